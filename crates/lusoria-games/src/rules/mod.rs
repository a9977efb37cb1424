//! The types that all games share, and the trait that every game implements.
//!
//! `ARCHITECTURE.md`, "How to add", says how a new game uses them. Deliberately absent: input and output, clocks, sources of random
//! numbers, languages, names of people, logging. The rules know only positions.

mod cell;
mod diagram;
mod edit;
mod error;
mod fact;
mod forced_win;
mod label;
mod perft;
mod playout;
mod seat;
mod state;
mod texts;
mod turn;
mod viewable;

pub use cell::{Cell, Piece, Terrain, TerrainSign};
pub use diagram::{Diagram, Frame, Naming, Turning};
pub use edit::{Edit, EditError};
pub use error::{Flaw, NotationError, SetupError};
pub use fact::{Arg, Fact, Reason, Role, Trace};
pub use forced_win::wins_within;
pub use label::{Label, label, letter_label, number_label};
pub use perft::{perft, perft_while};
pub use playout::{Playout, playout};
pub use seat::Seat;
pub(crate) use state::pick_legal_move;
pub use state::{Info, MoveWord, Parsed, State, Throw, ThrowSource};
pub use texts::Texts;
pub use turn::{Outcome, Stop, Turn};
pub use viewable::Viewable;
