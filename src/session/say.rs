//! What there is to say, as data: stored in the outbox before it is said, made into words by `render` when it is.
//!
//! A saying names a session and an entry, never a text: the board it shows is the board after that entry.

use super::{AccountId, Editor, Refusal, SessionId, Shown};
use lusoria_games::rules::Seat;

/// At most so many sessions are listed in one message.
pub const MOST_CHOICES: usize = 10;

/// Something to be said in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    /// A session has begun; calls the player on turn.
    Opened(At),
    /// The turn has passed: what happened in so many turns, the board, the call.
    Turn(At, u8),
    /// The turn goes on: the mover's board.
    Partial(At),
    /// The session is over; what happened in so many turns before.
    Over(At, u8),
    /// A board somebody asked for.
    Board {
        /// Which session, after which entry.
        at: At,
        /// Who asked: sees his own side.
        reader: AccountId,
        /// In sentences instead of a picture.
        prose: bool,
    },
    /// What is legal now.
    Moves(At, AccountId),
    /// The record of a session, as plain text.
    Record(At, AccountId),
    /// Whether the dice of a session can be dealt again.
    Verified(At, AccountId),
    /// A record was brought in as a session of its own.
    Imported(At, AccountId),
    /// Something about no session.
    Talk(Talk, AccountId),
    /// What was refused last, and the rule behind it.
    Why(Refusal, Option<At>, AccountId),
    /// The position editor, its slots left out.
    Edited(Editor, Shown, AccountId),
    /// Something was refused.
    Refused(Refusal, Option<At>, AccountId),
}

/// A session after one of its entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub SessionId, pub u32);

/// Answers that need no session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// The list of games.
    Games,
    /// The list of games, and what is being played here: the first sessions, each with whoever is on turn, and how many more.
    GamesHere(Vec<(SessionId, Option<Seat>)>, u32),
    /// How the person who asks reads boards: in sentences, or drawn.
    Me(bool),
    /// A question was answered with no.
    QuestionDeclined,
    /// Rules of the game with this id; in full, or the short form.
    Rules(String, bool),
    /// The words of the mancala games, or the one typed.
    Glossary(Option<String>),
    /// All commands, or the one with this id.
    Help(Option<String>),
    /// The settings of the room.
    Settings,
    /// The prefix is now this.
    PrefixSet(String),
    /// The room's language is now the one this is said in.
    LangSet,
    /// The room takes the place of another, and these games go on in it.
    MovedHere(Vec<SessionId>),
}

impl Say {
    /// The person it answers, if it answers one.
    #[must_use]
    pub fn reader(&self) -> Option<AccountId> {
        match self {
            Self::Board { reader, .. } => Some(*reader),
            Self::Moves(_, reader)
            | Self::Record(_, reader)
            | Self::Verified(_, reader)
            | Self::Imported(_, reader)
            | Self::Talk(_, reader)
            | Self::Why(.., reader)
            | Self::Edited(.., reader)
            | Self::Refused(.., reader) => Some(*reader),
            Self::Opened(_) | Self::Turn(..) | Self::Partial(_) | Self::Over(..) => None,
        }
    }

    /// The session whose turn goes on, if this shows no more than that.
    #[must_use]
    pub const fn partial_board_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at) => Some(at.0),
            _ => None,
        }
    }

    /// The session that has moved on with this. Where boards are shown in place, its partial turns from before are stale.
    #[must_use]
    pub const fn overtakes_boards_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at) | Self::Turn(at, _) | Self::Over(at, _) => Some(at.0),
            _ => None,
        }
    }

    /// Whether it tells that a game has begun, gone on or ended, which nobody asked about.
    #[must_use]
    pub const fn is_news(&self) -> bool {
        matches!(
            self,
            Self::Opened(_) | Self::Turn(..) | Self::Partial(_) | Self::Over(..)
        )
    }

    /// The session it is about.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.at().map(|at| at.0)
    }

    /// The sessions it lists: to choose from, or because they are being played.
    #[must_use]
    pub fn choices(&self) -> Vec<SessionId> {
        let ids: Vec<_> = match self {
            Self::Refused(Refusal::Which(sessions), ..)
            | Self::Why(Refusal::Which(sessions), ..) => sessions.clone(),
            Self::Talk(Talk::GamesHere(sessions, _), _) => {
                sessions.iter().map(|one| one.0).collect()
            }
            _ => Vec::new(),
        };
        ids.into_iter().take(MOST_CHOICES).collect()
    }

    /// The session it shows.
    #[must_use]
    pub fn at(&self) -> Option<At> {
        match self {
            Self::Opened(at) | Self::Turn(at, _) | Self::Partial(at) | Self::Over(at, _) => {
                Some(*at)
            }
            Self::Board { at, .. } => Some(*at),
            Self::Moves(at, _)
            | Self::Record(at, _)
            | Self::Verified(at, _)
            | Self::Imported(at, _) => Some(*at),
            Self::Refused(_, at, _) | Self::Why(_, at, _) => *at,
            Self::Talk(..) | Self::Edited(..) => None,
        }
    }
}
