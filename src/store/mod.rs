//! The only module that talks to the database.
//!
//! The rest of the program knows the database only through [`Store`], whose interface does not depend on the kind of database. The
//! database is SQLite (`sqlite/`). Another kind would be a folder next to `sqlite/`, chosen by the address, and would have to pass the
//! same tests (`contract_tests/`). The types for what is stored as JSON are in `json/`.
//!
//! Nothing here decides anything about a game. No stored data is cached. Only migrations, repairs and warnings about the files of the
//! database are logged; other errors go to the caller.

mod address;
mod batch;
#[cfg(test)]
mod contract_tests;
mod crash_point;
mod due;
mod error;
mod host_claim;
mod host_status;
pub(crate) mod json;
mod links;
mod operator;
mod people;
mod people_change;
mod proposals;
mod ratings;
mod sqlite;
mod stored;
mod tournaments;

pub use batch::{
    Acquaintance, Batch, Change, ChangedPlan, ChangedProposal, ChangedTournament, Consent,
    Delivery, DeliveryReport, DueChange, DueTicket, NewEntry, NewSession, NewSnapshot, RatingRow,
    RoomSettings,
};
pub use error::{CauseKind, CommitError, FailureCause, StoreError};
pub use host_claim::HostClaim;
pub use host_status::HostStatus;
pub use people_change::{Blocks, PeopleChange, PlatformId};
pub use stored::{
    AccountLink, CountedGame, DueRow, EarlierSeat, EndedGameRow, GameResults, LiveSession,
    OpenGameRow, OperatorAct, OperatorGame, OperatorPerson, StoredRoom, StoredSession,
};

use crate::session::{AccountId, EventKey, OutboxId, Platform, RoomId, RoomKey, SessionId};
use crash_point::crash_at;
use sqlite::Database;
use std::path::Path;

/// An open database. Everything is read and stored through this type.
#[derive(Debug)]
pub struct Store {
    database: Database,
}

/// Opening, closing and writing.
impl Store {
    /// Opens the database at this address. Creates it if it is missing, and migrates its schema.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let database = Database::open(&address::sqlite_path(address)?, true).await?;
        Ok(Self { database })
    }

    /// Opens the database at this address. Unlike [`Store::open`], this does not create a missing database. A database with the current
    /// schema is not written to, so it can be opened even while a lock or a full disk keeps the host from writing.
    pub async fn open_existing(address: &str) -> Result<Self, StoreError> {
        let database = Database::open(&address::sqlite_path(address)?, false).await?;
        Ok(Self { database })
    }

    /// Logs a warning if the database at this address is empty or missing, but other files show that it once had data. A host calls
    /// this before it claims the database.
    pub fn warn_if_emptied(address: &str) -> Result<(), StoreError> {
        sqlite::warn_if_emptied(&address::sqlite_path(address)?);
        Ok(())
    }

    /// Renames the write-ahead log of a database that was emptied or deleted, because SQLite would delete the log. A host calls this when
    /// it has claimed the database and before it opens it.
    pub fn set_orphaned_log_aside(address: &str) -> Result<(), StoreError> {
        sqlite::set_orphaned_log_aside(&address::sqlite_path(address)?)
    }

    /// Tests whether the database at this address can be written to, without changing it and without waiting for other processes. The
    /// calling process must not have that database open. A missing database is no error.
    pub fn try_writing(address: &str) -> Result<(), StoreError> {
        sqlite::try_writing(&address::sqlite_path(address)?)
    }

    /// Tests whether a statement that writes can be executed, without changing anything. Waits for other processes as long as a
    /// host would.
    pub async fn try_changing_nothing(&self) -> Result<(), StoreError> {
        self.database.try_changing_nothing().await
    }

    /// Closes the database cleanly. Nothing is lost if this is not called.
    pub async fn close(self) -> Result<(), StoreError> {
        self.database.close().await
    }

    /// Stores all of `batch` or nothing, even if the future is dropped. Once this returns, a change of a game or of a room's settings
    /// survives a power cut. Other changes, such as a refusal or a person's own setting, survive at least the sudden end of the process.
    ///
    /// # Errors
    /// `Conflict` if the number of an event, an entry or a session is taken, or if what the batch carries out is not due any more.
    /// `Unavailable` for every other fault. The store can be used after an error, and works again as soon as the fault is repaired. If
    /// [`CommitError::is_unconfirmed`] is true for the error, the batch may turn out to be stored after a restart. To prevent that, store
    /// something else soon: [`Self::note_host`] is enough.
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

    /// The last snapshot of a session and the entries after it, but at most `most` of these entries. If there are more,
    /// [`StoredSession::is_whole`] is false.
    pub async fn session_at_most(
        &self,
        id: SessionId,
        most: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.database.session_at_most(id, most).await
    }

    /// A session up to this entry: the last snapshot that was made at this entry or before, and the entries after the snapshot.
    pub async fn session_up_to(
        &self,
        id: SessionId,
        entry: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.database.session_up_to(id, entry).await
    }

    /// The rooms that show a session.
    pub async fn session_rooms(&self, session: SessionId) -> Result<Vec<RoomId>, StoreError> {
        self.database.session_rooms(session).await
    }

    /// The room to which a session belongs; `None` if there is no such session.
    pub async fn room_of_session(&self, session: SessionId) -> Result<Option<RoomKey>, StoreError> {
        self.database.room_of_session(session).await
    }

    /// The session that a message of the bot shows. `message` is the platform's id of that message.
    pub async fn shown_session(
        &self,
        room: RoomId,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        self.database.shown_session(room, message).await
    }

    /// The platform's id of the message that shows a session's latest turn in this room. Messages that answer a question are left out.
    pub async fn last_message(
        &self,
        session: SessionId,
        room: RoomId,
    ) -> Result<Option<String>, StoreError> {
        self.database.last_message(session, room).await
    }

    /// At most `most` games of this person in this room that are over. The game that ended last comes first. Only the newest 200 games of
    /// the room are searched.
    pub async fn last_ended_sessions(
        &self,
        room: RoomId,
        account: AccountId,
        most: u32,
    ) -> Result<Vec<SessionId>, StoreError> {
        let read = self.database.last_ended_sessions(room, account, most);
        read.await
    }

    /// The sessions of this person that are not over, in all rooms.
    pub async fn open_games_of(&self, account: AccountId) -> Result<Vec<SessionId>, StoreError> {
        self.database.open_games_of(account).await
    }

    /// The sessions of this person that are over, the latest first. Leaves out the first `skipped`, and returns at most `most`. If
    /// `other` is given, only sessions with that person are included. The returned number says how many such sessions there are in all;
    /// it is 0 if no session is returned.
    pub async fn ended_games_of(
        &self,
        account: AccountId,
        other: Option<AccountId>,
        skipped: u32,
        most: u32,
    ) -> Result<(Vec<EndedGameRow>, u32), StoreError> {
        self.database
            .ended_games_of(account, other, skipped, most)
            .await
    }

    /// All games that are not over, and all proposals that can be accepted.
    pub async fn open_games(&self) -> Result<Vec<OpenGameRow>, StoreError> {
        self.database.open_games().await
    }

    /// The unfinished sessions in which a computer player has a seat.
    pub async fn sessions_with_computers(&self) -> Result<Vec<SessionId>, StoreError> {
        self.database.sessions_with_computers().await
    }

    /// The highest number that a session or a proposal has, and the highest number of a message in the outbox; 0 if there is none. A
    /// proposal reserves the number of its session. Messages that can never be sent are included.
    pub async fn highest_ids(&self) -> Result<(SessionId, OutboxId), StoreError> {
        self.database.highest_ids().await
    }
}

