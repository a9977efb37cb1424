//! Collects the scene of a say (the players' names in that room, the session after the entry that is shown), then renders the say
//! now or schedules it for later. Nothing is sent here.
//!
//! Messages that are long, or that need much of a log, are rendered later by another thread (`render_late.rs`), so that the
//! service does not wait for them.

use super::dice_audit::render_dice_audit;
use super::lazy_message::LazyMessage;
use super::message_of_say::{is_long, needs_the_record, render_or_report};
use super::personal_data::render_personal_data;
use super::render_late::{LateRendering, render_from_log, render_in_another_thread};
use super::service_task::Service;
use crate::command::personal_settings::THEME;
use crate::locales::Lang;
use crate::render::picture::Theme;
use crate::render::{Scene, SessionChoice, distinguish_players};
use crate::session::{
    AccountId, AnswerPath, At, BoardForm, ControlKinds, Identity, Platform, Player, RoomId,
    RoomKey, Say, Session, SessionId, Talk,
};
use crate::store::StoreError;
use std::sync::Arc;
use tracing::error;

/// Suits a scene to the one person who sees the message: the language of their client, and the slash with which they type commands.
/// Where bots cannot read messages, the room's prefix would be of no use.
fn suit_reader(scene: &mut Scene, path: &AnswerPath) {
    scene.lang = path.lang.unwrap_or(scene.lang);
    "/".clone_into(&mut scene.prefix);
}

