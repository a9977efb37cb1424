//! Games that are put off for some days (`docs/clocks.md`, CL-17 to CL-19).

use crate::house::House;
use crate::timed::{DAY, HOUR, Timed};
use crate::tournaments::until;
use lusoria::session::{Proof, Record};

const NOBODY: [String; 0] = [];

/// A game that is put off: Bob has asked for this many days, and Anna, whose turn it is, has agreed.
async fn put_off(time: &str, days: u32) -> Timed {
    let timed = Timed::game(time).await;
    let asked = timed.house.say("bob", &format!("!pause {days}d")).await;
    let reply = asked.reply();
    assert_eq!(reply.reader.as_deref(), Some("anna"));
    let words = format!("anna, bob asks to put the game off for {days} days in #1");
    assert!(reply.text.starts_with(&words), "{reply:?}");
    let agreed = timed.house.say("anna", "!accept").await;
    let words = format!(
        "bob, anna agrees: #1 (Tablut) is put off for {days} days. Until then no clock runs"
    );
    assert!(agreed.reply().text.starts_with(&words), "{agreed:?}");
    timed
}

async fn clock(timed: &Timed) -> String {
    timed
        .house
        .say("bob", "!clock #1")
        .await
        .reply()
        .text
        .clone()
}

#[track_caller]
fn only(heard: &[String], words: &str) {
    let [one] = heard else {
        panic!("not one message: {heard:?}")
    };
    assert!(one.contains(words), "{one}");
}

const OVER: &str = "anna, the days for which #1 (Tablut) was put off are over. It is your turn";

#[tokio::test]
async fn cl_17_both_clocks_stand_and_nobody_is_reminded_until_the_days_are_over() {
    let timed = put_off("time=2d hard=on", 3).await;
    assert_eq!(timed.heard_in(2 * DAY).await, NOBODY);
    let shown = clock(&timed).await;
    let words = "Put off for another 1 d: no clock runs.\nanna: 2 d\nbob: 2 d";
    assert!(shown.contains(words), "{shown}");
    assert_eq!(
        timed.house.say("bob", "!claim").await.refused(),
        ["claim-too-early"]
    );
    only(&timed.heard_in(DAY).await, OVER);
    assert_eq!(timed.heard_in(DAY).await, NOBODY);
    assert!(clock(&timed).await.contains("anna: 1 d, running"));
    only(&timed.heard_in(DAY / 2).await, "anna, you have 12 h left");
    let told = timed.heard_in(DAY / 2 + 1).await;
    assert!(told.last().unwrap().contains("bob wins"), "{told:?}");
    let record = timed.house.say("bob", "!export #1").await;
    let record = Record::parse(&record.reply().text).unwrap();
    assert_eq!(record.verdict().proof(), Proof::Proved, "{record:?}");
}

#[tokio::test]
async fn cl_17_whoever_has_agreed_once_can_be_asked_again_before_anybody_moves() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !pause 1d",
            "bob: !accept",
            "anna: !pause off",
            "bob: !accept",
            "anna: !pause 1d",
            "bob: !decline",
        ])
        .await;
    let again = house.say("anna", "!pause 1d").await;
    assert_eq!(again.refused(), ["offered-before"], "bob has declined");
}

#[tokio::test]
async fn cl_17_without_a_clock_the_ladder_of_reminders_begins_when_the_days_are_over() {
    let timed = put_off("", 10).await;
    assert_eq!(timed.heard_in(10 * DAY - 1).await, NOBODY);
    let shown = clock(&timed).await;
    assert!(shown.contains("Put off for another 1 s"), "{shown}");
    only(&timed.heard_in(1).await, OVER);
    assert_eq!(timed.heard_in(DAY - 1).await, NOBODY);
    only(
        &timed.heard_in(1).await,
        "anna, bob has been waiting for your move in #1 (Tablut) for 1 d",
    );
    clock_refused(&timed).await;
}

#[tokio::test]
async fn cl_17_what_is_told_afterwards_waits_for_quiet_hours_and_is_told_once() {
    let timed = Timed::game("time=5d").await;
    timed
        .house
        .play(&[
            "anna: !me quiet 11-15 UTC",
            "anna: !pause 1d",
            "bob: !accept",
        ])
        .await;
    assert_eq!(timed.heard_in(DAY + HOUR).await, NOBODY, "one o’clock");
    only(&timed.heard_in(2 * HOUR).await, OVER);
    let timed = timed.away(DAY).await;
    assert_eq!(timed.heard_in(HOUR).await, NOBODY);
}

#[tokio::test]
async fn cl_17_the_host_away_during_the_days_gives_and_takes_nothing() {
    let timed = put_off("time=2d", 4).await;
    let timed = timed.away(3 * DAY).await;
    timed.settle().await;
    let shown = clock(&timed).await;
    assert!(
        shown.contains("another 1 d: no clock runs.\nanna: 2 d\n"),
        "{shown}"
    );
    only(&timed.heard_in(DAY + HOUR).await, OVER);
    assert!(clock(&timed).await.contains("anna: 1 d 23 h, running"));
}

