//! Judges answers to puzzles.

use super::stored::Puzzle;
use crate::catalog::{Level, Line, ThinkOrder, lone_letter_that_looks_latin};
use crate::rules::{NotationError, Parsed, Reason, Turn};

/// The most nodes that are searched for the move that refutes a wrong answer.
const NODES: u64 = 100_000;

/// The judgement on an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleAnswer {
    /// The text is not a move of the game.
    NoMove(NotationError),
    /// The text may mean any of these moves.
    Choose(Vec<String>),
    /// The move is not legal in this position.
    Illegal(Reason),
    /// The right move. The other seat has replied, and the solver has to move again.
    Right {
        /// The answer.
        played: String,
        /// The replies of the other seat. There are none if the solver moves twice in a row.
        replies: Vec<String>,
    },
    /// The right move. It solves the puzzle.
    Solved {
        /// The answer.
        played: String,
    },
    /// A legal move that does not win, or not fast enough. [`Puzzle::refutation`] finds the move against it.
    Wrong {
        /// The answer.
        played: String,
    },
}

impl PuzzleAnswer {
    /// Whether the answer is a legal move, right or wrong.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(
            self,
            Self::Right { .. } | Self::Solved { .. } | Self::Wrong { .. }
        )
    }
}

impl Puzzle {
    /// Judges an answer, which is typed as people type moves. `right_answers` is the number of right answers before it. `None` if the
    /// puzzle is solved already.
    #[must_use]
    pub fn check_answer(&self, right_answers: usize, typed: &str) -> Option<PuzzleAnswer> {
        let (mut line, place) = self.after(right_answers)?;
        let latin = lone_letter_that_looks_latin(&*line, typed);
        let played = match line.parse(latin.as_deref().unwrap_or(typed)) {
            Ok(Parsed::Move(canonical)) => canonical,
            Ok(Parsed::Choose(moves)) => return Some(PuzzleAnswer::Choose(moves)),
            Err(error) => return Some(PuzzleAnswer::NoMove(error)),
        };
        if let Err(reason) = line.play(&played) {
            return Some(PuzzleAnswer::Illegal(reason));
        }
        if played != self.solution[place] {
            return Some(PuzzleAnswer::Wrong { played });
        }
        let Some((_, next)) = self.after(right_answers + 1) else {
            return Some(PuzzleAnswer::Solved { played });
        };
        let replies = self.solution[place + 1..next].to_vec();
        Some(PuzzleAnswer::Right { played, replies })
    }

    /// The move by which the other seat refutes the answer `wrong`, which is in canonical notation. `right_answers` is the number of
    /// right answers before it. The search ends early when `stop` returns true. `None` if the other seat is not to move after the wrong
    /// answer.
    #[must_use]
    pub fn refutation(
        &self,
        right_answers: usize,
        wrong: &str,
        stop: &dyn Fn() -> bool,
    ) -> Option<String> {
        let (mut line, _) = self.after(right_answers)?;
        line.play(wrong).ok()?;
        if line.turn() != Turn::Seat(self.solver()?.other()) {
            return None;
        }
        let order = ThinkOrder {
            level: Level::Ruthless,
            nodes: Some(NODES),
            ..ThinkOrder::default()
        };
        Some(line.think(&order, stop)?.ply)
    }

    /// The position after the whole solution.
    #[must_use]
    pub fn end(&self) -> Option<Box<dyn Line>> {
        let mut line = self.begin()?;
        for ply in &self.solution {
            line.play(ply).ok()?;
        }
        Some(line)
    }

    /// How many answers are asked for.
    #[must_use]
    pub fn answers(&self) -> usize {
        let Some((mut line, solver)) = self.begin().zip(self.solver()) else {
            return 0;
        };
        let mut asked = 0;
        for ply in &self.solution {
            asked += usize::from(line.turn() == Turn::Seat(solver));
            if line.play(ply).is_err() {
                return asked;
            }
        }
        asked
    }
}
