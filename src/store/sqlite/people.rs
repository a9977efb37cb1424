//! People: their accounts, which are looked up for every message, and what is stored of each.
//!
//! Storing a new person needs no fsync: the next durable write about this person takes the row to the disk as well.

use super::database::Database;
use super::errors::store_error;
use super::rooms::platform_numbered;
use crate::session::{AccountId, Identity, RoomId};
use crate::store::error::StoreError;
use crate::store::people_change::Blocks;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

impl Database {
    /// The account of an identity; a new account if the identity is new. The identity's display name is kept up to date.
    pub(crate) async fn account(&self, identity: &Identity) -> Result<AccountId, StoreError> {
        if let Some((account, name)) = self.find_account(identity).await?
            && *name == *identity.name
        {
            return Ok(account);
        }
        let person = sqlx::query("insert into person values ($1, $2, $3, $4)")
            .bind(identity.platform as u8)
            .bind(&identity.id)
            .bind(&identity.name)
            .bind(hash_of(identity));
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

    /// The name of a person as last seen; `None` for somebody who is not stored.
    pub(crate) async fn name_of(&self, identity: &Identity) -> Result<Option<String>, StoreError> {
        let found = self.find_account(identity).await?;
        Ok(found.map(|(_, name)| name))
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
                    id: id.into(),
                    name: name.into(),
                })
            })
            .collect()
    }

    /// The account of an identity, if there is one. Nothing is written.
    pub(crate) async fn known_account(
        &self,
        identity: &Identity,
    ) -> Result<Option<AccountId>, StoreError> {
        let found = self.find_account(identity).await?;
        Ok(found.map(|(account, _)| account))
    }

    /// Whom this person has blocked, in the order in which they were blocked.
    pub(crate) async fn blocks_of(&self, account: AccountId) -> Result<Blocks, StoreError> {
        let sql = "select platform, platform_id, for_platform, for_id from block where account = $1
            order by at, platform, platform_id";
        let rows: Vec<(i64, String, Option<i64>, Option<String>)> =
            self.all(sqlx::query_as(sql).bind(account.0)).await?;
        let mut blocks = Blocks::default();
        for (number, id, for_platform, for_id) in rows {
            let one = (platform_numbered(number)?, id.into());
            match for_platform.zip(for_id) {
                None => blocks.named.push(one),
                Some((number, id)) => blocks
                    .same
                    .push((one, (platform_numbered(number)?, id.into()))),
            }
        }
        Ok(blocks)
    }

    /// The settings that this person has changed. The keys of the map are the names of the settings.
    pub(crate) async fn personal_settings(
        &self,
        account: AccountId,
    ) -> Result<BTreeMap<String, String>, StoreError> {
        let sql = "select name, value from personal_setting where account = $1";
        let rows: Vec<(String, String)> = self.all(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(rows.into_iter().collect())
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

    /// This person's puzzles, as they were stored.
    pub(crate) async fn puzzles(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        let sql = "select state from puzzle where account = $1";
        let found: Option<(String,)> = self.one(sqlx::query_as(sql).bind(account.0)).await?;
        Ok(found.map(|(state,)| state))
    }

    /// At most this many of the people who are solving a puzzle, the newest accounts first.
    pub(crate) async fn puzzle_solvers(&self, most: u32) -> Result<Vec<AccountId>, StoreError> {
        let sql = "select account from puzzle where open = 1 order by account desc limit $1";
        let rows: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(most)).await?;
        Ok(rows
            .into_iter()
            .map(|(account,)| AccountId(account))
            .collect())
    }
}

/// A hash of an identity, for tables in which the person's id on the platform must not be stored.
pub(super) fn hash_of(identity: &Identity) -> String {
    let mut digest = Sha256::new();
    digest.update([identity.platform as u8]);
    digest.update(&*identity.id);
    hex::encode(digest.finalize())
}
