//! What was refused to a person last in a room: for `why`, for the yes or no to a question, for the rest of half a move.
//!
//! Deliberately absent: whether a question still holds (the service).

use super::{At, Refusal, Say};

/// The last refusal that a person was given in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastRefusal {
    /// Why something was refused.
    pub refusal: Refusal,
    /// The session and entry it concerns, if it concerns one.
    pub at: Option<At>,
    /// The half of a move that still waits for the rest.
    pub half: Option<String>,
    /// When it was said (unix seconds); none if the row was written by an early version.
    pub said_at: Option<i64>,
    /// The refusal before this one that was about a game, if this one is not: a mistyped command does not take it away.
    pub earlier: Option<Box<LastRefusal>>,
}

impl LastRefusal {
    /// What is to be remembered of something said, if it is a refusal. A wrong answer does not take the question back.
    #[must_use]
    pub fn from_say(say: &Say, half: Option<&String>, said_at: i64) -> Option<Self> {
        let Say::Refused(refusal, at, _) = say else {
            return None;
        };
        let asked = refusal.half_a_move().map(str::to_owned);
        Some(Self {
            refusal: refusal.clone(),
            at: *at,
            half: asked.or_else(|| half.cloned()),
            said_at: Some(said_at),
            earlier: None,
        })
    }

    /// Takes the place of a question that has been answered.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            refusal: Refusal::host("nothing-refused"),
            at: None,
            half: None,
            said_at: None,
            earlier: None,
        }
    }

    /// The same after what was refused before.
    #[must_use]
    pub fn with_earlier(self, earlier: Option<Self>) -> Self {
        if self.is_about_a_game() {
            return self;
        }
        let earlier = earlier.and_then(Self::about_a_game).map(Box::new);
        Self { earlier, ..self }
    }

    /// What can be explained: refusals of moves before those of commands.
    #[must_use]
    pub fn refusals_to_explain(self) -> Vec<(Refusal, Option<At>)> {
        let earlier = self.earlier.map(|earlier| (earlier.refusal, earlier.at));
        let last = (self.refusal, self.at);
        earlier.into_iter().chain([last]).collect()
    }

    /// The half of a move whose rest was asked for, and where.
    #[must_use]
    pub fn unfinished_move(self) -> Option<(At, String)> {
        let last = self.about_a_game()?;
        last.at.zip(last.half)
    }

    fn is_about_a_game(&self) -> bool {
        self.at.is_some() || matches!(self.refusal, Refusal::Rules(..))
    }

    /// The last refusal that was about a game.
    fn about_a_game(self) -> Option<Self> {
        match self.is_about_a_game() {
            true => Some(self),
            false => self.earlier.map(|earlier| *earlier),
        }
    }
}
