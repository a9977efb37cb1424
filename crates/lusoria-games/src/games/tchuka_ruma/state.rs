//! The position, and how it keeps the contract of a game.

use super::moves::Choice;
use super::notation;
use super::options::{MOST_PITS, Options};
use crate::rules::{
    Diagram, Fact, Info, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Trace,
    Turn,
};
use std::borrow::Cow;

/// A position of Tchuka Ruma. Small and without allocations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TchukaRuma {
    pub(super) options: Options,
    /// The stones in each pit from the left, then in the ruma; the places after it are not used.
    pub(super) ring: [u8; MOST_PITS as usize + 1],
    /// The last stone of a choice has fallen into an empty pit.
    pub(super) lost: bool,
}

impl TchukaRuma {
    /// The stones in each pit, from the left.
    #[must_use]
    pub fn pits(&self) -> &[u8] {
        &self.ring[..self.ruma_place()]
    }

    /// The stones in the ruma.
    #[must_use]
    pub const fn ruma(&self) -> u8 {
        self.ring[self.ruma_place()]
    }

    /// Where in the ring the ruma is.
    pub(super) const fn ruma_place(&self) -> usize {
        self.options.pits as usize
    }

    /// TR-6: no pit holds a stone.
    pub(super) const fn is_won(&self) -> bool {
        !self.lost && self.ruma() == self.options.total()
    }
}

impl State for TchukaRuma {
    const INFO: Info = Info {
        id: "tchuka_ruma",
        rules_version: 1,
        seats: 1,
        // Every choice but the last leaves at least one stone more in the ruma.
        max_plies: Some(70),
        sources: &[
            "Henri-Auguste Delannoy in letters with Edouard Lucas, 1895, as told in GlukKazan's article on Habr",
            "P. J. Campbell and D. P. Chavey, Tchuka Ruma Solitaire, UMAP Journal 16(4), 1995",
            "https://mancala.fandom.com/wiki/Tchuka_Ruma",
        ],
    };
    type Options = Options;
    type Move = Choice;

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
        let position = Self::read(options, text);
        let checked = position.and_then(|position| position.check().map(|()| position));
        checked.map_err(SetupError::BadPosition)
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

    fn legal_moves(&self, out: &mut Vec<Choice>) {
        self.list_choices(out);
    }

    fn play(&mut self, m: Choice, trace: &mut impl Trace) {
        self.play_choice(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Choice>, NotationError> {
        notation::parse(text, self.options.pits).map(Parsed::Move)
    }

    /// Pieces after the choice that ends the game, or that is refused, are left out.
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
                after.play_choice(choice, &mut ());
            }
            if !legal || matches!(after.turn(), Turn::Over(_)) {
                break;
            }
        }
        pieces
    }

    fn why_not(&self, m: Choice) -> Reason {
        self.objection(m)
    }

    fn diagram(&self) -> Diagram {
        self.picture()
    }

    fn prose(&self, _reader: Seat) -> Vec<Fact> {
        self.spoken()
    }
}
