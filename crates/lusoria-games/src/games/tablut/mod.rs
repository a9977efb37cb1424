//! Tablut, the Sámi game that Linnaeus saw in 1732. The rules are Ashton's, as the University of Bologna plays them.
//!
//! They are in `docs/rules/tablut.md`. Comments cite them by the numbers there (T1 to T15, rows 2.1 to 2.14).
//!
//! Deliberately absent: boards without camps, a black first move, the network protocol of the Bologna server.

mod board;
mod edit;
mod json;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod search;
mod state;
mod texts;
mod turn_mark;
mod view;
mod why_not;

pub use board::Cell;
pub use moves::Ply;
pub use options::{CampTips, KingRule, Options, Repetition};
pub use state::{Ending, Piece, Tablut};
pub use texts::{NAMES, TEXTS};

use crate::kit::only_as_printed;
use crate::rules::{
    Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop, Trace, Turn,
};
use board::{CAMP, CASTLE, WHITE_START};

impl State for Tablut {
    const INFO: Info = Info {
        id: "tablut",
        rules_version: 1,
        seats: 2,
        draws: true,
        max_plies: None,
        sources: &[
            "https://github.com/mikyll/TablutTactics",
            "A. Galassi, An Upper Bound on the Complexity of Tablut, University of Bologna",
            "https://github.com/AGalassi/TablutCompetition (the server of the Bologna challenge)",
            "J. C. Ashton, Linnaeus's Game of Tablut and its Relationship to the Ancient Viking Game Hnefatafl, The Heroic Age 13, 2010",
        ],
    };
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        Self {
            soldiers: [WHITE_START, CAMP],
            king: CASTLE,
            to_move: Seat::First,
            ending: None,
            options: *options,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        let position = Self::read_position(options, text).map_err(SetupError::BadPosition)?;
        match position.broken_law() {
            Some(law) => Err(SetupError::BadPosition(law.english())),
            None => only_as_printed(position, text).map_err(SetupError::BadPosition),
        }
    }

    fn turn(&self) -> Turn {
        match self.ending {
            None => Turn::Seat(self.to_move),
            // The player who has just moved has won.
            Some(_) => Turn::Over(Outcome::Win(self.to_move.other())),
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

    fn repetition_limit(&self) -> Option<u32> {
        match self.options.repetition {
            Repetition::Second => Some(2),
            Repetition::Third => Some(3),
            Repetition::Off => None,
        }
    }

    fn has_winning_move(&self) -> bool {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves
            .into_iter()
            .any(|ply| self.may_win(ply) && self.wins(ply))
    }

    /// A number that never grows: the pieces on the board, plus the black soldiers in camps, plus 1 if the king is in the castle. When it
    /// becomes smaller, no earlier position can occur again.
    fn irreversible_events(&self) -> u32 {
        let home = self.soldiers[1] & CAMP | self.king & CASTLE;
        self.occupied().count_ones() + home.count_ones()
    }

    fn stop(&mut self, _why: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        let count = self.repetition_limit();
        trace.note(|| Fact::new("repeated").with("count", count.unwrap_or_default()));
        Some(Outcome::Draw)
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
