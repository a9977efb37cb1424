//! The search itself: principal variation search on copies of positions.
//!
//! The first move is searched with the whole window; of every other one it is only asked whether it is better, and it is searched
//! again if it is. A seat that has several plies in a row keeps its own point of view: the sign changes with the seat, not with
//! the ply.

use super::Searchable;
use super::limits::{Limits, Stopped};
use super::move_order::{MoveOrder, Ranked, bring_forward};
use super::path::{Arrival, DEEPEST, Path};
use super::score::{Score, Window};
use super::transposition_table::{Bound, Entry, TranspositionTable};
use crate::rules::{Outcome, Seat, Turn};

/// What a search may leave out. Only tests that hold it to a plain minimax turn anything off.
#[derive(Clone, Copy, Debug)]
pub struct Shortcuts {
    /// Goes on with urgent moves beyond the depth, and sees wins on the spot without playing them.
    pub quiescence: bool,
    /// Searches late moves less deep.
    pub reductions: bool,
    /// Believes what deeper searches found out.
    pub deeper_entries: bool,
}

impl Shortcuts {
    /// All of them.
    pub const ALL: Self = Self {
        quiescence: true,
        reductions: true,
        deeper_entries: true,
    };
    /// None: the value is exactly that of a minimax of the same depth.
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
    /// For the table.
    pub(super) key: u64,
    /// Plies from the root.
    pub(super) ply: u32,
}

impl<S> Clone for Node<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Node<'_, S> {}

/// The moves of a position that is being searched.
pub(super) struct Moves<M> {
    pub(super) legal: Vec<M>,
    pub(super) ranked: Vec<Ranked<M>>,
}

impl<M> Default for Moves<M> {
    fn default() -> Self {
        Self {
            legal: Vec::new(),
            ranked: Vec::new(),
        }
    }
}

/// The best move so far and what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Best<M> {
    pub(super) ply: Option<M>,
    pub(super) number: Option<u16>,
    pub(super) score: Score,
}

/// One thread's search.
pub(super) struct Searcher<'a, S: Searchable> {
    pub(super) table: &'a TranspositionTable,
    pub(super) limits: Limits<'a>,
    pub(super) path: Path,
    pub(super) order: MoveOrder,
    pub(super) shortcuts: Shortcuts,
    /// By ply room to list moves in.
    pub(super) rooms: Vec<Moves<S::Move>>,
    /// The best move at the root as far as the running iteration knows.
    pub(super) root: Option<(S::Move, Score)>,
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
            rooms: (0..=DEEPEST).map(|_| Moves::default()).collect(),
            root: None,
        }
    }

    /// What a position is worth to `seat`, whoever is to move.
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

    /// What a position is worth to the seat to move.
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
        let from_table = entry.and_then(|entry| entry.best);
        let mut moves = self.list(node, seat, from_table);
        let best = self.best_of(&mut moves, node, seat, depth, window)?;
        self.rooms[node.ply as usize] = moves;
        self.keep(node, depth, window, &best);
        Ok(best.score)
    }

    /// What an entry of the table says of a node, if that is enough.
    fn known(&self, entry: Entry, node: Node<'_, S>, depth: u32, window: Window) -> Option<Score> {
        let deep = u32::from(entry.depth);
        let enough = deep == depth || (deep > depth && self.shortcuts.deeper_entries);
        let score = entry.score.to_root(node.ply);
        (enough && node.ply > 0 && entry.decides(score, window)).then_some(score)
    }

    /// Every move with its rank, in the room of this ply.
    pub(super) fn list(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        from_table: Option<u16>,
    ) -> Moves<S::Move> {
        let mut moves = std::mem::take(&mut self.rooms[node.ply as usize]);
        let Moves { legal, ranked } = &mut moves;
        legal.clear();
        node.state.legal_moves(legal);
        self.order
            .rank(node.state, seat, node.ply, from_table, legal, ranked);
        moves
    }

    fn best_of(
        &mut self,
        moves: &mut Moves<S::Move>,
        node: Node<'_, S>,
        seat: Seat,
        depth: u32,
        mut window: Window,
    ) -> Result<Best<S::Move>, Stopped> {
        let mut best = Best {
            ply: None,
            number: None,
            score: Score::LOWEST,
        };
        for place in 0..moves.ranked.len() {
            let m = bring_forward(&mut moves.ranked, place);
            let score = self.try_move(node, seat, &m, place, depth, window)?;
            best.score = best.score.max(score);
            if score <= window.alpha {
                continue;
            }
            (best.ply, best.number, window.alpha) = (Some(m.ply), Some(m.number), score);
            if node.ply == 0 {
                self.root = Some((m.ply, score));
            }
            if score >= window.beta {
                self.order.reward(seat, node.ply, depth, &m);
                break;
            }
        }
        Ok(best)
    }

    /// Plays a move on a copy, and says what that is worth to the seat that plays it.
    fn try_move(
        &mut self,
        node: Node<'_, S>,
        seat: Seat,
        m: &Ranked<S::Move>,
        place: usize,
        depth: u32,
        window: Window,
    ) -> Result<Score, Stopped> {
        let before = self.path.place();
        let mut state = node.state.clone();
        let Arrival { turn, key, .. } = self.play(&mut state, m.ply)?;
        let ply = node.ply + 1;
        let next = Node {
            state: &state,
            turn,
            key,
            ply,
        };
        let deep = depth - u32::from(!S::WHOLE_TURNS);
        let score = if place == 0 {
            self.value(next, seat, deep, window)?
        } else {
            let less = self.reduction(m, place, depth);
            self.scout(next, seat, deep, less, window)?
        };
        self.path.go_back(before);
        Ok(score)
    }

    /// Plays a ply of a seat on a copy.
    #[inline]
    pub(super) fn play(&mut self, state: &mut S, ply: S::Move) -> Result<Arrival, Stopped> {
        self.limits.visit()?;
        state.play(ply, &mut ());
        Ok(self.path.enter(state, false))
    }

    /// Asks whether a move is better than the best one so far, at first `less` plies less deep; only if it is, how much.
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

    /// How many plies less deep a move is searched at first.
    fn reduction(&self, m: &Ranked<S::Move>, place: usize, depth: u32) -> u32 {
        let allowed = S::LATE_MOVE_REDUCTIONS && !S::WHOLE_TURNS && self.shortcuts.reductions;
        if !allowed || depth < 3 || place < 3 || !m.is_late() {
            return 0;
        }
        let by = 1 + u32::from(place >= 8) + u32::from(place >= 20 && depth > 5);
        by.min(depth - 2)
    }

    /// Keeps in the table what was found out about a node.
    fn keep(&self, node: Node<'_, S>, depth: u32, window: Window, best: &Best<S::Move>) {
        let bound = if best.score >= window.beta {
            Bound::Lower
        } else if best.score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            best: best.number,
            depth: depth as u8,
            bound,
            score: best.score.from_root(node.ply),
        };
        self.table.store(node.key, entry);
    }
}

/// What a finished game is worth.
pub(super) fn ending<S: Searchable>(node: Node<'_, S>, outcome: Outcome, seat: Seat) -> Score {
    match (outcome, node.state.consolation()) {
        (Outcome::Win(winner), Some(units)) if winner != seat => Score::consoled(units),
        _ => Score::of_outcome(outcome, seat, node.ply),
    }
}
