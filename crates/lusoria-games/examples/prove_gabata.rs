//! Tries to prove who wins Gabata after each pair of pits that the players can name for the opening (the "zero sowing"). Prints the rows
//! of the table `OPENINGS` in `src/games/gabata/openings.rs`, with `?` where nothing is proved. The argument limits how many positions
//! each proof may search:
//!
//! ```sh
//! cargo run --release -p lusoria-games --example prove_gabata -- 8000000
//! ```

#![expect(clippy::print_stdout, reason = "it says what it has proved")]

use lusoria_games::exact::gabata::{Goal, LongProof, prove};
use lusoria_games::games::gabata::{Gabata, Options, Ply};
use lusoria_games::rules::{Seat, State, Turn};

fn main() {
    let typed = std::env::args().nth(1);
    let most_nodes = typed.map_or(Ok(1_000_000), |text| text.parse());
    let most_nodes = most_nodes.expect("the argument is a number of positions");
    for leaders in 0..9 {
        let row = (0..9).map(|followers| opening(leaders, followers, most_nodes));
        println!("{}", row.collect::<Vec<_>>().join(" "));
    }
}

fn opening(leaders: u8, followers: u8, most_nodes: u64) -> String {
    let mut state = Gabata::start(&Options::default());
    state.play(Ply::Zero(leaders), &mut ());
    state.play(Ply::Zero(followers), &mut ());
    let Turn::Seat(mover) = state.turn() else {
        return "?".to_owned();
    };
    match prove(&state, mover, most_nodes) {
        Some((Seat::First, plies)) => format!("L{plies}"),
        Some((Seat::Second, plies)) => format!("F{plies}"),
        None => long_opening(&state, most_nodes).to_owned(),
    }
}

/// The table entry for an opening in which [`prove`] has found no winner. The entry says what a [`LongProof`] shows, or `?` if it shows
/// nothing.
fn long_opening(state: &Gabata, most_nodes: u64) -> &'static str {
    let reaches = |seat, stones, or_void| {
        let goal = Goal {
            seat,
            stones,
            or_void,
        };
        LongProof::new(goal).proves(state, most_nodes)
    };
    if reaches(Seat::First, 28, false) {
        "L"
    } else if reaches(Seat::Second, 28, false) {
        "F"
    } else if reaches(Seat::First, 28, true) {
        "L*"
    } else if reaches(Seat::First, 27, false) && reaches(Seat::Second, 27, false) {
        "="
    } else {
        "?"
    }
}
