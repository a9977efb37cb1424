//! Finds out whether a seat can force a win within a number of plies. It is the plainest search there is: it has no table, and shares
//! nothing with the search of the computer players. So each of the two searches can check the results of the other one.

use super::{Outcome, Seat, State, Turn};

/// Whether `seat` can force a win from here within this many plies. A win that needs a throw does not count. `nodes` is how many
/// positions may still be looked at, and is counted down. `None` if they are not enough to find out.
///
/// Repetitions can be ignored: a seat that can force a win can also do so without coming to a position twice.
pub fn wins_within<S: State>(state: &S, seat: Seat, plies: u32, nodes: &mut u64) -> Option<bool> {
    let mut search = ForcedWin {
        seat,
        nodes,
        killers: vec![None; plies as usize + 1],
    };
    search.wins(state, plies)
}

struct ForcedWin<'a, M> {
    seat: Seat,
    nodes: &'a mut u64,
    /// For each number of plies left, the move that most recently decided a position. This move is tried first.
    killers: Vec<Option<M>>,
}

impl<M: Copy + PartialEq> ForcedWin<'_, M> {
    fn wins<S: State<Move = M>>(&mut self, state: &S, plies: u32) -> Option<bool> {
        let mover = match state.turn() {
            Turn::Over(outcome) => return Some(outcome == Outcome::Win(self.seat)),
            Turn::Chance => return Some(false),
            Turn::Seat(_) if plies == 0 => return Some(false),
            Turn::Seat(mover) => mover,
        };
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let killer = &mut self.killers[plies as usize];
        if let Some(at) = moves.iter().position(|m| Some(*m) == *killer) {
            moves.swap(0, at);
        }
        let chooses = mover == self.seat;
        for m in moves {
            *self.nodes = self.nodes.checked_sub(1)?;
            let mut next = state.clone();
            next.play(m, &mut ());
            if self.wins(&next, plies - 1)? == chooses {
                self.killers[plies as usize] = Some(m);
                return Some(chooses);
            }
        }
        Some(!chooses)
    }
}
