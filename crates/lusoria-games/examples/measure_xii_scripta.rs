//! Measures how much winning chance a computer player of XII Scripta loses per turn because it does not play perfectly. Two players are
//! measured: the network alone, and the level ruthless.
//!
//! ```sh
//! lusoria tables scripta --pieces 2
//! cargo run --release -p lusoria-games --example measure_xii_scripta -- tables/scripta-2.table 2 5000 5000
//! lusoria tables scripta --threads 2
//! cargo run --release -p lusoria-games --example measure_xii_scripta -- tables/scripta-3.table 3 2000 5000
//! ```
//!
//! The arguments are:
//!
//! 1. a table,
//! 2. the number of pieces,
//! 3. the number of turns to measure,
//! 4. the number of positions that the level ruthless looks at before it plays a ply,
//! 5. optionally, how many further turns are played to estimate a value (0 by default).
//!
//! The loss of a turn is the value of the best position in which it could have ended, minus the value of the position in which it did
//! end. The table gives the values of the positions that it contains. Other values are estimated: the network plays the further turns for
//! every possible throw. The estimate is the mean of the values of the last positions. Each of these values comes from the table, or else
//! from the network.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

#[path = "xii_scripta/mean.rs"]
mod mean;

use lusoria_games::catalog::{Line, ThinkOrder, find};
use lusoria_games::exact::xii_scripta::ChanceTable;
use lusoria_games::games::xii_scripta::{Options, XiiScripta};
use lusoria_games::rules::{State, Turn};
use mean::percent;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

/// Returns the winning chance of the seat that is to throw.
type Truth<'a> = &'a dyn Fn(&XiiScripta) -> f32;

/// Finds the position in which a turn ends.
type Player<'a> = &'a dyn Fn(&XiiScripta) -> XiiScripta;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [table, numbers @ ..] = words.as_slice() else {
        panic!("say the file of the table, and some numbers");
    };
    let table = ChanceTable::from_bytes(&std::fs::read(table).expect("the file can be read"));
    let table = table.expect("this is a table");
    let numbers = numbers.iter().map(|word| word.parse().expect("a number"));
    let numbers: Vec<u64> = numbers.collect();
    let [pieces, turns, nodes, further @ ..] = numbers.as_slice() else {
        panic!("say the number of pieces, of turns and of nodes");
    };
    let further = further.first().copied().unwrap_or_default();
    let truth = |state: &XiiScripta| later(state, &table, further);
    let ruthless = |state: &XiiScripta| search(state, *nodes);
    let searching = format!("ruthless with {nodes} nodes");
    let players: [(&str, Player<'_>); 2] = [
        ("the bare network", &XiiScripta::best_turn),
        (&searching, &ruthless),
    ];
    for (name, player) in players {
        measure(*pieces, *turns, name, player, &truth);
    }
}

/// Lets a player play games against itself. Prints how much winning chance it loses per turn on average.
fn measure(pieces: u64, turns: u64, name: &str, player: Player<'_>, truth: Truth<'_>) {
    let mut random = SmallRng::seed_from_u64(7);
    let options: Options = format!("pieces={pieces},dice=plain")
        .parse()
        .expect("options");
    let (mut state, mut losses) = (XiiScripta::start(&options), Vec::new());
    while (losses.len() as u64) < turns {
        if matches!(state.turn(), Turn::Over(_)) {
            state = XiiScripta::start(&options);
        }
        let throw = state.draw(&mut |n| random.random_range(0..n));
        state.play(throw, &mut ());
        let worth = |end: &XiiScripta| worth(end, truth);
        let end = player(&state);
        let best = all_ends(&state).iter().map(worth).fold(0.0, f32::max);
        losses.push(f64::from(best - worth(&end)));
        state = end;
    }
    let (mean, error) = percent(&losses);
    println!("{pieces} pieces, {name}: {mean:.3} % ± {error:.3} lost in a turn, {turns} turns");
}

/// Every position in which the turn can end, including those with dice left unused.
fn all_ends(state: &XiiScripta) -> Vec<XiiScripta> {
    let (mut ends, mut open, mut met) = (Vec::new(), vec![*state], HashSet::new());
    while let Some(state) = open.pop() {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        for ply in moves {
            let mut after = state;
            after.play(ply, &mut ());
            if met.insert(after) {
                match after.turn() {
                    Turn::Seat(_) => open.push(after),
                    _ => ends.push(after),
                }
            }
        }
    }
    ends
}

/// The winning chance of the seat that is to throw. If the table has the position, the table gives the chance. Otherwise the network
/// plays the next `turns` turns for every possible throw. The result is the mean of the chances after these turns.
fn later(state: &XiiScripta, table: &ChanceTable, turns: u64) -> f32 {
    if let Some(known) = table.chance(state) {
        return known;
    }
    if turns == 0 {
        return state.chance_of(state.to_move());
    }
    let (mut throws, mut sum, mut weights) = (Vec::new(), 0.0, 0.0);
    state.chances(&mut throws);
    for (throw, weight) in throws {
        let mut thrown = *state;
        thrown.play(throw, &mut ());
        let end = thrown.best_turn();
        sum += weight as f32 * worth(&end, |end| later(end, table, turns - 1));
        weights += weight as f32;
    }
    sum / weights
}

/// The winning chance of the seat that has just ended its turn. `truth` returns the winning chance of the seat that throws next.
fn worth(end: &XiiScripta, truth: impl Fn(&XiiScripta) -> f32) -> f32 {
    match end.turn() {
        Turn::Over(_) => 1.0,
        _ => 1.0 - truth(end),
    }
}

/// The position in which the level ruthless ends the turn.
fn search(state: &XiiScripta, nodes: u64) -> XiiScripta {
    let ((game, _), options) = (find("xii_scripta").expect("a game"), state.options());
    let line = game.begin_at(&options.to_string(), &state.to_string());
    let mut line = line.expect("a position");
    let order = ThinkOrder {
        nodes: Some(nodes),
        hash_bytes: 1 << 22,
        ..ThinkOrder::default()
    };
    let Turn::Seat(seat) = line.turn() else {
        unreachable!("dice were thrown");
    };
    while line.turn() == Turn::Seat(seat) {
        let thought = line.think(&order, &|| false).expect("a move");
        line.play(&thought.ply).expect("it is legal");
    }
    end_of(&*line, options)
}

fn end_of(line: &dyn Line, options: &Options) -> XiiScripta {
    XiiScripta::from_text(options, &line.position()).expect("a position")
}
