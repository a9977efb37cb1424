//! A game of Cats and Mouse that the test follows move by move, and how its boards look in chat.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Seat, Turn};
use lusoria_games::text_board::board_text;

/// The game as both rooms should show it.
pub(crate) struct Board {
    line: Box<dyn Line>,
    pub(crate) played: Vec<String>,
}

impl Board {
    pub(crate) fn new() -> Self {
        Self {
            line: catalog::begin("cats_and_mouse").unwrap(),
            played: Vec::new(),
        }
    }

    /// The seat on turn; `None` if the game is over.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Plays a legal move on this board and returns it as text. The choice changes each time, so that all kinds of moves occur.
    pub(crate) fn play(&mut self) -> String {
        let moves = self.line.legal_moves();
        let chosen = moves[(self.played.len() * 7 + 3) % moves.len()].clone();
        self.line.play(&chosen).unwrap();
        if let Some(pass) = self.line.forced_pass() {
            self.line.play(&pass).unwrap();
        }
        self.played.push(chosen.clone());
        chosen
    }

    /// The board as text, from the side of the player on turn.
    pub(crate) fn text(&self) -> String {
        let seat = self.on_turn().unwrap_or(Seat::First);
        board_text(&self.line.diagram(), seat)
    }
}