#[tokio::test]
async fn cl_17_whoever_is_told_late_that_the_days_are_over_is_not_reminded_as_well() {
    let timed = put_off("", 3).await.away(5 * DAY).await;
    clock_refused(&timed).await;
    // It may be told before the refusal or after it.
    timed.heard_in(HOUR / 2).await;
    let heard = timed.house.heard().into_iter().map(|one| one.text);
    let refused = "#1 is played without a clock";
    let news: Vec<_> = heard.filter(|text| !text.starts_with(refused)).collect();
    only(&news, OVER);
    assert_eq!(timed.heard_in(HOUR).await, NOBODY);
}

/// Makes the host answer once, so that it notes for how long it was away. The answer is a refusal, because the game has no clock.
async fn clock_refused(timed: &Timed) {
    let said = timed.house.say("bob", "!clock #1").await;
    assert_eq!(said.refused(), ["no-clock"]);
}

#[tokio::test]
async fn cl_18_one_may_move_and_the_game_goes_on_once_both_have() {
    let timed = put_off("time=2d", 5).await;
    timed.pass(3 * DAY);
    timed.house.play(&["anna: f4-f3"]).await;
    timed.pass(DAY);
    let shown = clock(&timed).await;
    assert!(
        shown.contains("another 1 d: no clock runs.\nanna: 2 d\nbob: 2 d"),
        "{shown}"
    );
    timed.house.play(&["bob: b4-b3"]).await;
    timed.pass(HOUR);
    let shown = clock(&timed).await;
    assert!(!shown.contains("Put off"), "{shown}");
    assert!(shown.contains("anna: 1 d 23 h, running"), "{shown}");
    assert!(
        !timed
            .heard_in(2 * DAY)
            .await
            .iter()
            .any(|one| one.contains("put off")),
        "nobody is told that days are over which were cut short"
    );
}

/// The system clock was ahead when the players agreed, and was then set right. So the days lie in the future, but they can be ended at
/// once.
#[tokio::test]
async fn cl_18_days_that_were_agreed_on_while_the_clock_was_ahead_can_be_ended() {
    for ends in [
        ["bob: !pause off", "anna: !accept"],
        ["anna: f4-f3", "bob: b4-b3"],
    ] {
        let timed = Timed::game("time=1d").await;
        let right = timed.hand.now();
        timed.hand.set(right + 3 * HOUR);
        timed.house.play(&["bob: !pause 1d", "anna: !accept"]).await;
        timed.hand.set(right + 60);
        timed.house.play(&ends).await;
        timed.pass(HOUR);
        let shown = clock(&timed).await;
        assert!(!shown.contains("Put off"), "{shown}");
        assert!(shown.contains(" h, running"), "{shown}");
    }
}

#[tokio::test]
async fn cl_18_pause_off_ends_the_days_if_both_want_that_and_drops_an_offer() {
    let timed = put_off("time=2d", 5).await;
    timed.pass(DAY);
    let asked = timed.house.say("bob", "!pause off").await;
    assert!(
        asked
            .reply()
            .text
            .contains("anna, bob would like to go on at once"),
        "{asked:?}"
    );
    let agreed = timed.house.say("anna", "!accept").await;
    assert!(
        agreed
            .reply()
            .text
            .contains("under way again. anna, it is your turn."),
        "{agreed:?}"
    );
    timed.pass(HOUR);
    assert!(clock(&timed).await.contains("anna: 1 d 23 h, running"));
    timed.house.play(&["anna: f4-f3", "anna: !pause 2d"]).await;
    let dropped = timed.house.say("anna", "!pause off").await;
    assert!(
        dropped
            .reply()
            .text
            .contains("no longer asks to put the game off"),
        "{dropped:?}"
    );
    let none = timed.house.say("bob", "!pause off").await;
    assert_eq!(none.refused(), ["pause-none"]);
    let log = timed.house.log(1).await;
    let told: Vec<_> = log
        .iter()
        .filter(|one| one.contains("put-off") || one.contains("go-on"))
        .collect();
    assert_eq!(
        told,
        [
            "=offer:second:put-off:5",
            "=put-off:first:5",
            "=offer:second:go-on",
            "=go-on:first",
            "=offer:first:put-off:2"
        ]
    );
}

#[tokio::test]
async fn cl_18_a_takeback_leaves_the_days_as_they_are() {
    let timed = put_off("time=2d", 5).await;
    timed.house.play(&["anna: f4-f3"]).await;
    timed.pass(30);
    timed.house.play(&["anna: !undo"]).await;
    timed.pass(DAY);
    let shown = clock(&timed).await;
    assert!(
        shown.contains("no clock runs.\nanna: 2 d\nbob: 2 d"),
        "{shown}"
    );
    timed
        .house
        .play(&["anna: f4-f3", "bob: b4-b3", "anna: !undo", "bob: !accept"])
        .await;
    timed.pass(HOUR);
    let shown = clock(&timed).await;
    assert!(
        shown.contains("anna: 1 d 23 h, running"),
        "it went on before: {shown}"
    );
}

