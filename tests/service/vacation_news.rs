//! What is said about clocks to people on vacation (`docs/clocks.md`, CL-15).

use crate::house::Said;
use crate::timed::{DAY, HOUR, Timed};

const NOBODY: [String; 0] = [];

/// Where vacation does not count, the clocks run on. So the news about them does not wait either, and is told once.
#[tokio::test]
async fn cl_15_a_vacation_silences_no_clock_that_runs_on() {
    for time in ["live=1h", "time=2d vacation=off"] {
        let timed = Timed::game(time).await;
        timed
            .house
            .play(&["anna: !vacation 10d", "bob: !vacation 10d"])
            .await;
        let told = timed.heard_in(2 * DAY - HOUR).await;
        let reminded = told.iter().any(|one| one.contains("anna, you have"));
        assert_eq!(reminded, time.starts_with("time"), "{told:?}");
        let told = [told, timed.heard_in(2 * HOUR).await].concat();
        let over = told.iter().filter(|one| one.contains("`!claim #1`"));
        assert_eq!(over.count(), 1, "{time}: {told:?}");
        timed.house.play(&["bob: !vacation off"]).await;
        assert_eq!(timed.heard_in(20 * DAY).await, NOBODY, "{time}: told once");
    }
}

/// The host notes once a minute that it is running. What it has stored since the last note shows that it was still running.
#[tokio::test]
async fn cl_13_whoever_is_on_vacation_loses_nothing_by_a_kill_after_an_entry_of_that_minute() {
    let timed = Timed::game("time=1d hard=on vacation=on").await;
    timed.heard_in(DAY + 2 * HOUR).await;
    timed.pass(35);
    let noted = timed.hand.now() - 30;
    timed.house.play(&["bob: !draw"]).await;
    let timed = timed.killed(10, noted).await;
    let clock = timed.house.say("anna", "!clock #1").await;
    assert!(!clock.reply().text.contains("time is over"), "{clock:?}");
    let moved = timed.house.say("anna", "f4-f3").await;
    assert!(moved.refused().is_empty(), "{moved:?}");
    assert!(moved.reply().text.contains("your turn"), "{moved:?}");
}

/// Otherwise a challenge that somebody never answers would take all days from their other games.
#[tokio::test]
async fn cl_21_a_game_in_which_somebody_has_not_moved_spends_none_of_their_days() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed
        .house
        .play(&["bob: !new tablut @cyril second time=1d vacation=on"])
        .await;
    let told = timed.heard_in(DAY + HOUR).await;
    let over = |one: &String| one.contains("the time of cyril") && one.contains("`!claim #2`");
    assert!(told.iter().any(over), "{told:?}");
    assert_eq!(timed.house.log(2).await, ["=time:time:86400:vacation"]);
    let left = timed.house.say("cyril", "!vacation").await;
    assert!(left.reply().text.contains("30 days"), "{left:?}");
    let left = timed.house.say("anna", "!vacation").await;
    assert!(left.reply().text.contains("29"), "{left:?}");
    // Days that are taken in advance count in such a game as well.
    timed
        .house
        .play(&[
            "cyril: !new murus @bob second time=1d",
            "cyril: !vacation 2d",
        ])
        .await;
    let told = timed.heard_in(DAY + 2 * HOUR).await;
    assert!(told.iter().all(|one| !one.contains("#3")), "{told:?}");
}

/// The next day of a vacation begins in the second in which one ends, and nobody is reminded between them.
#[tokio::test]
async fn cl_15_nobody_is_reminded_between_two_days_of_vacation() {
    let timed = Timed::game("time=1d vacation=on").await;
    let mut told = timed.heard_in(HOUR).await;
    timed.house.play(&["bob: !new cats @anna second"]).await;
    told.extend(timed.heard_in(DAY - HOUR + 1).await);
    for _ in 0..4 {
        told.extend(timed.heard_in(DAY - 1).await);
        told.extend(timed.heard_in(1).await);
    }
    let reminded = told.iter().filter(|one| one.contains("#2"));
    assert_eq!(reminded.count(), 0, "{told:?}");
}

/// The host was still running when the time was over, but ended before it could store the day of vacation that begins in that second.
#[tokio::test]
async fn cl_13_a_day_begins_when_the_time_is_over_though_the_host_was_away_after_that() {
    for (seconds_left, alive_after) in [(10, 20), (1, 2), (20, 21)] {
        let timed = Timed::game("time=1d hard=on vacation=on").await;
        timed.heard_in(DAY - seconds_left).await;
        let noted = timed.hand.now() + alive_after;
        let timed = timed.killed(300, noted).await;
        timed.settle().await;
        let told = all_told(&timed.house.say("anna", "!clock #1").await);
        assert!(!told.contains("time is over"), "{seconds_left}: {told}");
        let moved = timed.house.say("anna", "f4-f3").await;
        assert!(moved.refused().is_empty(), "{moved:?}");
        let log = timed.house.log(1).await;
        assert!(
            !log.iter().any(|entry| entry.starts_with("=flag")),
            "{log:?}"
        );
        let left = all_told(&timed.house.say("anna", "!vacation").await);
        assert!(left.contains("29"), "{left}");
    }
}

/// All that was said after a line: the news of a day that begins may come before the answer.
fn all_told(said: &Said) -> String {
    let told: Vec<_> = said.replies.iter().map(|one| one.text.as_str()).collect();
    told.join("\n")
}

