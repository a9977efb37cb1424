//! Sessions, and the messages that show them.

use super::database::Database;
use super::errors::{decode_error, store_error};
use crate::session::{AccountId, Computer, OutboxId, Platform, Player, RoomId, SessionId};
use crate::store::batch::NewSession;
use crate::store::error::StoreError;
use crate::store::stored::{EndedGameRow, StoredSession};
use sqlx::FromRow;
use sqlx::error::BoxDynError;

/// To find the last games of a person in a room, this many of the newest games of the room are searched.
const MOST_SESSIONS: i64 = 200;

/// Reads a session and its log as one row, because it takes long to fetch many rows through sqlx. The log is a JSON array.
/// `json_group_array` does not guarantee an order. So each element contains the number of its entry, and the elements are sorted
/// afterwards.
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

/// The player at a seat, from the columns of the seat: a person's account or a computer player's strength.
fn player(account: Option<i64>, strength: Option<u8>) -> Option<Player> {
    let person = account.map(|account| Player::Person(AccountId(account)));
    person.or(strength.map(|strength| Player::Computer(Computer { strength })))
}

/// The ids of sessions, from rows that have nothing but a session's number.
pub(super) fn session_ids(rows: Vec<(i64,)>) -> Vec<SessionId> {
    rows.into_iter().map(|(id,)| SessionId(id)).collect()
}

impl Database {
    /// A session with its whole log.
    pub(crate) async fn session(&self, id: SessionId) -> Result<Option<StoredSession>, StoreError> {
        self.read_session(id, u32::MAX, false, u32::MAX).await
    }

    /// The last snapshot of a session and the entries after it, but at most `most` of these entries. If there are more,
    /// [`StoredSession::is_whole`] is false.
    pub(crate) async fn session_at_most(
        &self,
        id: SessionId,
        most: u32,
    ) -> Result<Option<StoredSession>, StoreError> {
        self.read_session(id, u32::MAX, true, most).await
    }

    /// A session up to this entry: the last snapshot that was made at this entry or before, and the entries after the snapshot.
    pub(crate) async fn session_up_to(
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
        row.map(|row| row.into_session(id).map_err(decode_error))
            .transpose()
    }

