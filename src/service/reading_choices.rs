//! Looks up how a person reads: their own language, if they have chosen one, and boards as text, picture or prose: their own choice,
//! else the room's.

use super::cache::Cache;
use crate::command::personal_settings::{BOARD_FORM, LANGUAGE};
use crate::command::room_settings::BOARDS;
use crate::locales::Lang;
use crate::session::{AccountId, BoardForm, RoomKey};
use crate::store::StoreError;

impl Cache {
    /// The language that this person has chosen for themselves, if they have.
    pub(super) async fn own_language(
        &mut self,
        account: AccountId,
    ) -> Result<Option<Lang>, StoreError> {
        let chosen = self.personal_setting(account, &LANGUAGE).await?;
        Ok(chosen.parse().ok())
    }

    /// The form in which this person sees boards in this room.
    pub(super) async fn board_form(
        &mut self,
        account: AccountId,
        room: &RoomKey,
    ) -> Result<BoardForm, StoreError> {
        let chosen = self.personal_setting(account, &BOARD_FORM).await?;
        if !chosen.is_empty() {
            return Ok(BoardForm::read(chosen));
        }
        self.usual_board_form(room).await
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
