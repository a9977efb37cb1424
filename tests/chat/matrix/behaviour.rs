//! Tests how the bot behaves in rooms: which messages it answers and where, and whose invitations it accepts.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::BOT;
use crate::matrix::rooms::{
    mentions, muted, nobody_is_called_who_is_not_there, number, played_in_a_thread, taken_out,
};
use crate::matrix::synapse::Limits;
use crate::matrix::two_people::{bot_and_two_people, bot_with_settings};
use matrix_sdk::ruma::api::client::room::upgrade_room::v3::Request as Upgrade;
use matrix_sdk::ruma::{OwnedRoomId, RoomId, RoomVersionId, UserId};
use serde_json::json;

/// The homeserver sends only the latest of the events that came while the bot was away. The bot has to ask for the earlier ones.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_while_the_bot_is_away_is_answered_once() {
    let Some((_synapse, mut program, anna, bela)) = bot_and_two_people(Limits::None, 0).await
    else {
        return;
    };
    let rooms = [
        anna.opens_room(&[&bela], false).await,
        anna.opens_room(&[&bela], true).await,
    ];
    // Nobody may challenge a stranger twice. So Anna begins the first game, and Bela the second.
    for (room, person, friend) in [(&rooms[0], &anna, "@bela"), (&rooms[1], &bela, "@anna")] {
        let begin = format!("!new scripta(pieces=1) {friend} first");
        let moved = person.asks(room, &begin).await;
        assert!(moved.body().contains("your turn"), "{}", moved.body());
    }
    program.kill();
    for room in &rooms {
        miss_much(&anna, &bela, room).await;
    }
    program.start();
    for room in &rooms {
        // The bot's messages are: the beginning of the game, the answer to Bela's question, and the answer to what is asked after the
        // start.
        let help = anna.nth(room, 1).await;
        assert!(help.body().contains("`!new"), "{}", help.body());
        let board = anna.asks(room, "!board").await;
        assert!(board.body().contains("anna"), "{}", board.body());
        assert_eq!(anna.history(room).await.len(), 3);
    }
    program.stop().await;
    program.check_log("chatter");
}

