//! A diagram as monospace text, from one seat's side (A4 of XII Scripta; at most 37 columns).
//!
//! Deliberately absent: colour. Runs carry their owner; whoever prints them may colour them.

use super::{Run, turned};
use crate::rules::{Cell, Diagram, Seat};
use unicode_width::UnicodeWidthStr;

/// The board as lines joined by line breaks, without one at the end.
#[must_use]
pub fn board_text(diagram: &Diagram, reader: Seat) -> String {
    let lines: Vec<String> = board_runs(diagram, reader)
        .into_iter()
        .map(|line| line.into_iter().map(|run| run.text).collect())
        .collect();
    lines.join("\n")
}

/// The board line by line; a run never joins what two players own, or what nobody owns, with a piece.
#[must_use]
pub fn board_runs(diagram: &Diagram, reader: Seat) -> Vec<Vec<Run>> {
    let seen = turned(diagram, reader);
    let width = seen
        .rows
        .iter()
        .flatten()
        .map(sign_width)
        .max()
        .unwrap_or(1);
    seen.rows
        .iter()
        .map(|row| line(row, seen.gap_after, width))
        .collect()
}

/// A4.3: if any cell needs two characters, every cell is right-aligned to two; otherwise one.
fn line(row: &[Cell], gap_after: Option<usize>, width: usize) -> Vec<Run> {
    let mut runs = Vec::new();
    for (column, cell) in row.iter().enumerate() {
        let between = match column {
            0 => 0,
            _ if gap_after == Some(column) => 3,
            _ => 1,
        };
        let blanks = between + width - sign_width(cell);
        append(&mut runs, &" ".repeat(blanks), None);
        append(&mut runs, &cell.sign, cell.owner);
    }
    runs
}

fn append(runs: &mut Vec<Run>, text: &str, owner: Option<Seat>) {
    match runs.last_mut() {
        _ if text.is_empty() => {}
        Some(run) if run.owner == owner => run.text.push_str(text),
        _ => runs.push(Run {
            text: text.to_owned(),
            owner,
        }),
    }
}

fn sign_width(cell: &Cell) -> usize {
    cell.sign.width()
}
