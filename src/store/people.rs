//! Accounts and rooms: looked up at every message, and made known the first time they are met.
//!
//! Making one known needs no fsync: whatever is later stored about it takes it to the disk as well.

use super::read::decode;
use super::{RoomSettings, Store, StoreError, StoredRoom};
use crate::host::{AccountId, Identity, Platform, RoomId, RoomKey, SessionId};
use sqlx::{Connection, FromRow, SqliteConnection};

impl Store {
    /// The account of an identity; a new one if the identity is new. Its display name is kept up to date.
    pub async fn account(&self, identity: &Identity) -> Result<AccountId, StoreError> {
        if let Some((account, name)) = find_account(&mut *self.reader().await, identity).await?
            && name == identity.name
        {
            return Ok(account);
        }
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.quick.begin_with("begin immediate").await?;
        let account = match find_account(&mut transaction, identity).await? {
            Some((account, _)) => account,
            None => new_account(&mut transaction).await?,
        };
        put_identity(&mut transaction, identity, account).await?;
        transaction.commit().await?;
        Ok(account)
    }

    /// Every identity of an account.
    pub async fn identities(&self, account: AccountId) -> Result<Vec<Identity>, StoreError> {
        let sql = "select platform, platform_id, name from identity where account = $1 order by platform, platform_id";
        let rows: Vec<(i64, String, String)> = sqlx::query_as(sql)
            .bind(account.0)
            .fetch_all(&mut *self.reader().await)
            .await?;
        rows.into_iter()
            .map(|(number, id, name)| {
                Ok(Identity {
                    platform: platform(number)?,
                    id,
                    name,
                })
            })
            .collect()
    }

    /// A room, made known if it is new.
    pub async fn room(&self, key: &RoomKey) -> Result<StoredRoom, StoreError> {
        if let Some((room, parent)) = find_room(&mut *self.reader().await, key).await?
            && parent == key.parent
        {
            return Ok(room);
        }
        let mut writer = self.writer.lock().await;
        put_room(&mut writer.quick, key).await?;
        let found = find_room(&mut writer.quick, key).await?;
        found
            .map(|(room, _)| room)
            .ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// Remembers what its platform says a room speaks, for what is said there without being asked first, after a restart.
    pub async fn set_locale(&self, room: RoomId, locale: &str) -> Result<(), StoreError> {
        let query = sqlx::query("update room set locale = $2 where id = $1")
            .bind(room.0)
            .bind(locale);
        query.execute(&mut self.writer.lock().await.quick).await?;
        Ok(())
    }

    /// The sessions that go on in the room of this name or in one of its threads.
    pub async fn live_under(&self, key: &RoomKey) -> Result<Vec<SessionId>, StoreError> {
        let sql = "select distinct s.session from room join session_room as s on s.room = room.id and s.live = 1
            where room.platform = $1 and (room.platform_id = $2 or room.parent = $2) order by s.session";
        let query = sqlx::query_scalar(sql)
            .bind(key.platform as u8)
            .bind(&key.id);
        let ids = query.fetch_all(&mut *self.reader().await).await?;
        Ok(ids.into_iter().map(SessionId).collect())
    }

    /// How its platform names a room; none for a number never given.
    pub async fn room_key(&self, room: RoomId) -> Result<Option<RoomKey>, StoreError> {
        let query = sqlx::query_as("select platform, platform_id, parent from room where id = $1")
            .bind(room.0);
        let row: Option<(i64, String, Option<String>)> =
            query.fetch_optional(&mut *self.reader().await).await?;
        row.map(|(number, id, parent)| {
            Ok(RoomKey {
                platform: platform(number)?,
                id,
                parent,
            })
        })
        .transpose()
    }
}

async fn find_account(
    connection: &mut SqliteConnection,
    identity: &Identity,
) -> Result<Option<(AccountId, String)>, sqlx::Error> {
    let sql = "select account, name from identity where platform = $1 and platform_id = $2";
    let query = sqlx::query_as(sql)
        .bind(identity.platform as u8)
        .bind(&identity.id);
    let row: Option<(i64, String)> = query.fetch_optional(connection).await?;
    Ok(row.map(|(account, name)| (AccountId(account), name)))
}

async fn new_account(connection: &mut SqliteConnection) -> Result<AccountId, sqlx::Error> {
    let query = sqlx::query_scalar("insert into account (lang) values (null) returning id");
    Ok(AccountId(query.fetch_one(connection).await?))
}

async fn put_identity(
    connection: &mut SqliteConnection,
    identity: &Identity,
    account: AccountId,
) -> Result<(), sqlx::Error> {
    let sql = "insert into identity (platform, platform_id, account, name) values ($1, $2, $3, $4)
        on conflict (platform, platform_id) do update set name = excluded.name";
    let query = sqlx::query(sql)
        .bind(identity.platform as u8)
        .bind(&identity.id);
    query
        .bind(account.0)
        .bind(&identity.name)
        .execute(connection)
        .await?;
    Ok(())
}

#[derive(FromRow)]
struct RoomRow {
    id: i64,
    lang: Option<String>,
    prefix: Option<String>,
    locale: Option<String>,
    parent: Option<String>,
    live: String,
    latest: Option<i64>,
}

/// The room with the settings that hold in it, and its parent.
async fn find_room(
    connection: &mut SqliteConnection,
    key: &RoomKey,
) -> Result<Option<(StoredRoom, Option<String>)>, sqlx::Error> {
    let sql = "
        select room.id, room.parent, room.locale,
            coalesce(room.lang, above.lang) as lang, coalesce(room.prefix, above.prefix) as prefix,
            (select json_group_array(session) from session_room as s where s.room = room.id and s.live = 1) as live,
            (select max(session) from session_room as s where s.room = room.id) as latest
        from room
        left join room as above
            on above.platform = room.platform and above.platform_id = room.parent
        where room.platform = $1 and room.platform_id = $2";
    let query = sqlx::query_as(sql).bind(key.platform as u8).bind(&key.id);
    let row: Option<RoomRow> = query.fetch_optional(connection).await?;
    row.map(RoomRow::into_room).transpose()
}

impl RoomRow {
    fn into_room(self) -> Result<(StoredRoom, Option<String>), sqlx::Error> {
        let mut live: Vec<SessionId> =
            serde_json::from_str(&self.live).map_err(|e| sqlx::Error::Decode(e.into()))?;
        live.sort_unstable();
        let room = StoredRoom {
            id: RoomId(self.id),
            settings: RoomSettings {
                lang: self.lang,
                prefix: self.prefix,
            },
            locale: self.locale,
            live,
            latest: self.latest.map(SessionId),
        };
        Ok((room, self.parent))
    }
}

async fn put_room(connection: &mut SqliteConnection, key: &RoomKey) -> Result<(), sqlx::Error> {
    let sql = "insert into room (platform, platform_id, parent) values ($1, $2, $3)
        on conflict (platform, platform_id) do update set parent = excluded.parent";
    let query = sqlx::query(sql)
        .bind(key.platform as u8)
        .bind(&key.id)
        .bind(&key.parent);
    query.execute(connection).await?;
    Ok(())
}

fn platform(number: i64) -> Result<Platform, StoreError> {
    [Platform::Console, Platform::Discord, Platform::Matrix]
        .into_iter()
        .find(|platform| *platform as i64 == number)
        .ok_or_else(|| decode(format!("no platform has the number {number}")))
}
