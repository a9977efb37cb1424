//! The search itself: principal variation search on copies of positions.
//!
//! The first move is searched with the whole window. For every other move, the search first asks only whether the move is better than the
//! best one so far. If it is, the move is searched again. A seat that has several plies in a row keeps its own point of view: the sign of
//! a score changes with the seat, not with the ply.

use super::Searchable;
use super::limits::{Limits, Stopped};
use super::move_order::{MoveList, MoveOrder, Ranked};
use super::path::{Arrival, DEEPEST, Path};
use super::score::{Score, Window};
use super::transposition_table::{Bound, Entry, TranspositionTable};
use super::weight::{Evaluation, seen_by, sum_with};
use crate::rules::{Outcome, Seat, Turn};

/// What makes a search quicker than plain minimax. Computer players use all of it. Tests that compare a search with plain minimax turn
/// some or all of it off, and so does the example `make_murus_wins`.
#[derive(Clone, Copy, Debug)]
pub struct Shortcuts {
    /// Goes on with urgent moves when the depth is reached, and sees immediate wins without playing them.
    pub quiescence: bool,
    /// Searches moves that come late in the order less deeply.
    pub reductions: bool,
    /// Uses entries of the table that come from deeper searches.
    pub deeper_entries: bool,
}

impl Shortcuts {
    /// All shortcuts.
    pub const ALL: Self = Self {
        quiescence: true,
        reductions: true,
        deeper_entries: true,
    };
    /// No shortcuts: the value is exactly that of minimax to the same depth.
    pub const NONE: Self = Self {
        quiescence: false,
        reductions: false,
        deeper_entries: false,
    };
}

/// A position in the tree.
pub(super) struct Node<'a, S> {
    pub(super) state: &'a S,
    pub(super) turn: Turn,
    /// The position's key for the table.
    pub(super) key: u64,
    /// How many plies after the root the position is.
    pub(super) ply: u32,
}

impl<S> Clone for Node<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Node<'_, S> {}

/// A number that no move has.
const NO_MOVE: u16 = u16::MAX;

/// The state of the search of one position.
struct Frame<'a, S: Searchable> {
    node: Node<'a, S>,
    seat: Seat,
    depth: u32,
    window: Window,
    /// The number of the best move so far; `None` while no move is better than `alpha`.
    best: Option<u16>,
    score: Score,
    /// How many moves were searched.
    place: usize,
}

/// The search of one thread.
pub(super) struct Searcher<'a, S: Searchable> {
    pub(super) table: &'a TranspositionTable,
    pub(super) limits: Limits<'a>,
    pub(super) path: Path,
    pub(super) order: MoveOrder,
    pub(super) shortcuts: Shortcuts,
    /// Weights that are used instead of the game's own.
    pub(super) weights: Option<&'static [i32]>,
    /// For each ply, a list for the moves. The memory of these lists is used again and again.
    pub(super) move_lists: Vec<MoveList<S::Move>>,
    /// The best move at the root that the running iteration has found so far.
    pub(super) root: Option<(S::Move, Score)>,
    /// The moves at the root that the running iteration has searched, by their numbers.
    pub(super) searched_at_root: Vec<u16>,
}

impl<'a, S: Searchable> Searcher<'a, S> {
    pub(super) fn new(
        table: &'a TranspositionTable,
        limits: Limits<'a>,
        path: Path,
        shortcuts: Shortcuts,
    ) -> Self {
        Self {
            table,
            limits,
            path,
            order: MoveOrder::new(DEEPEST),
            shortcuts,
            weights: None,
            move_lists: (0..=DEEPEST).map(|_| MoveList::default()).collect(),
            root: None,
            searched_at_root: Vec::new(),
        }
    }

    /// If there are `weights`, evaluates with them instead of the game's own.
    pub(super) const fn weighing(mut self, weights: Option<&'static [i32]>) -> Self {
        self.weights = weights;
        self
    }

