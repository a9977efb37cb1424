//! Renders a say in its scene (`scene_of_say.rs`) now, or schedules it for later. Nothing is sent here.
//!
//! Messages that are long, have a picture, or need the stored log of a session are rendered later by another thread (`render_late.rs`), so
//! that the service does not wait for them.

use super::cache::Room;
use super::dice_audit::render_dice_audit;
use super::lazy_message::LazyMessage;
use super::message_of_say::{is_long, needs_the_record, render_or_report};
use super::personal_data::render_personal_data;
use super::render_late::{
    LateRendering, render_from_log, render_in_another_thread, render_with_picture,
};
use super::room_rules::is_allowed;
use super::service_task::Service;
use crate::command::room_settings::{BOTS, OPEN, QUIET};
use crate::locales::Lang;
use crate::render::Scene;
use crate::session::{
    AnswerPath, BoardForm, ControlKinds, Platform, RoomKey, Say, Session, ShownBoard, ShownEntry,
};
use lusoria_games::catalog::GAMES;
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Renders a say. `fresh` has the sessions as they are right after the event. The sessions in the cache may have gone on since.
    pub(super) async fn render_say(
        &mut self,
        say: &Say,
        key: &RoomKey,
        path: Option<&AnswerPath>,
        fresh: &[Arc<Session>],
    ) -> LazyMessage {
        let (scene, from_the_log) = match self.scene(say, key, path, fresh).await {
            Ok(scene) => scene,
            Err(why) => {
                error!(at = ?say.at(), %why, "what a reply shows cannot be read");
                (self.bare_scene(say, key, path).await, false)
            }
        };
        if from_the_log {
            let seats = scene.session.as_ref().map_or([None; 2], |one| one.seats);
            let late = LateRendering {
                store: self.store.clone(),
                turns: self.background_turns.of_session(&seats),
                say: say.clone(),
                scene,
                pictures: self.pictures.clone(),
            };
            return LazyMessage::later(|| render_from_log(late));
        }
        if let Some(late) = self.render_about_person(say, &scene) {
            return late;
        }
        if scene.form == BoardForm::Picture && say.shown_board() == ShownBoard::OfSay {
            let (say, pictures) = (say.clone(), self.pictures.clone());
            return LazyMessage::later(|| render_with_picture(say, scene, pictures));
        }
        if is_long(say) {
            let say = say.clone();
            return LazyMessage::later(|| render_in_another_thread(say, scene));
        }
        LazyMessage::Ready(Box::new(render_or_report(say, &scene)))
    }

    /// The message for a say that tells a person what is kept about them or how their dice fell. It is rendered later, from the store.
    /// `None` for any other say.
    fn render_about_person(&self, say: &Say, scene: &Scene) -> Option<LazyMessage> {
        if !matches!(say, Say::PersonalData(_) | Say::Dice(_)) {
            return None;
        }
        let turns = self.background_turns.of_games.clone();
        let store = self.store.clone();
        let scene = scene.clone();
        Some(match *say {
            Say::PersonalData(account) => {
                LazyMessage::later(move || render_personal_data(store, turns, account, scene))
            }
            Say::Dice(account) => {
                LazyMessage::later(move || render_dice_audit(store, turns, account, scene))
            }
            _ => return None,
        })
    }

    /// Whether the message needs the stored log of its session. Such a message can be rendered only after the event has been
    /// stored.
    pub(super) fn shows_the_log(&self, say: &Say, fresh: &[Arc<Session>]) -> bool {
        needs_the_record(say) || say.at().is_some_and(|at| self.at_hand(at, fresh).is_none())
    }

    /// The session as it was after this entry. `None` if memory does not have it.
    pub(super) fn at_hand<'a>(
        &'a self,
        ShownEntry(id, entry): ShownEntry,
        fresh: &'a [Arc<Session>],
    ) -> Option<&'a Arc<Session>> {
        let mut known = fresh.iter().chain(self.cache.known_session(id));
        known.find(|session| (session.id, session.entries) == (id, entry))
    }

    /// The language of a room; the usual language of the host if the room is not in memory.
    pub(super) fn lang_in(&self, key: &RoomKey) -> Lang {
        let room = self.cache.known_room(key);
        room.map_or(self.config.lang, |room| self.lang_of_room(room))
    }

    /// The language of this room: what it has chosen, else what the platform reports, else the usual language of the host.
    fn lang_of_room(&self, room: &Room) -> Lang {
        let lang = room.settings.lang.as_deref();
        let chosen = lang.and_then(|lang| lang.parse().ok());
        chosen.or(room.locale).unwrap_or(self.config.lang)
    }

    /// A scene with the language, the prefix and the allowed games of a room. If the room is not in memory, the scene has what is usual
    /// for the host.
    pub(super) fn scene_in(&self, key: &RoomKey) -> Scene {
        let mut scene = Scene::plain(self.config.lang, &self.config.prefix);
        scene.controls = match key.platform {
            Platform::Console if self.config.console_has_controls => ControlKinds::Own,
            platform => platform.controls(),
        };
        scene.calls_on = Some(key.platform);
        if let Some(room) = self.cache.known_room(key) {
            scene.lang = self.lang_of_room(room);
            scene.prefix = room.settings.prefix.clone().unwrap_or(scene.prefix);
            if !room.settings.others.is_empty() {
                let forbidden = GAMES
                    .iter()
                    .filter(|game| !is_allowed(&room.settings, game));
                scene.forbidden_games = forbidden.map(|game| game.info.id).collect();
                scene.no_computers = !room.settings.is_on(&BOTS);
                scene.is_closed = !room.settings.is_on(&OPEN);
                scene.is_quiet = room.settings.is_on(&QUIET);
            }
        }
        scene
    }
}
