//! Iterative deepening: a search of one ply, then of two, and so on. From the depth `STEADY` on, a search first uses a narrow window
//! around the score of the search before it. If that score is a win or a loss, the search uses the full window at once. If the new score
//! lies outside the narrow window, the search is repeated with the full window.

use super::Searchable;
use super::limits::Stopped;
use super::path::{Arrival, DEEPEST};
use super::score::{Score, Window};
use super::search::{Node, Searcher};
use super::thought::Thought;
use crate::rules::{Seat, Turn};

/// Half the width of the window around the last score, in units.
const NARROW: i32 = 60;
/// From this depth on the window is narrow. The scores of shallower searches vary too much for that.
const STEADY: u32 = 4;
/// The longest line of play that is reported, in plies.
const LONGEST_LINE: usize = 30;

impl<S: Searchable> Searcher<'_, S> {
    /// Searches to the depth `first`, then one ply deeper each time, up to the depth `most`. Calls `report` after each depth. Stops
    /// earlier if the limits are reached, or if a deeper search would find the same result.
    pub(super) fn deepen(
        &mut self,
        state: &S,
        seat: Seat,
        (first, most): (u32, u32),
        report: &mut dyn FnMut(&Thought<S::Move>),
    ) -> Option<Thought<S::Move>> {
        let mut found: Option<Thought<S::Move>> = None;
        for depth in first..=most.min(DEEPEST) {
            let last = found.as_ref().map(|last| last.score);
            let done = self.iterate(state, seat, depth, last);
            if let Some(mut best) = self.root.take() {
                if done.is_err() && best.1.is_loss() {
                    best = self.untried(state, seat, last).unwrap_or(best);
                }
                let (ply, score) = best;
                let thought = self.thought(self.principal_line(state, ply), score, depth);
                report(&thought);
                found = Some(thought);
            }
            if done.is_err() || found.as_ref().is_some_and(|found| is_final(found, depth)) {
                break;
            }
        }
        if let Some(found) = &mut found {
            found.nodes = self.limits.visited();
        }
        found
    }

    /// Searches to this depth, and leaves the best move in `root`. A search that is stopped leaves the best move that it has found, or
    /// none.
    fn iterate(
        &mut self,
        state: &S,
        seat: Seat,
        depth: u32,
        last: Option<Score>,
    ) -> Result<(), Stopped> {
        let path = self.path.place();
        let root = self.root_node(state, seat);
        let steady = last.filter(|score| depth >= STEADY && score.units().is_some());
        let narrow = steady.map(|score| Window::around(score, NARROW));
        for window in narrow.into_iter().chain([Window::FULL]) {
            self.searched_at_root.clear();
            let score = self.decide(root, seat, depth, window);
            self.path.go_back(path);
            if window.has(score?) {
                break;
            }
        }
        Ok(())
    }

    /// The move to play if a search was stopped when it had found only moves that lose. It is the best guess among the moves that were
    /// not searched. It is returned with the score of the last complete search, or else with the evaluation. `None` if all moves were
    /// searched.
    fn untried(&mut self, state: &S, seat: Seat, last: Option<Score>) -> Option<(S::Move, Score)> {
        let root = self.root_node(state, seat);
        let searched = std::mem::take(&mut self.searched_at_root);
        let mut list = self.list(root, seat, None, &searched);
        let score = last.unwrap_or_else(|| self.evaluate(state, seat));
        list.next().map(|other| (other.ply, score))
    }

    fn root_node<'s>(&self, state: &'s S, seat: Seat) -> Node<'s, S> {
        Node {
            state,
            turn: Turn::Seat(seat),
            key: self.path.root_key(state),
            ply: 0,
        }
    }

    /// Makes a thought of what was found. `line` has the moves that are expected, the chosen one first.
    pub(super) fn thought(&self, line: Vec<S::Move>, score: Score, depth: u32) -> Thought<S::Move> {
        Thought {
            ply: line[0],
            score,
            exact: false,
            depth,
            nodes: self.limits.visited(),
            hash_full: self.table.fullness(),
            line,
        }
    }

    /// The moves that both seats are expected to play after `first`, as far as the table has them.
    fn principal_line(&self, state: &S, first: S::Move) -> Vec<S::Move> {
        let mut state = state.clone();
        let mut path = self.path.clone();
        let mut line = vec![first];
        state.play(first, &mut ());
        let mut arrival = path.enter(&mut state, false);
        while let Some(next) = self
            .expected_move(&state, &arrival)
            .filter(|_| line.len() < LONGEST_LINE)
        {
            line.push(next);
            state.play(next, &mut ());
            arrival = path.enter(&mut state, false);
        }
        line
    }

    fn expected_move(&self, state: &S, arrival: &Arrival) -> Option<S::Move> {
        if !matches!(arrival.turn, Turn::Seat(_)) {
            return None;
        }
        let number = self.table.find(arrival.key)?.best?;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        moves.into_iter().find(|&m| S::move_number(m) == number)
    }
}

/// Whether a deeper search would find the same result, because the score is a win or a loss within this depth.
fn is_final<M>(found: &Thought<M>, depth: u32) -> bool {
    let plies = found.score.plies_to_end();
    plies.is_some_and(|plies| plies.unsigned_abs() <= depth)
}
