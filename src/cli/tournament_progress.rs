//! What the organizer of a tournament sees on the terminal.

use crate::tournament::referee::FinishedGame;
use crate::tournament::standings::Winner;

/// A finished game on one line.
pub(super) fn told(game: &FinishedGame, played: usize, known: usize) -> String {
    let result = match game.winner {
        Winner::First => "1-0",
        Winner::Second => "0-1",
        Winner::Draw => "½-½",
        Winner::Nobody => "0-0",
    };
    let [first, second] = &game.names;
    let why = match game.detail.is_empty() {
        true => String::new(),
        false => format!(" ({})", game.detail),
    };
    format!(
        "{played}/{known}: round {}, game {}: {first} – {second} {result}{why}",
        game.round, game.number
    )
}

/// A CSV file as text, with its columns aligned.
pub(super) fn aligned(csv: &str) -> String {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.has_headers(false).from_reader(csv.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.into_records().flatten().collect();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|text| text.chars().count())
            .max()
            .unwrap_or_default()
    };
    let columns = rows.first().map_or(0, csv::StringRecord::len);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &csv::StringRecord| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(text, width)| format!("{text:<width$}"))
            .collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}
