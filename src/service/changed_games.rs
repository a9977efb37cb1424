//! A line without a number may be meant for another game than the one in which it would be carried out. This can happen if another game
//! of its writer has just changed: somebody has ended that game, has taken a move back, has moved, or has withdrawn an offer. The writer
//! may have typed the line before they could read of the change. If the line would have been possible in that game before the change,
//! the bot first asks whether the line is meant for the game in which it would be carried out.
//!
//! The bot does not ask in two cases:
//!
//! - After the change, the writer has begun the game in which the line would be carried out.
//! - After the change, the writer has moved or done something else in any game. By then, there had been time to read of the change.
//!
//! `recent_changes.rs` remembers the changes. Questions about moves are in `move_after_change.rs`.

use super::announce_change::ChangedSession;
use super::change_draft::ChangeDraft;
use super::changed_offers::{READING, REPLACED};
use super::recent_changes::{GameBefore, MOMENT};
use super::request::Request;
use super::service_task::Service;
use crate::session::{
    AccountId, Action, Phase, Proposal, ProposalPhase, RoomId, Session, SessionId, decide,
};
use crate::store::StoreError;
use lusoria_games::rules::Seat;
use std::sync::Arc;

/// If a game ended more than this many seconds before the start of the program, it is not asked about.
const HOUR: i64 = 3_600;

impl Service {
    /// Notes the games and proposals that this message changes or ends, and the puzzles that it shows in this room. `author` is its
    /// author, if there is one.
    pub(super) async fn note_changes(
        &mut self,
        (room, author): (RoomId, Option<AccountId>),
        draft: &ChangeDraft,
    ) -> Result<(), StoreError> {
        self.note_closed_tournaments(author, draft).await?;
        let puzzles = &mut self.puzzles.in_rooms;
        puzzles.note_says(room, &draft.says, draft.at());
        let (now, recent) = (draft.at(), &mut self.proposals.recent_changes);
        recent.started_at(now);
        let opened = draft.opened_session().map(|opened| opened.id);
        if let Some(opened) = opened {
            recent.note_opened(opened, now, author);
        }
        if let Some(author) = author {
            if !draft.changed.is_empty() {
                recent.note_board((room, author), None, now);
            }
            // Whoever plays in a game has read what the bot had said before that game began. They may not have read what is newer.
            for one in &draft.changed {
                let is_played = opened != Some(one.after.id);
                let opened_at = recent.opened_at(one.after.id).filter(|_| is_played);
                let until = opened_at.unwrap_or(i64::MIN).max(now - READING);
                recent.forget((one.after.room, author), until);
            }
        }
        for ended in draft.proposals.iter().filter(|one| !one.is_open()) {
            recent.note_proposal(ended, author, now);
            if ended.phase == ProposalPhase::Accepted {
                for player in author.into_iter().chain([ended.proposer]) {
                    recent.note_seat_taken((ended.room, player), now, ended.id);
                }
            }
        }
        for one in draft.changed.iter().filter(|one| !one.was_over) {
            self.note_change(author, one, now).await?;
            self.note_moves_in_advance(author, one, now);
        }
        Ok(())
    }

    /// Notes the rooms of the tournaments that this message begins or calls off. Nobody can enter these tournaments any more.
    async fn note_closed_tournaments(
        &mut self,
        author: Option<AccountId>,
        draft: &ChangeDraft,
    ) -> Result<(), StoreError> {
        for after in &draft.tournaments {
            let before = self.tournaments.live().await?.get(&after.id.0);
            let was_open = before.is_some_and(|before| before.phase == Phase::Entering);
            if was_open && after.phase != Phase::Entering {
                let recent = &mut self.proposals.recent_changes;
                let rooms = after.rooms();
                rooms.for_each(|room| recent.note_closed_tournament(room, author, draft.at()));
            }
        }
        Ok(())
    }