/// The people whom a say names who are no players of its session.
fn people_named(say: &Say) -> Vec<AccountId> {
    match say {
        Say::Tournament(told, _) => {
            let players = told.players().into_iter();
            players.filter_map(Player::person).collect()
        }
        Say::Proposal(told, _) => {
            let proposal = &told.proposal;
            [Some(proposal.proposer), proposal.to]
                .into_iter()
                .flatten()
                .collect()
        }
        Say::Talk(Talk::GamesHere(_, _, seats, _), _) => {
            seats.iter().map(|seat| seat.proposer).collect()
        }
        Say::Talk(Talk::Mine(_, _, proposals), _) => {
            let both = proposals.iter().map(|one| [Some(one.proposer), one.to]);
            both.flatten().flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// The person for whom the message is written: whoever is on turn, or whoever is answered.
fn reader_of(say: &Say, session: Option<&Session>) -> Option<AccountId> {
    let on_turn = |session: &Session| session.people()[session.decider()?.index()];
    match say {
        Say::Opened(_) | Say::Turn(..) | Say::Partial(_) | Say::News { .. } => {
            session.and_then(on_turn)
        }
        _ => say.reader(),
    }
}

impl Service {
    /// Renders a say. `fresh` are the sessions right after the event; in the cache they may have gone on meanwhile.
    pub(super) async fn render_say(
        &mut self,
        say: &Say,
        key: &RoomKey,
        path: Option<&AnswerPath>,
        fresh: &[Arc<Session>],
    ) -> LazyMessage {
        let (mut scene, from_the_log) = match self.scene(say, key, fresh).await {
            Ok(scene) => scene,
            Err(why) => {
                error!(at = ?say.at(), %why, "what a reply shows cannot be read");
                (self.scene_in(key), false)
            }
        };
        if let Some(path) = path.filter(|path| path.private) {
            suit_reader(&mut scene, path);
        }
        if let Some(lang) = self.own_language(say, &scene).await {
            scene.lang = lang;
        }
        if from_the_log {
            let late = LateRendering {
                store: self.store.clone(),
                turns: self.background_turns.clone(),
                say: say.clone(),
                scene,
                pictures: self.pictures.clone(),
            };
            return LazyMessage::later(|| render_from_log(late));
        }
        if let Some(late) = self.render_about_person(say, &scene) {
            return late;
        }
        if is_long(say) {
            let say = say.clone();
            return LazyMessage::later(|| render_in_another_thread(say, scene));
        }
        LazyMessage::Ready(Box::new(render_or_report(say, &scene)))
    }

    /// The language that the person for whom the message is written has chosen for themselves, if they have.
    async fn own_language(&mut self, say: &Say, scene: &Scene) -> Option<Lang> {
        let reader = reader_of(say, scene.session.as_deref())?;
        self.cache.own_language(reader).await.unwrap_or_else(|why| {
            error!(%why, "the language of a reader cannot be read");
            None
        })
    }

    /// The message about what is kept of a person, if the say is one. It is made from the store.
    fn render_about_person(&self, say: &Say, scene: &Scene) -> Option<LazyMessage> {
        if !matches!(say, Say::PersonalData(_) | Say::Dice(_)) {
            return None;
        }
        let (store, turns) = (self.store.clone(), self.background_turns.clone());
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

    /// The session after that entry, if it is in memory.
    fn at_hand<'a>(
        &'a self,
        At(id, entry): At,
        fresh: &'a [Arc<Session>],
    ) -> Option<&'a Arc<Session>> {
        let mut known = fresh.iter().chain(self.cache.known_session(id));
        known.find(|session| (session.id, session.entries) == (id, entry))
    }

    /// A scene with the language and the prefix of a room, as far as the room is in memory.
    pub(super) fn scene_in(&self, key: &RoomKey) -> Scene {
        let mut scene = Scene::plain(self.config.lang, &self.config.prefix);
        scene.controls = match key.platform {
            Platform::Console if self.config.console_has_controls => ControlKinds::All,
            platform => platform.controls(),
        };
        scene.calls_on = Some(key.platform);
        if let Some(room) = self.cache.known_room(key) {
            let lang = room.settings.lang.as_deref();
            let chosen = lang.and_then(|lang| lang.parse().ok());
            scene.lang = chosen.or(room.locale).unwrap_or(scene.lang);
            scene.prefix = room.settings.prefix.clone().unwrap_or(scene.prefix);
        }
        scene
    }

    /// The scene of a say, and whether the session as it was after the entry that is shown must still be read from the log.
    async fn scene(
        &mut self,
        say: &Say,
        key: &RoomKey,
        fresh: &[Arc<Session>],
    ) -> Result<(Scene, bool), StoreError> {
        self.cache.room(key).await?;
        let mut scene = self.scene_in(key);
        scene.edits_messages = key.platform.edits_messages();
        if let Some(reader) = say.reader() {
            let known = self.cache.identity_on(reader, key.platform).await?;
            scene.reader = known.map(|identity| (reader, identity));
        }
        scene.choices = self.choices(say, key).await?;
        scene.rooms = self.other_rooms(say, key).await;
        self.add_others(say, key.platform, &mut scene).await?;
        let Some(at) = say.at() else {
            scene.form = self.form_of_boards(say, key, None).await?;
            return Ok((scene, false));
        };
        scene.session = match self.at_hand(at, fresh) {
            Some(session) => Some(session.clone()),
            None => self.cache.session(at.0).await?,
        };
        let unread = self.cache.take_long_session();
        let session = scene.session.as_ref();
        let people = session.map(|session| session.people());
        let Some(people) = people.or(unread.map(|unread| unread.people)) else {
            return Ok((scene, false));
        };
        scene.calls = session.is_none_or(|session| self.calls_in(session, key));
        let is_here = session.is_some_and(|session| session.entries == at.1);
        let here = scene.session.clone();
        scene.form = self.form_of_boards(say, key, here.as_deref()).await?;
        scene.theme = self.theme_of_boards(say, here.as_deref()).await?;
        self.add_players(people, key.platform, &mut scene).await?;
        scene.other_games = self.play_other_games(key, at.0, people).await?;
        let is_drawn = scene.form == BoardForm::Picture && say.shows_board();
        Ok((scene, !is_here || is_drawn || needs_the_record(say)))
    }

    /// Whether the message of a game calls people in this room. A game that is shown in several rooms of one platform calls them
    /// in its own.
    fn calls_in(&self, session: &Session, key: &RoomKey) -> bool {
        let Some(room) = self.cache.known_room(key).map(|room| room.id) else {
            return true;
        };
        let is_second = session.room != room && self.shown.contains(session.id, room);
        let home = self.cache.known_key(session.room);
        !is_second || home.is_some_and(|home| home.platform != key.platform)
    }

    /// Whether one of these people plays another session in this room; of a session in which nobody plays, whether there is another
    /// one.
    async fn play_other_games(
        &mut self,
        key: &RoomKey,
        session: SessionId,
        people: [Option<AccountId>; 2],
    ) -> Result<bool, StoreError> {
        let live = &self.cache.room(key).await?.live;
        let plays = |person: &Option<AccountId>| person.is_some() && people.contains(person);
        let mut others = live.iter().filter(|other| other.id != session);
        if people == [None, None] {
            return Ok(others.next().is_some());
        }
        Ok(others.any(|other| other.people.iter().any(plays)))
    }

    /// How the message shows boards: as the say demands, else as its reader prefers.
    async fn form_of_boards(
        &mut self,
        say: &Say,
        key: &RoomKey,
        session: Option<&Session>,
    ) -> Result<BoardForm, StoreError> {
        match say {
            Say::Board { form, .. } => return Ok(*form),
            Say::ShownStep(step) => return Ok(step.form),
            Say::Pictures(..) => return Ok(BoardForm::Picture),
            _ => {}
        }
        match reader_of(say, session) {
            Some(reader) => self.cache.board_form(reader, key).await,
            None => self.cache.usual_board_form(key).await,
        }
    }

    /// The colours in which the message shows pictures: as its reader prefers.
    async fn theme_of_boards(
        &mut self,
        say: &Say,
        session: Option<&Session>,
    ) -> Result<Theme, StoreError> {
        match reader_of(say, session) {
            Some(reader) => Ok(Theme::read(
                self.cache.personal_setting(reader, &THEME).await?,
            )),
            None => Ok(Theme::Light),
        }
    }

    /// Adds the players, and those of them who are not called.
    async fn add_players(
        &mut self,
        people: [Option<AccountId>; 2],
        platform: Platform,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        scene.players = self.players(people, platform).await?;
        let both = people.into_iter().flatten();
        scene.not_called = self.not_to_be_called(both, platform).await?;
        Ok(())
    }

    /// The players of a session, as this platform knows them.
    async fn players(
        &mut self,
        people: [Option<AccountId>; 2],
        platform: Platform,
    ) -> Result<[Option<Identity>; 2], StoreError> {
        let mut players = [None, None];
        for (seat, player) in people.into_iter().zip(&mut players) {
            if let Some(account) = seat {
                *player = self.cache.identity_on(account, platform).await?;
            }
        }
        Ok(distinguish_players(players))
    }

    /// Adds whether the session belongs to a tournament, and the people who are named beside its players, as this platform knows them.
    async fn add_others(
        &mut self,
        say: &Say,
        platform: Platform,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        if let Say::Opened(at) | Say::Partial(at) = say {
            scene.in_tournament = self.tournaments.of_session(at.0).await?.is_some();
        }
        for account in people_named(say) {
            let known = self.cache.identity_on(account, platform).await?;
            scene.people.extend(known.map(|person| (account, person)));
        }
        if let Say::Proposal(told, _) = say {
            let both = [Some(told.proposal.proposer), told.proposal.to];
            self.add_players(both, platform, scene).await?;
        }
        Ok(())
    }

    /// The rooms other than this one of the proposals that a say lists.
    async fn other_rooms(&mut self, say: &Say, key: &RoomKey) -> Vec<(RoomId, RoomKey)> {
        let Say::Talk(Talk::Mine(_, _, proposals), _) = say else {
            return Vec::new();
        };
        let mut rooms = Vec::new();
        for one in proposals {
            let room = self.room_key(one.room).await;
            let other = room.filter(|room| (room.platform, &room.id) != (key.platform, &key.id));
            rooms.extend(other.map(|room| (one.room, room)));
        }
        rooms
    }

    /// The sessions that a say lists. What a list shows of a session never changes, so their current state will do.
    async fn choices(
        &mut self,
        say: &Say,
        key: &RoomKey,
    ) -> Result<Vec<SessionChoice>, StoreError> {
        let mut choices = Vec::new();
        for id in say.choices() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            if let Some(session) = session? {
                let players = self.players(session.people(), key.platform).await?;
                let room = match say {
                    Say::Talk(Talk::Mine(..), _) => self.room_key(session.room).await,
                    _ => None,
                };
                choices.push(SessionChoice {
                    session,
                    players,
                    room: room.filter(|room| (room.platform, &room.id) != (key.platform, &key.id)),
                });
            }
        }
        Ok(choices)
    }
}
