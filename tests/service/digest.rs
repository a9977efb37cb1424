//! The digest: one message a day in a direct chat, instead of being called in rooms at every turn.

use crate::house::{House, Said, chat_message};
use crate::links::{DISCORD, MATRIX, link, on};
use crate::timed::{DAY, HOUR, NOW, Timed};
use lusoria::service::ManualClock;
use lusoria::session::Platform;

const NOBODY: [String; 0] = [];

/// Somebody writes this in a direct chat with the bot.
async fn alone(house: &House, from: &str, text: &str) -> Said {
    let mut message = house.message(&format!("{from}-alone"), from, text);
    chat_message(&mut message).direct = true;
    house.hear(message).await
}

/// What was heard in direct chats and elsewhere while this time passed.
async fn heard_in(timed: &Timed, seconds: i64) -> Vec<(String, String)> {
    let before = timed.house.heard().len();
    timed.heard_in(seconds).await;
    let heard = timed.house.heard().split_off(before);
    heard.into_iter().map(|one| (one.room, one.text)).collect()
}

/// It is Monday noon in London, one o’clock in Prague.
#[tokio::test]
async fn what_waits_is_told_once_a_day_where_nobody_else_reads_it() {
    let timed = Timed::game("").await;
    let set = alone(&timed.house, "anna", "!me digest 18:00 europe/prague").await;
    let told = &set.reply().text;
    assert!(
        told.contains("Every day at 18:00 Europe/Prague I write to you"),
        "{told}"
    );
    assert_eq!(heard_in(&timed, 5 * HOUR - 1).await, []);
    let heard = heard_in(&timed, 1).await;
    let [(room, digest)] = &heard[..] else {
        panic!("{heard:?}")
    };
    assert_eq!(room, "anna-alone");
    // On Matrix a message that calls nobody makes no sound.
    let calls = timed.house.heard().pop().unwrap().calls;
    assert_eq!(calls.as_deref(), Some("anna"));
    assert!(
        digest.starts_with("It is your turn in:\n`#1` Tablut: anna, bob; for 5 hours; in hall"),
        "{digest}"
    );
    assert_eq!(
        heard_in(&timed, DAY - 1).await,
        [],
        "and nobody is reminded in the room"
    );
    assert_eq!(heard_in(&timed, 1).await.len(), 1);
    let timed = timed.away(3 * DAY + HOUR).await;
    timed.settle().await;
    while timed.house.heard().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(heard_in(&timed, HOUR).await, []);
    assert_eq!(
        timed.house.heard().len(),
        1,
        "once for all days of the absence"
    );
    timed.house.play(&["anna: f4-f3"]).await;
    timed.house.play(&["bob: !me remind off"]).await;
    assert_eq!(heard_in(&timed, 2 * DAY).await, [], "nothing waits for her");
}

#[tokio::test]
async fn whoever_has_a_digest_is_called_in_rooms_only_when_time_runs_out() {
    let timed = Timed::game("time=5d").await;
    timed.house.play(&["anna: f4-f3"]).await;
    let called = timed.house.say("bob", "b4-b3").await;
    assert_eq!(called.reply().calls.as_deref(), Some("anna"));
    alone(&timed.house, "anna", "!me digest 18:00 UTC").await;
    timed.house.play(&["anna: f3-g3"]).await;
    let spared = timed.house.say("bob", "b3-b2").await;
    assert_eq!(spared.reply().calls, None, "{spared:?}");
    assert!(
        spared.reply().text.contains("anna, your turn"),
        "{spared:?}"
    );
    let before = timed.house.heard().len();
    timed.heard_in(4 * DAY + 23 * HOUR).await;
    let heard = timed.house.heard().split_off(before);
    let warned = heard
        .iter()
        .find(|one| one.text.contains("left for your move"));
    assert_eq!(warned.unwrap().calls.as_deref(), Some("anna"), "{heard:?}");
    alone(&timed.house, "anna", "!me digest off").await;
    timed.house.play(&["anna: g3-f3"]).await;
    let called = timed.house.say("bob", "b2-c2").await;
    assert_eq!(called.reply().calls.as_deref(), Some("anna"));
}

#[tokio::test]
async fn quiet_hours_hold_and_the_offers_of_others_are_told_as_well() {
    let timed = Timed::game("").await;
    alone(&timed.house, "bob", "!me digest 14:00 UTC").await;
    timed
        .house
        .play(&["bob: !me quiet 13-16 UTC", "bob: !me remind off"])
        .await;
    timed.house.play(&["anna: !me remind off"]).await;
    assert_eq!(heard_in(&timed, 4 * HOUR).await, [], "it is not his turn");
    timed.house.play(&["anna: !draw"]).await;
    assert_eq!(timed.heard_in(23 * HOUR).await, NOBODY, "three o’clock");
    let heard = heard_in(&timed, HOUR).await;
    assert!(heard[0].1.contains("your answer is asked for"), "{heard:?}");
    assert_eq!(heard_in(&timed, DAY - 1).await, []);
}

#[tokio::test]
async fn it_is_refused_at_once_where_others_would_read_it() {
    let house = House::new().await;
    let mut message = house.message("hall", "anna", "!me digest 18:00 UTC");
    message.room.platform = Platform::Discord;
    chat_message(&mut message).author.platform = Platform::Discord;
    let said = house.hear(message).await;
    assert_eq!(said.refused(), ["digest-where"]);
}

