//! Which round of a match is played, and how the next one begins (GA-17 to GA-20, SE-15 to SE-17).

use super::{Deal, STONES, deal};
use crate::rules::{Fact, Seat, Trace};

/// A round of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// The number of the round, counted from 1. A void round is played again under the same number.
    pub number: u32,
    /// The leader of the round: the player who acts first in it (GA-1, GA-3).
    pub leader: Seat,
    /// How many stones First owned when the round was dealt. If the round is void, it is dealt again with this number.
    pub owned: u8,
}

impl Round {
    /// The first round of a game.
    pub const FIRST: Self = Self {
        number: 1,
        leader: Seat::First,
        owned: STONES / 2,
    };

    /// The board at the beginning of the round.
    #[must_use]
    pub fn dealt(&self, mirror: bool) -> Deal {
        deal([self.owned, STONES - self.owned], mirror)
    }

    /// If another round follows, begins it, adds the facts about its deal to `trace`, and returns true. Otherwise does nothing and
    /// returns false (GA-18 to GA-20). No round follows after the round with the number `rounds`, or if a player has no stones in
    /// `stores`.
    pub fn advance(
        &mut self,
        rounds: Option<u8>,
        stores: [u8; 2],
        mirror: bool,
        trace: &mut impl Trace,
    ) -> bool {
        let follows = goes_on(self.number, rounds, stores);
        if follows {
            let deal = deal(stores, mirror);
            *self = Self {
                number: self.number.saturating_add(1),
                leader: self.leader.other(),
                owned: deal.owned[0],
            };
            tell_deal(self.number, self.leader, &deal, trace);
        }
        follows
    }

    /// The fact that says which round this is, and how many are played. `None` if the game has only one round.
    #[must_use]
    pub fn caption(&self, rounds: Option<u8>) -> Option<Fact> {
        let caption = || {
            Fact::new("round")
                .with("round", self.number)
                .with("of", rounds.unwrap_or(0))
        };
        (rounds != Some(1)).then(caption)
    }

    /// Declares the round void: it is played again, and the other player leads (GA-17, SE-17).
    pub fn void(&mut self, trace: &mut impl Trace) {
        self.leader = self.leader.other();
        trace.note(|| {
            Fact::new("void")
                .with("round", self.number)
                .with("leader", self.leader)
                .sentence()
        });
    }
}

/// Whether another round follows (GA-18, GA-19). `round` is the round that has ended. `stores` has the stones of each seat at the end of
/// that round.
fn goes_on(round: u32, rounds: Option<u8>, stores: [u8; 2]) -> bool {
    let last = rounds.is_some_and(|rounds| round >= rounds.into());
    !last && !stores.contains(&0)
}

/// Adds the facts about a new round: who leads it, and how many stones one player gives the other, if any.
fn tell_deal(round: u32, leader: Seat, deal: &Deal, trace: &mut impl Trace) {
    trace.note(|| {
        Fact::new("dealt")
            .with("round", round)
            .with("leader", leader)
            .sentence()
    });
    if let Some((giver, count)) = deal.gift {
        trace.note(|| {
            Fact::new("gift")
                .with("seat", giver)
                .with("to", giver.other())
                .with("count", count)
                .sentence()
        });
    }
}
