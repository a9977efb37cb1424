//! The type [`Request`]: who asks for something, and in which room they are answered. Also the type [`TypedMove`], a line that may be a
//! move.

use super::ended_games::{EndedGames, EndedGamesQuestion, ReadEndedGames};
use super::event::ReadRecord;
use super::thinking_answer::AnsweredQuestion;
use crate::session::{AccountId, Identity, RoomId, RoomKey, SessionId};
use crate::store::PlatformId;

/// The room in which a request is answered.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) room: RoomId,
    /// The room to which this one belongs, if it is a thread.
    pub(super) parent: Option<RoomId>,
    pub(super) key: RoomKey,
}

impl Address {
    /// The room whose settings apply here. A thread has the settings of its room.
    pub(super) fn room_of_settings(&self) -> RoomId {
        self.parent.unwrap_or(self.room)
    }
}

/// Somebody's request.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) address: Address,
    /// If this request begins a game: the other rooms that show the game from its beginning.
    pub(super) shown_in: Vec<RoomId>,
    pub(super) account: AccountId,
    /// Who wrote the message or pressed the button. The id is empty if the request has another cause, or if the message could not be
    /// read.
    pub(super) author: PlatformId,
    /// Whether only the author reads the answer.
    pub(super) is_private: bool,
    /// The people mentioned, with names that can be used inside a sentence.
    pub(super) mentions: Vec<Identity>,
    /// The platform's id of the message to which the request is a reply.
    pub(super) reply_to: Option<String>,
    /// Whether the message is known to reply to a message of a person. A yes or a number in it is then for that person.
    pub(super) replies_to_person: bool,
    /// Whether the message may be a question to other people.
    pub(super) may_ask: bool,
    pub(super) may_configure: bool,
    /// Whether nobody but the author and the bot reads the room.
    pub(super) direct: bool,
    /// Whether the request is a number that answers the question which game is meant.
    pub(super) is_number: bool,
    /// Whether a button was pressed, and nothing typed.
    pub(super) is_press: bool,
    /// Whether other lines stand before this one in the same message.
    pub(super) is_later_line: bool,
    /// Whether a later line of the same message is probably talk, which may take back what this line says.
    pub(super) is_before_talk: bool,
    /// Whether the message mentions the bot, is in a direct chat, or is a slash command or a press (see `ChatMessage::addressed`).
    pub(super) addressed: bool,
    /// The record in the message, once it has been read.
    pub(super) record: Option<ReadRecord>,
    /// The answer to the question in the message, once it has been thought about.
    pub(super) found_answer: Option<AnsweredQuestion>,
    /// What was read about games that are over.
    pub(super) ended_games: ReadEndedGames,
}

impl Request {
    /// Whether the message is certainly meant for the bot: it is addressed to the bot, or a reply to a message of the bot.
    pub(super) fn is_for_bot(&self) -> bool {
        self.addressed || self.certainly_replies_to_bot()
    }

    /// Whether the message says which game is meant: by this number, or by a reply.
    pub(super) const fn names_game(&self, number: Option<SessionId>) -> bool {
        number.is_some() || self.reply_to.is_some()
    }

    /// Whether an answer in this message is for another person, to whose message it replies.
    pub(super) fn answers_person(&self) -> bool {
        self.replies_to_person && !self.addressed
    }

    /// Whether the message certainly replies to a message of the bot. False on a platform that does not tell who wrote the message that
    /// was replied to.
    pub(super) fn certainly_replies_to_bot(&self) -> bool {
        let platform = self.address.key.platform;
        self.reply_to.is_some() && platform.tells_only_replies_to_bot()
    }

    /// A request of this person without any content.
    pub(super) fn new(address: Address, account: AccountId) -> Self {
        Self {
            author: (address.key.platform, "".into()),
            is_private: false,
            address,
            shown_in: Vec::new(),
            account,
            mentions: Vec::new(),
            reply_to: None,
            replies_to_person: false,
            may_ask: false,
            may_configure: false,
            direct: false,
            is_number: false,
            is_press: false,
            is_later_line: false,
            is_before_talk: false,
            addressed: false,
            record: None,
            found_answer: None,
            ended_games: Vec::new(),
        }
    }

    /// The request of a line below others in the same message.
    pub(super) fn later_line(&self) -> Self {
        Self {
            is_later_line: true,
            ..self.clone()
        }
    }

    /// The request of a line above others that are probably talk.
    pub(super) fn line_before_talk(&self) -> Self {
        Self {
            is_before_talk: true,
            ..self.clone()
        }
    }

    /// The answer to this question about games that are over, once it has been read.
    pub(super) fn ended_games(&self, question: EndedGamesQuestion) -> Option<&EndedGames> {
        let mut read = self.ended_games.iter();
        let (_, found) = read.find(|(asked, _)| *asked == question)?;
        Some(found)
    }
}

/// A line that may be a move: the session that it names, if it names one, and the rest of the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypedMove<'a> {
    pub(super) named: Option<SessionId>,
    pub(super) text: &'a str,
    /// Whether the line was typed without the prefix. In such a line, a word for a pass is perhaps not meant as a move, so the player may
    /// be asked.
    pub(super) is_bare: bool,
}

impl<'a> TypedMove<'a> {
    /// A move that is certainly meant: it was typed with the prefix, or answers a question.
    pub(super) const fn meant(named: Option<SessionId>, text: &'a str) -> Self {
        Self {
            named,
            text,
            is_bare: false,
        }
    }

    /// A line without the prefix.
    pub(super) const fn bare(named: Option<SessionId>, text: &'a str) -> Self {
        Self {
            named,
            text,
            is_bare: true,
        }
    }
}
