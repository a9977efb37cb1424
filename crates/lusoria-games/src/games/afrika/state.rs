//! The position, and how it keeps the contract of a game.

use super::notation;
use super::{Board, Options, Ply, Side};
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop,
    Trace, Turn,
};

/// How far the exchange of sides has come (AF-13). Before South's first move there is nothing to remember: the board alone
/// tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pie {
    /// Seat First is South, and that is settled.
    Settled,
    /// South has made the first move: North may take it over.
    Open,
    /// Seat Second is South now.
    Swapped,
}

/// A position of Afrika. Small and without allocations: playouts copy and play it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Afrika {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) to_move: Side,
    pub(super) pie: Pie,
}

impl Afrika {
    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side that is to move; after the end, the side that would have been.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Who plays this side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        let usual = match side {
            Side::South => Seat::First,
            Side::North => Seat::Second,
        };
        match self.pie {
            Pie::Swapped => usual.other(),
            Pie::Settled | Pie::Open => usual,
        }
    }

    /// The side that this seat plays.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        if self.seat(Side::South) == seat {
            Side::South
        } else {
            Side::North
        }
    }
}

impl State for Afrika {
    const INFO: Info = Info {
        id: "afrika",
        rules_version: 1,
        seats: 2,
        max_plies: None,
        sources: &[
            "Ralf Gering, Afrika, 2 March 2004, as described in GlukKazan's article on Habr and program for Axiom (ZoG)",
            "Benedikt Rosenau, Give-away Afrika, 10 November 2010, ibidem",
            "wikimanqala.org, Afrika",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        Self {
            options: *options,
            board: Board::START,
            to_move: Side::South,
            pie: Pie::Settled,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        let position = Self::read_text(options, text).map_err(SetupError::BadPosition)?;
        match position.broken_law() {
            None => Ok(position),
            Some(law) => Err(SetupError::BadPosition(law.english())),
        }
    }

    fn turn(&self) -> Turn {
        match self.result() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Seat(self.seat(self.to_move)),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn move_words(&self) -> Vec<&'static str> {
        [crate::kit::pits::PIT, &notation::SWAP[..]].concat()
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        notation::parse(text).map(Parsed::Move)
    }

    /// CM-8.
    fn repetitions(&self) -> Option<u32> {
        Some(3)
    }

    /// CM-8: what has been captured never comes back.
    fn progress(&self) -> u32 {
        Side::BOTH
            .map(|side| u32::from(self.board.store(side)))
            .iter()
            .sum()
    }

    /// Only repetition stops a line: the length of the game is not limited.
    fn stop(&mut self, _why: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        Some(self.repeated(trace))
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
