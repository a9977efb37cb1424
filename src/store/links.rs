//! `Store`'s methods that join two accounts of one person (`docs/links.md`). They write at once; nothing here is stored with a batch.

use super::{AccountLink, EarlierSeat, Store, StoreError};
use crate::session::{AccountId, Rating, RatingKey, SessionId};

impl Store {
    /// Stores the hash of this person's link code; it replaces the person's earlier code.
    pub async fn put_link_code(
        &self,
        account: AccountId,
        code: &str,
        expires_at: i64,
    ) -> Result<(), StoreError> {
        self.database.put_link_code(account, code, expires_at).await
    }

    /// The account whose link code has this hash, if the code is still valid.
    pub async fn link_code_of(
        &self,
        code: &str,
        now: i64,
    ) -> Result<Option<AccountId>, StoreError> {
        self.database.link_code_of(code, now).await
    }

    /// Makes a code invalid. The code is given as a hash.
    pub async fn drop_link_code(&self, code: &str) -> Result<(), StoreError> {
        self.database.drop_link_code(code).await
    }

    /// Deletes a link whose two accounts are not joined yet.
    pub async fn drop_link(&self, link: &AccountLink) -> Result<(), StoreError> {
        self.database.drop_link(link).await
    }

    /// The account that has the games of this account now. That is the account to which this one was joined. If this account was never
    /// joined to another, it is this account itself.
    pub async fn account_now(&self, account: AccountId) -> Result<AccountId, StoreError> {
        self.database.account_now(account).await
    }

    /// All links in the order of their numbers, also those whose accounts are not joined yet.
    pub async fn account_links(&self) -> Result<Vec<AccountLink>, StoreError> {
        self.database.account_links().await
    }

    /// Who had which seat before accounts were joined, in the order of the links.
    pub async fn earlier_seats(&self) -> Result<Vec<EarlierSeat>, StoreError> {
        self.database.earlier_seats().await
    }

    /// Joins two accounts in one statement, with their seats, their settings and everything else. `ratings` take the place of the ratings
    /// of both accounts. Call this only when no decided change waits to be stored.
    pub async fn join_accounts(
        &self,
        link: &AccountLink,
        ratings: &[(RatingKey, Rating)],
    ) -> Result<(), StoreError> {
        self.database.join_accounts(link, ratings).await
    }

    /// An unfinished game in which both accounts have a seat, if there is one.
    pub async fn open_game_of_both(
        &self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<SessionId>, StoreError> {
        self.database.open_game_of_both(a, b).await
    }
}
