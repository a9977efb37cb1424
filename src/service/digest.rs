//! The digest: once a day, at an hour of their choice, a person is told in a direct chat what waits for them. In rooms this person is
//! then no longer notified of each turn, but only of what cannot wait a day (`render/message.rs`).
//!
//! A digest belongs to the chat in which it was asked for. It stays with that chat when accounts are joined or separated
//! (`store/sqlite/people.sql`), and is turned off when it cannot be sent there any more.

use super::cause::UndeliveredDigest;
use super::change_draft::ChangeDraft;
use super::decide_event::Decision;
use super::event::Event;
use super::local_time::next_time;
use super::reader_preferences::ReaderPreferences;
use super::request::Request;
use super::service_task::Service;
use crate::command::SettingChange;
use crate::command::personal_settings::DIGEST;
use crate::session::{
    AccountId, Due, GeneralAnswer, Identity, Platform, Proposal, Refusal, RoomId, Say, WaitingGame,
    minute_of_day,
};
use crate::store::StoreError;
use crate::store::json::StoredAsJson;
use lusoria_games::rules::Fact;

impl Service {
    /// The refusal to send the digest to a chat where others would read it. `None` if the person is alone with the bot there, or does not
    /// ask for the digest.
    pub(super) fn refuse_digest(request: &Request, change: &SettingChange) -> Option<Refusal> {
        let asks = change.id == DIGEST.id && change.value != DIGEST.usual;
        if !asks || request.direct {
            return None;
        }
        let fact = match request.address.key.platform.has_direct_chats() {
            true => Fact::new("digest-where"),
            false => Fact::new("digest-nowhere"),
        };
        Some(fact.into())
    }

    /// Sets when the next digest is due, after this person has changed the time of the digest. If they have turned it off, none is due
    /// any more.
    pub(super) fn set_digest(request: &Request, change: &SettingChange, draft: &mut ChangeDraft) {
        if change.id != DIGEST.id {
            return;
        }
        let due = Due::Digest(request.account, request.address.room);
        match next_digest(&change.value, draft.at()) {
            Some(next) => draft.set_due(&due, next),
            None => draft.cancel_due(due.key()),
        }
    }

    /// Tells a person what waits for them, if anything does, and makes the next digest due. `at` is when this digest was due. A digest
    /// waits for the end of the person's quiet hours. During a vacation there is no digest.
    pub(super) async fn send_digest(
        &mut self,
        account: AccountId,
        at: i64,
        event: &Event,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let chosen = self
            .cache
            .personal_setting(account, &DIGEST)
            .await?
            .to_owned();
        // If the clock was set back, nobody gets the same digest twice.
        let Some(next) = next_digest(&chosen, draft.at().max(at)) else {
            return Ok(());
        };
        let room: RoomId = self.cache.room(&event.room).await?.id;
        let due = Due::Digest(account, room);
        let vacation = self.vacations.until(account, draft.at());
        if let Some(next) = vacation.and_then(|end| next_digest(&chosen, end)) {
            draft.set_due(&due, next);
            return Ok(());
        }
        if let Some(end) = self.quiet_until(account, &event.room, draft.at()).await? {
            draft.set_due(&due, end);
            return Ok(());
        }
        draft.set_due(&due, next);
        let (games, more, proposals) = self.waiting_for(account, draft).await?;
        if !games.is_empty() || !proposals.is_empty() {
            let waiting = GeneralAnswer::Digest(games, more, proposals);
            draft.say(Say::Answer(waiting, account));
        }
        Ok(())
    }

    /// If this person has a digest, makes it due again after a vacation that was ended early.
    pub(super) async fn send_digest_after(
        &mut self,
        account: AccountId,
        end: i64,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let key = Due::Digest(account, RoomId(0)).key();
        let set = self.stored_due(&key).await?;
        let chosen = self.cache.personal_setting(account, &DIGEST).await?;
        let next = next_digest(chosen, end);
        if let (Some(due), Some(next)) = (set, next) {
            draft.set_due(&due, next);
        }
        Ok(())
    }

    /// What waits for this person: games, the number of games that are left out of this list, and proposals. How many are listed at most is
    /// decided in `own_games.rs`.
    async fn waiting_for(
        &mut self,
        account: AccountId,
        draft: &ChangeDraft,
    ) -> Result<(Vec<WaitingGame>, u32, Vec<Proposal>), StoreError> {
        let waits = |game: &WaitingGame| game.is_mine || game.is_asked;
        let (games, more, mut proposals) = self.own_list(account, waits, draft).await?;
        proposals.retain(|one| one.to == Some(account));
        Ok((games, more, proposals))
    }

    /// Turns off a digest that can never be sent, so that its owner is notified in rooms again. Does nothing if the owner has meanwhile
    /// set the digest for another chat.
    pub(super) async fn decide_undelivered(
        &mut self,
        event: &Event,
        digest: &UndeliveredDigest,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let account = self.store.account_now(digest.account).await?;
        let room = self.cache.room(&event.room).await?.id;
        let due = Due::Digest(account, room);
        let is_set = self.store.due_under(&due.key()).await?;
        if is_set.is_none_or(|set| Due::from_json(&set).as_ref() != Some(&due)) {
            return Ok(Decision::Nothing);
        }
        let off = SettingChange {
            id: DIGEST.id,
            value: DIGEST.usual.to_owned(),
        };
        draft.cancel_due(due.key());
        self.set_personal_setting(account, &off, &mut draft).await?;
        self.finish_unasked(event, draft).await
    }

    /// Whether this person is told once a day what waits for them.
    pub(super) async fn has_digest(&mut self, account: AccountId) -> Result<bool, StoreError> {
        Ok(self.cache.reader_preferences(account).await?.has_digest)
    }

    /// Finds out who of these people get a digest. Returns their identities on this platform, or on another one if they have none here.
    /// Looks up the preferences of these people, except those of `reader`, which are known already.
    pub(super) async fn not_to_be_called(
        &mut self,
        people: [Option<AccountId>; 2],
        reader: Option<ReaderPreferences>,
        platform: Platform,
    ) -> Result<Vec<Identity>, StoreError> {
        let mut spared = Vec::new();
        for account in people.into_iter().flatten() {
            let has_digest = match reader.filter(|reader| reader.account == account) {
                Some(reader) => reader.has_digest,
                None => self.has_digest(account).await?,
            };
            if has_digest {
                spared.extend(self.cache.identity_on(account, platform).await?);
            }
        }
        Ok(spared)
    }
}

/// When the next digest is due, if somebody wants it at this time of the day (`18:00 Europe/Prague`); `None` if they want none.
fn next_digest(chosen: &str, at: i64) -> Option<i64> {
    let (time, zone) = chosen.split_once(' ')?;
    next_time(zone, minute_of_day(time)?, at)
}
