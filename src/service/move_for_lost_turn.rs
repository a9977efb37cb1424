//! A person loses their turn if somebody else takes a move back or ends the game, or if the clock ends it (`lost_turns.rs`). A move that
//! the person types a moment later may still be meant for that game. Before it is played in another game, the bot asks whether it is
//! meant there.
//!
//! If a person gives up or offers something just after a game of theirs has ended, they may mean that game. Before the command is carried
//! out in another game, the bot asks. The bot does not ask a person who has changed a game in the room since then: they know what has
//! ended.

use super::announce_change::ChangedSession;
use super::answer_offer::how_to_answer;
use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::find_session::ask_which;
use super::find_session_for_move::ReadMove;
use super::line_result::LineResult;
use super::move_or_talk::ask_whether_meant;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::take_action::is_playing;
use crate::session::{AccountId, Action, Session, SessionId, ShownEntry, decide};
use crate::store::StoreError;
use lusoria_games::rules::Seat;
use std::sync::Arc;

/// For so many seconds after the end of a game or of a turn, a command or a move may still be meant for that game.
const MOMENT: i64 = 10;

impl Service {
    /// Notes who loses their turn by this change. `author` is the person whose message makes the change, if there is one.
    pub(super) async fn note_lost_turns(
        &mut self,
        author: Option<AccountId>,
        draft: &ChangeDraft,
    ) -> Result<(), StoreError> {
        if let Some(author) = author {
            self.forget_what_ended(author, draft);
        }
        for after in cut_short(draft) {
            // `undo` goes on with a lost solitaire, so it is not asked about.
            if after.ending.is_some() && !after.is_lost_solitaire() {
                self.note_end(after, draft.at());
            }
            let Some(before) = self.cache.session(after.id).await? else {
                continue;
            };
            let goes_on = after.ending.is_none() && after.decider() == before.decider();
            let seat = before.decider().filter(|_| !goes_on);
            let person = seat.and_then(|seat: Seat| before.people()[seat.index()]);
            if let Some(person) = person.filter(|person| author != Some(*person)) {
                self.proposals.lost_turns.note(person, draft.at(), before);
            }
        }
        Ok(())
    }

    /// Whoever changes a game in a room knows which of their games and turns have ended.
    fn forget_what_ended(&mut self, author: AccountId, draft: &ChangeDraft) {
        for one in &draft.changed {
            let key = (one.after.room, author);
            self.proposals.lost_turns.forget(key);
        }
    }

    fn note_end(&mut self, over: &Session, at: i64) {
        for person in over.people().into_iter().flatten() {
            let key = (over.room, person);
            self.proposals.lost_turns.note_end(key, at);
        }
    }

    /// Whether a command without a number that gives up or offers something may be for another game. This is so if a game of the writer
    /// has ended a moment ago, and the writer has changed no game here since.
    pub(super) fn may_be_for_ended_game(
        &self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> bool {
        let key = (request.address.room, request.account);
        let since = draft.at() - MOMENT;
        !is_named(request, named) && self.proposals.lost_turns.has_ended_since(key, since)
    }

    /// The question which game is meant by a command that offers something and may be for a game that has just ended. `None` if the writer
    /// can offer it in no game.
    pub(super) async fn ask_after_end(
        &mut self,
        request: &Request,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let offers = self.offers_to(request, draft).await?;
        // Who offers a draw that is offered already accepts it.
        if let ([only], Action::OfferDraw) = (&offers[..], action) {
            return Ok(Some(how_to_answer(only).into()));
        }
        let found = self.find_session_where_possible(request, None, action, draft);
        let session = found.await?.ok();
        let session = session.filter(|session| is_playing(session, request.account));
        Ok(session.map(|session| ask_which([&session].into_iter()).into()))
    }

    /// The question whether a move is meant in this session, if its writer has lost their turn in another game a moment ago and could
    /// have played the move there.
    pub(super) async fn ask_after_lost_turn(
        &mut self,
        request: &Request,
        TypedMove { named, text, .. }: TypedMove<'_>,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (me, now) = (request.account, draft.at());
        let mut since = now - MOMENT;
        // If a change of this session could be read since, the move is rather an answer to that.
        if session.changed_at <= now - READING {
            since = since.max(session.changed_at);
        }
        let lost = self.proposals.lost_turns.since(me, since);
        let lost = lost.filter(|lost| lost.id != session.id);
        let Some(lost) = lost.filter(|_| !is_named(request, named)).cloned() else {
            return Ok(None);
        };
        let lang = self.reader_lang(request).await?;
        let read = ReadMove::new(lost, me, text, lang);
        let first = read.understood.moves.first();
        let was_possible = first.is_some_and(|first| {
            let action = Action::Play(first.to_string());
            read.fits() && decide(&read.session, me, &action, now).is_ok()
        });
        let at = ShownEntry(session.id, session.entries);
        Ok(was_possible.then(|| ask_whether_meant(text, at)))
    }
}

/// Whether the writer says which game is meant: by a number, a reply or a button.
const fn is_named(request: &Request, named: Option<SessionId>) -> bool {
    named.is_some() || request.reply_to.is_some() || request.is_press
}

/// The sessions that this message has ended or has taken back to an earlier state.
fn cut_short(draft: &ChangeDraft) -> impl Iterator<Item = &Arc<Session>> {
    let is_cut_short = |one: &&ChangedSession| one.after.ending.is_some() || one.is_snapshot_due;
    draft
        .changed
        .iter()
        .filter(is_cut_short)
        .map(|one| &one.after)
}
