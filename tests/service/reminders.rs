//! Being told that somebody waits: the ladder of reminders, and quiet hours.

use crate::house::House;
use crate::timed::{DAY, HOUR, NOW, Timed, path};
use lusoria::service::ManualClock;

/// Checks that only one message was heard, and that it has these words in it.
#[track_caller]
fn only(heard: &[String], words: &str) {
    let [one] = heard else {
        panic!("not one message: {heard:?}")
    };
    assert!(one.contains(words), "{one}");
}

const NOBODY: [String; 0] = [];

#[tokio::test]
async fn whoever_is_waited_for_is_reminded_after_one_three_and_seven_days() {
    let timed = Timed::game("").await;
    assert_eq!(timed.heard_in(DAY - 1).await, NOBODY);
    let words = "anna, bob has been waiting for your move in #1 (Tablut) for ";
    only(&timed.heard_in(1).await, &format!("{words}1 d"));
    assert_eq!(timed.heard_in(2 * DAY - 1).await, NOBODY);
    only(&timed.heard_in(1).await, &format!("{words}3 d"));
    only(&timed.heard_in(4 * DAY).await, &format!("{words}7 d"));
    assert_eq!(timed.heard_in(300 * DAY).await, NOBODY);
    timed.house.play(&["anna: f4-f3"]).await;
    only(&timed.heard_in(DAY).await, "bob, anna has been waiting");
}

