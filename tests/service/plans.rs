//! Moves in advance: `if` and `queue`.

use crate::house::{House, Said, chat_message};
use lusoria::service::Outcome;

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// A game of Tablut in which Anna moves first.
async fn game() -> House {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    house
}

#[tokio::test]
async fn a_chain_of_answers_is_played_at_once_and_told_in_one_message() {
    let house = game().await;
    let planned = house
        .say("bob", "!if e4-f4 then a4-b4 then e3-f3 then d1-d2")
        .await;
    assert!(
        text(&planned).contains("`!if e4-f4 then a4-b4 then e3-f3 then d1-d2 #1`"),
        "{planned:?}"
    );
    let other = house.say("bob", "!if e6-f6 then a6-b6").await;
    assert!(text(&other).contains("e6-f6 then a6-b6"), "{other:?}");
    assert!(!text(&other).contains("No longer planned"), "{other:?}");
    let instead = house.say("bob", "!if e6-f6 then a4-b4").await;
    let (planned, replaced) = text(&instead).split_once("No longer planned").unwrap();
    assert!(planned.contains("`!if e6-f6 then a4-b4 #1`"), "{planned}");
    assert!(replaced.contains("`!if e6-f6 then a6-b6 #1`"), "{replaced}");
    let played = house.say("anna", "e4-f4").await;
    let reply = played.reply();
    assert_eq!(house.log(1).await, ["e4-f4", "a4-b4"]);
    assert_eq!(reply.reader.as_deref(), Some("anna"));
    for part in ["moves e4-f4", "moves a4-b4", "@anna, your turn"] {
        assert!(
            reply.text.contains(part) || reply.text.contains(part.trim_start_matches('@')),
            "{part}: {reply:?}"
        );
    }
    house.play(&["anna: e3-f3"]).await;
    assert_eq!(house.log(1).await, ["e4-f4", "a4-b4", "e3-f3", "d1-d2"]);
    let nothing = house.say("bob", "!queue #1").await;
    assert!(text(&nothing).contains("Nothing is planned"), "{nothing:?}");
}

#[tokio::test]
async fn a_line_replaces_the_longer_ones_that_begin_with_it() {
    let house = game().await;
    let long = "bob: !if e4-f4 then a4-b4 then e3-f3 then d1-d2";
    house.play(&[long]).await;
    let short = house.say("bob", "!if e4-f4, a4-b4").await;
    let (planned, replaced) = text(&short).split_once("No longer planned").unwrap();
    assert!(planned.contains("`!if e4-f4 then a4-b4 #1`"), "{planned}");
    assert!(replaced.contains("then e3-f3 then d1-d2 #1`"), "{replaced}");
    house.play(&["anna: e4-f4", "anna: e3-f3"]).await;
    assert_eq!(house.log(1).await, ["e4-f4", "a4-b4", "e3-f3"]);
}

/// The game is found by how its moves are written, and what is suggested can be typed.
#[tokio::test]
async fn of_several_games_the_one_is_meant_that_writes_moves_like_these() {
    let house = House::new().await;
    let games = [
        "anna: !new cats @bob second",
        "anna: !new tablut @bob first",
    ];
    house.play(&games).await;
    let illegal = house.say("bob", "!if f5-f6 then d2-d3").await;
    assert_eq!(illegal.refused(), ["plan-impossible-after"]);
    house.play(&["cyril: !new tablut @bob first"]).await;
    let which = house.say("bob", "!if f5-f6 then d2-d3").await;
    assert!(
        text(&which).contains("`!if f5-f6 then d2-d3 #"),
        "{which:?}"
    );
}

/// Bob types this in the room, where Anna reads the answer.
async fn in_public(house: &House, text: &str) -> Said {
    let mut message = house.message("hall", "bob", text);
    chat_message(&mut message).is_private = false;
    house.hear(message).await
}

#[tokio::test]
async fn where_the_other_player_reads_nothing_is_told_of_what_was_planned_elsewhere() {
    let house = game().await;
    assert!(text(&in_public(&house, "!if").await).contains("Nothing is planned"));
    house.say("bob", "!if e4-f4 then a4-b4").await;
    house.say("bob", "!queue d1-d2").await;
    let shown = in_public(&house, "!queue #1").await;
    assert_eq!(shown.refused(), ["plan-in-public"]);
    for typed in [
        "!if e6-f6 then a6-b6",
        "!if e4-f4 then a6-b6",
        "!queue f1-f2",
    ] {
        let told = in_public(&house, typed).await;
        assert!(text(&told).contains(typed), "{told:?}");
        for secret in ["a4-b4", "d1-d2"] {
            assert!(!text(&told).contains(secret), "{typed}: {told:?}");
        }
    }
    let own = house.say("bob", "!if").await;
    assert!(text(&own).contains("!queue d1-d2 ; f1-f2 #1"), "{own:?}");
    // The same words, whether or not anything was planned.
    for _ in 0..2 {
        let dropped = in_public(&house, "!if off").await;
        assert_eq!(
            text(&dropped),
            "Nothing is planned in #1 any more: whatever was, is dropped."
        );
    }
}

#[tokio::test]
async fn who_drops_a_plan_is_told_that_something_was_dropped() {
    let house = game().await;
    house.play(&["bob: !if e4-f4 then a4-b4"]).await;
    let dropped = house.say("bob", "!if off").await;
    assert!(text(&dropped).contains("whatever was, is dropped"));
    let nothing = house.say("bob", "!if off").await;
    assert!(text(&nothing).starts_with("Nothing is planned in #1."));
}

