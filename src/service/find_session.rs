//! Finds the session that a person means. A session may be named by its number or by a reply to its board. If none is named, it is the
//! only live session that fits. If several fit, the person is asked which one they mean. If no session is live, one that is over is
//! taken.
//!
//! Typed moves are handled in `find_session_for_move.rs`. Commands that make sense only in some games are handled in
//! `find_session_for_command.rs`.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::session::{MOST_CHOICES, Refusal, RefusalKind, RoomId, RoomKey, Session, SessionId};
use crate::store::{LiveSession, StoreError};
use lusoria_games::rules::Seat;
use std::sync::Arc;

/// If no session is named, only this many of the latest live sessions are searched, so that a message in a room with many games does not
/// cost too much. Older sessions have to be named by number.
pub(super) const MOST_SEARCHED: usize = 16;

/// The session that is meant, or the refusal if there is none or more than one.
pub(super) type FoundSession = Result<Arc<Session>, Refusal>;

/// Whose sessions are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WhoseSessions {
    /// The sessions in which the requester plays.
    Requester,
    /// The sessions in which only others play.
    Others,
}

impl Service {
    /// Finds the session that a command is about. A session may be named if it is shown in this room or if the writer plays in it. If
    /// none is named, these are tried in order:
    ///
    /// - the writer's live sessions in this room,
    /// - the writer's live sessions in threads of this room,
    /// - the live sessions of others in this room,
    /// - the writer's session that ended last here,
    /// - the newest session here.
    ///
    /// The search ends at the first item of this list for which there is a session. If there are several sessions for it, the refusal
    /// asks which one is meant.
    pub(super) async fn find_session(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        if let Some(found) = self.find_named_session(request, named).await? {
            return Ok(found);
        }
        let mut live = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        if live.is_empty() {
            live = self.own_games_in_threads(request, draft).await?;
        }
        if live.is_empty() {
            live = self.live_sessions(request, WhoseSessions::Others).await?;
        }
        let found = match live.as_slice() {
            [only] => Ok(only.clone()),
            [] => match self.find_last_ended(request, draft).await? {
                Some(ended) => Ok(ended),
                None => self.latest_session(request).await?,
            },
            several => Err(ask_which(several.iter())),
        };
        Ok(found)
    }

    /// The session with this number if it is the writer's turn in it. Without a number, the latest session in which it is the writer's
    /// turn. `None` if there is none.
    pub(super) async fn session_on_turn(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let due = mine.iter().rev().map(|session| draft.current(session));
        let mut due = due.filter(|session| {
            let seat = session.seat_of(request.account);
            session.ending.is_none() && seat.is_some() && session.decider() == seat
        });
        Ok(due.find(|session| named.is_none_or(|id| id == session.id)))
    }

    /// The writer's game that ended last in this room. `None` if another game is meant: the message names one, replies to a message, or
    /// has just begun one.
    pub(super) async fn ended_session_meant(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let is_named = request.names_game(named);
        match is_named || draft.opened_session().is_some() {
            true => Ok(None),
            false => self.find_last_ended(request, draft).await,
        }
    }

    /// Some of the live sessions of this room with its threads, each with the seat to move, and the number of sessions that are left out.
    /// The writer's own sessions come first.
    pub(super) async fn list_sessions_here(
        &mut self,
        request: &Request,
    ) -> Result<(Vec<(SessionId, Option<Seat>)>, u32), StoreError> {
        let live = self
            .live_sessions_with_threads(&request.address.key)
            .await?;
        let is_own = |one: &&LiveSession| one.people.contains(&Some(request.account));
        let (mine, others): (Vec<&LiveSession>, Vec<_>) = live.iter().partition(is_own);
        let ids = mine.into_iter().chain(others).map(|one| one.id);
        let sessions = self.load_live_sessions(ids.take(MOST_SEARCHED).collect());
        let shown = sessions.await?.into_iter().take(MOST_CHOICES);
        let shown: Vec<_> = shown
            .map(|session| (session.id, session.decider()))
            .collect();
        let more = live.len().saturating_sub(shown.len());
        Ok((shown, u32::try_from(more).unwrap_or(u32::MAX)))
    }

    /// The live sessions of the room with this key and of its threads, the oldest first. If the key is that of a thread, only
    /// the live sessions of this thread.
    pub(super) async fn live_sessions_with_threads(
        &mut self,
        key: &RoomKey,
    ) -> Result<Vec<LiveSession>, StoreError> {
        match key.platform.has_threads() {
            true => self.live_sessions_under(key).await,
            false => Ok(self.cache.room(key).await?.live.clone()),
        }
    }

