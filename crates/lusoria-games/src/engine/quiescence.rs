//! Quiescence search: a search that has reached its depth goes on with urgent moves, so that no position is evaluated in the middle of an
//! exchange.

use super::Searchable;
use super::limits::Stopped;
use super::move_order::MoveList;
use super::path::DEEPEST;
use super::score::{Score, Window};
use super::search::{Node, Searcher};
use crate::rules::Seat;

impl<S: Searchable> Searcher<'_, S> {
    /// The score of a position for the seat to move, as far as it can be found out by playing only urgent moves.
    pub(super) fn settle(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        window: Window,
    ) -> Result<Score, Stopped> {
        let standing = || self.evaluate(node.state, seat);
        if !self.shortcuts.quiescence || node.ply >= DEEPEST {
            return Ok(standing());
        }
        if node.state.wins_at_once() {
            return Ok(Score::win_in(node.ply + 1));
        }
        if node.state.is_quiet() {
            return Ok(standing());
        }
        self.exchange(node, seat, window)
    }

    /// Plays the urgent moves and returns the best score. A seat that has other moves, too, need not play an urgent one.
    fn exchange(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        mut window: Window,
    ) -> Result<Score, Stopped> {
        let (mut list, is_free) = self.list_urgent(node, seat);
        let mut best = if is_free {
            self.evaluate(node.state, seat)
        } else {
            Score::LOWEST
        };
        window.alpha = window.alpha.max(best);
        while let Some(m) = list.next().filter(|m| m.is_urgent()) {
            if best >= window.beta {
                break;
            }
            best = best.max(self.try_urgent(node, seat, m.ply, window)?);
            window.alpha = window.alpha.max(best);
        }
        self.move_lists[node.ply as usize] = list;
        Ok(best)
    }

    /// A list of moves that begins with the urgent ones, and whether there are moves that are not urgent.
    fn list_urgent(&mut self, node: Node<'_, S>, seat: Seat) -> (MoveList<S::Move>, bool) {
        let mut list = std::mem::take(&mut self.move_lists[node.ply as usize]);
        list.legal.clear();
        if node.state.urgent_moves(&mut list.legal) {
            list.rank_as_urgent();
            return (list, true);
        }
        self.move_lists[node.ply as usize] = list;
        let list = self.list(node, seat, None, &[]);
        let is_free = !list.is_all_urgent();
        (list, is_free)
    }

    fn try_urgent(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        ply: S::Move,
        window: Window,
    ) -> Result<Score, Stopped> {
        let before = self.path.place();
        let mut state = node.state.clone();
        let arrival = self.play(&mut state, ply)?;
        let next = Node {
            state: &state,
            turn: arrival.turn,
            key: arrival.key,
            ply: node.ply + 1,
        };
        let score = self.value(next, seat, 0, window)?;
        self.path.go_back(before);
        Ok(score)
    }
}
