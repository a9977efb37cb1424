//! Carries out the commands that change a session: moves, words that players add to the seed, aborting.
//!
//! How many moves one message may play is in `change_draft.rs`. Giving up is in `give_up.rs`, offers are in `offers.rs`.

use super::answer_offer::how_to_answer;
use super::change_draft::ChangeDraft;
use super::find_session::{WhoseSessions, ask_which};
use super::line_result::{Answered, LineResult};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::command::command_id::ABORT;
use crate::session::{
    AccountId, Action, Decided, Entry, Offer, Refusal, RefusalKind, Session, SessionId, ShownEntry,
    decide, news,
};
use crate::store::StoreError;
use lusoria_games::catalog::{UnderstoodMoves, UnknownWords};
use lusoria_games::rules::Fact;
use std::borrow::Cow;
use std::sync::Arc;

impl Service {
    /// Plays the moves of one line in order, up to the first that is refused. The moves before that one stay played. If the line is not a
    /// move, it may be the second half of a move whose first half was typed before.
    pub(super) async fn play_moves(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(completed) = self.complete_asked_move(request, typed, draft).await? {
            return Ok(completed);
        }
        let answer = self.play_as_typed(request, typed, draft).await?;
        if !answer.is_not_a_move() {
            return Ok(answer);
        }
        let completed = Box::pin(self.complete_move(request, typed.text, draft)).await?;
        Ok(completed.unwrap_or(answer))
    }

    pub(super) async fn play_as_typed(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = self.find_session_for_move(request, typed, draft);
        let (mut session, understood) = match found.await? {
            Ok(found) => (found.session, found.understood),
            Err(refusal) => return Ok(refusal.into()),
        };
        if let Some(asked) = self
            .ask_after_change(request, typed, &session, draft)
            .await?
        {
            return Ok(asked);
        }
        if !draft.may_play(understood.moves.len()) {
            return Ok(Refusal::host("too-many-moves").into());
        }
        let read = (&*session, &understood);
        if let Some(asked) = self.ask_before_playing(request, typed, read, draft).await? {
            return Ok(asked);
        }
        let UnderstoodMoves { moves, unknown, .. } = understood;
        for (played, piece) in moves.iter().enumerate() {
            match apply(&session, request, &Action::Play(piece.to_string()), draft) {
                Ok(after) => session = after,
                Err(refusal) if played > 0 && refusal.id() == "wrong-turn" => {
                    let (played, rest) = moves.split_at(played);
                    return Ok(refused_at(turn_over(played, rest), &session));
                }
                Err(refusal) => return Ok(refused_at(refusal, &session)),
            }
        }
        Ok(unknown.map_or(LineResult::Done, |unknown| {
            refused_at(not_understood(&moves, unknown), &session)
        }))
    }

