//! Reads and stores what `lusoria admin` needs (tables `operator_log`, `blocked`, `annulled`).

use super::database::Database;
use super::rooms::platform_numbered;
use crate::session::{AccountId, Identity, Platform, SessionId};
use crate::store::error::StoreError;
use crate::store::people_change::PlatformId;
use crate::store::stored::{OperatorAct, OperatorGame, OperatorPerson};

const GAMES: &str = "
    select session.id, session.game, room.platform, room.platform_id,
        coalesce((select group_concat(coalesce((select name from identity where identity.account = seat.account limit 1), '-'), ', ')
            from seat where seat.session = session.id), '') as players,
        coalesce((select max(at) from entry where entry.session = session.id), opened_at) as changed_at
    from session join room on room.id = session.room
    where session.ended is null and ($1 is null or exists (
        select 1 from seat join identity on identity.account = seat.account
        where seat.session = session.id and (identity.name = $1 or identity.platform_id = $1)))
    order by changed_at limit $2";

const PEOPLE: &str = "
    select identity.account, identity.platform, identity.platform_id, identity.name,
        (select count(distinct session.id) from seat join session on session.id = seat.session
            where seat.account = identity.account and session.ended is null),
        exists (select 1 from blocked join identity as same using (platform, platform_id)
            where same.account = identity.account)
    from identity where instr(lower(identity.name), lower($1)) > 0 or identity.platform_id = $1
    order by identity.account limit $2";

impl Database {
    /// At most `most` games that are not over. The games in which nothing has happened for longest come first. If `name` is given,
    /// returns only games of people who have this name or this platform id.
    pub(crate) async fn operator_games(
        &self,
        name: Option<&str>,
        most: u32,
    ) -> Result<Vec<OperatorGame>, StoreError> {
        let query = sqlx::query_as(GAMES).bind(name).bind(most);
        let rows: Vec<(i64, String, i64, String, String, i64)> = self.all(query).await?;
        rows.into_iter()
            .map(|(session, game, platform, room, players, changed_at)| {
                Ok(OperatorGame {
                    session: SessionId(session),
                    game,
                    room: (platform_numbered(platform)?, room),
                    players,
                    changed_at,
                })
            })
            .collect()
    }

    /// The identities whose name contains this text, or whose platform id is this text. At most `most` are returned, each with its
    /// account.
    pub(crate) async fn operator_people(
        &self,
        name: &str,
        most: u32,
    ) -> Result<Vec<OperatorPerson>, StoreError> {
        let query = sqlx::query_as(PEOPLE).bind(name).bind(most);
        let rows: Vec<(i64, i64, String, String, u32, bool)> = self.all(query).await?;
        rows.into_iter()
            .map(|(account, platform, id, name, open_games, blocked)| {
                let platform = platform_numbered(platform)?;
                Ok(OperatorPerson {
                    account: AccountId(account),
                    identity: Identity {
                        platform,
                        id: id.into(),
                        name: name.into(),
                    },
                    open_games,
                    blocked,
                })
            })
            .collect()
    }

    /// Notes what the operator does. `due` is something that the host is to do at once: a key, and what is to be done. It is stored as a
    /// row of the table `due`, due now.
    pub(crate) async fn note_operator(
        &self,
        (at, who, what): &OperatorAct,
        due: Option<(&str, &str)>,
    ) -> Result<(), StoreError> {
        let sql = "insert into operator (at, who, what, due_key, due, set_by) values ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(at).bind(who).bind(what);
        let query = query.bind(due.map(|(key, _)| key));
        let query = query
            .bind(due.map(|(_, what)| what))
            .bind(rand::random::<i64>());
        self.write_quickly(query).await
    }

    /// The last things that the operator has done, at most `most`, the latest first.
    pub(crate) async fn operator_log(&self, most: u32) -> Result<Vec<OperatorAct>, StoreError> {
        let sql = "select at, who, what from operator_log order by n desc limit $1";
        self.all(sqlx::query_as(sql).bind(most)).await
    }

    /// If `at` is given, notes that the operator has blocked this person at that time (Unix seconds). If `at` is `None`, unblocks the
    /// person.
    pub(crate) async fn block(
        &self,
        platform: Platform,
        id: &str,
        at: Option<i64>,
    ) -> Result<(), StoreError> {
        let sql = match at {
            Some(_) => {
                "insert or ignore into blocked (platform, platform_id, at) values ($1, $2, $3)"
            }
            None => "delete from blocked where platform = $1 and platform_id = $2 and $3 is null",
        };
        let query = sqlx::query(sql).bind(platform as u8).bind(id).bind(at);
        self.write_quickly(query).await
    }

    /// Everybody whom the operator has blocked, with all identities that they have now.
    pub(crate) async fn blocked(&self) -> Result<Vec<PlatformId>, StoreError> {
        let query = sqlx::query_as(
            "select platform, platform_id from blocked union
            select same.platform, same.platform_id from blocked join identity using (platform, platform_id)
                join identity as same using (account)",
        );
        let rows: Vec<(i64, String)> = self.all(query).await?;
        let rows = rows.into_iter();
        rows.map(|(number, id)| Ok((platform_numbered(number)?, id.into())))
            .collect()
    }

    /// Annuls a game, so that it counts for nobody.
    pub(crate) async fn annul(&self, session: SessionId, at: i64) -> Result<(), StoreError> {
        let sql = "insert or ignore into annulled (session, at) values ($1, $2)";
        self.write_quickly(sqlx::query(sql).bind(session.0).bind(at))
            .await
    }
}
