//! Days of vacation: spent when the time is over, or taken in advance (`docs/clocks.md`, CL-12 to CL-15).

use crate::timed::{DAY, HOUR, Timed};
use lusoria::service::Outcome;
use lusoria::session::{Proof, Record};

const NOBODY: [String; 0] = [];

/// The entries about vacation in the log of a session.
async fn rested(timed: &Timed, session: i64) -> Vec<String> {
    let mut log = timed.house.log(session).await;
    log.retain(|entry| entry.starts_with("=vacation:"));
    log
}

/// The seconds of vacation that the log of a session gives this seat.
async fn seconds_rested(timed: &Timed, session: i64, seat: &str) -> i64 {
    let log = rested(timed, session).await;
    let own = log
        .iter()
        .filter_map(|entry| entry.strip_prefix(&format!("=vacation:{seat}:")));
    own.map(|seconds| seconds.parse::<i64>().unwrap()).sum()
}

/// The vacations that are stored: from when to when.
async fn stored(timed: &Timed) -> Vec<(i64, i64)> {
    sqlx::query_as("select from_at, until from vacation order by account, from_at")
        .fetch_all(&mut timed.house.database().await)
        .await
        .unwrap()
}

async fn clock(timed: &Timed, from: &str, session: i64) -> String {
    let shown = timed.house.say(from, &format!("!clock #{session}")).await;
    shown.reply().text.clone()
}

#[tokio::test]
async fn cl_13_when_the_time_is_over_days_are_spent_and_then_it_is_over() {
    let timed = Timed::game("time=1d hard=on vacation=on").await;
    let told = timed.heard_in(DAY + 1).await;
    let [spent] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(
        spent.contains("anna has run out of time in #1 (Tablut)"),
        "{spent}"
    );
    assert!(spent.contains("29 are left"), "{spent}");
    for _ in 0..29 {
        assert_eq!(timed.heard_in(DAY).await, NOBODY);
    }
    let told = timed.heard_in(DAY).await;
    assert!(told.last().unwrap().contains("bob wins"), "{told:?}");
    assert_eq!(seconds_rested(&timed, 1, "first").await, 30 * DAY);
    let record = timed.house.say("bob", "!export #1").await;
    let record = Record::parse(&record.reply().text).unwrap();
    assert_eq!(record.verdict().proof(), Proof::Proved, "{record:?}");
}

#[tokio::test]
async fn cl_14_a_day_counts_for_all_games_of_that_person() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed
        .house
        .play(&[
            "cyril: !new tablut @anna second bank=5d",
            "anna: #2 e4-f4",
            "cyril: #2 a4-b4",
        ])
        .await;
    timed.heard_in(DAY + HOUR).await;
    timed.house.play(&["anna: #1 f4-f3"]).await;
    assert!(clock(&timed, "anna", 2).await.contains("anna: 4 d"));
    timed.pass(HOUR);
    timed.house.play(&["anna: #2 f4-f3"]).await;
    assert_eq!(seconds_rested(&timed, 1, "first").await, HOUR);
    assert_eq!(seconds_rested(&timed, 2, "first").await, 2 * HOUR);
    assert!(clock(&timed, "anna", 2).await.contains("anna: 4 d\n"));
    // Anna's vacation does not stop Bob's clock: Bob's time is over after a day.
    let told = timed.heard_in(DAY).await;
    let own = "bob has run out of time in #1";
    assert!(told.iter().any(|text| text.contains(own)), "{told:?}");
}

#[tokio::test]
async fn cl_12_where_it_is_forbidden_no_day_is_spent() {
    for time in ["time=1d vacation=off", "live=2d", "time=23h"] {
        let timed = Timed::game(time).await;
        timed.house.play(&["anna: !vacation 3d"]).await;
        let told = timed.heard_in(2 * DAY + 1).await;
        // Anna is on vacation, but her clock in this game runs on.
        let over = "bob, the time of anna";
        assert!(
            told.iter().any(|text| text.contains(over)),
            "{time}: {told:?}"
        );
        assert_eq!(rested(&timed, 1).await, NOBODY);
    }
    let refused = crate::house::House::new().await;
    let said = refused
        .say("anna", "!new tablut @bob live=10m vacation=on")
        .await;
    assert_eq!(said.refused(), ["time-how"]);
}

