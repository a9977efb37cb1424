//! Makes what people see or read of a position: the diagram (cells and captions) and the prose, as facts.

use super::notation::letter;
use super::{MOST_PITS, TchukaRuma, most_in_ruma};
use crate::rules::{
    Cell, Diagram, Fact, Frame, Label, Piece, Seat, State, Terrain, Turning, Viewable, label,
    letter_label,
};

const PIT: Terrain = Terrain::pit("pit", "", "");
const RUMA: Terrain = Terrain::pit("ruma", "", "");

impl Viewable for TchukaRuma {
    /// One row, in the order of sowing: the pits from the left, then the ruma.
    fn diagram(&self) -> Diagram {
        let ruma = self.ruma_place();
        let cell = |held: &u8| Cell {
            terrain: &PIT,
            piece: Some(Piece::stones(*held)),
            owner: None,
        };
        let mut row: Vec<Cell> = self.pits().iter().map(cell).collect();
        row.push(Cell {
            terrain: &RUMA,
            piece: Some(Piece::stones(self.ruma())),
            owner: Some(Seat::First),
        });
        let mut above: Vec<Label> = (0..ruma).map(|pit| letter_label(letter(pit))).collect();
        above.push(Label::new());
        Diagram {
            rows: vec![row],
            // The longest row leaves no room for a gap on a phone.
            gap_after: (ruma < usize::from(MOST_PITS)).then_some(ruma),
            turning: Turning::Fixed,
            frame: Frame {
                above,
                right: vec![label("ruma")],
                ..Frame::default()
            },
            captions: self.captions(),
        }
    }

    /// The pits in one sentence, then the captions.
    fn prose(&self, _reader: Seat) -> Vec<Fact> {
        let pit = |(pit, held): (usize, &u8)| format!("{} {held}", letter(pit));
        let pits: Vec<String> = self.pits().iter().enumerate().map(pit).collect();
        let mut facts = vec![Fact::new("pits").with("pits", pits.join(", "))];
        facts.extend(self.captions());
        facts
    }
}

impl TchukaRuma {
    /// How many stones are in the ruma (TR-9). At the start of a layout that cannot be won, a warning follows (TR-A2).
    fn captions(&self) -> Vec<Fact> {
        let mut captions = vec![
            Fact::new("ruma")
                .with("count", self.ruma())
                .with("of", self.options.total()),
        ];
        let most = most_in_ruma(&self.options);
        if most < self.options.total() && *self == Self::start(&self.options) {
            captions.push(
                Fact::new("cannot-be-won")
                    .with("most", most)
                    .with("of", self.options.total())
                    .while_playing(),
            );
        }
        captions
    }
}
