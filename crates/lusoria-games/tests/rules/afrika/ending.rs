//! How a game of Afrika ends and who wins (CM-8, AF-9, AF-10), and the two problems of the rules page (AF-P1, AF-P2).

use super::{after, at, ids, moves, number, options, play};
use crate::play::legal;
use lusoria_games::games::afrika::{Afrika, Ply, Side};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Fact, Outcome, Parsed, Seat, State, Stop, Turn};
use std::collections::HashMap;

const SOUTH: Turn = Turn::Over(Outcome::Win(Seat::First));
const NORTH: Turn = Turn::Over(Outcome::Win(Seat::Second));
const DRAW: Turn = Turn::Over(Outcome::Draw);

/// 32 plies without a capture that lead back to the same position.
const CIRCLE: &str = "e a h a a h a f c a h a g b f c c h a g b c h a g b d e h a b d";
const CIRCLING: &str = "3,1,6,1,4,2,1,0/0,3,5,0,1,5,2,3";

#[test]
fn af_9_the_game_is_over_as_soon_as_nobody_can_catch_up() {
    let open = at("", "0,0,0,0,0,0,0,9/9,0,0,0,0,0,0,0/64,46/s");
    assert_eq!(
        open.turn(),
        Turn::Seat(Seat::First),
        "64 and the rest for North would be a draw"
    );
    let mut state = at("", "0,0,0,0,0,0,0,9/1,0,0,0,0,0,0,8/64,46/s");
    let facts = play(&mut state, "a");
    assert_eq!(ids(&facts), ["captured", "won"]);
    assert_eq!(
        (number(&facts[1], "stones"), number(&facts[1], "others")),
        (72, 46)
    );
    assert_eq!((state.turn(), moves(&state).as_str()), (SOUTH, ""));
    assert_eq!(state.board().left(), 10);
}

#[test]
fn af_9_the_game_is_over_when_the_board_is_empty() {
    let state = at("", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/63,64/s");
    let mut last = state;
    let facts = play(&mut last, "a");
    assert_eq!(
        (last.turn(), ids(&facts)),
        (DRAW, vec!["captured", "drawn"])
    );
}

#[test]
fn af_10_more_stones_win_and_64_each_are_a_draw() {
    let end = |stores: &str| at("", &format!("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/{stores}/s")).turn();
    assert_eq!(end("65,63"), SOUTH);
    assert_eq!(end("64,64"), DRAW);
    assert_eq!(end("63,65"), NORTH);
}

/// Plays the moves of [`CIRCLE`] this many times. The line remembers positions, so it notices when they are repeated.
fn circle(options: &str, stores: &str, times: usize) -> (TypedLine<Afrika>, Vec<Fact>) {
    let start = at(options, &format!("{CIRCLING}/{stores}/s"));
    let mut line = TypedLine::from_start(self::options(options), start);
    let mut facts = Vec::new();
    for text in vec![CIRCLE; times].join(" ").split(' ') {
        let Ok(Parsed::Move(m)) = line.state().parse_move(text) else {
            panic!("{text} is no move");
        };
        assert!(line.allows(m), "{text} in {}", line.state());
        line.play(m, &mut facts);
    }
    (line, facts)
}

#[test]
fn cm_8_the_third_time_a_position_comes_the_stores_decide() {
    let (line, facts) = circle("", "46,45", 1);
    assert_eq!(line.state(), line.start());
    assert_eq!(line.turn(), Turn::Seat(Seat::First), "twice is not enough");
    assert!(facts.iter().all(|fact| fact.id.starts_with("sown")));
    for (options, stores, outcome, end) in [
        ("", "46,45", SOUTH, "won"),
        ("", "45,46", NORTH, "won"),
        ("komi=2.5", "46,45", NORTH, "won-with-komi"),
        ("komi=2.5", "47,44", SOUTH, "won-against-komi"),
        ("misere=true", "46,45", NORTH, "won-misere"),
    ] {
        let (line, facts) = circle(options, stores, 2);
        assert_eq!(line.turn(), outcome, "{options} {stores}");
        let [.., repeated, verdict] = &facts[..] else {
            panic!("{facts:?}");
        };
        assert_eq!(
            (repeated.id.as_ref(), number(repeated, "left")),
            ("repeated", 37)
        );
        assert_eq!(verdict.id, end);
    }
}

#[test]
fn cm_8_equal_stores_are_a_draw_and_a_capture_begins_a_new_count() {
    let state = at("", "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/63,63/s");
    let mut facts = Vec::new();
    let mut stopped = state;
    let outcome = stopped.stop(Stop::Repetition, &mut facts);
    assert_eq!(outcome, Some(Outcome::Draw));
    assert_eq!(ids(&facts), ["repeated", "drawn"]);
    assert_eq!(state.repetition_limit(), Some(3));
    let before = at("", "0,0,0,1,0,0,0,0/0,0,0,0,4,0,0,0/61,62/s");
    let sown = after(&before, "d");
    assert_eq!(before.irreversible_events(), sown.irreversible_events());
    assert_ne!(
        sown.irreversible_events(),
        after(&sown, "d").irreversible_events()
    );
}

/// Whether South can be sure of the result `goal` or a better one. As a `goal`, 1 is a win and 0 a draw.
fn south_holds(state: &Afrika, goal: i8, known: &mut HashMap<Afrika, bool>) -> bool {
    match state.turn() {
        SOUTH => return true,
        DRAW => return goal <= 0,
        NORTH => return false,
        _ => {}
    }
    if let Some(&holds) = known.get(state) {
        return holds;
    }
    let mut holds = |m| south_holds(&played(state, m), goal, known);
    let mut moves = legal(state).into_iter();
    let result = match state.to_move() {
        Side::South => moves.any(&mut holds),
        Side::North => moves.all(&mut holds),
    };
    known.insert(*state, result);
    result
}

fn played(state: &Afrika, m: Ply) -> Afrika {
    let mut next = *state;
    next.play(m, &mut ());
    next
}

/// South's moves in three groups, by the result that they lead to: wins, draws and losses.
fn judged(position: &str) -> [String; 3] {
    let state = at("", position);
    let (mut wins, mut draws) = (HashMap::new(), HashMap::new());
    let mut sorted = [const { Vec::new() }; 3];
    for m in legal(&state) {
        let next = played(&state, m);
        let kind = match south_holds(&next, 0, &mut draws) {
            true if south_holds(&next, 1, &mut wins) => 0,
            true => 1,
            false => 2,
        };
        sorted[kind].push(m.to_string());
    }
    sorted.map(|moves| moves.join(" "))
}

#[test]
fn af_p1_two_moves_draw_and_three_lose() {
    let sorted = judged("1,1,0,3,0,2,4,0/0,3,2,0,4,0,1,1/54,52/s");
    assert_eq!(sorted, ["", "d g", "a b f"]);
}

#[test]
fn af_p2_both_captures_draw() {
    let position = "1,1,0,0,0,12,8,1/1,4,7,9,1,1,1,1/48,32/s";
    assert_eq!(judged(position), ["", "c d", ""]);
}
