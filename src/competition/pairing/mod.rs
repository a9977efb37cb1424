//! Who plays whom: all against all, Swiss, knock-out. Ladders and leagues are in `ladder.rs` and `league.rs` of the folder above. Pure.
//!
//! An entrant is its number on the list, from 0. For random pairings, shuffle the list first.

mod berger;
mod knock_out;
mod one_pairing;
mod seat_history;
mod swiss;
mod swiss_cost;
mod swiss_entrant;

pub use berger::all_against_all;
pub use knock_out::{bracket, next_round};
pub use one_pairing::{Entrant, Pairing};
pub use seat_history::SeatHistory;
pub use swiss::swiss_round;
pub use swiss_entrant::SwissEntrant;
