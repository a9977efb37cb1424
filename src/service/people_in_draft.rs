//! The methods of `ChangeDraft` about people, and the methods of the service that put a [`PeopleChange`] into memory or remove it from
//! there.

use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::command::SettingChange;
use crate::session::{AccountId, RoomId, SessionId};
use crate::store::{LiveSession, PeopleChange, PlatformId, StoreError};
use std::sync::Arc;

impl ChangeDraft {
    /// The identities that the author has blocked, as an earlier line of this message has set them. `None` if no line has set them.
    pub(super) fn blocks(&self) -> Option<&[PlatformId]> {
        let (_, blocked) = self.change.people.blocks.as_ref()?;
        Some(blocked)
    }

    /// Sets whom this person has blocked.
    pub(super) fn set_blocks(&mut self, account: AccountId, blocked: Vec<PlatformId>) {
        self.change.people.blocks = Some((account, blocked));
    }

    /// Joins the first account to the second one once this change is stored.
    pub(super) fn link(&mut self, joined: AccountId, account: AccountId) {
        self.change.people.link = Some((joined, account));
    }

    /// Shows a game in this room, too. If `is_shown` is false, the game is no longer shown there.
    pub(super) fn show_in(&mut self, session: SessionId, room: RoomId, is_shown: bool) {
        self.change.people.shown.push((session, room, is_shown));
    }

    /// If this change opens a session, shows the session in these rooms as well.
    pub(super) fn show_opened_in(&mut self, rooms: &[RoomId]) {
        let Some(opened) = self.opened_session().cloned() else {
            return;
        };
        for room in rooms {
            self.show_in(opened.id, *room, true);
            Arc::make_mut(&mut self.shown).add(&opened, *room);
        }
    }

    /// Whether this change joins two accounts or separates them.
    pub(super) fn links(&self) -> bool {
        self.change.people.link.is_some() || self.change.people.unlink.is_some()
    }

    /// Separates this identity from its account. The identity gets an account of its own.
    pub(super) fn unlink(&mut self, account: AccountId, identity: PlatformId) {
        self.change.people.unlink = Some((account, identity));
    }
}

impl Service {
    /// Changes a setting of a person. The new value is put into memory at once, so that it holds for the following lines.
    pub(super) async fn set_personal_setting(
        &mut self,
        account: AccountId,
        change: &SettingChange,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        self.cache.put_personal_setting(account, change).await?;
        let row = (account, change.id.to_owned(), change.value.clone());
        draft.change.people.settings.push(row);
        Ok(())
    }

    /// Puts into memory what a change does to people. The change is not stored yet.
    pub(super) fn remember_people(&mut self, change: &PeopleChange) {
        self.blocks.remember(change);
        self.pending_links.now.extend(change.link);
        self.pending_links.wanted |= change.link.is_some();
        for shown in &change.shown {
            self.remember_shown(*shown);
        }
    }

    fn remember_shown(&mut self, (id, room, is_shown): (SessionId, RoomId, bool)) {
        let known = Arc::make_mut(&mut self.shown);
        let Some(session) = self.cache.known_session(id) else {
            return;
        };
        if is_shown {
            let people = session.people();
            known.add(session, room);
            self.cache
                .add_live_session(room, LiveSession { id, people });
        } else {
            known.remove(id, room);
            self.cache.remove_live_from(room, id);
        }
    }

    /// Removes from memory what a change does to people, because it was not stored.
    pub(super) async fn forget_people(&mut self, change: &PeopleChange) {
        for (account, ..) in &change.settings {
            self.cache.personal.pop(account);
        }
        if let Some((account, _)) = &change.blocks {
            self.blocks.forget(*account);
        }
        if let Some(link) = &change.link {
            self.pending_links.now.retain(|known| known != link);
        }
        if !change.shown.is_empty() {
            self.cache.forget_rooms();
            self.read_shown_elsewhere().await;
        }
    }

    /// Called when a change to people is stored. If the change has separated an identity from its account, removes from memory what may
    /// now belong to the new account of the identity.
    pub(super) fn note_people_stored(&mut self, change: &PeopleChange) {
        if let Some((account, _)) = change.unlink {
            self.cache.forget_identities(account);
            // The setting for the digest may have gone to the new account.
            self.cache.forget_settings(account);
            self.due.read_again();
            self.blocks.forget_all();
        }
    }
}
