//! What a ply does (M3, M4), and how the game ends (M6 to M8).

use super::board::names;
use super::{MurusGallicus, Ply};
use crate::rules::{Fact, Seat, Trace};

impl MurusGallicus {
    pub(super) fn play_ply(&mut self, ply: Ply, trace: &mut impl Trace) {
        let (seat, from) = (self.to_move, ply.tower.bit());
        let near = ply.direction.shift(from);
        self.stones[seat.index()].towers ^= from;
        if self.stones(seat.other()).walls & near == 0 {
            self.carry(ply, near, trace);
        } else {
            self.sacrifice(ply, near, trace);
        }
        self.to_move = seat.other();
        self.tell_the_end(seat, trace);
    }

    /// Puts the two stones of the tower on the next two cells, one on each (M3).
    fn carry(&mut self, ply: Ply, near: u64, trace: &mut impl Trace) {
        let seat = self.to_move;
        let cells = near | ply.direction.shift(near);
        let own = &mut self.stones[seat.index()];
        let raised = own.walls & cells;
        own.add(cells);
        trace.note(|| {
            Fact::new("moved")
                .with("seat", seat)
                .with("move", ply.to_string())
                .with("near", names(near))
                .with("far", names(cells & !near))
        });
        if raised != 0 {
            trace.note(|| {
                Fact::new("raised")
                    .with("seat", seat)
                    .with("count", raised.count_ones())
                    .with("cells", names(raised))
            });
        }
    }

    /// Removes one stone of the tower and the enemy wall next to the tower. Neither comes back (M4).
    fn sacrifice(&mut self, ply: Ply, wall: u64, trace: &mut impl Trace) {
        let seat = self.to_move;
        self.stones[seat.index()].walls |= ply.tower.bit();
        self.stones[seat.other().index()].walls ^= wall;
        trace.note(|| {
            Fact::new("sacrificed")
                .with("seat", seat)
                .with("victim", seat.other())
                .with("move", ply.to_string())
                .with("cell", ply.tower.to_string())
                .with("wall", names(wall))
        });
    }

    /// If the player who has just moved has won, tells how.
    fn tell_the_end(&self, seat: Seat, trace: &mut impl Trace) {
        if self.broken_through().is_some() {
            let arrived = self.on_far_row(seat);
            trace.note(|| {
                Fact::new("broke-through")
                    .with("seat", seat)
                    .with("cell", names(arrived))
            });
        } else if self.winner().is_some() {
            trace.note(|| {
                Fact::new("stuck")
                    .with("seat", seat)
                    .with("victim", seat.other())
            });
        }
    }

    /// Tells that the game has reached its move limit, so nobody has won (M8).
    pub(super) fn tell_the_tie(&self, trace: &mut impl Trace) {
        if let Some(moves) = self.options.max_moves {
            trace.note(|| Fact::new("move-limit").with("moves", moves));
        }
    }
}
