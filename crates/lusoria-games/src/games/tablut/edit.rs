//! Setting up positions: any piece on any cell, read and written in three forms (F1 to F3).

use super::{Cell, Options, Piece, Tablut, json};
use crate::kit::fold;
use crate::rules::{Edit, EditError, Reason, Seat, SetupError};

/// What people type for what stands on a cell: the sign first, then words of the source's editor in four languages, folded.
const WORDS: [(Option<Piece>, &[&str]); 4] = [
    (None, &[".", "o", "t", "empty", "prazdne", "vuoto", "пусто"]),
    (
        Some(Piece::Soldier(Seat::First)),
        &["w", "white", "bily", "bianco", "белыи"],
    ),
    (
        Some(Piece::Soldier(Seat::Second)),
        &["b", "black", "cerny", "nero", "черныи"],
    ),
    (Some(Piece::King), &["k", "king", "kral", "re", "король"]),
];

impl Edit for Tablut {
    const FORMS: &'static [&'static str] = &["line", "grid", "json"];
    const PLACES: &'static str = "a1–i9";
    const CONTENTS: &'static str = ". W B K";

    fn cleared(options: &Options) -> Self {
        let mut board = Self::empty(options);
        board.await_move(Seat::First);
        board
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_form(options, text).map_err(SetupError::BadPosition)
    }

    fn written(&self, form: &str) -> String {
        match form {
            "grid" => self.grid(),
            "json" => json::write(self),
            _ => self.to_string(),
        }
    }

    fn content(&self, place: &str) -> Option<String> {
        let piece = self.piece(cell(place)?);
        let (_, words) = WORDS.iter().find(|(other, _)| *other == piece)?;
        Some(words[0].to_uppercase())
    }

    /// What is set up is to be played on: a game that had ended has not any more.
    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let cell = cell(place).ok_or(EditError::NoPlace)?;
        let typed = fold(content);
        let word = WORDS
            .iter()
            .find(|(_, words)| words.contains(&typed.as_str()));
        let (piece, _) = word.ok_or(EditError::NoContent)?;
        self.place(cell, *piece);
        self.await_move(self.to_move);
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) {
        self.await_move(seat);
    }

    fn check(&self) -> Result<(), Reason> {
        self.breach().map_or(Ok(()), |breach| Err(breach.reason()))
    }
}

fn cell(place: &str) -> Option<Cell> {
    let name = fold(place);
    Cell::by_rows().find(|cell| cell.to_string() == name)
}