/// Rooms, and the games in them.
impl Store {
    /// The room with this key. If the room is not stored yet, it is stored first. If it is a thread that is stored with another channel
    /// than `key.parent`, the stored channel is first replaced by `key.parent`.
    pub async fn room(&self, key: &RoomKey) -> Result<StoredRoom, StoreError> {
        self.database.room(key).await
    }

    /// The platform's id of a room; `None` if no room has this number.
    pub async fn room_key(&self, room: RoomId) -> Result<Option<RoomKey>, StoreError> {
        self.database.room_key(room).await
    }

    /// Stores the language that the platform reports for a room. After a restart it is needed for messages that nobody has asked for,
    /// such as a reminder.
    pub async fn set_locale(&self, room: RoomId, locale: &str) -> Result<(), StoreError> {
        self.database.set_locale(room, locale).await
    }

    /// The games that are not over and are shown in several rooms. A game occurs once for each of its rooms.
    pub async fn sessions_in_several_rooms(&self) -> Result<Vec<(SessionId, RoomId)>, StoreError> {
        self.database.sessions_in_several_rooms().await
    }

    /// The unfinished sessions in the room with this key and in its threads.
    pub async fn live_sessions_under(&self, key: &RoomKey) -> Result<Vec<LiveSession>, StoreError> {
        self.database.live_sessions_under(key).await
    }

    /// The rooms of a platform that have unfinished games or tournaments, each with the id of a message if there is one. Both ids are the
    /// platform's.
    ///
    /// - A room occurs once for each unfinished game. The message shows the latest turn of that game.
    /// - A room also occurs once for each unfinished tournament. The message is the latest one that shows a turn of any game in the room.
    pub async fn live_rooms(
        &self,
        platform: Platform,
    ) -> Result<Vec<(String, Option<String>)>, StoreError> {
        self.database.live_rooms(platform).await
    }
}

