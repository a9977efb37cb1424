//! Cats and Mouse (kočky a myš; fox and hounds, vlk a ovečky): four cats try to pin down a mouse that tries to slip past.
//!
//! The rules are in `docs/rules/cats-and-mouse.md`. Comments cite them by their numbers (B1.1, B3.2 …). Deliberately absent: dark squares
//! (B6.2), the computer player of the source (B4), and giving up (the host has that for every game).

mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod search;
mod square;
mod state;
mod texts;
mod view;
mod why_not;

pub use moves::{Ply, Side, Step};
pub use options::{Options, View};
pub use square::Square;
pub use state::CatsAndMouse;
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::rules::{
    Info, MoveWord, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Trace, Turn,
};
use std::borrow::Cow;

impl State for CatsAndMouse {
    const INFO: Info = Info {
        id: "cats_and_mouse",
        rules_version: 1,
        seats: 2,
        draws: false,
        // At most 28 moves of cats, a move of the mouse before each of them and one after the last, and the choice of a start
        // square (B2.6).
        max_plies: Some(58),
        sources: &[
            "Kočky a myš, a program for the course Programming 1 at Charles University, Prague",
            "https://github.com/arkahcuk/fox-and-hounds",
            "https://github.com/gilith/solve",
            "https://en.wikipedia.org/wiki/Fox_games#Fox_and_Hounds",
        ],
    };
    const MOVE_WORDS: &'static [MoveWord] = &notation::WRITTEN;
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
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
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

    #[inline(always)]
    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        self.read_move(text).map(Parsed::Move)
    }

    fn why_no_move(&self, text: &str) -> Option<Reason> {
        notation::names_squares(text).then(|| self.reason_against_distance())
    }

    fn move_words(&self) -> Vec<&'static str> {
        notation::START.to_vec()
    }

    /// Whether a letter of another alphabet is read as the Latin letter that it looks like. False if a cat is to move and the text has no
    /// digit. Then a letter is a key that moves a cat (`a`, `s`, `d` …), and not part of the name of a square.
    fn reads_lookalikes(&self, text: &str) -> bool {
        let has_digit = text.contains(|c: char| c.is_ascii_digit());
        has_digit || self.waits_for() != notation::AwaitedMove::Cats
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        notation::split(self.waits_for(), text)
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
