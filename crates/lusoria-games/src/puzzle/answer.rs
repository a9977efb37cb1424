//! What an answer to a puzzle is worth.

use super::stored::Puzzle;
use crate::catalog::{Level, Line, ThinkOrder};
use crate::rules::{NotationError, Parsed, Reason, Turn};

/// How thoroughly the move that refutes a wrong answer is looked for.
const NODES: u64 = 100_000;

/// What an answer is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The text is no move of the game.
    NoMove(NotationError),
    /// The text may mean several moves.
    Choose(Vec<String>),
    /// The move is not legal there.
    Illegal(Reason),
    /// The right move, in canonical notation, and the plies by which the other replies. The solver is to move again.
    Right {
        /// The answer.
        played: String,
        /// The other's plies; none where the solver plays alone, or has another move.
        replies: Vec<String>,
    },
    /// The right move, and the last one that was asked for.
    Solved {
        /// The answer.
        played: String,
    },
    /// A legal move that does not win, or not soon enough.
    Wrong {
        /// The answer.
        played: String,
        /// The move that refutes it; nothing if there is nobody to play it, or no need to.
        refutation: Option<String>,
    },
}

impl Puzzle {
    /// Looks at an answer, typed as people type moves, after so many right answers; nothing if the puzzle is solved by then.
    #[must_use]
    pub fn check_answer(&self, right_answers: usize, typed: &str) -> Option<Answer> {
        let (mut line, place) = self.after(right_answers)?;
        let played = match line.parse(typed) {
            Ok(Parsed::Move(canonical)) => canonical,
            Ok(Parsed::Choose(moves)) => return Some(Answer::Choose(moves)),
            Err(error) => return Some(Answer::NoMove(error)),
        };
        if let Err(reason) = line.play(&played) {
            return Some(Answer::Illegal(reason));
        }
        if played != self.solution[place] {
            let refutation = refutation(&*line, self.solver()?.other());
            return Some(Answer::Wrong { played, refutation });
        }
        let Some((_, next)) = self.after(right_answers + 1) else {
            return Some(Answer::Solved { played });
        };
        let replies = self.solution[place + 1..next].to_vec();
        Some(Answer::Right { played, replies })
    }
}

/// What the other seat plays best after a wrong answer.
fn refutation(line: &dyn Line, other: crate::rules::Seat) -> Option<String> {
    if line.turn() != Turn::Seat(other) {
        return None;
    }
    let order = ThinkOrder {
        level: Level::Ruthless,
        nodes: Some(NODES),
        ..ThinkOrder::default()
    };
    Some(line.think(&order, &|| false)?.ply)
}
