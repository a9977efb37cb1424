//! Commands, planned moves and numbers that cross what other people do, and commands that are sent twice.

use crate::latest_offer::two_games_just_now;
use crate::lines_for_changed_games::{is_asked, two_games};
use crate::timed::Timed;
use std::time::Duration;

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

#[tokio::test]
async fn a_move_that_is_sent_twice_is_not_played_in_the_next_turn_against_the_computer() {
    for (seconds, is_asked) in [(0, true), (2, true), (3, false)] {
        let timed = Timed::game("").await;
        timed
            .house
            .play(&["anna: !new afrika bot:easy first"])
            .await;
        timed.pass(60);
        timed.house.play(&["anna: #2 b"]).await;
        while timed.house.log(2).await.len() < 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        timed.pass(seconds);
        let said = timed.house.say("anna", "b").await;
        let was_asked = said.refused() == ["confirm-move"];
        assert_eq!(was_asked, is_asked, "{seconds}: {said:?}");
    }
}

#[tokio::test]
async fn a_move_out_of_turn_is_not_asked_about() {
    let timed = two_games_just_now().await;
    timed.house.play(&["anna: #2 e3-d3", "bob: !undo #1"]).await;
    let said = timed.house.say("anna", "e3-d3").await;
    assert_ne!(said.refused(), ["confirm-move"], "{said:?}");
}

/// Anna plays #1 in the hall, where it is her turn, and #2 in the garden, which shows #1 as well.
async fn game_shown_elsewhere() -> Timed {
    let timed = Timed::game("").await;
    let garden = |from, text: &str| timed.house.message("garden", from, text);
    for (from, text) in [
        ("anna", "!new tablut @cyril first"),
        ("anna", "e4-f4"),
        ("cyril", "a4-b4"),
        ("anna", "!show #1 here"),
    ] {
        let said = timed.house.hear(garden(from, text)).await;
        assert!(said.refused().is_empty(), "{text}: {said:?}");
    }
    timed.pass(600);
    timed
}

#[tokio::test]
async fn a_line_where_a_game_is_shown_may_be_for_that_game() {
    for (line, question) in [("!yield", "confirm-yield"), ("e3-d3", "confirm-move")] {
        let timed = game_shown_elsewhere().await;
        timed.house.play(&["bob: !yield"]).await;
        let line = timed.house.message("garden", "anna", line);
        let said = timed.house.hear(line).await;
        assert_eq!(said.refused(), [question], "{said:?}");
    }
}

/// Somebody takes the seat between two lines of whoever has opened it.
#[tokio::test]
async fn a_seat_that_was_just_taken_is_not_opened_again_by_the_same_command() {
    let timed = Timed::game("").await;
    timed
        .house
        .play(&["anna: !play cats", "cyril: !play cats"])
        .await;
    is_asked(&timed, &["anna: !play cats"], "just-begun").await;
    timed.pass(3);
    timed.house.play(&["anna: !play cats"]).await;
}

#[tokio::test]
async fn leaving_a_seat_that_was_just_taken_leaves_no_tournament() {
    let timed = Timed::game("").await;
    let lines = [
        "dora: !tournament new afrika",
        "anna: !join",
        "anna: !new cats",
        "cyril: !join #2",
    ];
    timed.house.play(&lines).await;
    is_asked(&timed, &["anna: !leave"], "leave-changed").await;
    timed.pass(10);
    timed.house.play(&["anna: !leave"]).await;
}

#[tokio::test]
async fn joining_a_tournament_that_has_just_begun_or_been_called_off_takes_no_seat() {
    for closing in ["dora: !start", "dora: !tournament cancel"] {
        let timed = Timed::game("").await;
        let lines = [
            "bob: !new cats rated=true",
            "dora: !tournament new afrika",
            "emil: !join 1",
            "cyril: !join 1",
        ];
        timed.house.play(&lines).await;
        timed.pass(60);
        timed.house.say("dora", &closing[6..]).await;
        timed.house.say("dora", "yes").await;
        is_asked(&timed, &["anna: !join"], "join-changed").await;
        timed.pass(10);
        timed.house.play(&["anna: !join"]).await;
    }
}

/// A yes to a later offer is not meant, if the bot has asked whether to forget somebody.
#[tokio::test]
async fn a_yes_after_the_question_of_forget_answers_no_later_offer() {
    let timed = Timed::game("").await;
    timed.house.say("anna", "!forget me").await;
    timed.pass(4);
    let lines = ["bob: !draw", "anna: yes"];
    is_asked(&timed, &lines, "answer-or-offer").await;
}

/// A move that was planned for one game and typed as well is not played in another one.
#[tokio::test]
async fn a_move_that_crosses_its_own_plan_is_asked_about() {
    for plan in ["!queue #1 d5-d4", "!if #1 b4-c4 then d5 d4"] {
        let timed = two_games("").await;
        let lines = ["anna: #1 e3-f3", &format!("anna: {plan}")];
        timed.house.play(&lines).await;
        timed.pass(60);
        timed.house.play(&["bob: #1 b4-c4"]).await;
        assert!(timed.house.log(1).await.join(" ").contains("d5-d4"));
        timed.pass(2);
        let said = timed.house.say("anna", "d5 d4").await;
        assert_eq!(said.refused(), ["confirm-move"], "{plan}: {said:?}");
        timed.pass(1);
        timed.house.play(&["anna: yes"]).await;
        assert!(timed.house.log(2).await.join(" ").contains("d5-d4"));
    }
}

#[tokio::test]
async fn a_queue_that_is_sent_twice_has_its_moves_once() {
    for (seconds, planned) in [(0, 1), (2, 1), (3, 2)] {
        let timed = Timed::game("").await;
        timed.house.play(&["anna: f4-f3"]).await;
        timed.pass(60);
        timed.house.play(&["anna: !queue d5-d4"]).await;
        timed.pass(seconds);
        timed.house.play(&["anna: !queue d5-d4"]).await;
        let plan: String = sqlx::query_scalar("select state from plan")
            .fetch_one(&mut timed.house.database().await)
            .await
            .unwrap();
        assert_eq!(plan.matches("d5-d4").count(), planned, "{seconds}: {plan}");
    }
}

/// Tchuka Ruma is lost by an own move, and what is typed then was typed for it.
#[tokio::test]
async fn a_yield_behind_a_lost_solitaire_is_asked_about() {
    let timed = Timed::game("").await;
    timed.house.play(&["anna: !new tchuka"]).await;
    timed.pass(60);
    let lost = timed.house.say("anna", "#2 d").await;
    assert!(lost.replies[0].text.contains("is lost"), "{lost:?}");
    timed.pass(2);
    let said = timed.house.say("anna", "!yield").await;
    assert_eq!(said.refused(), ["confirm-yield"], "{said:?}");
    timed.house.play(&["anna: !undo"]).await;
    assert!(timed.house.log(2).await.join(" ").contains("takeback"));
}

#[tokio::test]
async fn a_join_behind_a_taken_seat_enters_no_tournament() {
    for (seconds, question) in [(7, &["join-tournament-changed"][..]), (8, &[])] {
        let timed = Timed::game("").await;
        let tournament = "dora: !tournament new tablut swiss 3";
        timed.house.play(&[tournament, "bob: !new cats"]).await;
        timed.pass(60);
        timed.house.play(&["cyril: !join #2"]).await;
        timed.pass(seconds);
        let said = timed.house.say("anna", "!join").await;
        assert_eq!(said.refused(), question, "{seconds}: {said:?}");
    }
}
