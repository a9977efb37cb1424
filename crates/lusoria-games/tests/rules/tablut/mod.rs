//! Tests of the rules of Tablut, rule by rule. The rule numbers are those of `docs/rules/tablut.md`.

mod capture;
mod edit;
mod ending;
mod king;
mod moves;
mod notation;
mod options;
mod position;
mod vectors;
mod view;
mod why_not;

use crate::facts::{arg, ids, number, read, refusal};
use crate::play::legal;
use lusoria_games::games::tablut::{Cell, Options, Piece, Tablut};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Arg, Fact, Seat, State, Viewable};

/// White moves first.
const WHITE: Seat = Seat::First;
const BLACK: Seat = Seat::Second;

/// Checks that there is one king, that there are never more soldiers than at the start, and that the captions count the pieces on the
/// board.
pub(crate) fn soldiers_are_conserved(state: &Tablut) {
    let count = |piece| {
        let here = |cell: &Cell| state.piece(*cell) == Some(piece);
        Cell::by_rows().filter(here).count() as i64
    };
    assert_eq!(count(Piece::King), 1, "{state}");
    let captions = state.diagram().captions;
    for (seat, most) in [(WHITE, 8), (BLACK, 16)] {
        let soldiers = count(Piece::Soldier(seat));
        assert!(soldiers <= most, "{state}");
        assert_eq!(number(&captions[seat.index()], "count"), soldiers);
    }
}

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

/// The position text with pieces on these cells and this player to move. Cells in a list are divided by blanks.
fn text(white: &str, black: &str, king: &str, turn: Seat) -> String {
    let mut board = vec!['O'; 81];
    board[40] = 'T';
    for (cells, letter) in [(white, 'W'), (black, 'B'), (king, 'K')] {
        for cell in cells.split_whitespace() {
            let [column, row] = cell.as_bytes() else {
                panic!("no cell: {cell}")
            };
            board[usize::from(row - b'1') * 9 + usize::from(column - b'a')] = letter;
        }
    }
    board.push(if turn == WHITE { 'W' } else { 'B' });
    board.into_iter().collect()
}

fn at(given: &str, white: &str, black: &str, king: &str, turn: Seat) -> Tablut {
    Tablut::from_text(&options(given), &text(white, black, king, turn)).unwrap()
}

fn start() -> Tablut {
    Tablut::start(&Options::default())
}

fn cell(name: &str) -> Cell {
    let found = Cell::by_rows().find(|cell| cell.to_string() == name);
    found.unwrap_or_else(|| panic!("no cell: {name}"))
}

/// The position after a legal move, and the facts of the move.
fn told(state: &Tablut, text: &str) -> (Tablut, Vec<Fact>) {
    let mut state = *state;
    let m = read(&state, text);
    assert!(legal(&state).contains(&m), "{:?}", state.why_not(m));
    let mut facts = Vec::new();
    state.play(m, &mut facts);
    (state, facts)
}

/// The position after some legal moves.
fn after(state: &Tablut, moves: &[&str]) -> Tablut {
    moves
        .iter()
        .fold(*state, |state, text| told(&state, text).0)
}

/// Plays moves on a line and returns the facts of the last one.
fn played(line: &mut TypedLine<Tablut>, moves: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    for text in moves.split(' ') {
        let m = read(line.state(), text);
        assert!(line.allows(m), "{text} is not legal");
        facts.clear();
        line.play(m, &mut facts);
    }
    facts
}

/// The cells whose soldiers a move captures.
fn captures(state: &Tablut, text: &str) -> String {
    let (_, facts) = told(state, text);
    let fact = facts.iter().find(|fact| fact.id == "captured");
    fact.map_or(String::new(), |fact| word(fact, "cells").to_owned())
}

/// The cells to which the piece on this cell may go.
fn targets(state: &Tablut, from: &str) -> String {
    let moves = legal(state).into_iter().map(|m| m.to_string());
    let to: Vec<String> = moves
        .filter_map(|m| Some(m.strip_prefix(from)?.trim_start_matches('-').to_owned()))
        .collect();
    to.join(" ")
}

fn word<'a>(fact: &'a Fact, key: &str) -> &'a str {
    match arg(fact, key) {
        Arg::Text(text) => text,
        other => panic!("{other:?}"),
    }
}
