//! Makes what people see or read of a position: the diagram (cells, names around them, captions) and the prose, as facts.

use super::board::{CAMP, CASTLE, ESCAPES, SIDE, names};
use super::{Cell, Piece, Tablut};
use crate::rules::{
    self, Diagram, Fact, Frame, Label, Naming, Seat, Terrain, Turning, Viewable, letter_label,
    number_label,
};

const CASTLE_TERRAIN: Terrain = Terrain::field("castle", "#");
const CAMP_TERRAIN: Terrain = Terrain::field("camp", ":");
const ESCAPE_TERRAIN: Terrain = Terrain::field("escape", "*");
const FIELD_TERRAIN: Terrain = Terrain::field("field", ".");

impl Viewable for Tablut {
    fn diagram(&self) -> Diagram {
        let row = |row| Cell::in_row(row).map(|cell| self.draw_cell(cell)).collect();
        Diagram {
            rows: (0..SIDE).map(row).collect(),
            gap_after: None,
            turning: Turning::HalfTurn,
            frame: frame(),
            captions: Seat::ALL.map(|seat| self.strength(seat)).to_vec(),
        }
    }

    /// The reader's own pieces come first. White's king comes before white's soldiers.
    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let [own, theirs] = [reader, reader.other()].map(|seat| self.soldiers_of(seat, reader));
        match reader {
            Seat::First => vec![self.king_of("own-king"), own, theirs],
            Seat::Second => vec![own, self.king_of("their-king"), theirs],
        }
    }
}

impl Tablut {
    fn draw_cell(&self, cell: Cell) -> rules::Cell {
        let piece = self.piece(cell);
        let on = |cells| cell.bit() & cells != 0;
        let terrain = if on(CASTLE) {
            &CASTLE_TERRAIN
        } else if on(CAMP) {
            &CAMP_TERRAIN
        } else if on(ESCAPES) {
            &ESCAPE_TERRAIN
        } else {
            &FIELD_TERRAIN
        };
        let shown = |piece| match piece {
            Piece::King => rules::Piece::one("king", letter_label('K')),
            Piece::Soldier(Seat::First) => rules::Piece::one("soldier", letter_label('W')),
            Piece::Soldier(Seat::Second) => rules::Piece::one("soldier", letter_label('B')),
        };
        rules::Cell {
            terrain,
            piece: piece.map(shown),
            owner: piece.map(Piece::owner),
        }
    }

    /// The caption that says how many soldiers a player has. For White it also says whether the king is on the board.
    fn strength(&self, seat: Seat) -> Fact {
        let id = match seat {
            Seat::First => "white",
            Seat::Second => "black",
        };
        Fact::new(id)
            .with("seat", seat)
            .with("king", self.king.count_ones())
            .with("count", self.soldiers[seat.index()].count_ones())
    }

    fn king_of(&self, id: &'static str) -> Fact {
        Fact::new(id)
            .with("seat", Seat::First)
            .with("cell", names(self.king))
    }

    fn soldiers_of(&self, seat: Seat, reader: Seat) -> Fact {
        let cells = self.soldiers[seat.index()];
        Fact::new(if seat == reader { "own" } else { "theirs" })
            .with("seat", seat)
            .with("count", cells.count_ones())
            .with("cells", names(cells))
    }
}

/// The names around the board: letters above and below, numbers on the left and the right. Both players read the cells by these names.
fn frame() -> Frame {
    let letters: Vec<Label> = ('a'..).take(SIDE.into()).map(letter_label).collect();
    let numbers: Vec<Label> = (1..=SIDE).map(number_label).collect();
    let mut under = vec![Vec::new(); SIDE.into()];
    if let Some(last) = under.last_mut() {
        last.clone_from(&letters);
    }
    Frame {
        naming: Naming::Board,
        left: numbers.clone(),
        right: numbers,
        above: letters,
        under,
        ..Frame::default()
    }
}
