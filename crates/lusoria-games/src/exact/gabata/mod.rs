//! Gabata in one round. A player who has more than half of the stones counts as the winner. For many positions it is proved which player
//! can win. The proof ignores that a later endless sowing may still make the round void (GA-17).
//!
//! Source: `docs/solved.md`. Deliberately absent: matches of several rounds. Draws are proved only for two openings (positions after a
//! zero sowing, GA-3).

mod long_proof;
mod openings;
mod proof;
mod value;

pub use long_proof::{Goal, LongProof};
pub use value::prove;