    /// What the evaluation says a position is worth to `seat`.
    #[inline]
    pub(super) fn evaluate(&self, state: &S, seat: Seat) -> Score {
        let evaluation = state.evaluation();
        let value = match self.weights {
            None => evaluation.value(),
            Some(weights) => sum_with(&evaluation.counts(), weights),
        };
        Score::of_units(seen_by(seat, value))
    }

    /// The score of a position for `seat`, whoever is to move.
    pub(super) fn value(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        depth: u32,
        window: Window,
    ) -> Result<Score, Stopped> {
        match node.turn {
            Turn::Over(outcome) => Ok(ending(node, outcome, seat)),
            Turn::Seat(mover) if mover == seat => self.decide(node, seat, depth, window),
            Turn::Seat(mover) => Ok(-self.decide(node, mover, depth, window.flipped())?),
            Turn::Chance => self.average(node, seat, depth),
        }
    }

    /// The score of a position for the seat to move.
    pub(super) fn decide(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        depth: u32,
        window: Window,
    ) -> Result<Score, Stopped> {
        if (depth == 0 && !S::WHOLE_TURNS) || node.ply >= DEEPEST {
            return self.settle(node, seat, window);
        }
        let entry = self.table.find(node.key);
        if let Some(score) = entry.and_then(|entry| self.known(entry, node, depth, window)) {
            return Ok(score);
        }
        let mut frame = Frame {
            node,
            seat,
            depth,
            window,
            best: None,
            score: Score::LOWEST,
            place: 0,
        };
        self.look_at_moves(&mut frame, entry.and_then(|entry| entry.best))?;
        self.keep(&frame, window);
        Ok(frame.score)
    }

    /// The score that an entry of the table gives a node, if the entry makes a search unnecessary.
    fn known(&self, entry: Entry, node: Node<'_, S>, depth: u32, window: Window) -> Option<Score> {
        let deep = u32::from(entry.depth);
        let enough = deep == depth || (deep > depth && self.shortcuts.deeper_entries);
        let score = entry.score.to_root(node.ply);
        (enough && node.ply > 0 && entry.decides(score, window)).then_some(score)
    }

    /// Searches the moves: first the table's best move and the killers (see `move_order.rs`). If one of these is good enough, the other
    /// moves need not even be listed.
    fn look_at_moves(
        &mut self,
        frame: &mut Frame<'_, S>,
        from_table: Option<u16>,
    ) -> Result<(), Stopped> {
        let [killer, other] = self.order.killers(frame.node.ply);
        let mut looked_at = [NO_MOVE; 3];
        for number in [from_table, killer, other].into_iter().flatten() {
            let legal = frame.node.state.numbered(number);
            let Some(ply) = legal.filter(|_| !looked_at.contains(&number)) else {
                continue;
            };
            if self.look_at(frame, &Ranked::first(ply))? {
                return Ok(());
            }
            looked_at[frame.place - 1] = number;
        }
        let mut list = self.list(frame.node, frame.seat, from_table, &looked_at);
        while let Some(m) = list.next() {
            if self.look_at(frame, &m)? {
                break;
            }
        }
        self.move_lists[frame.node.ply as usize] = list;
        Ok(())
    }

    /// Fills the list that the search keeps for this ply with the legal moves and their ranks, and returns the list. Moves that were
    /// looked at already are missing. If several moves are legal, those that the game [leaves out](Searchable::leaves_out) are missing,
    /// too.
    pub(super) fn list(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        from_table: Option<u16>,
        looked_at: &[u16],
    ) -> MoveList<S::Move> {
        let mut list = std::mem::take(&mut self.move_lists[node.ply as usize]);
        list.legal.clear();
        node.state.legal_moves(&mut list.legal);
        if list.legal.len() > 1 {
            list.legal.retain(|&m| !node.state.leaves_out(m));
        }
        let place = (seat, node.ply);
        self.order
            .rank(node.state, place, from_table, looked_at, &mut list);
        list
    }

