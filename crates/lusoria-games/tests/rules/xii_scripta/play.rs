//! Tests of the turn (A3): what a command does, and why it is refused.

use super::{after, arg, at, effects, refusal};
use crate::play::legal;
use lusoria_games::games::xii_scripta::{DiceLeft, Ply};
use lusoria_games::rules::{Arg, Fact, Outcome, Seat, State, Turn, Viewable};

#[test]
fn a3_1_each_command_uses_one_die_in_any_order() {
    let state = at("", "-;15;0;0/-;15;0;0/1-4-6/I");
    assert_eq!(after(&state, &["place 4"]).dice(), DiceLeft::new(&[1, 6]));
    assert_eq!(
        after(&state, &["place 6", "place 1"]).dice(),
        DiceLeft::new(&[4])
    );
    let twice = at("", "-;15;0;0/-;15;0;0/3-3-5/I");
    assert_eq!(after(&twice, &["place 3"]).dice(), DiceLeft::new(&[3, 5]));
    let refused = refusal(&after(&twice, &["place 5"]), "place 5");
    assert_eq!(refused.id, "no-such-die");
    assert_eq!(arg(&refused, "die"), &Arg::Number(5));
    assert_eq!(arg(&refused, "dice"), &Arg::Text("3 3".into()));
}

#[test]
fn a3_2_the_turn_passes_when_no_dice_are_left() {
    let state = after(&at("", "-;15;0;0/-;15;0;0/4/I"), &["place 4"]);
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(state.throw().unwrap().seat, Seat::Second);
}

#[test]
fn a3_3_place_enters_a_captured_piece_first_then_a_waiting_one() {
    let state = at("pieces=3", "-;2;1;0/-;3;0;0/1-2-3/I");
    assert_eq!(effects(&state, "place 1")[0].id, "reentered");
    let state = after(&state, &["place 1"]);
    assert_eq!(
        (
            state.side(Seat::First).captured,
            state.side(Seat::First).waiting
        ),
        (0, 2)
    );
    assert_eq!(effects(&state, "place 2")[0].id, "placed");
    assert_eq!(after(&state, &["place 2"]).side(Seat::First).waiting, 1);
    assert_eq!(
        refusal(&at("pieces=1", "5=1;0;0;0/-;1;0;0/1-2-3/I"), "place 1").id,
        "hand-empty"
    );
}

#[test]
fn a3_4_every_piece_counts_one_from_the_start_of_the_course() {
    let state = at("pieces=4", "3=2,8=1,31=1;0;0;0/-;4;0;0/1/I");
    let at_step = |k: u8| {
        after(&state, &[&format!("move {k} 1")])
            .side(Seat::First)
            .steps()
            .collect::<Vec<_>>()
    };
    assert_eq!(at_step(1), [3, 4, 8, 31]);
    assert_eq!(at_step(2), [3, 4, 8, 31]);
    assert_eq!(at_step(3), [3, 3, 9, 31]);
    assert_eq!(at_step(4), [3, 3, 8, 32]);
    assert!(
        legal(&state).len() == 5,
        "each number is a move of its own, and a pass"
    );
    for text in ["move 0 1", "move 5 1"] {
        let refused = refusal(&state, text);
        assert_eq!(refused.id, "no-such-piece");
        assert_eq!(arg(&refused, "count"), &Arg::Number(4));
    }
}

#[test]
fn a3_5_a_piece_never_leaves_the_board_by_move() {
    let state = at("pieces=1", "35=1;0;0;0/-;1;0;0/1-2/I");
    let refused = refusal(&state, "move 1 2");
    assert_eq!(refused.id, "off-board");
    assert_eq!(arg(&refused, "most"), &Arg::Number(1));
    assert_eq!(after(&state, &["move 1 1"]).side(Seat::First).on(36), 1);
}

#[test]
fn a3_6_take_removes_from_exactly_that_home_point() {
    let state = at("pieces=3", "32=1,35=1;0;0;1/-;3;0;0/2-4-6/I");
    assert_eq!(refusal(&state, "take 6").id, "empty-point");
    let refused = refusal(&state, "take 4");
    assert_eq!(
        (refused.id.as_ref(), arg(&refused, "point")),
        ("empty-point", &Arg::Number(4))
    );
    let taken = after(&state, &["take 2"]);
    assert_eq!(
        (taken.side(Seat::First).on(32), taken.side(Seat::First).off),
        (0, 2)
    );
}

#[test]
fn a3_7_take_needs_all_home() {
    for (side, away) in [
        ("30=1,31=1;0;0;1", 1),
        ("31=1;2;0;0", 2),
        ("31=1,20=1;1;0;0", 2),
    ] {
        let mut points: Vec<&str> = side.split(';').next().unwrap().split(',').collect();
        points.sort_unstable();
        let side = format!("{};{}", points.join(","), side.split_once(';').unwrap().1);
        let refused = refusal(&at("pieces=3", &format!("{side}/-;3;0;0/1/I")), "take 1");
        assert_eq!(refused.id, "not-all-home", "{side}");
        assert_eq!(arg(&refused, "count"), &Arg::Number(away), "{side}");
    }
    after(&at("pieces=3", "31=1,36=1;0;0;1/-;3;0;0/1/I"), &["take 1"]);
}

