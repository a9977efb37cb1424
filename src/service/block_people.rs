//! The commands `block` and `unblock`, by which a person keeps others from beginning games with them. Also decides what a block refuses,
//! and which seats and proposals it hides (`own_games.rs` hides them in `mine`). As with a ban, a block is kept under the platform's ids of
//! the blocked person. It holds for all accounts that the blocked person has linked.
//!
//! A person's list of blocked people is shown to nobody else. The list has only ids that its owner has named. So the owner does not learn
//! which other ids a blocked person has.

use super::block_cache::is_id_of;
use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, inform};
use super::named_person::person_named;
use super::request::Request;
use super::service_task::Service;
use crate::command::{Whom, clean_name};
use crate::session::{
    AccountId, GeneralAnswer, Identity, Platform, Proposal, Refusal, answer_fact,
};
use crate::store::{PlatformId, StoreError};
use lusoria_games::rules::Fact;

/// The most people whom one person can block.
const MOST_BLOCKED: usize = 100;

impl Service {
    /// Blocks the mentioned person, or unblocks them if `blocks` is false, and says so. Without a person, lists who is blocked.
    pub(super) async fn block(
        &mut self,
        request: &Request,
        person: Option<Whom>,
        blocks: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(whom) = person else {
            return self.list_blocked(request, draft).await;
        };
        let person = match person_named(request, &whom) {
            Ok(person) => person,
            Err(refusal) => return Ok(refusal.into()),
        };
        // The account of the named person is only looked up, not created: they have done nothing themselves.
        if self.store.known_account(&person).await? == Some(request.account) {
            return Ok(Refusal::host("block-oneself").into());
        }
        let mut blocked = self.blocked_by(request, draft).await?;
        let is_theirs = |id: &mut PlatformId| is_id_of(id, &person);
        let was_blocked = blocked.extract_if(.., is_theirs).count() > 0;
        if !blocks {
            return Ok(match was_blocked {
                true => unblock(request, person, blocked, draft),
                false => not_blocked(&person).into(),
            });
        }
        if blocked.len() >= MOST_BLOCKED {
            return Ok(Refusal::host("block-full").into());
        }
        blocked.push((person.platform, person.id.clone()));
        draft.set_blocks(request.account, blocked.clone());
        // If others can read the answer, it names only the person whom the writer has just named, and not everybody on the list.
        let shown = match request.is_private {
            true => &blocked[..],
            false => &blocked[blocked.len() - 1..],
        };
        let names = self.names_of_blocked(shown, Some(&person)).await?;
        Ok(inform(request, GeneralAnswer::Told(list(&names)), draft))
    }

    /// Lists whom this person has blocked. A list that is not empty is refused where others would read it.
    async fn list_blocked(&mut self, request: &Request, draft: &mut ChangeDraft) -> Answered {
        let blocked = self.blocked_by(request, draft).await?;
        if !request.is_private && !blocked.is_empty() {
            return Ok(Refusal::host("blocks-in-public").into());
        }
        let names = self.names_of_blocked(&blocked, None).await?;
        Ok(inform(request, GeneralAnswer::Told(list(&names)), draft))
    }

