//! Tests of why a move is refused, and of texts that are not positions.

use super::{after, arg, at, options, read, south, start};
use crate::facts::refusal;
use crate::play::legal;
use lusoria_games::games::ohojitxi::{Ohojitxi, Ply};
use lusoria_games::rules::{Arg, Fact, SetupError, State};

fn text(fact: &Fact, key: &str) -> String {
    match arg(fact, key) {
        Arg::Text(text) => text.clone(),
        Arg::Number(n) => n.to_string(),
        Arg::Seat(_) | Arg::Seen(_) => panic!("{fact:?}"),
    }
}

#[test]
fn oh_2_an_empty_pit_cannot_be_sown() {
    let refused = refusal(&after(&start(""), &["d", "a"]), "d");
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "pit").as_str()),
        ("empty-pit", "d")
    );
    assert_eq!(
        refusal(&after(&start(""), &["d", "a"]), "d3").id,
        "empty-pit"
    );
}

#[test]
fn oh_11_pits_of_the_larger_board_are_refused_on_the_smaller_one() {
    let refused = refusal(&start(""), "g");
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "last").as_str()),
        ("no-such-pit", "f")
    );
    assert_eq!(refusal(&start(""), "h2").id, "no-such-pit");
    assert!(legal(&start("pits=8")).contains(&read(&start("pits=8"), "h")));
}

#[test]
fn oh_5_a_target_without_a_capture_is_refused() {
    let refused = refusal(&start(""), "c3");
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "pit").as_str()),
        ("no-capture", "c")
    );
}

#[test]
fn oh_5_a_target_that_is_not_there_is_refused() {
    let state = south("", "1,0,2,3,3,4");
    for target in ["c0", "c7", "c8", "c99"] {
        let refused = refusal(&state, target);
        assert_eq!(refused.id, "no-such-target", "{target}");
        assert_eq!(text(&refused, "last"), "6");
    }
    let state = south("pits=8", "3,3,0,5,0,0,0,2");
    assert_eq!(refusal(&state, "h9").id, "no-such-target");
}

#[test]
fn oh_6_the_target_of_the_capture_before_is_refused() {
    let refused = refusal(&at("", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5"), "c3");
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "target").as_str()),
        ("same-target", "3")
    );
}

#[test]
fn oh_5_a_capture_without_a_target_is_no_move() {
    let state = at("", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5");
    let bare = Ply {
        pit: 2,
        target: None,
    };
    assert!(!legal(&state).contains(&bare));
    let refused = state.why_not(bare);
    assert_eq!(refused.id, "target-needed");
    assert_eq!(text(&refused, "targets"), "1, 2, 4, 5, 6");
}

#[test]
fn oh_9_a_win_with_a_target_is_no_move_of_its_own() {
    let state = south("", "0,4,3,3,3,3");
    let with_target = Ply {
        pit: 1,
        target: Some(2),
    };
    assert!(!legal(&state).contains(&with_target));
    assert_eq!(state.why_not(with_target).id, "wins-already");
}

#[test]
fn oh_9_after_the_end_nothing_is_sown() {
    let won = after(&south("", "0,4,3,3,3,3"), &["b"]);
    assert_eq!(refusal(&won, "b").id, "game-over");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for position in [
        "",
        "4,4,4,4,4,4/4,4,4,4,4,4/s",
        "4,4,4,4,4,4/4,4,4,4,4,4/w/-,-",
        "4,4,4,4,4,4/4,4,4,4,4,4/s/-",
        "4,4,4,4,4,4/4,4,4,4,4,4/s/0,-",
        "4,4,4,4,4,4/4,4,4,4,4,4/s/-,7",
        "4,4,4,4,4,4/4,4,4,4,4,5/s/-,-",
        "4,4,4,4,4,4/4,4,4,4,4/s/-,-",
        "4,4,4,4,4,4,0/4,4,4,4,4,4/s/-,-",
        "04,4,4,4,4,4/4,4,4,4,4,4/s/-,-",
        "4,4,4,4,4,4/4,4,4,4,4,4/s/-,-/",
        "0,0,0,0,0,0/8,8,8,8,8,8/s/-,-",
        "0,0,0,0,0,0/0,0,0,0,0,0/s/-,-",
        "0,0,0,0,0,0/8,8,8,8,8,4/n/-,-",
        "0,0,0,0,0,0/8,8,8,8,8,3/s/-,-",
        "255,255,0,0,0,0/255,255,0,0,0,0/s/-,-",
    ] {
        let read = Ohojitxi::from_text(&options(""), position);
        assert!(
            matches!(read, Err(SetupError::BadPosition(_))),
            "{position}"
        );
    }
    at("", "0,0,0,0,0,0/8,8,8,8,8,4/s/-,-");
}