#[test]
fn a3_8_pieces_move_on_inside_home() {
    let state = after(&at("pieces=1", "31=1;0;0;0/-;1;0;0/5/I"), &["move 1 5"]);
    assert_eq!(state.side(Seat::First).on(36), 1);
}

#[test]
fn a3_9_captured_pieces_come_back_before_anything_else() {
    let state = at("pieces=3", "33=1;0;2;0/-;3;0;0/1-2-3/I");
    for text in ["move 1 1", "take 3", "move 9 6", "take 6"] {
        let refused = refusal(&state, text);
        assert_eq!(refused.id, "must-reenter", "{text}");
        assert_eq!(arg(&refused, "count"), &Arg::Number(2));
    }
    assert_eq!(
        legal(&state),
        [Ply::Place(1), Ply::Place(2), Ply::Place(3), Ply::Pass]
    );
    after(&state, &["place 1", "place 2", "move 1 3"]);
}

#[test]
fn a3_10_two_enemy_pieces_block_landing_but_not_passing() {
    let state = at("pieces=3", "1=1;2;0;0/9=1,10=2;0;0;0/2-3-5/I");
    let refused = refusal(&state, "move 1 2");
    assert_eq!(refused.id, "blocked");
    assert_eq!(
        (arg(&refused, "step"), arg(&refused, "count")),
        (&Arg::Number(3), &Arg::Number(2))
    );
    assert_eq!(refusal(&state, "place 3").id, "blocked");
    after(&state, &["move 1 5"]);
    after(&state, &["move 1 3"]);
}

#[test]
fn a3_11_a_lone_enemy_piece_is_captured() {
    let state = at("pieces=3", "1=1;2;0;0/9=1,10=2;0;0;0/3-3/I");
    let facts = effects(&state, "move 1 3");
    assert_eq!(
        facts.iter().map(|f| f.id.as_ref()).collect::<Vec<_>>(),
        ["moved", "hit"]
    );
    assert_eq!(arg(&facts[1], "victim"), &Arg::Seat(Seat::Second));
    let state = after(&state, &["move 1 3"]);
    assert_eq!(
        (
            state.side(Seat::Second).captured,
            state.side(Seat::Second).on(9)
        ),
        (1, 0)
    );
}

#[test]
fn a3_12_own_stacks_have_no_limit() {
    let state = after(&at("", "6=14;1;0;0/-;15;0;0/6/I"), &["place 6"]);
    assert_eq!(state.side(Seat::First).on(6), 15);
}

#[test]
fn a3_13_pass_ends_the_turn_also_with_captured_pieces() {
    let state = at("pieces=3", "33=1;0;2;0/-;3;0;0/1-2-3/I");
    assert_eq!(
        arg(&effects(&state, "pass")[0], "dice"),
        &Arg::Text("1 2 3".into())
    );
    let state = after(&state, &["pass"]);
    assert!(state.dice().is_empty());
    assert_eq!(state.throw().unwrap().seat, Seat::Second);
}

#[test]
fn a3_15_the_last_piece_borne_off_wins_at_once() {
    let state = at("pieces=3", "36=1;0;0;2/-;3;0;0/1-2-6/I");
    let facts = effects(&state, "take 6");
    assert_eq!(
        facts.iter().map(|f| f.id.as_ref()).collect::<Vec<_>>(),
        ["borne-off", "won"]
    );
    let state = after(&state, &["take 6"]);
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert!(state.dice().is_empty() && legal(&state).is_empty());
    assert_eq!(refusal(&state, "pass").id, "game-over");
}

#[test]
fn a3_16_remaining_pieces_are_those_not_borne_off() {
    let state = at("pieces=3", "36=1;0;0;2/-;3;0;0/1-2-6/I");
    let remaining = |fact: &Fact| arg(fact, "remaining").clone();
    let captions = state.diagram().captions;
    assert_eq!(captions[0].id, "dice-left");
    assert_eq!(
        [remaining(&captions[1]), remaining(&captions[2])],
        [Arg::Number(1), Arg::Number(3)]
    );
}

#[test]
fn a3_order_of_checks() {
    let captured = at("pieces=3", "20=1;1;1;0/7=2,8=1;0;0;0/1-6/I");
    assert_eq!(
        refusal(&captured, "move 9 5").id,
        "must-reenter",
        "before no-such-die"
    );
    assert_eq!(
        refusal(&captured, "place 5").id,
        "no-such-die",
        "before blocked"
    );
    let free = at("pieces=3", "35=1;0;0;2/7=2,8=1;0;0;0/2-6/I");
    assert_eq!(
        refusal(&free, "move 9 5").id,
        "no-such-die",
        "before no-such-piece"
    );
    assert_eq!(
        refusal(&free, "move 9 6").id,
        "no-such-piece",
        "before off-board"
    );
    assert_eq!(refusal(&free, "place 6").id, "hand-empty", "before blocked");
    let away = at("pieces=3", "30=1;0;0;2/7=2,8=1;0;0;0/2-6/I");
    assert_eq!(
        refusal(&away, "take 2").id,
        "not-all-home",
        "before empty-point"
    );
}
