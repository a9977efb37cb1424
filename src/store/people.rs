//! `Store`'s methods about people.

use super::{Acquaintance, Blocks, Store, StoreError};
use crate::session::{AccountId, Identity, RoomId, SessionId};
use std::collections::{BTreeMap, BTreeSet};

/// People: their accounts, what is stored about each, and who has challenged whom.
impl Store {
    /// The account of an identity; a new account if the identity is new. The identity's display name is kept up to date.
    pub async fn account(&self, identity: &Identity) -> Result<AccountId, StoreError> {
        self.database.account(identity).await
    }

    /// The display name, as last seen, of the person whom the platform knows by this id; `None` if nobody is known by it.
    pub async fn name_of(&self, identity: &Identity) -> Result<Option<String>, StoreError> {
        self.database.name_of(identity).await
    }

    /// Every identity of an account.
    pub async fn identities(&self, account: AccountId) -> Result<Vec<Identity>, StoreError> {
        self.database.identities(account).await
    }

    /// The games with throws of dice in which this person has a seat, over or not. Imported games are left out.
    pub async fn games_with_throws(
        &self,
        account: AccountId,
    ) -> Result<Vec<SessionId>, StoreError> {
        self.database.games_with_throws(account).await
    }

    /// All that is kept about a person, for an export of their data. Each row has the name of its part of the export, and JSON.
    pub async fn personal_data(
        &self,
        account: AccountId,
    ) -> Result<Vec<(String, String)>, StoreError> {
        self.database.personal_data(account).await
    }

    /// Deletes all that says who this person is, and all that nobody else needs. Their seats and the logs stay. This needs no batch,
    /// because doing it twice changes nothing.
    pub async fn forget_person(&self, account: AccountId, at: i64) -> Result<(), StoreError> {
        self.database.forget_person(account, at).await
    }

    /// The people who asked to be forgotten.
    pub async fn forgotten_people(&self) -> Result<BTreeSet<AccountId>, StoreError> {
        self.database.forgotten_people().await
    }

    /// The account of an identity, if there is one. Nothing is written.
    pub async fn known_account(
        &self,
        identity: &Identity,
    ) -> Result<Option<AccountId>, StoreError> {
        self.database.known_account(identity).await
    }

    /// Whom this person has blocked.
    pub async fn blocks_of(&self, account: AccountId) -> Result<Blocks, StoreError> {
        self.database.blocks_of(account).await
    }

    /// The settings that this person has changed. The keys of the map are ids from
    /// [`PERSONAL_SETTINGS`](crate::command::PERSONAL_SETTINGS).
    pub async fn personal_settings(
        &self,
        account: AccountId,
    ) -> Result<BTreeMap<String, String>, StoreError> {
        self.database.personal_settings(account).await
    }

    /// The last refusal to this person in this room, as JSON of [`LastRefusal`](crate::session::LastRefusal).
    pub async fn last_refusal(
        &self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<String>, StoreError> {
        self.database.last_refusal(room, account).await
    }

    /// This person's position editor, as JSON of [`Editor`](crate::session::Editor).
    pub async fn editor(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        self.database.editor(account).await
    }

    /// This person's puzzles, as JSON of [`Puzzles`](crate::session::Puzzles).
    pub async fn puzzles(&self, account: AccountId) -> Result<Option<String>, StoreError> {
        self.database.puzzles(account).await
    }

    /// The people who are solving a puzzle, the newest accounts first. There are at most `most` of them.
    pub async fn puzzle_solvers(&self, most: u32) -> Result<Vec<AccountId>, StoreError> {
        self.database.puzzle_solvers(most).await
    }

    /// The row about these two people. `None` if neither has challenged the other or taken a seat that the other had opened.
    pub async fn acquaintance(
        &self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<Acquaintance>, StoreError> {
        self.database.acquaintance(a, b).await
    }

    /// The people whom this person has challenged and who have not agreed to play: they have refused or not answered. Each comes with the
    /// time of the last challenge or answer. Only people for whom that time is after `since` are returned.
    pub async fn recent_calls(
        &self,
        caller: AccountId,
        since: i64,
    ) -> Result<Vec<(AccountId, i64)>, StoreError> {
        self.database.recent_calls(caller, since).await
    }
}
