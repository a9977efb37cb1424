//! One place on a board as data: its kind, what stands on it, whose it is, and its signs in text. It depends on no language, and not on
//! how the board is drawn.

use super::{Label, Seat, number_label};

/// One place on the board: what kind of place it is, what stands on it, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The kind of place, which does not depend on what stands there.
    pub terrain: &'static Terrain,
    /// The piece that stands there, if any. All stones in a pit together are one piece. An empty pit has a piece, too, with the count 0.
    pub piece: Option<Piece>,
    /// The owner of the piece or of the pit, if there is one.
    pub owner: Option<Seat>,
}

/// A kind of place on the board of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terrain {
    /// The stable name of this kind in its game: `castle`, `pit`. By this name, a picture chooses how to draw the place.
    pub name: &'static str,
    /// How this kind of place is shown in text.
    pub sign: TerrainSign,
}

/// How a kind of place is shown in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TerrainSign {
    /// This sign is shown in an empty place. Elsewhere the piece is shown.
    WhereEmpty(&'static str),
    /// These signs are shown before and after the content: `[` and `]`.
    Around(&'static str, &'static str),
}

/// What stands on a place: one piece, or a stack, or the stones in a pit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The stable name of the piece in its game: `king`, `stones`. By this name, a picture chooses how to draw the piece.
    pub name: &'static str,
    /// How many pieces or stones there are.
    pub count: u8,
    /// The text that shows the piece. It is a few characters long: `K`, `12`.
    pub sign: Label,
}

impl Cell {
    /// The text of the place in three parts: the sign before its content, the content, and the sign after it. A platform may colour it,
    /// but the text says everything without colours.
    #[must_use]
    pub fn sign(&self) -> [&str; 3] {
        let piece = self.piece.as_ref().map(|piece| piece.sign.as_str());
        match self.terrain.sign {
            TerrainSign::WhereEmpty(empty) => ["", piece.unwrap_or(empty), ""],
            TerrainSign::Around(before, after) => [before, piece.unwrap_or_default(), after],
        }
    }
}

impl Terrain {
    /// A kind of place whose sign is shown when nothing stands there.
    #[must_use]
    pub const fn field(name: &'static str, sign: &'static str) -> Self {
        Self {
            name,
            sign: TerrainSign::WhereEmpty(sign),
        }
    }

    /// A kind of place whose signs are shown around its content.
    #[must_use]
    pub const fn pit(name: &'static str, before: &'static str, after: &'static str) -> Self {
        Self {
            name,
            sign: TerrainSign::Around(before, after),
        }
    }
}

impl Piece {
    /// A single piece.
    #[must_use]
    pub fn one(name: &'static str, sign: Label) -> Self {
        Self {
            name,
            count: 1,
            sign,
        }
    }

    /// The stones in a pit.
    #[must_use]
    pub fn stones(count: u8) -> Self {
        Self {
            name: "stones",
            count,
            sign: number_label(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::label;

    #[test]
    fn a_piece_hides_a_field_and_lies_in_a_pit() {
        let sign = |terrain, piece| {
            let owner = None;
            let cell = Cell {
                terrain,
                piece,
                owner,
            };
            cell.sign().concat()
        };
        const CAMP: Terrain = Terrain::field("camp", ":");
        const PIT: Terrain = Terrain::pit("pit", "[", "]");
        assert_eq!(sign(&CAMP, None), ":");
        assert_eq!(sign(&CAMP, Some(Piece::one("king", label("K")))), "K");
        assert_eq!(sign(&PIT, Some(Piece::stones(12))), "[12]");
    }
}
