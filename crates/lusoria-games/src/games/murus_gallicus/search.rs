//! What a search has to know about Murus Gallicus: the evaluation of a position, and which moves to search first.

use super::board::{BOARD, ROWS, row};
use super::{Direction, MurusGallicus, Ply, Square, Stones};
use crate::engine::{Searchable, Skill, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::rules::Seat;

/// The things that the evaluation counts, and how many units one of each is worth. What a stone is worth depends on how many rows it is
/// from its player's base row.
const EVALUATION: [Weight; 9] = [
    Weight::new("on move", 8),
    Weight::new("things towers can do", 11),
    Weight::new("towers", 39),
    Weight::new("stones gone 1 row", 14),
    Weight::new("stones gone 2 rows", 17),
    Weight::new("stones gone 3 rows", 22),
    Weight::new("stones gone 4 rows", 49),
    Weight::new("stones gone 5 rows", -4),
    Weight::new("breakthroughs to be prevented now", 60),
];

impl Searchable for MurusGallicus {
    type Evaluation = WeightedSum<9>;

    /// The enemy's walls, and the row that the player to move has to reach.
    type Tactics = (u64, u64);

    const WIN_PROBABILITY: WinProbability = WinProbability {
        units: [100.0, 99.0],
    };

    const SKILLS: [Skill; 2] = [Skill::easy(2, 0.06), Skill::hard(4, 0.05)];

    fn key(&self) -> u64 {
        let [white, black] = &self.stones;
        let mover = (self.to_move as u64) << 63;
        key_of(&[white.walls ^ mover, white.towers, black.walls, black.towers])
    }

    #[inline]
    fn evaluation(&self) -> WeightedSum<9> {
        let (weights, counts) = (&EVALUATION, self.count());
        WeightedSum { weights, counts }
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
    /// The cells of the row that a player has to reach. No cells if reaching that row does not win (M6, row 6.5).
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

    /// The numbers that the evaluation multiplies with its weights, in the order of `EVALUATION`. The first number is 1 if White is on
    /// move, and -1 if Black is. Each of the others is White's count minus Black's count.
    #[inline]
    fn count(&self) -> [i32; 9] {
        let [white, black] = Seat::ALL.map(|seat| self.count_of(seat));
        let mut counts: [i32; 9] = std::array::from_fn(|at| white[at] - black[at]);
        counts[0] = on_move(self.to_move);
        counts
    }

    /// The counts of one player, in the order of `EVALUATION`. The first count is 0 here; `count` sets it.
    fn count_of(&self, seat: Seat) -> [i32; 9] {
        let own = self.stones(seat);
        let (open, walls) = (self.open(seat), self.stones(seat.other()).walls);
        let actions = Direction::ALL.map(|back| {
            let next = walls | open & back.shift(open);
            (own.towers & back.shift(next)).count_ones() as i32
        });
        let gone = |rows: u8| stones_on(own, seat, rows);
        let threat = seat != self.to_move && self.breaks_through(seat);
        [
            0,
            actions.iter().sum(),
            own.towers() as i32,
            gone(1),
            gone(2),
            gone(3),
            gone(4),
            gone(5),
            threat.into(),
        ]
    }
}

/// The number of the player's stones that are this many rows from the player's base row.
fn stones_on(own: &Stones, seat: Seat, rows: u8) -> i32 {
    let there = row(match seat {
        Seat::First => ROWS - 1 - rows,
        Seat::Second => rows,
    });
    (own.cells() & there).count_ones() as i32 + (own.towers & there).count_ones() as i32
}
