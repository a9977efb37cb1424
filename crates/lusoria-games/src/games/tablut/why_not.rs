//! Why a move is not legal. If there are several reasons, the one that a person would notice first is given. This only explains;
//! `legal_moves` decides what is legal.

use super::board::{CAMP, CASTLE, Cell, Cells, shut_from};
use super::{Piece, Ply, Tablut};
use crate::rules::{Fact, Reason, Seat};

impl Tablut {
    pub(super) fn reason_against(&self, ply: Ply) -> Reason {
        if self.ending.is_some() {
            return Fact::new("game-over");
        }
        let Ply { from, to } = ply;
        let piece = match self.piece(from) {
            None => return at("empty-cell", from),
            Some(Piece::King) if self.to_move != Piece::King.owner() => {
                return at("king-not-yours", from);
            }
            Some(piece) if piece.owner() != self.to_move => return at("not-yours", from),
            Some(piece) => piece,
        };
        if from == to {
            return at("stays", from);
        }
        if from.column() != to.column() && from.row() != to.row() {
            return at("not-straight", from).with("to", to.to_string());
        }
        self.obstacle(piece, ply)
    }

    /// Names the first cell on the way that stops the piece, and says why.
    fn obstacle(&self, piece: Piece, Ply { from, to }: Ply) -> Reason {
        let stops = self.occupied() | shut_from(from);
        let cell = way(from, to)
            .find(|cell| stops & cell.bit() != 0)
            .unwrap_or(to);
        let on = |cells: Cells| cells & cell.bit() != 0;
        let last = cell == to;
        if on(self.occupied()) {
            let id = if last { "occupied" } else { "in-the-way" };
            return at(id, cell);
        }
        let id = match (on(CASTLE), last) {
            (true, true) => "castle-closed",
            (true, false) => "castle-between",
            (false, true) => "camp-closed",
            (false, false) => "camp-between",
        };
        at(id, cell).with("piece", kind(piece, from))
    }
}

/// The cells on a straight line from one cell to another. The first cell is left out, the last is not.
fn way(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let toward = |here: u8, there: u8| match here.cmp(&there) {
        std::cmp::Ordering::Less => here + 1,
        std::cmp::Ordering::Equal => here,
        std::cmp::Ordering::Greater => here - 1,
    };
    let next = move |cell: &Cell| {
        let column = toward(cell.column(), to.column());
        Cell::new(column, toward(cell.row(), to.row())).filter(|_| *cell != to)
    };
    std::iter::successors(next(&from), next)
}

/// The word for a piece that is stopped by the castle or a camp. A black soldier in a camp has a word of its own, because it may go to
/// other cells of its camp.
fn kind(piece: Piece, from: Cell) -> String {
    match piece {
        Piece::King => "king",
        Piece::Soldier(Seat::First) => "white",
        Piece::Soldier(Seat::Second) if CAMP & from.bit() != 0 => "camped",
        Piece::Soldier(Seat::Second) => "black",
    }
    .to_owned()
}

fn at(id: &'static str, cell: Cell) -> Reason {
    Fact::new(id).with("cell", cell.to_string())
}
