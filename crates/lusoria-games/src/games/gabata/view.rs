//! Makes what people see or read of a position: the diagram (cells and captions) and the prose, as facts.

use super::Gabata;
use crate::kit::three_rows::{self, owner, pit_of, pit_seen};
use crate::rules::{Cell, Diagram, Fact, Outcome, Piece, Seat, State, Terrain, Turn, Viewable};

const PIT: Terrain = Terrain::pit("pit", "[", "]");

impl Viewable for Gabata {
    fn diagram(&self) -> Diagram {
        let cell = |pit| Cell {
            terrain: &PIT,
            piece: Some(Piece::stones(self.pits[pit])),
            owner: Some(owner(pit)),
        };
        three_rows::diagram(cell, self.captions())
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let mut facts = three_rows::describe(reader, |pit| self.pits[pit].to_string());
        facts.extend(self.captions());
        facts
    }
}

impl Gabata {
    /// The captions, as far as they apply:
    /// - the stores
    /// - the number of the round
    /// - how the game ends with perfect play
    /// - that a lot is to be drawn, or what the leader has done in the zero sowing
    fn captions(&self) -> Vec<Fact> {
        let store = |seat: Seat| {
            Fact::new("store")
                .with("seat", seat)
                .with("count", self.stores[seat.index()])
        };
        let mut captions: Vec<Fact> = Seat::ALL.map(store).into();
        captions.extend(self.round.caption(self.options.rounds));
        captions.extend(self.theory_caption());
        match self.turn() {
            Turn::Chance => captions.push(self.lot_caption()),
            Turn::Seat(_) if self.zero_open() => captions.push(self.zero_caption().while_playing()),
            Turn::Seat(_) | Turn::Over(_) => {}
        }
        captions
    }

    /// The fact that says how the game ends with perfect play. `None` if [`Gabata::result_in_theory`] does not know that.
    fn theory_caption(&self) -> Option<Fact> {
        let caption = match self.result_in_theory()? {
            Outcome::Win(seat) => Fact::new("favoured").with("seat", seat),
            Outcome::Draw => Fact::new("balanced"),
        };
        Some(caption.opening())
    }

    /// The fact that a lot is to be drawn.
    fn lot_caption(&self) -> Fact {
        Fact::new("zero-lot")
            .with("seat", self.round.leader)
            .while_playing()
    }

    /// The fact that says what the leader has done in the zero sowing: nothing yet, named a pit, or dropped stones.
    fn zero_caption(&self) -> Fact {
        let named = self.zero[self.round.leader.index()];
        match named {
            Some(own) if !self.sows_in_turn() => Fact::new("zero-half")
                .with("seat", self.round.leader)
                .with("other", self.round.leader.other())
                .with("pit", pit_seen(pit_of(self.round.leader, own as usize))),
            Some(dropped) => Fact::new("zero-half-sown")
                .with("seat", self.round.leader)
                .with("other", self.round.leader.other())
                .with("count", dropped),
            None => Fact::new("zero-open").with("seat", self.round.leader),
        }
    }
}
