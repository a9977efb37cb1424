//! One event: who wrote it, what is decided about it, and what memory knows of it from then on.

use super::Inbound;
use super::Outcome;
use super::change::{Draft, Ready};
use super::handle::Waiter;
use super::import::ReadRecord;
use super::memory::{event_key, now};
use super::reading::Waiting;
use super::round::{Pending, Prepared};
use super::run::{Asked, Service};
use crate::command::{Addressing, Spoken, presentable, read};
use crate::session::{AccountId, EventKey, Identity, Refusal, RoomId, RoomKey, Say};
use crate::store::{LiveSession, StoreError};
use tracing::error;

/// What a message comes to.
enum Decided {
    /// Something to be stored.
    Ready(Box<Ready>),
    /// A record that has to be read first.
    ReadRecord(String),
    /// Nothing.
    Nothing,
}

impl Service {
    /// Decides one event, with the record it brings if that has been read; answers those that need no storing at once.
    pub(super) async fn prepared(
        &mut self,
        inbound: Box<Inbound>,
        waiter: Waiter,
        imported: Option<ReadRecord>,
    ) -> Prepared {
        let event = event_key(&inbound);
        if self.seen.contains(event) {
            return Prepared::aside(inbound, waiter, Outcome::Repeated);
        }
        if self.limits.silenced(&inbound, event) {
            waiter.done(Outcome::Ignored);
            return Prepared::Answered;
        }
        let decided = self.decided(event, &inbound, imported.clone()).await;
        let message = Waiting {
            inbound,
            waiter,
            imported,
        };
        match self.cache.take_unread() {
            Some(unread) => {
                self.read_session(unread.id, message);
                Prepared::Answered
            }
            None => self.follow(event, message, decided),
        }
    }

    /// Does what was decided, but for storing it.
    fn follow(
        &mut self,
        event: EventKey,
        message: Waiting,
        decided: Result<Decided, StoreError>,
    ) -> Prepared {
        let Waiting {
            inbound,
            waiter,
            imported,
        } = message;
        match decided {
            Ok(Decided::ReadRecord(text)) => self.read_record(text, inbound, waiter),
            Ok(Decided::Nothing) => return Prepared::aside(inbound, waiter, Outcome::Ignored),
            Ok(Decided::Ready(ready)) => {
                // Known from now on, so that its twin in the same round is not decided a second time.
                self.seen.add(event);
                self.remember(&inbound.room, &ready);
                return Prepared::Pending(Pending {
                    event,
                    inbound,
                    waiter,
                    ready: *ready,
                    imported,
                    speech: Vec::new(),
                });
            }
            Err(why) => {
                error!(%why, "an event could not be decided");
                self.trouble.suspected();
                self.sorry(&inbound, waiter);
            }
        }
        Prepared::Answered
    }

    /// Whoever plays from another room is shown the board as they like it.
    async fn likes(&mut self, asked: &Asked, draft: &mut Draft) -> Result<(), StoreError> {
        if draft.plays_elsewhere(asked.room) {
            draft.shows_prose(self.cache.reads_prose(asked.account).await?);
        }
        Ok(())
    }

    async fn decided(
        &mut self,
        event: EventKey,
        inbound: &Inbound,
        imported: Option<ReadRecord>,
    ) -> Result<Decided, StoreError> {
        let (room, prefix) = self.room(inbound).await?;
        let lines = lines(inbound, &prefix);
        if lines.is_empty() && !inbound.unreadable && inbound.replaces.is_none() {
            return Ok(Decided::Nothing);
        }
        let asked = self.asked(room, inbound, imported).await?;
        let mut draft = Draft::new(event, now());
        if inbound.unreadable {
            draft.say(unreadable(asked.account));
        }
        if let Some(old) = &inbound.replaces {
            self.take_over(&asked, old, &mut draft).await?;
        }
        let answering = self.answer_within_limits(inbound, &asked, lines, &mut draft);
        if let Some(record) = answering.await? {
            return Ok(Decided::ReadRecord(record));
        }
        if draft.is_empty() {
            return Ok(Decided::Nothing);
        }
        self.likes(&asked, &mut draft).await?;
        let ready = draft.ready(&asked, &inbound.event, &mut self.numbers);
        Ok(Decided::Ready(Box::new(ready)))
    }

    /// The room that a thread belongs to.
    async fn parent(&mut self, key: &RoomKey) -> Result<Option<RoomId>, StoreError> {
        match key.parent_room() {
            Some(parent) => Ok(Some(self.cache.room(&parent).await?.id)),
            None => Ok(None),
        }
    }

    /// Who is asking, and from where.
    async fn asked(
        &mut self,
        room: RoomId,
        inbound: &Inbound,
        imported: Option<ReadRecord>,
    ) -> Result<Asked, StoreError> {
        Ok(Asked {
            room,
            parent: self.parent(&inbound.room).await?,
            key: inbound.room.clone(),
            account: self.cache.account(&inbound.author).await?,
            mentions: inbound.mentions.iter().map(visible).collect(),
            reply_to: inbound.reply_to.clone(),
            may_configure: inbound.may_configure,
            addressed: inbound.addressed,
            imported,
        })
    }

    /// The room of a message and its prefix; the language its platform names is kept.
    async fn room(&mut self, inbound: &Inbound) -> Result<(RoomId, String), StoreError> {
        let room = self.cache.room(&inbound.room).await?;
        let spoken = inbound.locale.as_deref();
        if let Some(lang) = spoken.and_then(|locale| locale.parse().ok())
            && room.locale.replace(lang) != Some(lang)
        {
            self.store.set_locale(room.id, lang.tag()).await?;
        }
        let prefix = room.settings.prefix.as_ref();
        Ok((room.id, prefix.unwrap_or(&self.config.prefix).clone()))
    }

    /// Takes a change into memory before it is stored, for the events after it in the same round and the next.
    fn remember(&mut self, here: &RoomKey, ready: &Ready) {
        self.limits.remember(here, ready);
        if let Some(opened) = &ready.change.opened {
            let live = LiveSession {
                id: opened.id,
                seats: opened.seats,
            };
            self.cache.opened(opened.room, live);
        }
        if let Some((room, settings)) = &ready.change.settings {
            self.cache.put_settings(*room, settings);
        }
        if let Some((_, to)) = ready.change.moved {
            self.cache.moved(to, &ready.sessions);
        }
        for session in &ready.sessions {
            self.cache.put_session(session.clone());
            if session.ending.is_some() {
                self.cache.ended(session);
                self.note_ended(session);
            }
        }
        if let Some((room, account, said)) = &ready.change.refused {
            self.cache.put_refused(*room, *account, said.clone());
        }
        if let Some((account, state)) = &ready.change.editor {
            self.cache.put_editor(*account, state.clone());
        }
    }
}

/// What is said of a message that nobody can read.
fn unreadable(reader: AccountId) -> Say {
    Say::Refused(Refusal::host("unreadable"), None, reader)
}

/// The lines of a message; none of one that nobody can read.
fn lines(inbound: &Inbound, prefix: &str) -> Vec<Spoken> {
    let how = Addressing {
        prefix,
        addressed: inbound.addressed,
    };
    if inbound.unreadable {
        return Vec::new();
    }
    read(&inbound.text, how)
}

/// A person whose name can stand in a sentence.
fn visible(person: &Identity) -> Identity {
    Identity {
        name: presentable(&person.name),
        ..person.clone()
    }
}
