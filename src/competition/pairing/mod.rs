//! Who plays whom: all against all, Swiss, knock-out. Pure: an entrant is its number on the list, from 0. To draw lots, put the
//! list into another order first.

mod berger;
mod colours;
mod draw;
mod knock_out;
mod swiss;
mod swiss_cost;
mod swiss_entrant;

pub use berger::all_against_all;
pub use colours::Colours;
pub use draw::{Entrant, Pairing};
pub use knock_out::{bracket, next_round};
pub use swiss::swiss_round;
pub use swiss_entrant::SwissEntrant;