    /// The session with this number, live or over. `None` if the writer does not play in it.
    pub(super) async fn own_session(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let Some(id) = named else { return Ok(None) };
        let session = self.cache.session(id).await?;
        Ok(session.filter(|session| session.seat_of(request.account).is_some()))
    }

    /// Whether the request replies to a message that shows the board of a game.
    pub(super) async fn replies_to_a_board(
        &mut self,
        request: &Request,
    ) -> Result<bool, StoreError> {
        match &request.reply_to {
            Some(message) => Ok(self.find_shown_session(request, message).await?.is_some()),
            None => Ok(false),
        }
    }

    /// The session that is named by its number or by a reply to its board. A session that is not shown in this room and in which the
    /// writer does not play is refused as if it did not exist. `None` if no session is named.
    pub(super) async fn find_named_session(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Option<FoundSession>, StoreError> {
        let id = match (named, &request.reply_to) {
            (Some(id), _) => Some(id),
            (None, Some(message)) => self.find_shown_session(request, message).await?,
            (None, None) => None,
        };
        let Some(id) = id else { return Ok(None) };
        let session = self.cache.session(id).await?;
        let visible = |session: &Arc<Session>| {
            self.is_shown_in(session, request.address.room)
                || session.seat_of(request.account).is_some()
        };
        let found = session.filter(visible);
        Ok(Some(found.ok_or_else(|| {
            RefusalKind::NoSuchSession
                .fact()
                .with("session", id.0)
                .into()
        })))
    }

    /// The session whose board this message of the bot shows. If the request was written in a thread, the message may also be in the
    /// channel of that thread.
    pub(super) async fn find_shown_session(
        &mut self,
        request: &Request,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        let here = self
            .find_shown_session_in(request.address.room, message)
            .await?;
        match request.address.parent.filter(|_| here.is_none()) {
            Some(channel) => self.find_shown_session_in(channel, message).await,
            None => Ok(here),
        }
    }

    pub(super) async fn find_shown_session_in(
        &self,
        room: RoomId,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        match self.delivery_notes.shown_session(room, message) {
            None => self.store.shown_session(room, message).await,
            just_told => Ok(just_told),
        }
    }

    /// Whether the writer plays in a live session of this room.
    pub(super) async fn plays_here(&mut self, request: &Request) -> Result<bool, StoreError> {
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        Ok(!mine.is_empty())
    }

    /// Live sessions of the room, the oldest first. `players` says which: those in which the writer plays, or those in which only others
    /// play. If there are more than [`MOST_SEARCHED`], the oldest are left out.
    pub(super) async fn live_sessions(
        &mut self,
        request: &Request,
        players: WhoseSessions,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let room = self.cache.room(&request.address.key).await?;
        let wanted = |live: &&LiveSession| {
            live.people.contains(&Some(request.account)) == (players == WhoseSessions::Requester)
        };
        let latest = room.live.iter().rev().filter(wanted).take(MOST_SEARCHED);
        let mut ids: Vec<_> = latest.map(|live| live.id).collect();
        ids.reverse();
        self.load_live_sessions(ids).await
    }

    /// Loads these sessions and leaves out those that are over. The room's list may still have a session that another process has ended.
    async fn load_live_sessions(
        &mut self,
        ids: Vec<SessionId>,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut sessions = Vec::new();
        for id in ids {
            let session = self.cache.session(id).await?;
            sessions.extend(session.filter(|session| session.ending.is_none()));
        }
        Ok(sessions)
    }

    async fn latest_session(&mut self, request: &Request) -> Result<FoundSession, StoreError> {
        let Some(id) = self.cache.room(&request.address.key).await?.latest else {
            return Ok(Err(RefusalKind::NoSession.into()));
        };
        Ok(self
            .cache
            .session(id)
            .await?
            .ok_or_else(|| RefusalKind::NoSession.into()))
    }
}

/// The refusal that asks which session is meant. A message lists only some sessions. If there are more, the refusal holds one session
/// more than the message lists, so that the message can say that there are more.
pub(super) fn ask_which<'a>(several: impl Iterator<Item = &'a Arc<Session>>) -> Refusal {
    let shown = several.take(MOST_CHOICES + 1);
    Refusal::Which {
        sessions: shown.map(|session| session.id).collect(),
        command: None,
    }
}
