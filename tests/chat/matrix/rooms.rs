//! Tests of what people do in rooms: mentions in each form that clients send, threads, removed messages, and taking the bot's right to
//! write away and giving it back.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::BOT;
use crate::matrix::visible_messages::Seen;
use matrix_sdk::ruma::RoomId;
use serde_json::json;

/// The number of the game that begins with this message.
pub(crate) fn number(opened: &Seen) -> String {
    let (_, rest) = opened.body().split_once("Game ").unwrap();
    rest.split(' ').next().unwrap().to_owned()
}

/// Mentions in all forms in which clients send them.
pub(crate) async fn mentions(anna: &Person, bela: &Person) {
    let (hall, id) = (anna.opens_room(&[bela], false).await, bela.id());
    let address = format!("https://matrix.to/#/{id}");
    let pill = |label: &str| format!("!new quick <a href=\"{address}\">{label}</a> first");
    let shapes = [
        // Element X on Android mentions by id and by name; then come the forms of the other Element clients, and a client without HTML.
        (
            format!("!new quick [{id}]({address}) first"),
            Some(pill(id.as_str())),
        ),
        (
            format!("!new quick [Béla K.]({address}) first"),
            Some(pill("Béla K.")),
        ),
        ("!new quick bela first".to_owned(), Some(pill("bela"))),
        (format!("!new quick {id} first"), None),
    ];
    // Bela challenges Anna, too. After that, each may be challenged as often as the other likes.
    bela.asks(&hall, &format!("!new quick {}", anna.id())).await;
    bela.asks(&hall, "!abort").await;
    anna.nth(&hall, 1).await;
    for (body, html) in shapes {
        let mut content =
            json!({ "msgtype": "m.text", "body": body, "m.mentions": { "user_ids": [id] } });
        if let Some(html) = html {
            content["format"] = json!("org.matrix.custom.html");
            content["formatted_body"] = json!(html);
        }
        let before = anna.bot_says(&hall).len();
        anna.sends(&hall, "m.room.message", content).await;
        let opened = anna.nth(&hall, before).await;
        assert!(
            opened.body().contains("then bela"),
            "{body}: {}",
            opened.body()
        );
        assert_eq!(opened.rings(), [anna.id().as_str()]);
        let address = format!("https://matrix.to/#/{BOT}");
        let abort = json!({
            "msgtype": "m.text", "body": format!("[{BOT}]({address}) !abort {}", number(&opened)),
            "format": "org.matrix.custom.html",
            "formatted_body": format!("<a href=\"{address}\">{BOT}</a> !abort {}", number(&opened)),
            "m.mentions": { "user_ids": [BOT] },
        });
        anna.sends(&hall, "m.room.message", abort).await;
        let ended = anna.nth(&hall, before + 1).await;
        assert!(ended.body().contains("calls off"), "{}", ended.body());
        // Clients add a mention of the bot to a reply to its message. Such a reply is chatter all the same.
        let reply = json!({
            "msgtype": "m.text", "body": "what a pity", "m.mentions": { "user_ids": [BOT] },
            "m.relates_to": { "m.in_reply_to": { "event_id": ended.id } },
        });
        anna.sends(&hall, "m.room.message", reply).await;
        let games = anna.asks(&hall, "!games").await;
        assert!(games.body().contains("XII Scripta"), "{}", games.body());
    }
}

/// A client can mention anybody. Somebody who is not in the room could not read the challenge, so no game begins, and the bot goes on
/// calling them by their name in other rooms.
pub(crate) async fn nobody_is_called_who_is_not_there(anna: &Person, bela: &Person) {
    let alone = anna.opens_room(&[], false).await;
    let content = json!({
        "msgtype": "m.text", "body": format!("!new cats {}", bela.id()),
        "m.mentions": { "user_ids": [bela.id()] },
    });
    let before = anna.bot_says(&alone).len();
    anna.sends(&alone, "m.room.message", content).await;
    let refused = anna.nth(&alone, before).await;
    let told = format!("I cannot find {} here", bela.id());
    assert!(refused.body().contains(&told), "{}", refused.body());
    assert_eq!(refused.rings(), [""; 0]);
}

