//! The zero sowing by lot (`zero=random`, GA-A3): one letter for both players is drawn from a bag of nine lots. Each player has
//! such a bag for the rounds they lead, so that neither draws a letter more often than the other. If one of them has no stone in
//! that pit, the next lot is drawn.

use super::{Gabata, Ply, Zero};
use crate::kit::LotBag;
use crate::kit::three_rows::{SIDE, pit_letter, pit_of};
use crate::rules::{Fact, Seat, Throw, ThrowSource, Trace};

/// The number of lots in a full bag: one for each letter.
pub(super) const LOTS: u8 = SIDE as u8;

/// The source of the lots.
pub(super) const SOURCE: ThrowSource = ThrowSource::Lot(LOTS);

/// The bags of both players at the beginning of a game.
pub(super) const FULL_BAGS: [LotBag; 2] = [LotBag::full(LOTS); 2];

impl Gabata {
    /// Whether lots begin the rounds of this game.
    pub(super) fn draws_lots(&self) -> bool {
        self.options.zero == Zero::Random
    }

    /// Whether the round waits for its lot.
    pub(super) fn lot_is_due(&self) -> bool {
        self.draws_lots() && self.zero_open()
    }

    pub(super) const fn due_lot(&self) -> Throw {
        Throw {
            seat: self.round.leader,
            source: SOURCE,
        }
    }

    pub(super) fn list_lots(&self, out: &mut Vec<(Ply, u32)>) {
        let left = self.lots[self.round.leader.index()].left();
        out.extend(left.map(|own| (Ply::Lot(own), 1)));
    }

    pub(super) fn draw_lot(&mut self, own: u8, trace: &mut impl Trace) {
        self.lots[self.round.leader.index()].take(own);
        let fact = |id| Fact::new(id).with("pit", pit_letter(own).to_string());
        if let Some(seat) = self.without_stones(own) {
            return trace.note(|| fact("drawn-empty").with("seat", seat).sentence());
        }
        trace.note(|| fact("drawn").sentence());
        self.zero = [Some(own.into()); 2];
        self.run_race(trace);
    }

    /// Whether no lot could ever begin the zero sowing.
    pub(super) fn no_lot_fits(&self) -> bool {
        (0..LOTS).all(|own| self.without_stones(own).is_some())
    }

    /// The first player whose own pit with this number is empty, if any.
    fn without_stones(&self, own: u8) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self.pits[pit_of(seat, own.into())] == 0)
    }
}
