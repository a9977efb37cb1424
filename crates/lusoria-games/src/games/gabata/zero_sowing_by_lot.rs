//! The zero sowing by lot (GA-A3). Each player has a bag of nine letters, one for each pit:
//! - With `zero=random`, the leader draws one letter for both players, from the leader's own bag.
//! - With `zero=each`, each player draws a letter from their own bag, the leader first.
//!
//! So in the long run each player draws every letter equally often. If the pit with the drawn letter is empty, the next lot is drawn.

use super::{Gabata, Ply, Zero};
use crate::kit::LotBag;
use crate::kit::three_rows::{SIDE, pit_letter, pit_of};
use crate::rules::{Fact, Seat, Throw, ThrowSource, Trace};

/// The number of lots in a full bag: one for each letter.
pub(super) const LOTS: u8 = SIDE as u8;

/// How the lots are drawn.
pub(super) const SOURCE: ThrowSource = ThrowSource::Lot(LOTS);

/// The bags of both players at the beginning of a game.
pub(super) const FULL_BAGS: [LotBag; 2] = [LotBag::full(LOTS); 2];

impl Gabata {
    /// Whether lots begin the rounds of this game.
    pub(super) fn draws_lots(&self) -> bool {
        matches!(self.options.zero, Zero::Random | Zero::Each)
    }

    /// Whether the next ply is the drawing of a lot.
    pub(super) fn lot_is_due(&self) -> bool {
        self.draws_lots() && self.zero_open()
    }

    /// Who draws the next lot.
    const fn drawer(&self) -> Seat {
        match self.options.zero {
            Zero::Each => self.to_move,
            _ => self.round.leader,
        }
    }

    pub(super) const fn due_lot(&self) -> Throw {
        Throw {
            seat: self.drawer(),
            source: SOURCE,
        }
    }

    pub(super) fn list_lots(&self, out: &mut Vec<(Ply, u32)>) {
        let left = self.lots[self.drawer().index()].left();
        out.extend(left.map(|own| (Ply::Lot(own), 1)));
    }

    pub(super) fn draw_lot(&mut self, own: u8, trace: &mut impl Trace) {
        let drawer = self.drawer();
        self.lots[drawer.index()].take(own);
        let fact = |id| Fact::new(id).with("pit", pit_letter(own).to_string());
        if let Some(seat) = self.without_stones(own) {
            return trace.note(|| fact("drawn-empty").with("seat", seat).sentence());
        }
        if self.options.zero == Zero::Each {
            trace.note(|| fact("drawn-own").with("seat", drawer).sentence());
            self.zero[drawer.index()] = Some(own.into());
            self.to_move = drawer.other();
        } else {
            trace.note(|| fact("drawn").sentence());
            self.zero = [Some(own.into()); 2];
        }
        if !self.zero_open() {
            self.run_race(trace);
        }
    }

    /// Whether no lot can begin the zero sowing: for every letter, at least one player would have to sow an empty pit.
    pub(super) fn no_lot_fits(&self) -> bool {
        (0..LOTS).all(|own| self.without_stones(own).is_some())
    }

    /// A player who would sow the pit with this letter, but has no stone in it. `None` if there is no such player.
    fn without_stones(&self, own: u8) -> Option<Seat> {
        let together = self.options.zero == Zero::Random;
        Seat::ALL
            .into_iter()
            .filter(|&seat| together || seat == self.drawer())
            .find(|&seat| self.pits[pit_of(seat, own.into())] == 0)
    }
}
