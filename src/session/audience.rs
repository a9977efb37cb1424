//! Who may read a message. [`Say::audience`] is the only place that decides it.
//!
//! The function matches all kinds of messages without a wildcard. So a new kind does not compile until somebody has decided who may read
//! it.

use super::{AccountId, GeneralAnswer, LINK_CODE, Say};

/// Who may read a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody in the room: the message concerns both players, or the whole room.
    Room,
    /// Only the person who asked needs to see the message. Where a platform cannot answer one person alone, the room reads it.
    Asker,
    /// Nobody but the message's reader may read it. In a room that other people read, too, it is sent only if the platform can answer
    /// one person alone.
    ReaderAlone,
}

impl Say {
    /// Who may read this message.
    #[must_use]
    pub fn audience(&self) -> Audience {
        match self {
            Self::Opened(_)
            | Self::InThread(_)
            | Self::Turn(..)
            | Self::Partial(_)
            | Self::Over(..)
            | Self::News { .. }
            | Self::TimeGiven(_)
            | Self::TimeOver(_)
            | Self::Reminder { .. }
            | Self::Level(_, None)
            | Self::Tournament(..)
            | Self::Proposal(..)
            | Self::Analysis(..)
            | Self::Verified(..)
            | Self::Imported(..) => Audience::Room,
            Self::Answer(answer, _) => answer.audience(),
            Self::Board { .. }
            | Self::ShownStep(_)
            | Self::Hint(..)
            | Self::Moves(..)
            | Self::MovesOf(..)
            | Self::Pictures(..)
            | Self::Record(..)
            | Self::Dice(_)
            | Self::Why(..)
            | Self::Edited(..)
            | Self::Puzzle(..)
            | Self::Clock(..)
            | Self::Level(_, Some(_))
            | Self::Refused(..) => Audience::Asker,
            Self::PersonalData(_) => Audience::ReaderAlone,
        }
    }

    /// Whether only the person who asked needs to see this message. Where a platform can answer one person alone, nobody else sees it.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.audience() != Audience::Room
    }

    /// Whether nobody but its reader may read this message.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.audience() == Audience::ReaderAlone
    }

    /// The person whose digest this message is; `None` if it is no digest.
    #[must_use]
    pub const fn digest_of(&self) -> Option<AccountId> {
        match self {
            Self::Answer(GeneralAnswer::Digest(..), account) => Some(*account),
            _ => None,
        }
    }
}

impl GeneralAnswer {
    fn audience(&self) -> Audience {
        match self {
            Self::PrefixSet(_) | Self::LangSet | Self::MovedHere(_) => Audience::Room,
            Self::Digest(..) => Audience::ReaderAlone,
            Self::Told(fact) if fact.id == LINK_CODE.id => Audience::ReaderAlone,
            Self::Told(_)
            | Self::Games
            | Self::GamesHere(..)
            | Self::Mine(..)
            | Self::History(..)
            | Self::Top(_)
            | Self::Stats(..)
            | Self::Me(_)
            | Self::Planned(..)
            | Self::QuestionDeclined
            | Self::Rules(..)
            | Self::Glossary(_)
            | Self::Help(_)
            | Self::Settings(_)
            | Self::DailyPuzzle(..)
            | Self::NoDailyPuzzle
            | Self::Vacation(..) => Audience::Asker,
        }
    }
}
