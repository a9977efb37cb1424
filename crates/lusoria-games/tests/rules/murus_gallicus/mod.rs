//! Tests of the rules of Murus Gallicus, rule by rule. The rule numbers are those of `docs/rules/murus-gallicus.md`.

mod edit;
mod notation;
mod options;
mod play;
mod vectors;
mod view;
mod why_not;

use crate::facts::{effects, moves, read, refusal};
use crate::play::legal;
use lusoria_games::games::murus_gallicus::{Direction, MurusGallicus, Ply, Square};
use lusoria_games::rules::{Arg, Fact, Seat, State};

/// Checks that stones leave the board only in pairs, one of each player (M4). Also checks that no cell holds more than two stones,
/// and that none holds stones of both players (M2).
pub(crate) fn both_players_lose_stones_alike(state: &MurusGallicus) {
    let [white, black] = Seat::ALL.map(|seat| state.stones(seat).count());
    assert!(white == black && white <= 16, "{state}");
    let signs = state.to_string();
    let shown = |sign: &str| signs[..56].matches(sign).count() as u32;
    for (seat, wall, tower) in [(Seat::First, "w", "W"), (Seat::Second, "b", "B")] {
        let stones = state.stones(seat);
        assert_eq!(
            [shown(wall), shown(tower)],
            [stones.walls(), stones.towers()]
        );
    }
}

fn start() -> MurusGallicus {
    MurusGallicus::start(&crate::play::options::<MurusGallicus>(""))
}

/// A position text from the pieces on the board, such as `W:D4 b:C4`, and the side to move.
fn text(stones: &str, to_move: char) -> String {
    let mut cells = vec!['.'; 56];
    for (sign, cell) in stones
        .split(' ')
        .map(|stone| stone.split_once(':').unwrap())
    {
        let &[row, column] = cell.as_bytes() else {
            panic!("no cell: {cell}")
        };
        cells[usize::from(8 * (row - b'A') + column - b'1')] = sign.parse().unwrap();
    }
    cells.push(to_move);
    cells.into_iter().collect()
}

fn at(stones: &str, to_move: char) -> MurusGallicus {
    with("", stones, to_move)
}

fn with(options: &str, stones: &str, to_move: char) -> MurusGallicus {
    let options = crate::play::options::<MurusGallicus>(options);
    MurusGallicus::from_text(&options, &text(stones, to_move)).unwrap()
}

/// The position after some moves, each legal.
fn after(state: &MurusGallicus, moves: &[&str]) -> MurusGallicus {
    let mut state = *state;
    for text in moves {
        let m = read(&state, text);
        assert!(legal(&state).contains(&m), "{text}: {:?}", state.why_not(m));
        state.play(m, &mut ());
    }
    state
}

/// The id of a fact, then its texts and numbers without their names: `moved G4,NE F5 E6`.
fn told(fact: &Fact) -> String {
    let mut words = vec![fact.id.to_string()];
    words.extend(fact.args.iter().filter_map(|(_, value)| match value {
        Arg::Text(text) => Some(text.clone()),
        Arg::Number(number) => Some(number.to_string()),
        Arg::Seat(_) | Arg::Seen(_) => None,
    }));
    words.join(" ")
}

/// All moves that can be written: every cell with every direction.
fn everything() -> impl Iterator<Item = Ply> {
    let cells = (0..7).flat_map(|row| (0..8).map(move |column| Square::new(row, column).unwrap()));
    cells.flat_map(|tower| Direction::ALL.map(|direction| Ply { tower, direction }))
}
