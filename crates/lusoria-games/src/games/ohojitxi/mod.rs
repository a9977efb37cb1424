//! Ohojitxi, a mancala of the Ivory Coast. The player who gets rid of all stones wins.
//!
//! The rules are in `docs/rules/ohojitxi.md` and `docs/rules/mancala.md`. Comments cite them by their numbers (OH-4, CM-8 …).
//! Deliberately absent: an option to capture another number of stones than four. Hints are absent, too, because the host gives them in
//! every game.

mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod search;
mod state;
mod texts;
mod turns_alone;
mod view;
mod why_not;

pub use moves::Ply;
pub use options::{Options, Target};
pub use state::Ohojitxi;
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::rules::{
    Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop, Trace, Turn,
};
use state::{Ring, STONES};

impl State for Ohojitxi {
    const INFO: Info = Info {
        id: "ohojitxi",
        rules_version: 1,
        seats: 2,
        draws: true,
        max_plies: None,
        sources: &[
            "Jordi Climent Tondo, 2009, and Mon auale no. 2, 2012, as told in Mancala World",
            "https://mancala.fandom.com/wiki/Ohojichi",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        let mut ring = Ring::default();
        ring[..usize::from(options.pits)].fill(STONES);
        Self {
            options: *options,
            rings: [ring; 2],
            to_move: Seat::First,
            last_targets: [None; 2],
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
    }

    fn turn(&self) -> Turn {
        match self.winner() {
            Some(winner) => Turn::Over(Outcome::Win(winner)),
            None => Turn::Seat(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        notation::parse(text).map(|typed| self.choices_of(typed))
    }

    fn has_winning_move(&self) -> bool {
        matches!(self.turn(), Turn::Seat(_)) && self.can_clear_ring()
    }

    /// The game ends at the third occurrence of a position (CM-8).
    fn repetition_limit(&self) -> Option<u32> {
        Some(3)
    }

    fn ply_limit(&self) -> Option<u32> {
        self.options.limit
    }

    fn stop(&mut self, why: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        Some(self.end_at_stop(why, trace))
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
