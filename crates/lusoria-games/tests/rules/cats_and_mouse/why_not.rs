//! Tests of why a move is refused (B2, B3.5): each reason occurs, with its values, and a refused move changes nothing.

use super::{after, arg, at, refusal, start};
use crate::play::legal;
use lusoria_games::games::cats_and_mouse::{CatsAndMouse, Ply, Side, Square, Step};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Arg, Reason, State};

fn text(reason: &Reason, key: &str) -> String {
    match arg(reason, key) {
        Arg::Text(text) => text.clone(),
        Arg::Number(n) => n.to_string(),
        Arg::Seat(_) | Arg::Seen(_) => panic!("{reason:?}"),
    }
}

#[test]
fn b1_3_the_mouse_is_put_on_the_board_before_it_runs() {
    for (step, reason) in [
        ("1", "only-up"),
        ("3", "only-up"),
        ("7", "start-first"),
        ("9", "start-first"),
    ] {
        assert_eq!(refusal(&start(""), step).id, reason, "{step}");
    }
}

#[test]
fn b1_3_the_mouse_starts_once() {
    for (state, square) in [(start("start=b1"), "b1"), (at("a8,c8,e8,g8/c2/c"), "c2")] {
        let reason = refusal(&state, "start f1");
        assert_eq!(reason.id, "already-started");
        assert_eq!(text(&reason, "square"), square);
    }
}

#[test]
fn b3_6_only_the_commands_of_the_side_to_move_count() {
    assert_eq!(refusal(&start(""), "12").id, "mouse-to-move");
    assert_eq!(refusal(&start("start=d1"), "12").id, "mouse-to-move");
    assert_eq!(refusal(&at("a8,c8,e8,g8/c2/c"), "7").id, "cats-to-move");
}

#[test]
fn b2_1_b2_2_nobody_leaves_the_board() {
    for (position, typed, who, from) in [
        ("a8,c8,e8,g8/b1/m", "1", "0", "b1"),
        ("a8,c8,e8,g8/a4/m", "7", "0", "a4"),
        ("a8,c8,e8,g8/h1/m", "9", "0", "h1"),
        ("a8,c8,e8,g8/c2/c", "11", "1", "a8"),
        ("a8,c8,e8,h7/c2/c", "42", "4", "h7"),
        ("a8,b1,e8,h7/c2/c", "21", "2", "b1"),
    ] {
        let reason = refusal(&at(position), typed);
        assert_eq!(reason.id, "off-board", "{position} {typed}");
        assert_eq!([text(&reason, "who"), text(&reason, "from")], [who, from]);
    }
}

#[test]
fn b2_1_b2_2_nobody_is_captured_or_jumped_over() {
    for (position, typed, [who, from, to, by]) in [
        ("c4,d5,e8,g8/b3/m", "9", ["0", "b3", "c4", "1"]),
        ("c4,d5,e8,g8/b3/c", "11", ["1", "c4", "b3", "0"]),
        ("c4,d5,e8,g8/b3/c", "21", ["2", "d5", "c4", "1"]),
        ("c4,d5,e8,g8/e4/c", "22", ["2", "d5", "e4", "0"]),
    ] {
        let reason = refusal(&at(position), typed);
        assert_eq!(reason.id, "occupied", "{position} {typed}");
        let said = ["who", "from", "to", "by"].map(|key| text(&reason, key));
        assert_eq!(said, [who, from, to, by]);
    }
}

/// A text that names a square too far away is not read as a move, because it may be chatter. But if the player on turn types such a text,
/// the answer says which rule forbids the move.
#[test]
fn b2_1_b2_2_nobody_goes_further_than_one_square_diagonally() {
    for (position, typed, reason, squares) in [
        ("a8,c8,e8,g8/b1/m", "b1-c3", "mouse-step", "a2, c2"),
        ("a8,c8,e8,g8/b1/m", "c4", "mouse-step", "a2, c2"),
        ("a8,c8,e8,g8/d1/m", "f1 e2", "mouse-step", "c2, e2"),
        (
            "a8,b5,e8,g8/a4/c",
            "c8-c7",
            "cat-step",
            "c4, b7, d7, f7, h7",
        ),
        ("a8,b5,e8,g8/a4/c", "d3", "cat-step", "c4, b7, d7, f7, h7"),
    ] {
        let state = at(position);
        assert!(state.parse_move(typed).is_err(), "{typed}");
        let told = state.why_no_move(typed).unwrap();
        assert_eq!(told.id, reason, "{typed}");
        assert_eq!(text(&told, "squares"), squares, "{typed}");
    }
    let fresh = start("").why_no_move("b1-c2").unwrap();
    assert_eq!(fresh.id, "start-first");
    for typed in ["i9", "hello", "c4 d5 e6", "12", ""] {
        assert_eq!(at("a8,c8,e8,g8/b1/m").why_no_move(typed), None, "{typed}");
    }
}

#[test]
fn b2_3_after_the_end_nobody_moves() {
    let home = after(&at("b1,d1,f1,h3/b7/m"), "7");
    for typed in ["7", "41", "start d1"] {
        assert_eq!(refusal(&home, typed).id, "game-over");
    }
}

#[test]
fn b3_5_a_refused_command_changes_nothing() {
    let (game, options) = lusoria_games::catalog::parse_game_string("cats").unwrap();
    let mut line = game.begin(&options).unwrap();
    for canonical in ["start:b1", "9"] {
        line.play(canonical).unwrap();
    }
    for canonical in ["11", "9", "start:d1", "01", "x"] {
        assert!(line.play(canonical).is_err(), "{canonical}");
        assert_eq!(line.position(), "a8,c8,e8,g8/c2/c");
        assert_eq!(line.plies(), 2);
    }
}

/// Tries every move that can be written, in every state of some games. Each is legal, or is refused with a reason that fits this kind
/// of move.
#[test]
fn every_move_is_legal_or_has_a_reason() {
    let starts = Square::MOUSE.map(Ply::Start);
    let steps = Step::ALL.map(Ply::Mouse);
    let cat = |cat| Side::ALL.map(|side| Ply::Cat { cat, side });
    let all: Vec<Ply> = starts
        .into_iter()
        .chain(steps)
        .chain((1..=4).flat_map(cat))
        .collect();
    crate::play::walk::<CatsAndMouse>(
        &["", "", "start=b1", "shortcut", ""],
        |line: &TypedLine<CatsAndMouse>| {
            let moves = legal(line.state());
            for &ply in all.iter().filter(|ply| !moves.contains(ply)) {
                let id = line.state().why_not(ply).id;
                let fits = match ply {
                    Ply::Start(_) => ["already-started", "game-over"].contains(&&*id),
                    Ply::Mouse(_) => id != "mouse-to-move" && id != "already-started",
                    Ply::Cat { .. } => !["cats-to-move", "start-first", "only-up"].contains(&&*id),
                };
                assert!(fits, "{ply} at {}: {id}", line.state());
            }
        },
    );
}
