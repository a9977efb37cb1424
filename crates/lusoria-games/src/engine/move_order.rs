//! Which move is looked at first: the better the guess, the sooner the rest can be left out.

use super::searchable::{MOVE_NUMBERS, Searchable};
use crate::rules::Seat;

/// What comes first and last, in order; history and urgency lie between.
const FROM_TABLE: i32 = 1 << 30;
const URGENT: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
const LAST_RESORT: i32 = -(1 << 30);
/// Counts of cut-offs stay below this.
const MOST_HISTORY: i32 = 1 << 20;

/// What a search has learnt about moves, wherever they were played.
pub(super) struct MoveOrder {
    /// By ply the two last quiet moves after which the rest could be left out ("killers").
    killers: Vec<[Option<u16>; 2]>,
    /// By seat and move how often that was so, deep searches counted more ("history").
    history: [Vec<i32>; 2],
}

/// A move of a list, with its rank.
#[derive(Clone, Copy)]
pub(super) struct Ranked<M> {
    pub(super) rank: i32,
    pub(super) number: u16,
    pub(super) ply: M,
}

impl<M> Ranked<M> {
    /// Whether the move may be searched to a smaller depth, because it is neither a killer move nor ranked higher.
    pub(super) const fn is_late(&self) -> bool {
        self.rank < KILLER
    }

    /// Whether the move changes much at once.
    pub(super) const fn is_urgent(&self) -> bool {
        self.rank > URGENT
    }
}

impl MoveOrder {
    pub(super) fn new(plies: u32) -> Self {
        Self {
            killers: vec![[None; 2]; plies as usize + 1],
            history: [(); 2].map(|()| vec![0; MOVE_NUMBERS]),
        }
    }

    /// Gives every move its rank.
    pub(super) fn rank<S: Searchable>(
        &self,
        state: &S,
        seat: Seat,
        ply: u32,
        from_table: Option<u16>,
        moves: &[S::Move],
        out: &mut Vec<Ranked<S::Move>>,
    ) {
        let (tactics, killers) = (state.tactics(), self.killers[ply as usize]);
        let history = &self.history[seat.index()];
        out.clear();
        out.extend(moves.iter().map(|&m| {
            let number = S::move_number(m);
            let rank = if from_table == Some(number) {
                FROM_TABLE
            } else {
                match state.urgency(&tactics, m) {
                    0 if killers.contains(&Some(number)) => KILLER,
                    0 if state.last_resort(m) => LAST_RESORT,
                    0 => history[usize::from(number)],
                    urgency => URGENT + urgency,
                }
            };
            Ranked {
                rank,
                number,
                ply: m,
            }
        }));
    }

    /// Takes note of a move after which the rest could be left out.
    pub(super) fn reward<M>(&mut self, seat: Seat, ply: u32, depth: u32, m: &Ranked<M>) {
        if m.is_urgent() && m.rank != FROM_TABLE {
            return;
        }
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(m.number) {
            *killers = [Some(m.number), killers[0]];
        }
        let history = &mut self.history[seat.index()];
        let count = &mut history[usize::from(m.number)];
        *count += (depth * depth) as i32;
        if *count > MOST_HISTORY {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}

/// Brings the best of the moves from this place on to this place. Of equal ones the first: the order of the rules decides.
#[inline]
pub(super) fn bring_forward<M: Copy>(moves: &mut [Ranked<M>], place: usize) -> Ranked<M> {
    let mut best = place;
    for other in place + 1..moves.len() {
        if moves[other].rank > moves[best].rank {
            best = other;
        }
    }
    moves.swap(place, best);
    moves[place]
}
