//! Makes the table. It searches every position that can follow from the four squares on which the mouse may begin.

use super::key::{LENGTH, place};
use super::value::finished;
use crate::exact::memory_search::MemorySearch;
use crate::games::cats_and_mouse::{CatsAndMouse, Options, Square};
use crate::rules::{Seat, State};
use miniz_oxide::deflate::compress_to_vec_zlib;

/// The highest level of compression of the library that packs the table.
const LEVEL: u8 = 10;

/// Computes the table anew, in a few seconds. The result must equal [`super::TABLE`] byte for byte.
#[must_use]
pub fn build_table() -> Vec<u8> {
    let key = |state: &CatsAndMouse| (place(state), state.to_move());
    let mut search = MemorySearch::new(key, finished, Seat::First, u64::MAX);
    for start in Square::MOUSE {
        let options = Options {
            start: Some(start),
            ..Options::default()
        };
        search.value(&CatsAndMouse::start(&options));
    }
    let mut table = vec![0; LENGTH];
    for ((place, to_move), value) in search.into_known() {
        if let (Seat::First, Some(place), Some(plies)) = (to_move, place, value.plies) {
            table[place] = plies as u8 + 1;
        }
    }
    compress_to_vec_zlib(&table, LEVEL)
}
