//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::board::{BOARD, names};
use super::{MurusGallicus, Ply, Square};
use crate::rules::{Fact, Reason, State, Turn};

impl MurusGallicus {
    /// Why a ply is not legal. The first of these reasons that is true is returned:
    ///
    /// - the game is over,
    /// - no own tower stands on the ply's cell,
    /// - something is in the tower's way, or the board ends too soon.
    pub(super) fn reason_against(&self, ply: Ply) -> Reason {
        if let Turn::Over(_) = self.turn() {
            return Fact::new("game-over");
        }
        self.why_not_from(ply.tower)
            .unwrap_or_else(|| self.obstacle(ply))
    }

    /// Why nothing can move from this cell. `None` if an own tower stands there, or if the game is over.
    pub(super) fn why_not_from(&self, tower: Square) -> Option<Reason> {
        if let Turn::Over(_) = self.turn() {
            return None;
        }
        let (own, enemy) = self.parties();
        let cell = tower.bit();
        let id = if own.towers & cell != 0 {
            return None;
        } else if own.walls & cell != 0 {
            "walls-stay"
        } else if enemy.cells() & cell != 0 {
            "not-yours"
        } else {
            "empty-cell"
        };
        Some(Fact::new(id).with("cell", tower.to_string()))
    }

    /// The reason why an own tower cannot act in this direction: the nearest piece that is in its way. If no piece is in its way, the
    /// reason is that the board ends too soon.
    fn obstacle(&self, ply: Ply) -> Reason {
        let near = ply.direction.shift(ply.tower.bit()) & BOARD;
        let path = near | ply.direction.shift(near) & BOARD;
        let from = |id| Fact::new(id).with("cell", ply.tower.to_string());
        for cell in [near, path & !near] {
            if let Some(id) = self.in_the_way(cell) {
                return from(id).with("blocker", names(cell));
            }
        }
        from("no-room")
            .with("direction", ply.direction.to_string())
            .with("room", path.count_ones())
    }

    /// The id of the reason why a stone of the player on turn cannot enter this cell. `None` if it can.
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
