//! From a saying to its words: who is who in its room, and the session as it stood. Nothing is sent here.

use super::cache::replay;
use super::run::Service;
use crate::host::{At, Entry, Identity, Imported, Platform, Record, RoomKey, Say, Session};
use crate::render::{Attachment, Choice, Finding, Message, Promised, Scene, message, not_shown};
use crate::store::{StoreError, StoredSession};
use jiff::Timestamp;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Puts a saying into words. `fresh` is what its message has made of its sessions; the cache may know them as they are later.
    pub(super) async fn words(
        &mut self,
        say: &Say,
        key: &RoomKey,
        fresh: &[Arc<Session>],
    ) -> Message {
        let scene = self.scene(say, key, fresh).await.unwrap_or_else(|why| {
            error!(at = ?say.at(), %why, "what a reply shows cannot be read");
            self.scene_in(key)
        });
        or_sorry(&scene, || message(say, &scene))
    }

    /// Whether a saying shows what only the log knows: it can be put into words once its own message is stored.
    pub(super) fn shows_the_log(&self, say: &Say, fresh: &[Arc<Session>]) -> bool {
        needs_the_record(say) || say.at().is_some_and(|at| self.at_hand(at, fresh).is_none())
    }

    /// The session as it stood at that entry, if memory has it.
    fn at_hand<'a>(
        &'a self,
        At(id, entry): At,
        fresh: &'a [Arc<Session>],
    ) -> Option<&'a Arc<Session>> {
        let mut known = fresh.iter().chain(self.cache.session_at_hand(id));
        known.find(|session| (session.id, session.entries) == (id, entry))
    }

    /// The language and prefix of a room, as far as it is remembered.
    pub(super) fn scene_in(&self, key: &RoomKey) -> Scene {
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
        scene.in_place = key.platform.edits();
        if let Some(reader) = say.reader() {
            scene.reader = self
                .cache
                .face(reader, key.platform)
                .await?
                .map(|face| (reader, face));
        }
        scene.choices = self.choices(say, key.platform).await?;
        if let Some(at) = say.at() {
            scene.session = self.standing(at, fresh).await?;
            self.stage(say, key.platform, &mut scene).await?;
        }
        Ok(scene)
    }

    /// The session as it stood at that entry.
    async fn standing(
        &mut self,
        at: At,
        fresh: &[Arc<Session>],
    ) -> Result<Option<Arc<Session>>, StoreError> {
        if let Some(session) = self.at_hand(at, fresh) {
            return Ok(Some(session.clone()));
        }
        match self.cache.session(at.0).await? {
            Some(session) if session.entries == at.1 => Ok(Some(session)),
            Some(_) => self.earlier(at).await,
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
        scene.players = self.players(&session, platform).await?;
        if needs_the_record(say) {
            scene.attachment = self.attachment(say, &session, scene).await?;
        }
        Ok(())
    }

    /// The holders of a session's seats, as this platform knows them.
    async fn players(
        &mut self,
        session: &Session,
        platform: Platform,
    ) -> Result<[Option<Identity>; 2], StoreError> {
        let mut players = [None, None];
        for (seat, player) in session.seats.iter().zip(&mut players) {
            if let Some(account) = seat {
                *player = self.cache.face(*account, platform).await?;
            }
        }
        Ok(players)
    }

    /// The sessions a refusal asks to choose from. What it shows of them never changes.
    async fn choices(&mut self, say: &Say, platform: Platform) -> Result<Vec<Choice>, StoreError> {
        let mut choices = Vec::new();
        for id in say.choices() {
            if let Some(session) = self.cache.session(*id).await? {
                let players = self.players(&session, platform).await?;
                choices.push(Choice { session, players });
            }
        }
        Ok(choices)
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
        let (record, promised) = record(&stored, session, names);
        if let Say::Record(..) = say {
            return Ok(Attachment::Record(record.to_string()));
        }
        Ok(match record.verify() {
            Ok(verdict) => Attachment::Verdict(Finding::of(&record, verdict, promised)),
            Err(_) => Attachment::None,
        })
    }
}

/// Whether a saying is made from the whole record of its session.
const fn needs_the_record(say: &Say) -> bool {
    matches!(say, Say::Record(..) | Say::Verified(..))
}

/// A fault in the picture of one game must not silence all the others. Making words changes nothing, so nothing is left half done.
fn or_sorry(scene: &Scene, words: impl FnOnce() -> Message) -> Message {
    catch_unwind(AssertUnwindSafe(words)).unwrap_or_else(|_| {
        error!("a reply could not be put into words");
        not_shown(scene)
    })
}

/// The record of a session up to where `session` stands, with its seed once the game is over; of a session that was brought in,
/// the record that it was, and no promise of ours.
fn record(stored: &StoredSession, session: &Session, players: [String; 2]) -> (Record, Promised) {
    let entries = stored.entries.iter().take(session.entries as usize);
    let entries = entries.filter_map(|(text, _)| text.parse::<Entry>().ok());
    let entries: Vec<Entry> = entries.collect();
    let (game, rules) = (stored.opened.game.clone(), stored.opened.rules_version);
    let head = stored.opened.imported.as_deref();
    if let Some(head) = head.and_then(|head| serde_json::from_str::<Imported>(head).ok()) {
        return (head.record(game, rules, entries), Promised::Elsewhere);
    }
    let opened = Timestamp::from_second(stored.opened_at).unwrap_or_default();
    let record = Record {
        promise: session.promise,
        game,
        rules,
        session: session.id.0,
        players,
        opened: opened.to_string(),
        hash: session.promised_hash(),
        seed: session.ending.is_some().then_some(session.seed),
        ending: session.ending,
        entries,
    };
    (record, Promised::Here)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::Lang;

    #[test]
    fn a_fault_in_the_words_is_told_and_ends_there() {
        let scene = Scene::plain(Lang::En, "!");
        let words = or_sorry(&scene, || panic!("a fault"));
        assert_eq!(words, not_shown(&scene));
    }
}
