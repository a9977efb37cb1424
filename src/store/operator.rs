//! `Store`'s methods for `lusoria admin`, which may run at the same time as a host.

use super::{OperatorAct, OperatorGame, OperatorPerson, PlatformId, Store, StoreError};
use crate::session::{Platform, SessionId};

impl Store {
    /// At most `most` games that are not over. Games in which nothing has happened for longest come first. If a name is given, only the
    /// games of people who have this name or this platform id.
    pub async fn operator_games(
        &self,
        name: Option<&str>,
        most: u32,
    ) -> Result<Vec<OperatorGame>, StoreError> {
        self.database.operator_games(name, most).await
    }

    /// At most `most` people whose name contains this text, or whose platform id is this text.
    pub async fn operator_people(
        &self,
        name: &str,
        most: u32,
    ) -> Result<Vec<OperatorPerson>, StoreError> {
        self.database.operator_people(name, most).await
    }

    /// Notes an act of the operator. If the host has to carry it out, `due` is given: the key of a row that is due at once, and JSON of
    /// [`Due`](crate::session::Due). The note and the row are stored together, or neither is.
    pub async fn note_operator(
        &self,
        act: &OperatorAct,
        due: Option<(&str, &str)>,
    ) -> Result<(), StoreError> {
        self.database.note_operator(act, due).await
    }

    /// The last things that the operator has done, the latest first.
    pub async fn operator_log(&self, most: u32) -> Result<Vec<OperatorAct>, StoreError> {
        self.database.operator_log(most).await
    }

    /// If `at` is given, notes that the operator has blocked this person at that time (Unix seconds). If `at` is `None`, unblocks the
    /// person.
    pub async fn block(
        &self,
        platform: Platform,
        id: &str,
        at: Option<i64>,
    ) -> Result<(), StoreError> {
        self.database.block(platform, id, at).await
    }

    /// Everybody who is blocked.
    pub async fn blocked(&self) -> Result<Vec<PlatformId>, StoreError> {
        self.database.blocked().await
    }

    /// Notes that a game is annulled: it is to be left out of ratings and results.
    pub async fn annul(&self, session: SessionId, at: i64) -> Result<(), StoreError> {
        self.database.annul(session, at).await
    }
}
