//! XII Scripta (ludus duodecim scriptorum), the Roman race game, as H. J. R. Murray reconstructed it.
//!
//! The rules are in `docs/rules/xii-scripta.md`. Comments cite them by the numbers there (A1.2, A3.7 …).
//!
//! Deliberately absent: other courses than the two of A1, and moves with several dice at once. Also absent is `yield` (A3.14), with which
//! a player gives up the game: it is a command of the host.

mod best_turn;
mod chances;
mod dice_left;
mod edit;
mod features;
mod moves;
mod network;
mod notation;
mod options;
mod play;
mod position;
mod races;
mod search;
mod side;
mod state;
mod texts;
mod turn_ends;
mod view;
mod why_not;

pub use chances::{Chances, install_chances};
pub use dice_left::DiceLeft;
pub use features::Features;
pub use moves::Ply;
pub use network::{NETWORK_BYTES, Network};
pub use options::{BearOff, Dice, Options};
pub use side::{Side, flip};
pub use state::XiiScripta;
pub use texts::{NAMES, TEXTS};

use crate::kit::{ShuffleBag, ascending, dice};
use crate::rules::{
    Info, MoveWord, NotationError, Outcome, Parsed, Reason, Seat, SetupError, State, Throw,
    ThrowSource, Trace, Turn, pick_legal_move,
};
use std::borrow::Cow;

impl State for XiiScripta {
    const INFO: Info = Info {
        id: "xii_scripta",
        rules_version: 1,
        seats: 2,
        draws: false,
        max_plies: None,
        sources: &[
            "H. J. R. Murray, A History of Board-Games other than Chess, Oxford 1952, pp. 30-31, as a Czech description quotes it",
            "http://www.cyningstan.com/game/61/ludus-duodecim-scriptorum",
            "https://en.wikipedia.org/wiki/Ludus_duodecim_scriptorum",
        ],
    };
    const MOVE_WORDS: &'static [MoveWord] = &notation::WRITTEN;
    type Options = Options;
    type Move = Ply;

    fn start(options: &Options) -> Self {
        Self {
            options: *options,
            sides: [Side::new(options.pieces); 2],
            bags: (options.dice == Dice::Bag).then_some([ShuffleBag::full(options.bag); 2]),
            dice: DiceLeft::default(),
            to_move: Seat::First,
        }
    }

    fn from_text(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_position(options, text).map_err(SetupError::BadPosition)
    }

    #[inline]
    fn turn(&self) -> Turn {
        if let Some(winner) = self.winner() {
            Turn::Over(Outcome::Win(winner))
        } else if self.dice.is_empty() {
            Turn::Chance
        } else {
            Turn::Seat(self.to_move)
        }
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Ply>) {
        self.list_moves(out);
    }

    fn chances(&self, out: &mut Vec<(Ply, u32)>) {
        if self.turn() != Turn::Chance {
            return;
        }
        let roll = |(faces, weight)| (Ply::Roll(faces), weight);
        match self.bag(self.to_move) {
            Some(bag) => out.extend(bag.throws().map(roll)),
            None => out.extend(dice::fair_throws().map(roll)),
        }
    }

    #[inline]
    fn draw(&self, below: &mut impl FnMut(u32) -> u32) -> Ply {
        assert_eq!(
            self.turn(),
            Turn::Chance,
            "dice are thrown when they are due"
        );
        Ply::Roll(match self.bag(self.to_move) {
            Some(bag) => bag.draw(below),
            None => ascending([(); 3].map(|()| 1 + below(6) as u8)),
        })
    }

    fn chance(&self) -> Option<ThrowSource> {
        Some(self.options.source())
    }

    #[inline]
    fn throw(&self) -> Option<Throw> {
        (self.turn() == Turn::Chance).then(|| Throw {
            seat: self.to_move,
            source: self.options.source(),
        })
    }

    #[inline]
    fn any_move(&self, buffer: &mut Vec<Ply>, below: &mut impl FnMut(u32) -> u32) -> Ply {
        self.guess(below)
            .unwrap_or_else(|| pick_legal_move(self, buffer, below))
    }

    #[inline]
    fn last_resort(&self, m: Ply) -> bool {
        m == Ply::Pass
    }

    fn forced_pass(&self) -> Option<Ply> {
        (self.options.autopass && self.only_pass()).then_some(Ply::Pass)
    }

    #[inline]
    fn play(&mut self, m: Ply, trace: &mut impl Trace) {
        self.play_ply(m, trace);
    }

    fn parse_move(&self, text: &str) -> Result<Parsed<Ply>, NotationError> {
        match notation::parse(text) {
            Err(NotationError::Malformed(_))
                if matches!(self.turn(), Turn::Seat(_)) && notation::is_only_roll(text) =>
            {
                Err(NotationError::Malformed(self.with_dice("not-your-dice")))
            }
            read => read.map(Parsed::Move),
        }
    }

    fn move_words(&self) -> Vec<&'static str> {
        notation::words()
    }

    fn split<'a>(&self, text: &'a str) -> Vec<Cow<'a, str>> {
        notation::split(text)
            .into_iter()
            .map(Cow::Borrowed)
            .collect()
    }

    fn why_not(&self, m: Ply) -> Reason {
        self.reason_against(m)
    }
}
