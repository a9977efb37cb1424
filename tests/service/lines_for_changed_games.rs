//! A line without a number may be meant for a game, an offer or a seat as it was a moment ago, before somebody changed it. The bot asks
//! before it carries the line out elsewhere.

use crate::house::Said;
use crate::latest_offer::two_games_just_now;
use crate::timed::{NOW, Timed};

/// Anna plays #1 against Bob and #2 against Cyril. All have moved, and it is Anna's turn in both games.
pub(crate) async fn two_games(time: &str) -> Timed {
    let timed = Timed::game(time).await;
    let second = format!("cyril: !new tablut @anna second {time}");
    timed
        .house
        .play(&[&second, "anna: #2 e4-f4", "cyril: #2 a4-b4"])
        .await;
    timed.pass(600);
    timed
}

#[tokio::test]
async fn a_move_for_a_turn_that_was_lost_a_moment_ago_is_asked_about() {
    for lost in ["bob: !undo #1", "bob: !yield #1"] {
        let timed = two_games_just_now().await;
        assert_eq!(
            timed.house.say("anna", "e3-d3").await.refused(),
            ["which-session"]
        );
        timed.pass(1);
        timed.house.play(&["anna: !games", lost]).await;
        let said = timed.house.say("anna", "e3-d3").await;
        assert_eq!(said.refused(), ["confirm-move"], "{lost}: {said:?}");
        timed.house.play(&["anna: yes"]).await;
        assert!(timed.house.log(2).await.join(" ").contains("e3-d3"));
        let timed = two_games_just_now().await;
        timed.pass(1);
        timed.house.play(&[lost]).await;
        timed.pass(10);
        timed.house.play(&["anna: e3-d3"]).await;
    }
}

/// For ten seconds, a change of the other game does not explain the move.
#[tokio::test]
async fn a_move_for_a_lost_turn_is_asked_about_although_the_other_game_has_just_changed() {
    for (seconds, is_asked) in [(0, true), (3, true), (10, false)] {
        let timed = two_games_just_now().await;
        timed.pass(1);
        let crossing = ["bob: !yield #1", "carol: !draw #2", "carol: !withdraw #2"];
        timed.house.play(&crossing).await;
        timed.pass(seconds);
        let said = timed.house.say("anna", "e3-d3").await;
        let was_asked = said.refused() == ["confirm-move"];
        assert_eq!(was_asked, is_asked, "{seconds}: {said:?}");
    }
}

async fn say(timed: &Timed, lines: &[&str]) -> Said {
    let (last, before) = lines.split_last().unwrap();
    timed.house.play(before).await;
    let (who, text) = last.split_once(": ").unwrap();
    timed.house.say(who, text).await
}

/// After these lines, the last one asks, and a number takes the doubt away.
pub(crate) async fn is_asked(timed: &Timed, lines: &[&str], question: &str) {
    let said = say(timed, lines).await;
    assert_eq!(said.refused(), [question], "{lines:?}: {said:?}");
}

#[tokio::test]
async fn a_move_that_is_sent_twice_is_not_played_in_another_game() {
    for first in ["anna: e3-d3", "anna: #1 e3-d3"] {
        let timed = two_games("").await;
        timed.house.play(&["anna: #2 f4-e4"]).await;
        timed.pass(10);
        let lines = [first, "cyril: #2 b4-c4", "anna: e3-d3"];
        is_asked(&timed, &lines, "confirm-move").await;
        timed.pass(3);
        timed.house.play(&["anna: yes"]).await;
    }
    // Later it is another move.
    let timed = two_games("").await;
    timed
        .house
        .play(&["anna: #2 f4-e4", "anna: e3-d3", "cyril: #2 b4-c4"])
        .await;
    timed.pass(3);
    timed.house.play(&["anna: e3-d3"]).await;
}

