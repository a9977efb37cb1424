//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::board::BOARD;
use super::{Direction, MurusGallicus, Square, Stones};
use crate::rules::Seat;

/// A move (M3) or a sacrifice (M4), given by a tower and a direction. A tower can never make both in the same direction. So moves and
/// sacrifices are written in the same way (M10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply {
    /// Where the tower stands.
    pub tower: Square,
    /// The direction in which the tower's stones go, or in which it removes a wall.
    pub direction: Direction,
}

impl MurusGallicus {
    /// The stones of the player to move, and the stones of the other player.
    pub(super) const fn parties(&self) -> (&Stones, &Stones) {
        let seat = self.to_move;
        (self.stones(seat), self.stones(seat.other()))
    }

    /// For each direction, the towers of the player to move that can act in it. A tower can move if each of the next two cells is empty
    /// or holds an own wall (M3). It can make a sacrifice if an enemy wall is on the next cell (M4).
    fn actors(&self) -> [u64; 8] {
        let (own, enemy) = self.parties();
        let open = BOARD & !own.towers & !enemy.cells();
        Direction::ALL.map(|direction| {
            let back = direction.opposite();
            let next = enemy.walls | open & back.shift(open);
            own.towers & back.shift(next)
        })
    }

    /// Whether this ply is legal. This does not check whether a player has already won by reaching the other player's base row (M6).
    #[inline]
    pub(super) fn allows(&self, ply: Ply) -> bool {
        let (own, enemy) = self.parties();
        let open = BOARD & !own.towers & !enemy.cells();
        let (tower, direction) = (ply.tower.bit(), ply.direction);
        let near = direction.shift(tower);
        let carries = near & open != 0 && direction.shift(near) & open != 0;
        own.towers & tower != 0 && (carries || near & enemy.walls != 0)
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if self.broken_through().is_some() {
            return;
        }
        let actors = self.actors();
        let any = actors.iter().fold(0, |any, towers| any | towers);
        let mut next = out.len();
        let room = Ply {
            tower: Square::A1,
            direction: Direction::E,
        };
        out.resize(next + 8 * any.count_ones() as usize, room);
        // Each move is written before it is known whether it is legal, so that there is no branch to predict: this is the innermost
        // loop of playouts.
        for tower in Square::each(any) {
            for (direction, towers) in Direction::ALL.into_iter().zip(actors) {
                out[next] = Ply { tower, direction };
                next += usize::from(towers & tower.bit() != 0);
            }
        }
        out.truncate(next);
    }

    /// The player who has won: by a stone on the other player's base row (M6), or because the other player is to move and cannot (M7).
    pub(super) fn winner(&self) -> Option<Seat> {
        self.broken_through()
            .or_else(|| self.stuck().then_some(self.to_move.other()))
    }

    /// The player with a stone on the other player's base row. `None` if nobody is there, or if that does not win (M6, row 6.5).
    pub(super) fn broken_through(&self) -> Option<Seat> {
        let arrived = |&seat: &Seat| !self.options.escape && self.on_far_row(seat) != 0;
        [self.to_move.other(), self.to_move]
            .into_iter()
            .find(arrived)
    }

    /// The cells of the other player's base row that hold stones of this player.
    pub(super) const fn on_far_row(&self, seat: Seat) -> u64 {
        self.stones(seat).cells() & Self::base_row(seat.other())
    }

    /// Whether the player to move can make neither a move nor a sacrifice.
    fn stuck(&self) -> bool {
        self.actors() == [0; 8]
    }
}
