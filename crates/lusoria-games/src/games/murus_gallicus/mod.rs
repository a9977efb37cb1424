//! Murus Gallicus, Phil Leduc's game of walls and towers, as an Italian university course played it.
//!
//! The rules are in `docs/rules/murus-gallicus.md`. Comments cite them by their numbers (M1 to M10, rows 6.1 to 6.11). Deliberately
//! absent:
//! - the advanced game with catapults (rows 6.4 and 6.6)
//! - other boards (row 6.3)
//! - the course's line protocol and its clock, which only tournaments use
//! - a rule on repetition, which the game does not have

mod board;
mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod search;
mod state;
mod stones;
mod texts;
mod view;
mod why_not;

pub use board::{Direction, Square};
pub use moves::Ply;
pub use options::Options;
pub use state::MurusGallicus;
pub use stones::Stones;
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::rules::{
    Info, MoveWord, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop, Trace,
    Turn,
};
use notation::ParsedText;

impl State for MurusGallicus {
    const INFO: Info = Info {
        id: "murus_gallicus",
        rules_version: 1,
        seats: 2,
        draws: true,
        max_plies: None,
        sources: &[
            "Phil Leduc, Murus Gallicus, https://sites.google.com/site/theowlsnest02/home/murus-gallicus",
            "http://www.zillions-of-games.com/cgi-bin/zilligames/submissions.cgi?do=show;id=1891",
            "An Italian university course's rules, protocol and tournament for Murus Gallicus",
        ],
    };
    const MOVE_WORDS: &'static [MoveWord] = &notation::WRITTEN;
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
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
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
            ParsedText::Ply(ply) => Ok(Parsed::Move(ply)),
            ParsedText::Tower(tower) => self.moves_of(tower),
        }
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
