//! Rounds: how a round ends, what happens if it is void or stopped, and how the next one begins (SE-14 to SE-17, CM-8).

use super::Selus;
use crate::kit::three_rows::{PITS, STONES, count, owner, result};
use crate::rules::{Fact, Seat, Trace};

impl Selus {
    /// The stones in a player's wegue.
    pub(super) fn in_wegue(&self, seat: Seat) -> u8 {
        let wegue = self.wegue[seat.index()];
        let pits = self.pits.iter().enumerate();
        let held = pits.filter(|(pit, _)| wegue >> pit & 1 == 1);
        held.fold(0, |sum, (_, stones)| stones.saturating_add(sum))
    }

    /// Adds the stones in each player's wegue to that player's store (SE-14), and ends the round.
    pub(super) fn score_round(&mut self, trace: &mut impl Trace) {
        for seat in Seat::ALL {
            let stones = self.in_wegue(seat);
            self.stores[seat.index()] += stones;
            if stones > 0 {
                trace.note(|| {
                    Fact::new("harvested")
                        .with("seat", seat)
                        .with("count", stones)
                        .sentence()
                });
            }
        }
        self.end_round(trace);
    }

    /// Ends a round whose stores already have the final numbers: clears the board, notes the result in the trace, and deals the next round
    /// if there is one (SE-15, SE-16).
    fn end_round(&mut self, trace: &mut impl Trace) {
        self.pits = [0; PITS];
        self.wegue = [0; 2];
        let stores = self.stores;
        trace.note(|| result(stores, self.round.number));
        if self
            .round
            .advance(self.options.rounds, stores, false, trace)
        {
            self.begin_round();
        }
    }

    /// Begins a round (SE-1). The board is dealt anew from the number of stones that each player owns; wegue do not stay.
    fn begin_round(&mut self) {
        let deal = self.round.dealt(false);
        self.pits = deal.pits;
        self.stores = deal.stores;
        self.wegue = [0; 2];
        self.moved = [false; 2];
        self.to_move = self.round.leader;
    }

    /// Declares the round void (SE-17): it is dealt again as before, and the other player leads. If the game began with fewer
    /// stones than a deal needs, the round is not dealt again: it ends, and the stones count as they lie.
    pub(super) fn void(&mut self, trace: &mut impl Trace) {
        if count(&self.pits) + count(&self.stores) < STONES.into() {
            return self.stop_round(trace);
        }
        self.round.void(trace);
        self.begin_round();
    }

    /// Ends a round before its time: each player gets the stones in their own wegue, and those on their side that are in no wegue (CM-8).
    pub(super) fn stop_round(&mut self, trace: &mut impl Trace) {
        trace.note(|| Fact::new("stopped").sentence());
        for pit in 0..PITS {
            if self.wegue(pit).is_none() {
                self.stores[owner(pit).index()] += std::mem::take(&mut self.pits[pit]);
            }
        }
        self.score_round(trace);
    }
}
