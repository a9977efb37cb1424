//! Gabata in one round: a player who has more than half of the stones has won. For many positions it is proved which player can get that
//! many. The proof ignores that a later sowing without end may still make the round void (GA-17).
//!
//! Source: `docs/solved.md`. Deliberately absent: matches of several rounds, and proofs of draws, except after two of the zero sowings (the
//! opening moves, GA-3).

mod long_proof;
mod openings;
mod proof;
mod value;

pub use long_proof::{Goal, LongProof};
pub use value::prove;