    /// Notes the session as it was before the change, for each of its players.
    async fn note_change(
        &mut self,
        author: Option<AccountId>,
        one: &ChangedSession,
        at: i64,
    ) -> Result<(), StoreError> {
        // After a takeback, `before` is the state to which the session went back.
        let session = match one.is_snapshot_due {
            true => self.cache.session(one.after.id).await?,
            false => Some(one.before.clone()),
        };
        let Some(session) = session else {
            return Ok(());
        };
        for (seat, person) in people_of(&session) {
            let is_own = author == Some(person);
            if is_noted(&session, &one.after, seat, is_own) {
                let before = GameBefore {
                    at,
                    is_own,
                    is_takeback: one.is_snapshot_due && session.decider() != one.after.decider(),
                    is_move: is_only_move(&session, &one.after, seat),
                    session: session.clone(),
                };
                self.proposals.recent_changes.note_game(person, before);
            }
        }
        Ok(())
    }

    /// Just after the start of the program, treats the last finished game of the writer in this room as if it had ended at the start.
    async fn recall_last_game(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<(), StoreError> {
        let (me, now) = (request.account, draft.at());
        let recent = &mut self.proposals.recent_changes;
        let started = recent.started_at(now);
        if now >= started + MOMENT || !recent.begin_recall((request.address.room, me)) {
            return Ok(());
        }
        let Some(last) = self.find_last_ended(request, draft).await? else {
            return Ok(());
        };
        if last.changed_at > started - HOUR && last.changed_at < started {
            let mut session = (*last).clone();
            session.ending = None;
            let before = GameBefore {
                at: started,
                is_own: false,
                is_takeback: false,
                is_move: false,
                session: Arc::new(session),
            };
            self.proposals.recent_changes.note_game(me, before);
        }
        Ok(())
    }

    /// Whether a line without a number may be meant for another game than `session`, because the other game has just changed.
    /// `is_possible` says whether the line would have been possible in the other game before that change.
    pub(super) async fn may_be_for_changed_game(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        session: SessionId,
        draft: &ChangeDraft,
        is_possible: impl Fn(&GameBefore) -> bool,
    ) -> Result<bool, StoreError> {
        if is_named(request, named) {
            return Ok(false);
        }
        self.recall_last_game(request, draft).await?;
        let (me, recent) = (request.account, &self.proposals.recent_changes);
        // Whoever has just begun this session means it.
        let opened_at = recent.opened_by(session, me).unwrap_or(i64::MIN);
        let since = opened_at.max(draft.at() - MOMENT);
        let mut games = recent.games_before(me, since);
        Ok(games.any(|before| {
            let other = &before.session;
            other.id != session && self.is_near(other, request) && is_possible(before)
        }))
    }

    /// Like `may_be_for_changed_game`, for an action.
    pub(super) async fn may_act_in_changed_game(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        session: SessionId,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let (me, now) = (request.account, draft.at());
        let is_possible = |before: &GameBefore| decide(&before.session, me, action, now).is_ok();
        self.may_be_for_changed_game(request, named, session, draft, is_possible)
            .await
    }

    /// Whether a line that is typed in the room of the request can be meant for this game. That is so in these cases:
    ///
    /// - The game is played or shown in that room.
    /// - That room is a thread, and the game is played in its channel.
    /// - The game is played in a thread of that room.
    fn is_near(&self, session: &Session, request: &Request) -> bool {
        let address = &request.address;
        self.is_shown_in(session, address.room)
            || Some(session.room) == address.parent
            || self.is_thread_of(session.room, &address.key)
    }

    /// Whether an open seat or a proposal of the writer here has just ended, so that a command without a number may be for it.
    pub(super) fn may_be_for_ended_proposal(
        &self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> bool {
        let key = (request.address.room, request.account);
        let recent = &self.proposals.recent_changes;
        !is_named(request, named) && recent.has_own_proposal_ended(key, draft.at() - MOMENT)
    }

    /// Whether an answer without a number may be meant for another offer than the one in `game`, because the other offer has just been
    /// withdrawn or has lapsed. `game` is a game or a proposal.
    pub(super) async fn may_answer_lost_offer(
        &mut self,
        request: &Request,
        game: SessionId,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let (me, now) = (request.account, draft.at());
        let proposals = self.proposals.live().await?;
        // If the same person has proposed something else, `changed_offers.rs` refuses the answer.
        let proposer = proposals.get(&game).map(|proposal| proposal.proposer);
        let recent = &self.proposals.recent_changes;
        let lost = recent.lost_proposal(me, now - MOMENT);
        if lost.is_some_and(|(_, lost)| Some(lost.proposer) != proposer) {
            return Ok(true);
        }
        // A `withdraw` for an own offer that is gone would decline this one.
        let was_possible = |session: &Session| {
            let mut actions = [Action::Accept, Action::Decline].into_iter();
            actions.any(|action| decide(session, me, &action, now).is_ok())
        };
        let mut games = recent.games_before(me, now - MOMENT);
        Ok(games.any(|before| {
            let session = &before.session;
            let is_other = session.id != game && self.is_near(session, request);
            // Whoever has made the change knows of it. They may only have sent the same answer twice.
            let is_known = before.is_own && before.at <= now - READING;
            is_other && !before.is_move && !is_known && was_possible(session)
        }))
    }

    /// Whether a `join` without a number may be meant for an open seat here, or a proposal to the writer, that has just ended, but not by
    /// an act of the writer. The writer cannot have read yet that it has ended.
    pub(super) fn may_join_lost_seat(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let (me, since) = (request.account, draft.at() - REPLACED);
        let recent = &self.proposals.recent_changes;
        let seat = recent.lost_seat(request.address.room, me, since);
        let lost = seat.or_else(|| recent.lost_proposal(me, since));
        lost.is_some() && !is_named(request, None)
    }

    /// Whether a `join` without a number may be meant for something other than this seat. That is so in two cases:
    ///
    /// - A proposal to the writer, or another open seat here, has just ended, but not by an act of the writer. Its terms differ from
    ///   those of this seat. The writer cannot have read yet that it has ended, or cannot have read yet of this seat.
    /// - A tournament here has just begun or been called off, but not by the writer.
    pub(super) fn may_join_something_else(
        &self,
        request: &Request,
        seat: &Proposal,
        draft: &ChangeDraft,
    ) -> bool {
        let (now, recent) = (draft.at(), &self.proposals.recent_changes);
        let (me, since) = (request.account, now - MOMENT);
        let seats = recent.lost_seat(request.address.room, me, since);
        let mut lost = seats.into_iter().chain(recent.lost_proposal(me, since));
        let is_unread = |at: i64| at > now - REPLACED;
        let is_lost = lost
            .any(|(at, lost)| lost.terms != seat.terms && (is_unread(at) || is_unread(seat.at)));
        let is_closed = recent.is_tournament_closed(request.address.room, me, since);
        (is_lost || is_closed) && !is_named(request, None)
    }
}

/// The people who play in this session, with their seats.
pub(super) fn people_of(session: &Session) -> impl Iterator<Item = (Seat, AccountId)> {
    let people = Seat::ALL.into_iter().zip(session.people());
    people.filter_map(|(seat, person)| Some((seat, person?)))
}

/// Whether a line of this seat may be meant for the session as it was before the change. `is_own`: the seat has made the change itself.
fn is_noted(before: &Session, after: &Session, seat: Seat, is_own: bool) -> bool {
    if after.ending.is_some() {
        return true;
    }
    // The other player has taken a move back.
    let is_turn_lost = before.decider() == Some(seat) && after.decider() != before.decider();
    // While the other player was on turn, moves could be planned and time could be claimed.
    let was_waiting = before.decider() == Some(seat.other());
    !is_own && (is_turn_lost || is_offer_gone(before, after) || was_waiting)
}

/// Whether the other player has only moved, and nothing that was offered is gone.
fn is_only_move(before: &Session, after: &Session, seat: Seat) -> bool {
    let was_waiting = before.decider() == Some(seat.other());
    was_waiting && after.ending.is_none() && !is_offer_gone(before, after)
}

fn is_offer_gone(before: &Session, after: &Session) -> bool {
    let mut offers = before.open_offers();
    offers.any(|(by, offer)| after.offer_of(by) != Some(offer))
}

/// Whether the writer says which game is meant: by a number, a reply or a button.
pub(super) const fn is_named(request: &Request, named: Option<SessionId>) -> bool {
    request.names_game(named) || request.is_press
}
