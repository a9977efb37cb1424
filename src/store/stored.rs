//! What is read from the database, as plain data.

use super::batch::{DueTicket, NewSession, RoomSettings};
use crate::session::{AccountId, Identity, Platform, RoomId, RoomKey, SessionId};

/// A game that is not over, or a proposed one that can be accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenGameRow {
    /// The number of the session.
    pub session: SessionId,
    /// A room in which the game is shown. A game that is shown in several rooms has a row for each.
    pub room: RoomKey,
    /// The people at First and Second. For a proposed game, the first is the proposer and the second is empty.
    pub people: [Option<AccountId>; 2],
}

/// Something that is due, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueRow {
    /// The key of the row, and the event that set it. A change that carries out this row names both.
    pub ticket: DueTicket,
    /// When it is due (unix seconds).
    pub at: i64,
    /// What is to be done, as JSON of [`Due`](crate::session::Due).
    pub what: String,
}

/// A session that is not over, and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveSession {
    /// Its number.
    pub id: SessionId,
    /// The people at First and Second; `None` where no person sits.
    pub people: [Option<AccountId>; 2],
}

/// A room as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoom {
    /// Its number.
    pub id: RoomId,
    /// The settings that apply in the room. A thread has those of the channel above it.
    pub settings: RoomSettings,
    /// The language that the platform last reported for the room.
    pub locale: Option<String>,
    /// The sessions shown in the room that are not over, oldest first.
    pub live: Vec<LiveSession>,
    /// The latest of the sessions shown in the room, over or not.
    pub latest: Option<SessionId>,
}

/// A session as stored. Its log may have been read only in part: see [`Self::is_whole`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// What was stored when the session was opened.
    pub opened: NewSession,
    /// When it was opened (unix seconds).
    pub opened_at: i64,
    /// How the session ended, as stored text; `None` if it is not over.
    pub ended: Option<String>,
    /// How many entries the whole log has.
    pub length: u32,
    /// The latest snapshot within the entries that were asked for. The number says after which entry it was made. The text is JSON of
    /// [`SessionSnapshot`](crate::session::SessionSnapshot).
    pub snapshot: Option<(u32, String)>,
    /// The entries after the snapshot, each with its unix time. Without a snapshot, they begin with entry 1.
    pub entries: Vec<(String, i64)>,
}

impl StoredSession {
    /// Whether the entries reach the end of the log.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let before = self.snapshot.as_ref().map_or(0, |(n, _)| *n);
        before as usize + self.entries.len() >= self.length as usize
    }
}

/// A rated game that is over, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedGame {
    /// Its number.
    pub session: SessionId,
    /// The room in which the game was played. If the game was played in a thread, the channel above the thread.
    pub scope: i64,
    /// The kind of time.
    pub kind: String,
    /// Its number in the order in which games were counted; `None` if it was not counted.
    pub counted: Option<i64>,
}

/// A game of a person that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndedGameRow {
    /// The session.
    pub session: SessionId,
    /// When it ended (Unix seconds).
    pub at: i64,
    /// Whether the operator has annulled it.
    pub is_annulled: bool,
}

/// How many games of a person have ended in one way. There is one such row for each game (such as Tablut), seat and ending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResults {
    /// The name of the game at the beginning of the game string, without options and position.
    pub game: String,
    /// The seat, 1 or 2.
    pub seat: u8,
    /// How the games ended, as stored text.
    pub ending: String,
    /// How many games ended in this way.
    pub count: u32,
}

/// A link: the note that one account is to be joined to another one, or has been joined to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccountLink {
    /// Its number. Accounts are joined in the order of these numbers.
    pub n: i64,
    /// The account that ceases to exist.
    pub joined: AccountId,
    /// The account that gets the games of the joined account.
    pub account: AccountId,
    /// The number of the last rated result before the link; `None` if the two accounts are not joined yet.
    pub after_result: Option<i64>,
}

/// Which account had a seat of a counted game before two accounts were joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EarlierSeat {
    /// The game.
    pub session: SessionId,
    /// The seat, 1 or 2.
    pub seat: u8,
    /// The number of the link.
    pub link: i64,
    /// The account.
    pub account: AccountId,
}

/// A game that is not over, as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperatorGame {
    /// Its number.
    pub session: SessionId,
    /// The game string.
    pub game: String,
    /// The room: its platform, and its id on the platform.
    pub room: (Platform, String),
    /// The names of the people who play, separated by commas.
    pub players: String,
    /// When its last entry was written (unix seconds).
    pub changed_at: i64,
}

/// A person, as the operator sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperatorPerson {
    /// The account.
    pub account: AccountId,
    /// One of the account's identities.
    pub identity: Identity,
    /// Games that are not over.
    pub open_games: u32,
    /// Whether the operator has blocked the person.
    pub blocked: bool,
}

/// One thing that the operator has done: when (unix seconds), who, and what was typed.
pub type OperatorAct = (i64, String, String);
