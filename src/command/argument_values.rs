//! The values that were typed for the arguments of a command.

use super::chat_command::Whom;
use super::clean_text::LONGEST_WORD;
use super::keyword::Keyword;
use super::left_over::meaningful;
use super::time_words::TimeWord;
use crate::session::SessionId;
use lusoria_games::engine::Level;
use lusoria_games::rules::Fact;

/// The values that were typed for the arguments of a command. An argument that was left out has no value here.
#[derive(Clone, Debug, Default)]
pub(super) struct ArgumentValues {
    /// The number of a session.
    pub session: Option<SessionId>,
    /// The platform's ids of the people who were mentioned. Empty if the command takes no person.
    pub people: Vec<String>,
    /// One element for each computer player that was named: its level. The element is `None` if no level was typed.
    pub computers: Vec<Option<Level>>,
    /// Whether the person who types this will play both sides.
    pub both_sides: bool,
    /// A number.
    pub number: Option<u32>,
    /// Words that set the time of a new game.
    pub time: Vec<(TimeWord, String)>,
    /// A length of time, in seconds.
    pub seconds: Option<i64>,
    /// Words with a fixed meaning.
    pub keywords: Vec<Keyword>,
    /// The options of a game as typed, `key=value` joined by commas.
    pub options: String,
    /// A name or other words, separated by single blanks. For a command that takes lines, the text is everything after the
    /// command word, without a code fence.
    pub text: Option<String>,
    /// The words of `text` one by one, separated at blanks and commas.
    pub words: Vec<String>,
    /// Words that fit no argument.
    pub left_over: Option<String>,
}

impl ArgumentValues {
    /// This refusal of the command, with the number of the session that was typed, if one was typed.
    pub(super) fn with_session(&self, refusal: Fact) -> Fact {
        match self.session {
            Some(SessionId(number)) => refusal.with("session", number),
            None => refusal,
        }
    }

    /// The person who was mentioned, or whose name was typed without the @. `None` if nobody was named.
    ///
    /// # Errors
    /// A refusal if more than one person was named. Every typed word that may be a name counts as a person.
    pub(super) fn whom(&self) -> Result<Option<Whom>, Fact> {
        let words = meaningful(self.left_over.as_deref().unwrap_or_default());
        let mentions = self.people.iter().map(|id| (id.as_str(), true));
        let mut named = mentions.chain(words.into_iter().map(|word| (word, false)));
        let Some((name, is_mention)) = named.next() else {
            return Ok(None);
        };
        if named.next().is_some() {
            return Err(Fact::new("one-person"));
        }
        let name = name.chars().take(LONGEST_WORD).collect();
        Ok(Some(Whom { name, is_mention }))
    }

    /// Whether the word for this keyword was typed.
    pub(super) fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
}
