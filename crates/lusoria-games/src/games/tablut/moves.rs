//! Which moves are legal (T3 to T6): the only statement of legality. Its inner loop is the heart of playouts and perft.

use super::Tablut;
use super::board::{BOARD, CAMP, CASTLE, Cell, Cells, SIDE, beside, column_of, row_of};
use super::ways::{REACH, WAYS, Ways, reach};

/// A move: one piece from here to there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply {
    /// Where the piece stands.
    pub from: Cell,
    /// Where it goes.
    pub to: Cell,
}

impl Ply {
    /// Room that is yet to be written.
    const NOWHERE: Self = Self {
        from: Cell(0),
        to: Cell(0),
    };
}

impl Tablut {
    /// Whether the player to move has a legal move, found without listing any: camps do not touch each other, so the
    /// first step out of a camp cell leads into the same camp or into the open.
    pub(super) const fn can_move(&self) -> bool {
        let own = self.army(self.to_move);
        let free = BOARD & !self.occupied() & !CASTLE;
        (beside(own & !CAMP) & free & !CAMP) | (beside(own & CAMP) & free) != 0
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if self.ending.is_some() {
            return;
        }
        let mut own = self.army(self.to_move);
        let taken = Taken::new(self.occupied());
        let mut list = Lister::new(out, own.count_ones());
        while own != 0 {
            list.piece(&WAYS[own.trailing_zeros() as usize], &taken);
            own &= own - 1;
        }
        list.finish();
    }
}

/// Which places of each row and column pieces stand on, nine bits a line.
struct Taken {
    rows: [u16; SIDE as usize],
    columns: [u16; SIDE as usize],
}

impl Taken {
    #[inline(always)]
    fn new(occupied: Cells) -> Self {
        Self {
            rows: std::array::from_fn(|row| row_of(occupied, row as u8)),
            columns: std::array::from_fn(|column| column_of(occupied, column as u8)),
        }
    }
}

/// Writes moves in order. Eight moves are copied at once, of which only those within reach are kept: no branch is left to
/// guess.
struct Lister<'a> {
    out: &'a mut Vec<Ply>,
    next: usize,
}

impl<'a> Lister<'a> {
    fn new(out: &'a mut Vec<Ply>, pieces: u32) -> Self {
        let next = out.len();
        out.resize(next + (2 * pieces as usize + 1) * REACH, Ply::NOWHERE);
        Self { out, next }
    }

    /// Every move of one piece, in the order of the cells it goes to: west, north and south, east.
    #[inline(always)]
    fn piece(&mut self, ways: &Ways, taken: &Taken) {
        let (column, row) = (ways.column, ways.row);
        let (west, east) = reach(column, taken.rows[usize::from(row)] | ways.shut_row);
        let (north, south) = reach(row, taken.columns[usize::from(column)] | ways.shut_column);
        self.run(&ways.along_row, column - west, west);
        self.run(&ways.along_column, row - north, north + south);
        self.run(&ways.along_row, column, east);
    }

    /// `count` moves of this line, the first one given.
    #[inline(always)]
    fn run(&mut self, line: &[Ply; 2 * REACH], first: u8, count: u8) {
        let first = usize::from(first);
        self.out[self.next..self.next + REACH].copy_from_slice(&line[first..first + REACH]);
        self.next += usize::from(count);
    }

    fn finish(self) {
        self.out.truncate(self.next);
    }
}
