//! `block` and `unblock`: a person can keep others from beginning games with them. Only that person is told whom they have blocked.

use super::answer::{Answered, talk};
use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::command::SettingChange;
use crate::command::personal_settings::BLOCKED;
use crate::session::{AccountId, Proposal, Refusal, Talk, told};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

/// The most people whom one person can block.
const MOST_BLOCKED: usize = 100;

impl Service {
    /// Blocks the mentioned person (or no longer, if `blocks` is false), and lists who is blocked.
    pub(super) async fn block(
        &mut self,
        request: &Request,
        person: Option<String>,
        blocks: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let mut blocked = self.blocked_by(request.account).await?;
        if let Some(id) = person {
            let mut mentioned = request.mentions.iter();
            let Some(identity) = mentioned.find(|person| person.id == id) else {
                let unknown = Fact::new("unknown-person").with("person", format!("@{id}"));
                return Ok(Refusal::from(unknown).into());
            };
            let account = self.cache.account(identity).await?;
            if account == request.account {
                return Ok(Refusal::host("block-oneself").into());
            }
            blocked.retain(|known| *known != account);
            if blocks && blocked.len() >= MOST_BLOCKED {
                return Ok(Refusal::host("block-full").into());
            }
            blocked.extend(blocks.then_some(account));
            self.set_blocked(request.account, &blocked).await?;
        }
        let names = self.names_of_accounts(&blocked, request).await?;
        let list = match names.first() {
            None => told("blocked-nobody"),
            Some(first) => told("blocked-people")
                .with("name", first.clone())
                .with("names", names.join(", ")),
        };
        Ok(talk(request, Talk::Told(list), draft))
    }

    async fn set_blocked(
        &mut self,
        account: AccountId,
        blocked: &[AccountId],
    ) -> Result<(), StoreError> {
        let numbers: Vec<_> = blocked.iter().map(|one| one.0.to_string()).collect();
        let change = SettingChange {
            id: BLOCKED.id,
            value: numbers.join(" "),
        };
        self.cache.set_personal_setting(account, &change).await
    }

    async fn names_of_accounts(
        &mut self,
        accounts: &[AccountId],
        request: &Request,
    ) -> Result<Vec<String>, StoreError> {
        let mut names = Vec::new();
        for account in accounts {
            let platform = request.address.key.platform;
            let identity = self.cache.identity_on(*account, platform).await?;
            names.extend(identity.map(|identity| identity.name));
        }
        Ok(names)
    }

    /// The people whom this person has blocked.
    async fn blocked_by(&mut self, account: AccountId) -> Result<Vec<AccountId>, StoreError> {
        let stored = self.cache.personal_setting(account, &BLOCKED).await?;
        let numbers = stored.split(' ').filter_map(|number| number.parse().ok());
        Ok(numbers.map(AccountId).collect())
    }

    /// Those of these proposals that are of nobody whom this person has blocked, or who has blocked this person.
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
        if self.blocked_by(other).await?.contains(&me) {
            return Ok(Some(Fact::new("not-available").with("name", name()).into()));
        }
        if self.blocked_by(me).await?.contains(&other) {
            return Ok(Some(
                Fact::new("blocked-by-you").with("name", name()).into(),
            ));
        }
        Ok(None)
    }
}
