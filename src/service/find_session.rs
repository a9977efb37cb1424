//! Which session somebody means: the number typed, the board replied to, or the only one that fits. Never a guess.

use super::change_draft::Draft;
use super::request::Request;
use super::service::Service;
use crate::session::{Action, At, MOST_CHOICES, Refusal, RoomId, Session, SessionId, decide};
use crate::store::{LiveSession, StoreError};
use lusoria_games::catalog::{near_move, read_moves};
use lusoria_games::rules::{Fact, NotationError, Seat, Turn};
use std::sync::Arc;

/// So many of a person's or a room's live sessions are looked at when none is named: a message must not cost more the more games
/// there are. The older ones are found by their number.
pub(super) const LOOKED_AT: usize = 16;

/// Longer lines (in bytes) are no mistyped moves but talk.
const LONGEST_SLIP: usize = 60;

/// A session, or the refusal to be said instead.
pub(super) type Found = Result<Arc<Session>, Refusal>;

/// The move that was most likely mistyped so, and where.
pub(super) enum Near {
    Move(At, String),
    /// It cannot be played anyway.
    Impossible(At, Refusal),
}

/// Whose sessions are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    Askers,
    Others,
}

impl Service {
    /// The session a command is about. Onlookers may name any session shown in the room; without a name it is the asker's
    /// only one, else the room's only one, else the last one of the room.
    pub(super) async fn meant(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Found, StoreError> {
        if let Some(found) = self.pointed_at(request, named).await? {
            return Ok(found);
        }
        let mut live = self.live(request, Whose::Askers).await?;
        if live.is_empty() {
            live = self.live(request, Whose::Others).await?;
        }
        let found = match live.as_slice() {
            [only] => Ok(only.clone()),
            [] => self.latest(request).await?,
            several => Err(which(several)),
        };
        Ok(found)
    }

    /// The session a move is for: among the asker's live sessions here the only one in which the asker is to move and whose
    /// game knows such a move, the lines before this one played; failing that, the one that says best what is wrong.
    pub(super) async fn meant_by_move(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
        draft: &Draft,
    ) -> Result<Found, StoreError> {
        if let Some(found) = self.pointed_at(request, named).await? {
            return Ok(found);
        }
        let mine = self.live(request, Whose::Askers).await?;
        let mut fit: Vec<_> = mine
            .iter()
            .chain(draft.opened())
            .map(|session| draft.current(session))
            .filter(|session| speaks(session, text))
            .collect();
        if fit.len() > 1 {
            let on_turn =
                |session: &Arc<Session>| session.decider() == session.seat_of(request.account);
            let due: Vec<_> = fit
                .iter()
                .filter(|session| on_turn(session))
                .cloned()
                .collect();
            fit = if due.is_empty() { fit } else { due };
            if let Some(only) = only_throw(&fit, request, text, draft.at()) {
                fit = vec![only];
            }
        }
        Ok(match fit.as_slice() {
            [only] => Ok(only.clone()),
            [] => Err(match mine.first() {
                Some(other) => Fact::new("not-a-move").with("session", other.id.0).into(),
                None => Refusal::host("no-session"),
            }),
            several => Err(which(several)),
        })
    }

    /// The move that somebody who is on turn most likely mistyped so, and where.
    pub(super) async fn nearly_typed(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
        draft: &Draft,
    ) -> Result<Option<Near>, StoreError> {
        if text.len() > LONGEST_SLIP {
            return Ok(None);
        }
        let mine = self.live(request, Whose::Askers).await?;
        let meant = |session: &&Arc<Session>| named.is_none_or(|id| id == session.id);
        let due = mine
            .iter()
            .filter(meant)
            .filter(|session| session.decider() == session.seat_of(request.account));
        let near = due.take(MOST_CHOICES).find_map(|session| {
            let near = near_move(&*session.line, text)?;
            let at = At(session.id, session.entries);
            Some(
                match decide(
                    session,
                    request.account,
                    &Action::Play(near.clone()),
                    draft.at(),
                ) {
                    Err(refusal @ Refusal::Rules(..)) => Near::Impossible(at, refusal),
                    _ => Near::Move(at, near),
                },
            )
        });
        Ok(near)
    }

    /// The sessions that go on in this room, the first of them, each with whoever is on turn; and how many more there are.
    pub(super) async fn played_here(
        &mut self,
        request: &Request,
    ) -> Result<(Vec<(SessionId, Option<Seat>)>, u32), StoreError> {
        let mine = self.live(request, Whose::Askers).await?;
        let others = self.live(request, Whose::Others).await?;
        let all = mine.iter().chain(&others);
        let shown = all.map(|session| (session.id, session.decider()));
        let shown: Vec<_> = shown.take(MOST_CHOICES).collect();
        let live = self.cache.room(&request.address.key).await?.live.len();
        let more = live.saturating_sub(shown.len());
        Ok((shown, u32::try_from(more).unwrap_or(u32::MAX)))
    }

    /// Whether this is a session of theirs, even one that is over.
    pub(super) async fn names_own_game(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<bool, StoreError> {
        Ok(self.own_game(request, named).await?.is_some())
    }

    /// Whether this is a session of theirs that goes on: who names its number means it.
    pub(super) async fn plays(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<bool, StoreError> {
        let own = self.own_game(request, named).await?;
        Ok(own.is_some_and(|session| session.ending.is_none()))
    }

    /// The session with this number, if it is one of theirs.
    async fn own_game(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let Some(id) = named else { return Ok(None) };
        let session = self.cache.session(id).await?;
        Ok(session.filter(|session| session.seat_of(request.account).is_some()))
    }

    /// The session named by number or by a reply to its board.
    async fn pointed_at(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Option<Found>, StoreError> {
        let id = match (named, &request.reply_to) {
            (Some(id), _) => Some(id),
            (None, Some(message)) => self.shown(request, message).await?,
            (None, None) => None,
        };
        let Some(id) = id else { return Ok(None) };
        let session = self.cache.session(id).await?;
        let visible = |session: &Arc<Session>| {
            session.room == request.address.room || session.seat_of(request.account).is_some()
        };
        let found = session.filter(visible);
        Ok(Some(found.ok_or_else(|| {
            Fact::new("no-such-session").with("session", id.0).into()
        })))
    }

    /// The session that this message of ours shows; a thread may grow from a board of the channel it belongs to.
    async fn shown(
        &mut self,
        request: &Request,
        message: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        let here = self.shown_in(request.address.room, message).await?;
        match request.address.parent.filter(|_| here.is_none()) {
            Some(channel) => self.shown_in(channel, message).await,
            None => Ok(here),
        }
    }

    async fn shown_in(&self, room: RoomId, message: &str) -> Result<Option<SessionId>, StoreError> {
        match self.delivery_notes.shown(room, message) {
            None => self.store.shown_session(room, message).await,
            just_told => Ok(just_told),
        }
    }

    /// The asker's live sessions of the room, or everybody else's; the latest ones, oldest first.
    pub(super) async fn live(
        &mut self,
        request: &Request,
        whose: Whose,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let room = self.cache.room(&request.address.key).await?;
        let wanted = |live: &&LiveSession| {
            live.seats.contains(&Some(request.account)) == (whose == Whose::Askers)
        };
        let latest = room.live.iter().rev().filter(wanted).take(LOOKED_AT);
        let mut ids: Vec<_> = latest.map(|live| live.id).collect();
        ids.reverse();
        self.going_on(ids).await
    }

    /// Those that are not over: a game that another process has ended is still in the room's list.
    async fn going_on(&mut self, ids: Vec<SessionId>) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut sessions = Vec::new();
        for id in ids {
            let session = self.cache.session(id).await?;
            sessions.extend(session.filter(|session| session.ending.is_none()));
        }
        Ok(sessions)
    }

    async fn latest(&mut self, request: &Request) -> Result<Found, StoreError> {
        let Some(id) = self.cache.room(&request.address.key).await?.latest else {
            return Ok(Err(Refusal::host("no-session")));
        };
        Ok(self
            .cache
            .session(id)
            .await?
            .ok_or_else(|| Refusal::host("no-session")))
    }
}

/// Where real dice are due, if that is only one of these sessions and the text is a throw for it.
fn only_throw(
    fit: &[Arc<Session>],
    request: &Request,
    text: &str,
    at: i64,
) -> Option<Arc<Session>> {
    let throw = Action::Play(text.to_owned());
    let takes = |session: &&Arc<Session>| {
        session.line.turn() == Turn::Chance && decide(session, request.account, &throw, at).is_ok()
    };
    let mut takers = fit.iter().filter(takes);
    let only = takers.next()?;
    takers.next().is_none().then(|| only.clone())
}

/// Of very many sessions only some are asked about, with one more to show that there are.
fn which(several: &[Arc<Session>]) -> Refusal {
    let shown = several.iter().take(MOST_CHOICES + 1);
    Refusal::Which(shown.map(|session| session.id).collect())
}

/// Whether the session's game takes this text for a move or several, right or wrong, or at least begins with one.
fn speaks(session: &Session, text: &str) -> bool {
    read_moves(&*session.line, text)
        .moves
        .iter()
        .all(|piece| session.line.parse(piece) != Err(NotationError::Foreign))
}
