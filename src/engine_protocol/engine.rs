//! What the engine knows between two commands: a game, a line of play in it, a strength.

use super::Complaint;
use lusoria_games::catalog::{GAMES, Game, Line};

/// How the engine listens while it works.
pub trait Ears {
    /// So many nodes more have been counted. May the work go on?
    ///
    /// # Errors
    /// Why not.
    fn go_on(&mut self, nodes: u64) -> Result<(), Complaint>;

    /// Waits until somebody says `stop`.
    fn await_stop(&mut self);
}

/// A game, a line of play in it, and the options.
#[derive(Clone, Debug)]
pub struct Engine {
    pub(super) game: &'static Game,
    /// As the game reads them, not yet brought into their one order.
    pub(super) options: String,
    /// `startpos`.
    pub(super) start: Box<dyn Line>,
    pub(super) line: Box<dyn Line>,
    /// What the computer players will read; any word is kept.
    pub(super) strength: String,
}

impl Default for Engine {
    /// The first game of the catalogue at its start.
    fn default() -> Self {
        let game = &GAMES[0];
        let start = (game.begin)("").expect("every game can be played without options");
        Self {
            game,
            options: String::new(),
            line: start.clone(),
            start,
            strength: String::new(),
        }
    }
}
