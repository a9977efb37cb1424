//! The position, and how it keeps the contract of a game.

use super::moves::Sowing;
use super::notation;
use super::options::Options;
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop,
    Trace, Turn,
};

/// The stones in one player's pits in sowing order; on the smaller board the last two places are not used.
pub(super) type Ring = [u8; 8];

/// Stones in each pit at the start (OH-1).
pub(super) const STONES: u8 = 4;

/// A position comes so often and no more (CM-8).
const REPETITIONS: u32 = 3;

/// A position of Ohojitxi. Small and without allocations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ohojitxi {
    pub(super) options: Options,
    pub(super) rings: [Ring; 2],
    /// Who moves; after the end, the winner.
    pub(super) to_move: Seat,
    /// The pit of the opponent into which each player put his last capture, counted from 1 (OH-6).
    pub(super) last_targets: [Option<u8>; 2],
}

impl Ohojitxi {
    /// The stones in a player's pits, from his own pit a on.
    #[must_use]
    pub fn pits(&self, seat: Seat) -> &[u8] {
        &self.ring(seat)[..usize::from(self.options.pits)]
    }

    /// How many stones lie on a player's side.
    #[must_use]
    pub fn stones(&self, seat: Seat) -> u32 {
        self.ring(seat).iter().map(|&held| u32::from(held)).sum()
    }

    pub(super) const fn ring(&self, seat: Seat) -> &Ring {
        &self.rings[seat.index()]
    }

    /// OH-9.
    pub(super) fn winner(&self) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| *self.ring(seat) == Ring::default())
    }
}

impl State for Ohojitxi {
    const INFO: Info = Info {
        id: "ohojitxi",
        rules_version: 1,
        seats: 2,
        max_plies: None,
        sources: &[
            "Jordi Climent Tondo, 2009, and Mon auale no. 2, 2012, as told in Mancala World",
            "https://mancala.fandom.com/wiki/Ohojichi",
        ],
    };
    type Options = Options;
    type Move = Sowing;

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
        let position = Self::read_text(options, text).map_err(SetupError::BadPosition)?;
        match position.broken_law() {
            None => Ok(position),
            Some(law) => Err(SetupError::BadPosition(law.english())),
        }
    }

    fn turn(&self) -> Turn {
        match self.winner() {
            Some(winner) => Turn::Over(Outcome::Win(winner)),
            None => Turn::Seat(self.to_move),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Sowing>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Sowing, trace: &mut impl Trace) {
        self.play_sowing(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Sowing>, NotationError> {
        notation::parse(text).map(|typed| self.meant(typed))
    }

    fn repetitions(&self) -> Option<u32> {
        Some(REPETITIONS)
    }

    fn ply_limit(&self) -> Option<u32> {
        self.options.limit
    }

    fn stop(&mut self, why: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        Some(self.stopped(why, trace))
    }

    fn why_not(&self, m: Sowing) -> Reason {
        self.objection(m)
    }

    fn diagram(&self) -> Diagram {
        self.picture()
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        self.spoken(reader)
    }
}
