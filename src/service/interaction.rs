//! The type [`Interaction`]: a slash command, a completed form or a pressed control, as opposed to a written message. A slash command is
//! read like the line that a person could type instead. A pressed control says what it does and for which moment it was made.

use super::chat_message::ChatMessage;
use crate::render::NextStep;
use crate::session::{AnswerPath, Say, Stamp};

/// What somebody did through a command or a control of the platform.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// What was asked.
    pub asked: Asked,
    /// The way in which only this person can be answered. `None` if the platform has no such way. Answers then go to the room.
    pub path: Option<AnswerPath>,
    /// Whether `path` is the only way to answer, because the bot cannot write in the room. News of games is then sent in this way, too.
    pub is_only_path: bool,
}

/// What was asked.
#[derive(Clone, Debug)]
pub enum Asked {
    /// The line that a slash command or a completed form stands for.
    Line(ChatMessage),
    /// A control was pressed. The message has the author and an empty text.
    Press(ChatMessage, Press),
}

/// A pressed control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Press {
    /// What the control does.
    pub step: NextStep,
    /// The moment for which the control was made; `None` if the control is valid at any time.
    pub stamp: Option<Stamp>,
}

impl Interaction {
    /// The message of this interaction. Its author is the person who asked.
    #[must_use]
    pub const fn message(&self) -> &ChatMessage {
        match &self.asked {
            Asked::Line(message) | Asked::Press(message, _) => message,
        }
    }

    /// The way by which only the person who asked is answered.
    pub(super) fn private_path(&self) -> Option<AnswerPath> {
        Some(AnswerPath {
            private: true,
            ..self.path.clone()?
        })
    }

    /// The path on which this say is sent. If the say is private, the path names the language of the person's client. `None` if the say
    /// is sent as an ordinary message in the room.
    pub(super) fn path_of(&self, say: &Say) -> Option<AnswerPath> {
        let private = say.is_private();
        let path = self.path.as_ref();
        let path = path.filter(|_| private || self.is_only_path)?;
        Some(AnswerPath {
            private,
            lang: path.lang.filter(|_| private),
            ..path.clone()
        })
    }
}
