//! What a search has to know about Murus Gallicus: the evaluation of a position, and which moves change much at once.

use super::board::{BOARD, ROWS, row};
use super::{Direction, MurusGallicus, Ply, Square, Stones};
use crate::engine::{Searchable, WinProbability, key_of};
use crate::rules::Seat;

/// How much each action that a player's towers can take adds to the evaluation.
const ACTION: i32 = 5;
/// How much each tower adds. A wall by itself adds nothing.
const TOWER: i32 = 20;
/// How much each stone adds, by the number of rows that it has gone forward.
const ADVANCE: [i32; ROWS as usize] = [0, 2, 8, 18, 30, 40, 0];
/// How much a breakthrough adds that the other player has to prevent now.
const THREAT: i32 = 120;

impl Searchable for MurusGallicus {
    /// The enemy's walls, and the row on which the player to move breaks through.
    type Tactics = (u64, u64);

    const WIN_PROBABILITY: WinProbability = WinProbability::of(120.0);

    fn key(&self) -> u64 {
        let [white, black] = &self.stones;
        let mover = (self.to_move as u64) << 63;
        key_of(&[white.walls ^ mover, white.towers, black.walls, black.towers])
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let value = |seat| {
            let threat = i32::from(seat != self.to_move && self.breaks_through(seat)) * THREAT;
            self.prospects(seat) + threat
        };
        value(seat) - value(seat.other())
    }

    fn move_number(m: Ply) -> u16 {
        u16::from(m.tower.number()) * 8 + m.direction as u16
    }

    #[inline]
    fn numbered(&self, number: u16) -> Option<Ply> {
        let ply = Ply {
            tower: Square::numbered(number / 8)?,
            direction: Direction::ALL[usize::from(number % 8)],
        };
        self.allows(ply).then_some(ply)
    }

    fn tactics(&self) -> Self::Tactics {
        let (_, enemy) = self.parties();
        (enemy.walls, self.goal(self.to_move))
    }

    fn urgency(&self, &(walls, goal): &Self::Tactics, m: Ply) -> i32 {
        let near = m.direction.shift(m.tower.bit());
        if near & walls != 0 {
            1
        } else {
            2 * i32::from(m.direction.shift(near) & goal != 0)
        }
    }

    fn wins_at_once(&self) -> bool {
        self.breaks_through(self.to_move)
    }
}

impl MurusGallicus {
    /// The row on which a player wins; empty if reaching it does not win (M6, row 6.5).
    const fn goal(&self, seat: Seat) -> u64 {
        if self.options.escape {
            0
        } else {
            Self::base_row(seat.other())
        }
    }

    /// The cells onto which a player's stones can be laid: empty cells and own walls.
    const fn open(&self, seat: Seat) -> u64 {
        BOARD & !self.stones(seat).towers & !self.stones(seat.other()).cells()
    }

    /// Whether a player could break through with one move.
    fn breaks_through(&self, seat: Seat) -> bool {
        let (open, towers) = (self.open(seat), self.stones(seat).towers);
        let goal = self.goal(seat) & open;
        let ways = match seat {
            Seat::First => [Direction::S, Direction::SE, Direction::SW],
            Seat::Second => [Direction::N, Direction::NE, Direction::NW],
        };
        let arrives = |back: &Direction| back.shift(back.shift(goal) & open) & towers != 0;
        ways.iter().any(arrives)
    }

    /// The part of the evaluation that a player's stones give: for what they can do, and for how far they have gone.
    fn prospects(&self, seat: Seat) -> i32 {
        let own = self.stones(seat);
        let (open, walls) = (self.open(seat), self.stones(seat.other()).walls);
        let actions = Direction::ALL.map(|back| {
            let next = walls | open & back.shift(open);
            (own.towers & back.shift(next)).count_ones() as i32
        });
        let actions: i32 = actions.iter().sum();
        actions * ACTION + own.towers() as i32 * TOWER + advance(own, seat)
    }
}

/// What a player's stones add for having gone forward. The last rows add more than the first ones.
fn advance(own: &Stones, seat: Seat) -> i32 {
    let on_row = |at: u8| {
        let there = row(at);
        (own.cells() & there).count_ones() as i32 + (own.towers & there).count_ones() as i32
    };
    let steps = |at: u8| match seat {
        Seat::First => ROWS - 1 - at,
        Seat::Second => at,
    };
    (0..ROWS)
        .map(|at| on_row(at) * ADVANCE[usize::from(steps(at))])
        .sum()
}
