//! A game of Murus Gallicus that a test replays move by move.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::Turn;

/// The game as far as the test has replayed it.
pub(crate) struct Game {
    pub(crate) number: i64,
    pub(crate) names: [String; 2],
    pub(crate) line: Box<dyn Line>,
    pub(crate) played: Vec<String>,
}

impl Game {
    pub(crate) fn new(number: i64, names: [String; 2]) -> Self {
        Self {
            number,
            names,
            line: catalog::begin("murus_gallicus").unwrap(),
            played: Vec::new(),
        }
    }

    /// The name of the player on turn; `None` if the game is over.
    pub(crate) fn on_turn(&self) -> Option<String> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(self.names[seat.index()].clone()),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.names.iter().any(|one| one == name)
    }

    /// A move towards the far side, because whoever gets there wins. The choice changes with each move.
    pub(crate) fn choice(&self) -> String {
        let moves = self.line.legal_moves();
        let far = [",N", ",S"][self.played.len() % 2];
        let forward: Vec<String> = moves
            .iter()
            .filter(|ply| ply.contains(far))
            .cloned()
            .collect();
        let moves = if forward.is_empty() { moves } else { forward };
        let place = self.played.len() * 7 + usize::try_from(self.number).unwrap() * 3;
        moves[place % moves.len()].clone()
    }

    pub(crate) fn follow(&mut self, log: &[String]) {
        for ply in &log[self.played.len()..] {
            self.line.play(ply).unwrap();
            if let Some(pass) = self.line.forced_pass() {
                self.line.play(&pass).unwrap();
            }
            self.played.push(ply.clone());
        }
    }

    pub(crate) fn each_name(&self) -> [&str; 2] {
        self.names.each_ref().map(String::as_str)
    }
}
