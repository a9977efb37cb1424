//! The service's memory of the settings of people and rooms.

use super::cache::Cache;
use crate::command::{Setting, SettingChange};
use crate::session::{AccountId, RoomId, RoomKey};
use crate::store::{RoomSettings, StoreError};
use std::collections::BTreeMap;

/// The value that a person has chosen for this setting, else the usual value. `settings` has all that the person has changed.
pub(super) fn chosen_or_usual<'a>(
    settings: &'a BTreeMap<String, String>,
    setting: &'a Setting,
) -> &'a str {
    settings
        .get(setting.id)
        .map_or(setting.usual, String::as_str)
}

impl Cache {
    /// The value of a setting of this person: what they have chosen, else the usual value.
    pub(super) async fn personal_setting<'a>(
        &'a mut self,
        account: AccountId,
        setting: &'a Setting,
    ) -> Result<&'a str, StoreError> {
        let settings = self.personal_settings(account).await?;
        Ok(chosen_or_usual(settings, setting))
    }

    /// The settings that this person has changed, by their names.
    pub(super) async fn personal_settings(
        &mut self,
        account: AccountId,
    ) -> Result<&mut BTreeMap<String, String>, StoreError> {
        if !self.personal.contains(&account) {
            let settings = self.store.personal_settings(account).await?;
            self.personal.put(account, settings);
        }
        Ok(self.personal.get_mut(&account).expect("just put there"))
    }

    /// Remembers a setting of this person that is going to be stored.
    pub(super) async fn put_personal_setting(
        &mut self,
        account: AccountId,
        change: &SettingChange,
    ) -> Result<(), StoreError> {
        let settings = self.personal_settings(account).await?;
        settings.insert(change.id.to_owned(), change.value.clone());
        Ok(())
    }

    /// Removes the settings of this person from memory, because some of them may now belong to another account. They are read again when
    /// they are needed.
    pub(super) fn forget_settings(&mut self, account: AccountId) {
        self.personal.pop(&account);
    }

    /// Removes from memory all that is known of a person who is forgotten: whoever writes under the same id after that is somebody new.
    pub(super) fn forget_person(&mut self, account: AccountId) {
        self.personal.pop(&account);
        self.editors.pop(&account);
        self.refused.clear();
        self.forget_identities(account);
    }

    /// Notes the new settings of a room, which are also those of its threads.
    pub(super) fn put_settings(&mut self, room: RoomId, settings: &RoomSettings) {
        let Some(key) = self.known_key(room).cloned() else {
            return;
        };
        let has_them = |known: &RoomKey| {
            known.platform == key.platform
                && (known.id == key.id || known.parent.as_deref() == Some(&key.id))
        };
        for (_, one) in self.rooms.iter_mut().filter(|(known, _)| has_them(known)) {
            one.settings.clone_from(settings);
        }
    }
}