/// The host was held up. Then a message in the second game is handled before the clock of the first game is checked.
#[tokio::test]
async fn cl_14_a_day_begins_with_the_game_whose_time_is_over_first() {
    for first in ["cyril: !draw #2", "anna: #2 f4-f3", "bob: !draw #1"] {
        let timed = Timed::game("time=1d hard=on vacation=on").await;
        timed.pass(4);
        let games = [
            "cyril: !new tablut @anna second time=1d hard=on vacation=on",
            "anna: #2 e4-f4",
            "cyril: a4-b4",
        ];
        timed.house.play(&games).await;
        timed.heard_in(DAY - 9).await;
        let noted = timed.hand.now() + 15;
        let timed = timed.killed(305, noted).await;
        let (from, text) = first.split_once(": ").unwrap();
        timed.house.say(from, text).await;
        timed.settle().await;
        for game in [1, 2] {
            let log = timed.house.log(game).await;
            let is_flag = |entry: &String| entry.starts_with("=flag");
            assert!(!log.iter().any(is_flag), "{first}: #{game} {log:?}");
        }
        let left = all_told(&timed.house.say("anna", "!vacation").await);
        assert!(left.contains("29"), "{first}: {left}");
        let moved = timed.house.say("anna", "#1 f4-f3").await;
        assert!(moved.refused().is_empty(), "{first}: {moved:?}");
    }
}

/// A check of the clock during a vacation is noted in the log. So the host makes no check that has nothing to say.
#[tokio::test]
async fn cl_15_a_vacation_before_the_first_warning_is_noted_in_the_log_once() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed.heard_in(18 * HOUR - 2).await;
    timed.house.play(&["anna: !vacation 10d"]).await;
    let noted = async || {
        let log = timed.house.log(1).await;
        log.iter()
            .filter(|one| one.starts_with("=vacation"))
            .count()
    };
    for _ in 0..20 {
        assert_eq!(timed.heard_in(2).await, NOBODY);
    }
    assert_eq!(timed.heard_in(9 * DAY).await, NOBODY);
    assert!(noted().await <= 1, "{:?}", timed.house.log(1).await);
    let mut told = Vec::new();
    for _ in 0..30 {
        told.extend(timed.heard_in(HOUR).await);
    }
    let warned = told.iter().filter(|one| one.contains("anna, you have"));
    assert_eq!(warned.count(), 2, "{told:?}");
    assert!(noted().await <= 4, "{:?}", timed.house.log(1).await);
}

#[tokio::test]
async fn cl_17_the_end_of_a_put_off_is_told_after_a_vacation_that_was_ended_early() {
    let timed = Timed::game("time=3d vacation=on").await;
    timed
        .house
        .play(&["anna: !pause 1d", "bob: !accept", "anna: !vacation 10d"])
        .await;
    assert_eq!(timed.heard_in(DAY + HOUR).await, NOBODY);
    timed.house.play(&["anna: !vacation off"]).await;
    let told = timed.heard_in(DAY).await;
    let over = told.iter().filter(|one| one.contains("are over"));
    assert_eq!(over.count(), 1, "{told:?}");
    assert_eq!(timed.heard_in(8 * HOUR).await, NOBODY);
}

/// A vacation is noted in the log, but that does not count as something that happened in the game.
#[tokio::test]
async fn cl_17_the_end_of_a_put_off_is_told_although_a_vacation_was_noted() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed
        .house
        .play(&["bob: !pause 1d", "anna: !accept", "anna: !vacation 3d"])
        .await;
    assert_eq!(timed.heard_in(2 * DAY + 23 * HOUR).await, NOBODY);
    let told = timed.heard_in(2 * HOUR).await;
    assert!(told.iter().any(|one| one.contains("are over")), "{told:?}");
}

#[tokio::test]
async fn cl_20_a_vacation_that_was_taken_while_the_clock_was_ahead_comes_back() {
    let timed = Timed::game("time=1d vacation=on").await;
    let right = timed.hand.now();
    timed.hand.set(right + 20 * DAY);
    timed.house.play(&["anna: !vacation 3d"]).await;
    timed.hand.set(right + 60);
    let off = timed.house.say("anna", "!vacation off").await;
    let words = "Your vacation is withdrawn, and no day of it is spent. Days of vacation left: 30.";
    // That days were spent by the wrong clock may be told just before.
    assert_eq!(off.replies.last().unwrap().text, words);
    let again = timed.house.say("anna", "!vacation off").await;
    assert_eq!(again.refused(), ["vacation-not-on"]);
}

#[tokio::test]
async fn a_vacation_is_known_although_the_clock_was_years_ahead_at_two_starts() {
    let timed = Timed::game("time=5d vacation=on").await;
    timed.house.play(&["anna: !vacation 3d"]).await;
    let right = timed.hand.now();
    let timed = timed.away(3 * 365 * DAY).await.away(60).await;
    timed.hand.set(right + 60);
    timed.house.say("bob", "!clock").await;
    let told = timed.house.say("anna", "!vacation").await;
    let words = "You are on vacation for another 2 d 23 h";
    assert!(told.reply().text.contains(words), "{told:?}");
}

/// A clock that no vacation stops is named, so that nobody relies on it.
#[tokio::test]
async fn cl_15_a_vacation_names_the_games_in_which_the_clock_runs_on() {
    let timed = Timed::game("time=1d vacation=on").await;
    let plain = timed.house.say("anna", "!vacation 2d").await;
    assert!(plain.reply().text.contains("stands still."), "{plain:?}");
    timed.house.play(&["anna: !new murus @bob live=10m"]).await;
    let named = timed.house.say("anna", "!vacation").await;
    let text = &named.reply().text;
    assert!(text.contains("but not in #2: there it runs on."), "{text}");
}
