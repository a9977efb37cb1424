//! Ratings, the games that count for them, and how games have ended.

use super::database::Database;
use crate::session::{AccountId, Rating, RatingKey, SessionId};
use crate::store::batch::RatingRow;
use crate::store::error::StoreError;
use crate::store::stored::{CountedGame, GameResults};
use serde_json::{Value, json};
use sqlx::FromRow;

const COLUMNS: &str = "rating.scope, rating.game, rating.kind, rating.account, rating.value, rating.deviation, rating.volatility,
    rating.wins, rating.draws, rating.losses, rating.streak";

/// The best ratings for each combination of a scope, a game and a kind of time. The cross joins force SQLite to read one combination
/// after the other from the index `rating_best`. So no more rows are read than are returned.
const BEST: &str = "from json_each($1) as scopes cross join json_each($2) as games cross join json_each($3) as kinds cross join rating
    where rating.scope = scopes.value and rating.game = games.value and rating.kind = kinds.value
        and rating.account in (select best.account from rating as best
            where best.scope = scopes.value and best.game = games.value and best.kind = kinds.value
            order by best.value desc, best.account limit $4)
    order by rating.value desc, rating.account";

#[derive(FromRow)]
struct RatingColumns {
    scope: i64,
    game: String,
    kind: String,
    account: i64,
    value: i64,
    deviation: i64,
    volatility: i64,
    wins: u32,
    draws: u32,
    losses: u32,
    streak: i32,
}

impl RatingColumns {
    fn into_pair(self) -> (RatingKey, Rating) {
        let key = RatingKey {
            scope: self.scope,
            game: self.game,
            kind: self.kind,
            account: AccountId(self.account),
        };
        let rating = Rating {
            value: self.value,
            deviation: self.deviation,
            volatility: self.volatility,
            results: [self.wins, self.draws, self.losses],
            streak: self.streak,
        };
        (key, rating)
    }
}

/// The rows as JSON, as `batch.sql` reads them; `None` if there are none. If two rows are about the same rating, only the later one is
/// kept.
pub(super) fn rating_rows<'a>(rows: impl IntoIterator<Item = &'a RatingRow>) -> Option<Value> {
    let (mut begun, mut dropped) = (Vec::new(), Vec::new());
    let (mut counted, mut now) = (Vec::new(), Vec::<Value>::new());
    let mut keys = std::collections::BTreeMap::new();
    for row in rows {
        match row {
            RatingRow::Begun(session, kind) => begun.push(json!([session.0, kind])),
            RatingRow::Dropped(session) => dropped.push(session.0),
            RatingRow::Counted(session, changes) => counted.push(json!([session.0, changes])),
            RatingRow::Now(key, rating) => {
                keys.insert(key, rating);
            }
        }
    }
    now.extend(keys.into_iter().map(|(key, one)| {
        let [wins, draws, losses] = one.results;
        json!([
            key.scope,
            key.game,
            key.kind,
            key.account.0,
            one.value,
            one.deviation,
            one.volatility,
            wins,
            draws,
            losses,
            one.streak
        ])
    }));
    let is_empty = begun.is_empty() && dropped.is_empty() && counted.is_empty() && now.is_empty();
    (!is_empty)
        .then(|| json!({ "begun": begun, "dropped": dropped, "counted": counted, "now": now }))
}

