//! Shared mechanics of games, pure: a library, never a framework. Games call it; it knows none of them.

pub mod alphabets;
pub mod dice;
mod line;
mod lots;
pub mod options;
pub mod pits;
mod shuffle_bag;
pub mod sowing;
pub mod three_rows;
pub mod typos;
mod words;

pub use line::{Line, LineSnapshot};
pub use lots::Lots;
pub use shuffle_bag::{Faces, ShuffleBag, ascending};
pub use words::fold;
