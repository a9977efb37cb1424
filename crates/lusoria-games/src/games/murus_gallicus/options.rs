//! What may be chosen when a game is made (rows 6.2 and 6.5).

use crate::kit::options::{NamedOptions, flag, impl_option_text, number_or_none};
use crate::rules::SetupError;

const MOST_MOVES: u16 = 1_000;
/// The values that `max_moves` may have, for the error message. They need no translation.
const MOVES_ALLOWED: &str = "1–1000, off";

/// The options of a game. The default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The number of moves of each side after which the game is a tie (M8). `None` if there is no limit.
    pub max_moves: Option<u16>,
    /// If `true`, a stone on the other player's base row does not win. Then a player wins only if the other player is to move and has
    /// no legal move (row 6.5).
    pub escape: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            max_moves: Some(60),
            escape: false,
        }
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "max_moves" => {
                self.max_moves = number_or_none(key, value, "off", 1..=MOST_MOVES, MOVES_ALLOWED)?;
            }
            "escape" => self.escape = flag(key, value)?,
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let usual = Self::default();
        let max_moves = || match self.max_moves {
            Some(moves) => format!("max_moves={moves}"),
            None => "max_moves=off".to_owned(),
        };
        vec![
            (self.max_moves != usual.max_moves).then(max_moves),
            (self.escape != usual.escape).then(|| "escape=true".to_owned()),
        ]
    }
}
