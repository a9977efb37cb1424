//! The position and how it keeps the contract of a game.

use super::board::{CAMP, CASTLE, Cell, Cells, WHITE_START};
use super::{Options, Ply, Repetition, notation};
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop,
    Trace, Turn,
};

/// What may stand on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A soldier of white (First) or black (Second).
    Soldier(Seat),
    /// White's king.
    King,
}

impl Piece {
    /// Whose it is.
    #[must_use]
    pub const fn owner(self) -> Seat {
        match self {
            Self::Soldier(seat) => seat,
            Self::King => Seat::First,
        }
    }
}

/// How a position came to be over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// T11: the king is on the edge; white has won.
    Escaped,
    /// T10: the king is caught; black has won.
    Caught,
    /// T12: the player to move cannot, and has lost.
    Stuck,
}

/// A position of Tablut: 64 bytes and no allocation. It may hold what no game can bring about (an editor's board); see
/// [`Edit::check`](crate::rules::Edit::check).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tablut {
    /// White's and black's.
    pub(super) soldiers: [Cells; 2],
    pub(super) king: Cells,
    pub(super) to_move: Seat,
    pub(super) ending: Option<Ending>,
    pub(super) options: Options,
}

impl Tablut {
    /// What stands on a cell.
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        let soldier = |seat: Seat| {
            let there = self.soldiers[seat.index()] & cell.bit() != 0;
            there.then_some(Piece::Soldier(seat))
        };
        let king = (self.king & cell.bit() != 0).then_some(Piece::King);
        king.or_else(|| soldier(Seat::First))
            .or_else(|| soldier(Seat::Second))
    }

    /// How the position came to be over, if it is.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Every piece of a player, the king included.
    pub(super) const fn army(&self, seat: Seat) -> Cells {
        match seat {
            Seat::First => self.soldiers[0] | self.king,
            Seat::Second => self.soldiers[1],
        }
    }

    /// Every piece.
    pub(super) const fn occupied(&self) -> Cells {
        self.soldiers[0] | self.soldiers[1] | self.king
    }
}

impl State for Tablut {
    const INFO: Info = Info {
        id: "tablut",
        rules_version: 1,
        seats: 2,
        max_plies: None,
        sources: &[
            "https://github.com/mikyll/TablutTactics",
            "A. Galassi, An Upper Bound on the Complexity of Tablut, University of Bologna",
            "https://github.com/AGalassi/TablutCompetition (the server of the Bologna challenge)",
            "J. C. Ashton, Linnaeus's Game of Tablut and its Relationship to the Ancient Viking Game Hnefatafl, The Heroic Age 13, 2010",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        Self {
            soldiers: [WHITE_START, CAMP],
            king: CASTLE,
            to_move: Seat::First,
            ending: None,
            options: *options,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::from_position_text(options, text).map_err(SetupError::BadPosition)
    }

    fn turn(&self) -> Turn {
        match self.ending {
            None => Turn::Seat(self.to_move),
            // Whoever ended it has just moved.
            Some(_) => Turn::Over(Outcome::Win(self.to_move.other())),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        notation::parse(text).map(Parsed::Move)
    }

    fn repetitions(&self) -> Option<u32> {
        match self.options.repetition {
            Repetition::Second => Some(2),
            Repetition::Third => Some(3),
            Repetition::Off => None,
        }
    }

    /// Pieces on the board, black soldiers in the camps, the king in the castle: none of these ever grows.
    fn progress(&self) -> u32 {
        let home = self.soldiers[1] & CAMP | self.king & CASTLE;
        self.occupied().count_ones() + home.count_ones()
    }

    fn stop(&mut self, _why: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        let count = self.repetitions();
        trace.note(|| Fact::new("repeated").with("count", count.unwrap_or_default()));
        Some(Outcome::Draw)
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.objection(m)
    }

    fn diagram(&self) -> Diagram {
        self.picture()
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        self.spoken(reader)
    }
}
