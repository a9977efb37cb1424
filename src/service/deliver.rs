//! After the write: what is to be said goes to the couriers, together with all it needs to become words. The same road is
//! taken after a restart by what was stored but perhaps not said.

use super::cache::replay;
use super::handle::Waiter;
use super::memory::now;
use super::round::Pending;
use super::run::Service;
use super::{Outcome, Outgoing, Words};
use crate::chat::Inbound;
use crate::host::{At, Ending, Entry, Platform, Record, RoomId, RoomKey, Say, Session, Verdict};
use crate::kit::dice;
use crate::render::{Attachment, Scene, not_stored};
use crate::store::{Delivery, Settled, StoreError, StoredSession};
use jiff::Timestamp;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::oneshot;
use tracing::error;

/// In seconds.
const DAY: i64 = 86_400;

type Spoken = Option<Arc<oneshot::Sender<Infallible>>>;

impl Service {
    /// Hands what a stored event says to the courier.
    pub(super) async fn stored(&mut self, one: Pending) {
        let fresh = one.ready.sessions;
        for (delivery, say) in one.ready.change.deliveries.into_iter().zip(one.ready.says) {
            let Some(key) = self.key(&delivery, &one.inbound.room).await else {
                continue;
            };
            let spoken = Some(one.waiter.spoken.clone());
            self.hand_over(delivery, say, &key, &fresh, spoken).await;
        }
        one.waiter.done(Outcome::Stored);
    }

    /// Where a delivery goes, most likely to the room that was spoken in.
    async fn key(&mut self, delivery: &Delivery, here: &RoomKey) -> Option<RoomKey> {
        let known = self.cache.room(here).await;
        if known.is_ok_and(|room| room.id == delivery.room) {
            return Some(here.clone());
        }
        let found = self.store.room_key(delivery.room).await;
        found
            .inspect_err(
                |why| error!(%why, "a room cannot be read; its news waits for the next start"),
            )
            .ok()
            .flatten()
    }

    /// Says again, after a start, what is not known to have been said.
    pub(super) async fn resume(&mut self) {
        let pending = match self.store.pending().await {
            Ok(pending) => pending,
            Err(why) => return error!(%why, "what is still to be said cannot be read"),
        };
        for delivery in pending {
            let key = self.store.room_key(delivery.room).await;
            match (key, serde_json::from_str(&delivery.say)) {
                (Ok(Some(key)), Ok(say)) => self.hand_over(delivery, say, &key, &[], None).await,
                _ => {
                    error!(
                        delivery = delivery.id.0,
                        "a stored delivery cannot be read; it is set aside"
                    );
                    self.unsettled
                        .push(Settled::Dead(delivery.id, "unreadable".to_owned()));
                }
            }
        }
    }

    /// Tells a room that its message could not be stored. This itself is not stored either.
    pub(super) fn sorry(&mut self, inbound: &Inbound, waiter: Waiter) {
        let scene = self.scene_in(&inbound.room);
        let outgoing = Outgoing {
            id: None,
            room: (RoomId(0), inbound.room.clone()),
            token: rand::random(),
            reply_to: Some(inbound.event.clone()),
            words: Words::Body(not_stored(&scene)),
            spoken: Some(waiter.spoken.clone()),
        };
        self.send(outgoing);
        waiter.done(Outcome::NotStored);
    }

    /// An event that was handled before counts as spoken when what it said then has been said, which after a restart may
    /// still be under way.
    pub(super) fn repeated(&mut self, inbound: &Inbound, waiter: Waiter) {
        self.send(Outgoing {
            id: None,
            room: (RoomId(0), inbound.room.clone()),
            token: [0; 12],
            reply_to: None,
            words: Words::Nothing,
            spoken: Some(waiter.spoken.clone()),
        });
        waiter.done(Outcome::Repeated);
    }

    /// `fresh` is what the message has made of its sessions; the cache may know them as they are later.
    async fn hand_over(
        &mut self,
        delivery: Delivery,
        say: Say,
        key: &RoomKey,
        fresh: &[Arc<Session>],
        spoken: Spoken,
    ) {
        let scene = match self.scene(&say, key, fresh).await {
            Ok(scene) => scene,
            Err(why) => {
                error!(delivery = delivery.id.0, %why, "what a reply shows cannot be read");
                self.scene_in(key)
            }
        };
        self.send(Outgoing {
            id: Some(delivery.id),
            room: (delivery.room, key.clone()),
            token: delivery.token,
            reply_to: delivery.reply_to,
            words: Words::Say(say, Box::new(scene)),
            spoken,
        });
    }

    /// A room of a platform that is not connected keeps what it is owed for the next start.
    fn send(&mut self, outgoing: Outgoing) {
        if let Some(courier) = self.couriers.get(&outgoing.room.1.platform) {
            // A courier only ends after the service: nothing is lost here, and the delivery stays stored anyway.
            let _ = courier.send(outgoing);
        }
    }

