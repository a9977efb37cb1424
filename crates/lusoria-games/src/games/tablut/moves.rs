//! Decides which moves are legal (T3 to T6); no other file does. Listing moves takes most of the time of playouts and perft. To make it
//! fast, the compiler computes a table of the moves from each cell on an empty board (`CellMoves`).

use super::Tablut;
use super::board::{
    BOARD, CAMP, CASTLE, CELLS, Cell, Cells, SIDE, beside, column_of, row_of, shut_from,
};
use crate::rules::Seat;

/// A move: one piece goes from a cell to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply {
    /// Where the piece stands.
    pub from: Cell,
    /// The cell to which it goes.
    pub to: Cell,
}

impl Ply {
    /// Fills an array before moves are written into it. It is no real move.
    const NOWHERE: Self = Self {
        from: Cell(0),
        to: Cell(0),
    };
}

impl Tablut {
    /// Whether the player to move has a legal move. This is faster than listing moves.
    pub(super) const fn can_move(&self) -> bool {
        self.room_of(self.to_move) != 0
    }

    /// How many cells a player's pieces can reach with one step to a cell beside them. No check is needed for a step from one camp into
    /// another, because no two camps touch.
    pub(super) const fn room_of(&self, seat: Seat) -> u32 {
        let own = self.army(seat);
        let free = BOARD & !self.occupied() & !CASTLE;
        let cells = (beside(own & !CAMP) & free & !CAMP) | (beside(own & CAMP) & free);
        cells.count_ones()
    }

    /// Whether this move is legal in a game that goes on. The end of the game is not checked.
    #[inline]
    pub(super) fn allows(&self, ply: Ply) -> bool {
        if self.army(self.to_move) & ply.from.bit() == 0 {
            return false;
        }
        let (cell_moves, occupied) = (&CELL_MOVES[usize::from(ply.from.0)], self.occupied());
        let (column, row) = (ply.to.column(), ply.to.row());
        let within =
            |from: u8, to: u8, (before, after): (u8, u8)| from - before <= to && to <= from + after;
        if row == cell_moves.row {
            let line = row_of(occupied, row) | cell_moves.shut_row;
            column != cell_moves.column
                && within(cell_moves.column, column, reach(cell_moves.column, line))
        } else if column == cell_moves.column {
            let line = column_of(occupied, column) | cell_moves.shut_column;
            within(cell_moves.row, row, reach(cell_moves.row, line))
        } else {
            false
        }
    }

    /// Two numbers, counted as if white were to move: to how many cells the king could go, and in how many directions it could reach the
    /// edge.
    #[inline]
    pub(super) fn king_ways(&self) -> (u8, u8) {
        let cell_moves = &CELL_MOVES[self.king.trailing_zeros() as usize % CELLS];
        let (column, row, occupied) = (cell_moves.column, cell_moves.row, self.occupied());
        let (west, east) = reach(column, row_of(occupied, row) | cell_moves.shut_row);
        let (north, south) = reach(row, column_of(occupied, column) | cell_moves.shut_column);
        let out = |place: u8, before: u8, after: u8| {
            let low = before > 0 && before == place;
            u8::from(low) + u8::from(after > 0 && place + after == SIDE - 1)
        };
        let outs = out(column, west, east) + out(row, north, south);
        (west + east + north + south, outs)
    }

    /// Appends all moves of the player on turn that lead to the cell `to`. The cell must be empty, and neither camp nor castle. Moves
    /// that cross a camp are left out.
    pub(super) fn list_arrivals(&self, to: Cell, out: &mut Vec<Ply>) {
        let (column, row) = (to.column(), to.row());
        let (own, occupied) = (self.army(self.to_move), self.occupied() | CAMP | CASTLE);
        let (west, east) = reach(column, row_of(occupied, row));
        let (north, south) = reach(row, column_of(occupied, column));
        let nearest = [
            (column.wrapping_sub(west + 1), row),
            (column, row.wrapping_sub(north + 1)),
            (column, row + south + 1),
            (column + east + 1, row),
        ];
        let cells = nearest
            .into_iter()
            .filter_map(|(column, row)| Cell::new(column, row));
        let movers = cells.filter(|cell| own & cell.bit() != 0);
        out.extend(movers.map(|from| Ply { from, to }));
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if self.ending.is_some() {
            return;
        }
        let mut own = self.army(self.to_move);
        let occupied = OccupiedLines::new(self.occupied());
        let mut list = MoveWriter::new(out, own.count_ones());
        while own != 0 {
            list.piece(&CELL_MOVES[own.trailing_zeros() as usize], &occupied);
            own &= own - 1;
        }
        list.finish();
    }
}

/// Which cells are occupied, row by row and column by column. Each row and column has nine bits.
struct OccupiedLines {
    rows: [u16; SIDE as usize],
    columns: [u16; SIDE as usize],
}