#[tokio::test]
async fn a_move_that_answers_a_move_taken_back_is_asked_about() {
    for (answer, seconds, asks) in [
        ("anna: e3-d3", 0, true),
        ("anna: e3-d3", 3, false),
        ("anna: #1 e3-d3", 0, false),
    ] {
        let timed = Timed::game("").await;
        timed.house.play(&["bob: !undo", "bob: d1-c1"]).await;
        timed.pass(seconds);
        let said = say(&timed, &[answer]).await;
        let is_asked = said.refused() == ["confirm-move"];
        assert_eq!(is_asked, asks, "{answer} {seconds}: {said:?}");
    }
}

#[tokio::test]
async fn the_turn_lost_before_the_last_one_is_asked_about_too() {
    let timed = two_games("").await;
    timed.house.play(&["dora: !new murus @anna second"]).await;
    timed.pass(600);
    let lines = ["bob: !yield #1", "dora: !abort #3", "anna: e3-d3"];
    is_asked(&timed, &lines, "confirm-move").await;
}

#[tokio::test]
async fn whoever_plays_on_at_once_has_not_read_that_another_game_is_over() {
    let timed = two_games("").await;
    let lines = ["bob: !yield #1", "anna: #2 e3-d3", "anna: !yield"];
    is_asked(&timed, &lines, "confirm-yield").await;
    timed.pass(3);
    timed.house.play(&["anna: !undo #2", "anna: !yield"]).await;
    assert!(timed.house.log(2).await.join(" ").contains("=resign"));
}

#[tokio::test]
async fn time_is_not_claimed_or_given_in_another_game() {
    for line in ["anna: !claim", "anna: !wait 1h"] {
        for ended in ["bob: #1 b4-c4", "bob: !yield #1"] {
            let timed = two_games("live=1h+0s").await;
            timed
                .house
                .play(&["anna: #1 e3-d3", "anna: #2 e3-d3"])
                .await;
            timed.pass(2 * 3600);
            is_asked(&timed, &[ended, line], "which-session").await;
            timed.house.play(&[&format!("{line} #2")]).await;
        }
    }
}

#[tokio::test]
async fn moves_are_not_planned_in_another_game() {
    for order in ["!queue d5-d4", "!if b4-c4 then d5-d4"] {
        let timed = two_games("").await;
        timed
            .house
            .play(&["anna: #1 e3-d3", "anna: #2 e3-d3"])
            .await;
        timed.pass(600);
        let line = format!("anna: {order}");
        is_asked(&timed, &["bob: !yield #1", &line], "which-session").await;
    }
}

#[tokio::test]
async fn an_answer_to_a_lost_proposal_answers_nothing_else() {
    for other in ["dora: !new cats @anna rated=true", "cyril: !draw #2"] {
        for answer in ["anna: !accept", "anna: yes", "anna: !decline"] {
            let timed = two_games("").await;
            timed
                .house
                .play(&["anna: !me ask on", "emil: !new cats @anna"])
                .await;
            timed.pass(60);
            let lines = ["emil: !withdraw #3", other, answer];
            is_asked(&timed, &lines, "offer-or-talk").await;
        }
    }
}

#[tokio::test]
async fn an_answer_to_a_withdrawn_offer_answers_nothing_else() {
    for (lost, answer) in [
        ("bob: !withdraw #1", "anna: !accept"),
        ("bob: !yield #1", "anna: !accept"),
    ] {
        let timed = two_games("").await;
        timed.house.play(&["bob: !draw #1"]).await;
        timed.pass(4);
        timed.house.play(&["cyril: !draw #2"]).await;
        timed.pass(4);
        is_asked(&timed, &[lost, answer], "offer-or-talk").await;
    }
}

#[tokio::test]
async fn an_own_offer_that_was_declined_is_not_withdrawn_elsewhere() {
    let timed = two_games("").await;
    timed
        .house
        .play(&["anna: !draw #1", "anna: !draw #2"])
        .await;
    is_asked(
        &timed,
        &["bob: !decline #1", "anna: !withdraw"],
        "which-session",
    )
    .await;
}

#[tokio::test]
async fn a_takeback_agrees_to_no_other_takeback_that_was_not_read() {
    let timed = Timed::game("").await;
    timed.pass(600);
    is_asked(
        &timed,
        &["bob: !undo #1", "anna: !undo #1"],
        "offer-or-talk",
    )
    .await;
    timed.pass(8);
    timed.house.play(&["anna: !undo #1"]).await;
    assert!(
        timed
            .house
            .log(1)
            .await
            .last()
            .unwrap()
            .starts_with("=takeback")
    );
}