#[tokio::test]
async fn cl_15_days_can_be_taken_in_advance_and_nobody_is_called_meanwhile() {
    let timed = Timed::game("time=2d vacation=on").await;
    let shown = timed.house.say("anna", "!me vacation").await;
    assert!(
        shown.reply().text.contains("30 days of vacation"),
        "{shown:?}"
    );
    let taken = timed.house.say("anna", "!vacation 10d").await;
    let told = &taken.reply().text;
    assert!(
        told.contains("for another 10 d") && told.contains("left: 20"),
        "{told}"
    );
    assert_eq!(timed.heard_in(10 * DAY).await, NOBODY);
    assert!(clock(&timed, "bob", 1).await.contains("anna: 2 d"));
    let told = timed.heard_in(DAY + 12 * HOUR).await;
    assert!(told[0].contains("anna, you have 12 h"), "{told:?}");
    timed.house.play(&["anna: f4-f3"]).await;
    for typed in ["!vacation 21d", "!vacation 0d", "!vacation 12h"] {
        let refused = timed.house.say("anna", typed).await.refused();
        assert_eq!(refused, ["vacation-how-long"], "{typed}");
    }
    timed.house.play(&["anna: !vacation 20d"]).await;
    let none = timed.house.say("anna", "!vacation 21d").await;
    assert_eq!(none.refused(), ["vacation-none"]);
    timed.heard_in(360 * DAY).await;
    let back = timed.house.say("anna", "!vacation").await;
    assert!(
        back.reply().text.contains("10 days of vacation"),
        "{back:?}"
    );
}

#[tokio::test]
async fn cl_13_a_kill_and_a_pause_of_the_host_spend_no_day_twice_and_none_at_all() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed.heard_in(DAY + 1).await;
    let timed = timed.away(HOUR).await.away(3 * DAY).await;
    timed.settle().await;
    let shown = timed.house.say("anna", "!vacation").await;
    // The host was away on that day, so the day is given back.
    assert!(shown.reply().text.contains("30 days"), "{shown:?}");
    timed.house.play(&["anna: f4-f3"]).await;
    let record = timed.house.say("bob", "!export #1").await;
    Record::parse(&record.reply().text).unwrap();
}

#[tokio::test]
async fn cl_13_a_late_move_in_a_hard_game_is_in_time_if_a_day_is_left() {
    let timed = Timed::game("time=1d hard=on vacation=on").await;
    timed.pass(DAY + 2 * HOUR);
    timed.house.play(&["anna: f4-f3"]).await;
    assert!(
        timed
            .house
            .log(1)
            .await
            .contains(&format!("=vacation:first:{}", 2 * HOUR))
    );
    let shown = timed.house.say("anna", "!vacation").await;
    assert!(shown.reply().text.contains("left: 29"), "{shown:?}");
    // What is left of the day of vacation is not added to the time on her clock.
    timed.house.play(&["bob: b4-b3"]).await;
    let told = clock(&timed, "bob", 1).await;
    assert!(told.contains("anna: 1 d\n"), "{told}");
    assert!(
        told.contains("anna is on vacation for another 22 h"),
        "{told}"
    );
}

#[tokio::test]
async fn a_forged_vacation_is_not_taken_for_a_record() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed.heard_in(DAY + HOUR).await;
    timed.house.play(&["anna: f4-f3", "anna: !yield #1"]).await;
    let told = timed.house.say("bob", "!export #1").await;
    let mut forged = Record::parse(&told.reply().text).unwrap().record;
    let log = timed.house.log(1).await;
    let entry = log.iter().position(|one| one.starts_with("=vacation:"));
    forged.times[entry.unwrap()] -= DAY + 1;
    assert!(Record::parse(&forged.to_string()).is_err());
}

#[tokio::test]
async fn cl_20_a_vacation_that_ends_as_it_begins_is_withdrawn() {
    let timed = Timed::game("time=2d vacation=on").await;
    timed.house.play(&["anna: !vacation 3d"]).await;
    let told = timed.house.say("anna", "!vacation off").await;
    let text = &told.reply().text;
    assert!(text.starts_with("Your vacation is withdrawn"), "{text}");
    assert!(text.contains("left: 30"), "{text}");
}

