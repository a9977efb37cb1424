//! All that is kept about one person. `export me` reads it with the queries in this file, but only the latest 300 games. For `forget me`
//! this file only starts the deletion; the trigger `write_forget` in `batch.sql` lists what is deleted.
//!
//! `tests/service/personal_data.rs` compares the queries and the trigger with the schema. A new table that names accounts has to be added
//! to both.

use super::database::Database;
use super::people::hash_of;
use super::sessions::session_ids;
use crate::session::{AccountId, SessionId};
use crate::store::error::StoreError;
use std::collections::BTreeSet;

/// At most this many of the person's games are listed: the latest.
const MOST_GAMES: u32 = 300;

/// Reads all that is kept about a person. Each row has the name of a part of the exported file, and one item of this part as JSON. The
/// rows are in the order of that file.
const PERSONAL_DATA: &str = "
    select 'identities', json_object('platform', case platform when 0 then 'console' when 1 then 'discord' else 'matrix' end,
            'id', platform_id, 'name', name) from identity where account = $1
    union all
    select 'settings', json_object('name', name, 'value', value) from personal_setting where account = $1
    union all
    select 'vacations', json_object('from', strftime('%Y-%m-%dT%H:%M:%SZ', from_at, 'unixepoch'),
            'until', strftime('%Y-%m-%dT%H:%M:%SZ', until, 'unixepoch'))
        from vacation where account = $1
    union all
    select 'ratings', json_object('game', game, 'time', kind, 'room', case scope when 0 then null else scope end,
            'rating', value / 1000000.0, 'deviation', deviation / 1000000.0, 'won', wins, 'drawn', draws, 'lost', losses)
        from rating where account = $1
    union all
    select 'calls', json_object('called_by_me', json(case caller when $1 then 'true' else 'false' end),
            'answer', case consent when 0 then 'none' when 1 then 'yes' else 'no' end,
            'at', strftime('%Y-%m-%dT%H:%M:%SZ', at, 'unixepoch'))
        from acquaintance where caller = $1 or called = $1
    union all
    select 'blocked', json_object('platform', platform, 'id', platform_id,
            'at', strftime('%Y-%m-%dT%H:%M:%SZ', at, 'unixepoch'))
        from block where account = $1 and for_id is null
    union all
    select 'plans', json_object('game', session, 'plan', json(state)) from plan where account = $1
    union all
    select 'open_seats', json_object('number', id, 'seat', json(state)) from proposal where live = 1 and proposer = $1
    union all
    select 'last_refusals', json_object('room', room.platform_id, 'refused', json(said))
        from refused join room on room.id = refused.room where account = $1
    union all
    select 'editor', json(state) from editor where account = $1
    union all
    select 'puzzles', json(state) from puzzle where account = $1
    union all
    select 'tournaments', json_object('tournament', tournament.id, 'room', room.platform_id) from tournament
        join json_each(tournament.state, '$.entrants') as entrant
            on entrant.value ->> '$.player.person.account' = $1
        join room on room.id = coalesce(entrant.value ->> '$.room', tournament.room)
        where instr(state, '{\"account\":' || $1 || '}') > 0
    union all
    select 'number_of_games', json(count(distinct session)) from seat where account = $1
    union all
    select * from (select 'games', json_object('number', session.id, 'game', session.game, 'seat', seat.seat,
            'room', room.platform_id, 'begun', strftime('%Y-%m-%dT%H:%M:%SZ', opened_at, 'unixepoch'),
            'ended', ended, 'ended_at', strftime('%Y-%m-%dT%H:%M:%SZ', ended_at, 'unixepoch'))
        from seat join session on session.id = seat.session join room on room.id = session.room
        where seat.account = $1 order by session.id desc limit $2)";

impl Database {
    /// All that is kept about a person, but only the latest [`MOST_GAMES`] of their games. Each row has the name of a part of the
    /// exported file, and one item of this part as JSON.
    pub(crate) async fn personal_data(
        &self,
        account: AccountId,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query_as(PERSONAL_DATA);
        self.all(query.bind(account.0).bind(MOST_GAMES)).await
    }

    /// The people who asked to be forgotten.
    pub(crate) async fn forgotten_people(&self) -> Result<BTreeSet<AccountId>, StoreError> {
        let sql = "select id from account where forgotten_at is not null";
        let found: Vec<(i64,)> = self.all(sqlx::query_as(sql)).await?;
        Ok(found.into_iter().map(|(id,)| AccountId(id)).collect())
    }

    /// The games, over or not, in which this person has a seat and dice were thrown. Imported games are not among them.
    pub(crate) async fn games_with_throws(
        &self,
        account: AccountId,
    ) -> Result<Vec<SessionId>, StoreError> {
        let sql = "select distinct session.id from seat join session on session.id = seat.session
            where seat.account = $1 and session.imported is null
                and exists (select 1 from entry where entry.session = session.id and entry.text like 'roll:%')
            order by session.id";
        let found: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(session_ids(found))
    }

    /// Deletes all that says who this person is, and all that nobody else needs. Doing it twice changes nothing.
    pub(crate) async fn forget_person(
        &self,
        account: AccountId,
        at: i64,
    ) -> Result<(), StoreError> {
        let known = self.identities(account).await?;
        let hashes: Vec<_> = known.iter().map(hash_of).collect();
        let hashes = serde_json::to_string(&hashes).expect("strings are JSON");
        let query = sqlx::query("insert into forget (account, at, hashes) values ($1, $2, $3)");
        let query = query.bind(account.0).bind(at);
        self.write_quickly(query.bind(hashes)).await
    }
}
