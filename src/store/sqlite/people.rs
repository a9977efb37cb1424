//! People: their accounts, which are looked up for every message, and what is stored of each.
//!
//! Storing a new person needs no fsync: the next durable write about this person takes the row to the disk as well.

use super::database::Database;
use super::errors::store_error;
use super::rooms::platform_numbered;
use crate::session::{AccountId, Identity, RoomId};
use crate::store::error::StoreError;

impl Database {
    /// The account of an identity; a new account if the identity is new. The identity's display name is kept up to date.
    pub(crate) async fn account(&self, identity: &Identity) -> Result<AccountId, StoreError> {
        if let Some((account, name)) = self.find_account(identity).await?
            && name == identity.name
        {
            return Ok(account);
        }
        let person = sqlx::query("insert into person values ($1, $2, $3)")
            .bind(identity.platform as u8)
            .bind(&identity.id)
            .bind(&identity.name);
        self.write_quickly(person).await?;
        let found = self.find_account(identity).await?;
        let found = found.ok_or(sqlx::Error::RowNotFound);
        Ok(found.map_err(store_error)?.0)
    }

    async fn find_account(
        &self,
        identity: &Identity,
    ) -> Result<Option<(AccountId, String)>, StoreError> {
        let sql = "select account, name from identity where platform = $1 and platform_id = $2";
        let query = sqlx::query_as(sql)
            .bind(identity.platform as u8)
            .bind(&identity.id);
        let row: Option<(i64, String)> = self.one(query).await?;
        Ok(row.map(|(account, name)| (AccountId(account), name)))
    }

    /// Every identity of an account.
    pub(crate) async fn identities(&self, account: AccountId) -> Result<Vec<Identity>, StoreError> {
        let sql = "select platform, platform_id, name from identity where account = $1 order by platform, platform_id";
        let rows: Vec<(i64, String, String)> =
            self.all(sqlx::query_as(sql).bind(account.0)).await?;
        rows.into_iter()
            .map(|(number, id, name)| {
                Ok(Identity {
                    platform: platform_numbered(number)?,
                    id,
                    name,
                })
            })
            .collect()
    }

    /// Whether this person has chosen to read boards as sentences.
    pub(crate) async fn reads_prose(&self, account: AccountId) -> Result<bool, StoreError> {
        let sql = "select board = 'prose' from preference where account = $1";
        let found: Option<(Option<bool>,)> = self.one(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(found.and_then(|(prose,)| prose).unwrap_or(false))
    }

    /// Stores how this person reads boards. This needs no batch, because storing it twice changes nothing.
    pub(crate) async fn set_reads_prose(
        &self,
        account: AccountId,
        prose: bool,
    ) -> Result<(), StoreError> {
        let sql = "insert into preference (account, board) values ($1, $2)
            on conflict (account) do update set board = excluded.board";
        let query = sqlx::query(sql)
            .bind(account.0)
            .bind(if prose { "prose" } else { "picture" });
        self.write_quickly(query).await
    }

    /// The last refusal to this person in this room, as it was stored.
    pub(crate) async fn last_refusal(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select said from refused where room = $1 and account = $2";
        let query = sqlx::query_as(sql).bind(room.0).bind(account.0);
        let found: Option<(String,)> = self.one(query).await?;
        Ok(found.map(|(said,)| said))
    }

    /// This person's position editor, as it was stored.
    pub(crate) async fn editor(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        let sql = "select state from editor where account = $1";
        let found: Option<(String,)> = self.one(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(found.map(|(state,)| state))
    }
}