#[tokio::test]
async fn whoever_cannot_be_sent_a_digest_any_more_is_called_in_rooms_again() {
    let timed = Timed::game("").await;
    let text = "!me digest 14:00 UTC";
    let mut message = timed.house.message("crowded", "anna", text);
    chat_message(&mut message).direct = true;
    timed.house.hear(message).await;
    timed
        .house
        .play(&["anna: !me remind off", "bob: !me remind off"])
        .await;
    // By now other people read that chat, too.
    timed.pass(3 * HOUR);
    timed.settle().await;
    let mut shown = timed.house.say("anna", "!me digest").await;
    for _ in 0..100 {
        if !shown.reply().text.contains("14:00") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        shown = timed.house.say("anna", "!me digest").await;
    }
    timed.house.play(&["anna: f4-f3"]).await;
    let called = timed.house.say("bob", "b4-b3").await;
    assert_eq!(called.reply().calls.as_deref(), Some("anna"), "{shown:?}");
    assert_eq!(heard_in(&timed, 2 * DAY).await, []);
}

/// A house in which it is bob’s turn. On Matrix bob has asked for a digest at three o’clock, and has then linked that account to the
/// other one.
async fn linked_with_digest(home: &std::path::Path) -> Timed {
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&home.join("house.db"), clock).await;
    on(&house, DISCORD, "bob", "!new tablut @anna first").await;
    on(&house, DISCORD, "bob", "!me remind off").await;
    on(&house, MATRIX, "bob", "!me digest 15:00 UTC").await;
    link(&house, "bob").await;
    Timed::of(house, hand)
}

#[tokio::test]
async fn a_digest_goes_on_where_it_was_asked_for_after_two_accounts_have_become_one() {
    let home = tempfile::tempdir().unwrap();
    let timed = linked_with_digest(home.path()).await;
    for _ in 0..2 {
        let heard = heard_in(&timed, DAY).await;
        let [(room, digest)] = &heard[..] else {
            panic!("{heard:?}")
        };
        assert_eq!(room, "Matrix");
        assert!(digest.contains("`#1` Tablut"), "{digest}");
    }
    let off = on(&timed.house, DISCORD, "bob", "!me digest off").await;
    assert_eq!(off.refused(), Vec::<String>::new());
    assert_eq!(heard_in(&timed, 2 * DAY).await, []);
}

#[tokio::test]
async fn a_digest_stays_with_the_chat_that_is_separated() {
    let home = tempfile::tempdir().unwrap();
    let timed = linked_with_digest(home.path()).await;
    on(&timed.house, MATRIX, "bob", "!unlink").await;
    assert_eq!(
        heard_in(&timed, 2 * DAY).await,
        [],
        "nothing waits for him there"
    );
    on(&timed.house, MATRIX, "bob", "!new tablut @cyril first").await;
    on(&timed.house, MATRIX, "bob", "!me remind off").await;
    let heard = heard_in(&timed, DAY).await;
    let [(room, digest)] = &heard[..] else {
        panic!("{heard:?}")
    };
    assert_eq!(room, "Matrix");
    assert!(digest.contains("#2") && !digest.contains("#1"), "{digest}");
    let other = on(&timed.house, DISCORD, "bob", "!me digest").await;
    assert!(!other.reply().text.contains("15:00"), "{other:?}");
}

#[tokio::test]
async fn a_digest_stays_with_its_chat_when_the_other_one_is_separated() {
    let home = tempfile::tempdir().unwrap();
    let timed = linked_with_digest(home.path()).await;
    on(&timed.house, DISCORD, "bob", "!unlink").await;
    let heard = heard_in(&timed, DAY).await;
    assert!(heard.len() == 1 && heard[0].0 == "Matrix", "{heard:?}");
    let new = on(&timed.house, DISCORD, "bob", "!me digest").await;
    assert!(!new.reply().text.contains("15:00"), "{new:?}");
}

#[tokio::test]
async fn a_digest_that_the_first_one_has_turned_off_counts_as_none_when_accounts_are_joined() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    on(&house, DISCORD, "bob", "!new tablut @anna first").await;
    on(&house, DISCORD, "bob", "!me remind off").await;
    on(&house, DISCORD, "bob", "!me digest off").await;
    on(&house, MATRIX, "bob", "!me digest 15:00 UTC").await;
    link(&house, "bob").await;
    let timed = Timed::of(house, hand);
    let heard = heard_in(&timed, DAY).await;
    assert!(heard.len() == 1 && heard[0].0 == "Matrix", "{heard:?}");
    let shown = on(&timed.house, DISCORD, "bob", "!me digest").await;
    assert!(shown.reply().text.contains("15:00"), "{shown:?}");
}

#[tokio::test]
async fn a_digest_in_a_zone_that_is_known_no_longer_goes_on_at_that_hour_in_utc() {
    let timed = Timed::game("").await;
    alone(&timed.house, "anna", "!me digest 18:00 UTC").await;
    let gone = "update personal_setting set value = '18:00 Europe/Atlantis' where name = 'digest'";
    let home = timed.house.database();
    sqlx::query(gone).execute(&mut home.await).await.unwrap();
    let timed = timed.away(1).await;
    for _ in 0..2 {
        let heard = heard_in(&timed, DAY).await;
        assert!(heard.len() == 1 && heard[0].0 == "anna-alone", "{heard:?}");
    }
}

#[tokio::test]
async fn whoever_ends_a_vacation_early_gets_the_digest_again() {
    let timed = Timed::game("").await;
    alone(&timed.house, "anna", "!me digest 18:00 UTC").await;
    timed.house.play(&["anna: !vacation 12d"]).await;
    for _ in 0..2 {
        assert_eq!(heard_in(&timed, DAY).await, []);
    }
    timed.house.play(&["anna: !vacation off"]).await;
    let heard = [heard_in(&timed, DAY).await, heard_in(&timed, DAY).await].concat();
    assert_eq!(heard.len(), 2, "{heard:?}");
    assert!(
        heard.iter().all(|(room, _)| room == "anna-alone"),
        "{heard:?}"
    );
}
