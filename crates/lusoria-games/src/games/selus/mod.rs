//! Selus, the game of wounds and traps from Massawa, on a board of three rows.
//!
//! The rules are in `docs/rules/selus.md` and `docs/rules/mancala.md`. Comments cite them by the numbers there (SE-8, CM-5 …).
//!
//! Deliberately absent: pits that change sides between rounds (SE-A7), and the unrelated game of the nobility that is also called Selus.

mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod rounds;
mod search;
mod sowing;
mod state;
mod texts;
mod view;
mod why_not;

pub use moves::Ply;
pub use options::Options;
pub use state::Selus;
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::kit::sowing::most_laps_under;
use crate::kit::three_rows::{count, outcome};
use crate::rules::{
    Info, NotationError, Outcome, Parsed, Reason, SetupError, State, Stop, Trace, Turn,
};
use std::borrow::Cow;

impl State for Selus {
    const INFO: Info = Info {
        id: "selus",
        rules_version: 2,
        seats: 2,
        draws: true,
        max_plies: None,
        sources: &[
            "GlukKazan, Несколько хороших манкал, Habr, and the program it speaks of",
            "R. Pankhurst, Gabata and Related Board-Games of Ethiopia and the Horn of Africa, 1971, pp. 171-172",
            "https://ludii.games (Selus of Massawa)",
        ],
    };
    type Options = Options;
    type Move = Ply;

    /// These options under an older or the present version of the rules. Under version 1, a sowing counts as endless after more laps than
    /// now. `None` if there is no such version.
    fn options_under(version: u32, options: Options) -> Option<Options> {
        most_laps_under(version).map(|longest_sowing| Options {
            longest_sowing,
            ..options
        })
    }

    fn start(options: &Options) -> Self {
        if options.puzzle {
            Self::puzzle(*options)
        } else {
            Self::dealt(*options)
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
    }

    fn turn(&self) -> Turn {
        if count(&self.pits) > 0 {
            Turn::Seat(self.to_move)
        } else {
            Turn::Over(outcome(self.stores))
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

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        let pieces = notation::split(text).into_iter();
        pieces.map(Cow::Borrowed).collect()
    }

    /// The round ends at the third occurrence of a position (CM-8).
    fn repetition_limit(&self) -> Option<u32> {
        Some(3)
    }

    /// A number that changes with each capture, each new wegue, and each deal. After each of these events the line of play forgets all
    /// earlier positions. The leader is a part of the number, because a void round is dealt again with the same round number, but another
    /// leader (SE-17).
    fn irreversible_events(&self) -> u32 {
        let stored = u32::from(self.stores[0] + self.stores[1]);
        let wegue = (self.wegue[0] | self.wegue[1]).count_ones();
        (self.round.number << 12) | (stored << 6) | (wegue << 1) | self.round.leader.index() as u32
    }

    fn stop(&mut self, _: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        self.stop_round(trace);
        self.turn().outcome()
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
