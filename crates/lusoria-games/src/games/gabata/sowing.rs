//! Relay sowing with captures (GA-6 to GA-12), and the race of the zero sowing (GA-3).

use super::{Gabata, Zero};
use crate::kit::sowing::{EndlessGuard, drop_stones, sow};
use crate::kit::three_rows::{PITS, Path, Pits, opposite, owner, pit_of};
use crate::rules::Seat;

/// How a sowing ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The last stone rests in this pit.
    Rests(usize),
    /// Never.
    Endless,
}

/// A whole sowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    pub(super) path: Path,
    pub(super) end: End,
    /// Stones dropped, each as often as it was.
    pub(super) dropped: u32,
}

impl Gabata {
    /// Whether the zero sowing is two relay moves, one after the other (GA-A4).
    pub(super) fn sows_in_turn(&self) -> bool {
        self.options.zero == Zero::Sequential
    }

    /// Sows a pit of the player to move, lap after lap, and captures if that is allowed. An endless sowing is left where it
    /// was noticed.
    pub(super) fn relay(&mut self, own: u8, captures: bool) -> Sowing {
        let mut path = Path::default();
        let mut dropped = 0;
        let mut pit = pit_of(self.to_move, own.into());
        let mut guard = EndlessGuard::new(self.options.longest_sowing);
        let end = loop {
            path.lift(pit, self.pits[pit]);
            dropped += u32::from(self.pits[pit]);
            pit = sow(&mut self.pits, pit);
            if self.pits[pit] == 1 {
                let taken = if captures { self.capture(pit) } else { 0 };
                if taken > 0 {
                    path.capture(taken);
                }
                if taken == 0 || !self.options.serial {
                    break End::Rests(pit);
                }
                // GA-10: the capturing stone goes on.
                guard = EndlessGuard::new(self.options.longest_sowing);
            } else if guard.is_endless(&self.pits, pit) {
                break End::Endless;
            }
        };
        Sowing { path, end, dropped }
    }

    /// GA-7: the opponent's stones in the column of an empty pit into which the last stone has fallen.
    fn capture(&mut self, pit: usize) -> u8 {
        if self.options.own_pit && owner(pit) != self.to_move {
            return 0;
        }
        let mut taken = 0;
        for enemy in opposite(pit, self.to_move) {
            if enemy != pit {
                taken += std::mem::take(&mut self.pits[enemy]);
            }
        }
        self.stores[self.to_move.index()] += taken;
        taken
    }
}

/// One player's part in the race of the zero sowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Runner {
    pub(super) seat: Seat,
    pub(super) path: Path,
    /// Where the stones in hand were lifted, or the last one fell.
    pub(super) pit: usize,
    hand: u8,
}

impl Runner {
    /// Lifts the first pit.
    fn start(pits: &mut Pits, seat: Seat, pit: usize) -> Self {
        let mut runner = Self {
            seat,
            path: Path::default(),
            pit,
            hand: 0,
        };
        runner.lift(pits);
        runner
    }

    fn lift(&mut self, pits: &mut Pits) {
        self.hand = std::mem::take(&mut pits[self.pit]);
        self.path.lift(self.pit, self.hand);
    }

    /// One lap. If it ends on stones they are lifted at once, so that the pit is empty for the other player too.
    fn lap(&mut self, pits: &mut Pits) {
        self.pit = drop_stones(pits, self.pit, self.hand);
        self.hand = 0;
        if pits[self.pit] > 1 {
            self.lift(pits);
        }
    }

    const fn is_done(&self) -> bool {
        self.hand == 0
    }
}

/// GA-3: both sow at once from these pits, whole laps in turn, the leader's first. The runners in the order in which they are
/// done, or nothing if that never happens (not after a deal, GA-5, but from a position somebody made up). `longest` laps count
/// as never.
pub(super) fn race(
    pits: &mut Pits,
    starts: [(Seat, usize); 2],
    longest: u32,
) -> Option<[Runner; 2]> {
    let mut runners = starts.map(|(seat, pit)| Runner::start(pits, seat, pit));
    let mut guard = EndlessGuard::new(longest);
    let mut first_done = None;
    let mut next = 0;
    loop {
        runners[next].lap(pits);
        if runners[next].is_done() {
            match first_done {
                Some(first) => return Some([runners[first], runners[next]]),
                None => first_done = Some(next),
            }
        }
        if !runners[1 - next].is_done() {
            next = 1 - next;
        }
        if guard.is_endless(pits, place(&runners, next)) {
            return None;
        }
    }
}

/// Both hands and who is next as one number: with the pits, all that decides how the race goes on.
fn place(runners: &[Runner; 2], next: usize) -> usize {
    runners.iter().fold(next, |place, runner| {
        (place * PITS + runner.pit) * 64 + usize::from(runner.hand)
    })
}
