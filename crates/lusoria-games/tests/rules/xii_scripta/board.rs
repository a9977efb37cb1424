//! Tests of the board, the courses of the pieces, the material and the dice (A1, A2).

use super::{BAGS, after, at, board, effects, options};
use crate::play::chances;
use lusoria_games::games::xii_scripta::{DiceLeft, Options, Ply, XiiScripta};
use lusoria_games::kit::ShuffleBag;
use lusoria_games::rules::{Seat, State};

#[test]
fn a1_4_pieces_at_home_can_be_hit() {
    let state = at("pieces=3", "34=1;0;0;2/18=1;0;0;2/4/II");
    let hit = effects(&state, "move 1 4");
    assert_eq!(hit[1].id, "hit");
    assert_eq!(after(&state, &["move 1 4"]).side(Seat::First).captured, 1);
}

#[test]
fn a1_5_rows_are_joined_at_12_to_13_and_24_to_25() {
    let state = at("pieces=2", "12=1,24=1;0;0;0/-;2;0;0/1-1/I");
    let moved = after(&state, &["move 1 1", "move 2 1"]);
    assert_eq!(
        moved.side(Seat::First).steps().collect::<Vec<_>>(),
        [13, 25]
    );
    let row = "_ _ _ _ _ _   _ _ _ _ _ _";
    assert_eq!(
        board(&moved, Seat::First),
        format!("_ _ _ _ _ _   _ _ _ _ _ 1\n{row}\n1 _ _ _ _ _   _ _ _ _ _ _")
    );
}

#[test]
fn a2_1_fifteen_pieces_each_all_off_the_board() {
    let state = XiiScripta::start(&Options::default());
    assert_eq!(state.to_string(), format!("-;15;0;0/-;15;0;0/-/{BAGS}/I"));
}

#[test]
fn a2_2_the_quick_game_has_three() {
    let state = XiiScripta::start(&options("pieces=3"));
    assert_eq!(state.to_string(), format!("-;3;0;0/-;3;0;0/-/{BAGS}/I"));
}

#[test]
fn a2_3_player_one_begins() {
    assert_eq!(
        XiiScripta::start(&Options::default()).throw().unwrap().seat,
        Seat::First
    );
}

#[test]
fn a2_4_three_dice_are_thrown_and_doubles_give_nothing_extra() {
    let state = after(&XiiScripta::start(&Options::default()), &["roll 2 2 2"]);
    assert_eq!(state.dice(), DiceLeft::new(&[2, 2, 2]));
    let done = after(&state, &["place 2", "place 2", "place 2"]);
    assert_eq!(done.throw().unwrap().seat, Seat::Second);
}

#[test]
fn a2_5_each_player_has_a_bag_and_a_passed_turn_uses_its_throw() {
    let state = after(
        &XiiScripta::start(&options("bag=1")),
        &["roll 1 2 3", "pass"],
    );
    assert_eq!(state.bag(Seat::First).unwrap().left(), [0, 0, 0, 1, 1, 1]);
    assert_eq!(state.bag(Seat::Second), Some(ShuffleBag::full(1)));
    let state = after(&state, &["roll 4 5 6", "pass"]);
    assert_eq!(chances(&state), [(Ply::Roll([4, 5, 6]), 1)]);
    assert_eq!(state.why_not(Ply::Roll([1, 2, 3])).id, "not-in-bag");
    let state = after(&state, &["roll 4 5 6"]);
    assert_eq!(
        state.bag(Seat::First),
        Some(ShuffleBag::full(1)),
        "refilled at once"
    );
}
