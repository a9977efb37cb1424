//! Shows the organizer of a tournament its games and its table on the terminal.

use super::output::print;
use crate::competition::standings::Winner;
use crate::tournament::referee::FinishedGame;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::path::PathBuf;

/// What is shown while a tournament is held: each finished game on a line of its own. At a terminal, the current table and the progress
/// of the tournament stand below these lines.
#[derive(Debug)]
pub(super) struct LiveTable {
    /// The file with the table, and the progress bar. `None` if nobody watches at a terminal.
    watched: Option<(PathBuf, ProgressBar)>,
}

impl LiveTable {
    /// The display for the tournament whose table is in this file.
    pub(super) fn new(standings: PathBuf) -> Self {
        if !std::io::stdout().is_terminal() {
            return Self { watched: None };
        }
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stdout());
        let style = ProgressStyle::with_template("{msg}\n{bar:40} {pos} of {len} games, {elapsed}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self {
            watched: Some((standings, bar)),
        }
    }

    /// Tells that a game is over.
    pub(super) fn tell(&self, game: &FinishedGame, played: usize, known: usize) {
        let line = told(game, played, known);
        let Some((standings, bar)) = &self.watched else {
            // A terminal that is gone must not end the tournament.
            let _ = print(&line);
            return;
        };
        bar.println(line);
        bar.set_length(known as u64);
        bar.set_position(played as u64);
        if let Ok(table) = std::fs::read_to_string(standings) {
            bar.set_message(aligned(&table));
        }
    }
}

/// Removes the table from the terminal, because the final one is printed at the end.
impl Drop for LiveTable {
    fn drop(&mut self) {
        if let Some((_, bar)) = &self.watched {
            bar.finish_and_clear();
        }
    }
}

/// A finished game on one line.
fn told(game: &FinishedGame, played: usize, known: usize) -> String {
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

/// The columns that hold words; all others hold numbers, which are aligned at the right.
const WORDS: [&str; 2] = ["name", "reached"];

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
    let is_of_words = |column| {
        rows.first()
            .is_some_and(|head| WORDS.contains(&&head[column]))
    };
    let forms: Vec<(usize, bool)> = (0..columns)
        .map(|column| (width(column), is_of_words(column)))
        .collect();
    let line = |row: &csv::StringRecord| {
        let cells = row.iter().zip(&forms);
        let cells: Vec<String> = cells
            .map(|(text, &(width, words))| match words {
                true => format!("{text:<width$}"),
                false => format!("{text:>width$}"),
            })
            .collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}
