//! Reads and stores rooms. A room is read when the service does not have it in memory. It is stored when it is first met, or when it has
//! got another parent room.
//!
//! Storing a new room needs no fsync: the next durable write about this room takes the row to the disk as well.

use super::database::Database;
use super::errors::{decode_error, store_error};
use crate::session::{AccountId, Platform, RoomId, RoomKey, SessionId};
use crate::store::batch::RoomSettings;
use crate::store::error::StoreError;
use crate::store::stored::{LiveSession, StoredRoom};
use sqlx::FromRow;

/// A room, the settings that apply in it, and its games. A thread has the settings of the room above it.
const ROOM: &str = "
    select room.id, room.parent, room.locale,
        iif(above.id is null, room.lang, above.lang) as lang, iif(above.id is null, room.prefix, above.prefix) as prefix,
        (select json_group_object(one.name, one.value)
            from room_setting as one where one.room = coalesce(above.id, room.id)) as settings,
        (select json_group_array(json_array(s.session, seat.seat, seat.account))
            from session_room as s left join seat on seat.session = s.session
            where s.room = room.id and s.live = 1) as live,
        (select max(session) from session_room as s where s.room = room.id) as latest
    from room
    left join room as above
        on above.platform = room.platform and above.platform_id = room.parent
    where room.platform = $1 and room.platform_id = $2";

impl Database {
    /// The room with this key. If the room is not stored yet, or is a thread that is stored under another channel, it is stored first.
    pub(crate) async fn room(&self, key: &RoomKey) -> Result<StoredRoom, StoreError> {
        if let Some((room, parent)) = self.find_room(key).await?
            && parent == key.parent
        {
            return Ok(room);
        }
        let sql = "insert into room (platform, platform_id, parent) values ($1, $2, $3)
            on conflict (platform, platform_id) do update set parent = excluded.parent";
        let room = sqlx::query(sql)
            .bind(key.platform as u8)
            .bind(&key.id)
            .bind(&key.parent);
        self.write_quickly(room).await?;
        let found = self.find_room(key).await?;
        let found = found.ok_or(sqlx::Error::RowNotFound);
        Ok(found.map_err(store_error)?.0)
    }

    /// The room with the settings that apply in it, and the platform's id of its parent; `None` if the room is not stored.
    async fn find_room(
        &self,
        key: &RoomKey,
    ) -> Result<Option<(StoredRoom, Option<String>)>, StoreError> {
        let query = sqlx::query_as(ROOM).bind(key.platform as u8).bind(&key.id);
        let row: Option<RoomRow> = self.one(query).await?;
        row.map(RoomRow::into_room).transpose()
    }

    /// Stores the language that the platform reports for a room. After a restart it is needed for messages that nobody has asked
    /// for, such as a reminder.
    pub(crate) async fn set_locale(&self, room: RoomId, locale: &str) -> Result<(), StoreError> {
        let query = sqlx::query("update room set locale = $2 where id = $1")
            .bind(room.0)
            .bind(locale);
        self.write_quickly(query).await
    }

    /// The sessions that are not over and are shown in this room or in one of its threads.
    pub(crate) async fn live_sessions_under(
        &self,
        key: &RoomKey,
    ) -> Result<Vec<LiveSession>, StoreError> {
        let sql = "select distinct s.session, seat.seat, seat.account
            from room join session_room as s on s.room = room.id and s.live = 1
            left join seat on seat.session = s.session
            where room.platform = $1 and (room.platform_id = $2 or room.parent = $2)";
        let query = sqlx::query_as(sql).bind(key.platform as u8).bind(&key.id);
        Ok(live_sessions(self.all(query).await?))
    }

    /// The key of a room; `None` if no room has this number.
    pub(crate) async fn room_key(&self, room: RoomId) -> Result<Option<RoomKey>, StoreError> {
        let sql = "select platform, platform_id, parent from room where id = $1";
        self.read_room_key(sql, room.0).await
    }

    /// The room to which a session belongs; `None` if there is no such session.
    pub(crate) async fn room_of_session(
        &self,
        session: SessionId,
    ) -> Result<Option<RoomKey>, StoreError> {
        let sql = "select platform, platform_id, parent from room
            where id = (select room from session where session.id = $1)";
        self.read_room_key(sql, session.0).await
    }

    async fn read_room_key(
        &self,
        sql: &'static str,
        id: i64,
    ) -> Result<Option<RoomKey>, StoreError> {
        let query = sqlx::query_as(sql).bind(id);
        let row: Option<(i64, String, Option<String>)> = self.one(query).await?;
        row.map(|(number, id, parent)| {
            Ok(RoomKey {
                platform: platform_numbered(number)?,
                id,
                parent,
            })
        })
        .transpose()
    }
}

#[derive(FromRow)]
struct RoomRow {
    id: i64,
    lang: Option<String>,
    prefix: Option<String>,
    settings: String,
    locale: Option<String>,
    parent: Option<String>,
    live: String,
    latest: Option<i64>,
}

impl RoomRow {
    fn into_room(self) -> Result<(StoredRoom, Option<String>), StoreError> {
        let seats: Vec<(i64, Option<u8>, Option<i64>)> =
            serde_json::from_str(&self.live).map_err(decode_error)?;
        let settings = serde_json::from_str(&self.settings).map_err(decode_error)?;
        let room = StoredRoom {
            id: RoomId(self.id),
            settings: RoomSettings {
                lang: self.lang,
                prefix: self.prefix,
                others: settings,
            },
            locale: self.locale,
            live: live_sessions(seats),
            latest: self.latest.map(SessionId),
        };
        Ok((room, self.parent))
    }
}

/// The platform with this number.
pub(super) fn platform_numbered(number: i64) -> Result<Platform, StoreError> {
    [Platform::Console, Platform::Discord, Platform::Matrix]
        .into_iter()
        .find(|platform| *platform as i64 == number)
        .ok_or_else(|| decode_error(format!("no platform has the number {number}")))
}

/// The sessions that have these seats, oldest first. Each seat is given as its session, its number (1 or 2) and its account. If no person
/// has a seat in a session, `seats` has one row with only the session.
fn live_sessions(mut seats: Vec<(i64, Option<u8>, Option<i64>)>) -> Vec<LiveSession> {
    seats.sort_unstable();
    let mut live: Vec<LiveSession> = Vec::new();
    for (id, seat, account) in seats {
        let id = SessionId(id);
        if live.last().is_none_or(|last| last.id != id) {
            let people = [None; 2];
            live.push(LiveSession { id, people });
        }
        if let (Some(last), Some(seat)) = (live.last_mut(), seat) {
            last.people[usize::from(seat) - 1] = account.map(AccountId);
        }
    }
    live
}
