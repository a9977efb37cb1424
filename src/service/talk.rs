//! The type [`Talk`]: whether a message may be talk with other people, and whether it may ask them something. The service does not keep
//! the text of a message that may be talk. It keeps only the [`Talk`] and who wrote the message (`bare_answers.rs`).

use lusoria_games::kit::fold;

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

/// Words with which people ask something in English, Czech, Italian and Russian, in the form that `fold` returns. They are needed because
/// questions are often written without a question mark.
const ASKING: [&str; 31] = [
    "which",
    "when",
    "how",
    "or",
    "rate",
    "guess",
    "pick",
    "choose",
    "kolik",
    "ktery",
    "ktera",
    "ktere",
    "kdy",
    "nebo",
    "tipni",
    "quanto",
    "quanta",
    "quanti",
    "quante",
    "quale",
    "quali",
    "quando",
    "oppure",
    "сколько",
    "какои",
    "какая",
    "какое",
    "какие",
    "когда",
    "или",
    "угадаи",
];

/// A text with more bytes than this is searched only for a question mark.
const LONGEST_QUESTION: usize = 400;

/// Whether this text may be a question: it has a question mark (the second sign is that of East Asian keyboards), or a word with which
/// people ask.
pub(super) fn may_ask(text: &str) -> bool {
    text.contains(['?', '？']) || text.len() <= LONGEST_QUESTION && has_asking_word(&fold(text))
}

/// Whether this text, in the form that `fold` returns, has a word with which people ask.
fn has_asking_word(folded: &str) -> bool {
    let mut words = folded.split(|c: char| !c.is_alphanumeric());
    words.any(|word| ASKING.contains(&word))
}
