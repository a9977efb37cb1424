//! Plays a move that is typed in two halves. The player types `G5`, the bot asks which move of that piece is meant, and the player types
//! `NE`.
//!
//! The second half may also be a word for no: `no` is north-west in Italian, and `ne` is north-east in English but means no in Czech. In
//! three cases the bot asks whether a move is meant:
//!
//! - The second half may mean no in its writer's language.
//! - It means yes or no in one of the four languages, as `n` does, and something was offered to the writer after the first half.
//! - Somebody else has talked in the room since the first half, and the second half is not certainly meant for the bot.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::move_or_talk::{ask_whether_meant, may_be_no};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::command::{Reply, answer_words};
use crate::session::{LastRefusal, Session, SessionId, ShownEntry};
use crate::store::StoreError;
use std::sync::Arc;

/// For so many seconds after a move was refused, a number or a letter may be meant to put it right.
const ASKED: i64 = 120;

/// A move that was typed in two halves.
struct CompletedMove {
    at: ShownEntry,
    half: String,
    whole: String,
}

impl Service {
    /// Plays a move whose first half was typed before, or asks whether that move is meant. `None` if this text is not its second half.
    pub(super) async fn complete_move(
        &mut self,
        request: &Request,
        rest: &str,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let Some(completed) = self.whole_move(request, rest).await? else {
            return Ok(None);
        };
        let may_be_talk = !request.is_for_bot() && self.have_others_talked(request, draft);
        let may_be_no = may_be_no(rest, self.reader_lang(request).await?);
        if may_be_talk || may_be_no || self.may_answer_offer(request, rest, draft) {
            return Ok(Some(ask_whether_meant(&completed.whole, completed.at)));
        }
        draft.complete_half_move(completed.half);
        let ShownEntry(session, _) = completed.at;
        let typed = TypedMove::meant(Some(session), &completed.whole);
        let played = self.play_as_typed(request, typed, draft).await?;
        Ok(Some(played))
    }

    /// Plays the move whose second half this text is, if the bot has just asked for that half. The text may be a move in another game as
    /// well. `None` if the writer names a game, or if the game of the first half reads the text alone as a move.
    pub(super) async fn complete_asked_move(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if self
            .refused_move_before(request, typed, draft)
            .await?
            .is_none()
        {
            return Ok(None);
        }
        let Some(completed) = self.whole_move(request, typed.text).await? else {
            return Ok(None);
        };
        let session = self.cache.session(completed.at.0).await?;
        if session.is_some_and(|session| session.line.parse(typed.text).is_ok()) {
            return Ok(None);
        }
        Box::pin(self.complete_move(request, typed.text, draft)).await
    }

    /// The refusal of a move that this line may put right: it was given in the last [`ASKED`] seconds, refuses a move by the rules or asks
    /// for its second half, and the writer has typed nothing else since. `None` if the line names a game.
    async fn refused_move_before(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<LastRefusal>>, StoreError> {
        if request.names_game(typed.named) {
            return Ok(None);
        }
        let last = self.refusal_just_before(request, ASKED, draft).await?;
        Ok(last.filter(|last| last.is_of_a_move()))
    }

    /// Whether a number or a single letter that can be played in `session` may be meant to put right a move in another game: the bot has
    /// just refused that move, and nothing has happened in that game since.
    pub(super) async fn may_put_right_other_move(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        session: SessionId,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let last = self.refused_move_before(request, typed, draft).await?;
        let Some(ShownEntry(other, entry)) = last.and_then(|last| last.at) else {
            return Ok(false);
        };
        let refused = self.cache.session(other).await?;
        let is_same = |other: Arc<Session>| other.has_same_position_since(entry);
        Ok(other != session && refused.is_some_and(is_same))
    }

    /// Whether this text is the second half of a move whose first half this person has typed.
    pub(super) async fn is_second_half(
        &mut self,
        request: &Request,
        text: &str,
    ) -> Result<bool, StoreError> {
        Ok(self.whole_move(request, text).await?.is_some())
    }

    /// Whether this text may be a yes or a no to something that was offered to this person after the bot asked for the second half.
    fn may_answer_offer(&self, request: &Request, text: &str, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        // Nobody writes a yes or a no in capital letters.
        let is_small = text.chars().any(char::is_lowercase);
        is_small
            && answer_words(text).is_some()
            && answers.may_be_offered_since_asked(key, draft.event())
    }

    /// Like `complete_move`, for a word that also means yes or no. `None` if a question is open, because the word then answers that
    /// question.
    pub(super) async fn complete_with_reply(
        &mut self,
        request: &Request,
        reply: &Reply,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        match self.question_in_words(request).await?.is_some() {
            true => Ok(None),
            false => self.complete_move(request, &reply.text, draft).await,
        }
    }

    /// The whole move. `None` if this person was not asked for its second half, if the position has changed since, or if the two halves
    /// do not fit together.
    async fn whole_move(
        &mut self,
        request: &Request,
        rest: &str,
    ) -> Result<Option<CompletedMove>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let refused = self.cache.last_refusal(room, person).await?;
        let unfinished = refused.as_deref().and_then(LastRefusal::unfinished_move);
        let Some((at @ ShownEntry(id, entry), half)) = unfinished else {
            return Ok(None);
        };
        let whole = format!("{half} {rest}");
        let session = self.cache.session(id).await?;
        let fits = session.is_some_and(|session| {
            session.has_same_position_since(entry) && session.line.parse(&whole).is_ok()
        });
        let half = half.to_owned();
        Ok(fits.then_some(CompletedMove { at, half, whole }))
    }
}
