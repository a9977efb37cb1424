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

    /// Ends the round: each player gets the stones in their own wegue (SE-14).
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

    /// Ends a round after all stones have been put into the stores. The trace gets the result. If the match goes on, the next round is
    /// dealt (SE-15, SE-16).
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

    /// Begins a round (SE-1). Each player's stones are dealt anew, and all wegue become ordinary pits.
    fn begin_round(&mut self) {
        let deal = self.round.dealt(false);
        self.pits = deal.pits;
        self.stores = deal.stores;
        self.wegue = [0; 2];
        self.moved = [false; 2];
        self.to_move = self.round.leader;
    }

    /// Declares the round void (SE-17). It is dealt again, and the other player leads it. If there are too few stones for a deal, the
    /// round is stopped instead (`stop_round`).
    pub(super) fn void(&mut self, trace: &mut impl Trace) {
        if count(&self.pits) + count(&self.stores) < STONES.into() {
            return self.stop_round(trace);
        }
        self.round.void(trace);
        self.begin_round();
    }

    /// Ends a round before its time (CM-8). Each player gets the stones in their own wegue, and the stones on their side that are in no
    /// wegue.
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
