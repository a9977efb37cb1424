//! Reading sessions, messages, deliveries and events. Each is one statement: sqlx changes threads for every one.

use super::rows::number;
use super::{Delivery, NewSession, Store, StoreError, StoredSession};
use crate::host::{AccountId, EventKey, OutboxId, RoomId, SessionId};
use sqlx::FromRow;
use sqlx::error::BoxDynError;

/// The log as one JSON array, so that a session is one row: sqlx hands rows over one by one. An aggregate promises no
/// order, hence the numbers.
const SESSION: &str = "
    select room, game, rules_version, seed, promise, imported, opened_at, ended,
        (select account from seat where session = $1 and seat = 1) as first,
        (select account from seat where session = $1 and seat = 2) as second,
        (select json_group_array(json_array(n, at, text)) from entry where session = $1) as log
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
            seats: [self.first.map(AccountId), self.second.map(AccountId)],
        };
        let entries = log.into_iter().map(|(_, at, text)| (text, at)).collect();
        Ok(StoredSession {
            opened,
            opened_at: self.opened_at,
            ended: self.ended,
            entries,
        })
    }
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
    StoreError::Database(sqlx::Error::Decode(error.into()))
}

impl Store {
    /// A session with its whole log.
    pub async fn session(&self, id: SessionId) -> Result<Option<StoredSession>, StoreError> {
        let row: Option<SessionRow> = sqlx::query_as(SESSION)
            .bind(id.0)
            .fetch_optional(&mut *self.reader().await)
            .await?;
        row.map(|row| row.into_session(id).map_err(decode))
            .transpose()
    }

    /// The rooms a session is shown in.
    pub async fn session_rooms(&self, session: SessionId) -> Result<Vec<RoomId>, StoreError> {
        let sql = "select room from session_room where session = $1 order by room";
        let ids = sqlx::query_scalar(sql)
            .bind(session.0)
            .fetch_all(&mut *self.reader().await)
            .await?;
        Ok(ids.into_iter().map(RoomId).collect())
    }

    /// The session that a message of ours shows, by the platform's message id.
    pub async fn shown_session(
        &self,
        room: RoomId,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        let sql = "select session from shown where room = $1 and message = $2";
        let query = sqlx::query_scalar(sql).bind(room.0).bind(message);
        Ok(query
            .fetch_optional(&mut *self.reader().await)
            .await?
            .map(SessionId))
    }

    /// The platform's id of the message of a session's latest turn in one of its rooms; answers do not count.
    pub async fn last_message(
        &self,
        session: SessionId,
        room: RoomId,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select last_message from session_room where session = $1 and room = $2";
        let query = sqlx::query_scalar(sql).bind(session.0).bind(room.0);
        let found: Option<Option<String>> = query.fetch_optional(&mut *self.reader().await).await?;
        Ok(found.flatten())
    }

    /// Whether an event was already stored: after a conflict, this tells a redelivery from a lost race.
    pub async fn seen(&self, event: &EventKey) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar("select 1 from seen where key = $1").bind(number(*event));
        let found: Option<i64> = query.fetch_optional(&mut *self.reader().await).await?;
        Ok(found.is_some())
    }

    /// At most `limit` events of the last days, the latest first (within a day in no order).
    pub async fn recent_events(&self, limit: u32) -> Result<Vec<EventKey>, StoreError> {
        let sql = "select key from seen order by day desc limit $1";
        let keys: Vec<i64> = sqlx::query_scalar(sql)
            .bind(limit)
            .fetch_all(&mut *self.reader().await)
            .await?;
        let key = |number: i64| EventKey(number.to_be_bytes());
        Ok(keys.into_iter().map(key).collect())
    }

    /// What this person was last refused in this room, as it was stored.
    pub async fn refused(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select said from refused where room = $1 and account = $2";
        let query = sqlx::query_scalar(sql).bind(room.0).bind(account.0);
        Ok(query.fetch_optional(&mut *self.reader().await).await?)
    }

    /// This person's position editor, as it was stored.
    pub async fn editor(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        let sql = "select state from editor where account = $1";
        let query = sqlx::query_scalar(sql).bind(account.0);
        Ok(query.fetch_optional(&mut *self.reader().await).await?)
    }

    /// What is still to be said, in the order in which it was stored.
    pub async fn pending(&self) -> Result<Vec<Delivery>, StoreError> {
        let sql = "select * from outbox where dead is null order by id";
        let rows: Vec<DeliveryRow> = sqlx::query_as(sql)
            .fetch_all(&mut *self.reader().await)
            .await?;
        rows.into_iter()
            .map(|row| Ok(row.into_delivery()?.0))
            .collect()
    }

    /// What could not be said, each with the cause.
    pub async fn dead_letters(&self) -> Result<Vec<(Delivery, String)>, StoreError> {
        let sql = "select * from outbox where dead is not null order by id";
        let rows: Vec<DeliveryRow> = sqlx::query_as(sql)
            .fetch_all(&mut *self.reader().await)
            .await?;
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
        let (session, outbox) = sqlx::query_as(sql)
            .fetch_one(&mut *self.reader().await)
            .await?;
        Ok((SessionId(session), OutboxId(outbox)))
    }
}
