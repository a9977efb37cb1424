//! The commands that set something: options, positions, moves. The values that the options have at first: `engine.rs`.

use super::error::game_ids;
use super::fact_text::reason;
use super::{Engine, EngineError, StopListener};
use lusoria_games::catalog::{GAMES, Level, parse_game_string};

/// The most megabytes that the table of the searches may take.
const MOST_MEGABYTES: usize = 1_024;
/// The most threads on which a search may run.
const MOST_THREADS: usize = 64;

impl Engine {
    /// The engine's options, as `ugi` lists them. The options of a game are not listed. They are written in brackets after the
    /// game's name, in the value of the option `Game`.
    pub(super) fn offered_options() -> String {
        let (first, all) = (GAMES[0].info.id, game_ids(" var "));
        let game = format!("option name Game type combo default {first} var {all}\n");
        let levels = Level::ALL.map(Level::name).join(" var ");
        let strength = format!("option name Strength type combo default ruthless var {levels}\n");
        let numbers = format!(
            "option name Hash type spin default 16 min 1 max {MOST_MEGABYTES}\n\
             option name Threads type spin default 1 min 1 max {MOST_THREADS}\n"
        );
        [game, strength, numbers].concat()
    }

    /// Sets an option of the engine. If the value cannot be used, nothing changes.
    pub(super) fn set_option(
        &mut self,
        words: &[&str],
        listener: &mut dyn StopListener,
    ) -> Result<(), EngineError> {
        let (Some(&"name"), Some(value)) = (
            words.first(),
            words.iter().position(|word| *word == "value"),
        ) else {
            return Err(EngineError::usage("setoption"));
        };
        let (name, value) = (words[1..value].join(" "), words[value + 1..].join(" "));
        match name.to_lowercase().as_str() {
            "game" => self.set_game(&value),
            "strength" => self.set_strength(&value),
            "hash" => self.set_hash(&name, &value, listener),
            "threads" => set_number(&mut self.threads, &name, &value, MOST_THREADS),
            _ => Err(EngineError::NoOption(name)),
        }
    }

    /// Sets the size of the transposition table, and makes the table at once. A search that first had to make a large table would notice
    /// a `stop` too late.
    fn set_hash(
        &mut self,
        name: &str,
        value: &str,
        listener: &mut dyn StopListener,
    ) -> Result<(), EngineError> {
        let mut megabytes = self.hash_megabytes;
        set_number(&mut megabytes, name, value, MOST_MEGABYTES)?;
        let mut go_on = || !listener.has_quit();
        if !self.memory.prepare(megabytes << 20, &mut go_on) {
            return Err(EngineError::NoMemory(megabytes));
        }
        self.hash_megabytes = megabytes;
        Ok(())
    }

    fn set_strength(&mut self, value: &str) -> Result<(), EngineError> {
        let level = value.to_lowercase().parse();
        self.strength = level.map_err(|()| EngineError::NoStrength(value.to_owned()))?;
        Ok(())
    }

    /// Sets the game and puts it at its start. If the game string has a position after `@`, the game starts from there.
    fn set_game(&mut self, game_string: &str) -> Result<(), EngineError> {
        let (string, position) = match game_string.split_once('@') {
            Some((string, position)) => (string, Some(position)),
            None => (game_string, None),
        };
        let (game, options) =
            parse_game_string(string).ok_or_else(|| EngineError::NoGame(game_string.to_owned()))?;
        self.start = match position {
            Some(position) => game.begin_at(&options, position)?,
            None => game.begin(&options)?,
        };
        self.line = self.start.clone();
        self.game = game;
        self.options = options;
        Ok(())
    }

    /// Sets the position from the words after `position`. If the words are wrong or a move cannot be played, nothing changes.
    pub(super) fn set_position(&mut self, words: &[&str]) -> Result<(), EngineError> {
        let (mut line, rest) = match words {
            ["startpos", rest @ ..] => (self.start.clone(), rest),
            ["fen", text, rest @ ..] => (self.game.begin_at(&self.options, text)?, rest),
            _ => return Err(EngineError::usage("position")),
        };
        let moves = match rest {
            [] => rest,
            ["moves", moves @ ..] => moves,
            _ => return Err(EngineError::usage("position")),
        };
        for (number, text) in (1..).zip(moves) {
            line.play(text).map_err(|why| EngineError::Refused {
                number,
                text: (*text).to_owned(),
                reason: reason(self.game.info.id, &why),
            })?;
        }
        self.line = line;
        Ok(())
    }
}

/// Sets an option that is a number from 1 to `most`.
fn set_number(option: &mut usize, name: &str, value: &str, most: usize) -> Result<(), EngineError> {
    let number = value
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number));
    *option = number.ok_or_else(|| EngineError::BadNumber(name.to_owned(), most))?;
    Ok(())
}
