//! Plays moves in advance. When a change makes a planned move possible, the move is added to that change, so that both are stored
//! together or not at all. One message reports all these moves.
//!
//! A move ends what the other player has offered. So a planned move waits while something is offered to the owner of the plan, and also
//! while the game is put off. Nobody is told that it waits, because the other player must not learn that something is planned.

use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::session::{
    AccountId, Action, Decided, Entry, Plan, Session, SessionId, decide, news_fact,
};
use crate::store::StoreError;
use lusoria_games::rules::Parsed;
use std::sync::Arc;

/// The most moves that are played in advance because of one change.
const MOST_AT_ONCE: usize = 40;

/// A player's plan, and how many plies of this change were compared with it.
struct Followed {
    owner: AccountId,
    plan: Plan,
    seen: usize,
    changed: bool,
}

impl Service {
    /// Compares each plan with the moves that this change adds to its session, and plays the planned moves that fit.
    pub(super) async fn play_in_advance(
        &mut self,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let sessions: Vec<_> = draft.sessions().map(|session| session.id).collect();
        for id in sessions {
            let mut plans = self.plans_followed(id, draft).await?;
            if plans.is_empty() {
                continue;
            }
            follow(id, &mut plans, draft);
            for one in plans.into_iter().filter(|one| one.changed) {
                draft.set_plan(id, one.owner, one.plan);
            }
        }
        Ok(())
    }

    /// What this person has planned in a session, including the changes by earlier lines of the same message.
    pub(super) async fn plan_of(
        &mut self,
        session: SessionId,
        owner: AccountId,
        draft: &ChangeDraft,
    ) -> Result<Plan, StoreError> {
        if let Some(changed) = draft.plan(session, owner) {
            return Ok(changed.plan.clone());
        }
        let known = self.cache.plans.of(session).await?.into_iter();
        let mut own = known.filter(|(one, _)| *one == owner);
        Ok(own.next().map(|(_, plan)| plan).unwrap_or_default())
    }

    async fn plans_followed(
        &mut self,
        session: SessionId,
        draft: &ChangeDraft,
    ) -> Result<Vec<Followed>, StoreError> {
        let known = self.cache.plans.of(session).await?.into_iter();
        let known = known.filter(|(owner, _)| draft.plan(session, *owner).is_none());
        let known = known.map(|(owner, plan)| (owner, plan, 0));
        let new = draft.plans.iter().filter(|one| one.session == session);
        let new = new.map(|one| (one.owner, one.plan.clone(), one.from));
        let all = known.chain(new).filter(|(_, plan, _)| !plan.is_empty());
        Ok(all
            .map(|(owner, plan, seen)| Followed {
                owner,
                plan,
                seen,
                changed: false,
            })
            .collect())
    }
}

/// Compares the plans of a session with its new moves, and plays planned moves until none fits.
fn follow(id: SessionId, plans: &mut [Followed], draft: &mut ChangeDraft) {
    note_moves_by_hand(id, plans, draft);
    for _ in 0..MOST_AT_ONCE {
        let Some(session) = draft.sessions().find(|one| one.id == id).cloned() else {
            return;
        };
        if session.ending.is_some() {
            plans.iter_mut().for_each(Followed::clear);
            return;
        }
        let is_taken_back = draft.takes_back(id);
        let plies = draft.plies_of(id);
        for one in plans.iter_mut() {
            if is_taken_back || one.follow(&plies) {
                one.drop_and_tell(&session, draft);
            }
        }
        if !play_next(&session, plans, draft) {
            return;
        }
    }
}

/// Looks whether a player has moved by hand while a planned move of theirs was waiting. If the player has made the planned move by hand,
/// the rest of the plan stays. If the player has made another move, the plan is dropped.
fn note_moves_by_hand(id: SessionId, plans: &mut [Followed], draft: &mut ChangeDraft) {
    let mut changed = draft.changed.iter();
    let Some(before) = changed.find(|one| one.after.id == id) else {
        return;
    };
    let (before, after) = (before.before.clone(), before.after.clone());
    let plies = draft.plies_of(id);
    if let (Some(one), Some(first)) = (of_player_on_turn(&before, plans), plies.first())
        && one.seen == 0
        && !one.take_if_planned(&before, first)
    {
        one.drop_and_tell(&after, draft);
    }
}

/// The plan of the player on turn.
fn of_player_on_turn<'a>(session: &Session, plans: &'a mut [Followed]) -> Option<&'a mut Followed> {
    let on_turn = session.people()[session.decider()?.index()]?;
    plans.iter_mut().find(|one| one.owner == on_turn)
}

/// Whether a planned move of the player on turn has to wait: an offer is waiting for their answer, or the game is put off and this change
/// adds no ply to it.
fn must_wait(session: &Session, draft: &ChangeDraft) -> bool {
    let mut offers = session.open_offers();
    let is_offered = offers.any(|(seat, _)| session.decider() == Some(seat.other()));
    let is_put_off = session.put_off_until(draft.at()).is_some();
    is_offered || is_put_off && draft.plies_of(session.id).is_empty()
}

/// Plays the planned move of the player on turn; false if there is none, or if it cannot be played or has to wait.
fn play_next(session: &Arc<Session>, plans: &mut [Followed], draft: &mut ChangeDraft) -> bool {
    if must_wait(session, draft) {
        return false;
    }
    let Some(one) = of_player_on_turn(session, plans) else {
        return false;
    };
    let Some(text) = one.plan.next().map(str::to_owned) else {
        return false;
    };
    let session = draft.with_clock_up_to_date(session);
    match decide(&session, one.owner, &Action::Play(text), draft.at()) {
        Ok(Decided { entries, after }) => {
            one.plan.take_from_queue();
            one.changed = true;
            draft.append(
                &session,
                Arc::new(after),
                entries.iter().map(Entry::to_string),
            );
            true
        }
        Err(_) => {
            one.drop_and_tell(&session, draft);
            false
        }
    }
}

impl Followed {
    /// Compares the plan with the new moves; true if the moves have made the whole plan useless.
    fn follow(&mut self, plies: &[String]) -> bool {
        let mut is_lost = false;
        for ply in plies.get(self.seen..).unwrap_or_default() {
            self.changed = true;
            is_lost |= self.plan.follow(ply);
        }
        self.seen = plies.len();
        is_lost
    }

    /// If the owner has played the next planned move, takes that move out of the plan's queue. `ply` is the move that was played, and
    /// `before` is the session before that move. False if another move was planned.
    fn take_if_planned(&mut self, before: &Session, ply: &str) -> bool {
        let Some(text) = self.plan.next() else {
            return true;
        };
        let is_planned = matches!(before.line.parse(text), Ok(Parsed::Move(known)) if known == ply);
        if is_planned {
            self.plan.take_from_queue();
            self.changed = true;
        }
        is_planned
    }

    fn clear(&mut self) {
        self.plan = Plan::default();
        self.changed = true;
    }

    /// Drops a plan that does not fit any more, and tells its owner.
    fn drop_and_tell(&mut self, session: &Session, draft: &mut ChangeDraft) {
        self.clear();
        if let Some(seat) = session.seat_of(self.owner) {
            draft.tell(
                session,
                news_fact("plan-dropped")
                    .with("player", seat)
                    .with("called", seat),
                false,
            );
        }
    }
}
