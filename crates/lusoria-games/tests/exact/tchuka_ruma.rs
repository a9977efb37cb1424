//! Tchuka Ruma: the values of positions are compared with a search of all lines and with the table of layouts.

use lusoria_games::exact::{Exact, SeatResult, Solved, exact_moves};
use lusoria_games::games::tchuka_ruma::{Ply, TchukaRuma, most_in_ruma};
use lusoria_games::rules::{Outcome, Parsed, Seat, State, Turn};

fn start(options: &str) -> TchukaRuma {
    TchukaRuma::start(&options.parse().unwrap())
}

fn layouts() -> impl Iterator<Item = String> {
    let origins = ["empty", "occupied"].into_iter();
    origins.flat_map(|origin| {
        (2..=10).flat_map(move |pits| {
            (1..=7).map(move |stones| format!("pits={pits},stones={stones},origin={origin}"))
        })
    })
}

/// Plays all lines and returns the result of the best one: whether it wins, how many stones are then in the ruma, and after how many
/// choices. The number of choices is negative in a win and positive in a loss, so that the best line has the greatest result. The best
/// win is the fastest one. The best loss has the most stones in the ruma. If several losses have equally many, the slowest is the best.
fn by_all_lines(state: &TchukaRuma) -> (bool, u8, i32) {
    if let Turn::Over(outcome) = state.turn() {
        return (outcome == Outcome::Win(Seat::First), state.ruma(), 0);
    }
    let mut moves: Vec<Ply> = Vec::new();
    state.legal_moves(&mut moves);
    let after = moves.into_iter().map(|m| {
        let mut next = *state;
        next.play(m, &mut ());
        let (won, ruma, late) = by_all_lines(&next);
        (won, ruma, late + if won { -1 } else { 1 })
    });
    after.max().unwrap()
}

#[test]
fn small_layouts_have_the_value_that_all_lines_give() {
    for options in layouts() {
        let state = start(&options);
        let value = state.exact(Seat::First, 100);
        let Some(value) = value.filter(|value| value.plies.is_some()) else {
            continue;
        };
        let (won, ruma, late) = by_all_lines(&state);
        let result = if won {
            SeatResult::Win
        } else {
            SeatResult::Loss
        };
        let expected = Exact {
            plies: Some(late.unsigned_abs()),
            stones: Some(ruma.into()),
            ..Exact::new(result)
        };
        assert_eq!(value, expected, "{options}");
    }
}

/// The table of layouts (TR-A2) was made by another program. `tests/rules/tchuka_ruma/layouts.rs` proves it.
#[test]
fn tr_a2_every_layout_has_the_value_of_the_table() {
    let nodes = if cfg!(debug_assertions) {
        4_000
    } else {
        100_000
    };
    let mut known = 0;
    for options in layouts() {
        let state = start(&options);
        let most = most_in_ruma(&options.parse().unwrap());
        let can_win = state.exact(Seat::First, nodes);
        let Some(value) = can_win else { continue };
        known += 1;
        let all: i16 = state.pits().iter().map(|&held| i16::from(held)).sum();
        assert_eq!(value.result == SeatResult::Win, i16::from(most) == all);
        if let Some(stones) = value.stones {
            assert_eq!(stones, i16::from(most), "{options}");
        }
    }
    assert!(known >= 80, "{known}");
}

/// The fewest choices that win, from `docs/rules/tchuka-ruma.md`.
#[test]
fn the_shortest_wins_are_those_of_the_rules() {
    for (pits, stones, fewest) in [
        (2, 4, 2),
        (3, 5, 7),
        (4, 2, 6),
        (4, 6, 8),
        (6, 4, 16),
        (7, 2, 13),
    ] {
        let state = start(&format!("pits={pits},stones={stones}"));
        let value = state.exact(Seat::First, 10_000).unwrap();
        assert_eq!((value.result, value.plies), (SeatResult::Win, Some(fewest)));
    }
}

#[test]
fn the_usual_layout_has_one_way_to_win_and_is_lost_from_there() {
    let value = |state: &TchukaRuma| exact_moves(state, 1_000);
    let wins = |state: &TchukaRuma| {
        let good = value(state).into_iter();
        let good = good.filter(|(_, value)| value.result == SeatResult::Win);
        good.map(|(m, _)| m.to_string()).collect::<String>()
    };
    let mut state = start("");
    for choice in "cdcdbd".chars() {
        assert_eq!(wins(&state), choice.to_string(), "{state}");
        let pit = choice as u8 - b'a';
        state.play(Ply(pit), &mut ());
    }
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(Seat::First)));
    let mut lost = start("");
    lost.play(Ply(2), &mut ());
    lost.play(Ply(0), &mut ());
    let lost = lost.exact(Seat::First, 1_000);
    assert!(lost.is_some_and(|value| value.result == SeatResult::Loss));
}

/// It is known that this layout can be won. It is not known in how few choices, because the layout is too large for a search of all
/// lines.
#[test]
fn a_large_layout_is_known_to_be_won() {
    let value = start("pits=8,stones=4").exact(Seat::First, 20_000).unwrap();
    assert_eq!((value.result, value.plies), (SeatResult::Win, None));
}

#[test]
fn the_stones_after_every_move_of_a_lost_game_are_known() {
    let mut state = start("pits=6,stones=4");
    for pit in ["c", "d"] {
        let ply = state.parse_move(pit).unwrap();
        let Parsed::Move(ply) = ply else {
            panic!("{pit}")
        };
        state.play(ply, &mut ());
    }
    let known = exact_moves(&state, 200);
    let mut moves: Vec<Ply> = Vec::new();
    state.legal_moves(&mut moves);
    assert_eq!(known.len(), moves.len());
    for (ply, value) in &known {
        let mut next = state;
        next.play(*ply, &mut ());
        let (won, ruma, _) = by_all_lines(&next);
        assert!(!won);
        assert_eq!(value.result, SeatResult::Loss, "{ply}");
        assert_eq!(value.stones, Some(ruma.into()), "{ply}");
    }
    let (best, value) = known.iter().max_by_key(|(_, value)| *value).unwrap();
    assert_eq!((best.to_string(), value.stones), ("a".to_owned(), Some(23)));
}
