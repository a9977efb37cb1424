//! The service's memory of tournaments: all that are neither over nor called off, with the numbers of the sessions in which their games
//! are played.

use crate::session::{RoomId, RoomTournament, SessionId, TournamentId};
use crate::store::json::StoredAsJson;
use crate::store::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The tournaments.
#[derive(Debug)]
pub(super) struct TournamentCache {
    store: Arc<Store>,
    /// The tournaments that go on; `None` until they are read.
    live: Option<BTreeMap<i64, RoomTournament>>,
    highest: i64,
}

impl TournamentCache {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            live: None,
            highest: 0,
        }
    }

    /// The tournaments that go on, by their numbers.
    pub(super) async fn live(&mut self) -> Result<&BTreeMap<i64, RoomTournament>, StoreError> {
        if self.live.is_none() {
            let (states, highest) = self.store.live_tournaments().await?;
            let read = states
                .iter()
                .filter_map(|state| RoomTournament::from_json(state));
            self.live = Some(read.map(|one| (one.id.0, one)).collect());
            self.highest = highest;
        }
        Ok(self.live.as_ref().expect("just read"))
    }

    /// The tournament with this number, over or not.
    pub(super) async fn find(
        &mut self,
        id: TournamentId,
    ) -> Result<Option<RoomTournament>, StoreError> {
        if let Some(known) = self.live().await?.get(&id.0) {
            return Ok(Some(known.clone()));
        }
        let stored = self.store.tournament(id).await?;
        Ok(stored.as_deref().and_then(RoomTournament::from_json))
    }

    /// The last tournament of this room, over or not. A tournament that was called off is found only if the room has had no other.
    pub(super) async fn last_in(
        &mut self,
        room: RoomId,
    ) -> Result<Option<RoomTournament>, StoreError> {
        let stored = self.store.last_tournament(room).await?;
        Ok(stored.as_deref().and_then(RoomTournament::from_json))
    }

    /// The tournament to which this session belongs, if the session's result is not noted yet.
    pub(super) async fn of_session(
        &mut self,
        session: SessionId,
    ) -> Result<Option<&RoomTournament>, StoreError> {
        let mut live = self.live().await?.values();
        Ok(live.find(|one| one.sessions().any(|id| id == session)))
    }

    /// The tournament to which this session belongs, even if the session's result has been noted. `None` if that tournament no longer
    /// goes on.
    pub(super) async fn with_game(
        &mut self,
        session: SessionId,
    ) -> Result<Option<&RoomTournament>, StoreError> {
        let mut live = self.live().await?.values();
        Ok(live.find(|one| one.has_game(session)))
    }

    /// The number of the next tournament.
    pub(super) async fn next_id(&mut self) -> Result<TournamentId, StoreError> {
        self.live().await?;
        self.highest += 1;
        Ok(TournamentId(self.highest))
    }

    /// Notes a tournament that is being stored. One that is over or called off is forgotten.
    pub(super) fn put(&mut self, tournament: &RoomTournament) {
        let Some(live) = &mut self.live else { return };
        match tournament.is_live() {
            true => live.insert(tournament.id.0, tournament.clone()),
            false => live.remove(&tournament.id.0),
        };
    }

    /// Forgets everything, because something could not be stored.
    pub(super) fn forget(&mut self) {
        self.live = None;
    }
}
