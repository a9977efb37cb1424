//! Rounds: how a round begins and ends, and what happens if it is void or stopped (GA-1, GA-15 to GA-22, CM-8).
//! `play.rs` decides when a round is over (GA-13), and `kit/three_rows/round.rs` decides whether another round follows.

use super::{Gabata, Options};
use crate::kit::three_rows::{PITS, on_side, result};
use crate::rules::{Fact, Seat, Trace};

impl Gabata {
    /// Deals the players the stones that they own, and gives the leader the turn (GA-1, GA-2). With `zero=a`, the zero sowing (the
    /// opening, GA-3) is played at once.
    pub(super) fn begin_round(&mut self, trace: &mut impl Trace) {
        let deal = self.round.dealt(self.options.mirror);
        self.pits = deal.pits;
        self.stores = deal.stores;
        self.to_move = self.round.leader;
        self.zero = [None; 2];
        if self.pits_are_given() {
            self.zero = [Some(0); 2];
            self.run_race(trace);
        }
    }

    /// Ends a round once its stores are final. Clears the board, tells the result (GA-15), and deals the next round if there is one
    /// (GA-18 to GA-20).
    pub(super) fn end_round(&mut self, trace: &mut impl Trace) {
        self.pits = [0; PITS];
        let stores = self.stores;
        trace.note(|| result(stores, self.round.number));
        let Options { rounds, mirror, .. } = self.options;
        if self.round.advance(rounds, stores, mirror, trace) {
            self.begin_round(trace);
        }
    }

    /// Makes the round void (GA-17). It is dealt again as before, and the other player leads.
    pub(super) fn void(&mut self, trace: &mut impl Trace) {
        self.round.void(trace);
        self.begin_round(trace);
    }

    /// Ends a round because of a repetition. Each player gets the stones on that player's own side (CM-8).
    pub(super) fn stop_round(&mut self, trace: &mut impl Trace) {
        trace.note(|| Fact::new("stopped").sentence());
        for seat in Seat::ALL {
            self.stores[seat.index()] += on_side(&self.pits, seat);
        }
        self.end_round(trace);
    }
}