#[tokio::test]
async fn cl_15_typing_it_twice_takes_no_day_more_and_a_longer_one_only_the_days_beyond() {
    let timed = Timed::game("time=2d vacation=on").await;
    for typed in [
        "!vacation 2d",
        "!vacation 2d",
        "!отпуск 2 дня",
        "!vacation 1d",
    ] {
        let told = timed.house.say("anna", typed).await;
        let text = &told.reply().text;
        assert!(text.contains("left: 28"), "{typed}: {text}");
        timed.pass(60);
    }
    let told = timed.house.say("anna", "!vacation 1d").await;
    let text = &told.reply().text;
    assert!(text.contains("You are on vacation already"), "{text}");
    assert!(text.contains("`!vacation 3d` makes it 3 days"), "{text}");
    let told = timed.house.say("anna", "!vacation 5d").await;
    let text = &told.reply().text;
    assert!(
        text.contains("left: 25") && text.contains("another 4 d 23 h"),
        "{text}"
    );
}

#[tokio::test]
async fn cl_20_a_vacation_ends_with_the_day_that_has_begun_and_the_others_come_back() {
    let timed = Timed::game("time=2d vacation=on").await;
    let none = timed.house.say("anna", "!vacation off").await;
    assert_eq!(none.refused(), ["vacation-not-on"]);
    timed.house.play(&["anna: !vacation 10d"]).await;
    timed.pass(DAY + HOUR);
    let ended = timed.house.say("anna", "!отпуск выкл").await;
    let text = &ended.reply().text;
    assert!(
        text.contains("Your vacation ends in 23 h") && text.contains("left: 28"),
        "{text}"
    );
    // Nothing changes if the host restarts.
    let timed = timed.away(60).await;
    let shown = timed.house.say("anna", "!vacation").await;
    assert!(shown.reply().text.contains("left: 28"), "{shown:?}");
    let told = timed.heard_in(DAY).await;
    assert_eq!(told, NOBODY);
    // Her time runs from the end of that day on, and she is warned again.
    let told = timed.heard_in(DAY + 12 * HOUR).await;
    assert!(
        told.iter().any(|text| text.contains("anna, you have")),
        "{told:?}"
    );
    timed.house.play(&["anna: f4-f3"]).await;
    let record = timed.house.say("bob", "!export #1").await;
    Record::parse(&record.reply().text).unwrap();
}

#[tokio::test]
async fn cl_20_a_vacation_taken_and_ended_in_one_message_is_stored_as_it_was_said() {
    let timed = Timed::game("time=2d vacation=on").await;
    for (typed, left) in [
        ("!vacation 10d\n!vacation off", "left: 30"),
        ("!vacation 5d\n!vacation off\n!vacation 2d", "left: 28"),
    ] {
        let told = timed.house.say("anna", typed).await;
        let last = told.replies.last().unwrap();
        assert!(last.text.contains(left), "{typed}: {told:?}");
    }
    let timed = timed.away(60).await;
    let shown = timed.house.say("anna", "!vacation").await;
    assert!(shown.reply().text.contains("left: 28"), "{shown:?}");
}

#[tokio::test]
async fn cl_20_a_vacation_whose_end_cannot_be_stored_goes_on() {
    let timed = Timed::game("time=2d vacation=on").await;
    timed.house.play(&["anna: !vacation 10d"]).await;
    timed.pass(DAY + HOUR);
    let before = stored(&timed).await;
    let mut other = timed.house.database().await;
    let lock = sqlx::raw_sql("begin immediate");
    lock.execute(&mut other).await.unwrap();
    let ended = timed.house.say("anna", "!vacation off").await;
    assert_eq!(ended.outcome, Outcome::NotStored);
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    assert_eq!(stored(&timed).await, before);
    // The host works as usual again once it has stored something.
    timed.house.say("bob", "!games").await;
    let shown = timed.house.say("anna", "!vacation").await;
    let text = &shown.reply().text;
    assert!(
        text.contains("left: 20") && text.contains("another 8 d 23 h"),
        "{text}"
    );
    let told = clock(&timed, "bob", 1).await;
    assert!(
        told.contains("anna is on vacation for another 8 d"),
        "{told}"
    );
}