    /// The people whom this person has blocked by naming them, including the changes by earlier lines of this message.
    async fn blocked_by(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<PlatformId>, StoreError> {
        Ok(match draft.blocks() {
            Some(blocked) => blocked.to_vec(),
            None => self.blocks.of(request.account).await?.named.clone(),
        })
    }

    /// The names of these people, each once. For somebody whom the bot does not know, it is the name that was just typed, or else the id.
    /// An @ at the beginning, which only ids of Matrix have, is left out.
    async fn names_of_blocked(
        &self,
        blocked: &[PlatformId],
        just_named: Option<&Identity>,
    ) -> Result<Vec<String>, StoreError> {
        let mut names = Vec::new();
        for (platform, id) in blocked {
            let identity = Identity {
                platform: *platform,
                id: id.clone(),
                name: id.clone(),
            };
            let name = self.store.name_of(&identity).await?;
            let typed = just_named.filter(|one| (*platform, id) == (one.platform, &one.id));
            let name = name.or_else(|| typed.map(|one| clean_name(&one.name)));
            let name = name.unwrap_or_else(|| identity.name.to_string());
            let name = name.strip_prefix('@').unwrap_or(&name).to_owned();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Ok(names)
    }

    /// The proposals in `proposals` that this person can accept.
    pub(super) async fn acceptable(
        &mut self,
        request: &Request,
        proposals: Vec<Proposal>,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut free = Vec::new();
        for one in proposals {
            if self.refuse_seat_of(request, &one, draft).await?.is_none() {
                free.push(one);
            }
        }
        Ok(free)
    }

    /// Why this person cannot take this seat. `None` if they can. The reasons are:
    ///
    /// - The room does not allow it.
    /// - One of the two people has blocked the other, or the operator has blocked the person who opened the seat.
    /// - The two people play the same game already.
    /// - The person who opened the seat has as many games here as one person may have.
    pub(super) async fn refuse_seat_of(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        if let Some(refusal) = self.refuse_seat_here(request, seat).await? {
            return Ok(Some(refusal));
        }
        let platform = request.address.key.platform;
        let blocked = self.refuse_blocked(request.account, seat.proposer, platform);
        if let Some(refusal) = blocked.await? {
            return Ok(Some(refusal));
        }
        if let Some(refusal) = self.refuse_duplicate_seat(request, seat, draft).await? {
            return Ok(Some(refusal));
        }
        self.refuse_seat_of_busy(request, seat, draft).await
    }

    /// Why `me` and `other` cannot begin a game: one of them has blocked the other, or the operator has blocked `other`. `None` if they
    /// can.
    ///
    /// If `me` has blocked `other`, and has named the identity by which `other` is known here, the refusal tells `me` of this block. In
    /// all other cases it says only that a game is not possible now. So a blocked person does not learn of the block, and `me` does not
    /// learn that two identities are one person.
    pub(super) async fn refuse_blocked(
        &mut self,
        me: AccountId,
        other: AccountId,
        platform: Platform,
    ) -> Result<Option<Refusal>, StoreError> {
        let by_me = self.blocks.has_blocked(me, other).await?;
        let by_other = self.blocks.has_blocked(other, me).await?;
        if !by_me && !by_other && !self.is_blocked_by_operator(other).await? {
            return Ok(None);
        }
        let known = self.cache.identity_on(other, platform).await?;
        let named = &self.blocks.of(me).await?.named;
        let is_theirs = |id: &PlatformId| known.as_ref().is_some_and(|one| is_id_of(id, one));
        let is_named = named.iter().any(is_theirs);
        let fact = match by_me && is_named {
            true => Fact::new("blocked-by-you"),
            false => Fact::new("not-available"),
        };
        let name = known.map_or_else(String::new, |known| known.name.to_string());
        Ok(Some(fact.with("name", name).into()))
    }
}

fn not_blocked(person: &Identity) -> Refusal {
    Fact::new("not-blocked")
        .with("name", person.name.to_string())
        .into()
}

/// Makes `blocked` the list of people whom the writer has blocked, and says that `person` is not on it any more.
fn unblock(
    request: &Request,
    person: Identity,
    blocked: Vec<PlatformId>,
    draft: &mut ChangeDraft,
) -> LineResult {
    draft.set_blocks(request.account, blocked);
    let unblocked = answer_fact("unblocked").with("name", person.name.to_string());
    inform(request, GeneralAnswer::Told(unblocked), draft)
}

fn list(names: &[String]) -> Fact {
    match names.first() {
        None => answer_fact("blocked-nobody"),
        Some(first) => answer_fact("blocked-people")
            .with("name", first.clone())
            .with("names", names.join(", ")),
    }
}
