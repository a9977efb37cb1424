//! Setting up positions: stones in pits and stores. On a cleared board the zero sowing (the opening, GA-3) counts as done.
//!
//! No tool sets the number of the round or the pits that were named for the zero sowing, but a position text may contain them. If the
//! turn is given to the other player during the zero sowing, that player leads the round, and the zero sowing begins anew.
//!
//! An editor may hold a position that breaks a law. A game begins only from a position that keeps all laws (CM-7, GA-1 to GA-3, GA-13,
//! GA-A3). If the game is over in a position, only the number of stones is checked (CM-7).

use super::zero_sowing_by_lot::FULL_BAGS;
use super::{Gabata, Options, Zero};
use crate::kit::three_rows::{
    PITS, Place, STONES, count, letter, on_side, pit_of, read_place, read_stones,
};
use crate::rules::{Edit, EditError, Fact, Reason, Seat, SetupError, State};

impl Edit for Gabata {
    const PLACES: &'static str = "a–i A–I store STORE";
    const CONTENTS: &'static str = "0–54";
    const NOTHING: &'static str = "0";

    fn cleared(options: &Options) -> Self {
        let done = (options.zero != Zero::None).then_some(0);
        Self {
            pits: [0; PITS],
            to_move: Seat::First,
            zero: [done; 2],
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_position(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let stones = match read_place(place)? {
            Place::Pit(pit) => self.pits[pit],
            Place::Store(seat) => self.stores[seat.index()],
        };
        Some(stones.to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let place = read_place(place).ok_or(EditError::NoPlace)?;
        let stones = read_stones(content).ok_or(EditError::NoContent)?;
        match place {
            Place::Pit(pit) => self.pits[pit] = stones,
            Place::Store(seat) => self.stores[seat.index()] = stones,
        }
        Ok(())
    }

    fn with_full_bags(self) -> Self {
        Self {
            lots: FULL_BAGS,
            ..self
        }
    }

    /// If the turn goes to the other player while the zero sowing is open, that player leads the round, and the zero sowing begins anew
    /// (GA-1).
    fn give_turn(&mut self, seat: Seat) {
        if self.zero_open() && self.to_move != seat {
            self.round.leader = seat;
            self.zero = [None; 2];
        }
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// The position has this many stones, but a game has another number of them (CM-7).
    Stones(u16),
    /// In the zero sowing the wrong player is to move (GA-3).
    ZeroOrder,
    /// The pit named for the zero sowing is empty (GA-3).
    ZeroPit(usize),
    /// No lot can begin the zero sowing (GA-A3). With `zero=random`, a drawn letter names one pit of each player, and for every letter at
    /// least one of these two pits is empty. With `zero=each`, the player who draws has only empty pits.
    NoLot,
    /// The player who has to sow has no stone (GA-13).
    Stuck,
}

impl BrokenLaw {
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones(_) => "there are 54 stones, on the board and in the stores",
            Self::ZeroOrder => {
                "in the zero sowing the leader of the round comes first, then the other player"
            }
            Self::ZeroPit(_) => "the pit named for the zero sowing is empty",
            Self::NoLot => {
                "for a lot to begin the zero sowing both players need stones under one letter"
            }
            Self::Stuck => {
                "a player who has to sow has no stone: the round is over, and the stones belong into the store"
            }
        }
    }

    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones(count) => Fact::new("law-stones").with("count", count),
            Self::ZeroOrder => Fact::new("law-zero-order"),
            Self::ZeroPit(pit) => {
                Fact::new("law-zero-pit").with("pit", letter(pit, Seat::First).to_string())
            }
            Self::NoLot => Fact::new("law-no-lot"),
            Self::Stuck => Fact::new("law-stuck"),
        }
    }
}

impl Gabata {
    /// The first law that the position breaks. `None` if the position keeps all laws.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let loose = count(&self.pits);
        let stones = loose + count(&self.stores);
        if stones != u16::from(STONES) {
            return Some(BrokenLaw::Stones(stones));
        }
        if loose == 0 {
            return None;
        }
        self.zero_breach()
            .or_else(|| self.is_stuck().then_some(BrokenLaw::Stuck))
    }

    fn zero_breach(&self) -> Option<BrokenLaw> {
        let leader = self.round.leader;
        let [leaders, others] = [leader, leader.other()].map(|seat| self.zero[seat.index()]);
        let in_turn = others.is_none() && (self.to_move == leader) == leaders.is_none();
        if self.zero_open() && !in_turn {
            return Some(BrokenLaw::ZeroOrder);
        }
        if self.lot_is_due() && self.no_lot_fits() {
            return Some(BrokenLaw::NoLot);
        }
        match (self.options.zero, leaders, others) {
            (Zero::Choose | Zero::Each, Some(own), None) => {
                let pit = pit_of(leader, own as usize);
                (self.pits[pit] == 0).then_some(BrokenLaw::ZeroPit(pit))
            }
            _ => None,
        }
    }

    /// Whether the player to move has no stone in any pit. Also true if the other player has none while both players still have to choose
    /// a pit for the zero sowing.
    fn is_stuck(&self) -> bool {
        let both_name = self.options.zero == Zero::Choose && self.zero == [None; 2];
        on_side(&self.pits, self.to_move) == 0
            || both_name && on_side(&self.pits, self.to_move.other()) == 0
    }
}
