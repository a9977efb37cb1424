//! Gabata in one round: a player who has more than half of the stones has won, and for many positions it is proved who can get
//! that many. The proof ignores that a later sowing without end may still make the round void (GA-17).
//!
//! Source: `docs/solved.md`. Deliberately absent: matches of several rounds, and proofs of draws, except after two of the zero sowings.

mod long_proof;
mod openings;
mod proof;
mod value;

pub use long_proof::{Goal, LongProof};
pub use value::prove;
