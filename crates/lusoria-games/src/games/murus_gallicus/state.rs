//! The position, and how it keeps the contract of a game.

use super::notation::{self, Heard};
use super::{Options, Ply, Square, Stones};
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop,
    Trace, Turn,
};

/// A position of Murus Gallicus. Small and without allocations: playouts copy and play it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MurusGallicus {
    pub(super) options: Options,
    pub(super) stones: [Stones; 2],
    pub(super) to_move: Seat,
}

impl MurusGallicus {
    /// The stones of one player; White is seat First.
    #[must_use]
    pub const fn stones(&self, seat: Seat) -> &Stones {
        &self.stones[seat.index()]
    }

    /// Only a cell was named: the moves its tower has, to be asked about.
    fn moves_of(&self, tower: Square) -> Result<Parsed<Ply>, NotationError> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves.retain(|m| m.tower == tower);
        if moves.is_empty() {
            Err(notation::malformed())
        } else {
            Ok(Parsed::Choose(moves))
        }
    }
}

impl State for MurusGallicus {
    const INFO: Info = Info {
        id: "murus_gallicus",
        rules_version: 1,
        seats: 2,
        max_plies: None,
        sources: &[
            "Phil Leduc, Murus Gallicus, https://sites.google.com/site/theowlsnest02/home/murus-gallicus",
            "http://www.zillions-of-games.com/cgi-bin/zilligames/submissions.cgi?do=show;id=1891",
            "An Italian university course's rules, protocol and tournament for Murus Gallicus",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        let towers = |seat| Stones {
            walls: 0,
            towers: Self::base_row(seat),
        };
        Self {
            options: *options,
            stones: Seat::ALL.map(towers),
            to_move: Seat::First,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        let position = Self::read_text(options, text).map_err(SetupError::BadPosition)?;
        match position.breach() {
            Some((flaw, _)) => Err(SetupError::BadPosition(flaw)),
            None => Ok(position),
        }
    }

    fn turn(&self) -> Turn {
        match self.winner() {
            Some(seat) => Turn::Over(Outcome::Win(seat)),
            None => Turn::Seat(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn ply_limit(&self) -> Option<u32> {
        self.options.max_moves.map(|moves| 2 * u32::from(moves))
    }

    fn stop(&mut self, _: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        self.tell_the_tie(trace);
        Some(Outcome::Draw)
    }

    fn move_words(&self) -> Vec<&'static str> {
        notation::direction_words()
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        match notation::parse(text)? {
            Heard::Ply(ply) => Ok(Parsed::Move(ply)),
            Heard::Tower(tower) => self.moves_of(tower),
        }
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
