//! What may be chosen when a game is made (A2.2, A5).

use crate::kit::options::{NamedOptions, bad, flag, impl_option_text, number};
use crate::rules::{SetupError, ThrowSource};

/// Which die bears a piece off from which home point (A5.2). The die must always fit exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BearOff {
    /// Die n bears off from point n.
    Label,
    /// Die n bears off a piece that needs n steps to leave the course.
    Distance,
}

/// Where throws come from (A5.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dice {
    /// Each player's own shuffle bag.
    Bag,
    /// Three independent dice.
    Plain,
    /// The players throw real dice and type what they see.
    Hand,
}

/// Options of a game; the default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Pieces of each player, 1 to 15.
    pub pieces: u8,
    /// Which die bears a piece off from which home point.
    pub bearoff: BearOff,
    /// Whether pieces still waiting to enter forbid bearing off (A5.3).
    pub need_all: bool,
    /// Whether a player may pass only when no die can be used (A5.4).
    pub strict: bool,
    /// How many times a full bag has each face, 1 to 10.
    pub bag: u8,
    /// Where throws come from.
    pub dice: Dice,
    /// Whether the host passes for a player who can do nothing else (A5.5).
    pub autopass: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            pieces: 15,
            bearoff: BearOff::Label,
            need_all: true,
            strict: false,
            bag: 5,
            dice: Dice::Bag,
            autopass: true,
        }
    }
}

impl Options {
    /// Where throws come from, in the type that all games share.
    #[must_use]
    pub const fn source(&self) -> ThrowSource {
        match self.dice {
            Dice::Bag => ThrowSource::Bag(self.bag),
            Dice::Plain => ThrowSource::Plain,
            Dice::Hand => ThrowSource::Hand,
        }
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "pieces" => self.pieces = number(key, value, 1..=15, "1–15")?,
            "bearoff" => {
                self.bearoff = match value {
                    "label" => BearOff::Label,
                    "distance" => BearOff::Distance,
                    _ => return Err(bad(key, "label, distance")),
                }
            }
            "need_all" => self.need_all = flag(key, value)?,
            "strict" => self.strict = flag(key, value)?,
            "bag" => self.bag = number(key, value, 1..=10, "1–10")?,
            "dice" => {
                self.dice = match value {
                    "bag" => Dice::Bag,
                    "plain" => Dice::Plain,
                    "hand" => Dice::Hand,
                    _ => return Err(bad(key, "bag, plain, hand")),
                }
            }
            "autopass" => self.autopass = flag(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let usual = Self::default();
        let dice = match self.dice {
            Dice::Bag => None,
            Dice::Plain => Some("dice=plain"),
            Dice::Hand => Some("dice=hand"),
        };
        vec![
            (self.pieces != usual.pieces).then(|| format!("pieces={}", self.pieces)),
            (self.bearoff != usual.bearoff).then(|| "bearoff=distance".to_owned()),
            (self.need_all != usual.need_all).then(|| "need_all=false".to_owned()),
            (self.strict != usual.strict).then(|| "strict=true".to_owned()),
            (self.bag != usual.bag).then(|| format!("bag={}", self.bag)),
            dice.map(str::to_owned),
            (self.autopass != usual.autopass).then(|| "autopass=off".to_owned()),
        ]
    }
}