#[tokio::test]
async fn the_computer_agrees_at_once_and_a_snapshot_keeps_the_days() {
    let timed = Timed::game("").await;
    timed
        .house
        .play(&["cyril: !new tablut bot:easy first time=2d"])
        .await;
    let agreed = timed.house.say("cyril", "!pause 3d #2").await;
    let text = &agreed.reply().text;
    assert!(
        text.contains("agrees: #2 (Tablut) is put off for 3 days"),
        "{text}"
    );
    let timed = timed.away(HOUR).await;
    let shown = timed.house.say("cyril", "!clock #2").await;
    assert!(
        shown.reply().text.contains("Put off for another 2 d 23 h"),
        "{shown:?}"
    );
    let on = timed.house.say("cyril", "!pause off #2").await;
    assert!(on.reply().text.contains("cyril, it is your turn"), "{on:?}");
}

#[tokio::test]
async fn cl_19_in_a_tournament_only_if_it_has_days_of_vacation() {
    for (time, refused) in [("time=3d", true), ("time=3d vacation=on", false)] {
        let house = House::new().await;
        let new = format!("anna: !tournament new tablut single {time}");
        house
            .play(&[&new, "anna: !join", "bob: !join", "anna: !start"])
            .await;
        until(&house, "round", 1).await;
        let asked = house.say("anna", "!pause 3d").await;
        match refused {
            true => assert_eq!(asked.refused(), ["tournament-pause"]),
            // The message that the game begins may come at the same time.
            false => {
                let mut replies = asked.replies.iter();
                let asks = |text: &str| text.contains("asks to put the game off");
                assert!(replies.any(|reply| asks(&reply.text)), "{asked:?}");
            }
        }
    }
}

#[tokio::test]
async fn other_days_may_be_asked_for_and_take_the_place_of_the_first() {
    let timed = Timed::game("time=2d").await;
    timed.house.say("bob", "!pause 3d").await;
    let asked = timed.house.say("bob", "!pause 5 days").await;
    let text = &asked.reply().text;
    let words = "anna, bob asks to put the game off for 5 days in #1";
    assert!(text.starts_with(words), "{text}");
    assert!(
        text.contains("takes the place of the offer before"),
        "{text}"
    );
    let again = timed.house.say("bob", "!pause 3d").await;
    assert_eq!(again.refused(), ["offered-before"]);
    timed.house.say("bob", "!pause 4d").await;
    let too_often = timed.house.say("bob", "!pause 6d").await;
    assert_eq!(too_often.refused(), ["offered-before"]);
    timed.pass(8);
    let agreed = timed.house.say("anna", "!accept").await;
    assert!(
        agreed.reply().text.contains("put off for 4 days"),
        "{agreed:?}"
    );
}

#[tokio::test]
async fn the_board_and_the_list_of_games_tell_for_how_long() {
    let timed = put_off("", 3).await;
    let text = |said: crate::house::Said| said.reply().text.clone();
    let listed = text(timed.house.say("anna", "!mine").await);
    assert!(listed.contains("; put off for another 3 days"), "{listed}");
    let board = text(timed.house.say("bob", "!board").await);
    assert!(
        board.contains("Put off for another 3 d: no clock runs."),
        "{board}"
    );
    let earlier = text(timed.house.say("bob", "!show 1").await);
    assert!(!earlier.contains("Put off"), "{earlier}");
    timed.heard_in(4 * DAY).await;
    let listed = text(timed.house.say("anna", "!mine").await);
    assert!(!listed.contains("put off"), "{listed}");
    let board = text(timed.house.say("bob", "!board").await);
    assert!(!board.contains("Put off"), "{board}");
}

#[tokio::test]
async fn cl_18_the_move_that_ends_the_days_says_so_and_no_other_one() {
    let running = "no longer put off, and the clock runs.";
    for (time, told, apart) in [
        ("time=2d", running, HOUR),
        ("time=2d", running, 0),
        ("", "no longer put off.", HOUR),
    ] {
        let timed = put_off(time, 5).await;
        let mut said = Vec::new();
        for line in ["anna: d5-d6", "bob: d1-d2", "anna: d6-d5"] {
            let (who, typed) = line.split_once(": ").unwrap();
            said.push(timed.house.say(who, typed).await.reply().text.clone());
            timed.heard_in(apart).await;
        }
        let ended = said
            .iter()
            .map(|text| text.contains("Both of you have moved"));
        assert_eq!(ended.collect::<Vec<_>>(), [false, true, false], "{said:?}");
        assert!(said[1].contains(told), "{said:?}");
    }
}

#[tokio::test]
async fn after_a_takeback_the_board_does_not_speak_of_a_move_that_has_ended_the_days() {
    let timed = put_off("", 5).await;
    let said =
        async |who: &str, typed: &str| timed.house.say(who, typed).await.reply().text.clone();
    said("anna", "d5-d6").await;
    let ended = said("bob", "d1-d2").await;
    assert!(ended.contains("Both of you have moved"), "{ended}");
    let back = said("bob", "!undo").await;
    assert!(back.contains("takes a move back"), "{back}");
    for told in [back, said("bob", "!board").await] {
        assert!(!told.contains("Both of you have moved"), "{told}");
    }
}
