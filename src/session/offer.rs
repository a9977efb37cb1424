//! What the holder of one seat can offer to the other. Offers are stored as text, so their texts must never change. How often an offer
//! may be made: `open_offers.rs`.

use std::fmt;

/// An offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To end the game as a draw.
    Draw,
    /// To take back moves: the session would again be as it was after the entry with this number.
    Takeback(u32),
    /// To break the game off, so that it has no result.
    Abort,
    /// To put the game off for this many days.
    PutOff(u32),
    /// To go on with a game that was put off.
    GoOn,
}

impl Offer {
    /// The name of this kind of offer in the ids of sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback(_) => "takeback",
            Self::Abort => "abort",
            Self::PutOff(_) => "put-off",
            Self::GoOn => "go-on",
        }
    }

    /// For how many days the game is to be put off; `None` for any other offer.
    #[must_use]
    pub const fn days(self) -> Option<u32> {
        match self {
            Self::PutOff(days) => Some(days),
            _ => None,
        }
    }

    /// The offer with this text, which was split at its colons. `None` if there is no such offer.
    #[must_use]
    pub fn read(words: &[&str]) -> Option<Self> {
        match words {
            ["draw"] => Some(Self::Draw),
            ["takeback", n] => number(n).map(Self::Takeback),
            ["abort"] => Some(Self::Abort),
            ["put-off", days] => number(days).map(Self::PutOff),
            ["go-on"] => Some(Self::GoOn),
            _ => None,
        }
    }

    /// Whether this offer is still open after the seat that made the offer has moved.
    pub(super) const fn outlasts_own_move(self) -> bool {
        !matches!(self, Self::Takeback(_))
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Takeback(n) => write!(f, "takeback:{n}"),
            Self::PutOff(days) => write!(f, "put-off:{days}"),
            offer => f.write_str(offer.name()),
        }
    }
}

/// A number as the log writes it: not `07`, not `+7`.
pub(super) fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|n: &u32| n.to_string() == text)
}