#[tokio::test]
async fn the_time_is_counted_from_the_last_move_and_an_ended_game_reminds_nobody() {
    let timed = Timed::game("").await;
    timed.pass(DAY - HOUR);
    timed.house.play(&["anna: f4-f3"]).await;
    assert_eq!(timed.heard_in(DAY - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "bob, anna has been waiting");
    timed.pass(HOUR);
    timed.house.play(&["bob: b4-b3"]).await;
    assert_eq!(timed.heard_in(DAY - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "anna, bob has been waiting");
    timed.house.play(&["anna: !yield #1"]).await;
    assert_eq!(timed.heard_in(30 * DAY).await, NOBODY);
}

#[tokio::test]
async fn after_a_pause_of_the_host_only_the_newest_is_sent_and_nothing_twice() {
    let timed = Timed::game("").await.away(5 * DAY).await;
    timed.settle().await;
    while timed.house.heard().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let told = timed.house.heard();
    let [told] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(told.text.contains("for 5 d"), "{told:?}");
    for _ in 0..2 {
        assert_eq!(timed.heard_in(HOUR).await, NOBODY);
    }
    let timed = timed.away(HOUR).await;
    assert_eq!(timed.heard_in(HOUR).await, NOBODY);
    only(&timed.heard_in(2 * DAY).await, "for 7 d");
}

#[tokio::test]
async fn everybody_chooses_how_soon_and_a_room_whether_at_all() {
    let timed = Timed::game("").await;
    let set = timed.house.say("anna", "!me remind 3d").await;
    let told = &set.reply().text;
    assert!(told.contains("after 3 days of waiting"), "{told}");
    assert_eq!(timed.heard_in(3 * DAY - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "for 3 d");
    timed
        .house
        .play(&["bob: !me remind off", "anna: f4-f3"])
        .await;
    assert_eq!(timed.heard_in(30 * DAY).await, NOBODY);
    timed.house.play(&["bob: b4-b3"]).await;
    timed.house.manage("!settings reminders off").await;
    assert_eq!(timed.heard_in(30 * DAY).await, NOBODY);
    for typed in ["!me remind 12h", "!me remind 31d", "!me remind soon"] {
        let refused = timed.house.say("anna", typed).await.refused();
        assert_eq!(refused, ["me-value"], "{typed}");
    }
}

#[tokio::test]
async fn who_has_no_reminders_does_not_silence_those_of_the_other() {
    let timed = Timed::game("").await;
    timed.house.play(&["anna: !me remind off"]).await;
    timed.heard_in(DAY + HOUR).await;
    timed.house.play(&["anna: f4-f3"]).await;
    only(&timed.heard_in(DAY).await, "bob, anna has been waiting");
}

#[tokio::test]
async fn nobody_is_reminded_alone_or_against_a_computer_player() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&path(home.path()), clock).await;
    house
        .play(&[
            "anna: !new tablut @me",
            "anna: !new tchuka",
            "anna: !new tablut bot:easy first",
        ])
        .await;
    hand.set(NOW + 30 * DAY);
    let due: i64 = sqlx::query_scalar("select count(*) from due")
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    assert_eq!(due, 0);
}

#[tokio::test]
async fn in_quiet_hours_nobody_is_reminded_but_after_them_if_it_is_still_true() {
    let timed = Timed::game("").await;
    let set = timed.house.say("anna", "!me quiet 12-16 utc").await;
    assert!(set.reply().text.contains("12:00-16:00 UTC"), "{set:?}");
    assert_eq!(timed.heard_in(DAY + 4 * HOUR - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "for 1 d 4 h");
    timed.house.play(&["anna: f4-f3", "bob: b4-b3"]).await;
    timed.house.manage("!settings night 15-20 UTC").await;
    assert_eq!(timed.heard_in(DAY).await, NOBODY);
    timed.house.play(&["anna: f3-f4"]).await;
    assert_eq!(timed.heard_in(DAY - 1).await, NOBODY);
    timed.house.play(&["anna: !me quiet off"]).await;
    timed.house.manage("!settings night off").await;
    only(&timed.heard_in(1).await, "bob, anna has been waiting");
}

#[tokio::test]
async fn quiet_hours_of_the_person_and_of_the_room_are_added_up() {
    let timed = Timed::game("").await;
    timed.house.play(&["anna: !me quiet 11-14 UTC"]).await;
    timed.house.manage("!settings night 13-15 UTC").await;
    assert_eq!(timed.heard_in(DAY + 3 * HOUR - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "for 1 d 3 h");
}

#[tokio::test]
async fn cl_10_warnings_and_flags_wait_for_the_end_of_quiet_hours() {
    let timed = Timed::game("time=4d").await;
    timed
        .house
        .play(&["anna: !me quiet 11-15 UTC", "bob: !me quiet 10-18 UTC"])
        .await;
    assert_eq!(timed.heard_in(3 * DAY + 3 * HOUR - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "anna, you have 21 h left");
    // The warning an hour before the end falls into quiet hours and is never said; the flag is told once they are over.
    assert_eq!(timed.heard_in(DAY + 3 * HOUR - 1).await, NOBODY);
    only(&timed.heard_in(1).await, "bob, the time of anna in #1");
    assert_eq!(timed.heard_in(9 * DAY).await, NOBODY);
}

#[tokio::test]
async fn a_flag_that_has_become_false_is_not_told_after_quiet_hours() {
    let timed = Timed::game("time=1d").await;
    timed.house.play(&["bob: !me quiet 11-15 UTC"]).await;
    timed.heard_in(DAY + HOUR).await;
    timed.house.play(&["anna: f4-f3", "bob: b4-b3"]).await;
    assert_eq!(timed.heard_in(3 * HOUR).await, NOBODY);
}

#[tokio::test]
async fn a_hard_game_ends_in_quiet_hours_too() {
    let timed = Timed::game("time=1d hard=on").await;
    timed.house.play(&["bob: !me quiet 11-15 UTC"]).await;
    let told = timed.heard_in(DAY + 1).await;
    assert!(told.last().unwrap().contains("bob wins"), "{told:?}");
}

#[tokio::test]
async fn a_time_zone_that_is_not_known_is_refused_with_one_that_is() {
    let house = House::new().await;
    for (typed, refused) in [
        ("!me quiet 22-8 Europe/Prag", "no-zone-near"),
        ("!me quiet 22-8 Middle-earth/Bree", "no-zone"),
        ("!me quiet 22-22 UTC", "me-value"),
        ("!me quiet 22-25 UTC", "no-time-of-day"),
        ("!me digest 30:00", "no-time-of-day"),
    ] {
        assert_eq!(
            house.say("anna", typed).await.refused(),
            [refused],
            "{typed}"
        );
    }
    let refused = house.manage("!settings night 22-8 Middle-earth/Bree").await;
    assert_eq!(refused.refused(), ["no-zone"]);
    let shown = house.say("anna", "!me quiet").await;
    assert!(shown.reply().text.contains("no quiet hours"), "{shown:?}");
}

#[tokio::test]
async fn a_zone_is_named_as_people_call_it_and_the_answer_says_which_was_understood() {
    let house = House::new().await;
    for (typed, understood) in [
        ("!me quiet 22-8", "“22:00-08:00 London”"),
        ("!me quiet 22-8 мск", "22:00-08:00 Europe/Moscow"),
        ("!me quiet 23-7", "23:00-07:00 Europe/Moscow"),
        ("!me quiet 22-8 Praha", "22:00-08:00 Europe/Prague"),
        ("!me quiet 22 - 8 GMT-5", "22:00-08:00 UTC-5"),
    ] {
        let said = house.say("anna", typed).await;
        let text = &said.reply().text;
        assert!(text.contains(understood), "{typed}: {text}");
    }
    for (typed, understood) in [
        ("!settings night 22-8 Roma", "Europe/Rome"),
        ("!puzzle daily 18:00", "18:00 (Europe/Rome)"),
        ("!puzzle daily 18:00 tablut New York", "(America/New_York)"),
        ("!settings night 23-7", "23:00-07:00 Europe/Rome"),
        ("!settings night off", "no quiet hours"),
        ("!settings night 23-7", "23:00-07:00 America/New_York"),
    ] {
        let said = house.manage(typed).await;
        let text = &said.reply().text;
        assert!(text.contains(understood), "{typed}: {text}");
    }
    let elsewhere = House::new().await;
    let daily = elsewhere.manage("!puzzle daily 18:00").await;
    let text = &daily.reply().text;
    assert!(
        text.contains("18:00 (UTC)") && text.contains("London"),
        "{text}"
    );
}
