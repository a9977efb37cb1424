//! What several games share: dice, bags, sowing, repetition, reading of typed words. Games use this module; it uses no game.

pub mod alphabets;
mod combinations;
pub mod dice;
mod lot_bag;
pub mod options;
pub mod pits;
mod position_text;
mod recurrences;
mod shuffle_bag;
pub mod sowing;
pub mod three_rows;
mod typed_line;
pub mod typos;
mod words;

pub(crate) use combinations::choose;
pub use lot_bag::LotBag;
pub use position_text::{only_as_printed, only_lawful};
pub use shuffle_bag::{Faces, ShuffleBag, ascending};
pub use typed_line::{LineSnapshot, TypedLine};
pub use words::fold;
