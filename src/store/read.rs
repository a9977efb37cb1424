//! Reading sessions, messages, deliveries and events. Each is one statement: sqlx changes threads for every one.

use super::rows::number;
use super::{Delivery, NewSession, Store, StoreError, StoredSession};
use crate::session::{
    AccountId, Computer, EventKey, OutboxId, Platform, Player, RoomId, SessionId,
};
use sqlx::error::BoxDynError;
use sqlx::query::QueryAs;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, Sqlite};

/// The log as one JSON array, so that a session is one row: sqlx hands rows over one by one. An aggregate promises no
/// order, hence the numbers.
const SESSION: &str = "
    with base as (
        select n, state from snapshot where session = $1 and n <= $2 and $3 order by n desc limit 1)
    select room, game, rules_version, seed, promise, imported, opened_at, ended,
        (select account from seat where session = $1 and seat = 1) as first,
        (select account from seat where session = $1 and seat = 2) as second,
        (select strength from computer_seat where session = $1 and seat = 1) as first_computer,
        (select strength from computer_seat where session = $1 and seat = 2) as second_computer,
        (select coalesce(max(n), 0) from entry where session = $1) as length,
        (select n from base) as snapshot_n, (select state from base) as snapshot,
        (select json_group_array(json_array(n, at, text)) from entry
            where session = $1 and n > coalesce((select n from base), 0)
                and n <= min($2, coalesce((select n from base), 0) + $4)) as log
    from session where id = $1";

#[derive(FromRow)]
struct SessionRow {
    room: i64,
    game: String,
    rules_version: u32,
    seed: Vec<u8>,
    promise: u32,
    imported: Option<String>,
    opened_at: i64,
    ended: Option<String>,
    first: Option<i64>,
    second: Option<i64>,
    first_computer: Option<u8>,
    second_computer: Option<u8>,
    length: u32,
    snapshot_n: Option<u32>,
    snapshot: Option<String>,
    log: String,
}

impl SessionRow {
    fn into_session(self, id: SessionId) -> Result<StoredSession, BoxDynError> {
        let mut log: Vec<(u32, i64, String)> = serde_json::from_str(&self.log)?;
        log.sort_unstable_by_key(|(n, ..)| *n);
        let opened = NewSession {
            id,
            room: RoomId(self.room),
            game: self.game,
            rules_version: self.rules_version,
            seed: self.seed.as_slice().try_into()?,
            promise: self.promise,
            imported: self.imported,
            seats: [
                player(self.first, self.first_computer),
                player(self.second, self.second_computer),
            ],
        };
        let entries = log.into_iter().map(|(_, at, text)| (text, at)).collect();
        Ok(StoredSession {
            opened,
            opened_at: self.opened_at,
            ended: self.ended,
            length: self.length,
            snapshot: self.snapshot_n.zip(self.snapshot),
            entries,
        })
    }
}

/// Whoever holds a seat of which these are the rows.
fn player(account: Option<i64>, strength: Option<u8>) -> Option<Player> {
    let person = account.map(|account| Player::Person(AccountId(account)));
    person.or(strength.map(|strength| Player::Computer(Computer { strength })))
}

#[derive(FromRow)]
struct DeliveryRow {
    id: i64,
    room: i64,
    token: Vec<u8>,
    say: String,
    reply_to: Option<String>,
    dead: Option<String>,
}

impl DeliveryRow {
    /// With the cause why it could not be said, if so.
    fn into_delivery(self) -> Result<(Delivery, Option<String>), StoreError> {
        let delivery = Delivery {
            id: OutboxId(self.id),
            room: RoomId(self.room),
            token: self.token.as_slice().try_into().map_err(decode)?,
            say: self.say,
            reply_to: self.reply_to,
        };
        Ok((delivery, self.dead))
    }
}

/// A value in the database that only a foreign hand can have put there.
pub(super) fn decode(error: impl Into<BoxDynError>) -> StoreError {
    sqlx::Error::Decode(error.into()).into()
}

/// A query that makes a `T` of each row.
type Asking<'q, T> = QueryAs<'q, Sqlite, T, SqliteArguments>;

impl Store {
    /// The row, if there is one. Every read goes through this or [`Store::all`], so that a connection that fails is thrown away.
    pub(super) async fn one<T>(&self, query: Asking<'_, T>) -> Result<Option<T>, StoreError>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        let mut reader = self.reading().await?;
        let found = query.fetch_optional(reader.ready(&self.files).await?).await;
        reader.checked(found)
    }

    /// All rows.
    pub(super) async fn all<T>(&self, query: Asking<'_, T>) -> Result<Vec<T>, StoreError>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        let mut reader = self.reading().await?;
        let found = query.fetch_all(reader.ready(&self.files).await?).await;
        reader.checked(found)
    }

    /// A session with its whole log.
    pub async fn session(&self, id: SessionId) -> Result<Option<StoredSession>, StoreError> {
        self.read_session(id, u32::MAX, false, u32::MAX).await
    }

