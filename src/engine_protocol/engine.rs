//! What the engine knows between two commands: a game, a line of play in it, a strength.

use lusoria_games::catalog::{GAMES, Game, Line};

/// A game, a line of play in it, and the options.
#[derive(Clone, Debug)]
pub struct Engine {
    pub(super) game: &'static Game,
    /// The options of the game as they were typed.
    pub(super) options: String,
    /// The position that `startpos` stands for.
    pub(super) start: Box<dyn Line>,
    /// Where the game stands now.
    pub(super) line: Box<dyn Line>,
    /// Kept for the computer players to come; any word is taken.
    pub(super) strength: String,
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
            strength: String::new(),
        }
    }
}
