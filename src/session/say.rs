//! Messages as data ("says"): a say is stored in the outbox before it is sent, and `render` turns it into text.
//!
//! A say names a session and an entry and contains no text. The board that it shows is the one after that entry.

use super::{AccountId, Analysis, EditReply, Editor, Hint, Refusal, SessionId};
use lusoria_games::rules::Seat;

/// The most sessions that one message lists.
pub const MOST_CHOICES: usize = 10;

/// A message to a room, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    /// A session has begun. Notifies the player to move.
    Opened(At),
    /// A turn has ended: tells the last turns, as many as the number says, shows the board, and notifies the next player.
    Turn(At, u8),
    /// The turn goes on: shows the board after the moves so far.
    Partial(At),
    /// The session is over: tells the last turns, as many as the number says.
    Over(At, u8),
    /// The level at which the computer player of a session plays.
    Level(At),
    /// The board, because somebody asked for it.
    Board {
        /// The session and the entry.
        at: At,
        /// The person who asked; the board is turned to their side.
        reader: AccountId,
        /// Whether the board is told as sentences instead of shown as a picture.
        prose: bool,
    },
    /// A hint for whoever asked.
    Hint(At, Hint, AccountId),
    /// The analysis of a finished game.
    Analysis(At, Analysis, AccountId),
    /// The legal moves.
    Moves(At, AccountId),
    /// The record of a session, as plain text.
    Record(At, AccountId),
    /// Whether the dice of a session follow from its seed.
    Verified(At, AccountId),
    /// A record was imported as a session.
    Imported(At, AccountId),
    /// An answer that is not about a session.
    Talk(Talk, AccountId),
    /// The last refusal once more, and the rule behind it.
    Why(Refusal, Option<At>, AccountId),
    /// The position editor, without its saved positions.
    Edited(Editor, EditReply, AccountId),
    /// Why something was refused.
    Refused(Refusal, Option<At>, AccountId),
}

/// A session, as it stood after the entry with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub SessionId, pub u32);

/// Answers that are not about one session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// The list of games.
    Games,
    /// The list of games, and the first of the sessions in this room, each with the seat to move. The number says how many more
    /// sessions there are.
    GamesHere(Vec<(SessionId, Option<Seat>)>, u32),
    /// Whether this person reads boards as sentences (true) or as pictures.
    Me(bool),
    /// A question was answered with no.
    QuestionDeclined,
    /// The rules of the game with this id; the full text (true) or the short one.
    Rules(String, bool),
    /// The glossary of the mancala games, or the explanation of one word.
    Glossary(Option<String>),
    /// All commands, or the command or game that was asked about.
    Help(Option<String>),
    /// The settings of the room.
    Settings,
    /// The prefix of the room is now this one.
    PrefixSet(String),
    /// The language of the room was changed. The message is in the new language.
    LangSet,
    /// This room replaces another one, and these games go on here.
    MovedHere(Vec<SessionId>),
}

impl Say {
    /// The person who is answered, if this is an answer.
    #[must_use]
    pub fn reader(&self) -> Option<AccountId> {
        match self {
            Self::Board { reader, .. } => Some(*reader),
            Self::Hint(.., reader)
            | Self::Analysis(.., reader)
            | Self::Moves(_, reader)
            | Self::Record(_, reader)
            | Self::Verified(_, reader)
            | Self::Imported(_, reader)
            | Self::Talk(_, reader)
            | Self::Why(.., reader)
            | Self::Edited(.., reader)
            | Self::Refused(.., reader) => Some(*reader),
            Self::Opened(_)
            | Self::Turn(..)
            | Self::Partial(_)
            | Self::Over(..)
            | Self::Level(_) => None,
        }
    }

    /// The session whose partial board this say shows, if it shows one.
    #[must_use]
    pub const fn partial_board_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at) => Some(at.0),
            _ => None,
        }
    }

    /// The session whose earlier partial boards this say overtakes.
    #[must_use]
    pub const fn overtakes_boards_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at) | Self::Turn(at, _) | Self::Over(at, _) => Some(at.0),
            _ => None,
        }
    }

    /// Whether this tells what happened in a game, and so is not an answer to anybody.
    #[must_use]
    pub const fn is_news(&self) -> bool {
        matches!(
            self,
            Self::Opened(_) | Self::Turn(..) | Self::Partial(_) | Self::Over(..)
        )
    }

    /// The session that this is about.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.at().map(|at| at.0)
    }

    /// The sessions that it lists, to choose from or because they are being played.
    #[must_use]
    pub fn choices(&self) -> Vec<SessionId> {
        let ids: Vec<_> = match self {
            Self::Refused(Refusal::Which { sessions, .. }, ..)
            | Self::Why(Refusal::Which { sessions, .. }, ..) => sessions.clone(),
            Self::Talk(Talk::GamesHere(sessions, _), _) => {
                sessions.iter().map(|one| one.0).collect()
            }
            _ => Vec::new(),
        };
        ids.into_iter().take(MOST_CHOICES).collect()
    }

    /// The session and entry that it shows.
    #[must_use]
    pub fn at(&self) -> Option<At> {
        match self {
            Self::Opened(at)
            | Self::Turn(at, _)
            | Self::Partial(at)
            | Self::Over(at, _)
            | Self::Level(at) => Some(*at),
            Self::Board { at, .. } => Some(*at),
            Self::Hint(at, ..)
            | Self::Analysis(at, ..)
            | Self::Moves(at, _)
            | Self::Record(at, _)
            | Self::Verified(at, _)
            | Self::Imported(at, _) => Some(*at),
            Self::Refused(_, at, _) | Self::Why(_, at, _) => *at,
            Self::Talk(..) | Self::Edited(..) => None,
        }
    }
}
