//! What may be chosen when a game is made (B2.8, B6).

use super::Square;
use crate::kit::options::{NamedOptions, bad, flag, impl_option_text};
use crate::rules::SetupError;

/// How the cats' player sees the board (B6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum View {
    /// Mirrored: the cats are at the bottom, but left stays left.
    #[default]
    Mirrored,
    /// In the same way as the mouse's player sees it.
    Fixed,
}

/// Options of a game; the default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Where the mouse starts; `None` if its player chooses (B6.1).
    pub start: Option<Square>,
    /// How the cats' player sees the board.
    pub view: View,
    /// Whether the mouse wins as soon as no cat can catch it any more (B2.8).
    pub shortcut: bool,
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "start" => {
                self.start = start(value).ok_or_else(|| bad(key, "choose, b1, d1, f1, h1"))?
            }
            "view" => {
                self.view = match value {
                    "mirrored" => View::Mirrored,
                    "fixed" => View::Fixed,
                    _ => return Err(bad(key, "mirrored, fixed")),
                }
            }
            "shortcut" => {
                self.shortcut = flag(key, value)?;
            }
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        vec![
            self.start.map(|square| format!("start={square}")),
            (self.view == View::Fixed).then(|| "view=fixed".to_owned()),
            self.shortcut.then(|| "shortcut=true".to_owned()),
        ]
    }
}

/// Reads a start square or the word `choose`. `Some(None)` is `choose`: the mouse's player chooses the square. `None` if the text is
/// neither.
fn start(value: &str) -> Option<Option<Square>> {
    if value == "choose" {
        return Some(None);
    }
    let square = value.parse().ok();
    square
        .filter(|square| Square::MOUSE.contains(square))
        .map(Some)
}
