//! Scores positions in which chance decides ("expectimax"). The score is the mean of the scores after all possible throws, each weighted
//! with its probability. If all throws lead to certain wins, it is the slowest win instead. If all lead to certain losses, it is the
//! slowest loss.

use super::Searchable;
use super::limits::Stopped;
use super::path::DEEPEST;
use super::score::{Score, Window};
use super::search::{Node, Searcher};
use super::transposition_table::{Bound, Entry};
use crate::rules::Seat;

/// In a mean, a score counts for at most this many units. In practice, no evaluation is higher. Without this limit, a win would outweigh
/// everything else.
const MOST_COUNTED_UNITS: i64 = 10_000;

impl<S: Searchable> Searcher<'_, S> {
    /// The score of a position in which chance decides, for `seat`. There is no window, because the mean needs the score after every
    /// throw.
    pub(super) fn average(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        depth: u32,
    ) -> Result<Score, Stopped> {
        // If depth counts turns, the turn that ended before the throw has used up one of them.
        if depth <= u32::from(S::WHOLE_TURNS) || node.ply >= DEEPEST {
            return Ok(self.evaluate(node.state, seat));
        }
        let known = self.table.find(node.key);
        let known = known.filter(|entry| u32::from(entry.depth) == depth);
        let for_first = match known {
            Some(entry) => entry.score.to_root(node.ply),
            None => self.mean(node, depth)?,
        };
        Ok(match seat {
            Seat::First => for_first,
            Seat::Second => -for_first,
        })
    }

    /// The score for seat First. It is the mean over all throws, or the slowest win or loss if all of them are certain wins or all are
    /// certain losses. Also stores the score in the table.
    fn mean(&mut self, node: Node<'_, S>, depth: u32) -> Result<Score, Stopped> {
        let mut chances = Vec::new();
        node.state.chances(&mut chances);
        let (mut sum, mut weights, mut worst, mut best) = (0, 0, Score::HIGHEST, Score::LOWEST);
        for (ply, weight) in chances {
            let score = self.after_throw(node, ply, depth)?;
            (worst, best) = (worst.min(score), best.max(score));
            sum += i64::from(weight)
                * i64::from(score.number()).clamp(-MOST_COUNTED_UNITS, MOST_COUNTED_UNITS);
            weights += i64::from(weight);
        }
        let score = if worst.is_win() {
            worst
        } else if best.is_loss() {
            best
        } else {
            Score::of_units((sum / weights) as i32)
        };
        let entry = Entry {
            best: None,
            depth: depth as u8,
            bound: Bound::Exact,
            score: score.seen_from_root(node.ply),
        };
        self.table.store(node.key, entry);
        Ok(score)
    }

    fn after_throw(
        &mut self,
        node: Node<'_, S>,
        ply: S::Move,
        depth: u32,
    ) -> Result<Score, Stopped> {
        let before = self.path.place();
        let mut state = node.state.clone();
        self.limits.visit()?;
        state.play(ply, &mut ());
        let arrival = self.path.enter(&mut state, true);
        let next = Node {
            state: &state,
            turn: arrival.turn,
            key: arrival.key,
            ply: node.ply + 1,
        };
        let score = self.value(next, Seat::First, depth - 1, Window::FULL)?;
        self.path.go_back(before);
        Ok(score)
    }
}
