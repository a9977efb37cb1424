//! The command `me`: shows a person's settings and changes them.

use super::answer::{Answered, talk};
use super::change_draft::ChangeDraft;
use super::local_time::known_zone;
use super::request::Request;
use super::service_task::Service;
use crate::command::personal_settings::QUIET;
use crate::command::room_settings::NIGHT;
use crate::command::{PERSONAL_SETTINGS, SettingChange};
use crate::session::{Refusal, Talk};
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
        if let Some(change) = &change {
            self.cache
                .set_personal_setting(request.account, change)
                .await?;
        }
        let mut shown = Vec::new();
        let wanted = PERSONAL_SETTINGS.iter();
        for setting in wanted.filter(|one| id.is_none_or(|id| one.id == id)) {
            let value = self
                .cache
                .personal_setting(request.account, setting)
                .await?;
            shown.push((setting.id.to_owned(), value.to_owned()));
        }
        Ok(talk(request, Talk::Me(shown), draft))
    }
}

/// The change with the time zone in it, if there is one, as it is written.
///
/// # Errors
/// If there is no such time zone.
pub(super) fn with_known_zone(change: SettingChange) -> Result<SettingChange, Fact> {
    let zoned = [QUIET.id, NIGHT.id];
    match change.value.split_once(' ') {
        Some((time, zone)) if zoned.contains(&change.id) => Ok(SettingChange {
            value: format!("{time} {}", known_zone(zone)?),
            ..change
        }),
        _ => Ok(change),
    }
}
