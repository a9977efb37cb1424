//! The command `show #12 here`: brings a game into a further room, or takes it out again.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::shown_elsewhere::ShownElsewhere;
use crate::session::{
    GeneralAnswer, NewGame, Player, Refusal, RefusalKind, RoomId, Say, Session, SessionId,
    ShownEntry, answer_fact,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;
use tracing::error;

/// In how many rooms a game is shown at most.
pub(super) const MOST_ROOMS: usize = 4;

impl Service {
    /// Reads which games are shown in several rooms.
    pub(super) async fn read_shown_elsewhere(&mut self) {
        match self.store.sessions_in_several_rooms().await {
            Ok(rows) => self.shown = Arc::new(ShownElsewhere::new(rows)),
            Err(why) => error!(%why, "which games are shown in several rooms cannot be read"),
        }
    }

    /// Brings a game into this room if `here` is true. Otherwise takes it out of the room.
    pub(super) async fn show_here(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        here: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let session = match self.find_named_session(request, named).await? {
            None => return Ok(Refusal::host("show-here-which").into()),
            Some(Err(refusal)) => return Ok(refusal.into()),
            Some(Ok(session)) => draft.current(&session),
        };
        match here {
            true => self.bring_here(request, &session, draft).await,
            false => self.take_away(request, &session, draft).await,
        }
    }

    async fn bring_here(
        &mut self,
        request: &Request,
        session: &Arc<Session>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let room = request.address.room;
        if let Some(refusal) = self.refuse_to_show(request, session, draft).await? {
            return Ok(refusal.into());
        }
        if !self.is_shown_in(session, room) {
            draft.show_in(session.id, room, true);
            let fact = answer_fact("shown-here").with("session", session.id.0);
            draft.say(Say::Answer(GeneralAnswer::Told(fact), request.account));
        }
        let key = &request.address.key;
        draft.say(Say::Board {
            at: ShownEntry(session.id, session.entries),
            reader: request.account,
            form: self.cache.board_form(request.account, key).await?,
            time: draft.time_of_board(session),
        });
        Ok(LineResult::Done)
    }

    /// Why this person may not bring the game into this room; `None` if they may.
    async fn refuse_to_show(
        &mut self,
        request: &Request,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let about = |fact: Fact| Some(fact.with("session", session.id.0).into());
        if session.ending.is_some() {
            return Ok(about(RefusalKind::SessionOver.fact()));
        }
        if session.seat_of(request.account).is_none() {
            return Ok(about(RefusalKind::NoSeat.fact()));
        }
        if self.is_shown_in(session, request.address.room) {
            return Ok(None);
        }
        if self.shown.count(session.id) >= MOST_ROOMS {
            return Ok(about(Fact::new("shown-in-too-many")));
        }
        let game = session.line.game();
        let new = NewGame::of(game.info.id.to_owned(), String::new());
        self.refused_by_settings(request, &new, game, draft).await
    }

    async fn take_away(
        &mut self,
        request: &Request,
        session: &Arc<Session>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let room = request.address.room;
        if session.seat_of(request.account).is_none() && !request.may_configure {
            let fact = RefusalKind::NoSeat.fact();
            return Ok(Refusal::from(fact.with("session", session.id.0)).into());
        }
        let is_played_from_here = self.refuse_to_hide(session, room).await?;
        if let Some(refusal) = is_played_from_here.filter(|_| self.is_shown_in(session, room)) {
            return Ok(refusal.into());
        }
        if session.room == room || !self.is_shown_in(session, room) {
            let fact = Fact::new("show-only-here").with("session", session.id.0);
            return Ok(Refusal::from(fact).into());
        }
        draft.show_in(session.id, room, false);
        let fact = answer_fact("shown-no-more").with("session", session.id.0);
        draft.say(Say::Answer(GeneralAnswer::Told(fact), request.account));
        Ok(LineResult::Done)
    }

    /// Refuses to take a game out of this room if it belongs to a tournament and one of its players takes part in the tournament from
    /// here.
    async fn refuse_to_hide(
        &mut self,
        session: &Session,
        room: RoomId,
    ) -> Result<Option<Refusal>, StoreError> {
        let tournament = self.tournaments.of_session(session.id).await?;
        Ok(tournament.and_then(|one| {
            let mut people = session.people().into_iter().flatten();
            let play_here = people.any(|person| one.room_of(Player::Person(person)) == room);
            let fact = Fact::new("show-of-tournament").with("session", session.id.0);
            play_here.then(|| fact.with("tournament", one.id.0).into())
        }))
    }

    /// Whether this game is shown in this room.
    pub(super) fn is_shown_in(&self, session: &Session, room: RoomId) -> bool {
        session.room == room || self.shown.contains(session.id, room)
    }
}
