//! Makes what people see or read of a position, as facts: the diagram and the prose. The diagram has two columns, a border between
//! North's rows and South's rows, and captions.

use super::Ohojitxi;
use super::notation::{letter, pit_seen};
use crate::rules::{
    Cell, Diagram, Fact, Frame, Naming, Piece, Seat, State, Terrain, Turn, Turning, Viewable,
    letter_label, number_label,
};

const PIT: Terrain = Terrain::pit("pit", "[", "]");

impl Viewable for Ohojitxi {
    /// From top to bottom: North's rows, with the border below them, then South's rows. Pit a is in the row farthest from the border.
    fn diagram(&self) -> Diagram {
        let rows = usize::from(self.options.pits) / 2;
        let cell = |seat, pit: usize| Cell {
            terrain: &PIT,
            piece: Some(Piece::stones(self.ring(seat)[pit])),
            owner: Some(seat),
        };
        let north = (0..rows).map(|row| {
            let (left, right) = self.row(row);
            vec![cell(Seat::Second, right), cell(Seat::Second, left)]
        });
        let south = (0..rows).rev().map(|row| {
            let (left, right) = self.row(row);
            vec![cell(Seat::First, left), cell(Seat::First, right)]
        });
        Diagram {
            rows: north.chain(south).collect(),
            gap_after: Some(1),
            turning: Turning::HalfTurn,
            frame: self.frame(rows),
            captions: self.captions(),
        }
    }

    /// First the reader's own pits, by letter; then the opponent's, by number; then the captions.
    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let own = (0..).zip(self.pits(reader));
        let own: Vec<String> = own
            .map(|(pit, held)| format!("{} {held}", letter(pit)))
            .collect();
        let mut facts = vec![Fact::new("own-pits").with("pits", own.join(", "))];
        let theirs = (1..).zip(self.pits(reader.other()));
        facts.extend(theirs.map(|(pit, held): (u8, _)| {
            Fact::new("their-pit")
                .with("seat", reader.other())
                .with("pit", pit)
                .with("count", *held)
        }));
        facts.extend(self.captions());
        facts
    }
}

impl Ohojitxi {
    /// The names beside the board. A reader sees letters at their own pits and numbers at the opponent's.
    fn frame(&self, rows: usize) -> Frame {
        let name = |pit: usize| letter_label(letter(pit as u8));
        let number = |pit: usize| number_label(pit as u8 + 1);
        let above = (0..rows).map(|row| self.row(row));
        let below = (0..rows).rev().map(|row| self.row(row));
        let left = above.clone().map(|(_, right)| number(right));
        let right = above.map(|(left, _)| number(left));
        Frame {
            naming: Naming::Reader,
            left: left
                .chain(below.clone().map(|(left, _)| name(left)))
                .collect(),
            right: right.chain(below.map(|(_, right)| name(right))).collect(),
            rule_after: Some(rows),
            ..Frame::default()
        }
    }

    /// The left and the right pit of a row, as its player sees it. Row 0 is the nearest to the player and has the pits a and b. Row 1 has
    /// the last pit and c.
    fn row(&self, row: usize) -> (usize, usize) {
        let pits = usize::from(self.options.pits);
        ((pits - row) % pits, row + 1)
    }

    /// The stones on each side, and where the player to move may not put the next capture (OH-6).
    fn captions(&self) -> Vec<Fact> {
        let side = |seat| {
            Fact::new("side")
                .with("seat", seat)
                .with("stones", self.stones(seat))
        };
        let mut captions: Vec<Fact> = Seat::ALL.map(side).into();
        if let (Turn::Seat(seat), Some(target)) = (self.turn(), self.barred_target(self.to_move)) {
            captions.push(
                Fact::new("barred")
                    .with("seat", seat)
                    .with("target", pit_seen(seat.other(), target - 1))
                    .while_playing(),
            );
        }
        captions
    }
}
