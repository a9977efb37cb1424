//! Values for sentences with examples of what can be typed. The examples are games that the room allows, if it allows any.
//!
//! - `any-game` and `short-game`: two games as examples.
//! - `with-friend`, put after a game: ` @friend`, or nothing where only games for one player are allowed.
//! - `two`: 1 if games for two may be begun, otherwise 0.
//! - `bots`: 1 if games with computer players may be begun, otherwise 0.
//! - `scripta`: 1 if XII Scripta may be begun, otherwise 0.
//! - `tchuka`: 1 if Tchuka Ruma may be begun, otherwise 0.

use super::Scene;
use crate::command::{example_game, short_example_game};
use crate::locales::Values;
use crate::session::Session;
use lusoria_games::catalog::{GAMES, Game};

impl Scene {
    /// Adds values with games as examples. The comment at the top of this file lists them.
    pub(super) fn with_example_games<'a>(&self, values: Values<'a>) -> Values<'a> {
        let is_allowed = |game: &Game| self.allows(game);
        let allows_two = GAMES
            .iter()
            .any(|game| game.info.seats == 2 && is_allowed(game));
        let with_friend = match allows_two {
            true => format!(" {}", self.sentence("example-friend", Values::new())),
            false => String::new(),
        };
        values
            .text("with-friend", with_friend)
            .number("two", u8::from(allows_two))
            .text("any-game", example_game(self.lang, is_allowed))
            .text("short-game", short_example_game(self.lang, is_allowed))
            .number("bots", u8::from(!self.no_computers && allows_two))
            .number(
                "scripta",
                u8::from(!self.forbidden_games.contains(&"xii_scripta")),
            )
            .number(
                "tchuka",
                u8::from(!self.forbidden_games.contains(&"tchuka_ruma")),
            )
    }

    /// Whether the players of this session may begin the same game with each other once more.
    pub(super) fn allows_again(&self, session: &Session) -> bool {
        let has_computer = session.has_computer();
        let is_allowed = self.allows(session.line.game()) && !self.is_closed;
        is_allowed && !self.cannot_begin_again && !(self.no_computers && has_computer)
    }

    /// Whether the room allows this game.
    pub(super) fn allows(&self, game: &Game) -> bool {
        !self.forbidden_games.contains(&game.info.id)
    }
}
