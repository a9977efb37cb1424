//! What a person likes, and what they played last.

use super::{Store, StoreError};
use crate::session::{AccountId, RoomId, SessionId};

/// How far back the last game of somebody is looked for in a room.
const LOOKED_AT: i64 = 200;

impl Store {
    /// Whether this person reads boards in sentences.
    pub async fn reads_prose(&self, account: AccountId) -> Result<bool, StoreError> {
        let sql = "select board = 'prose' from preference where account = $1";
        let found: Option<(Option<bool>,)> = self.one(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(found.and_then(|(prose,)| prose).unwrap_or(false))
    }

    /// Keeps how this person reads boards. Not part of a batch, like a room's locale: storing it twice changes nothing.
    pub async fn set_reads_prose(&self, account: AccountId, prose: bool) -> Result<(), StoreError> {
        let sql = "insert into preference (account, board) values ($1, $2)
            on conflict (account) do update set board = excluded.board";
        let query = sqlx::query(sql)
            .bind(account.0)
            .bind(if prose { "prose" } else { "picture" });
        self.write_quickly(query).await
    }

    /// The game of this person that ended last in this room, among the last ones begun there.
    pub async fn last_ended(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<SessionId>, StoreError> {
        let sql = "select session.id from
                (select session from session_room where room = $1 order by session desc limit $3) as latest
            join seat on seat.session = latest.session and seat.account = $2
            join session on session.id = latest.session
            where session.ended is not null
            order by session.ended_at desc, session.id desc limit 1";
        let query = sqlx::query_as(sql)
            .bind(room.0)
            .bind(account.0)
            .bind(LOOKED_AT);
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.map(|(session,)| SessionId(session)))
    }
}
