//! Tchuka Ruma, a mancala for one player, who has to bring all stones into the ruma.
//!
//! The rules are in `docs/rules/tchuka-ruma.md` and `docs/rules/mancala.md`. Comments cite them by the numbers there (TR-3, CM-4 …).
//!
//! Deliberately absent: a clock, and any other aim than all stones in the ruma.

mod edit;
mod layouts;
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

pub use layouts::most_in_ruma;
pub use moves::Ply;
pub use options::{MOST_PITS, Options, Origin};
pub use state::TchukaRuma;
pub use texts::{NAMES, TEXTS};

use crate::kit::only_lawful;
use crate::rules::{
    Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Trace, Turn,
};
use std::borrow::Cow;

impl State for TchukaRuma {
    const INFO: Info = Info {
        id: "tchuka_ruma",
        rules_version: 1,
        seats: 1,
        draws: false,
        // Every choice but the last brings at least one more stone into the ruma.
        max_plies: Some(70),
        sources: &[
            "Henri-Auguste Delannoy in letters with Edouard Lucas, 1895, as told in GlukKazan's article on Habr",
            "P. J. Campbell and D. P. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16(4), 1995",
            "https://mancala.fandom.com/wiki/Tchuka_Ruma",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        let mut ring = [0; MOST_PITS as usize + 1];
        ring[..usize::from(options.pits)].fill(options.stones);
        Self {
            options: *options,
            ring,
            lost: false,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        only_lawful(Self::read_position(options, text), |position| {
            position.broken_law().map(|law| law.english())
        })
    }

    fn turn(&self) -> Turn {
        if self.lost {
            Turn::Over(Outcome::Win(Seat::Second))
        } else if self.is_won() {
            Turn::Over(Outcome::Win(Seat::First))
        } else {
            Turn::Seat(Seat::First)
        }
    }

    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        notation::parse(text, self.options.pits).map(Parsed::Move)
    }

    /// Splits a text of several plies (`cb`) into single ones (`c`, `b`). Any other text stays whole. If a ply is illegal or ends the
    /// game, the plies after it are left out.
    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        let Some(letters) = notation::several(text, self.options.pits) else {
            return vec![Cow::Borrowed(text.trim())];
        };
        let mut after = *self;
        let mut pieces = Vec::new();
        for (piece, choice) in letters {
            pieces.push(Cow::Borrowed(piece));
            let legal = after.allows(choice);
            if legal {
                after.play_ply(choice, &mut ());
            }
            if !legal || matches!(after.turn(), Turn::Over(_)) {
                break;
            }
        }
        pieces
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
