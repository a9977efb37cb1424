//! The type [`ThinkingRequest`]: a question that takes thinking. It asks for a hint, for the analysis of a finished game, or what is
//! wrong with an answer to a puzzle.

use super::analysis_task::AnalysisTask;
use super::full_strength_search::{SearchBudget, certainty, think};
use crate::service::thinking_answer::{NoAnswer, ThinkingAnswer};
use crate::session::{AccountId, Hint, OpenPuzzle, ShownEntry};
use crate::store::StoredSession;
use lusoria_games::catalog::Line;

/// A question to the pool, with the person who asks it.
#[derive(Debug)]
pub(in crate::service) struct ThinkingRequest {
    pub(in crate::service) asker: AccountId,
    subject: Subject,
}

#[derive(Debug)]
enum Subject {
    /// A good move in this position of a session.
    Hint(ShownEntry, Box<dyn Line>),
    /// How the chances were in a finished session.
    Analysis(Box<AnalysisTask>),
    /// What is wrong with this answer to a puzzle.
    Refutation(OpenPuzzle, String),
}

impl ThinkingRequest {
    /// The question for a hint.
    pub(in crate::service) fn hint(asker: AccountId, at: ShownEntry, line: Box<dyn Line>) -> Self {
        let subject = Subject::Hint(at, line);
        Self { asker, subject }
    }

    /// The question for the analysis of a session. `stored` has all entries of the session's log.
    pub(in crate::service) fn analysis(asker: AccountId, stored: StoredSession) -> Self {
        let subject = Subject::Analysis(Box::new(AnalysisTask::new(stored)));
        Self { asker, subject }
    }

    /// The question for the move that refutes a wrong answer to this puzzle. The wrong answer is in canonical notation.
    pub(in crate::service) fn refutation(
        asker: AccountId,
        puzzle: OpenPuzzle,
        wrong: &str,
    ) -> Self {
        let subject = Subject::Refutation(puzzle, wrong.to_owned());
        Self { asker, subject }
    }

    /// Whether tables of exact values have to be made before anybody can think about the question.
    pub(super) fn lacks_tables(&self) -> bool {
        self.with_line(|line| line.lacks_tables())
            .unwrap_or_default()
    }

    /// Makes the tables of exact values that the question needs, or waits until another thread has made them.
    pub(super) fn make_tables(&self) {
        self.with_line(|line| line.make_tables());
    }

    /// Calls `act` with a line of play of the game that the question is about; `None` if there is no such line.
    fn with_line<T>(&self, act: impl FnOnce(&dyn Line) -> T) -> Option<T> {
        match &self.subject {
            Subject::Hint(_, line) => Some(act(&**line)),
            Subject::Analysis(task) => task.first_position().map(|line| act(&*line)),
            Subject::Refutation(open, _) => Some(act(&*open.id.puzzle()?.begin()?)),
        }
    }

    /// Takes one step of thinking. `None` if more steps are needed. The question then goes to the end of the queue, because somebody may
    /// wait for the tasks behind it.
    pub(super) fn think(
        &mut self,
        budget: SearchBudget<'_>,
    ) -> Option<Result<ThinkingAnswer, NoAnswer>> {
        match &mut self.subject {
            Subject::Hint(at, line) => {
                let hint = hint(&**line, budget).ok_or(NoAnswer);
                Some(hint.map(|hint| ThinkingAnswer::Hint(*at, hint)))
            }
            Subject::Analysis(task) => task.step(budget),
            Subject::Refutation(open, wrong) => {
                let right = usize::from(open.right);
                let puzzle = open.id.puzzle();
                let found = puzzle.and_then(|puzzle| puzzle.refutation(right, wrong, budget.stop));
                let answer = ThinkingAnswer::Refutation(open.clone(), wrong.clone(), found);
                Some(Ok(answer))
            }
        }
    }
}

/// The best move that can be found, and the certain result of the position if it is known. `None` if nobody is to move.
fn hint(line: &dyn Line, budget: SearchBudget<'_>) -> Option<Hint> {
    let thought = think(line, budget)?;
    Some(Hint {
        exact: certainty(line, &thought),
        ply: thought.ply,
    })
}
