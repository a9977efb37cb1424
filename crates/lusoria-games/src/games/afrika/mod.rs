//! Afrika, a mancala by Ralf Gering (2004) in which a player who can capture must do so. Also give-away Afrika (Benedikt Rosenau, 2010).
//!
//! The rules are in `docs/rules/afrika.md` and `docs/rules/mancala.md`. Comments cite them by their numbers (AF-4, CM-8 …). Deliberately
//! absent: passing, which is never necessary (AF-8), and several moves in one message, since every move ends the turn.

mod board;
mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod search;
mod state;
mod texts;
mod view;
mod why_not;

pub use board::{Board, HOUSES, Side};
pub use moves::Ply;
pub use options::{Komi, Options};
pub use state::{Afrika, Pie};
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::rules::{
    Info, MoveWord, NotationError, Outcome, Parsed, Reason, SetupError, State, Stop, Trace, Turn,
};

impl State for Afrika {
    const INFO: Info = Info {
        id: "afrika",
        rules_version: 1,
        seats: 2,
        draws: true,
        max_plies: None,
        sources: &[
            "Ralf Gering, Afrika, 2 March 2004, as described in GlukKazan's article on Habr and program for Axiom (ZoG)",
            "Benedikt Rosenau, Give-away Afrika, 10 November 2010, ibidem",
            "wikimanqala.org, Afrika",
        ],
    };
    const MOVE_WORDS: &'static [MoveWord] = &notation::WRITTEN;
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
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
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

    /// The game ends at the third occurrence of a position (CM-8).
    fn repetition_limit(&self) -> Option<u32> {
        Some(3)
    }

    /// The number of captured stones. They never come back, so no capture can be undone (CM-8).
    fn irreversible_events(&self) -> u32 {
        Side::BOTH
            .map(|side| u32::from(self.board.store(side)))
            .iter()
            .sum()
    }

    /// Ends the game because of a repetition. There is no other reason to stop, since the length of the game is not limited.
    fn stop(&mut self, _why: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        Some(self.end_by_repetition(trace))
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