#[tokio::test]
async fn the_clock_of_somebody_on_vacation_is_said_to_stand() {
    let timed = Timed::game("time=2d vacation=on").await;
    assert!(clock(&timed, "bob", 1).await.contains("anna: 2 d, running"));
    timed.house.play(&["anna: !vacation 3d"]).await;
    timed.pass(DAY);
    let told = clock(&timed, "bob", 1).await;
    assert!(
        told.contains("anna is on vacation for another 2 d"),
        "{told}"
    );
    assert!(!told.contains("running"), "{told}");
}

#[tokio::test]
async fn cl_20_what_was_not_said_on_a_vacation_that_is_ended_is_said_at_its_end() {
    // Anna is on turn and has no day left, so it is Bob who is told that her time is over.
    let timed = Timed::game("time=3d vacation=on").await;
    timed.house.play(&["anna: !vacation 30d"]).await;
    timed.heard_in(30 * DAY).await;
    timed.house.play(&["bob: !vacation 10d"]).await;
    let told = timed.heard_in(3 * DAY + HOUR).await;
    assert!(!told.iter().any(|one| one.contains("`!claim")), "{told:?}");
    timed.house.play(&["bob: !vacation off"]).await;
    assert_eq!(timed.heard_in(22 * HOUR).await, NOBODY);
    let told = timed.heard_in(HOUR + 60).await;
    assert!(
        told.len() == 1 && told[0].contains("`!claim #1`"),
        "{told:?}"
    );
    assert_eq!(timed.heard_in(40 * DAY).await, NOBODY, "told once");
}

#[tokio::test]
async fn cl_20_a_reminder_comes_at_the_end_of_a_vacation_that_is_ended() {
    let timed = Timed::game("").await;
    timed.house.play(&["anna: !vacation 20d"]).await;
    assert_eq!(timed.heard_in(DAY + HOUR).await, NOBODY);
    timed.house.play(&["anna: !vacation off"]).await;
    assert_eq!(timed.heard_in(22 * HOUR).await, NOBODY);
    let told = timed.heard_in(HOUR + 60).await;
    assert!(
        told.len() == 1 && told[0].contains("bob has been waiting"),
        "{told:?}"
    );
}

#[tokio::test]
async fn cl_20_what_the_other_one_was_told_is_not_told_again_when_a_vacation_is_ended() {
    let timed = Timed::game("time=2d vacation=off").await;
    // It is Anna who is on turn and on vacation, and Bob who is told that her time is over.
    timed.house.play(&["anna: !vacation 3d"]).await;
    let told = timed.heard_in(2 * DAY + HOUR).await;
    assert!(
        told.iter().any(|one| one.contains("`!claim #1`")),
        "{told:?}"
    );
    timed.house.play(&["anna: !vacation off"]).await;
    assert_eq!(timed.heard_in(20 * DAY).await, NOBODY);
}

#[tokio::test]
async fn no_more_days_are_suggested_than_are_left() {
    let timed = Timed::game("").await;
    let left = async || {
        timed.heard_in(30 * DAY).await;
        timed
            .house
            .say("anna", "!vacation")
            .await
            .reply()
            .text
            .clone()
    };
    timed.house.play(&["anna: !vacation 24d"]).await;
    let told = left().await;
    assert!(told.contains("`!vacation 6d` takes 6 days"), "{told}");
    timed.house.play(&["anna: !vacation 5d"]).await;
    let told = left().await;
    assert!(told.starts_with("You have one day of"), "{told}");
    assert!(told.contains("`!vacation 1d` takes one day"), "{told}");
    let many = timed.house.say("anna", "!vacation 2d").await;
    assert!(many.reply().text.contains("`!vacation 1d`"), "{many:?}");
    timed.house.play(&["anna: !vacation 1d"]).await;
    let told = left().await;
    assert!(
        told.starts_with("You have no days of vacation left."),
        "{told}"
    );
    assert!(!told.contains("!vacation"), "{told}");
}