    /// The last snapshot of a session and the entries after it, but of these no more than `most`: to find out whether it is long.
    pub async fn session_at_most(
        &self,
        id: SessionId,
        most: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.read_session(id, u32::MAX, true, most).await
    }

    /// A session up to this entry: the last snapshot that is not later, and the entries after it.
    pub async fn session_up_to(
        &self,
        id: SessionId,
        entry: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.read_session(id, entry, true, u32::MAX).await
    }

    async fn read_session(
        &self,
        id: SessionId,
        entry: u32,
        with_snapshot: bool,
        most: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        let query = sqlx::query_as(SESSION).bind(id.0).bind(entry);
        let row: Option<SessionRow> = self.one(query.bind(with_snapshot).bind(most)).await?;
        row.map(|row| row.into_session(id).map_err(decode))
            .transpose()
    }

    /// The rooms a session is shown in.
    pub async fn session_rooms(&self, session: SessionId) -> Result<Vec<RoomId>, StoreError> {
        let sql = "select room from session_room where session = $1 order by room";
        let ids: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(session.0)).await?;
        Ok(ids.into_iter().map(|(id,)| RoomId(id)).collect())
    }

    /// The session that a message of ours shows, by the platform's message id.
    pub async fn shown_session(
        &self,
        room: RoomId,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        let sql = "select session from shown where room = $1 and message = $2";
        let query = sqlx::query_as(sql).bind(room.0).bind(message);
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.map(|(id,)| SessionId(id)))
    }

    /// The platform's id of the message of a session's latest turn in one of its rooms; answers do not count.
    pub async fn last_message(
        &self,
        session: SessionId,
        room: RoomId,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select last_message from session_room where session = $1 and room = $2";
        let query = sqlx::query_as(sql).bind(session.0).bind(room.0);
        let found: Option<(Option<String>,)> = self.one(query).await?;
        Ok(found.and_then(|(message,)| message))
    }

    /// The rooms of a platform in which games go on, by the platform's id, each with the platform's id of the message of the latest
    /// turn; a room with several games several times.
    pub async fn live_rooms(
        &self,
        platform: Platform,
    ) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let sql = "select room.platform_id, session_room.last_message from session_room
            join room on room.id = session_room.room where session_room.live = 1 and room.platform = $1";
        let query = sqlx::query_as(sql).bind(platform as u8);
        self.all(query).await
    }

    /// Whether an event was already stored: after a conflict, this tells a redelivery from a lost race.
    pub async fn seen(&self, event: &EventKey) -> Result<bool, StoreError> {
        let query = sqlx::query_as("select 1 from seen where key = $1").bind(number(*event));
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.is_some())
    }

    /// At most `limit` events of the last days, the latest first (within a day in no order).
    pub async fn recent_events(&self, limit: u32) -> Result<Vec<EventKey>, StoreError> {
        let sql = "select key from seen order by day desc limit $1";
        let keys: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(limit)).await?;
        let key = |(number,): (i64,)| EventKey(number.to_be_bytes());
        Ok(keys.into_iter().map(key).collect())
    }

    /// What this person was last refused in this room, as it was stored.
    pub async fn refused(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select said from refused where room = $1 and account = $2";
        let query = sqlx::query_as(sql).bind(room.0).bind(account.0);
        let found: Option<(String,)> = self.one(query).await?;
        Ok(found.map(|(said,)| said))
    }

    /// This person's position editor, as it was stored.
    pub async fn editor(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        let sql = "select state from editor where account = $1";
        let found: Option<(String,)> = self.one(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(found.map(|(state,)| state))
    }

    /// What is still to be said, in the order in which it was stored.
    pub async fn pending(&self) -> Result<Vec<Delivery>, StoreError> {
        let sql = "select * from outbox where dead is null order by id";
        let rows: Vec<DeliveryRow> = self.all(sqlx::query_as(sql)).await?;
        rows.into_iter()
            .map(|row| Ok(row.into_delivery()?.0))
            .collect()
    }

    /// What could not be said, each with the cause.
    pub async fn dead_letters(&self) -> Result<Vec<(Delivery, String)>, StoreError> {
        let sql = "select * from outbox where dead is not null order by id";
        let rows: Vec<DeliveryRow> = self.all(sqlx::query_as(sql)).await?;
        let letters = rows.into_iter().map(|row| {
            let (delivery, cause) = row.into_delivery()?;
            Ok((delivery, cause.unwrap_or_default()))
        });
        letters.collect()
    }

    /// The highest numbers of a session and of a delivery that waits or is dead; 0 if none.
    pub async fn highest_ids(&self) -> Result<(SessionId, OutboxId), StoreError> {
        let sql = "select (select coalesce(max(id), 0) from session),
            (select coalesce(max(id), 0) from outbox)";
        let found: Option<(i64, i64)> = self.one(sqlx::query_as(sql)).await?;
        let (session, outbox) = found.ok_or(sqlx::Error::RowNotFound)?;
        Ok((SessionId(session), OutboxId(outbox)))
    }
}
