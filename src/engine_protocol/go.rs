//! Answers `go`: a computer player thinks within the limits, and reports meanwhile what it has found.

use super::info::info_line;
use super::limits::SearchLimits;
use super::{Engine, EngineError, StopListener};
use lusoria_games::catalog::{Line, SearchMemory, ThinkOrder, Thought, seed_of};
use lusoria_games::rules::Turn;
use std::cell::RefCell;
use std::time::Instant;

/// Answers the command `go`. `words` are the words after it.
pub(super) fn go(
    engine: &mut Engine,
    words: &[&str],
    listener: &mut dyn StopListener,
) -> Result<String, EngineError> {
    let limits = SearchLimits::read(words)?;
    let line = &*engine.line;
    let best = match line.turn() {
        Turn::Seat(seat) => {
            let order = limits.order(seat, engine);
            think(line, &order, &mut engine.memory, limits.infinite, listener)
        }
        Turn::Chance | Turn::Over(_) => None,
    };
    if limits.infinite {
        listener.wait_for_stop();
    }
    let best = best.map_or_else(|| "none".to_owned(), |thought| thought.ply);
    Ok(format!("bestmove {best}\n"))
}

/// Runs the search. Sends an `info` line each time the search has gone one ply deeper. If the result has another depth than the last of
/// these lines, sends a line for the result, too.
fn think(
    line: &dyn Line,
    order: &ThinkOrder,
    memory: &mut SearchMemory,
    infinite: bool,
    listener: &mut dyn StopListener,
) -> Option<Thought> {
    let order = ThinkOrder {
        seed: seed_of(&[&line.game_string(), &line.position()]),
        ..*order
    };
    let (listener, began) = (RefCell::new(listener), Instant::now());
    let say = |thought: &Thought| {
        let info = info_line(thought, began.elapsed());
        listener.borrow_mut().say(&info);
    };
    let stop = || listener.borrow_mut().ends_search(infinite);
    let mut last = None;
    let found = line.think_aloud(&order, memory, &stop, &mut |thought| {
        say(thought);
        last = Some(thought.depth);
    })?;
    if last != Some(found.depth) {
        say(&found);
    }
    Some(found)
}
