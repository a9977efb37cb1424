//! Computes the tables of Afrika's endings up to the given number of stones, for both goals (normal and give-away Afrika). Prints how
//! long the computation takes and the size of each table in bytes. To run it:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example build_afrika -- 12
//! ```

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use lusoria_games::exact::afrika::{Goal, Tables};
use std::time::Instant;

fn main() {
    let typed = std::env::args().nth(1);
    let most_stones = typed.map_or(Ok(10), |text| text.parse());
    let most_stones = most_stones.expect("the argument is a number of stones");
    for goal in [Goal::More, Goal::Fewer] {
        let begin = Instant::now();
        let mut told = |done: u64, all: u64| {
            println!("{done} of {all} positions, {:.1?}", begin.elapsed());
            true
        };
        let tables = Tables::build(goal, most_stones, &mut told).expect("nobody stops it");
        println!("{goal:?}: {} bytes", tables.to_bytes().len());
    }
}
