//! The command `me`: shows a person's settings and changes them.

use super::answer::{Answered, talk};
use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::command::{PERSONAL_SETTINGS, SettingChange};
use crate::session::Talk;

impl Service {
    /// Changes a setting if there is a change, and shows the setting with this id, or all of them.
    pub(super) async fn me(
        &mut self,
        request: &Request,
        id: Option<&str>,
        change: Option<SettingChange>,
        draft: &mut ChangeDraft,
    ) -> Answered {
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
