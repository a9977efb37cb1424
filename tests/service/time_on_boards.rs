//! What a board that somebody asks for says about the time that is left (`docs/clocks.md`).

use crate::timed::{DAY, HOUR, Timed};

async fn board(timed: &Timed, person: &str, typed: &str) -> String {
    timed.house.say(person, typed).await.reply().text.clone()
}

#[tokio::test]
async fn little_time_and_none_at_all_stand_below_the_board_for_both() {
    let timed = Timed::game("time=1d").await;
    for (passes, words) in [
        (HOUR, None),
        (18 * HOUR, Some("anna has only 5 h left.")),
        (6 * HOUR, Some("anna has no time left. `!claim`")),
    ] {
        timed.heard_in(passes).await;
        for (person, typed) in [("anna", "!board"), ("bob", "!board #1"), ("anna", "!next")] {
            let shown = board(&timed, person, typed).await;
            let told = shown.contains("only") || shown.contains("no time left");
            assert_eq!(told, words.is_some(), "{person} {typed}: {shown}");
            assert!(words.is_none_or(|words| shown.contains(words)), "{shown}");
        }
    }
    // The board after an earlier entry says nothing of it.
    let earlier = board(&timed, "bob", "!show 1").await;
    assert!(!earlier.contains("no time left"), "{earlier}");
}

#[tokio::test]
async fn the_list_of_games_says_what_the_player_on_turn_has_left() {
    let timed = Timed::game("time=1d").await;
    for (passes, words) in [
        (HOUR, "for 1 hour; 23 h left"),
        (DAY, "for 1 day; no time left"),
    ] {
        timed.heard_in(passes).await;
        for person in ["anna", "bob"] {
            let listed = board(&timed, person, "!mine").await;
            assert!(listed.contains(words), "{person}: {listed}");
        }
    }
    let timed = Timed::game("time=1d vacation=on").await;
    timed.heard_in(DAY + HOUR).await;
    let listed = board(&timed, "anna", "!mine").await;
    assert!(
        listed.contains("for 1 day; on vacation, so the clock stands still\n"),
        "{listed}"
    );
    let timed = Timed::game("time=10d weekends=off").await;
    timed.heard_in(5 * DAY).await;
    let listed = board(&timed, "anna", "!mine").await;
    assert!(
        listed.contains("for 5 days; at the weekend the clock stands still"),
        "{listed}"
    );
}

#[tokio::test]
async fn while_no_clock_runs_the_board_says_nothing_of_what_is_left() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed.heard_in(DAY + HOUR).await;
    let shown = board(&timed, "anna", "!board").await;
    assert!(
        !shown.contains("left.") && !shown.contains("is over"),
        "{shown}"
    );
}

#[tokio::test]
async fn cl_9_against_the_computer_whoever_is_late_is_told_that_the_move_still_counts() {
    let timed = Timed::game("").await;
    let new = "cyril: !new tablut bot:easy time=12h vacation=off first";
    timed.house.play(&["cyril: !me quiet 22-8 UTC", new]).await;
    let told = timed.heard_in(12 * HOUR + 1).await;
    assert!(
        !told.iter().any(|text| text.contains("is over")),
        "{told:?}"
    );
    let told = timed.heard_in(8 * HOUR).await;
    let words = "cyril, your time in #2 (Tablut) is over. The computer does not claim the game";
    assert!(told.iter().any(|text| text.contains(words)), "{told:?}");
    let board = timed.house.say("cyril", "!board #2").await;
    let words = "cyril has no time left. The computer does not claim the game";
    assert!(board.reply().text.contains(words), "{board:?}");
    timed.house.play(&["cyril: d5-d6"]).await;
}
