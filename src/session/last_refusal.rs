//! The last refusal that a person was given in a room. The bot needs it to answer `why`, and to understand what the person types next: a
//! yes or no to the question that the refusal asks, a number, or the second half of a move.
//!
//! Deliberately absent: whether such a question can still be answered (`service/open_question.rs`).

use super::{Refusal, Say, SessionId, ShownEntry};

/// The numbers among which a person was asked to choose, and when (Unix seconds). A number that they type soon after may still be meant
/// as the answer, although the question is no longer open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedNumbers {
    /// The numbers of the games, seats, proposals or tournaments.
    pub numbers: Vec<SessionId>,
    /// When the question was asked.
    pub at: i64,
}

/// The last refusal that a person was given in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastRefusal {
    /// Why something was refused.
    pub refusal: Refusal,
    /// The session and entry that the refusal is about, if it is about one.
    pub at: Option<ShownEntry>,
    /// The first half of a move whose second half was asked for.
    pub half: Option<String>,
    /// If this refuses a number that was typed as an answer: the question that the number should have answered. Another number can still
    /// answer it.
    pub still_asked: Option<Refusal>,
    /// When the person was told (Unix seconds); `None` in rows of an early version.
    pub said_at: Option<i64>,
    /// The last refusal about a game, kept here if this refusal is about something else. So `why` can still explain that refusal after a
    /// mistyped command.
    pub earlier: Option<Box<LastRefusal>>,
    /// Whether this person has typed something else since. Then a typed yes no longer answers what the refusal asks.
    pub lapsed: bool,
    /// The numbers among which an earlier question asked the person to choose.
    pub offered: Option<OfferedNumbers>,
}

impl LastRefusal {
    /// What is remembered of this say. `None` if the say neither refuses anything nor tells of a wrong answer to a puzzle.
    ///
    /// If the refused message was read as the second half of a move, `half` is the first half. It is kept, so that the person can type
    /// another second half.
    #[must_use]
    pub fn from_say(say: &Say, half: Option<&String>, said_at: i64) -> Option<Self> {
        let (refusal, at) = match say {
            Say::Refused(refusal, at, _) => (refusal.clone(), *at),
            Say::Puzzle(reply, Some(_)) => (reply.wrong_answer()?, None),
            _ => return None,
        };
        let asked = refusal.half_a_move().map(str::to_owned);
        Some(Self {
            refusal,
            at,
            half: asked.or_else(|| half.cloned()),
            still_asked: None,
            said_at: Some(said_at),
            earlier: None,
            lapsed: false,
            offered: None,
        })
    }

    /// A value for a person who was refused nothing.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            refusal: Refusal::host("nothing-refused"),
            at: None,
            half: None,
            still_asked: None,
            said_at: None,
            earlier: None,
            lapsed: false,
            offered: None,
        }
    }

    /// What is kept instead of a refusal whose question was answered. `at` is the time of the answer (Unix seconds).
    #[must_use]
    pub fn answered(at: i64) -> Self {
        Self {
            said_at: Some(at),
            lapsed: true,
            ..Self::empty()
        }
    }

    /// When the last question was answered (Unix seconds). `None` if this was not made by [`Self::answered`], or was stored by an earlier
    /// version.
    #[must_use]
    pub fn answered_at(&self) -> Option<i64> {
        let is_answered = self.lapsed && self.refusal == Refusal::host("nothing-refused");
        self.said_at.filter(|_| is_answered)
    }

    /// When a yes or a no was refused, because it came too late or nothing was offered. `None` if something else was refused.
    #[must_use]
    pub fn refused_yes_at(&self) -> Option<i64> {
        let is_one = ["answer-too-late", "nothing-offered"].contains(&self.refusal.id());
        self.said_at.filter(|_| is_one)
    }

    /// This refusal, marked as lapsed because the person has typed something that does not answer it.
    #[must_use]
    pub fn lapsed(self) -> Self {
        Self {
            lapsed: true,
            ..self
        }
    }

    /// If this refusal is not about a game, adds the last refusal about a game to it. `earlier` is what was refused before.
    #[must_use]
    pub fn with_earlier(self, earlier: Option<&Self>) -> Self {
        if self.is_about_a_game() {
            return self;
        }
        let earlier = earlier.and_then(Self::about_a_game).cloned().map(Box::new);
        Self { earlier, ..self }
    }

    /// This refusal of a number, with the question that another number can still answer.
    #[must_use]
    pub fn still_asking(self, still_asked: Option<Refusal>) -> Self {
        Self {
            still_asked,
            ..self
        }
    }

    /// This refusal, with the numbers from which the person was last asked to choose.
    #[must_use]
    pub fn with_offered(self, offered: Option<OfferedNumbers>) -> Self {
        Self { offered, ..self }
    }

    /// The numbers that the person was last asked to choose from, even if the question has lapsed.
    #[must_use]
    pub fn offered_numbers(&self) -> Option<OfferedNumbers> {
        let mut asked = [self.still_asked.as_ref(), Some(&self.refusal)]
            .into_iter()
            .flatten();
        let own = asked
            .find_map(Refusal::asks_for_number)
            .map(|asked| asked.numbers);
        let own = own.zip(self.said_at);
        let own = own.map(|(numbers, at)| OfferedNumbers { numbers, at });
        let offered = self.offered.clone();
        // The question that is still asked leaves out the number that was refused.
        match self.refuses_a_number() {
            true => offered.or(own),
            false => own.or(offered),
        }
    }

    /// The question which game, seat, proposal or tournament is meant, if a number that is typed now would answer that question.
    #[must_use]
    pub fn question_for_number(&self) -> Option<&Refusal> {
        let mut asked = [Some(&self.refusal), self.still_asked.as_ref()]
            .into_iter()
            .flatten();
        asked.find(|refusal| refusal.asks_for_number().is_some() && !self.lapsed)
    }

    /// Whether this refuses a number that was typed as an answer. Such a number was not offered, or what it names is gone.
    #[must_use]
    pub const fn refuses_a_number(&self) -> bool {
        self.still_asked.is_some()
    }

    /// The refusals that `why` can explain. If there are two, the first is about a game.
    #[must_use]
    pub fn refusals_to_explain(&self) -> Vec<&Self> {
        self.earlier.as_deref().into_iter().chain([self]).collect()
    }

    /// The first half of a move whose second half was asked for. Also the session and the entry at which the move is to be played.
    #[must_use]
    pub fn unfinished_move(&self) -> Option<(ShownEntry, &str)> {
        let last = self.about_a_game()?;
        last.at.zip(last.half.as_deref())
    }

    /// Whether this refuses a move by the rules of its game, or asks for the second half of a move.
    #[must_use]
    pub const fn is_of_a_move(&self) -> bool {
        matches!(self.refusal, Refusal::Rules(..)) || self.half.is_some()
    }

    fn is_about_a_game(&self) -> bool {
        let is_of_rules = matches!(self.refusal, Refusal::Rules(..));
        self.at.is_some() || is_of_rules || self.refusal.is_of_puzzle()
    }

    /// This refusal if it is about a game, else the earlier one that is kept with it.
    fn about_a_game(&self) -> Option<&Self> {
        match self.is_about_a_game() {
            true => Some(self),
            false => self.earlier.as_deref(),
        }
    }
}