#[tokio::test]
async fn a_seat_that_was_not_read_is_not_taken() {
    let timed = Timed::game("").await;
    timed.house.play(&["bob: !new cats"]).await;
    timed.pass(60);
    let other = "cyril: !new cats rated=true live=1m";
    timed.house.play(&["bob: !abort #2", other]).await;
    timed.pass(7);
    is_asked(&timed, &["dora: !join"], "join-changed").await;
    timed.house.play(&["dora: !join #3"]).await;
}

#[tokio::test]
async fn calling_off_a_seat_or_a_proposal_that_is_gone_calls_no_game_off() {
    let timed = Timed::game("").await;
    timed
        .house
        .play(&["dora: !new murus @anna first", "anna: !new cats"])
        .await;
    timed.pass(60);
    is_asked(&timed, &["cyril: !join", "anna: !abort"], "which-session").await;
    is_asked(
        &timed,
        &["anna: !abort #3", "anna: !abort #2", "anna: !abort"],
        "confirm-abort",
    )
    .await;
}

/// What is remembered of the last seconds is gone after a start.
#[tokio::test]
async fn after_a_start_a_line_may_be_for_the_game_that_ended_last() {
    for (line, question) in [
        ("anna: e3-d3", "confirm-move"),
        ("anna: !yield", "confirm-yield"),
        ("anna: !draw", "which-session"),
    ] {
        let timed = two_games("").await;
        timed.house.play(&["bob: !yield #1"]).await;
        let timed = timed.killed(5, NOW + 600).await;
        is_asked(&timed, &[line], question).await;
        timed.pass(10);
        timed.house.say("anna", &line[6..]).await;
        assert!(timed.house.log(2).await.len() > 2, "{line}");
    }
}

#[tokio::test]
async fn withdrawing_an_offer_that_was_just_answered_declines_nothing() {
    for answer in ["bob: !accept #1", "bob: !decline #1", "bob: !yield #1"] {
        let timed = two_games("").await;
        timed.house.play(&["cyril: !draw #2"]).await;
        timed.pass(60);
        timed.house.play(&["anna: !draw #1"]).await;
        timed.pass(4);
        is_asked(&timed, &[answer, "anna: !withdraw"], "offer-or-talk").await;
    }
}

#[tokio::test]
async fn a_counter_for_a_lost_proposal_changes_no_other() {
    let timed = two_games("").await;
    let proposed = [
        "anna: !me ask on",
        "dora: !new murus @anna",
        "emil: !new cats @anna",
    ];
    timed.house.play(&proposed).await;
    timed.pass(60);
    let lines = ["emil: !withdraw #4", "anna: !counter first"];
    is_asked(&timed, &lines, "offer-or-talk").await;
}

#[tokio::test]
async fn an_older_seat_is_not_taken_in_place_of_one_that_has_just_gone() {
    let timed = Timed::game("").await;
    timed
        .house
        .play(&["cyril: !new cats rated=true", "bob: !new murus"])
        .await;
    timed.pass(60);
    is_asked(&timed, &["bob: !abort #3", "dora: !join"], "join-changed").await;
    timed.pass(3);
    timed.house.play(&["dora: !join"]).await;
}

/// Beginning another game at once does not show that the writer knows what has just ended.
#[tokio::test]
async fn whoever_begins_a_game_may_not_have_read_what_has_just_ended() {
    let timed = two_games("").await;
    let lines = [
        "bob: !yield #1",
        "anna: !new cats @bob second",
        "anna: e3-d3",
    ];
    is_asked(&timed, &lines, "confirm-move").await;
    // But a move in the game that they have begun is meant there.
    let timed = Timed::game("").await;
    let lines = ["bob: !yield #1", "anna: !new tablut @bob first"];
    timed.house.play(&lines).await;
    timed.house.play(&["anna: e3-d3"]).await;
}
