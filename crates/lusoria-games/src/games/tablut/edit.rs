//! Setting up positions. Any piece may stand on any cell. A position can be read and written in three forms (F1 to F3).
//!
//! An editor may hold any position. A game begins only from a position that breaks none of the laws in this file (`docs/rules/tablut.md`,
//! "Positions as text"). The editor's commands are not here: all games share them (`src/session/editor/use_tool.rs`).

use super::board::{CAMP, CASTLE, Cells, EDGE, ESCAPES, beside, each, names};
use super::{Cell, Ending, Options, Piece, Tablut, json};
use crate::kit::fold;
use crate::rules::{Edit, EditError, Reason, Seat, SetupError};

/// What people may type for the content of a cell, as `fold` returns it. The first word of each list is the sign that the editor shows.
/// Then come letters and words in four languages.
const WORDS: [(Option<Piece>, &[&str]); 4] = [
    (None, &[".", "o", "t", "empty", "prazdne", "vuoto", "пусто"]),
    (
        Some(Piece::Soldier(Seat::First)),
        &["w", "white", "bily", "bianco", "белыи"],
    ),
    (
        Some(Piece::Soldier(Seat::Second)),
        &[
            "b",
            "black",
            "soldier",
            "vojak",
            "lovec",
            "cerny",
            "nero",
            "pedina",
            "черныи",
            "воин",
        ],
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
        Self::read_position(options, text).map_err(SetupError::BadPosition)
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

    /// Puts a piece on a cell, or empties the cell. If the game was over, the ending is removed. Afterwards the game is over only if
    /// the player to move cannot move.
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
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

fn cell(place: &str) -> Option<Cell> {
    let name = fold(place);
    Cell::by_rows().find(|cell| cell.to_string() == name)
}

/// A law that a position breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BrokenLaw {
    id: &'static str,
    english: &'static str,
    /// The cells on which the law is broken. If the king is missing, there are none.
    cells: Cells,
}

impl BrokenLaw {
    /// The broken law as an English sentence, for whoever wrote the position text.
    pub(super) const fn english(self) -> &'static str {
        self.english
    }

    /// The law as the fact that people are told.
    pub(super) fn reason(self) -> Reason {
        Reason::new(self.id)
            .with("count", self.cells.count_ones())
            .with("cells", names(self.cells))
    }
}

/// A law about pieces: a function that finds the cells where it is broken, the id of the fact that people are told, and an English
/// sentence.
type PieceLaw = (fn(&Tablut) -> Cells, &'static str, &'static str);

/// The laws about single cells and about numbers of soldiers, in the order in which they are checked. [`Tablut::broken_law`] also checks
/// two other things: first, that there is one king; last, that the winner of a finished game can have won it.
const LAWS: [PieceLaw; 6] = [
    (
        |it| it.soldiers[0] & CAMP,
        "law-white-in-camp",
        "a white soldier stands in a camp",
    ),
    (
        |it| it.king & CAMP,
        "law-king-in-camp",
        "the king stands in a camp",
    ),
    (
        |it| (it.soldiers[0] | it.soldiers[1]) & CASTLE,
        "law-castle",
        "a soldier stands in the castle",
    ),
    (
        |it| it.beyond(Seat::First, 8),
        "law-white-soldiers",
        "white has at most 8 soldiers",
    ),
    (
        |it| it.beyond(Seat::Second, 16),
        "law-black-soldiers",
        "black has at most 16 soldiers",
    ),
    (
        |it| match it.ending {
            Some(Ending::Escaped) => 0,
            _ => it.king & EDGE,
        },
        "law-king-on-edge",
        "the king is on the edge: the game is over (WW)",
    ),
];

impl Tablut {
    /// The first law that the position breaks, if it breaks any.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let law = |id, english, cells| Some(BrokenLaw { id, english, cells });
        if self.king.count_ones() != 1 {
            return law("law-one-king", "there is exactly one king, K", self.king);
        }
        for (broken, id, english) in LAWS {
            let cells = broken(self);
            if cells != 0 {
                return law(id, english, cells);
            }
        }
        let (id, english) = match self.ending {
            Some(Ending::Escaped) if self.king & ESCAPES == 0 => (
                "law-not-escaped",
                "white has won (WW) only with the king on an escape",
            ),
            Some(Ending::Caught) if !self.king_can_be_caught() => (
                "law-not-caught",
                "black has won (BW) only with the king caught",
            ),
            _ => return None,
        };
        law(id, english, self.king)
    }

    /// If a player has more than `most` soldiers, returns all of them, else none.
    const fn beyond(&self, seat: Seat, most: u32) -> Cells {
        let soldiers = self.soldiers[seat.index()];
        if soldiers.count_ones() > most {
            soldiers
        } else {
            0
        }
    }

    /// Whether the last move can have caught the king. Each black soldier beside the king is tried as the piece that moved last.
    fn king_can_be_caught(&self) -> bool {
        let mut movers = each(beside(self.king) & self.soldiers[1]);
        movers.any(|mover| self.king_caught_from(mover))
    }
}