impl OccupiedLines {
    #[inline(always)]
    fn new(occupied: Cells) -> Self {
        Self {
            rows: std::array::from_fn(|row| row_of(occupied, row as u8)),
            columns: std::array::from_fn(|column| column_of(occupied, column as u8)),
        }
    }
}

/// Writes moves to the end of a list. It always copies eight moves of a line, even if fewer are legal, because copying a fixed number is
/// faster. The moves that are written next overwrite the surplus.
struct MoveWriter<'a> {
    out: &'a mut Vec<Ply>,
    next: usize,
}

impl<'a> MoveWriter<'a> {
    fn new(out: &'a mut Vec<Ply>, pieces: u32) -> Self {
        let next = out.len();
        out.resize(next + (2 * pieces as usize + 1) * REACH, Ply::NOWHERE);
        Self { out, next }
    }

    /// Writes all moves of one piece, sorted by the cells to which it goes: first west, then north and south, then east.
    #[inline(always)]
    fn piece(&mut self, cell_moves: &CellMoves, occupied: &OccupiedLines) {
        let (column, row) = (cell_moves.column, cell_moves.row);
        let (west, east) = reach(
            column,
            occupied.rows[usize::from(row)] | cell_moves.shut_row,
        );
        let (north, south) = reach(
            row,
            occupied.columns[usize::from(column)] | cell_moves.shut_column,
        );
        self.run(&cell_moves.along_row, column - west, west);
        self.run(&cell_moves.along_column, row - north, north + south);
        self.run(&cell_moves.along_row, column, east);
    }

    /// Writes `count` moves of this line, beginning with the move at the index `first`.
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

/// The most moves a piece can have along a line.
const REACH: usize = SIDE as usize - 1;

/// The moves from one cell along its row and its column on an empty board, and the cells that are closed to the piece. They are the same
/// in every position.
struct CellMoves {
    column: u8,
    row: u8,
    /// The cells of the row that are closed to the piece: the castle, and all camps but the one in which the piece stands.
    shut_row: u16,
    /// The cells of the column that are closed to the piece: the castle, and all camps but the one in which the piece stands.
    shut_column: u16,
    /// The eight moves to the other cells of the row, in order. Eight unused entries follow: [`MoveWriter::run`] may copy them.
    along_row: [Ply; 2 * REACH],
    /// The moves along the column, in the form of `along_row`.
    along_column: [Ply; 2 * REACH],
}

static CELL_MOVES: [CellMoves; CELLS] = cell_moves();

const fn cell_moves() -> [CellMoves; CELLS] {
    let mut cell_moves = [const { CellMoves::of(Cell(0)) }; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        cell_moves[cell] = CellMoves::of(Cell(cell as u8));
        cell += 1;
    }
    cell_moves
}

impl CellMoves {
    const fn of(from: Cell) -> Self {
        let (column, row) = (from.column(), from.row());
        let shut = shut_from(from);
        Self {
            column,
            row,
            shut_row: row_of(shut, row),
            shut_column: column_of(shut, column),
            along_row: line(from, row, SIDE),
            along_column: line(from, column * SIDE, 1),
        }
    }
}

/// The moves from `from` along a row or column. Its first cell has the number `first`, and the numbers of its cells are `step` apart. The
/// first eight entries are the moves; [`MoveWriter::run`] may copy the eight unused ones after them.
const fn line(from: Cell, first: u8, step: u8) -> [Ply; 2 * REACH] {
    let mut line = [Ply { from, to: from }; 2 * REACH];
    let (mut place, mut next) = (0, 0);
    while place < SIDE {
        let to = Cell(first + place * step);
        if to.0 != from.0 {
            line[next].to = to;
            next += 1;
        }
        place += 1;
    }
    line
}

/// How many cells a piece can go back, and how many forward, in a line of nine cells. The piece stands at `place`. The bits of `line` are
/// the cells that stop it.
#[inline(always)]
const fn reach(place: u8, line: u16) -> (u8, u8) {
    let free = FREE[place as usize][(line % LINES) as usize];
    (free >> 4, free & 0xF)
}

/// How many values nine bits can have.
const LINES: u16 = 1 << SIDE;

/// What [`reach`] returns, for each place and line. The upper four bits count the cells before the place, the lower four those after it.
static FREE: [[u8; LINES as usize]; SIDE as usize] = free();

const fn free() -> [[u8; LINES as usize]; SIDE as usize] {
    let mut free = [[0; LINES as usize]; SIDE as usize];
    let mut place = 0;
    while place < SIDE {
        let mut line = 0;
        while line < LINES {
            free[place as usize][line as usize] = free_round(place, line);
            line += 1;
        }
        place += 1;
    }
    free
}

const fn free_round(place: u8, line: u16) -> u8 {
    let (mut before, mut after) = (0, 0);
    while before < place && line >> (place - before - 1) & 1 == 0 {
        before += 1;
    }
    while after < SIDE - place - 1 && line >> (place + after + 1) & 1 == 0 {
        after += 1;
    }
    before << 4 | after
}
