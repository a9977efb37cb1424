//! Makes what people see or read of a position (B1, B3): the diagram (board and caption) and the prose, as facts.

use super::position::name;
use super::square::names;
use super::{CatsAndMouse, Square, View};
use crate::rules::{
    Cell, Diagram, Fact, Frame, Piece, Seat, Terrain, Turning, Viewable, letter_label, number_label,
};

const SIDE: usize = 8;
const LIGHT: Terrain = Terrain::field("light", ".");
const DARK: Terrain = Terrain::field("dark", "#");

impl Viewable for CatsAndMouse {
    fn diagram(&self) -> Diagram {
        let ranks = (0..SIDE).rev();
        Diagram {
            rows: ranks
                .clone()
                .map(|rank| {
                    (0..SIDE)
                        .map(|file| self.cell(Square::at(file, rank)))
                        .collect()
                })
                .collect(),
            gap_after: None,
            turning: match self.options.view {
                View::Mirrored => Turning::MirrorRows,
                View::Fixed => Turning::Fixed,
            },
            frame: Frame {
                left: ranks.map(|rank| number_label(rank as u8 + 1)).collect(),
                above: ('a'..='h').map(letter_label).collect(),
                ..Frame::default()
            },
            captions: self.captions(),
        }
    }

    /// Says where the mouse stands and can go, and where each cat stands. Then comes the caption, if there is one.
    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let [mouse, cats] = match reader {
            Seat::First => ["own-mouse", "their-cats"],
            Seat::Second => ["their-mouse", "own-cats"],
        };
        let mut facts = Vec::new();
        if let Some(at) = self.mouse {
            facts.push(Fact::new(mouse).with("square", at.to_string()));
            facts.push(self.exits(reader));
        }
        let [one, two, three, four] = self.cats.map(name);
        facts.push(
            Fact::new(cats)
                .with("one", one)
                .with("two", two)
                .with("three", three)
                .with("four", four),
        );
        facts.extend(self.captions());
        facts
    }
}

impl CatsAndMouse {
    /// A cell shows the number of a cat or `M` for the mouse. An empty light square shows `.`, an empty dark one `#`.
    fn cell(&self, square: Square) -> Cell {
        let cat = (1u8..).zip(self.cats).find(|(_, at)| *at == Some(square));
        let terrain = if square.is_light() { &LIGHT } else { &DARK };
        let (piece, owner) = match cat {
            Some((number, _)) => (
                Some(Piece::one("cat", number_label(number))),
                Some(Seat::Second),
            ),
            None if self.mouse == Some(square) => (
                Some(Piece::one("mouse", letter_label('M'))),
                Some(Seat::First),
            ),
            None => (None, None),
        };
        Cell {
            terrain,
            piece,
            owner,
        }
    }

    /// At most one caption. Before the start square is chosen, it says that the mouse may choose. After that, until a cat has moved, it
    /// explains the digits that the player on turn can type.
    fn captions(&self) -> Vec<Fact> {
        let begins = self.cats == Square::CATS.map(Some);
        let first = match self.to_move {
            _ if self.is_fresh() => Fact::new("choose"),
            _ if !begins || self.ending().is_some() => return Vec::new(),
            Seat::First => Fact::new("mouse-keys"),
            Seat::Second => Fact::new("cat-keys"),
        };
        vec![first.while_playing()]
    }

    fn exits(&self, reader: Seat) -> Fact {
        let open = self.mouse_exits();
        Fact::new("exits")
            .with("own", u8::from(reader == Seat::First))
            .with("count", open.count_ones())
            .with("squares", names(open))
    }
}
