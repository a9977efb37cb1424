//! The one place that talks to the database.
//!
//! [`Store`] is what the rest of the program knows: it names no kind of database. Behind it stands SQLite (`sqlite/`). Another kind
//! would be a folder beside that one, chosen by the address, and held to the same tests (`laws/`). What is stored as JSON has its form
//! here (`json/`).
//!
//! Nothing here decides anything about a game, nothing is cached, and nothing is logged but migrations and repairs: whoever asked gets
//! the error.

mod address;
mod batch;
mod claim;
#[cfg(test)]
mod contract_tests;
mod crash_point;
mod error;
mod host_status;
pub mod json;
mod sqlite;
mod stored;

pub use batch::{
    Acquaintance, Batch, Change, Consent, Delivery, NewEntry, NewSession, NewSnapshot,
    RoomSettings, Settled,
};
pub use claim::Claim;
pub use error::{Cause, CauseKind, CommitError, StoreError};
pub use host_status::HostStatus;
pub use stored::{LiveSession, OpenGame, StoredRoom, StoredSession};

use crate::session::{
    AccountId, EventKey, Identity, OutboxId, Platform, RoomId, RoomKey, SessionId,
};
use crash_point::crash_at;
use sqlite::Database;
use std::path::Path;

/// A database that is open. Everything is read and stored through this.
#[derive(Debug)]
pub struct Store {
    database: Database,
}

/// Opening, closing and writing.
impl Store {
    /// Opens the database at this address, makes it if it is missing, and brings its schema up to date.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let database = Database::open(&address::sqlite_path(address)?, true).await?;
        Ok(Self { database })
    }

    /// The same, but a database that is missing stays missing, and one that is up to date is not written to: a lock or a full disk
    /// that keeps the host from writing is no reason not to look.
    pub async fn open_existing(address: &str) -> Result<Self, StoreError> {
        let database = Database::open(&address::sqlite_path(address)?, false).await?;
        Ok(Self { database })
    }

    /// Logs a warning if the database at this address is empty or missing, but was not always. For a host, before it claims it.
    pub fn warn_if_emptied(address: &str) -> Result<(), StoreError> {
        sqlite::warn_if_emptied(&address::sqlite_path(address)?);
        Ok(())
    }

    /// Tries whether the database at this address can be written to, without writing anything to it or waiting for anybody. This
    /// process must not have it open. A database that is missing is no error.
    pub fn try_writing(address: &str) -> Result<(), StoreError> {
        sqlite::try_writing(&address::sqlite_path(address)?)
    }

    /// Closes it cleanly. Leaving this out loses nothing.
    pub async fn close(self) -> Result<(), StoreError> {
        self.database.close().await
    }

    /// Stores all of `batch` or nothing. Once this returns, a game or setting it changed survives a power cut, the rest a
    /// sudden end of the process. If the caller goes away while this waits, the batch is stored whole or not at all.
    ///
    /// # Errors
    /// `Conflict` if an event, an entry number or a session number is taken; `Unavailable` for all else. The store can be
    /// used on, and works again as soon as the cause is gone.
    pub async fn commit(&self, batch: &Batch) -> Result<(), CommitError> {
        crash_at("before-commit");
        self.database.commit(batch).await?;
        crash_at("after-commit");
        Ok(())
    }
}

/// Sessions, and the messages that show them.
impl Store {
    /// A session with its whole log.
    pub async fn session(&self, id: SessionId) -> Result<Option<StoredSession>, StoreError> {
        self.database.session(id).await
    }

    /// The last snapshot of a session and the entries after it, but of these no more than `most`: to find out whether it is long.
    pub async fn session_at_most(
        &self,
        id: SessionId,
        most: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.database.session_at_most(id, most).await
    }

    /// A session up to this entry: the last snapshot that is not later, and the entries after it.
    pub async fn session_up_to(
        &self,
        id: SessionId,
        entry: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.database.session_up_to(id, entry).await
    }

    /// The rooms a session is shown in.
    pub async fn session_rooms(&self, session: SessionId) -> Result<Vec<RoomId>, StoreError> {
        self.database.session_rooms(session).await
    }

    /// The session that a message of ours shows, by the platform's message id.
    pub async fn shown_session(
        &self,
        room: RoomId,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        self.database.shown_session(room, message).await
    }

    /// The platform's id of the message of a session's latest turn in one of its rooms; answers do not count.
    pub async fn last_message(
        &self,
        session: SessionId,
        room: RoomId,
    ) -> Result<Option<String>, StoreError> {
        self.database.last_message(session, room).await
    }

    /// The game of this person that ended last in this room, among the last ones begun there.
    pub async fn last_ended_session(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<SessionId>, StoreError> {
        self.database.last_ended_session(room, account).await
    }

    /// All games that are not over.
    pub async fn open_games(&self) -> Result<Vec<OpenGame>, StoreError> {
        self.database.open_games().await
    }

    /// The sessions that are not over and in which a computer player has a seat.
    pub async fn sessions_with_computers(&self) -> Result<Vec<SessionId>, StoreError> {
        self.database.sessions_with_computers().await
    }

    /// The highest numbers of a session and of a delivery that waits or is dead; 0 if none.
    pub async fn highest_ids(&self) -> Result<(SessionId, OutboxId), StoreError> {
        self.database.highest_ids().await
    }
}

/// Rooms, and the games in them.
impl Store {
    /// A room, made known if it is new.
    pub async fn room(&self, key: &RoomKey) -> Result<StoredRoom, StoreError> {
        self.database.room(key).await
    }

