//! The type [`Talk`]: whether a message may be talk with other people, and whether it may ask them something. Of a message that may be
//! talk the service keeps only this and who wrote it (`bare_answers.rs`), not its text.

/// What a message may be for the other people in the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Talk {
    /// A message for the bot.
    No,
    Statement,
    Question,
}

impl Talk {
    /// `is_talk` says whether the message may be talk, at least in part, and `may_ask` whether it may be a question.
    pub(super) const fn of(is_talk: bool, may_ask: bool) -> Self {
        match (is_talk, may_ask) {
            (false, _) => Self::No,
            (true, false) => Self::Statement,
            (true, true) => Self::Question,
        }
    }
}

/// Whether this text may be a question. The second sign is the question mark of East Asian keyboards.
pub(super) fn has_question_mark(text: &str) -> bool {
    text.contains(['?', '？'])
}