    /// The language and prefix of a room, as far as it is remembered.
    fn scene_in(&self, key: &RoomKey) -> Scene {
        let mut scene = Scene::plain(self.config.lang, &self.config.prefix);
        if let Some(room) = self.cache.remembered(key) {
            let lang = room.settings.lang.as_deref();
            let chosen = lang.and_then(|lang| lang.parse().ok());
            scene.lang = chosen.or(room.locale).unwrap_or(scene.lang);
            scene.prefix = room.settings.prefix.clone().unwrap_or(scene.prefix);
        }
        scene
    }

    async fn scene(
        &mut self,
        say: &Say,
        key: &RoomKey,
        fresh: &[Arc<Session>],
    ) -> Result<Scene, StoreError> {
        self.cache.room(key).await?;
        let mut scene = self.scene_in(key);
        if let Some(reader) = say.reader() {
            scene.reader = self
                .cache
                .face(reader, key.platform)
                .await?
                .map(|face| (reader, face));
        }
        if let Some(at) = say.at() {
            scene.session = self.standing(at, fresh).await?;
            self.stage(say, key.platform, &mut scene).await?;
        }
        Ok(scene)
    }

    /// The session as it stood at that entry.
    async fn standing(
        &mut self,
        At(id, entry): At,
        fresh: &[Arc<Session>],
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let mut fresh = fresh.iter();
        if let Some(session) = fresh.find(|s| (s.id, s.entries) == (id, entry)) {
            return Ok(Some(session.clone()));
        }
        match self.cache.session(id).await? {
            Some(session) if session.entries == entry => Ok(Some(session)),
            Some(_) => self.earlier(At(id, entry)).await,
            None => Ok(None),
        }
    }

    /// Puts the players of the scene's session into it.
    async fn stage(
        &mut self,
        say: &Say,
        platform: Platform,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        let Some(session) = scene.session.clone() else {
            return Ok(());
        };
        for (seat, player) in session.seats.iter().zip(&mut scene.players) {
            if let Some(account) = seat {
                *player = self.cache.face(*account, platform).await?;
            }
        }
        if matches!(say, Say::Record(..) | Say::Verified(..)) {
            scene.attachment = self.attachment(say, &session, scene).await?;
        }
        Ok(())
    }

    async fn earlier(&mut self, At(id, entry): At) -> Result<Option<Arc<Session>>, StoreError> {
        let Some(stored) = self.store.session(id).await? else {
            return Ok(None);
        };
        Ok(replay(&stored, entry).ok().map(Arc::new))
    }

    async fn attachment(
        &mut self,
        say: &Say,
        session: &Session,
        scene: &Scene,
    ) -> Result<Attachment, StoreError> {
        let Some(stored) = self.store.session(session.id).await? else {
            return Ok(Attachment::None);
        };
        let names = [0, 1].map(|seat| {
            scene.players[seat]
                .as_ref()
                .map_or_else(|| "-".to_owned(), |p| p.name.clone())
        });
        let record = record(&stored, session, names);
        let lost = session.ending == Some(Ending::Imported) && record.seed.is_none();
        Ok(match say {
            Say::Record(..) => Attachment::Record(record.to_string()),
            _ if lost => Attachment::Verdict(Verdict::Unknown),
            _ => record
                .verify()
                .map_or(Attachment::None, Attachment::Verdict),
        })
    }

    /// Once a day, old events and messages are forgotten.
    pub(super) async fn tidy_daily(&mut self) {
        let now = now();
        if now < self.tidied + DAY {
            return;
        }
        self.tidied = now;
        if let Err(why) = self.store.tidy(now).await {
            error!(%why, "old events could not be forgotten");
        }
    }
}

/// The record of a session up to where `session` stands. The seed is in it once the game is over; a session brought in
/// from a record without a seed has none.
fn record(stored: &StoredSession, session: &Session, players: [String; 2]) -> Record {
    let known = session.ending.is_some() && session.seed != [0; 32];
    let entries = stored.entries.iter().take(session.entries as usize);
    Record {
        game: stored.opened.game.clone(),
        rules: stored.opened.rules_version,
        session: session.id.0,
        players,
        opened: Timestamp::from_second(stored.opened_at)
            .unwrap_or_default()
            .to_string(),
        hash: if session.ending == Some(Ending::Imported) && !known {
            "-".to_owned()
        } else {
            dice::commitment(&session.seed)
        },
        seed: known.then_some(session.seed),
        ending: session.ending.filter(|ending| *ending != Ending::Imported),
        entries: entries
            .filter_map(|(text, _)| text.parse::<Entry>().ok())
            .collect(),
    }
}
