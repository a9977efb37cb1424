//! Resumes a lost solitaire when its player takes back the move that ended it: the solitaire counts again among the open games, and the
//! rooms that show it list it again. Any other game that is over stays over.

use super::change_draft::ChangeDraft;
use super::decided_change::DecidedChange;
use super::find_session::WhoseSessions;
use super::request::Request;
use super::service_task::Service;
use crate::session::{NewGame, Refusal, RefusalKind, RoomId, Session, SessionId};
use crate::store::{LiveSession, StoreError};
use std::sync::Arc;

impl Service {
    /// The last solitaire that the writer has lost here, if a takeback without a number is meant for it. That is so if nothing has
    /// happened since then in any game that the writer plays here.
    pub(super) async fn lost_solitaire_meant(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let last = self.ended_session_meant(request, named, draft).await?;
        let last = last.map(|last| draft.current(&last));
        let Some(lost) = last.filter(|last| last.is_lost_solitaire()) else {
            return Ok(None);
        };
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let is_later = |one: &Arc<Session>| draft.current(one).changed_at > lost.changed_at;
        Ok((!mine.iter().any(is_later)).then_some(lost))
    }

    /// Called before a solitaire that had ended is resumed. Returns a refusal if that cannot be done here, or if its player may not begin
    /// another game here. Otherwise reads the rooms that show the solitaire into memory, unless it ended in this same message.
    pub(super) async fn prepare_to_resume(
        &mut self,
        request: &Request,
        session: &Arc<Session>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let has_just_ended = draft.sessions().any(|one| one.id == session.id);
        if has_just_ended || session.seat_of(request.account).is_none() {
            return Ok(None);
        }
        let mut rooms = self.store.session_rooms(session.id).await?;
        rooms.push(session.room);
        let here = [Some(request.address.room), request.address.parent];
        if !rooms.iter().any(|room| here.contains(&Some(*room))) {
            let fact = RefusalKind::SessionOver.fact();
            return Ok(Some(fact.with("session", session.id.0).into()));
        }
        let game = session.line.game();
        let new = NewGame::of(game.info.id.to_owned(), String::new());
        let refusal = self.refused_by_settings(request, &new, game, draft).await?;
        if refusal.is_some() {
            return Ok(refusal);
        }
        let refusal = self.refuse_new_game(request, None, draft).await?;
        if refusal.is_none() {
            self.know_rooms(session, &rooms).await?;
            draft.shown = self.shown.clone();
        }
        Ok(refusal)
    }

    /// Reads the rooms that show a session, and notes which rooms other than its own show it. After a start, memory does not have the
    /// rooms of sessions that are over.
    async fn know_rooms(&mut self, session: &Session, rooms: &[RoomId]) -> Result<(), StoreError> {
        for room in rooms {
            if let Some(key) = self.room_key(*room).await {
                self.cache.room(&key).await?;
            }
            if *room != session.room {
                Arc::make_mut(&mut self.shown).add(session, *room);
            }
        }
        Ok(())
    }

    /// Notes in memory which sessions are open again after they were over.
    pub(super) fn note_resumed(&mut self, decided: &DecidedChange) {
        for session in decided.resumed() {
            self.note_open_again(session);
        }
    }

    fn note_open_again(&mut self, session: &Session) {
        let live = LiveSession {
            id: session.id,
            people: session.people(),
        };
        let others = self.shown.rooms_beside(session.id, session.room);
        for room in [session.room].into_iter().chain(others) {
            self.cache.update(room, |room| {
                room.live.retain(|one| one.id != live.id);
                room.live.push(live);
                room.live.sort_unstable_by_key(|one| one.id);
            });
            for account in session.people().into_iter().flatten() {
                let key = (room, account);
                if self.last_games.peek(&key) == Some(&session.id) {
                    self.last_games.pop(&key);
                }
            }
        }
    }
}
