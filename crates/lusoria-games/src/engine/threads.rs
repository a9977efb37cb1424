//! Several threads search the same position and share what they find in one table ("lazy SMP"). No other file of the library starts
//! threads. This file starts them for a search on several threads, and to free a large table.

use super::Searchable;
use super::limits::Limits;
use super::path::{DEEPEST, Path};
use super::search::{Searcher, Shortcuts};
use super::thought::{ThinkOrder, Thought};
use super::transposition_table::TranspositionTable;
use crate::kit::TypedLine;
use crate::rules::Seat;
use std::sync::atomic::{AtomicBool, Ordering};

/// A search uses at most this number of threads, because further ones would not help.
const MOST_THREADS: usize = 64;

/// A table with more bytes than this is freed by a thread of its own.
const FREED_ELSEWHERE: usize = 16 << 20;

/// Looks for the best move on as many threads as the order says, with this empty table. The answer comes from the calling thread. The
/// other threads help it by storing what they find in the table.
pub(super) fn search<S: Searchable>(
    line: &TypedLine<S>,
    seat: Seat,
    order: &ThinkOrder,
    table: &TranspositionTable,
    stop: &dyn Fn() -> bool,
    report: &mut dyn FnMut(&Thought<S::Move>),
) -> Option<Thought<S::Move>> {
    let done = AtomicBool::new(false);
    let nodes = order.nodes;
    let nodes = nodes.map(|nodes| nodes.div_ceil(threads_of(order) as u64));
    let limits = Limits::new(nodes, order.time, stop, &done);
    let searcher = |limits| {
        let searcher = Searcher::new(table, limits, Path::of(line), Shortcuts::ALL);
        searcher.weighing(order.weights)
    };
    let most = order.depth.unwrap_or(DEEPEST);
    let help = |thread: usize| {
        let mut searcher = searcher(Limits::new(nodes, None, &|| false, &done));
        // Every other helper begins its search a ply deeper, so that not all search the same.
        let first = 1 + (thread % 2) as u32;
        searcher.deepen(line.state(), seat, (first, most), &mut |_| {});
        searcher.limits.visited()
    };
    std::thread::scope(|scope| {
        let helpers = (1..threads_of(order)).map(|thread| scope.spawn(move || help(thread)));
        let helpers: Vec<_> = helpers.collect();
        let mut found = searcher(limits).deepen(line.state(), seat, (1, most), report);
        done.store(true, Ordering::Relaxed);
        let helped = helpers.into_iter().filter_map(|helper| helper.join().ok());
        let helped: u64 = helped.sum();
        if let Some(found) = &mut found {
            found.nodes += helped;
        }
        found
    })
}

/// The number of threads that search.
fn threads_of(order: &ThinkOrder) -> usize {
    order.threads.clamp(1, MOST_THREADS)
}

/// Frees a table. Giving back a gigabyte takes a tenth of a second, so a large table is freed by a thread of its own.
pub(super) fn free(table: TranspositionTable) {
    if table.bytes() > FREED_ELSEWHERE {
        // If no thread can be started, the table is freed here.
        let _ = std::thread::Builder::new().spawn(move || drop(table));
    }
}
