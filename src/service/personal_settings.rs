//! The command `me`: shows a person's settings and changes them.

use super::answer::{Answered, inform};
use super::change_draft::ChangeDraft;
use super::local_time::known_zone;
use super::rated_games::shown;
use super::request::Request;
use super::service_task::Service;
use crate::command::personal_settings::{DIGEST, QUIET, RATINGS};
use crate::command::room_settings::NIGHT;
use crate::command::{PERSONAL_SETTINGS, SettingChange};
use crate::session::{AccountId, GeneralAnswer, Refusal, WHOLE_HOST};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Changes a setting if there is a change, and shows the setting with this id, or all of them.
    pub(super) async fn me(
        &mut self,
        request: &Request,
        id: Option<&str>,
        change: Option<SettingChange>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let change = match change.map(with_known_zone).transpose() {
            Ok(change) => change,
            Err(unknown) => return Ok(Refusal::from(unknown).into()),
        };
        if let Some(refusal) = change
            .as_ref()
            .and_then(|one| Self::refuse_digest(request, one))
        {
            return Ok(refusal.into());
        }
        if let Some(change) = &change {
            Self::set_digest(request, change, draft);
            self.set_personal_setting(request.account, change, draft)
                .await?;
        }
        let mut listed = Vec::new();
        let wanted = PERSONAL_SETTINGS.iter();
        for setting in wanted.filter(|one| id.is_none_or(|id| one.id == id)) {
            let value = self
                .cache
                .personal_setting(request.account, setting)
                .await?;
            listed.push((setting.id.to_owned(), value.to_owned()));
        }
        if id.is_none() {
            listed.extend(self.ratings_of(request.account).await?);
        }
        Ok(inform(request, GeneralAnswer::Me(listed), draft))
    }

    /// The ratings of this person over the whole host, as a line of the list: `tablut:1512?:live`.
    async fn ratings_of(&self, account: AccountId) -> Result<Option<(String, String)>, StoreError> {
        let ratings = self.store.ratings_of(account, WHOLE_HOST).await?;
        let ratings: Vec<_> = ratings
            .iter()
            .map(|(key, rating)| format!("{}:{}:{}", key.game, shown(rating), key.kind))
            .collect();
        Ok((!ratings.is_empty()).then(|| (RATINGS.to_owned(), ratings.join(","))))
    }
}

/// The change with the time zone in it, if there is one, as it is written.
///
/// # Errors
/// If there is no such time zone.
pub(super) fn with_known_zone(change: SettingChange) -> Result<SettingChange, Fact> {
    let zoned = [QUIET.id, NIGHT.id, DIGEST.id];
    match change.value.split_once(' ') {
        Some((time, zone)) if zoned.contains(&change.id) => Ok(SettingChange {
            value: format!("{time} {}", known_zone(zone)?),
            ..change
        }),
        _ => Ok(change),
    }
}
