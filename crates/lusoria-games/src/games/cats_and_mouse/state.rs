//! The position, and how it keeps the contract of a game.

use super::notation;
use super::{Options, Ply, Square};
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Trace,
    Turn,
};
use std::borrow::Cow;

/// A position of Cats and Mouse. Seat First is the mouse, seat Second the cats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CatsAndMouse {
    pub(super) options: Options,
    /// Cats 1 to 4. The number belongs to the cat, whatever their order on the board (B3.2). In play all are on the board.
    pub(super) cats: [Option<Square>; 4],
    /// Not yet on the board before its start square is chosen.
    pub(super) mouse: Option<Square>,
    pub(super) to_move: Seat,
}

impl CatsAndMouse {
    /// Where cats 1 to 4 stand. Only in an editor one may be on no square.
    #[must_use]
    pub const fn cats(&self) -> [Option<Square>; 4] {
        self.cats
    }

    /// Where the mouse stands, if its start square is chosen.
    #[must_use]
    pub const fn mouse(&self) -> Option<Square> {
        self.mouse
    }
}

impl State for CatsAndMouse {
    const INFO: Info = Info {
        id: "cats_and_mouse",
        rules_version: 1,
        seats: 2,
        // B2.6: 28 moves of cats, one of the mouse before each and one after, and the choice of a start square.
        max_plies: Some(58),
        sources: &[
            "Kočky a myš, a program for the course Programming 1 at Charles University, Prague",
            "https://github.com/arkahcuk/fox-and-hounds",
            "https://github.com/gilith/solve",
            "https://en.wikipedia.org/wiki/Fox_games#Fox_and_Hounds",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        Self {
            options: *options,
            cats: Square::CATS.map(Some),
            mouse: options.start,
            to_move: Seat::First,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        let position = Self::read_text(options, text).map_err(SetupError::BadPosition)?;
        match position.broken_law() {
            Some(law) => Err(SetupError::BadPosition(law.english())),
            None => Ok(position),
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending() {
            Some(ending) => Turn::Over(Outcome::Win(ending.winner())),
            None => Turn::Seat(self.to_move),
        }
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    #[inline]
    fn any_move(&self, _: &mut Vec<Ply>, below: &mut impl FnMut(u32) -> u32) -> Ply {
        self.choose(below)
    }

    #[inline]
    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        notation::parse(self.waits_for(), text).map(Parsed::Move)
    }

    fn move_words(&self) -> Vec<&'static str> {
        notation::START.to_vec()
    }

    fn reads_lookalikes(&self) -> bool {
        self.waits_for() != notation::Waiting::Cats
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        notation::split(self.waits_for(), text)
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