/// Writes more than one sync returns: one question at the beginning, and after it all kinds of messages that must not be answered.
async fn miss_much(anna: &Person, bela: &Person, room: &RoomId) {
    let asked = bela.says(room, "!help").await;
    let edit = json!({
        "msgtype": "m.text", "body": "* !games", "m.new_content": { "msgtype": "m.text", "body": "!games" },
        "m.relates_to": { "rel_type": "m.replace", "event_id": asked },
    });
    bela.sends(room, "m.room.message", edit).await;
    anna.sends(
        room,
        "m.room.message",
        json!({ "msgtype": "m.notice", "body": "!games" }),
    )
    .await;
    anna.sends(room, "m.reaction", json!({ "m.relates_to": { "rel_type": "m.annotation", "event_id": asked, "key": "!games" } })).await;
    for n in 0..70 {
        anna.says(room, &format!("chatter {n}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_answers_where_it_was_asked_and_goes_only_where_it_should() {
    let Some((synapse, mut program, anna, bela)) = bot_with_settings(
        Limits::None,
        0,
        &[("LUSORIA_MATRIX_INVITES", "@anna:localhost")],
    )
    .await
    else {
        return;
    };
    let hall = anna.opens_room(&[&bela], false).await;
    threads(&anna, &hall).await;
    let cyril = Person::enter(&synapse, "cyril").await;
    namesakes(&anna, &bela, &cyril).await;
    mentions(&anna, &bela).await;
    nobody_is_called_who_is_not_there(&anna, &bela).await;
    played_in_a_thread(&anna, &bela).await;
    taken_out(&anna, &bela).await;
    muted(&anna, &bela).await;
    uninvited(&cyril).await;
    let alone = anna.opens_room(&[], true).await;
    let help = anna.asks(&alone, "help").await;
    assert!(
        help.body().contains("`!new"),
        "no prefix is needed here: {}",
        help.body()
    );
    anna.room(&alone).leave().await.unwrap();
    program
        .until_logged("left a room in which nobody else was left", 1)
        .await;
    unreadable(&anna, &hall).await;
    moved(&anna, &bela).await;
    put_out(&anna, &bela).await;
    program.stop().await;
    program.check_log("what a thread");
}

async fn threads(anna: &Person, hall: &RoomId) {
    let root = anna.says(hall, "what a thread this will be").await;
    let before = anna.bot_says(hall).len();
    let asked = json!({
        "msgtype": "m.text", "body": "!games", "m.relates_to": {
            "rel_type": "m.thread", "event_id": root, "is_falling_back": true, "m.in_reply_to": { "event_id": root },
        },
    });
    let asked = anna.sends(hall, "m.room.message", asked).await;
    let answer = anna.nth(hall, before).await;
    let relation = &answer.content["m.relates_to"];
    assert_eq!(
        (&relation["rel_type"], &relation["event_id"]),
        (&json!("m.thread"), &json!(root))
    );
    assert_eq!(
        (answer.answers(), answer.content["msgtype"].as_str()),
        (Some(asked.as_str()), Some("m.notice"))
    );
}

/// If two people have the same name, the bot guesses neither, and shows each with the id.
async fn namesakes(anna: &Person, bela: &Person, cyril: &Person) {
    cyril
        .client
        .account()
        .set_display_name(Some("bela"))
        .await
        .unwrap();
    let room = anna.opens_room(&[bela, cyril], false).await;
    let refused = anna.asks(&room, "!new quick @bela").await;
    let known = anna.asks(&room, "!new quick @cyril:localhost first").await;
    assert!(
        known.body().contains("bela (@cyril:localhost)"),
        "{}",
        known.body()
    );
    assert!(!refused.body().contains("begins"), "{}", refused.body());
}

/// Somebody whose invitations the bot does not accept.
async fn uninvited(cyril: &Person) {
    let mut request = matrix_sdk::ruma::api::client::room::create_room::v3::Request::new();
    request.invite = vec![UserId::parse(BOT).unwrap()];
    let room = cyril
        .client
        .create_room(request)
        .await
        .unwrap()
        .room_id()
        .to_owned();
    cyril
        .until("the bot refuses", |seen| {
            let refuses = |seen: &&crate::matrix::visible_messages::Seen| {
                seen.room == room.as_str()
                    && seen.sender == BOT
                    && seen.content["membership"] == "leave"
            };
            let refusal = seen.iter().find(refuses)?;
            let reason = refusal.content["reason"].as_str().unwrap_or_default();
            assert!(reason.contains("invitations"), "{refusal:?}");
            Some(())
        })
        .await;
}

/// If the key of a message never comes, the bot says so once for each encryption session.
async fn unreadable(anna: &Person, hall: &RoomId) {
    let before = anna.bot_says(hall).len();
    for session in ["one", "one", "two"] {
        let locked = json!({
            "algorithm": "m.megolm.v1.aes-sha2", "sender_key": "key", "device_id": "DEVICE", "session_id": session,
            "ciphertext": "AwgAEnACgAkLmt6qF84IK++J7UDH2Za1YVchHyprqTqsg2yyOwAtHaZTwyNg37afzg8f3r9IsN9rH4RNFg7MaZencUJe4qvELiDiopUjy5wYVDAtqdBzer5bWRD9ldxp1FLgbQvBcjkkywYjCsmsq6+hArILd9oAQZnGKn/qLsK+5uNX3PaWzDRC9wZPQvWYYPCTov3jCwXKTPsLKIiTrcCXDqMvnn8m+T3zF/I2zqxg158tnUwWWIw51UO",
        });
        anna.sends(hall, "m.room.encrypted", locked).await;
    }
    let told = anna.nth(hall, before + 1).await;
    assert!(told.body().contains("encrypted"), "{}", told.body());
    let next = anna.asks(hall, "!games").await;
    assert!(
        next.body().contains("XII Scripta"),
        "told more than twice: {}",
        next.body()
    );
}

/// A room is replaced by another one.
async fn moved(anna: &Person, bela: &Person) {
    let room: OwnedRoomId = anna.opens_room(&[bela], false).await;
    let hall: &RoomId = &room;
    let opened = anna.asks(hall, "!new scripta(pieces=3) @bela first").await;
    let game = number(&opened);
    // The bot cannot follow by itself into a room that is only for invited people, so the room is made public.
    let open = json!({ "join_rule": "public" });
    anna.room(hall)
        .send_state_event_raw("m.room.join_rules", "", open)
        .await
        .unwrap();
    let next = anna
        .client
        .send(Upgrade::new(room.clone(), RoomVersionId::V10))
        .await
        .unwrap()
        .replacement_room;
    anna.until_joins(&next, &UserId::parse(BOT).unwrap()).await;
    let told = anna.nth(&next, 0).await;
    assert!(told.body().contains(&game), "{}", told.body());
    let board = anna.asks(&next, "!board").await;
    assert!(board.body().contains(&game), "{}", board.body());
    let resigned = anna.asks(&next, &format!("!yield {game}")).await;
    assert!(resigned.body().contains("bela wins"), "{}", resigned.body());
}

/// The bot is banned from one room and goes on in another.
async fn put_out(anna: &Person, bela: &Person) {
    let room = anna.opens_room(&[bela], false).await;
    anna.asks(&room, "!games").await;
    anna.room(&room)
        .ban_user(&UserId::parse(BOT).unwrap(), None)
        .await
        .unwrap();
    anna.says(&room, "!games").await;
    let other = anna.opens_room(&[bela], false).await;
    let games = anna.asks(&other, "!games").await;
    assert!(games.body().contains("XII Scripta"));
    assert_eq!(anna.bot_says(&room).len(), 1);
}
