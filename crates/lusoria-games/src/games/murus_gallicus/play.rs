//! What a ply does (M3, M4), how the game ends (M6 to M8), and why a ply is refused.

use super::board::BOARD;
use super::{MurusGallicus, Ply, Square};
use crate::rules::{Fact, Reason, Seat, State, Trace, Turn};

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

    /// M3: one stone on each of the next two cells.
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
                .with("near", listed(near))
                .with("far", listed(cells & !near))
        });
        if raised != 0 {
            trace.note(|| {
                Fact::new("raised")
                    .with("seat", seat)
                    .with("count", raised.count_ones())
                    .with("cells", listed(raised))
            });
        }
    }

    /// M4: one stone of the tower and the enemy wall next to it leave the board for good.
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
                .with("wall", listed(wall))
        });
    }

    /// Says how the player who has just moved has won, if so.
    fn tell_the_end(&self, seat: Seat, trace: &mut impl Trace) {
        if self.broken_through().is_some() {
            let arrived = self.on_far_row(seat);
            trace.note(|| {
                Fact::new("broke-through")
                    .with("seat", seat)
                    .with("cell", listed(arrived))
            });
        } else if self.winner().is_some() {
            trace.note(|| {
                Fact::new("stuck")
                    .with("seat", seat)
                    .with("victim", seat.other())
            });
        }
    }

    /// M8: the line of play is as long as it may be, and nobody has won.
    pub(super) fn tell_the_tie(&self, trace: &mut impl Trace) {
        if let Some(moves) = self.options.max_moves {
            trace.note(|| Fact::new("move-limit").with("moves", moves));
        }
    }

    /// Why a ply is not legal: what is wrong with the tower, then what is in its way.
    pub(super) fn objection(&self, ply: Ply) -> Reason {
        if let Turn::Over(_) = self.turn() {
            return Fact::new("game-over");
        }
        let (own, enemy) = self.parties();
        let cell = ply.tower.bit();
        let id = if own.towers & cell != 0 {
            return self.obstacle(ply);
        } else if own.walls & cell != 0 {
            "walls-stay"
        } else if enemy.cells() & cell != 0 {
            "not-yours"
        } else {
            "empty-cell"
        };
        Fact::new(id).with("cell", ply.tower.to_string())
    }

    /// The first thing in the way of an own tower, else the edge of the board.
    fn obstacle(&self, ply: Ply) -> Reason {
        let near = ply.direction.shift(ply.tower.bit()) & BOARD;
        let path = near | ply.direction.shift(near) & BOARD;
        let from = |id| Fact::new(id).with("cell", ply.tower.to_string());
        for cell in [near, path & !near] {
            if let Some(id) = self.in_the_way(cell) {
                return from(id).with("blocker", listed(cell));
            }
        }
        from("no-room")
            .with("direction", ply.direction.to_string())
            .with("room", path.count_ones())
    }

    /// What stands on a cell that no stone of the player to move can enter. An enemy wall is met here only where it is too
    /// far for a sacrifice.
    const fn in_the_way(&self, cell: u64) -> Option<&'static str> {
        let (own, enemy) = self.parties();
        if own.towers & cell != 0 {
            Some("own-tower")
        } else if enemy.towers & cell != 0 {
            Some("enemy-tower")
        } else if enemy.walls & cell != 0 {
            Some("enemy-wall")
        } else {
            None
        }
    }
}

/// The cells of a set as people read them: `F5, E6`.
pub(super) fn listed(cells: u64) -> String {
    let names: Vec<String> = Square::each(cells).map(|cell| cell.to_string()).collect();
    names.join(", ")
}
