//! Looks up what a person has chosen about the messages they see: the language, the form, colours and width of boards, and the digest. If
//! a person has chosen no form (text, picture or prose), boards are shown in the form that the room has chosen. What happens if a person
//! has chosen no language is decided in `reader_of_say.rs`.

use super::cache::Cache;
use super::cached_settings::chosen_or_usual;
use crate::command::personal_settings::{BOARD_FORM, DIGEST, LANGUAGE, THEME, WIDTH};
use crate::command::room_settings::BOARDS;
use crate::locales::Lang;
use crate::render::picture::Theme;
use crate::session::{AccountId, BoardForm, RoomKey};
use crate::store::StoreError;
use lusoria_games::text_board::BoardWidth;

/// What a person has chosen about the messages they see.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReaderPreferences {
    pub account: AccountId,
    /// Their own language, if they have chosen one.
    pub lang: Option<Lang>,
    /// The form in which they want to see boards, if they have chosen one.
    pub form: Option<BoardForm>,
    /// The colours of their pictures.
    pub theme: Theme,
    /// How far apart the columns of their boards stand when boards are shown as text.
    pub width: BoardWidth,
    /// Whether they are told once a day what waits for them.
    pub has_digest: bool,
}

impl Cache {
    /// What this person has chosen about the messages they see.
    pub(super) async fn reader_preferences(
        &mut self,
        account: AccountId,
    ) -> Result<ReaderPreferences, StoreError> {
        let settings = self.personal_settings(account).await?;
        let chosen = |setting| chosen_or_usual(settings, setting);
        Ok(ReaderPreferences {
            account,
            lang: settings.get(LANGUAGE.id).and_then(|tag| tag.parse().ok()),
            form: Some(chosen(&BOARD_FORM))
                .filter(|form| !form.is_empty())
                .map(BoardForm::read),
            theme: Theme::read(chosen(&THEME)),
            width: match chosen(&WIDTH) == WIDTH.usual {
                true => BoardWidth::Narrow,
                false => BoardWidth::Wide,
            },
            has_digest: chosen(&DIGEST) != DIGEST.usual,
        })
    }

    /// The form in which this person sees boards in this room.
    pub(super) async fn board_form(
        &mut self,
        account: AccountId,
        room: &RoomKey,
    ) -> Result<BoardForm, StoreError> {
        match self.reader_preferences(account).await?.form {
            Some(form) => Ok(form),
            None => self.usual_board_form(room).await,
        }
    }

    /// The form in which boards are shown in this room to whoever has not chosen one.
    pub(super) async fn usual_board_form(
        &mut self,
        room: &RoomKey,
    ) -> Result<BoardForm, StoreError> {
        let settings = &self.room(room).await?.settings;
        Ok(BoardForm::read(settings.value(&BOARDS)))
    }
}