    /// How its platform names a room; none for a number never given.
    pub async fn room_key(&self, room: RoomId) -> Result<Option<RoomKey>, StoreError> {
        self.database.room_key(room).await
    }

    /// Remembers what its platform says a room speaks, for what is said there without being asked first, after a restart.
    pub async fn set_locale(&self, room: RoomId, locale: &str) -> Result<(), StoreError> {
        self.database.set_locale(room, locale).await
    }

    /// The sessions that go on in the room of this name or in one of its threads.
    pub async fn live_sessions_under(&self, key: &RoomKey) -> Result<Vec<SessionId>, StoreError> {
        self.database.live_sessions_under(key).await
    }

    /// The rooms of a platform in which games go on, by the platform's id, each with the platform's id of the message of the latest
    /// turn; a room with several games several times.
    pub async fn live_rooms(
        &self,
        platform: Platform,
    ) -> Result<Vec<(String, Option<String>)>, StoreError> {
        self.database.live_rooms(platform).await
    }
}

/// People: their accounts, what is kept of each, and how they stand to each other.
impl Store {
    /// The account of an identity; a new one if the identity is new. Its display name is kept up to date.
    pub async fn account(&self, identity: &Identity) -> Result<AccountId, StoreError> {
        self.database.account(identity).await
    }

    /// Every identity of an account.
    pub async fn identities(&self, account: AccountId) -> Result<Vec<Identity>, StoreError> {
        self.database.identities(account).await
    }

    /// Whether this person reads boards in sentences.
    pub async fn reads_prose(&self, account: AccountId) -> Result<bool, StoreError> {
        self.database.reads_prose(account).await
    }

    /// Keeps how this person reads boards. Not part of a batch, like a room's locale: storing it twice changes nothing.
    pub async fn set_reads_prose(&self, account: AccountId, prose: bool) -> Result<(), StoreError> {
        self.database.set_reads_prose(account, prose).await
    }

    /// What this person was last refused in this room, as JSON that [`json::read_last_refusal`] reads.
    pub async fn last_refusal(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<String>, StoreError> {
        self.database.last_refusal(room, account).await
    }

    /// This person's position editor, as JSON that [`json::read_editor`] reads.
    pub async fn editor(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        self.database.editor(account).await
    }

    /// How these two stand to each other, if one of them ever called the other.
    pub async fn acquaintance(
        &self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<Acquaintance>, StoreError> {
        self.database.acquaintance(a, b).await
    }

    /// Whom somebody called after this time who has not taken up the game, and when.
    pub async fn recent_calls(
        &self,
        caller: AccountId,
        since: i64,
    ) -> Result<Vec<(AccountId, i64)>, StoreError> {
        self.database.recent_calls(caller, since).await
    }
}

/// Inbound events that were dealt with, and what is to be said.
impl Store {
    /// Whether an event was already stored: after a conflict, this tells a redelivery from a lost race.
    pub async fn has_seen(&self, event: &EventKey) -> Result<bool, StoreError> {
        self.database.has_seen(event).await
    }

    /// At most `limit` events of the last days, the latest first (within a day in no order).
    pub async fn recent_events(&self, limit: u32) -> Result<Vec<EventKey>, StoreError> {
        self.database.recent_events(limit).await
    }

    /// What is still to be said, in the order in which it was stored.
    pub async fn pending(&self) -> Result<Vec<Delivery>, StoreError> {
        self.database.pending().await
    }

    /// What could not be said, each with the cause.
    pub async fn dead_letters(&self) -> Result<Vec<(Delivery, String)>, StoreError> {
        self.database.dead_letters().await
    }
}

/// The database itself: what the operator asks for, and what is done when it is deleted or replaced under the running program.
impl Store {
    /// What the operator knows it by: the path of its file.
    #[must_use]
    pub fn name(&self) -> String {
        self.database.name()
    }

    /// How many bytes it takes, if that can be seen.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        self.database.size()
    }

    /// What is wrong with it, one line a fault; none if it is whole. Reads all of it: a second or two for a hundred megabytes.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        self.database.faults().await
    }

    /// Writes a copy of the whole database, as it is at this moment, to a file that must not exist yet; its owner alone can
    /// read it. Play goes on meanwhile. If it fails there is no file.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        self.database.backup(path).await
    }

    /// Forgets events older than 14 days and the messages that show sessions ended more than 30 days ago. `now` is unix
    /// seconds. For once a day, not for every minute.
    pub async fn tidy(&self, now: i64) -> Result<(), StoreError> {
        self.database.tidy(now).await
    }

    /// Whether another database has been put in the place of the one that was opened.
    ///
    /// # Errors
    /// If there is none now.
    pub fn is_replaced(&self) -> Result<bool, StoreError> {
        self.database.is_replaced()
    }

    /// How often another database has taken the place of the one that was opened. What was learned from another generation means
    /// nothing now.
    #[must_use]
    pub fn generation(&self) -> u64 {
        self.database.generation()
    }

    /// Goes over to the database that is there now, if it is a whole one of ours. Nothing that was known of the former one holds
    /// any more. What waits in it to be said gets numbers after `floor`, so that news of older numbers cannot be mistaken
    /// for news of it.
    ///
    /// # Errors
    /// If that database cannot be used; then nothing can be stored, and this can be tried again.
    pub async fn switch_to_replacement(&self, floor: OutboxId) -> Result<(), StoreError> {
        self.database.switch_to_replacement(floor).await
    }

    /// Mends what can be mended where a part of the database was deleted; for now and then, while nothing is written.
    ///
    /// # Errors
    /// If that cannot be done, or the database itself is gone or replaced.
    pub async fn mend(&self) -> Result<(), StoreError> {
        self.database.mend().await
    }
}
