//! What a ply does: the zero sowing (GA-2 to GA-5), a turn (GA-6 to GA-14), and a sowing that never ends (GA-17).

use super::sowing::{End, Sowing, race};
use super::{Gabata, Zero};
use crate::kit::three_rows::{STONES, on_side, pit_of, pit_seen};
use crate::rules::{Fact, Seat, Trace};

impl Gabata {
    pub(super) fn zero_sow(&mut self, own: u8, trace: &mut impl Trace) {
        if self.sows_in_turn() {
            return self.zero_sow_in_turn(own, trace);
        }
        let seat = self.to_move;
        self.zero[seat.index()] = Some(own.into());
        trace.note(|| Fact::new("named").with("pit", pit_seen(pit_of(seat, own.into()))));
        if self.zero_open() {
            self.to_move = seat.other();
        } else {
            self.run_race(trace);
        }
    }

    /// Sows for both players (GA-3). It is called once the pits of both are known.
    pub(super) fn run_race(&mut self, trace: &mut impl Trace) {
        let starts = [self.round.leader, self.round.leader.other()].map(|seat| {
            let own = self.zero[seat.index()].expect("both have named a pit");
            (seat, pit_of(seat, own as usize))
        });
        let Some([first, second]) = race(&mut self.pits, starts, self.options.longest_sowing)
        else {
            return self.void(trace);
        };
        for runner in [first, second] {
            trace.note(|| {
                let raced = runner.path.fact("raced", runner.seat, Some(runner.pit));
                raced.sentence()
            });
        }
        trace.note(|| Fact::new("race-won").with("seat", first.seat).sentence());
        self.to_move = first.seat;
        self.settle(trace);
    }

    /// Plays one player's part of the zero sowing if the players sow one after the other (GA-A4). It captures nothing. The player who has
    /// dropped fewer stones moves first. If both have dropped equally many, the leader moves first.
    fn zero_sow_in_turn(&mut self, own: u8, trace: &mut impl Trace) {
        let (seat, leader) = (self.to_move, self.round.leader);
        let sowing = self.relay(own, false);
        note_sowing("zero-sown", seat, &sowing, trace);
        if sowing.end == End::Endless {
            return self.void(trace);
        }
        self.zero[seat.index()] = Some(sowing.dropped);
        self.to_move = seat.other();
        let dropped = |seat: Seat| self.zero[seat.index()];
        if let (Some(leaders), Some(others)) = (dropped(leader), dropped(leader.other())) {
            self.to_move = if others < leaders {
                leader.other()
            } else {
                leader
            };
            trace.note(|| {
                Fact::new("zero-won")
                    .with("seat", self.to_move)
                    .with("fewer", leaders.min(others))
                    .with("more", leaders.max(others))
                    .sentence()
            });
        }
        self.settle(trace);
    }

    pub(super) fn take_turn(&mut self, own: u8, trace: &mut impl Trace) {
        let seat = self.to_move;
        let before = self.stores[seat.index()];
        let sowing = self.relay(own, true);
        note_sowing("sown", seat, &sowing, trace);
        if sowing.end == End::Endless {
            return self.void(trace);
        }
        if sowing.path.taken() > 0 {
            trace.note(|| Fact::new("captured").with("count", sowing.path.taken()));
        }
        self.to_move = seat.other();
        if on_side(&self.pits, self.to_move) > 0 {
            self.announce(seat, before, trace);
        }
        self.settle(trace);
    }

    /// In a game of one round, tells that `seat` has won, as soon as the seat's store holds more than half of the stones (GA-16).
    /// `before` is what the store held before this turn.
    fn announce(&self, seat: Seat, before: u8, trace: &mut impl Trace) {
        let stored = self.stores[seat.index()];
        let half = STONES / 2;
        if self.options.rounds == Some(1) && before <= half && stored > half {
            trace.note(|| Fact::new("decided").with("count", stored));
        }
    }

    /// Ends the round if the player to move has no stone on the board. The other player gets all stones on the board (GA-13, GA-14).
    pub(super) fn settle(&mut self, trace: &mut impl Trace) {
        let stuck = self.to_move;
        if on_side(&self.pits, stuck) > 0 {
            return;
        }
        let winner = stuck.other();
        let left = on_side(&self.pits, winner);
        self.stores[winner.index()] += left;
        trace.note(|| {
            Fact::new("swept")
                .with("seat", winner)
                .with("stuck", stuck)
                .with("count", left)
                .sentence()
        });
        self.end_round(trace);
    }

    /// Whether the option `zero=a` is set. Then both players sow from pit a in the zero sowing, and nobody chooses a pit.
    pub(super) fn pits_are_given(&self) -> bool {
        self.options.zero == Zero::A
    }
}

fn note_sowing(id: &'static str, seat: Seat, sowing: &Sowing, trace: &mut impl Trace) {
    trace.note(|| match sowing.end {
        End::Rests(pit) => sowing.path.fact(id, seat, Some(pit)),
        End::Endless => sowing.path.fact(id, seat, None),
    });
}
