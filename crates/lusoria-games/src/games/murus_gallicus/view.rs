//! Makes what people see or read of a position: the diagram (cells and captions) and the prose, as facts.

use super::board::{COLUMNS, ROWS, names, row};
use super::{MurusGallicus, Square};
use crate::rules::{
    Cell, Diagram, Fact, Frame, Naming, Piece, Seat, Terrain, Turning, Viewable, letter_label,
    number_label,
};

const FIELD: Terrain = Terrain::field("field", ".");

impl Viewable for MurusGallicus {
    fn diagram(&self) -> Diagram {
        let cells = |r| {
            Square::each(row(r))
                .map(|square| self.cell(square))
                .collect()
        };
        Diagram {
            rows: (0..ROWS).map(cells).collect(),
            gap_after: None,
            turning: Turning::HalfTurn,
            frame: Frame {
                naming: Naming::Board,
                left: (0..ROWS)
                    .map(|r| letter_label(char::from(b'A' + r)))
                    .collect(),
                above: (1..=COLUMNS).map(number_label).collect(),
                compass: true,
                ..Frame::default()
            },
            captions: Seat::ALL.map(|seat| self.stock(seat)).into(),
        }
    }

    /// Lists the cells of the reader's towers and walls, then those of the other player's towers and walls. The row nearest to the reader
    /// comes first. A kind of stones that is not on the board is left out.
    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let (own, theirs) = (self.stones(reader), self.stones(reader.other()));
        let kinds = [
            ("own-towers", reader, own.towers),
            ("own-walls", reader, own.walls),
            ("their-towers", reader.other(), theirs.towers),
            ("their-walls", reader.other(), theirs.walls),
        ];
        let there = kinds.into_iter().filter(|&(_, _, cells)| cells != 0);
        let list = |(id, seat, cells): (&'static str, Seat, u64)| {
            Fact::new(id)
                .with("seat", seat)
                .with("count", cells.count_ones())
                .with("cells", names_from(reader, cells))
        };
        there.map(list).collect()
    }
}

impl MurusGallicus {
    fn cell(&self, square: Square) -> Cell {
        let (sign, owner) = self.sign(square);
        let name = match sign {
            'W' | 'B' => "tower",
            _ => "wall",
        };
        Cell {
            terrain: &FIELD,
            piece: owner.map(|_| Piece::one(name, letter_label(sign))),
            owner,
        }
    }

    /// How many towers and walls a player has on the board.
    fn stock(&self, seat: Seat) -> Fact {
        let stones = self.stones(seat);
        let id = match seat {
            Seat::First => "white",
            Seat::Second => "black",
        };
        Fact::new(id)
            .with("seat", seat)
            .with("towers", stones.towers())
            .with("walls", stones.walls())
    }
}

/// The names of the cells of a set. The row nearest to the reader comes first.
fn names_from(reader: Seat, cells: u64) -> String {
    let mut rows: Vec<String> = (0..ROWS)
        .map(|r| cells & row(r))
        .filter(|&cells| cells != 0)
        .map(names)
        .collect();
    if reader == Seat::First {
        rows.reverse();
    }
    rows.join(", ")
}
