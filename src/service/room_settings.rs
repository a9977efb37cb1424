//! Commands that change the settings of a room.
//!
//! Which settings there are is in `src/command/room_settings.rs`. Each platform says who manages a room (`may_configure`).

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, inform};
use super::request::Request;
use super::service_task::Service;
use crate::command::personal_settings::{LANGUAGE as OWN_LANGUAGE, ZONE_TAKEN};
use crate::command::room_settings::{LANGUAGE, QUIET};
use crate::command::{ROOM_SETTINGS, SettingChange};
use crate::locales::Lang;
use crate::session::{GeneralAnswer, Refusal};
use crate::store::{RoomSettings, StoreError};

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
            GeneralAnswer::PrefixSet(prefix.clone()),
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
        let tag = lang.tag();
        let own = self.cache.personal_setting(request.account, &OWN_LANGUAGE);
        // A person who has chosen a language of their own is answered in it, so the answer has to name the new language.
        let said = match own.await?.parse::<Lang>() {
            Ok(own) if own != lang => {
                GeneralAnswer::Settings(vec![(LANGUAGE.id.to_owned(), tag.to_owned())])
            }
            _ => GeneralAnswer::LangSet,
        };
        let change = |settings: &mut RoomSettings| settings.lang = Some(tag.to_owned());
        self.set(request, change, said, draft).await
    }

    /// Makes this change, if there is one. Otherwise shows the setting with this id, or all settings if there is no id.
    pub(super) async fn settings(
        &mut self,
        request: &Request,
        id: Option<&str>,
        change: Option<SettingChange>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(change) = change else {
            return self.show_settings(request, id, draft).await;
        };
        let typed = change.value.clone();
        let (SettingChange { id, value }, is_default) =
            match self.with_zone(change, request, draft).await? {
                Ok(zoned) => zoned,
                Err(unknown) => return Ok(Refusal::from(unknown).into()),
            };
        match (id, value.parse()) {
            ("lang", Ok(lang)) => self.set_lang(request, lang, draft).await,
            ("prefix", _) => self.set_prefix(request, value, draft).await,
            _ if id == QUIET.id && value == "on" && self.config.everybody_manages => Ok(self
                .refuse_silence()
                .map_or(LineResult::Silence, LineResult::from)),
            _ => {
                let mut said = vec![(id.to_owned(), value.clone())];
                said.extend(is_default.then(|| (ZONE_TAKEN.to_owned(), typed)));
                let change = |settings: &mut RoomSettings| {
                    settings.others.insert(id.to_owned(), value.clone());
                };
                let said = GeneralAnswer::Settings(said);
                self.set(request, change, said, draft).await
            }
        }
    }

    /// Shows the setting with this id, or all of them.
    pub(super) async fn show_settings(
        &mut self,
        request: &Request,
        id: Option<&str>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let settings = self.settings_here(request, draft).await?;
        let wanted = ROOM_SETTINGS.iter();
        let wanted = wanted.filter(|one| id.is_none_or(|id| one.id == id));
        let lang = self.lang_of(request).tag();
        let shown = wanted.map(|one| {
            let value = match settings.value(one) {
                "" if one.id == LANGUAGE.id => lang,
                value => value,
            };
            (one.id.to_owned(), value.to_owned())
        });
        Ok(inform(
            request,
            GeneralAnswer::Settings(shown.collect()),
            draft,
        ))
    }

    /// The settings of this room, including the changes by earlier lines of the same message.
    pub(super) async fn settings_here(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<RoomSettings, StoreError> {
        Ok(match draft.room_settings() {
            Some(settings) => settings.clone(),
            None => self
                .cache
                .room(&request.address.key)
                .await?
                .settings
                .clone(),
        })
    }

    async fn set(
        &mut self,
        request: &Request,
        change: impl Fn(&mut RoomSettings),
        said: GeneralAnswer,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if !request.may_configure {
            return Ok(Refusal::host("may-not-configure").into());
        }
        let mut settings = self.settings_here(request, draft).await?;
        change(&mut settings);
        draft.set_room_settings(request.address.room_of_settings(), settings);
        Ok(inform(request, said, draft))
    }
}
