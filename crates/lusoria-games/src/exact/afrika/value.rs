//! The value of a position. The tables say what the stones on the board are worth. The stores, the goal and the komi are added here.

use super::installed::{are_there, tables};
use super::ring::Ring;
use super::tables::{Goal, RingValue};
use crate::exact::{Exact, PliesLeadTo, SeatResult, Solved};
use crate::games::afrika::{Afrika, Ply, Side};
use crate::rules::{Seat, State};
use std::cmp::Ordering;

/// With this many stones on the board, one pit can hold enough to be sown all the way round (AF-A1).
const ROUND_THE_BOARD: u16 = 16;

impl Solved for Afrika {
    const PLIES_LEAD_TO: PliesLeadTo = PliesLeadTo::Capture;

    /// The value by the tables. The tables assume that play goes on until all stones are won, even when it is certain who wins. `None` in
    /// three cases:
    /// - There are more stones on the board than the tables know.
    /// - A sowing may drop a stone into the pit where it begins (`skip_start=false`), and there are enough stones for that.
    /// - The seats may still change sides.
    fn exact(&self, seat: Seat, _most_nodes: u64) -> Option<Exact> {
        let (options, goal) = (self.options(), self.goal());
        let tables = tables(goal);
        let left = self.board().left();
        let other_sowing = !options.skip_start && left >= ROUND_THE_BOARD;
        if usize::from(left) > tables.most_stones() || other_sowing || self.may_swap() {
            return None;
        }
        let value = tables.value(&Ring::of(self));
        Some(self.with_stores(seat, goal, value))
    }

    fn lacks_tables(&self) -> bool {
        !are_there(self.goal())
    }

    fn make_tables(&self) {
        tables(self.goal());
    }
}

impl Afrika {
    fn goal(&self) -> Goal {
        match self.options().misere {
            true => Goal::Fewer,
            false => Goal::More,
        }
    }

    /// Whether the seats may change sides now (AF-13).
    fn may_swap(&self) -> bool {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.contains(&Ply::Swap)
    }

    fn with_stores(&self, seat: Seat, goal: Goal, value: RingValue) -> Exact {
        let side = self.side(seat);
        let mover = self.to_move() == side;
        let gain = i16::from(if mover { value.gain } else { -value.gain });
        let stored = |side: Side| i16::from(self.board().store(side));
        let lead = stored(side) - stored(side.other());
        let stones = gain + if goal == Goal::More { lead } else { -lead };
        let komi = i16::from(self.options().komi.halves);
        let komi = if side == Side::North { komi } else { -komi };
        let result = match (2 * stones + komi).cmp(&0) {
            Ordering::Less => SeatResult::Loss,
            Ordering::Equal => SeatResult::Draw,
            Ordering::Greater => SeatResult::Win,
        };
        Exact {
            plies: (gain != 0).then_some(value.plies.into()),
            stones: Some(stones),
            gain: Some(gain),
            ..Exact::new(result)
        }
    }
}
