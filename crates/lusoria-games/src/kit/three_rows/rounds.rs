//! Matches of several rounds (GA-15, GA-18 to GA-21): who has won, how many rounds there are, and what people are told of them.

use super::{Pits, SIDE, STONES, deal, read_pair};
use crate::kit::options::number_or_none;
use crate::rules::{Fact, Outcome, Seat, SetupError};

/// The number of rounds in an option's text, or nothing for a match to the last stone.
///
/// # Errors
/// [`SetupError::BadValue`] for anything but 1 to 99 and `match`.
pub fn read_rounds(key: &str, value: &str) -> Result<Option<u8>, SetupError> {
    number_or_none(key, value, "match", 1..=99, "1–99, match")
}

/// The option that asks for so many rounds; nothing for the usual one.
#[must_use]
pub fn rounds_option(rounds: Option<u8>) -> Option<String> {
    match rounds {
        Some(1) => None,
        Some(rounds) => Some(format!("rounds={rounds}")),
        None => Some("rounds=match".to_owned()),
    }
}

/// The player with more stones.
#[must_use]
pub fn outcome([first, second]: [u8; 2]) -> Outcome {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Outcome::Win(Seat::First),
        std::cmp::Ordering::Equal => Outcome::Draw,
        std::cmp::Ordering::Less => Outcome::Win(Seat::Second),
    }
}

/// How many stones each player has at the end of a round.
#[must_use]
pub fn result(stores: [u8; 2], round: u32) -> Fact {
    match outcome(stores) {
        Outcome::Win(winner) => Fact::new("round-won")
            .with("round", round)
            .with("seat", winner)
            .with("count", stores[winner.index()])
            .with("other", stores[winner.other().index()])
            .sentence(),
        Outcome::Draw => Fact::new("round-drawn")
            .with("round", round)
            .with("count", stores[0])
            .sentence(),
    }
}

/// The stones that First may have owned at a deal, the gift included.
#[must_use]
pub fn read_owned(text: &str, mirror: bool) -> Option<u8> {
    let owned = read_pair(text)?;
    let dealt = owned[0] + owned[1] == STONES && !owned.contains(&0);
    (dealt && deal(owned, mirror).owned == owned).then_some(owned[0])
}

/// What First owned when the round was dealt, where a position text leaves it out: half of all stones in a single round; otherwise
/// what the board shows if it is as it was dealt, else half of all.
#[must_use]
pub fn presumed_owned(pits: &Pits, stores: [u8; 2], rounds: Option<u8>, mirror: bool) -> u8 {
    let shown = match rounds {
        Some(1) => None,
        _ => owned_by_first(pits, stores, mirror),
    };
    shown.unwrap_or(STONES / 2)
}

/// What First owned if this is a board as it is dealt, which it never is to a player without stones.
fn owned_by_first(pits: &Pits, stores: [u8; 2], mirror: bool) -> Option<u8> {
    let total = u16::from(stores[0]) + count(&pits[..SIDE]);
    let total = u8::try_from(total).ok()?;
    if !(1..STONES).contains(&total) {
        return None;
    }
    let deal = deal([total, STONES - total], mirror);
    (deal.pits == *pits && deal.stores == stores).then_some(deal.owned[0])
}

/// A sum that cannot overflow, whatever was typed.
#[must_use]
pub fn count(stones: &[u8]) -> u16 {
    stones.iter().map(|&n| u16::from(n)).sum()
}
