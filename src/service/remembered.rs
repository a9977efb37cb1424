//! What was refused to a person last in a room: for `why`, for the yes or no to a question, for the rest of half a move.
//!
//! Deliberately absent: whether a question still holds (see `questions`).

use crate::session::{At, Refusal, Say};
use serde::{Deserialize, Serialize};

/// A refusal as it is remembered: the session and entry it concerns, the half of a move that still waits for the rest, and when it
/// was said (unix seconds).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Remembered(
    pub(super) Refusal,
    pub(super) Option<At>,
    pub(super) Option<String>,
    #[serde(default)] pub(super) Option<i64>,
    /// What was refused before of a game, if this is about no game: a mistyped command does not take it away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) Option<Box<Remembered>>,
);

impl Remembered {
    /// What is to be remembered of something said, if it is a refusal. A wrong answer does not take the question back.
    pub(super) fn of(say: &Say, half: Option<&String>, when: i64) -> Option<Self> {
        let Say::Refused(refusal, at, _) = say else {
            return None;
        };
        let asked = refusal.half_a_move().map(str::to_owned);
        let half = asked.or_else(|| half.cloned());
        Some(Self(refusal.clone(), *at, half, Some(when), None))
    }

    /// The same after what was refused before.
    pub(super) fn after(self, earlier: Option<Self>) -> Self {
        if self.is_about_a_game() {
            return self;
        }
        let game = earlier.and_then(Self::about_a_game).map(Box::new);
        Self(self.0, self.1, self.2, self.3, game)
    }

    fn is_about_a_game(&self) -> bool {
        self.1.is_some() || matches!(self.0, Refusal::Rules(..))
    }

    /// The last refusal that was about a game.
    fn about_a_game(self) -> Option<Self> {
        match self.is_about_a_game() {
            true => Some(self),
            false => self.4.map(|earlier| *earlier),
        }
    }

    /// What is explained: refusals of moves before those of commands.
    pub(super) fn explained(self) -> (Refusal, Option<At>) {
        let Self(refusal, at, _, _, earlier) = self;
        match earlier {
            Some(earlier) => (earlier.0, earlier.1),
            None => (refusal, at),
        }
    }

    /// The half of a move whose rest was asked for, and where.
    pub(super) fn half_asked_for(self) -> Option<(At, String)> {
        let Self(_, at, half, ..) = self.about_a_game()?;
        at.zip(half)
    }

    /// Instead of a question that has been answered.
    pub(super) fn nothing() -> Self {
        Self(Refusal::host("nothing-refused"), None, None, None, None)
    }
}
