//! Tests of the moves and the end of the game (B2, B6.5, B6.10).

use super::{after, at, effects, moves, options, start, with};
use crate::play::{self, legal};
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::rules::{Fact, Outcome, Seat, State, Turn};

const MOUSE_WON: Turn = Turn::Over(Outcome::Win(Seat::First));
const CATS_WON: Turn = Turn::Over(Outcome::Win(Seat::Second));

fn ids(facts: &[Fact]) -> Vec<&str> {
    facts.iter().map(|fact| &*fact.id).collect()
}

#[test]
fn b2_1_the_mouse_steps_diagonally_to_any_free_square() {
    assert_eq!(moves(&at("a8,c8,e8,g8/d5/m")), "1 3 7 9");
    assert_eq!(moves(&at("a8,c8,e8,g8/a4/m")), "3 9", "the edge");
    assert_eq!(moves(&at("a8,c8,e8,g8/h1/m")), "7", "the corner");
    assert_eq!(moves(&at("c6,e6,c4,g8/d5/m")), "3", "no capture, no jump");
}

#[test]
fn b2_1_each_command_is_a_direction() {
    let state = at("a8,c8,e8,g8/d5/m");
    for (text, square) in [("7", "c6"), ("9", "e6"), ("1", "c4"), ("3", "e4")] {
        assert_eq!(after(&state, text).mouse().unwrap().to_string(), square);
    }
}

#[test]
fn b2_2_the_cats_move_one_cat_one_step_down() {
    let state = at("a8,d5,e8,h3/d1/c");
    assert_eq!(moves(&state), "12 21 22 31 32 41");
    for (text, cats) in [
        ("12", "b7,d5,e8,h3"),
        ("21", "a8,c4,e8,h3"),
        ("22", "a8,e4,e8,h3"),
        ("31", "a8,d5,d7,h3"),
        ("32", "a8,d5,f7,h3"),
        ("41", "a8,d5,e8,g2"),
    ] {
        assert_eq!(after(&state, text).to_string(), format!("{cats}/d1/m"));
    }
}

#[test]
fn b2_2_neither_mouse_nor_cat_can_be_stepped_on() {
    assert_eq!(moves(&at("d5,c4,e4,b1/g2/c")), "21 22 31 32");
    assert_eq!(
        moves(&at("d5,b1,f1,h1/c4/c")),
        "12",
        "the mouse is in the way"
    );
}

#[test]
fn b2_3_the_mouse_wins_on_any_square_of_row_8() {
    for (before, text) in [
        ("b1,d1,f1,h1/b7/m", "7"),
        ("b1,d1,f1,h1/b7/m", "9"),
        ("b1,d1,f1,h1/f7/m", "7"),
        ("a8,d1,f1,h1/f7/m", "9"),
    ] {
        let home = after(&at(before), text);
        assert_eq!(home.turn(), MOUSE_WON, "{home}");
        assert!(legal(&home).is_empty());
        assert_eq!(ids(&effects(&at(before), text)), ["mouse-moved", "home"]);
    }
}

#[test]
fn b2_4_the_cats_win_when_the_mouse_cannot_move() {
    let corner = at("a2,d3,e8,g8/b1/c");
    assert_eq!(after(&corner, "21").turn(), CATS_WON);
    assert_eq!(ids(&effects(&corner, "21")), ["cat-moved", "trapped"]);
    assert_eq!(
        at("c2,a2,e8,g8/b1/c").turn(),
        Turn::Seat(Seat::Second),
        "not in the cats’ turn"
    );
}

#[test]
fn b2_5_cats_that_cannot_move_have_lost() {
    let stuck = at("b1,d1,f1,h1/c4/c");
    assert_eq!(stuck.turn(), MOUSE_WON);
    let before = at("b1,d1,f1,h1/d5/m");
    assert_eq!(before.turn(), Turn::Seat(Seat::First));
    assert_eq!(ids(&effects(&before, "1")), ["mouse-moved", "stuck"]);
}

#[test]
fn b6_5_a_cat_held_up_by_the_mouse_alone_is_stuck_too() {
    assert_eq!(at("a2,d1,f1,h1/b1/c").turn(), MOUSE_WON);
}

#[test]
fn b2_6_a_game_has_at_most_57_half_moves_and_the_choice_of_a_square() {
    let most = CatsAndMouse::INFO.max_plies.unwrap() as usize;
    assert_eq!(most, 58);
    let longest = (0..300).map(|seed| play::random_line::<CatsAndMouse>(options(""), seed));
    let longest = longest.map(|line| line.plies().len()).max().unwrap();
    assert!((40..=most).contains(&longest), "{longest}");
}

#[test]
fn b2_6_there_is_a_game_of_57_half_moves() {
    let game = "9 42 3 12 9 32 3 31 9 31 1 32 7 32 7 22 9 41 7 31 9 21 1 42 9 41 3 31 1 11 1 41 1 42 1 21 9 42 1 22 7 22 9 \
                12 3 22 1 22 7 12 3 11 9 11 7 12 9";
    let end = after(&start("start=b1"), game);
    assert_eq!(game.split(' ').count(), 57);
    assert_eq!(
        (end.to_string().as_str(), end.turn()),
        ("b1,f1,d1,h1/c4/c", MOUSE_WON)
    );
    assert!(end.repetition_limit().is_none() && end.ply_limit().is_none());
}

#[test]
fn b2_7_giving_up_is_no_move_of_the_game() {
    for state in [start(""), start("start=d1"), at("a8,c8,e8,g8/c2/c")] {
        for text in ["vzdát", "vzdat", "yield", "restart"] {
            assert!(state.parse_move(text).is_err(), "{text}");
        }
    }
}

#[test]
fn b2_8_by_default_the_mouse_has_to_run_home() {
    for text in ["a4,c4,e4,g4/d5/c", "a4,c4,e4,g4/d5/m", "b3,d3,f3,g2/c4/m"] {
        assert!(matches!(at(text).turn(), Turn::Seat(_)), "{text}");
    }
}

#[test]
fn b2_8_with_shortcut_a_mouse_past_every_cat_has_won() {
    let shortcut = |text| with("shortcut=true", text);
    for text in ["a4,c4,e4,g4/d5/c", "a4,c4,e4,g4/d5/m", "a4,c4,e4,f1/g4/c"] {
        assert_eq!(shortcut(text).turn(), MOUSE_WON, "{text}");
        assert!(legal(&shortcut(text)).is_empty());
    }
    assert!(
        matches!(shortcut("a4,c4,e4,g6/d5/c").turn(), Turn::Seat(_)),
        "one is higher"
    );
}

#[test]
fn b2_8_either_side_may_bring_it_about() {
    let shortcut = |text| with("shortcut=true", text);
    let by_mouse = effects(&shortcut("a4,c4,e4,g6/f5/m"), "7");
    assert_eq!(ids(&by_mouse), ["mouse-moved", "past"]);
    let by_cat = effects(&shortcut("a4,c4,e4,g6/f5/c"), "42");
    assert_eq!(ids(&by_cat), ["cat-moved", "past"]);
    let home = effects(&shortcut("a8,c4,e4,h5/f7/m"), "7");
    assert_eq!(ids(&home), ["mouse-moved", "home"], "home is home");
}

#[test]
fn b6_10_the_mouse_is_seat_first() {
    assert_eq!(start("").turn(), Turn::Seat(Seat::First));
    assert_eq!(start("start=h1").turn(), Turn::Seat(Seat::First));
}
