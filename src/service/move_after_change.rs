//! Asks the writer of a move whether the move is really meant. The bot asks if a game of the writer has just changed and the move may be
//! meant for the game as it was before. `changed_games.rs` explains when that is so. The bot also asks in these cases:
//!
//! - The other player has just taken back a move and played again. The writer may be answering the move that was taken back.
//! - The writer has just played the same move in another game. Perhaps it was sent twice.
//! - The same move was just played in advance for the writer in another game. Perhaps the writer typed it for that game, before they saw
//!   that it had been played.
//! - The writer plays against a computer player, and has just played the same move in the turn before. Perhaps it was sent twice.
//! - The writer was asked which game the move is for. Before they answered, somebody has moved in that game.

use super::announce_change::ChangedSession;
use super::change_draft::ChangeDraft;
use super::changed_games::{is_named, people_of};
use super::changed_offers::READING;
use super::find_session_for_move::ReadMove;
use super::line_result::LineResult;
use super::move_or_talk::ask_whether_meant;
use super::recent_changes::{GameBefore, MOMENT};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::command::asked_move;
use crate::session::{
    AccountId, Action, Completes, LastRefusal, RoomId, Session, SessionId, ShownEntry, decide,
};
use crate::store::StoreError;
use lusoria_games::rules::Parsed;
use std::borrow::Cow;

impl Service {
    /// Notes the moves that were played in advance in this session, as if their owners had just typed them.
    pub(super) fn note_moves_in_advance(
        &mut self,
        author: Option<AccountId>,
        one: &ChangedSession,
        now: i64,
    ) {
        for (seat, person) in people_of(&one.after) {
            let [before, after] = [&one.before, &one.after].map(|one| one.moves[seat.index()]);
            if author != Some(person)
                && after > before
                && let Some(notation) = one.after.last_move_of(seat)
            {
                let here = (one.after.room, person);
                let recent = &mut self.proposals.recent_changes;
                recent.note_move(here, now, &one.before, notation);
            }
        }
    }

    /// The question whether a move is really meant in this session. The cases in which the bot asks are at the beginning of this file.
    /// In all other cases, returns `None`, and notes the move if its writer is on turn.
    pub(super) async fn ask_after_change(
        &mut self,
        request: &Request,
        TypedMove { named, text, .. }: TypedMove<'_>,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (me, now) = (request.account, draft.at());
        if session.decider() != session.seat_of(me) {
            // A move out of turn is refused in any case.
            return Ok(None);
        }
        let here = (request.address.room, me);
        let lang = self.reader_lang(request).await?;
        let is_possible = |before: &GameBefore| {
            let read = ReadMove::new(before.session.clone(), me, text, lang);
            let first = read.understood.moves.first();
            let is_legal = first.is_some_and(|first| {
                let action = Action::Play(first.to_string());
                decide(&read.session, me, &action, now).is_ok()
            });
            !before.is_own && read.fits() && is_legal
        };
        let is_unclear = self
            .may_be_for_changed_game(request, named, session.id, draft, is_possible)
            .await?
            || !is_named(request, named) && self.may_be_typed_before(here, text, session, now);
        if !is_unclear {
            let recent = &mut self.proposals.recent_changes;
            recent.note_move(here, now, session, &notation_of(session, text));
            return Ok(None);
        }
        let at = ShownEntry(session.id, session.entries);
        Ok(Some(ask_whether_meant(text, at)))
    }

    /// Called when a person was asked which game is meant, and has answered with this number. If they were asked about a move, returns
    /// the question whether the move is still meant. `None` if they were asked about anything else, if nobody has moved in that game
    /// since they were asked, or if it is not their turn there any more.
    pub(super) async fn ask_in_another_position(
        &mut self,
        request: &Request,
        (completes, number): (&Completes, SessionId),
        asked: &LastRefusal,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (Completes::Command(command), Some(said_at)) = (completes, asked.said_at) else {
            return Ok(None);
        };
        let Some(text) = asked_move(command) else {
            return Ok(None);
        };
        let session = self.cache.session(number).await?;
        let session = session.map(|session| draft.current(&session));
        let moved = session.filter(|session| {
            let is_own_turn = session.decider() == session.seat_of(request.account);
            session.played_at > said_at && session.ending.is_none() && is_own_turn
        });
        let at = moved.map(|session| ShownEntry(session.id, session.entries));
        Ok(at.map(|at| ask_whether_meant(text, at)))
    }

    /// Whether one of these is true:
    ///
    /// - The other player has just taken back a move and played again. This move may be an answer to the move that was taken back.
    /// - The writer has just played the same move here, in another game.
    /// - The writer plays against a computer player, and has just played the same move here in the turn before.
    fn may_be_typed_before(
        &self,
        here: (RoomId, AccountId),
        text: &str,
        session: &Session,
        now: i64,
    ) -> bool {
        let (me, recent) = (here.1, &self.proposals.recent_changes);
        let opened_at = recent.opened_by(session.id, me).unwrap_or(i64::MIN);
        let since = opened_at.max(now - READING);
        if recent.has_played_before(here, &notation_of(session, text), session, since) {
            return true;
        }
        let mut games = recent.games_before(me, now - MOMENT);
        let is_taken_back = games.any(|before| {
            let old = &before.session;
            let is_of_turn = old.id == session.id && old.decider() == session.seat_of(me);
            is_of_turn && before.is_takeback && !before.is_own
        });
        is_taken_back && session.changed_at > now - READING
    }
}

/// The move that this text is in the session, in the notation of its game. If the text is no single move, the text itself.
fn notation_of<'a>(session: &Session, text: &'a str) -> Cow<'a, str> {
    match session.line.parse(text) {
        Ok(Parsed::Move(notation)) => Cow::Owned(notation),
        _ => Cow::Borrowed(text),
    }
}