    pub(super) async fn take_action(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = self.find_session_to_act(request, named, action, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        self.act(&session, request, action, draft).await
    }

    /// Carries out an action in this session. In a game of a tournament, some actions are refused.
    pub(super) async fn act(
        &mut self,
        session: &Arc<Session>,
        request: &Request,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if session.ending.is_none()
            && let Some(refusal) = self.refuse_in_tournament(session, action).await?
        {
            return Ok(refusal.into());
        }
        if matches!(action, Action::Accept | Action::Decline)
            && let Some(refusal) = self.refuse_changed_offer(request, session, draft).await?
        {
            return Ok(refused_at(refusal, session));
        }
        Ok(apply(session, request, action, draft)
            .map_or_else(LineResult::from, |_| LineResult::Done))
    }

    /// Adds a word to the seed of a session. The first of these that applies is meant:
    ///
    /// 1. the session that is named
    /// 2. the only one here that waits for this person's word
    /// 3. the only one here that takes words.
    pub(super) async fn add_word(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        word: String,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let awaits = |session: &Arc<Session>| {
            let seat = session.seat_of(request.account);
            seat.is_some_and(|seat| draft.current(session).awaits_word(seat))
        };
        let waiting: Vec<_> = mine.iter().filter(|session| awaits(session)).collect();
        if word.is_empty() {
            return Ok(match waiting[..] {
                [] => Refusal::host("luck-nowhere").into(),
                _ => Refusal::host("luck-what").into(),
            });
        }
        let with_words: Vec<_> = mine.iter().filter(|one| one.words.is_some()).collect();
        let is_named = request.names_game(named);
        let named = match (&waiting[..], &with_words[..]) {
            _ if is_named => named,
            ([only], _) | ([], [only]) => Some(only.id),
            ([], []) if mine.len() > 1 => return Ok(Refusal::host("luck-nowhere").into()),
            _ => None,
        };
        self.take_action(request, named, &Action::Word(word), draft)
            .await
    }

    /// Closes an open seat if that is meant, and otherwise breaks a game off. In each of these cases the writer is asked before the game
    /// is broken off:
    ///
    /// - The writer is not `sure`: a word like "cancel" may be about the last move.
    /// - The command may be for another game that has just changed or ended.
    /// - The command may be for a proposal or an open seat of the writer that has just ended.
    /// - The command may be for another board at which the writer looks (`other_board.rs`).
    /// - All of this is true:
    ///   - The writer has neither named the game nor replied to a message that shows it.
    ///   - The writer has moved in it.
    ///   - The game would end at once.
    ///   - The other player has not offered to break the game off.
    pub(super) async fn abort(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        sure: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(closed) = self.close_seat(request, named, draft).await? {
            return Ok(closed);
        }
        let is_named = request.names_game(named);
        let found = self.find_session_where_possible(request, named, &Action::Abort, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return self.refuse_abort(request, refusal, draft).await,
        };
        let ends = match decide(&session, request.account, &Action::Abort, draft.at()) {
            Ok(decided) => decided.after.ending.is_some(),
            Err(refusal) => return Ok(refusal.into()),
        };
        if let Some(refusal) = refuse_to_replace_offer(&session, request, (named, ends)) {
            return Ok(refused_at(refusal, &session));
        }
        let other = session.seat_of(request.account).map(|seat| seat.other());
        let agrees = other.is_some_and(|seat| session.offer_of(seat) == Some(Offer::Abort));
        let means_a_move = ends && !agrees && !is_named && has_moved(&session, request.account);
        let is_clear = !self.may_be_for_ended_proposal(request, named, draft)
            && !self
                .may_act_in_changed_game(request, named, session.id, &Action::Abort, draft)
                .await?
            && !self
                .looks_at_other_board(request, named, &session, draft)
                .await?;
        if sure && is_clear && !means_a_move {
            return self.act(&session, request, &Action::Abort, draft).await;
        }
        self.confirm_abort(&session, request.account).await
    }

    /// Returns this refusal of `abort`. But if the writer plays no game here and has been asked to play one, says how to answer that.
    async fn refuse_abort(
        &mut self,
        request: &Request,
        refusal: Refusal,
        draft: &ChangeDraft,
    ) -> Answered {
        let offers = match refusal.kind() {
            Some(RefusalKind::NoSession) => self.offers_to(request, draft).await?,
            _ => Vec::new(),
        };
        let answer = offers.first().map(how_to_answer);
        Ok(answer.unwrap_or(refusal).into())
    }

    /// Asks this person whether to break off this session. In a tournament that is never allowed and is refused.
    async fn confirm_abort(&mut self, session: &Arc<Session>, account: AccountId) -> Answered {
        if let Some(refusal) = self.refuse_in_tournament(session, &Action::Abort).await? {
            return Ok(refusal.into());
        }
        let question = RefusalKind::ConfirmAbort.fact();
        let question = question
            .with("session", session.id.0)
            .with("moved", u8::from(has_moved(session, account)));
        Ok(refused_at(question.into(), session))
    }

    /// Asks the writer whether to call off the game that they play here. If there are several such games, asks which one is meant. `None`
    /// if the writer plays none here that can be called off.
    pub(super) async fn ask_before_calling_off(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
    ) -> Result<Option<LineResult>, StoreError> {
        let mut mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        mine.retain(|session| {
            named.is_none_or(|id| id == session.id)
                && decide(
                    session,
                    request.account,
                    &Action::Abort,
                    self.config.clock.now(),
                )
                .is_ok()
        });
        Ok(match mine.as_slice() {
            [] => None,
            [only] => Some(self.confirm_abort(only, request.account).await?),
            several => Some(LineResult::from(ask_which(several.iter())).with_command(Some(ABORT))),
        })
    }
}

/// If `abort` names no game and would replace another offer of the writer: says how to withdraw that offer, and how to call the game off.
/// People type `abort` for both. `ends` says whether the game would end at once.
fn refuse_to_replace_offer(
    session: &Session,
    request: &Request,
    (named, ends): (Option<SessionId>, bool),
) -> Option<Refusal> {
    let own = session.offer_of(session.seat_of(request.account)?)?;
    let replaces = own != Offer::Abort && !ends && !request.names_game(named);
    let refusal = || Fact::new("abort-or-withdraw").with("session", session.id.0);
    replaces.then(|| refusal().into())
}

/// Whether this person plays in this session, and it is not over.
pub(super) fn is_playing(session: &Session, account: AccountId) -> bool {
    session.ending.is_none() && session.seat_of(account).is_some()
}

/// Whether this person has made a move that could be taken back.
pub(super) fn has_moved(session: &Session, account: AccountId) -> bool {
    let seat = session.seat_of(account);
    seat.is_some_and(|seat| {
        session.moves[seat.index()] > 0 || session.is_hot_seat() && session.moves != [0, 0]
    })
}

/// A refusal that is about this session.
pub(super) fn refused_at(refusal: Refusal, session: &Session) -> LineResult {
    LineResult::Refused(refusal, Some(ShownEntry(session.id, session.entries)))
}

/// The refusal of a line whose moves were played up to a certain word. This word could not be read, or it is a move after the end of the
/// turn.
fn not_understood(moves: &[Cow<'_, str>], unknown: UnknownWords<'_>) -> Refusal {
    let fact = match unknown.near {
        Some(near) => RefusalKind::LineUnknownNear.fact().with("near", near),
        None if unknown.is_move => Fact::new("line-turn-over"),
        None => Fact::new("line-unknown"),
    };
    fact.with("played", moves.join(" "))
        .with("word", unknown.word.to_owned())
        .with("rest", unknown.rest.to_owned())
        .into()
}

/// The refusal of moves that were typed after the one that ended the turn.
fn turn_over(played: &[Cow<'_, str>], rest: &[Cow<'_, str>]) -> Refusal {
    Fact::new("line-turn-over")
        .with("played", played.join(" "))
        .with("rest", rest.join(" "))
        .into()
}

/// Decides one action and adds its entries to the draft.
pub(super) fn apply(
    session: &Arc<Session>,
    request: &Request,
    action: &Action,
    draft: &mut ChangeDraft,
) -> Result<Arc<Session>, Refusal> {
    let session = &draft.with_clock_up_to_date(session);
    let Decided { entries, after } = decide(session, request.account, action, draft.at())?;
    let after = Arc::new(after);
    draft.append(session, after.clone(), entries.iter().map(Entry::to_string));
    for entry in &entries {
        if let Some((fact, board)) = news(session, entry) {
            draft.tell(&after, fact, board);
        }
        if matches!(entry, Entry::Takeback(..)) {
            draft.note_takeback(&after);
        }
    }
    Ok(after)
}
