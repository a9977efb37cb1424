//! Checks whether a person may begin another game, and whom they may challenge. This depends on the limits of the host (such as how many
//! strangers a person may challenge in a day), on bans in rooms, and on people who have blocked each other. `limits/open_games.rs`
//! compares the number of open games with the limits. The room's settings `open`, `each` and `most` are checked in `room_rules.rs`.

use super::change_draft::ChangeDraft;
use super::limits::{
    CALL_COUNTS, CallPermission, GameAct, GameCounts, LimitsState, RoomWithThreads,
    acquaintance_after, may_call,
};
use super::request::Request;
use super::service_task::Service;
use crate::command::clean_name;
use crate::session::{AccountId, Ending, Identity, Proposal, ProposalPhase, Refusal, SessionId};
use crate::store::{Acquaintance, Consent, StoreError};
use lusoria_games::rules::Fact;
use std::collections::BTreeMap;

impl Service {
    /// Why the person who asks may not begin a game now. `friend` is the person whom they want to play with. `None` if the game may
    /// begin.
    pub(super) async fn refuse_new_game(
        &mut self,
        request: &Request,
        friend: Option<(AccountId, &Identity)>,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        if let Some(refusal) = self.refuse_banned_author(request).await? {
            return Ok(Some(refusal));
        }
        if let Some((other, known)) = friend.filter(|(other, _)| *other != request.account) {
            if let Some(refusal) = self.refuse_banned(request, other).await? {
                return Ok(Some(refusal));
            }
            let (me, platform) = (request.account, request.address.key.platform);
            if let Some(refusal) = self.refuse_blocked(me, other, platform).await? {
                return Ok(Some(refusal));
            }
            if let Some(refusal) = self.refuse_busy(request, (other, known), draft).await? {
                return Ok(Some(refusal));
            }
        }
        if !self.limits.apply_to(request.address.key.platform) {
            return Ok(None);
        }
        if let Some(refusal) = self.refuse_too_many_games(request, draft).await? {
            return Ok(Some(refusal));
        }
        match friend {
            Some((friend, identity)) if friend != request.account => {
                self.refuse_call(request.account, friend, identity).await
            }
            _ => Ok(None),
        }
    }

    async fn refuse_too_many_games(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let room = self
            .limits
            .room_with_threads(request.address.room, &request.address.key);
        let ended: Vec<SessionId> = draft.ended_sessions().collect();
        let (mut all, mut mine) = (GameCounts::default(), GameCounts::default());
        let games = self.games_of(request.account, &room);
        let games: Vec<_> = games
            .into_iter()
            .filter(|(id, ..)| !ended.contains(id))
            .collect();
        games.iter().for_each(|(_, here, _)| all.add(*here));
        let refusal = |guard: &LimitsState, mine| {
            guard.games.refusal(&guard.limits, &room, mine, ended.len())
        };
        if refusal(&self.limits, all).is_none() {
            return Ok(None);
        }
        for (_, here, other) in games {
            let called = match other {
                Some(other) => self.has_only_been_called(request.account, other).await?,
                None => false,
            };
            if !called {
                mine.add(here);
            }
        }
        Ok(refusal(&self.limits, mine))
    }

    /// The open games of a person. If there are far more than the limits allow, some are left out. Each game has three values:
    ///
    /// - its id,
    /// - whether it is in this room or a thread of it,
    /// - the other person; `None` if there is none.
    fn games_of(
        &self,
        me: AccountId,
        room: &RoomWithThreads,
    ) -> Vec<(SessionId, bool, Option<AccountId>)> {
        let games = self.limits.games.of(me);
        let seen = games.map(|(id, open)| {
            let other = open.people.into_iter().flatten().find(|seat| *seat != me);
            (id, open.room == *room, other)
        });
        // More than twice as many games as the highest limit allows need not be looked at.
        let most = self
            .limits
            .limits
            .person_games
            .max(self.limits.limits.person_room_games);
        seen.take(if most == 0 { 0 } else { most as usize * 2 + 1 })
            .collect()
    }

    /// Whether the other person has challenged `me`, and `me` has not agreed to play yet. If so, their common games do not count against
    /// the limits of `me`.
    pub(super) async fn has_only_been_called(
        &mut self,
        me: AccountId,
        other: AccountId,
    ) -> Result<bool, StoreError> {
        let known = self.acquaintance(me, other).await?;
        Ok(known.is_some_and(|row| row.caller == other && row.consent != Consent::Given))
    }

