//! The command `me`: shows a person's settings and changes them.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, inform};
use super::rated_games::shown;
use super::request::Request;
use super::service_task::Service;
use crate::command::personal_settings::{DIGEST, RATINGS, ZONE_TAKEN};
use crate::command::{PERSONAL_SETTINGS, Setting, SettingChange};
use crate::session::{AccountId, GeneralAnswer, Refusal, WHOLE_HOST};
use crate::store::StoreError;

impl Service {
    /// Makes this change, if there is one. Then shows the setting with this id, or all settings if there is no id.
    pub(super) async fn me(
        &mut self,
        request: &Request,
        id: Option<&str>,
        change: Option<SettingChange>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let mut taken = None;
        if let Some(change) = change {
            if let Some(refusal) = Self::refuse_digest(request, &change) {
                return Ok(refusal.into());
            }
            let typed = change.value.clone();
            let (change, is_default) = match self.with_zone(change, request, draft).await? {
                Ok(zoned) => zoned,
                Err(unknown) => return Ok(Refusal::from(unknown).into()),
            };
            Self::set_digest(request, &change, draft);
            self.set_personal_setting(request.account, &change, draft)
                .await?;
            taken = is_default.then(|| (ZONE_TAKEN.to_owned(), typed));
        }
        if id == Some(DIGEST.id) && !may_have_digest(request) {
            return Ok(Refusal::host("digest-nowhere").into());
        }
        let mut listed = self.own_settings(request, id).await?;
        listed.extend(taken);
        if id.is_none() {
            listed.extend(self.ratings_of(request.account).await?);
        }
        Ok(inform(request, GeneralAnswer::Me(listed), draft))
    }

    /// The settings of this person, or the one with this id. The list leaves out the digest where there are no direct chats.
    async fn own_settings(
        &mut self,
        request: &Request,
        id: Option<&str>,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let mut listed = Vec::new();
        let is_wanted = |one: &&Setting| match id {
            Some(id) => one.id == id,
            None => one.id != DIGEST.id || may_have_digest(request),
        };
        for setting in PERSONAL_SETTINGS.iter().filter(is_wanted) {
            let value = self
                .cache
                .personal_setting(request.account, setting)
                .await?;
            listed.push((setting.id.to_owned(), value.to_owned()));
        }
        Ok(listed)
    }

    /// The ratings of this person over the whole host, as a line of the list of settings: `tablut:1512?:live`.
    async fn ratings_of(&self, account: AccountId) -> Result<Option<(String, String)>, StoreError> {
        let ratings = self.store.ratings_of(account, WHOLE_HOST).await?;
        let ratings: Vec<_> = ratings
            .iter()
            .map(|(key, rating)| format!("{}:{}:{}", key.game, shown(rating), key.kind))
            .collect();
        Ok((!ratings.is_empty()).then(|| (RATINGS.to_owned(), ratings.join(","))))
    }
}

fn may_have_digest(request: &Request) -> bool {
    request.direct || request.address.key.platform.has_direct_chats()
}