    /// Searches a move. Returns whether the other moves can be left out.
    fn look_at(&mut self, frame: &mut Frame<'_, S>, m: &Ranked<S::Move>) -> Result<bool, Stopped> {
        let score = self.try_move(frame, m)?;
        frame.place += 1;
        frame.score = frame.score.max(score);
        let (ply, number) = (frame.node.ply, S::move_number(m.ply));
        if ply == 0 {
            self.searched_at_root.push(number);
        }
        if score <= frame.window.alpha {
            return Ok(false);
        }
        (frame.best, frame.window.alpha) = (Some(number), score);
        if ply == 0 {
            self.root = Some((m.ply, score));
        }
        let cut = score >= frame.window.beta;
        if cut {
            self.order.reward(frame.seat, ply, frame.depth, m, number);
        }
        Ok(cut)
    }

    /// Plays a move on a copy, and returns its score for the seat that plays it.
    fn try_move(&mut self, frame: &Frame<'_, S>, m: &Ranked<S::Move>) -> Result<Score, Stopped> {
        let before = self.path.place();
        let mut state = frame.node.state.clone();
        let Arrival { turn, key, .. } = self.play(&mut state, m.ply)?;
        let next = Node {
            state: &state,
            turn,
            key,
            ply: frame.node.ply + 1,
        };
        let deep = frame.depth - u32::from(!S::WHOLE_TURNS);
        let score = if frame.place == 0 {
            self.value(next, frame.seat, deep, frame.window)?
        } else {
            let less = self.reduction(m, frame.place, frame.depth);
            self.scout(next, frame.seat, deep, less, frame.window)?
        };
        self.path.go_back(before);
        Ok(score)
    }

    /// Plays a ply of a seat on this copy of a position.
    #[inline]
    pub(super) fn play(&mut self, state: &mut S, ply: S::Move) -> Result<Arrival, Stopped> {
        self.limits.visit()?;
        state.play(ply, &mut ());
        Ok(self.path.enter(state, false))
    }

    /// Asks whether a move is better than the best one so far. The first search for the answer is `less` plies shallower than `depth`. If
    /// the move is better, finds out its score.
    fn scout(
        &mut self,
        next: Node<'_, S>,
        seat: Seat,
        depth: u32,
        less: u32,
        window: Window,
    ) -> Result<Score, Stopped> {
        let null = Window::null_above(window.alpha);
        let mut score = self.value(next, seat, depth - less, null)?;
        if less > 0 && score > window.alpha {
            score = self.value(next, seat, depth, null)?;
        }
        if window.has(score) && null != window {
            score = self.value(next, seat, depth, window)?;
        }
        Ok(score)
    }

    /// By how many plies the first search of a move is shallower than the second one (see `scout`).
    fn reduction(&self, m: &Ranked<S::Move>, place: usize, depth: u32) -> u32 {
        let allowed = S::LATE_MOVE_REDUCTIONS && !S::WHOLE_TURNS && self.shortcuts.reductions;
        if !allowed || depth < 3 || place < 3 || !m.is_late() {
            return 0;
        }
        let by = 1 + u32::from(place >= 8) + u32::from(place >= 20 && depth > 5);
        by.min(depth - 2)
    }

    /// Stores the result of a node in the table. `window` is the one with which the node was entered; `frame.window` may be
    /// narrower by now.
    fn keep(&self, frame: &Frame<'_, S>, window: Window) {
        let bound = if frame.score >= window.beta {
            Bound::Lower
        } else if frame.score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            best: frame.best,
            depth: frame.depth as u8,
            bound,
            score: frame.score.seen_from_root(frame.node.ply),
        };
        self.table.store(frame.node.key, entry);
    }
}

/// The score of a finished game.
pub(super) fn ending<S: Searchable>(node: Node<'_, S>, outcome: Outcome, seat: Seat) -> Score {
    match (outcome, node.state.consolation()) {
        (Outcome::Win(winner), Some(units)) if winner != seat => Score::consoled(units),
        _ => Score::of_outcome(outcome, seat, node.ply),
    }
}