    async fn refuse_call(
        &mut self,
        me: AccountId,
        friend: AccountId,
        identity: &Identity,
    ) -> Result<Option<Refusal>, StoreError> {
        let limits = self.limits.limits;
        if limits.person_calls == 0 {
            return Ok(None);
        }
        let known = self.acquaintance(me, friend).await?;
        let name = clean_name(&identity.name);
        match may_call(&limits, known.as_ref(), me, &name, self.config.clock.now()) {
            CallPermission::Allowed => return Ok(None),
            CallPermission::Refused(refusal) => return Ok(Some(refusal)),
            CallPermission::AllowedAsStranger => {}
        }
        let calls = self.recent_calls(me).await?;
        let too_many = calls >= limits.person_calls as usize;
        let fact = || Fact::new("too-many-calls").with("number", i64::from(limits.person_calls));
        Ok(too_many.then(|| fact().into()))
    }

    /// What is stored about these two people. `None` if neither has ever challenged the other or taken a seat of the other.
    async fn acquaintance(
        &mut self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<Acquaintance>, StoreError> {
        if let Some(known) = self.limits.acquaintances.known(a, b) {
            return Ok(known);
        }
        let stored = self.store.acquaintance(a, b).await?;
        self.limits.acquaintances.put(a, b, stored.clone());
        Ok(stored)
    }

    /// The number of people whom this person has challenged in the last day and who have not agreed to play.
    async fn recent_calls(&mut self, me: AccountId) -> Result<usize, StoreError> {
        let since = self.config.clock.now() - CALL_COUNTS;
        if self.limits.acquaintances.calls(me).is_none() {
            let stored = self.store.recent_calls(me, since).await?;
            self.limits.acquaintances.put_calls(me, stored);
        }
        let calls = self.limits.acquaintances.calls(me).into_iter().flatten();
        Ok(calls.filter(|(_, at)| *at > since).count())
    }

    /// Adds the changed [`Acquaintance`] rows to the draft. A row can change when the author of this message challenges somebody, plays
    /// in a game or asks about it, or leaves a game.
    pub(super) async fn note_acquaintances(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        if self.limits.limits.person_calls == 0 {
            return Ok(());
        }
        for (other, act) in self.dealings(request.account, draft).await? {
            let known = self.acquaintance(request.account, other).await?;
            let people = (request.account, other);
            if let Some(row) = acquaintance_after(known.as_ref(), act, people, draft.at()) {
                draft.add_acquaintance(row);
            }
        }
        Ok(())
    }

    /// What the author of this message does in games with other people: one act for each of these people. If the author does several
    /// things towards one person, the act is the one that stands last in [`GameAct`].
    async fn dealings(
        &mut self,
        me: AccountId,
        draft: &ChangeDraft,
    ) -> Result<BTreeMap<AccountId, GameAct>, StoreError> {
        let mut dealings = BTreeMap::new();
        let begun = draft.opened_session().map(|session| session.id);
        let agreed = draft.proposals().iter();
        let agreed = agreed.map(|one| one.id).find(|id| begun == Some(*id));
        for session in draft.sessions() {
            let act = match session.ending {
                _ if agreed == Some(session.id) => GameAct::Agree,
                _ if begun == Some(session.id) => GameAct::Begin,
                Some(Ending::Abort(_) | Ending::Resign(_)) => GameAct::Leave,
                _ => GameAct::TakePart,
            };
            note(&mut dealings, opponent(session.people(), me), act);
        }
        for (people, act) in draft.proposals().iter().filter_map(act_about) {
            note(&mut dealings, opponent(people, me), act);
        }
        for id in draft.sessions_asked_about() {
            if let Some(session) = self.cache.session(id).await? {
                note(
                    &mut dealings,
                    opponent(session.people(), me),
                    GameAct::TakePart,
                );
            }
        }
        Ok(dealings)
    }
}

/// The two people of a changed proposal, and what its proposer or the challenged person has done. An open proposal counts as beginning a
/// game. A declined proposal counts as leaving a game. `None` for every other proposal.
fn act_about(proposal: &Proposal) -> Option<([Option<AccountId>; 2], GameAct)> {
    let act = match proposal.phase {
        ProposalPhase::Open => GameAct::Begin,
        ProposalPhase::Declined => GameAct::Leave,
        _ => return None,
    };
    Some(([Some(proposal.proposer), proposal.to], act))
}

fn note(dealings: &mut BTreeMap<AccountId, GameAct>, other: Option<AccountId>, act: GameAct) {
    if let Some(other) = other {
        let known = dealings.entry(other).or_insert(act);
        *known = act.max(*known);
    }
}

/// The other person of a game; `None` if there is none, or if `me` does not play in it.
fn opponent(people: [Option<AccountId>; 2], me: AccountId) -> Option<AccountId> {
    let other = match people {
        [Some(a), other] if a == me => other,
        [other, Some(b)] if b == me => other,
        _ => None,
    };
    other.filter(|other| *other != me)
}
