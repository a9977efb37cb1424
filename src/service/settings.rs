//! Commands that change a room.

use super::answer::{Answered, talk};
use super::change::Draft;
use super::run::{Asked, Service};
use crate::locales::Lang;
use crate::session::{Refusal, Talk};
use crate::store::RoomSettings;

impl Service {
    pub(super) async fn set_prefix(
        &mut self,
        asked: &Asked,
        prefix: String,
        draft: &mut Draft,
    ) -> Answered {
        self.set(
            asked,
            |settings| settings.prefix = Some(prefix.clone()),
            Talk::PrefixSet(prefix.clone()),
            draft,
        )
        .await
    }

    pub(super) async fn set_lang(
        &mut self,
        asked: &Asked,
        lang: Lang,
        draft: &mut Draft,
    ) -> Answered {
        self.set(
            asked,
            |settings| settings.lang = Some(lang.tag().to_owned()),
            Talk::LangSet,
            draft,
        )
        .await
    }

    async fn set(
        &mut self,
        asked: &Asked,
        change: impl Fn(&mut RoomSettings),
        said: Talk,
        draft: &mut Draft,
    ) -> Answered {
        if !asked.may_configure {
            return Ok(Refusal::host("may-not-configure").into());
        }
        let mut settings = match draft.room_settings() {
            Some(settings) => settings.clone(),
            None => self.cache.room(&asked.key).await?.settings.clone(),
        };
        change(&mut settings);
        draft.settings(asked.room, settings);
        Ok(talk(asked, said, draft))
    }
}