#[tokio::test]
async fn both_may_have_planned_and_it_goes_on_until_somebody_has_to_decide() {
    let house = game().await;
    house
        .play(&["bob: !if e4-f4 a4-b4 e3-f3 d1-d2", "anna: e6-f6"])
        .await;
    // Bob's plan does not foresee this move. So the plan is dropped, and Bob is told.
    let told = house.heard();
    assert!(
        told.iter().any(|one| one.text.contains("no longer fit")),
        "{told:?}"
    );
    house
        .play(&[
            "anna: !if a4-b4 then e3-f3 then d1-d2 then e7-f7",
            "bob: a4-b4\n!queue d1-d2 ; e1-d1",
        ])
        .await;
    let log = house.log(1).await;
    assert_eq!(log, ["e6-f6", "a4-b4", "e3-f3", "d1-d2", "e7-f7", "e1-d1"]);
}

#[tokio::test]
async fn a_queue_is_played_whatever_the_other_does_until_it_cannot_be() {
    let house = game().await;
    house
        .play(&["bob: !queue a4-b4 b4-b3", "anna: e4-f4", "anna: e6-f6"])
        .await;
    assert_eq!(house.log(1).await, ["e4-f4", "a4-b4", "e6-f6", "b4-b3"]);
    // Anna puts her own soldier where Bob's was to go.
    house
        .play(&["bob: !queue b3-f3 a1-a2", "anna: e3-f3"])
        .await;
    let said = house.heard().pop().unwrap();
    assert!(!said.text.is_empty());
}

#[tokio::test]
async fn plans_survive_a_restart_and_a_repeated_event_plays_nothing_twice() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house
        .play(&["anna: !new tablut @bob first", "bob: !if e4-f4 a4-b4"])
        .await;
    house.close().await;
    let house = House::at(&path).await;
    let moved = house.message("hall", "anna", "e4-f4");
    house.hear(moved.clone()).await;
    assert_eq!(house.log(1).await, ["e4-f4", "a4-b4"]);
    let mut again = house.hand_in(moved).await;
    assert_eq!(again.outcome().await, Outcome::Repeated);
    assert_eq!(house.log(1).await, ["e4-f4", "a4-b4"]);
    house.close().await;
    let left: i64 = {
        let house = House::at(&path).await;
        sqlx::query_scalar("select count(*) from plan")
            .fetch_one(&mut house.database().await)
            .await
            .unwrap()
    };
    assert_eq!(left, 0, "nothing is planned any more");
}

#[tokio::test]
async fn a_takeback_drops_what_was_planned_and_so_does_the_end() {
    let house = game().await;
    house
        .play(&["anna: e4-f4", "anna: !if a4-b4 then e3-f3", "anna: !undo"])
        .await;
    let told = house.heard();
    assert!(
        told.iter().any(|one| one.text.contains("no longer fit")),
        "{told:?}"
    );
    house.play(&["bob: !queue a4-b4", "anna: !yield #1"]).await;
    let left: i64 = sqlx::query_scalar("select count(*) from plan")
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    assert_eq!(left, 0);
}

#[tokio::test]
async fn what_cannot_be_planned_is_refused() {
    let house = game().await;
    for (from, line, id) in [
        ("anna", "!if a4-b4 then e4-f4", "plan-own-turn"),
        ("bob", "!if e4-f4", "plan-how"),
        ("bob", "!if e4-f4 then e4-f4", "plan-impossible-after"),
        ("bob", "!if a4-b4 then e4-f4", "plan-impossible"),
        ("bob", "!queue hello", "queue-impossible"),
        ("bob", "!queue a1-b1", "queue-impossible"),
        ("cyril", "!if e4-f4 then a4-b4 #1", "no-seat"),
    ] {
        let said = house.say(from, line).await;
        assert_eq!(said.refused(), [id], "{from}: {line}");
    }
    let many = vec!["a4-b4"; 21].join(" ; ");
    let said = house.say("bob", &format!("!queue {many}")).await;
    assert_eq!(said.refused(), ["plan-full"]);
    house
        .play(&["anna: !new quick @cyril first", "anna: !new cats @me"])
        .await;
    let dice = house.say("cyril", "!queue pass #2").await;
    assert_eq!(dice.refused(), ["plan-dice"]);
    let alone = house.say("anna", "!queue 1 #3").await;
    assert_eq!(alone.refused(), ["plan-alone"]);
    house.play(&["anna: !new murus bot first"]).await;
    let computer = house.say("anna", "!queue a1-a2 #4").await;
    assert_eq!(computer.refused(), ["plan-computer"]);
    assert_eq!(house.log(1).await, [""; 0]);
}

#[tokio::test]
async fn it_is_planned_in_the_words_of_each_language() {
    for (lang, line, off) in [
        ("cs", "!když e4-f4 pak a4-b4", "!když vypnout"),
        ("it", "!se e4-f4 poi a4-b4", "!se no"),
        ("ru", "!если e4-f4 то a4-b4", "!если выкл"),
    ] {
        let house = game().await;
        house.manage(&format!("!lang {lang}")).await;
        let planned = house.say("bob", line).await;
        assert!(
            text(&planned).contains(&format!("`{line} #1`")),
            "{planned:?}"
        );
        let dropped = house.say("bob", off).await;
        assert_ne!(text(&dropped), text(&planned));
        house.play(&[&format!("bob: {line}"), "anna: e4-f4"]).await;
        assert_eq!(house.log(1).await, ["e4-f4", "a4-b4"], "{lang}");
    }
}

#[tokio::test]
async fn planned_moves_are_named_in_the_words_of_the_reader() {
    let house = House::new().await;
    house.manage("!lang cs").await;
    house.play(&["anna: !nová murus @bob první"]).await;
    let planned = house.say("bob", "!když G4,SV pak A8,JZ").await;
    let text = text(&planned);
    assert!(text.contains("`!když G4,SV pak A8,JZ #1`"), "{text}");
}
