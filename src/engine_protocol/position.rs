//! The commands that set something: options, positions, moves.

use super::commands::usage;
use super::complaint::{games, one_line};
use super::{Complaint, Engine};
use crate::chat::console::plain_text;
use crate::locales::Lang;
use crate::render::fact_page;
use lusoria_games::catalog::{GAMES, parse_game_string};
use lusoria_games::rules::Fact;

impl Engine {
    /// The options as `ugi` offers them; a game takes options of its own in brackets.
    pub(super) fn offered() -> String {
        let (first, all) = (GAMES[0].info.id, games(" var "));
        let game = format!("option name Game type combo default {first} var {all}\n");
        game + "option name Strength type string default <empty>\n"
    }

    pub(super) fn set_option(&mut self, words: &[&str]) -> Result<(), Complaint> {
        let (Some(&"name"), Some(value)) = (
            words.first(),
            words.iter().position(|word| *word == "value"),
        ) else {
            return Err(usage("setoption"));
        };
        let (name, value) = (words[1..value].join(" "), words[value + 1..].join(" "));
        match name.to_lowercase().as_str() {
            "game" => self.set_game(&value),
            "strength" => {
                self.strength = value;
                Ok(())
            }
            _ => Err(Complaint::NoOption(name)),
        }
    }

    /// Behind `@` a game string may name a position of its own to begin from.
    fn set_game(&mut self, game_string: &str) -> Result<(), Complaint> {
        let (string, position) = match game_string.split_once('@') {
            Some((string, position)) => (string, Some(position)),
            None => (game_string, None),
        };
        let (game, options) =
            parse_game_string(string).ok_or_else(|| Complaint::NoGame(game_string.to_owned()))?;
        self.start = match position {
            Some(position) => (game.begin_at)(&options, position)?,
            None => (game.begin)(&options)?,
        };
        self.line = self.start.clone();
        self.game = game;
        self.options = options;
        Ok(())
    }

    /// Reads what stands behind `position`. Nothing changes unless all of it can be played.
    pub(super) fn set_position(&mut self, words: &[&str]) -> Result<(), Complaint> {
        let (mut line, rest) = match words {
            ["startpos", rest @ ..] => (self.start.clone(), rest),
            ["fen", text, rest @ ..] => ((self.game.begin_at)(&self.options, text)?, rest),
            _ => return Err(usage("position")),
        };
        let moves = match rest {
            [] => rest,
            ["moves", moves @ ..] => moves,
            _ => return Err(usage("position")),
        };
        for (number, text) in (1..).zip(moves) {
            line.play(text).map_err(|why| Complaint::Refused {
                number,
                text: (*text).to_owned(),
                reason: reason(self.game.info.id, &why),
            })?;
        }
        self.line = line;
        Ok(())
    }
}

/// Id and sentence of a reason.
pub(super) fn reason(game: &'static str, why: &Fact) -> String {
    format!("{} {}", why.id, sentence(game, why))
}

/// A fact of the game as one line of English.
pub(super) fn sentence(game: &'static str, fact: &Fact) -> String {
    one_line(&plain_text(&fact_page(game, fact, Lang::En)))
}