/// Inbound events that are stored, and messages to send.
impl Store {
    /// Whether an event is already stored. If it is, a conflict means that the event was delivered twice. If it is not, another writer
    /// was faster.
    pub async fn has_seen(&self, event: &EventKey) -> Result<bool, StoreError> {
        self.database.has_seen(event).await
    }

    /// The time (Unix seconds) that decides how the key of an event is made. If the event's id is a
    /// [`TimedId`](crate::session::TimedId) that was given at this time or later, the id is the key. Otherwise the key is a hash. 0 if
    /// no time is stored.
    pub async fn events_numbered_since(&self) -> Result<i64, StoreError> {
        self.database.events_numbered_since().await
    }

    /// At most `limit` events of the last days, the latest first (within a day in no particular order).
    pub async fn recent_events(&self, limit: u32) -> Result<Vec<EventKey>, StoreError> {
        self.database.recent_events(limit).await
    }

    /// The messages that are still to be sent, in the order in which they were stored.
    pub async fn pending(&self) -> Result<Vec<Delivery>, StoreError> {
        self.database.pending().await
    }

    /// The messages that could not be sent, each with the cause.
    pub async fn dead_letters(&self) -> Result<Vec<(Delivery, String)>, StoreError> {
        self.database.dead_letters().await
    }
}

/// When the host was running, and who was on vacation.
impl Store {
    /// The last time at which the host is known to have been running. Usually this is the time that [`Store::note_host`] noted last. If
    /// the latest entry of the open games was made within two minutes after the noted time, the time of that entry is returned instead.
    /// `None` if no time was noted yet.
    pub async fn host_alive(&self) -> Result<Option<i64>, StoreError> {
        self.database.host_alive().await
    }

    /// The times in which the host was away, each with its beginning and its end.
    pub async fn host_pauses(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        self.database.host_pauses().await
    }

    /// The vacations whose end is later than this time, each with the person, its beginning and its end.
    pub async fn vacations(&self, after: i64) -> Result<Vec<(AccountId, i64, i64)>, StoreError> {
        self.database.vacations(after).await
    }

    /// Notes that the host runs at the time `now`. If there was a pause before that time, notes the pause, too. No batch is needed,
    /// because noting the same twice does no harm. If `durable`, this waits for the fsync. After a durable note has succeeded, a batch
    /// that was refused earlier cannot turn out to be stored after a restart.
    pub async fn note_host(
        &self,
        now: i64,
        pause: Option<(i64, i64)>,
        durable: bool,
    ) -> Result<(), StoreError> {
        if let Some(pause) = pause {
            self.database.note_host_pause(pause).await?;
        }
        self.database.note_host(now, durable).await
    }
}

/// The database itself: what the operator asks for, and what is done when it is deleted or replaced while the program runs.
impl Store {
    /// The name by which the operator knows the database: the path of its file.
    #[must_use]
    pub fn name(&self) -> String {
        self.database.name()
    }

    /// The size of the database in bytes, if it can be read.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        self.database.size()
    }

    /// The faults of the database, one line each; none if it is intact. This reads the whole database: a second or two for a hundred
    /// megabytes.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        self.database.faults().await
    }

    /// Writes a copy of the whole database, as it is at this moment. The file must not exist yet, and only its owner can read it. Play
    /// goes on meanwhile. If copying fails, no file is left.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        self.database.backup(path).await
    }

    /// Deletes the keys of events older than 14 days. Also deletes the ids of messages whose session ended more than 30 days ago. `now`
    /// is the time in unix seconds. The service calls this once a day.
    pub async fn delete_old_rows(&self, now: i64) -> Result<(), StoreError> {
        self.database.delete_old_rows(now).await
    }

    /// Whether another database has been put in the place of the open one.
    ///
    /// # Errors
    /// If there is no database now, or the open one was emptied.
    pub fn is_replaced(&self) -> Result<bool, StoreError> {
        self.database.is_replaced()
    }

    /// How often another database has taken the place of the open one. What was read in an earlier generation is no longer valid.
    #[must_use]
    pub fn generation(&self) -> u64 {
        self.database.generation()
    }

    /// Switches to the database that is at this address now, if it is intact and one of Lusoria's. Nothing that was read from the former
    /// database is valid any more. The messages that wait in the new database get numbers above `floor`. No message of the former
    /// database has such a number. So a late report about a message of the former database is not taken for a report about a message of
    /// the new database.
    ///
    /// # Errors
    /// If that database cannot be used. Until it can be, nothing is stored, and this function may be called again.
    pub async fn switch_to_replacement(&self, floor: OutboxId) -> Result<(), StoreError> {
        self.database.switch_to_replacement(floor).await
    }

    /// Repairs the database if one of the files beside it was deleted or replaced. The host calls this from time to time, while nothing
    /// is being written.
    ///
    /// # Errors
    /// If the database cannot be repaired, or is itself gone, emptied or replaced.
    pub async fn mend(&self) -> Result<(), StoreError> {
        self.database.mend().await
    }
}