    /// The rooms that show a session.
    pub(crate) async fn session_rooms(
        &self,
        session: SessionId,
    ) -> Result<Vec<RoomId>, StoreError> {
        let sql = "select room from session_room where session = $1 order by room";
        let ids: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(session.0)).await?;
        Ok(ids.into_iter().map(|(id,)| RoomId(id)).collect())
    }

    /// The games that are not over and are shown in several rooms. A game occurs once for each of its rooms.
    pub(crate) async fn sessions_in_several_rooms(
        &self,
    ) -> Result<Vec<(SessionId, RoomId)>, StoreError> {
        let sql = "select session, room from session_room where live = 1 and session in
            (select session from session_room where live = 1 group by session having count(*) > 1)";
        let rows: Vec<(i64, i64)> = self.all(sqlx::query_as(sql)).await?;
        let rows = rows.into_iter();
        Ok(rows.map(|(s, room)| (SessionId(s), RoomId(room))).collect())
    }

    /// The session that this message of the bot shows; `None` if it shows none. `message` is the platform's id of the message.
    pub(crate) async fn shown_session(
        &self,
        room: RoomId,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        let sql = "select session from shown where room = $1 and message = $2";
        let query = sqlx::query_as(sql).bind(room.0).bind(message);
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.map(|(id,)| SessionId(id)))
    }

    /// The platform's id of the message that shows a session's latest turn in this room. Answers are not considered, even if they show
    /// the board.
    pub(crate) async fn last_message(
        &self,
        session: SessionId,
        room: RoomId,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select last_message from session_room where session = $1 and room = $2";
        let query = sqlx::query_as(sql).bind(session.0).bind(room.0);
        let found: Option<(Option<String>,)> = self.one(query).await?;
        Ok(found.and_then(|(message,)| message))
    }

    /// The rooms of a platform that have unfinished games or tournaments. A room has a row for each of these games and tournaments. Each
    /// row has the platform's id of the room, and the platform's id of the message that shows the game's latest turn. The row for a
    /// tournament has the latest message of any game in the room, even of a finished one, because a tournament may go on while no game
    /// is played.
    pub(crate) async fn live_rooms(
        &self,
        platform: Platform,
    ) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let sql = "select room.platform_id, session_room.last_message from session_room
            join room on room.id = session_room.room where session_room.live = 1 and room.platform = $1
            union all select room.platform_id, (select last_message from session_room
                where session_room.room = room.id and last_message is not null
                order by length(last_message) desc, last_message desc limit 1)
            from tournament join tournament_room on tournament_room.tournament = tournament.id
            join room on room.id = tournament_room.room
            where tournament.live = 1 and room.platform = $1";
        let query = sqlx::query_as(sql).bind(platform as u8);
        self.all(query).await
    }

    /// The sessions that are not over and in which a computer player has a seat.
    pub(crate) async fn sessions_with_computers(&self) -> Result<Vec<SessionId>, StoreError> {
        let sql = "select distinct session.id from computer_seat
            join session on session.id = computer_seat.session
            where session.ended is null order by session.id";
        let found: Vec<(i64,)> = self.all(sqlx::query_as(sql)).await?;
        Ok(session_ids(found))
    }

    /// The sessions of this person that are not over, in all rooms.
    pub(crate) async fn open_games_of(
        &self,
        account: AccountId,
    ) -> Result<Vec<SessionId>, StoreError> {
        let sql = "select distinct session.id from seat join session on session.id = seat.session
            where seat.account = $1 and session.ended is null order by session.id";
        let found: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(session_ids(found))
    }

    /// Sessions of this person that are over, the latest first. If `other` is given, only sessions of both
    /// people are returned. The first `skipped` are left out, and at most `most` are returned. Also returns how many there are in all, or
    /// 0 if no session is returned.
    pub(crate) async fn ended_games_of(
        &self,
        account: AccountId,
        other: Option<AccountId>,
        skipped: u32,
        most: u32,
    ) -> Result<(Vec<EndedGameRow>, u32), StoreError> {
        let sql = "select session.id, coalesce(session.ended_at, 0),
                exists (select 1 from annulled where annulled.session = session.id), count(*) over ()
            from session
            where session.id in (select session from seat where account = $1)
                and ($2 is null or session.id in (select session from seat where account = $2))
                and session.ended is not null
            order by session.ended_at desc, session.id desc limit $4 offset $3";
        let query = sqlx::query_as(sql)
            .bind(account.0)
            .bind(other.map(|other| other.0))
            .bind(skipped)
            .bind(most);
        let found: Vec<(i64, i64, bool, u32)> = self.all(query).await?;
        let all = found.first().map_or(0, |one| one.3);
        let games = found
            .into_iter()
            .map(|(id, at, is_annulled, _)| EndedGameRow {
                session: SessionId(id),
                at,
                is_annulled,
            });
        Ok((games.collect(), all))
    }

    /// The highest number of a session or a proposal, and the highest number of a delivery in the outbox. Each is 0 if there is none.
    pub(crate) async fn highest_ids(&self) -> Result<(SessionId, OutboxId), StoreError> {
        // A proposal has the number of the session that is to begin.
        let sql = "select max((select coalesce(max(id), 0) from session), (select coalesce(max(id), 0) from proposal)),
            (select coalesce(max(id), 0) from outbox)";
        let found: Option<(i64, i64)> = self.one(sqlx::query_as(sql)).await?;
        let (session, outbox) = found.ok_or(sqlx::Error::RowNotFound).map_err(store_error)?;
        Ok((SessionId(session), OutboxId(outbox)))
    }

    /// At most `most` games of this person in this room that are over. The game that ended last comes first. Only the newest
    /// [`MOST_SESSIONS`] games of the room are searched.
    pub(crate) async fn last_ended_sessions(
        &self,
        room: RoomId,
        account: AccountId,
        most: u32,
    ) -> Result<Vec<SessionId>, StoreError> {
        let sql = "select session.id from
                (select session from session_room where room = $1 order by session desc limit $3) as latest
            join seat on seat.session = latest.session and seat.account = $2
            join session on session.id = latest.session
            where session.ended is not null
            order by session.ended_at desc, session.id desc limit $4";
        let query = sqlx::query_as(sql)
            .bind(room.0)
            .bind(account.0)
            .bind(MOST_SESSIONS)
            .bind(most);
        Ok(session_ids(self.all(query).await?))
    }
}
