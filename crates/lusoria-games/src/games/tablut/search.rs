//! What a search has to know about Tablut: the evaluation of a position, and which moves to search first.

use super::board::{CAMP, CASTLE, CASTLE_YARD, Cell, Cells, EDGE, Way, beside, each, set};
use super::{CampTips, KingRule, Ply, Tablut};
use crate::engine::{Searchable, Skill, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::rules::Seat;

/// Cells near the corners of the board. A black soldier there bars ways on which the king could reach the edge.
const GUARD_POSTS: Cells = set(b"b3 c2 g2 h3 b7 c8 g8 h7");

/// What the evaluation counts, each with its weight in units for white (`First`). There is one list for each rule for catching
/// the king.
type Weights = [Weight; 10];

const ENCLOSED: Weights = [
    Weight::new("white", 1038),
    Weight::new("on move", 62),
    Weight::new("white soldiers", 89),
    Weight::new("black soldiers", -93),
    Weight::new("black soldiers in camps", 26),
    Weight::new("black guard posts", -37),
    Weight::new("cells the king can go to", 17),
    Weight::new("one way out", 219),
    Weight::new("two ways out", 919),
    Weight::new("hostile cells beside the king", -13),
];

const CUSTODIAL: Weights = [
    Weight::new("white", 0),
    Weight::new("on move", 0),
    Weight::new("white soldiers", 180),
    Weight::new("black soldiers", -100),
    Weight::new("black soldiers in camps", 0),
    Weight::new("black guard posts", 0),
    Weight::new("cells the king can go to", 6),
    Weight::new("one way out", 80),
    Weight::new("two ways out", 900),
    Weight::new("hostile cells beside the king", -25),
];

/// The king's cell, the cells on which a move captures, and the cells on which a move wins.
#[derive(Clone, Copy, Debug)]
pub struct Tactics {
    king: Cells,
    /// A piece that goes to one of these cells captures a soldier.
    captures: Cells,
    /// The free cells on which a move can win at once. With white to move: all free cells at the edge if the king can reach one of them,
    /// else none. With black to move: a soldier that goes to one of these cells catches the king.
    wins: Cells,
}

impl Searchable for Tablut {
    type Evaluation = WeightedSum<10>;

    type Tactics = Tactics;

    const WIN_PROBABILITY: WinProbability = WinProbability {
        units: [433.0, 398.0],
    };

    const SKILLS: [Skill; 2] = [Skill::easy(2, 0.10), Skill::hard(5, 0.02)];

    fn key(&self) -> u64 {
        let [white, black] = self.soldiers;
        let upper = (white >> 64) | (black >> 64) << 20;
        let king = u64::from(self.king.trailing_zeros()) << 40;
        let rest = upper as u64 | king | (self.to_move as u64) << 48;
        key_of(&[white as u64, black as u64, rest])
    }

    #[inline]
    fn evaluation(&self) -> WeightedSum<10> {
        let (weights, counts) = (self.weights(), self.count());
        WeightedSum { weights, counts }
    }

    fn move_number(m: Ply) -> u16 {
        u16::from(m.from.0) * 81 + u16::from(m.to.0)
    }

    #[inline]
    fn numbered(&self, number: u16) -> Option<Ply> {
        let cell = |number: u16| Cell(number as u8);
        let ply = Ply {
            from: cell(number / 81),
            to: cell(number % 81),
        };
        self.allows(ply).then_some(ply)
    }

    fn tactics(&self) -> Tactics {
        let wins = match self.to_move {
            Seat::First if self.king_ways().1 > 0 => EDGE,
            Seat::First => 0,
            Seat::Second => self.catching_cells(),
        };
        Tactics {
            king: self.king,
            captures: self.capturing_cells() & !self.occupied(),
            wins: wins & !self.occupied(),
        }
    }

    #[inline]
    fn urgency(&self, tactics: &Tactics, m: Ply) -> i32 {
        if tactics.wins | tactics.captures == 0 {
            return 0;
        }
        let to = m.to.bit();
        let of_king = tactics.king & m.from.bit() != 0;
        if tactics.wins & to != 0 && of_king == (self.to_move == Seat::First) {
            2
        } else {
            i32::from(tactics.captures & to != 0)
        }
    }

    fn urgent_moves(&self, out: &mut Vec<Ply>) -> bool {
        for to in each(self.capturing_cells() & !(self.occupied() | CAMP | CASTLE)) {
            self.list_arrivals(to, out);
        }
        true
    }

    fn is_quiet(&self) -> bool {
        let cells = self.capturing_cells() & !self.occupied();
        !self.reaches_one_of(cells, self.army(self.to_move))
    }

    fn wins_at_once(&self) -> bool {
        match self.to_move {
            Seat::First => self.king_ways().1 > 0,
            Seat::Second => {
                let cells = self.catching_cells() & !self.occupied();
                self.reaches_one_of(cells, self.soldiers[1])
            }
        }
    }
}

/// Each direction with the opposite one.
const BACK: [(Way, Way); 4] = [
    (Way::North, Way::South),
    (Way::South, Way::North),
    (Way::West, Way::East),
    (Way::East, Way::West),
];

impl Tablut {
    const fn weights(&self) -> &'static Weights {
        match self.options.king {
            KingRule::Enclosed => &ENCLOSED,
            KingRule::Custodial => &CUSTODIAL,
        }
    }

    /// The counts that the evaluation multiplies with its weights, in the order of the weights.
    #[inline]
    fn count(&self) -> [i32; 10] {
        let [white, black] = self.soldiers;
        let (steps, outs) = self.king_ways();
        let pressed = beside(self.king) & (black | CAMP | CASTLE);
        let number = |cells: Cells| cells.count_ones() as i32;
        [
            1,
            on_move(self.to_move),
            number(white),
            number(black),
            number(black & CAMP),
            number(black & GUARD_POSTS),
            steps.into(),
            (outs == 1).into(),
            (outs > 1).into(),
            number(pressed),
        ]
    }

    /// A piece of the player to move that goes to one of these cells captures a soldier.
    fn capturing_cells(&self) -> Cells {
        let seat = self.to_move;
        let (own, enemy) = (self.army(seat), self.soldiers[seat.other().index()]);
        let within = match self.options.camp_tips {
            CampTips::Capture => own,
            CampTips::Immune => 0,
        };
        BACK.iter().fold(0, |cells, (_, back)| {
            let outside = back.step(own | CAMP | CASTLE) & !CAMP;
            let inside = back.step(within) & CAMP;
            cells | back.step(enemy & (outside | inside))
        })
    }

    /// A black soldier that goes to one of these cells catches the king.
    fn catching_cells(&self) -> Cells {
        let hostile = self.soldiers[1] | CAMP | CASTLE;
        if self.options.king == KingRule::Enclosed || self.king & CASTLE_YARD != 0 {
            let open = beside(self.king) & !hostile;
            return if open.count_ones() == 1 { open } else { 0 };
        }
        BACK.iter().fold(0, |cells, (way, back)| {
            let flanked = way.step(self.king) & hostile != 0;
            cells | if flanked { back.step(self.king) } else { 0 }
        })
    }

    /// Whether one of `pieces` can go to one of `cells` in one move. Moves into or across a camp or the castle do not count.
    fn reaches_one_of(&self, cells: Cells, pieces: Cells) -> bool {
        let free = !(self.occupied() | CAMP | CASTLE);
        let cells = cells & free;
        cells != 0
            && BACK.iter().any(|(way, _)| {
                let mut run = cells;
                let mut met = 0;
                while run != 0 {
                    let next = way.step(run);
                    met |= next & pieces;
                    run = next & free;
                }
                met != 0
            })
    }
}
