//! Makes what people see or read of a position: the diagram (cells and captions) and the prose, as facts.

use super::notation::letter;
use super::{Afrika, HOUSES, Pie, Side};
use crate::rules::{
    Cell, Diagram, Fact, Frame, Naming, Piece, Seat, State, Terrain, Turn, Turning, Viewable, label,
};

const PIT: Terrain = Terrain::pit("pit", "", "");

impl Viewable for Afrika {
    /// The lower row belongs to seat First, whichever side First plays (CM-1).
    fn diagram(&self) -> Diagram {
        let own = self.side(Seat::First);
        let lower = self.cells(own);
        let mut upper = self.cells(own.other());
        upper.reverse();
        Diagram {
            rows: vec![upper, lower],
            gap_after: None,
            turning: Turning::HalfTurn,
            frame: Frame {
                naming: Naming::Reader,
                under: vec![
                    Vec::new(),
                    (0..HOUSES).map(|pit| label(&letter(pit))).collect(),
                ],
                ..Frame::default()
            },
            captions: self.captions(),
        }
    }

    /// For each pit of the reader, the stones in it and in the facing pit. Then come the captions.
    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let side = self.side(reader);
        let pit = |(pit, &own): (usize, &u8)| {
            Fact::new("pit")
                .with("pit", letter(pit))
                .with("own", own)
                .with("across", self.board.facing(side, pit))
        };
        let mut facts: Vec<Fact> = self.board.pits(side).iter().enumerate().map(pit).collect();
        facts.extend(self.captions());
        facts
    }
}

impl Afrika {
    /// The pits of a side, from its owner's pit a on.
    fn cells(&self, side: Side) -> Vec<Cell> {
        let cell = |stones: &u8| Cell {
            terrain: &PIT,
            piece: Some(Piece::stones(*stones)),
            owner: Some(self.seat(side)),
        };
        self.board.pits(side).iter().map(cell).collect()
    }

    /// Captions for both stores, for a compulsory capture, and for an open choice of sides.
    fn captions(&self) -> Vec<Fact> {
        let mut captions = Seat::ALL.map(|seat| self.store(seat)).to_vec();
        captions.extend(self.due());
        if self.pie == Pie::Open {
            let open = Fact::new("swap-open").with("seat", self.seat(self.to_move));
            captions.push(open.while_playing());
        }
        captions
    }

    fn store(&self, seat: Seat) -> Fact {
        let side = self.side(seat);
        let komi = self.options.komi;
        let store = |id| {
            Fact::new(id)
                .with("seat", seat)
                .with("count", self.board.store(side))
        };
        if side == Side::North && komi.is_some() {
            store("store-with-komi").with("komi", komi.written())
        } else {
            store("store")
        }
    }

    /// The compulsory capture, if there is one (AF-3).
    fn due(&self) -> Option<Fact> {
        let Turn::Seat(seat) = self.turn() else {
            return None;
        };
        let least = self.board.prize(self.to_move)?;
        Some(
            Fact::new("due")
                .with("seat", seat)
                .with("pits", self.capturing().join(", "))
                .with("choices", self.capturing().len() as u8)
                .with("count", least)
                .while_playing(),
        )
    }
}
