//! Moves the games and settings of a room to the room that has replaced it, as one change.

use super::change_draft::ChangeDraft;
use super::line_result::inform;
use super::request::Request;
use super::service_task::Service;
use super::tournament_step::due;
use crate::session::{Due, GeneralAnswer, Phase, Proposal, RoomId, RoomKey, Session, SessionId};
use crate::store::{LiveSession, StoreError};
use std::sync::Arc;

impl Service {
    /// Moves the games of the room with this id and of its threads to the room of the request. Also moves the room's open proposals and
    /// tournaments. Tells the people in the room of the request which games are there now.
    pub(super) async fn move_games_here(
        &mut self,
        request: &Request,
        from: &str,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let old = RoomKey {
            platform: request.address.key.platform,
            id: from.to_owned(),
            parent: None,
        };
        let before = self.cache.room(&old).await?.id;
        if before == request.address.room {
            return Ok(());
        }
        let games = self.games_under(&old).await?;
        let mut numbers: Vec<SessionId> = games.iter().map(|game| game.id).collect();
        let shown = self.cache.live_in(before).into_iter().map(|live| live.id);
        numbers.extend(shown.filter(|id| self.shown.contains(*id, before)));
        numbers.sort_unstable();
        numbers.dedup();
        draft.move_games(before, request.address.room, games);
        self.move_seats(before, request.address.room, draft).await?;
        self.move_tournaments(before, request.address.room, draft)
            .await?;
        if !numbers.is_empty() {
            inform(request, GeneralAnswer::MovedHere(numbers), draft);
        }
        Ok(())
    }

    /// Moves the open proposals of a room, such as open seats, to the room that has replaced it.
    async fn move_seats(
        &mut self,
        from: RoomId,
        to: RoomId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let live = self.proposals.live().await?.values();
        for seat in live.filter(|seat| seat.rooms().any(|room| room == from)) {
            let replaced = |room: RoomId| if room == from { to } else { room };
            let moved = Proposal {
                room: replaced(seat.room),
                shown_in: seat.shown_in.iter().copied().map(replaced).collect(),
                ..seat.clone()
            };
            draft.set_proposal(&moved);
            if let Some(until) = moved.until {
                draft.set_due(&Due::Proposal(moved.id, moved.room), until);
            }
        }
        Ok(())
    }

    /// Moves the tournaments that are held in a room to the room that has replaced it.
    async fn move_tournaments(
        &mut self,
        from: RoomId,
        to: RoomId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        for mut tournament in self.tournaments.live().await?.values().cloned() {
            if tournament.replace_room(from, to) {
                if tournament.phase == Phase::Running {
                    draft.set_due(&due(&tournament), draft.at());
                }
                draft.set_tournament(&tournament);
            }
        }
        Ok(())
    }

    /// Notes in memory that the room `to` has taken the place of the room `from`. Other rooms that show the games still show them.
    pub(super) fn remember_replaced_room(
        &mut self,
        (from, to): (RoomId, RoomId),
        sessions: &[Arc<Session>],
    ) {
        Arc::make_mut(&mut self.shown).replace_room(from, to);
        let mut shown = self.cache.live_in(from);
        shown.retain(|live| self.shown.contains(live.id, to));
        self.cache.inherit_settings((from, to));
        self.cache.move_sessions(to, sessions);
        for live in shown {
            self.cache.remove_live_from(from, live.id);
            let others = self.shown.rooms_beside(live.id, to).collect::<Vec<_>>();
            for room in others.into_iter().chain([to]) {
                let mut known = self.cache.live_in(room).into_iter();
                if !known.any(|one| one.id == live.id) {
                    self.cache.add_live_session(room, live);
                }
            }
        }
    }

    /// The live sessions that belong to a room or one of its threads or are shown there, the oldest first. Changes that are still being
    /// written are included.
    pub(super) async fn live_sessions_under(
        &self,
        key: &RoomKey,
    ) -> Result<Vec<LiveSession>, StoreError> {
        let mut live = self.store.live_sessions_under(key).await?;
        live.extend(self.cache.live_under(key));
        live.sort_unstable_by_key(|one| one.id);
        live.dedup_by_key(|one| one.id);
        let known = |one: &LiveSession| self.cache.known_session(one.id);
        live.retain(|one| known(one).is_none_or(|session| session.ending.is_none()));
        Ok(live)
    }

    /// The live games of a room and its threads, including changes that are still being written.
    pub(super) async fn games_under(
        &mut self,
        old: &RoomKey,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut games = Vec::new();
        for live in self.live_sessions_under(old).await? {
            let game = self.cache.session(live.id).await?;
            if let Some(game) = game.filter(|game| game.ending.is_none()) {
                let home = self.room_key(game.room).await;
                // A game that is only shown in the old room belongs to another room and is not moved.
                let belongs = home.is_none_or(|home| {
                    let is_old = |id: &String| *id == old.id;
                    is_old(&home.id) || home.parent.as_ref().is_some_and(is_old)
                });
                games.extend(belongs.then_some(game));
            }
        }
        Ok(games)
    }
}
