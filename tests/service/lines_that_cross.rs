//! Commands, planned moves and numbers that cross what other people do, and commands that are sent twice.

use crate::latest_offer::two_games_just_now;
use crate::lines_for_changed_games::{is_asked, two_games};
use crate::timed::Timed;

#[tokio::test]
async fn a_rematch_is_asked_about_if_another_game_has_just_ended() {
    for line in ["!rematch", "!again", "!new"] {
        let timed = two_games("").await;
        timed.house.play(&["bob: !yield #1"]).await;
        timed.pass(600);
        let lines = ["cyril: !yield #2", &format!("anna: {line}")];
        is_asked(&timed, &lines, "which-session").await;
        timed.pass(3);
        let said = timed.house.say("anna", "1").await;
        assert!(said.refused().is_empty(), "{line}: {said:?}");
        assert!(said.replies[0].text.contains("bob"), "{line}: {said:?}");
    }
    // Whoever has ended the last game, has read that it is over, or has ended no other game for an hour, means the last game.
    for (ended, seconds) in [("anna: !yield #2", 0), ("cyril: !yield #2", 3)] {
        let timed = two_games("").await;
        timed.house.play(&["bob: !yield #1"]).await;
        timed.pass(60);
        timed.house.play(&[ended]).await;
        timed.pass(seconds);
        let said = timed.house.say("anna", "!rematch").await;
        assert!(said.replies[0].text.contains("cyril"), "{ended}: {said:?}");
    }
    let timed = two_games("").await;
    timed.house.play(&["bob: !yield #1"]).await;
    timed.pass(3600);
    let rematch = ["cyril: !yield #2", "anna: !rematch"];
    timed.house.play(&rematch).await;
}

/// In a game without a clock as well, moves can be planned until the other player has moved.
#[tokio::test]
async fn moves_that_cross_a_move_are_not_planned_in_another_game() {
    let timed = two_games("").await;
    timed
        .house
        .play(&["anna: #1 e3-d3", "anna: #2 e3-d3"])
        .await;
    timed.pass(600);
    let lines = ["bob: #1 b4-c4", "anna: !queue d5-d4"];
    is_asked(&timed, &lines, "which-session").await;
}

#[tokio::test]
async fn a_command_sent_twice_begins_one_game() {
    for line in ["!play", "!play cats", "!join"] {
        let timed = Timed::game("").await;
        timed.house.play(&["cyril: !new cats"]).await;
        timed.pass(60);
        let line = format!("dora: {line}");
        timed.house.play(&[&line, "emil: !new murus"]).await;
        is_asked(&timed, &[&line], "just-begun").await;
        timed.house.play(&["cyril: !yield #2"]).await;
        timed.pass(3);
        timed.house.play(&[&line]).await;
    }
}

#[tokio::test]
async fn a_number_completes_no_move_in_another_position() {
    for (since, question) in [
        (
            &["bob: !undo #1", "bob: #1 d1-c1"][..],
            &["confirm-move"][..],
        ),
        (&["carol: !pause 1d #2"], &[]),
    ] {
        let timed = two_games_just_now().await;
        let which = timed.house.say("anna", "e3-d3").await;
        assert_eq!(which.refused(), ["which-session"]);
        timed.pass(2);
        timed.house.play(since).await;
        let said = timed.house.say("anna", "1").await;
        assert_eq!(said.refused(), question, "{since:?}: {said:?}");
    }
}