/// If somebody plays in a thread below a board, the replies come in the thread and nowhere else.
pub(crate) async fn played_in_a_thread(anna: &Person, bela: &Person) {
    let hall = anna.opens_room(&[bela], false).await;
    let opened = anna.asks(&hall, "!new ohojitxi @bela first").await;
    let pit = first_move(anna, &hall, &number(&opened)).await;
    let inside = json!({
        "msgtype": "m.text", "body": pit, "m.relates_to": {
            "rel_type": "m.thread", "event_id": opened.id, "is_falling_back": true, "m.in_reply_to": { "event_id": opened.id },
        },
    });
    anna.sends(&hall, "m.room.message", inside).await;
    let turn = anna.nth(&hall, 2).await;
    assert_eq!(turn.rings(), [bela.id().as_str()], "{}", turn.body());
    assert_eq!(turn.content["m.relates_to"]["event_id"], json!(opened.id));
    let next = anna.asks(&hall, "!games").await;
    assert!(next.body().contains("XII Scripta"), "{}", next.body());
    // A player who has left the room is not notified there.
    let game = number(&anna.asks(&hall, "!new afrika @bela first").await);
    let pit = first_move(anna, &hall, &game).await;
    let other = anna.opens_room(&[bela], false).await;
    let shown = bela.asks(&other, &format!("!show {game} here")).await;
    assert!(shown.rings().is_empty(), "{}", shown.body());
    bela.room(&hall).leave().await.unwrap();
    let left = |seen: &Seen| {
        seen.room == hall.as_str()
            && seen.sender == bela.id().as_str()
            && seen.content["membership"] == "leave"
    };
    anna.until("bela goes", |seen| seen.iter().any(left).then_some(()))
        .await;
    let turn = anna.asks(&hall, &format!("{game} {pit}")).await;
    assert!(turn.rings().is_empty(), "{}", turn.body());
    assert!(
        turn.body().contains("no longer in this room"),
        "{}",
        turn.body()
    );
    // Another room that shows the game notifies this player instead.
    let calls = |seen: &Seen| seen.room == other.as_str() && seen.rings() == [bela.id().as_str()];
    anna.until("the call in the other room", |seen| {
        seen.iter().any(calls).then_some(())
    })
    .await;
}

/// Some legal move of a game that has just begun.
async fn first_move(anna: &Person, hall: &RoomId, game: &str) -> String {
    let moves = anna.asks(hall, &format!("!moves {game}")).await;
    let (_, moves) = moves.body().split_once(": ").unwrap();
    let mut words = moves.split(['`', ',', '.', ' ']);
    words.find(|word| !word.is_empty()).unwrap().to_owned()
}

/// If the message with the board of the current turn is removed, the bot posts the board anew.
pub(crate) async fn taken_out(anna: &Person, bela: &Person) {
    let hall = anna.opens_room(&[bela], false).await;
    let opened = anna
        .asks(&hall, "!new scripta(pieces=3,dice=hand) @bela first")
        .await;
    let message = matrix_sdk::ruma::EventId::parse(&opened.id).unwrap();
    let redacted = anna.room(&hall).redact(&message, None, None).await;
    redacted.unwrap();
    let again = anna.asks(&hall, "roll 1 4 6").await;
    assert!(again.body().contains("your turn"), "{}", again.body());
}

/// If the bot may not write in a room, its replies wait until it may write again.
pub(crate) async fn muted(anna: &Person, bela: &Person) {
    let hall = anna.opens_room(&[bela], false).await;
    // The creator of a room need not be listed, and in newer room versions must not be.
    let power =
        |needed: i64| json!({ "users": { (bela.id().as_str()): 100 }, "events_default": needed });
    let set = async |person: &Person, needed: i64| {
        let room = person.room(&hall);
        let sent = room.send_state_event_raw("m.room.power_levels", "", power(needed));
        sent.await.unwrap();
    };
    set(anna, 50).await;
    bela.says(&hall, "!games").await;
    // In the meantime the bot answers in another room.
    let other = anna.opens_room(&[bela], false).await;
    anna.asks(&other, "!games").await;
    set(bela, 0).await;
    let games = anna.nth(&hall, 0).await;
    assert!(games.body().contains("XII Scripta"), "{}", games.body());
}
