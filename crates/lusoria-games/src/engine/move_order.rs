//! Move ordering: guesses which moves are best, so that they are searched first. The better the guess is, the sooner the other moves can
//! be left out.

use super::searchable::{MOVE_NUMBERS, Searchable};
use crate::rules::Seat;

/// The ranks of moves, highest first. An urgent move has the rank [`URGENT`] plus its urgency. A move without one of these ranks is
/// ranked by its count in [`MoveOrder::history`], which is never above [`MOST_HISTORY`].
const FIRST: i32 = 1 << 20;
const URGENT: i32 = 1 << 16;
const KILLER: i32 = 1 << 15;
const LAST_RESORT: i32 = -(1 << 20);
/// When a count in [`MoveOrder::history`] exceeds this, all counts of the seat are halved.
const MOST_HISTORY: i16 = 1 << 14;

/// How many of the lower bits of a key in [`MoveList`] hold the place of the move in the list.
const PLACE_BITS: u32 = 10;
const PLACES: usize = 1 << PLACE_BITS;
/// How many moves are picked one by one. If more are needed, most likely all are needed, and sorting is faster.
const PICKED: u32 = 4;

/// What a search has learnt about moves. It does not depend on the position in which a move is played.
pub(super) struct MoveOrder {
    /// For each ply of the search: the last two moves that made it unnecessary to search the other moves of a position ("killers").
    killers: Vec<[Option<u16>; 2]>,
    /// For each seat and move: how often the move made it unnecessary to search the other moves of a position ("history"). A deep search
    /// adds more than a shallow one.
    history: [Vec<i16>; 2],
}

/// A move with its rank.
#[derive(Clone, Copy)]
pub(super) struct Ranked<M> {
    rank: i32,
    pub(super) ply: M,
}

impl<M> Ranked<M> {
    /// A move that is taken before all others.
    pub(super) const fn first(ply: M) -> Self {
        Self { rank: FIRST, ply }
    }

    /// Whether the move ranks below the killer moves (see [`MoveOrder`]). Such a move may be searched to a smaller depth.
    pub(super) const fn is_late(&self) -> bool {
        self.rank < KILLER
    }

    /// Whether the move is urgent ([`Searchable::urgency`]) or has the rank [`FIRST`].
    pub(super) const fn is_urgent(&self) -> bool {
        self.rank > URGENT
    }
}

/// The moves of a position. The best move is taken first. One list is reused for many positions, so that its memory is allocated only
/// once.
pub(super) struct MoveList<M> {
    pub(super) legal: Vec<M>,
    /// For each move that is left: in the upper bits its rank, in the lower bits its place counted from the end. So the greatest key
    /// belongs to the next move, and moves with the same rank keep the order in which they are listed.
    keys: Vec<i32>,
    /// How many moves were taken so far. After [`PICKED`] moves, the keys that are left are sorted.
    picked: u32,
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self {
            legal: Vec::new(),
            keys: Vec::new(),
            picked: 0,
        }
    }
}

impl<M: Copy> MoveList<M> {
    /// Takes the next move from the list.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Ranked<M>> {
        if self.picked < PICKED {
            self.bring_greatest_to_end();
        } else if self.picked == PICKED {
            self.keys.sort_unstable();
        }
        self.picked += 1;
        let key = self.keys.pop()?;
        let place = PLACES - 1 - (key as usize & (PLACES - 1));
        Some(Ranked {
            rank: key >> PLACE_BITS,
            ply: self.legal[place],
        })
    }

    #[inline]
    fn bring_greatest_to_end(&mut self) {
        let greatest = self.keys.iter().fold(i32::MIN, |best, &key| best.max(key));
        let at = self.keys.iter().position(|&key| key == greatest);
        if let (Some(at), Some(end)) = (at, self.keys.len().checked_sub(1)) {
            self.keys.swap(at, end);
        }
    }

    /// Ranks all moves as equally urgent, so that they are played in the order in which they are listed.
    pub(super) fn rank_as_urgent(&mut self) {
        self.picked = 0;
        self.keys.clear();
        let places = (1..).zip(&self.legal);
        let key = |(place, _)| (URGENT + 1) << PLACE_BITS | (PLACES as i32 - place);
        self.keys.extend(places.map(key));
    }

    /// Whether every move in the list is urgent ([`Searchable::urgency`]).
    pub(super) fn is_all_urgent(&self) -> bool {
        self.keys.iter().all(|key| key >> PLACE_BITS > URGENT)
    }
}

impl MoveOrder {
    pub(super) fn new(plies: u32) -> Self {
        Self {
            killers: vec![[None; 2]; plies as usize + 1],
            history: [(); 2].map(|()| vec![0; MOVE_NUMBERS]),
        }
    }

    /// The killers of this ply: the last two moves that, at this ply, made it unnecessary to search the other moves of a position.
    pub(super) fn killers(&self, ply: u32) -> [Option<u16>; 2] {
        self.killers[ply as usize]
    }

    /// Gives every move in the list its rank. Moves that were already looked at get none, so the list leaves them out.
    pub(super) fn rank<S: Searchable>(
        &self,
        state: &S,
        (seat, ply): (Seat, u32),
        from_table: Option<u16>,
        looked_at: &[u16],
        list: &mut MoveList<S::Move>,
    ) {
        debug_assert!(list.legal.len() <= PLACES, "no game has so many moves");
        let (tactics, killers) = (state.tactics(), self.killers[ply as usize]);
        let history = &self.history[seat.index()];
        let rank = |m, number| {
            if from_table == Some(number) {
                return FIRST;
            }
            match state.urgency(&tactics, m) {
                0 if killers.contains(&Some(number)) => KILLER,
                0 if state.last_resort(m) => LAST_RESORT,
                0 => history[usize::from(number)].into(),
                urgency => URGENT + urgency,
            }
        };
        list.picked = 0;
        list.keys.clear();
        for (place, &m) in (1..).zip(&list.legal) {
            let number = S::move_number(m);
            if !looked_at.contains(&number) {
                let key = rank(m, number) << PLACE_BITS | (PLACES as i32 - place);
                list.keys.push(key);
            }
        }
    }

    /// Notes a move that made it unnecessary to search the other moves. Of the urgent moves, only those with the rank [`FIRST`] are
    /// noted, because the others come early anyway.
    pub(super) fn reward<M>(
        &mut self,
        seat: Seat,
        ply: u32,
        depth: u32,
        m: &Ranked<M>,
        number: u16,
    ) {
        if m.is_urgent() && m.rank != FIRST {
            return;
        }
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(number) {
            *killers = [Some(number), killers[0]];
        }
        let history = &mut self.history[seat.index()];
        let count = &mut history[usize::from(number)];
        *count += (depth * depth).min(1_000) as i16;
        if *count > MOST_HISTORY {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}
