//! The state of the engine between two commands: a game, a line of play in it, and how to think. The limits of the engine's options, and
//! the defaults that `ugi` lists: `setup.rs`.

use lusoria_games::catalog::{GAMES, Game, Level, Line, SearchMemory};

/// A game, a line of play in it, and the options.
#[derive(Debug)]
pub struct Engine {
    pub(super) game: &'static Game,
    /// The options of the game: those that its typed name stands for, and those that were typed in brackets.
    pub(super) options: String,
    /// The position that `startpos` stands for.
    pub(super) start: Box<dyn Line>,
    /// The line of play so far: where the game stands now.
    pub(super) line: Box<dyn Line>,
    /// How strong `go` plays.
    pub(super) strength: Level,
    /// The size of the transposition table of a search, in megabytes.
    pub(super) hash_megabytes: usize,
    /// On how many threads a search runs.
    pub(super) threads: usize,
    /// The transposition table, which all searches use one after the other.
    pub(super) memory: SearchMemory,
}

impl Engine {
    /// The size of the transposition table, in bytes.
    pub(super) const fn hash_bytes(&self) -> usize {
        self.hash_megabytes << 20
    }
}

impl Default for Engine {
    /// The first game of the catalogue at its start.
    fn default() -> Self {
        let game = &GAMES[0];
        let start = game
            .begin("")
            .expect("every game can be played without options");
        Self {
            game,
            options: String::new(),
            line: start.clone(),
            start,
            strength: Level::Ruthless,
            hash_megabytes: 16,
            threads: 1,
            memory: SearchMemory::default(),
        }
    }
}
