//! `block` and `unblock`: a person can keep others from beginning games with them. Only that person is told whom they have blocked.
//! A block is kept under the platform's ids of the blocked person, as a ban is.

use super::answer::{Answered, inform};
use super::block_cache::is_id_of;
use super::change_draft::ChangeDraft;
use super::named_person::person_named;
use super::request::Request;
use super::service_task::Service;
use crate::command::Whom;
use crate::session::{AccountId, GeneralAnswer, Identity, Proposal, Refusal, told};
use crate::store::{PlatformId, StoreError};
use lusoria_games::rules::Fact;

/// The most people whom one person can block.
const MOST_BLOCKED: usize = 100;

impl Service {
    /// Blocks the mentioned person (or no longer, if `blocks` is false), and lists who is blocked.
    pub(super) async fn block(
        &mut self,
        request: &Request,
        person: Option<Whom>,
        blocks: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(whom) = person else {
            let blocked = self.blocked_by(request, draft).await?;
            return self.list_blocked(&blocked, request, draft).await;
        };
        let person = match person_named(request, &whom) {
            Ok(person) => person,
            Err(refusal) => return Ok(refusal.into()),
        };
        let account = self.cache.account(&person).await?;
        if account == request.account {
            return Ok(Refusal::host("block-oneself").into());
        }
        let known = self.store.identities(account).await?;
        let mut blocked = self.blocked_by(request, draft).await?;
        let is_theirs = |id: &mut PlatformId| known.iter().any(|known| is_id_of(id, known));
        let was_blocked = blocked.extract_if(.., is_theirs).count() > 0;
        if !blocks {
            if !was_blocked {
                return Ok(
                    Refusal::from(Fact::new("not-blocked").with("name", person.name)).into(),
                );
            }
            draft.set_blocks(request.account, blocked);
            let unblocked = told("unblocked").with("name", person.name);
            return Ok(inform(request, GeneralAnswer::Told(unblocked), draft));
        }
        if blocked.len() >= MOST_BLOCKED {
            return Ok(Refusal::host("block-full").into());
        }
        blocked.extend(known.into_iter().map(|one| (one.platform, one.id)));
        draft.set_blocks(request.account, blocked.clone());
        self.list_blocked(&blocked, request, draft).await
    }

    /// Whom this person has blocked, as the message stands so far.
    async fn blocked_by(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<PlatformId>, StoreError> {
        Ok(match draft.blocks() {
            Some(blocked) => blocked.to_vec(),
            None => self.blocks.of(request.account).await?.to_vec(),
        })
    }

    async fn list_blocked(
        &mut self,
        blocked: &[PlatformId],
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let names = self.names_of_blocked(blocked).await?;
        Ok(inform(request, GeneralAnswer::Told(list(&names)), draft))
    }

    /// The names of these people, each once, whichever accounts they have; the id of somebody who is forgotten.
    async fn names_of_blocked(&self, blocked: &[PlatformId]) -> Result<Vec<String>, StoreError> {
        let mut names = Vec::new();
        for (platform, id) in blocked {
            let identity = Identity {
                platform: *platform,
                id: id.clone(),
                name: id.clone(),
            };
            let name = self.store.name_of(&identity).await?;
            let name = name.unwrap_or(identity.name);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Ok(names)
    }

    /// Of these proposals, those where neither this person nor the proposer has blocked the other one.
    pub(super) async fn without_blocked(
        &mut self,
        me: AccountId,
        proposals: Vec<Proposal>,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut free = Vec::new();
        for one in proposals {
            if self.refuse_blocked(me, one.proposer, "").await?.is_none() {
                free.push(one);
            }
        }
        Ok(free)
    }

    /// Why this person cannot take this seat because of a block.
    pub(super) async fn refuse_seat_of(
        &mut self,
        request: &Request,
        seat: &Proposal,
    ) -> Result<Option<Refusal>, StoreError> {
        let platform = request.address.key.platform;
        let identity = self.cache.identity_on(seat.proposer, platform).await?;
        let name = identity.map_or_else(String::new, |identity| identity.name);
        self.refuse_blocked(request.account, seat.proposer, &name)
            .await
    }

    /// Why these two cannot begin a game: one of them has blocked the other. Whoever is blocked is not told so.
    pub(super) async fn refuse_blocked(
        &mut self,
        me: AccountId,
        other: AccountId,
        name: &str,
    ) -> Result<Option<Refusal>, StoreError> {
        let name = || name.to_owned();
        if self.is_blocked_by_operator(other).await? {
            return Ok(Some(Fact::new("not-available").with("name", name()).into()));
        }
        if self.blocks.has_blocked(other, me).await? {
            return Ok(Some(Fact::new("not-available").with("name", name()).into()));
        }
        if self.blocks.has_blocked(me, other).await? {
            return Ok(Some(
                Fact::new("blocked-by-you").with("name", name()).into(),
            ));
        }
        Ok(None)
    }
}

fn list(names: &[String]) -> Fact {
    match names.first() {
        None => told("blocked-nobody"),
        Some(first) => told("blocked-people")
            .with("name", first.clone())
            .with("names", names.join(", ")),
    }
}
