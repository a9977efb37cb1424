//! Takebacks and moves without a number, typed while their writer looks at a replay, a puzzle or the position editor.

use crate::timed::Timed;

/// A game of Tablut in which it is Anna's turn, a minute after the last move.
async fn game_a_minute_ago() -> Timed {
    let timed = Timed::game("").await;
    timed.pass(60);
    timed
}

/// The refusals of the last line, if Anna types these lines with a second between them.
async fn refused_last(timed: &Timed, lines: &[&str]) -> Vec<String> {
    let mut refused = Vec::new();
    for line in lines {
        timed.pass(1);
        let said = timed.house.say("anna", line).await;
        refused = said.refused().iter().map(ToString::to_string).collect();
    }
    refused
}

#[tokio::test]
async fn a_takeback_is_asked_about_while_another_board_is_shown() {
    for (board, own_undo) in [
        ("!replay #1", "!replay back"),
        ("!replay #1\n!next", "!replay back"),
        ("!show 1 #1", "!replay back"),
        ("!edit tablut", "!edit undo"),
        ("!puzzle murus", "In a puzzle"),
    ] {
        let timed = game_a_minute_ago().await;
        for line in board.lines() {
            timed.house.say("anna", line).await;
        }
        timed.pass(2);
        let said = timed.house.say("anna", "!undo").await;
        assert_eq!(said.refused(), ["confirm-takeback"], "{board}: {said:?}");
        let text = &said.reply().text;
        assert!(text.contains(own_undo) && text.contains("#1"), "{text}");
        assert_eq!(timed.house.log(1).await.len(), 2, "{board}");
        let said = timed.house.say("anna", "yes").await;
        assert!(said.refused().is_empty(), "{board}: {said:?}");
        assert!(said.reply().text.contains("take"), "{board}: {said:?}");
    }
}

#[tokio::test]
async fn a_takeback_is_not_asked_about_if_the_game_is_named_or_was_shown_since() {
    for lines in [
        &["!replay #1", "!undo #1"][..],
        &["!replay #1", "!board", "!undo"],
        &["!edit tablut", "!mine", "!board", "!undo"],
        &["!puzzle murus", "!puzzle off", "!undo"],
        &["!replay #1", "f4-f3", "!undo"],
    ] {
        let timed = game_a_minute_ago().await;
        let refused = refused_last(&timed, lines).await;
        assert!(refused.is_empty(), "{lines:?}: {refused:?}");
    }
    let timed = game_a_minute_ago().await;
    timed.house.play(&["anna: !replay #1"]).await;
    timed.pass(601);
    timed.house.play(&["anna: !undo"]).await;
}

/// In the editor, «cancel» is what one types to leave it.
#[tokio::test]
async fn to_end_a_game_is_asked_about_while_another_board_is_shown() {
    for board in ["!replay #1", "!edit tablut", "!puzzle murus"] {
        for (typed, question) in [
            ("!abort", "confirm-abort"),
            ("!отменить", "confirm-abort"),
            ("!yield", "confirm-yield"),
        ] {
            let timed = game_a_minute_ago().await;
            let refused = refused_last(&timed, &[board, typed]).await;
            assert_eq!(refused, [question], "{board} {typed}");
            let named = format!("{typed} #1");
            let timed = game_a_minute_ago().await;
            let refused = refused_last(&timed, &[board, &named]).await;
            assert!(refused.is_empty(), "{board} {named}: {refused:?}");
        }
    }
}

#[tokio::test]
async fn a_move_behind_the_editor_is_asked_about() {
    for (lines, question) in [
        (&["!edit tablut", "f4-f3"][..], Some("confirm-move")),
        (&["!edit tablut", "!move f4 f3"], Some("confirm-move")),
        (&["!edit tablut", "!f4-f3"], Some("confirm-move")),
        (&["!edit tablut", "#1 f4-f3"], None),
        (&["!edit tablut", "!board", "f4-f3"], None),
        (&["!replay #1", "f4-f3"], None),
    ] {
        let timed = game_a_minute_ago().await;
        let refused = refused_last(&timed, lines).await;
        let question: Vec<_> = question.into_iter().collect();
        assert_eq!(refused, question, "{lines:?}");
        let length = timed.house.log(1).await.len();
        assert_eq!(length, 3 - question.len(), "{lines:?}");
    }
}

/// Afrika, in which it is Anna's turn; her moves are letters of pits and their numbers.
async fn afrika_a_minute_ago() -> Timed {
    let timed = game_a_minute_ago().await;
    let lines = ["bob: !yield #1", "anna: !new afrika @bob second"];
    timed.house.play(&lines).await;
    timed.pass(60);
    timed.house.play(&["bob: #2 b"]).await;
    timed.pass(60);
    timed
}

#[tokio::test]
async fn a_number_behind_a_replay_and_a_letter_behind_a_puzzle_are_asked_about() {
    for lines in [
        &["!replay #2", "3"][..],
        &["!replay #1", "3"],
        &["!puzzle tchuka", "3"],
    ] {
        let timed = afrika_a_minute_ago().await;
        let refused = refused_last(&timed, lines).await;
        assert_eq!(refused, ["confirm-move"], "{lines:?}");
        timed.house.play(&["anna: yes"]).await;
        assert!(timed.house.log(2).await.len() > 1, "{lines:?}");
    }
    // In this room of the puzzle, some letters are moves there, some are not.
    let timed = afrika_a_minute_ago().await;
    for letter in ["a", "b", "c", "d", "e", "f"] {
        timed.pass(1);
        let lines = ["!puzzle tchuka", letter];
        refused_last(&timed, &lines).await;
        let log = timed.house.log(2).await;
        assert_eq!(log.len(), 1, "{letter}: {log:?}");
    }
    for lines in [&["!replay #2", "!board", "3"][..], &["!replay #2", "#2 3"]] {
        let timed = afrika_a_minute_ago().await;
        assert!(refused_last(&timed, lines).await.is_empty(), "{lines:?}");
        assert!(timed.house.log(2).await.len() > 1, "{lines:?}");
    }
}

/// Everybody in the room sees the puzzle, and may say how they would solve it.
#[tokio::test]
async fn a_guess_at_the_puzzle_of_somebody_else_is_asked_about() {
    let mut asked = 0;
    for letter in ["a", "b", "c", "d", "e", "f", "g", "h"] {
        let timed = afrika_a_minute_ago().await;
        timed.house.say("cyril", "!puzzle afrika").await;
        timed.pass(8);
        let said = timed.house.say("anna", letter).await;
        let is_asked = said.refused() == ["confirm-move"];
        let is_possible = timed.house.say("cyril", letter).await.refused().is_empty();
        assert_eq!(is_asked, is_possible, "{letter}: {said:?}");
        asked += u32::from(is_asked);
    }
    assert!(asked > 0);
    // Whoever has moved since, or names the game, means the game.
    let timed = afrika_a_minute_ago().await;
    timed.house.say("cyril", "!puzzle afrika").await;
    timed.pass(1);
    timed.house.play(&["anna: #2 c"]).await;
    timed.pass(5);
    timed.house.play(&["bob: d"]).await;
}
