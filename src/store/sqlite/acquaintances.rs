//! Who has challenged whom to a game, and which games are open. The service's limits need both.

use super::database::Database;
use super::errors::decode_error;
use super::rooms::platform_numbered;
use crate::session::{AccountId, RoomKey, SessionId};
use crate::store::batch::{Acquaintance, Consent};
use crate::store::error::StoreError;
use crate::store::stored::OpenGameRow;

/// An open game as one JSON array: session, room (platform, id, parent), the accounts at the two seats.
type OpenRow = (i64, i64, String, Option<String>, Option<i64>, Option<i64>);

/// All open games and proposals as one row. sqlx would hand over many rows one by one, and there may be a hundred thousand games.
const OPEN: &str = "select json_group_array(json_array(
        open.session, room.platform, room.platform_id, room.parent, open.first, open.second))
    from (select session, room,
            (select account from seat where session = s.session and seat = 1) as first,
            (select account from seat where session = s.session and seat = 2) as second
        from session_room as s where s.live = 1
        union all select id, room, proposer, null from proposal where live = 1) as open
    join room on room.id = open.room";

impl Database {
    /// The row about these two people. `None` if neither has challenged the other or taken a seat that the other had opened.
    pub(crate) async fn acquaintance(
        &self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<Acquaintance>, StoreError> {
        let sql = "select caller, called, consent, at from acquaintance
            where (caller = $1 and called = $2) or (caller = $2 and called = $1) limit 1";
        let query = sqlx::query_as(sql).bind(a.0).bind(b.0);
        let row: Option<(i64, i64, i64, i64)> = self.one(query).await?;
        row.map(|(caller, called, number, at)| {
            Ok(Acquaintance {
                caller: AccountId(caller),
                called: AccountId(called),
                consent: consent_numbered(number)?,
                at,
            })
        })
        .transpose()
    }

    /// The people whom this person has challenged and who have not agreed to play. Each comes with the time of the last challenge or
    /// answer. Only people for whom that time is after `since` are returned.
    pub(crate) async fn recent_calls(
        &self,
        caller: AccountId,
        since: i64,
    ) -> Result<Vec<(AccountId, i64)>, StoreError> {
        let sql =
            "select called, at from acquaintance where caller = $1 and consent <> 1 and at > $2";
        let query = sqlx::query_as(sql).bind(caller.0).bind(since);
        let rows: Vec<(i64, i64)> = self.all(query).await?;
        Ok(rows
            .into_iter()
            .map(|(called, at)| (AccountId(called), at))
            .collect())
    }

    /// All games that are not over, and all proposals that can be accepted.
    pub(crate) async fn open_games(&self) -> Result<Vec<OpenGameRow>, StoreError> {
        let json: Option<(String,)> = self.one(sqlx::query_as(OPEN)).await?;
        let json = json.map_or_else(|| "[]".to_owned(), |(json,)| json);
        let rows: Vec<OpenRow> = serde_json::from_str(&json).map_err(decode_error)?;
        rows.into_iter().map(open_game).collect()
    }
}

fn open_game(
    (session, number, id, parent, first, second): OpenRow,
) -> Result<OpenGameRow, StoreError> {
    Ok(OpenGameRow {
        session: SessionId(session),
        room: RoomKey {
            platform: platform_numbered(number)?,
            id,
            parent,
        },
        people: [first.map(AccountId), second.map(AccountId)],
    })
}

/// The consent with this number.
fn consent_numbered(number: i64) -> Result<Consent, StoreError> {
    [Consent::Asked, Consent::Given, Consent::Refused]
        .into_iter()
        .find(|consent| *consent as i64 == number)
        .ok_or_else(|| decode_error(format!("no answer to a call has the number {number}")))
}
