//! What a turn does (SE-2 to SE-14): wegue (pits that became somebody's trap, SE-5), captures, extra turns and skipped turns. The sowing
//! itself is in `sowing.rs`.

use super::sowing::End;
use super::{Ply, Selus};
use crate::kit::three_rows::{Laps, owner, pit_of, pit_seen, seen};
use crate::rules::{Fact, Trace};

/// What a last stone does in a wegue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LastStone {
    /// The last stone stays, because the wegue is the player's own ayemi (SE-10).
    RestsInAyemi,
    /// The last stone stays in an empty wegue (SE-12).
    RestsInEmpty,
    /// The last stone captures this many stones, itself included (SE-8).
    Takes(u8),
}

impl Selus {
    pub(super) fn play_ply(&mut self, Ply(own): Ply, trace: &mut impl Trace) {
        let seat = self.to_move;
        let mut path = Laps::default();
        let (pit, end) = self.relay(pit_of(seat, own.into()), &mut path);
        if end == End::Endless {
            trace.note(|| path.fact("sown", seat, None));
            return self.void(trace);
        }
        let again = match end {
            End::Wegue => self.drop_in_wegue(pit, path, trace),
            _ => {
                trace.note(|| path.fact("sown", seat, Some(pit)));
                false
            }
        };
        if end == End::NewWegue {
            self.wegue[seat.index()] |= 1 << pit;
            note(trace, "wegue", pit);
        }
        if !again {
            self.moved[seat.index()] = true;
            self.to_move = seat.other();
        } else if self.open_pits(seat) != 0 {
            trace.note(|| Fact::new("again"));
        }
        self.settle(trace);
    }

    /// Plays what follows after the last stone has fallen into a wegue (SE-8 to SE-12). Returns whether the player moves again.
    fn drop_in_wegue(&mut self, pit: usize, mut path: Laps, trace: &mut impl Trace) -> bool {
        let seat = self.to_move;
        match self.last_stone_in(pit) {
            LastStone::Takes(stones) => {
                path.capture(stones);
                trace.note(|| path.fact("sown", seat, Some(pit)));
                self.capture(pit, stones, trace)
            }
            rests => {
                trace.note(|| path.fact("sown", seat, Some(pit)));
                let in_ayemi = rests == LastStone::RestsInAyemi;
                note(
                    trace,
                    if in_ayemi {
                        "rests-in-ayemi"
                    } else {
                        "rests-in-empty"
                    },
                    pit,
                );
                false
            }
        }
    }

    fn last_stone_in(&self, pit: usize) -> LastStone {
        if self.is_ayemi(pit) && owner(pit) == self.to_move {
            return LastStone::RestsInAyemi;
        }
        match self.pits[pit] {
            1 if self.options.take_from_empty => LastStone::Takes(1),
            1 => LastStone::RestsInEmpty,
            _ => LastStone::Takes(2),
        }
    }

    /// Captures stones from a wegue (SE-8, SE-9, SE-11). Returns whether the player moves again.
    fn capture(&mut self, pit: usize, stones: u8, trace: &mut impl Trace) -> bool {
        let seat = self.to_move;
        let own = self.wegue[seat.index()] >> pit & 1 == 1;
        let enemy_ayemi = self.is_ayemi(pit) && owner(pit) != seat;
        self.pits[pit] -= stones;
        self.stores[seat.index()] += stones;
        trace.note(|| Fact::new("captured").with("count", stones));
        if self.options.weak && self.pits[pit] == 0 {
            self.wegue = self.wegue.map(|wegue| wegue & !(1 << pit));
            note(trace, "liquidated", pit);
        }
        own || enemy_ayemi
    }

    /// Whether a pit is an ayemi (SE-10, SE-A3).
    pub(super) fn is_ayemi(&self, pit: usize) -> bool {
        seen(pit, owner(pit)) < self.options.ayemi.into()
    }

    /// If the player to move cannot move, gives the turn to the other player (SE-13). If neither can, ends the round (SE-14).
    pub(super) fn settle(&mut self, trace: &mut impl Trace) {
        let stuck = self.to_move;
        if self.open_pits(stuck) != 0 {
            return;
        }
        self.to_move = stuck.other();
        if self.open_pits(self.to_move) == 0 {
            return self.score_round(trace);
        }
        trace.note(|| Fact::new("passed").with("seat", stuck).sentence());
    }
}

/// Adds a fact about a pit to the trace.
fn note(trace: &mut impl Trace, id: &'static str, pit: usize) {
    trace.note(|| Fact::new(id).with("pit", pit_seen(pit)));
}
