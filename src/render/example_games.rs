//! The games that a sentence names as examples of what can be typed: such as the room allows.
//!
//! A sentence finds them under `any-game` and `short-game`, and under `bots` whether games with computer players may be begun (1 or 0).

use super::Scene;
use crate::command::{example_game, short_example_game};
use crate::locales::Values;
use lusoria_games::catalog::Game;

impl Scene {
    /// Adds games that the room allows, and whether it allows computer players.
    pub(super) fn with_example_games<'a>(&self, values: Values<'a>) -> Values<'a> {
        let is_allowed = |game: &Game| self.allows(game);
        values
            .text("any-game", example_game(self.lang, is_allowed))
            .text("short-game", short_example_game(self.lang, is_allowed))
            .number("bots", u8::from(!self.no_computers))
    }

    /// Whether the room allows this game.
    pub(super) fn allows(&self, game: &Game) -> bool {
        !self.forbidden_games.contains(&game.info.id)
    }
}
