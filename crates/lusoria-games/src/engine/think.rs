//! The entrance to the engine: from a line of play to a move.

use super::Searchable;
use super::choose_with_errors::sensible_moves;
use super::level::{Level, Skill};
use super::limits::Limits;
use super::path::Path;
use super::score::Score;
use super::search::{Searcher, Shortcuts};
use super::search_memory::SearchMemory;
use super::slip::slip;
use super::thought::{ThinkOrder, Thought};
use super::threads;
use super::transposition_table::TranspositionTable;
use crate::kit::TypedLine;
use crate::rules::{Seat, Turn};
use std::sync::atomic::AtomicBool;

/// Thinks about the move of the seat to move. The search calls `stop` often, and ends as soon as `stop` returns true. At the level
/// ruthless, `report` is called after each deeper search. `None` if it is no seat's turn.
pub fn think<S: Searchable>(
    line: &TypedLine<S>,
    order: &ThinkOrder,
    memory: &mut SearchMemory,
    stop: &dyn Fn() -> bool,
    report: &mut dyn FnMut(&Thought<S::Move>),
) -> Option<Thought<S::Move>> {
    let Turn::Seat(seat) = line.turn() else {
        return None;
    };
    let found = match order.level {
        Level::Easy => choose(line, seat, &S::SKILLS[0], order, stop),
        Level::Hard => choose(line, seat, &S::SKILLS[1], order, stop),
        Level::Ruthless => {
            let table = memory.empty_table(order.hash_bytes);
            threads::search(line, seat, order, table, stop, report)
        }
    };
    found.or_else(|| without_thinking(line))
}

/// The score that a search of exactly this depth finds for the seat to move. Used in tests, and by the example `make_murus_wins`.
/// `None` if it is no seat's turn.
pub fn value_at_depth<S: Searchable>(
    line: &TypedLine<S>,
    depth: u32,
    shortcuts: Shortcuts,
    hash_bytes: usize,
) -> Option<Score> {
    let Turn::Seat(seat) = line.turn() else {
        return None;
    };
    let (table, done) = (TranspositionTable::new(hash_bytes), AtomicBool::new(false));
    let limits = Limits::new(None, None, &|| false, &done);
    let mut searcher = Searcher::new(&table, limits, Path::of(line), shortcuts);
    let found = searcher.deepen(line.state(), seat, (1, depth), &mut |_| {});
    found.map(|found| found.score)
}

/// The move of a player who knows the true values of all legal moves, or of enough of them to choose. `known` begins with the best move.
/// `None` if `known` is empty, or if it is no seat's turn.
pub fn think_of_known<S: Searchable>(
    line: &TypedLine<S>,
    order: &ThinkOrder,
    known: &[(S::Move, Score)],
) -> Option<Thought<S::Move>> {
    if !matches!(line.turn(), Turn::Seat(_)) {
        return None;
    }
    let skill = match order.level {
        Level::Easy => &S::SKILLS[0],
        Level::Hard => &S::SKILLS[1],
        Level::Ruthless => return known.first().map(|&best| Thought::known(best)),
    };
    slip(known, skill, order.seed).map(Thought::known)
}

fn choose<S: Searchable>(
    line: &TypedLine<S>,
    seat: Seat,
    skill: &Skill,
    order: &ThinkOrder,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<S::Move>> {
    let table = TranspositionTable::new(order.hash_bytes.min(SMALL_TABLE));
    let done = AtomicBool::new(false);
    let nodes = order
        .nodes
        .map_or(skill.nodes, |nodes| nodes.min(skill.nodes));
    let depth = order
        .depth
        .map_or(skill.depth, |depth| depth.min(skill.depth));
    let limits = Limits::new(Some(nodes), order.time, stop, &done);
    let searcher = Searcher::new(&table, limits, Path::of(line), Shortcuts::ALL);
    let mut searcher = searcher.weighing(order.weights);
    let skill = Skill { depth, ..*skill };
    searcher.choose(line.state(), seat, &skill, order.seed)
}

/// The size in bytes of a table that has room for all nodes that a level below ruthless searches.
const SMALL_TABLE: usize = 4 << 20;

/// The move if there was no time to think: the first sensible one.
fn without_thinking<S: Searchable>(line: &TypedLine<S>) -> Option<Thought<S::Move>> {
    let ply = sensible_moves(line.state()).into_iter().next()?;
    Some(Thought {
        exact: false,
        ..Thought::known((ply, Score::DRAW))
    })
}
