//! The position, and how it keeps the contract of a game.

use super::{Options, Sow, notation};
use crate::kit::three_rows::{PER_PIT, PITS, Pits, STONES, count, outcome};
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Stop,
    Trace, Turn,
};
use std::borrow::Cow;

/// A position of Selus. Small and without allocations: playouts copy and play it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Selus {
    pub(super) options: Options,
    pub(super) pits: Pits,
    /// The wegue of each player, one bit a pit.
    pub(super) wegue: [u32; 2],
    pub(super) stores: [u8; 2],
    /// Who decides; after the end, who could not move.
    pub(super) to_move: Seat,
    /// Who began this round (SE-1).
    pub(super) leader: Seat,
    /// From 1. A void round keeps its number (SE-17).
    pub(super) round: u32,
    /// Who has finished a turn in this round and may make wegue (SE-6).
    pub(super) moved: [bool; 2],
    /// What First owned when the round was dealt, so that a void round can be dealt again.
    pub(super) owned: u8,
}

impl Selus {
    /// Stones in every pit along the circuit, First's pit a first.
    #[must_use]
    pub const fn pits(&self) -> &Pits {
        &self.pits
    }

    /// Stones captured in this round, and kept from earlier ones, by seat.
    #[must_use]
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// Which round it is, from 1, and who began it.
    #[must_use]
    pub const fn round(&self) -> (u32, Seat) {
        (self.round, self.leader)
    }

    /// Whose wegue a pit is.
    #[must_use]
    pub fn wegue(&self, pit: usize) -> Option<Seat> {
        let owns = |seat: &Seat| self.wegue[seat.index()] >> pit & 1 == 1;
        Seat::ALL.into_iter().find(owns)
    }

    /// Whether both players may make wegue by now (SE-6).
    #[must_use]
    pub const fn moved(&self) -> [bool; 2] {
        self.moved
    }

    /// The puzzle of the source: South takes 5 against 3.
    fn puzzle(options: Options) -> Self {
        let b = 1;
        Self {
            pits: [1, 0, 0, 0, 1, 0, 0, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1],
            wegue: [1 << (PITS / 2 + b), 1 << b],
            moved: [true; 2],
            ..Self::dealt(options)
        }
    }

    /// SE-1.
    pub(super) const fn dealt(options: Options) -> Self {
        Self {
            options,
            pits: [PER_PIT; PITS],
            wegue: [0; 2],
            stores: [0; 2],
            to_move: Seat::First,
            leader: Seat::First,
            round: 1,
            moved: [false; 2],
            owned: STONES / 2,
        }
    }
}

impl State for Selus {
    const INFO: Info = Info {
        id: "selus",
        rules_version: 2,
        seats: 2,
        max_plies: None,
        sources: &[
            "GlukKazan, Несколько хороших манкал, Habr, and the program it speaks of",
            "R. Pankhurst, Gabata and Related Board-Games of Ethiopia and the Horn of Africa, 1971, pp. 171-172",
            "https://ludii.games (Selus of Massawa)",
        ],
    };
    type Options = Options;
    type Move = Sow;

    fn options_under(version: u32, options: Options) -> Option<Options> {
        options.under(version)
    }

    fn start(options: &Options) -> Self {
        if options.puzzle {
            Self::puzzle(*options)
        } else {
            Self::dealt(*options)
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        let position = Self::read_text(options, text).map_err(SetupError::BadPosition)?;
        match position.breach() {
            Some(law) => Err(SetupError::BadPosition(law.english())),
            None => Ok(position),
        }
    }

    fn turn(&self) -> Turn {
        if count(&self.pits) > 0 {
            Turn::Seat(self.to_move)
        } else {
            Turn::Over(outcome(self.stores))
        }
    }

    fn legal_moves(&self, out: &mut Vec<Sow>) {
        self.list_moves(out);
    }

    fn play(&mut self, m: Sow, trace: &mut impl Trace) {
        self.take_turn(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Sow>, NotationError> {
        notation::parse(text).map(Parsed::Move)
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        let pieces = notation::split(text).into_iter();
        pieces.map(Cow::Borrowed).collect()
    }

    /// CM-8: the third time.
    fn repetitions(&self) -> Option<u32> {
        Some(3)
    }

    /// Captures, new wegue, rounds, and the leader, who changes when a round is void.
    fn progress(&self) -> u32 {
        let stored = u32::from(self.stores[0] + self.stores[1]);
        let wegue = (self.wegue[0] | self.wegue[1]).count_ones();
        (self.round << 12) | (stored << 6) | (wegue << 1) | self.leader.index() as u32
    }

    fn stop(&mut self, _: Stop, trace: &mut impl Trace) -> Option<Outcome> {
        self.stop_round(trace);
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    fn why_not(&self, m: Sow) -> Reason {
        self.objection(m)
    }

    fn diagram(&self) -> Diagram {
        self.drawn()
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        self.described(reader)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = |seat: Seat| i32::from(self.stores[seat.index()] + self.in_wegue(seat));
        worth(seat) - worth(seat.other())
    }
}