impl Database {
    /// A rating, if there is one.
    pub(crate) async fn rating(&self, key: &RatingKey) -> Result<Option<Rating>, StoreError> {
        let sql = format!(
            "select {COLUMNS} from rating where scope = $1 and game = $2 and kind = $3 and account = $4"
        );
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql))
            .bind(key.scope)
            .bind(&key.game)
            .bind(&key.kind)
            .bind(key.account.0);
        let row: Option<RatingColumns> = self.one(query).await?;
        Ok(row.map(|row| row.into_pair().1))
    }

    /// The ratings of a person in this scope.
    pub(crate) async fn ratings_of(
        &self,
        account: AccountId,
        scope: i64,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        let sql = format!(
            "select {COLUMNS} from rating where account = $1 and scope = $2 order by game, kind"
        );
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql))
            .bind(account.0)
            .bind(scope);
        let rows: Vec<RatingColumns> = self.all(query).await?;
        Ok(rows.into_iter().map(RatingColumns::into_pair).collect())
    }

    /// The ratings of a person in all scopes.
    pub(crate) async fn all_ratings_of(
        &self,
        account: AccountId,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        let sql = format!("select {COLUMNS} from rating where account = $1");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(account.0);
        let rows: Vec<RatingColumns> = self.all(query).await?;
        Ok(rows.into_iter().map(RatingColumns::into_pair).collect())
    }

    /// For each of these scopes, games and kinds of time: at most `most` ratings, the best first.
    pub(crate) async fn best_ratings(
        &self,
        scopes: &[i64],
        (games, kinds): (&[&str], &[&str]),
        most: u32,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        let sql = format!("select {COLUMNS} {BEST}");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql))
            .bind(json!(scopes).to_string())
            .bind(json!(games).to_string())
            .bind(json!(kinds).to_string())
            .bind(most);
        let rows: Vec<RatingColumns> = self.all(query).await?;
        Ok(rows.into_iter().map(RatingColumns::into_pair).collect())
    }

    /// All ratings.
    pub(crate) async fn all_ratings(&self) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        let sql = format!("select {COLUMNS} from rating");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql));
        let rows: Vec<RatingColumns> = self.all(query).await?;
        Ok(rows.into_iter().map(RatingColumns::into_pair).collect())
    }

    /// All rated games that are over and not annulled: first those that were counted, in the order in which they were counted, then
    /// those that were not counted.
    pub(crate) async fn counted_games(&self) -> Result<Vec<CountedGame>, StoreError> {
        let sql = "select rated_game.session, coalesce(above.id, room.id), rated_game.kind, rated_result.n
            from rated_game
            join session on session.id = rated_game.session
            join room on room.id = session.room
            left join room as above on above.platform = room.platform and above.platform_id = room.parent
            left join rated_result on rated_result.session = rated_game.session
            where session.ended is not null
                and not exists (select 1 from annulled where annulled.session = session.id)
            order by rated_result.n is null, rated_result.n, session.ended_at, session.id";
        let rows: Vec<(i64, i64, String, Option<i64>)> = self.all(sqlx::query_as(sql)).await?;
        let games = rows.into_iter();
        Ok(games
            .map(|(session, scope, kind, counted)| CountedGame {
                session: SessionId(session),
                scope,
                kind,
                counted,
            })
            .collect())
    }

    /// Whether this game, which may be over, is a rated one.
    pub(crate) async fn is_rated(&self, session: SessionId) -> Result<bool, StoreError> {
        let sql = "select 1 from rated_game where session = $1";
        let found: Option<(i64,)> = self.one(sqlx::query_as(sql).bind(session.0)).await?;
        Ok(found.is_some())
    }

    /// The rated games that are not over, each with the name of its kind of time.
    pub(crate) async fn open_rated_games(&self) -> Result<Vec<(SessionId, String)>, StoreError> {
        let sql = "select rated_game.session, rated_game.kind from rated_game
            join session on session.id = rated_game.session where session.ended is null";
        let found: Vec<(i64, String)> = self.all(sqlx::query_as(sql)).await?;
        let found = found.into_iter();
        Ok(found.map(|(id, kind)| (SessionId(id), kind)).collect())
    }

    /// How the games of a person have ended. If `other` is given, only games against that person are included. Games in which one person
    /// has both seats, imported games and annulled games are left out.
    pub(crate) async fn results_of(
        &self,
        account: AccountId,
        other: Option<AccountId>,
    ) -> Result<Vec<GameResults>, StoreError> {
        let sql = "select case when instr(session.game, '(') > 0
                    then substr(session.game, 1, instr(session.game, '(') - 1) else session.game end as name,
                seat.seat, session.ended, count(*)
            from seat join session on session.id = seat.session
            left join seat as theirs on theirs.session = seat.session and theirs.seat <> seat.seat
            where seat.account = $1 and session.ended is not null and session.imported is null
                and not exists (select 1 from annulled where annulled.session = session.id)
                and theirs.account is not $1 and ($2 is null or theirs.account = $2)
            group by name, seat.seat, session.ended order by name";
        let query = sqlx::query_as(sql)
            .bind(account.0)
            .bind(other.map(|other| other.0));
        let rows: Vec<(String, u8, String, u32)> = self.all(query).await?;
        let results = rows.into_iter();
        Ok(results
            .map(|(game, seat, ending, count)| GameResults {
                game: game.split('@').next().unwrap_or_default().to_owned(),
                seat,
                ending,
                count,
            })
            .collect())
    }

    /// Replaces all ratings by these, in one statement.
    pub(crate) async fn replace_ratings(&self, rows: &[RatingRow]) -> Result<(), StoreError> {
        let rows = rating_rows(rows).map_or_else(|| "{}".to_owned(), |rows| rows.to_string());
        let sql = "insert into replace_ratings (ratings) values ($1)";
        self.write_quickly(sqlx::query(sql).bind(rows)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best ratings must be read from an index. Otherwise the command `!top` would read and sort the ratings of everybody while all
    /// rooms wait.
    #[tokio::test]
    async fn the_best_ratings_are_read_in_their_order() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("ratings.db");
        let store = Database::open(&path, true).await.unwrap();
        let sql = format!("explain query plan select {COLUMNS} {BEST}");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql));
        let plan: Vec<(i64, i64, i64, String)> = store.all(query).await.unwrap();
        let (inner, outer): (Vec<_>, Vec<_>) = plan
            .iter()
            .map(|step| step.3.as_str())
            .partition(|step| step.contains("best"));
        assert_eq!(
            inner,
            ["SEARCH best USING COVERING INDEX rating_best (scope=? AND game=? AND kind=?)"]
        );
        let found = "SEARCH rating USING PRIMARY KEY (scope=? AND game=? AND kind=? AND account=?)";
        assert!(outer.contains(&found), "{outer:?}");
        // Only the rows that were found are sorted.
        let sorts = outer.iter().filter(|step| step.contains("B-TREE"));
        assert_eq!(sorts.count(), 1, "{outer:?}");
    }
}
