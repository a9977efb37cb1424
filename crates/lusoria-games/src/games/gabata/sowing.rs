//! Relay sowing with captures (GA-6 to GA-12), and the race of the zero sowing (GA-3).

use super::{Gabata, Zero};
use crate::kit::sowing::{EndlessGuard, drop_stones, sow};
use crate::kit::three_rows::{Laps, PITS, Pits, opposite, owner, pit_of};
use crate::rules::Seat;

/// How a sowing ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The last stone stays in this pit.
    Rests(usize),
    /// The sowing never ends.
    Endless,
}

/// The result of a sowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    pub(super) path: Laps,
    pub(super) end: End,
    /// How many stones were dropped. A stone counts each time that it is dropped.
    pub(super) dropped: u32,
}

impl Gabata {
    /// Whether the zero sowing is two relay moves, one after the other (GA-A4).
    pub(super) fn sows_in_turn(&self) -> bool {
        self.options.zero == Zero::Sequential
    }

    /// Sows a pit of the player to move, lap after lap. Captures if `captures` is true. Stops as soon as the sowing counts as endless.
    pub(super) fn relay(&mut self, own: u8, captures: bool) -> Sowing {
        let mut path = Laps::default();
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
                // The sowing goes on with the stone that has captured (GA-10).
                guard = EndlessGuard::new(self.options.longest_sowing);
            } else if guard.is_endless(&self.pits, pit) {
                break End::Endless;
            }
        };
        Sowing { path, end, dropped }
    }

    /// Captures the opponent's stones in the column of this pit, but not in the pit itself. The last stone has fallen into the pit, which
    /// was empty before (GA-7). With `capture=own_pit`, nothing is captured if the pit is the opponent's (GA-A1). Returns the number of
    /// captured stones.
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
    pub(super) path: Laps,
    /// The pit from which the stones in hand were lifted. If there are none in hand, it is where the last stone fell.
    pub(super) pit: usize,
    hand: u8,
}

impl Runner {
    /// Begins a sowing: lifts the stones of the first pit.
    fn start(pits: &mut Pits, seat: Seat, pit: usize) -> Self {
        let mut runner = Self {
            seat,
            path: Laps::default(),
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

    /// Plays one lap. If its last stone falls into a pit with stones, lifts all stones of that pit at once. So the other player's next
    /// lap finds the pit empty.
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

/// Lets both players sow at once from these pits. They play whole laps in turn, the leader first (GA-3). Returns the runners in the order
/// in which they finish. `None` if the race counts as endless: it repeats itself, or comes to lap `longest`. A race from a dealt position
/// always ends (GA-5).
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

/// A number made of the pits of both runners, the stones in their hands, and who is next. This number and the stones on the board
/// determine how the race goes on.
fn place(runners: &[Runner; 2], next: usize) -> usize {
    runners.iter().fold(next, |place, runner| {
        (place * PITS + runner.pit) * 64 + usize::from(runner.hand)
    })
}
