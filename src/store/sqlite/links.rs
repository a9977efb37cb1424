//! Joins two accounts of one person: stores the link codes, and moves everything that belongs to one account to the other. What exactly
//! is moved: `write_link` in `people.sql`.

use super::database::Database;
use super::ratings::rating_rows;
use crate::session::{AccountId, Rating, RatingKey, SessionId};
use crate::store::batch::RatingRow;
use crate::store::error::StoreError;
use crate::store::stored::{AccountLink, EarlierSeat};

impl Database {
    /// Stores `code`, the hash of this person's link code. An earlier code of the person is replaced.
    pub(crate) async fn put_link_code(
        &self,
        account: AccountId,
        code: &str,
        expires_at: i64,
    ) -> Result<(), StoreError> {
        let sql =
            "insert or replace into link_code (account, code, expires_at) values ($1, $2, $3)";
        let query = sqlx::query(sql).bind(account.0);
        self.write_quickly(query.bind(code).bind(expires_at)).await
    }

    /// The account whose link code has this hash, if the code is still valid.
    pub(crate) async fn link_code_of(
        &self,
        code: &str,
        now: i64,
    ) -> Result<Option<AccountId>, StoreError> {
        let sql = "select account from link_code where code = $1 and expires_at > $2";
        let found: Option<(i64,)> = self.one(sqlx::query_as(sql).bind(code).bind(now)).await?;
        Ok(found.map(|(account,)| AccountId(account)))
    }

    /// Makes the code with this hash invalid.
    pub(crate) async fn drop_link_code(&self, code: &str) -> Result<(), StoreError> {
        let sql = "delete from link_code where code = $1";
        self.write_quickly(sqlx::query(sql).bind(code)).await
    }

    /// Deletes this link if its two accounts are not joined yet.
    pub(crate) async fn drop_link(&self, link: &AccountLink) -> Result<(), StoreError> {
        let sql = "delete from account_link where n = $1 and after_result is null";
        self.write_quickly(sqlx::query(sql).bind(link.n)).await
    }

    /// The account that has the games of this account now. That is the account that this one was joined to, or this account itself.
    pub(crate) async fn account_now(&self, account: AccountId) -> Result<AccountId, StoreError> {
        let sql = "with recursive now (account, after) as (
                select $1, 0
                union select link.account, link.n from now join account_link as link
                    on link.joined = now.account and link.n > now.after and link.after_result is not null)
            select account from now order by after desc limit 1";
        let found: Option<(i64,)> = self.one(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(found.map_or(account, |(now,)| AccountId(now)))
    }

    /// All links of accounts in the order of their numbers. Links whose accounts are not joined yet are included.
    pub(crate) async fn account_links(&self) -> Result<Vec<AccountLink>, StoreError> {
        let sql = "select n, joined, account, after_result from account_link order by n";
        let rows: Vec<(i64, i64, i64, Option<i64>)> = self.all(sqlx::query_as(sql)).await?;
        let link = |(n, joined, account, after_result)| AccountLink {
            n,
            joined: AccountId(joined),
            account: AccountId(account),
            after_result,
        };
        Ok(rows.into_iter().map(link).collect())
    }

    /// Which account had which seat of a counted game before a link. The rows are in the order of the links.
    pub(crate) async fn earlier_seats(&self) -> Result<Vec<EarlierSeat>, StoreError> {
        let sql = "select session, seat, link, account from seat_before_link order by link";
        let rows: Vec<(i64, u8, i64, i64)> = self.all(sqlx::query_as(sql)).await?;
        let seat = |(session, seat, link, account)| EarlierSeat {
            session: SessionId(session),
            seat,
            link,
            account: AccountId(account),
        };
        Ok(rows.into_iter().map(seat).collect())
    }

    /// Joins two accounts. `ratings` are the ratings of the joint account.
    pub(crate) async fn join_accounts(
        &self,
        link: &AccountLink,
        ratings: &[(RatingKey, Rating)],
    ) -> Result<(), StoreError> {
        let rows = ratings.iter();
        let rows: Vec<_> = rows
            .map(|(key, rating)| RatingRow::Now(key.clone(), *rating))
            .collect();
        let sql = "insert into link (n, joined, account, ratings) values ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(link.n).bind(link.joined.0);
        let query = query
            .bind(link.account.0)
            .bind(rating_rows(&rows).map(|rows| rows.to_string()));
        self.write_quickly(query).await
    }

    /// A game that is not over and in which both accounts have a seat; `None` if there is none.
    pub(crate) async fn open_game_of_both(
        &self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<SessionId>, StoreError> {
        let sql = "select session.id from session where session.ended is null
                and session.id in (select session from seat where account = $1)
                and session.id in (select session from seat where account = $2) limit 1";
        let found: Option<(i64,)> = self.one(sqlx::query_as(sql).bind(a.0).bind(b.0)).await?;
        Ok(found.map(|(id,)| SessionId(id)))
    }
}
