//! Commands that change the settings of a room.

use super::answer::{Answered, talk};
use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::locales::Lang;
use crate::session::{Refusal, Talk};
use crate::store::RoomSettings;

impl Service {
    pub(super) async fn set_prefix(
        &mut self,
        request: &Request,
        prefix: String,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.set(
            request,
            |settings| settings.prefix = Some(prefix.clone()),
            Talk::PrefixSet(prefix.clone()),
            draft,
        )
        .await
    }

    pub(super) async fn set_lang(
        &mut self,
        request: &Request,
        lang: Lang,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.set(
            request,
            |settings| settings.lang = Some(lang.tag().to_owned()),
            Talk::LangSet,
            draft,
        )
        .await
    }

    async fn set(
        &mut self,
        request: &Request,
        change: impl Fn(&mut RoomSettings),
        said: Talk,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if !request.may_configure {
            return Ok(Refusal::host("may-not-configure").into());
        }
        let mut settings = match draft.room_settings() {
            Some(settings) => settings.clone(),
            None => self
                .cache
                .room(&request.address.key)
                .await?
                .settings
                .clone(),
        };
        change(&mut settings);
        draft.set_room_settings(request.address.room, settings);
        Ok(talk(request, said, draft))
    }
}
