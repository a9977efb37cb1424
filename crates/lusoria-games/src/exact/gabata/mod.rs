//! Gabata in one round: a player who has more than half of the stones has won, and for many positions it is proved who can get
//! them.
//!
//! Source: `docs/solved.md`. Deliberately absent: matches of several rounds, and draws, which are never proved.

mod openings;
mod proof;
mod value;

pub use openings::OPENINGS;
pub use value::prove;
