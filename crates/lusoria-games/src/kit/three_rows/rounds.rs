//! Matches of several rounds (GA-15, GA-18 to GA-21): who has won, how many rounds there are, and what people are told of them.

use super::{Pits, SIDE, STONES, deal, read_pair};
use crate::kit::options::number_or_none;
use crate::rules::{Fact, Outcome, Seat, SetupError};

/// Reads the number of rounds in an option's text. `None` is for a match that ends when one player owns all stones.
///
/// # Errors
/// [`SetupError::BadValue`] for anything but 1 to 99 and `match`.
pub fn read_rounds(key: &str, value: &str) -> Result<Option<u8>, SetupError> {
    number_or_none(key, value, "match", 1..=99, "1–99, match")
}

/// The option that asks for this number of rounds. `None` if it is one round, which needs no option.
#[must_use]
pub fn rounds_option(rounds: Option<u8>) -> Option<String> {
    match rounds {
        Some(1) => None,
        Some(rounds) => Some(format!("rounds={rounds}")),
        None => Some("rounds=match".to_owned()),
    }
}

/// The win of the player with more stones, or a draw.
#[must_use]
pub fn outcome([first, second]: [u8; 2]) -> Outcome {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Outcome::Win(Seat::First),
        std::cmp::Ordering::Equal => Outcome::Draw,
        std::cmp::Ordering::Less => Outcome::Win(Seat::Second),
    }
}

/// The fact that says how a round ended, and with how many stones for each player.
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

/// Reads how many stones each player owned after a round was dealt. Returns the number for First. `None` if no deal gives the players
/// these numbers.
#[must_use]
pub fn read_owned(text: &str, mirror: bool) -> Option<u8> {
    let owned = read_pair(text)?;
    let dealt = owned[0] + owned[1] == STONES && !owned.contains(&0);
    (dealt && deal(owned, mirror).owned == owned).then_some(owned[0])
}

/// Guesses how many stones First owned when the round was dealt, for a position text that does not say it. In a game of several rounds,
/// the board shows the number as long as nobody has moved. Otherwise the guess is half of all stones.
#[must_use]
pub fn presumed_owned(pits: &Pits, stores: [u8; 2], rounds: Option<u8>, mirror: bool) -> u8 {
    let shown = match rounds {
        Some(1) => None,
        _ => owned_by_first(pits, stores, mirror),
    };
    shown.unwrap_or(STONES / 2)
}

/// How many stones First owns on a board that was just dealt. `None` if no deal gives this board.
fn owned_by_first(pits: &Pits, stores: [u8; 2], mirror: bool) -> Option<u8> {
    let total = u16::from(stores[0]) + count(&pits[..SIDE]);
    let total = u8::try_from(total).ok()?;
    if !(1..STONES).contains(&total) {
        return None;
    }
    let deal = deal([total, STONES - total], mirror);
    (deal.pits == *pits && deal.stores == stores).then_some(deal.owned[0])
}

/// The number of stones in these pits. The result is a `u16`, because in a typed position each pit may hold 255 stones.
#[must_use]
pub fn count(stones: &[u8]) -> u16 {
    stones.iter().map(|&n| u16::from(n)).sum()
}
