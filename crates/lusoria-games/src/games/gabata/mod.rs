//! Gabata, the "pirate mancala" of the Horn of Africa, on a board of three rows.
//!
//! The rules are in `docs/rules/gabata.md` and `docs/rules/mancala.md`. Comments cite them by their numbers (GA-7, CM-5 …). Deliberately
//! absent: other games called Gabata.

mod edit;
mod moves;
mod notation;
mod openings;
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
mod zero_sowing_by_lot;

pub use moves::Ply;
pub use openings::OPENINGS;
pub use options::{Options, Zero};
pub use state::Gabata;
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::kit::sowing::most_laps_under;
use crate::kit::three_rows::{PER_PIT, PITS, Round, STONES, count, outcome};
use crate::rules::{
    Info, MoveWord, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop, Throw,
    ThrowSource, Trace, Turn,
};
use zero_sowing_by_lot::{FULL_BAGS, SOURCE};

impl State for Gabata {
    const INFO: Info = Info {
        id: "gabata",
        rules_version: 2,
        seats: 2,
        draws: true,
        max_plies: None,
        sources: &[
            "GlukKazan, Несколько хороших манкал, Habr, and the program it speaks of",
            "http://www.cyningstan.com/game/147/gabata",
            "https://www.bead.game/games/traditional/gabata",
        ],
    };
    const MOVE_WORDS: &'static [MoveWord] = &notation::WRITTEN;
    type Options = Options;
    type Move = Ply;

    /// These options under this version of the rules. The version decides after how many laps a sowing counts as endless. Version 1
    /// allows more laps than version 2. `None` if there is no such version.
    fn options_under(version: u32, options: Options) -> Option<Options> {
        most_laps_under(version).map(|longest_sowing| Options {
            longest_sowing,
            ..options
        })
    }

    fn start(options: &Options) -> Self {
        let mut state = Self {
            options: *options,
            pits: [PER_PIT; PITS],
            stores: [0; 2],
            to_move: Seat::First,
            round: Round::FIRST,
            zero: [None; 2],
            lots: FULL_BAGS,
        };
        state.begin_round(&mut ());
        state
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
    }

    fn turn(&self) -> Turn {
        if count(&self.stores) >= STONES.into() {
            Turn::Over(outcome(self.stores))
        } else if self.lot_is_due() {
            Turn::Chance
        } else {
            Turn::Seat(self.to_move)
        }
    }

    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn chances(&self, out: &mut Vec<(Ply, u32)>) {
        if self.turn() == Turn::Chance {
            self.list_lots(out);
        }
    }

    fn chance(&self) -> Option<ThrowSource> {
        self.draws_lots().then_some(SOURCE)
    }

    #[inline]
    fn throw(&self) -> Option<Throw> {
        (self.turn() == Turn::Chance).then(|| self.due_lot())
    }

    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        match m {
            Ply::Lot(own) => self.draw_lot(own, trace),
            Ply::Zero(own) => self.zero_sow(own, trace),
            Ply::Sow(own) => self.take_turn(own, trace),
        }
    }

    fn move_words(&self) -> Vec<&'static str> {
        [&notation::ZERO[..], &notation::LOT[..]].concat()
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        notation::parse(text, self.zero_open(), self.draws_lots()).map(Parsed::Move)
    }

    /// The round ends at the third occurrence of a position (CM-8).
    fn repetition_limit(&self) -> Option<u32> {
        Some(3)
    }

    /// A number that changes with each capture, each new round, and each new leader after a void round. After each of these events the
    /// line of play forgets all earlier positions.
    fn irreversible_events(&self) -> u32 {
        let stored = u32::from(self.stores[0] + self.stores[1]);
        (self.round.number << 7) | (stored << 1) | self.round.leader.index() as u32
    }

    fn stop(&mut self, _: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        self.stop_round(trace);
        self.turn().outcome()
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
