//! Makes the scene of a say, which is all that is needed to turn the say (a message as data) into words. The scene has, for example, the
//! players' names in the room, the session after the entry that is shown, and how the reader wants to see messages.

use super::message_of_say::needs_the_record;
use super::reader_of_say::{called_at_end, language_of, people_named, reader_of, suit_reader};
use super::reader_preferences::ReaderPreferences;
use super::room_rules::{is_allowed, is_banned};
use super::service_task::Service;
use crate::command::room_settings::OPEN;
use crate::render::{Scene, distinguish_people, distinguish_players};
use crate::session::{
    AccountId, AnswerPath, BoardForm, Identity, Platform, Player, PuzzleReply, RoomId, RoomKey,
    Say, Session, SessionId, ShownBoard, ShownEntry, people,
};
use crate::store::{RoomSettings, StoreError};
use lusoria_games::catalog::Game;
use lusoria_games::rules::Seat;
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Makes the scene of a say. The flag is true if the message has to be rendered from the session's log, as a record has to.
    pub(super) async fn scene(
        &mut self,
        say: &Say,
        key: &RoomKey,
        path: Option<&AnswerPath>,
        fresh: &[Arc<Session>],
    ) -> Result<(Scene, bool), StoreError> {
        self.cache.room(key).await?;
        let mut scene = self.scene_on(key, path);
        scene.edits_messages = key.platform.edits_messages();
        if let Some(reader) = say.reader() {
            let known = self.cache.identity_on(reader, key.platform).await?;
            scene.reader = known.map(|identity| (reader, identity));
        }
        scene.choices = self.choices(say, key).await?;
        scene.rooms = self.other_rooms(say, key).await;
        let reader = self.reader(say, None).await?;
        scene.lang = language_of(reader, &scene);
        self.add_others(say, key.platform, reader, &mut scene)
            .await?;
        self.add_tournament(say, key, &mut scene).await?;
        let is_late = match say.at() {
            Some(at) => {
                self.add_session(say, at, key, reader, fresh, &mut scene)
                    .await?
            }
            None => {
                self.add_form(say, key, reader, &mut scene).await?;
                false
            }
        };
        self.add_language_of_terms(say, key, &mut scene).await?;
        Ok((scene, is_late))
    }

    /// A scene with only the language and the prefix for the reader. It is used when the session or the players of a say cannot be read.
    pub(super) async fn bare_scene(
        &mut self,
        say: &Say,
        key: &RoomKey,
        path: Option<&AnswerPath>,
    ) -> Scene {
        let mut scene = self.scene_on(key, path);
        match self.reader(say, None).await {
            Ok(reader) => scene.lang = language_of(reader, &scene),
            Err(why) => error!(%why, "the language of a reader cannot be read"),
        }
        scene
    }

    /// A scene as [`Service::scene_in`] makes it. If only one person sees the message, the scene is adapted to that person.
    fn scene_on(&self, key: &RoomKey, path: Option<&AnswerPath>) -> Scene {
        let mut scene = self.scene_in(key);
        if let Some(path) = path.filter(|path| path.private) {
            suit_reader(&mut scene, path);
        }
        scene
    }

    /// The preferences of the person for whom the message is written. `None` if the message is not written for one person.
    async fn reader(
        &mut self,
        say: &Say,
        session: Option<&Session>,
    ) -> Result<Option<ReaderPreferences>, StoreError> {
        Ok(match reader_of(say, session) {
            Some(reader) => Some(self.cache.reader_preferences(reader).await?),
            None => None,
        })
    }

    /// Adds the session that a say shows, and its players. Returns whether the message has to be rendered from the log.
    async fn add_session(
        &mut self,
        say: &Say,
        at: ShownEntry,
        key: &RoomKey,
        reader: Option<ReaderPreferences>,
        fresh: &[Arc<Session>],
        scene: &mut Scene,
    ) -> Result<bool, StoreError> {
        scene.session = match self.at_hand(at, fresh) {
            Some(session) => Some(session.clone()),
            None => self.cache.session(at.0).await?,
        };
        let unread = self.cache.take_long_session();
        let session = scene.session.as_ref();
        let seats = session.map(|session| session.seats);
        let Some(seats) = seats.or(unread.map(|unread| unread.seats)) else {
            return Ok(false);
        };
        let people = people(seats);
        let is_here = session.is_some_and(|session| session.entries == at.1);
        scene.is_current = is_here;
        let reader = match reader {
            None => self.reader(say, scene.session.as_deref()).await?,
            known => known,
        };
        scene.lang = language_of(reader, scene);
        let form_reader = match called_at_end(say, scene.session.as_deref()) {
            Some(called) => Some(self.cache.reader_preferences(called).await?),
            None => reader,
        };
        self.add_form(say, key, form_reader, scene).await?;
        self.add_players(people, key.platform, reader, scene)
            .await?;
        self.add_calls(say, people, key, scene).await?;
        self.add_other_games((at.0, people), key, scene).await?;
        let is_drawn =
            scene.form == BoardForm::Picture && say.shown_board() == ShownBoard::OfSession;
        Ok(!is_here || is_drawn || needs_the_record(say))
    }

    /// Whether one of these people has been forgotten. `players` has the identities of these people on the platform of the message.
    fn has_lost_a_player(
        &self,
        people: [Option<AccountId>; 2],
        players: &[Option<Identity>; 2],
    ) -> bool {
        let mut both = people.into_iter().zip(players);
        both.any(|(person, known)| {
            person.is_some_and(|one| known.is_none() || self.cache.being_forgotten.contains(&one))
        })
    }

    /// Adds which players are notified by the message of a game in this room.
    ///
    /// - If the game is not played here, the message notifies nobody.
    /// - In a game of a tournament, a player is notified in the room from which they take part, if that room shows the game.
    /// - Other games notify their players in one room of each platform.
    /// - CL-16: if the clock has ended the game, a player who has quiet hours or vacation now is not notified.
    async fn add_calls(
        &mut self,
        say: &Say,
        people: [Option<AccountId>; 2],
        key: &RoomKey,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        self.spare_in_quiet_hours(say, key, scene).await?;
        let Some(session) = scene.session.clone() else {
            return Ok(());
        };
        scene.called_in = self.called_in(&session, key).await?;
        if !self.is_played_in(&session, key).await? {
            let players = scene.players.iter().flatten().cloned();
            scene.called_elsewhere.extend(players);
            return Ok(());
        }
        if self.shown.count(session.id) < 2 {
            return Ok(());
        }
        let here = self.cache.room(key).await?.id;
        let Some(tournament) = self.tournaments.with_game(session.id).await? else {
            return Ok(());
        };
        scene.called_in = None;
        for (person, player) in people.into_iter().zip(&scene.players) {
            let home = person.map(|person| tournament.room_of(Player::Person(person)));
            let is_elsewhere = home.is_some_and(|home| {
                home != here && (session.room == home || self.shown.contains(session.id, home))
            });
            scene
                .called_elsewhere
                .extend(player.clone().filter(|_| is_elsewhere));
        }
        Ok(())
    }

    /// Whether this room is the room of the game, shows the game, or is a thread of the room of the game.
    async fn is_played_in(&mut self, session: &Session, key: &RoomKey) -> Result<bool, StoreError> {
        let room = self.cache.room(key).await?.id;
        if session.room == room || self.shown.contains(session.id, room) {
            return Ok(true);
        }
        let home = self.room_key(session.room).await;
        let is_of_home =
            |home: RoomKey| home.platform == key.platform && key.parent == Some(home.id);
        Ok(home.is_some_and(is_of_home))
    }

    /// For a room that shows a game of another room on the same platform: the platform's id of that other room. The players are notified
    /// there. If the other room is a thread, the id of its channel. `None` in all other cases.
    async fn called_in(
        &mut self,
        session: &Session,
        key: &RoomKey,
    ) -> Result<Option<String>, StoreError> {
        let room = self.cache.room(key).await?.id;
        if session.room == room || !self.shown.contains(session.id, room) {
            return Ok(None);
        }
        let home = match self.cache.known_key(session.room) {
            Some(home) => Some(home.clone()),
            None => self.room_key(session.room).await,
        };
        let home = home.filter(|home| home.platform == key.platform);
        Ok(home.map(|home| home.parent.unwrap_or(home.id)))
    }

    /// Adds what the message has to know of other games and rooms:
    ///
    /// - Whether its players play other sessions here. Then commands have to name the session.
    /// - Whether this room does not show the session. Then it has to be played from another room.
    /// - Whether its players are not allowed to begin the game again.
    async fn add_other_games(
        &mut self,
        (id, people): (SessionId, [Option<AccountId>; 2]),
        key: &RoomKey,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        scene.other_games = self.play_other_games(key, id, people).await?;
        let room = self.cache.room(key).await?;
        let is_live = room.live.iter().any(|one| one.id == id);
        // A message may be rendered again after a restart, when its game is over and no longer among the live ones of its room.
        let belongs =
            |session: &Session| session.room == room.id || self.shown.contains(session.id, room.id);
        let session = scene.session.as_deref();
        scene.is_elsewhere = session
            .is_some_and(|session| session.ending.is_none() && !is_live && !belongs(session));
        let ended = session.filter(|session| session.ending.is_some());
        if let Some((home, game)) = ended.map(|session| (session.room, session.line.game())) {
            let is_here = home == room.id;
            scene.cannot_begin_again = match is_here {
                true => has_banned_player(&room.settings, scene),
                false => !self.may_begin_again_in(home, game, scene).await?,
            };
        }
        Ok(())
    }

    /// Whether the players of the scene may begin this game again in `room`. `room` is where the game was played, and where
    /// `rematch` begins the new game.
    async fn may_begin_again_in(
        &mut self,
        room: RoomId,
        game: &Game,
        scene: &Scene,
    ) -> Result<bool, StoreError> {
        let Some(key) = self.room_key(room).await else {
            return Ok(true);
        };
        let settings = &self.cache.room(&key).await?.settings;
        let is_banned = has_banned_player(settings, scene);
        Ok(settings.is_on(&OPEN) && is_allowed(settings, game) && !is_banned)
    }

    /// Whether one of these people plays another session in this room. If neither player is a person, whether there is another session
    /// here.
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

    /// Adds the form, the colours and the width in which the message shows boards.
    async fn add_form(
        &mut self,
        say: &Say,
        key: &RoomKey,
        reader: Option<ReaderPreferences>,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        let only = scene.session.as_deref().and_then(Session::only_person);
        let chooser = match (reader, only) {
            (None, Some(only)) => Some(self.cache.reader_preferences(only).await?),
            _ => reader,
        };
        scene.form = self.form_of_boards(say, key, chooser).await?;
        scene.theme = reader.map_or_else(Default::default, |reader| reader.theme);
        scene.width = chooser.map_or_else(Default::default, |chooser| chooser.width);
        Ok(())
    }

    /// How the message shows boards. The say itself decides first, then what its reader has chosen, then what the room has chosen.
    async fn form_of_boards(
        &mut self,
        say: &Say,
        key: &RoomKey,
        reader: Option<ReaderPreferences>,
    ) -> Result<BoardForm, StoreError> {
        match say {
            Say::Board { form, .. } => return Ok(*form),
            Say::ShownStep(step) => return Ok(step.form),
            Say::Puzzle(
                PuzzleReply {
                    form: Some(form), ..
                },
                _,
            ) => return Ok(*form),
            Say::Pictures(..) => return Ok(BoardForm::Picture),
            _ => {}
        }
        match reader.and_then(|reader| reader.form) {
            Some(form) => Ok(form),
            None => self.cache.usual_board_form(key).await,
        }
    }

    /// Adds who the players are, which of them are not notified, and whether one of them has been forgotten.
    async fn add_players(
        &mut self,
        people: [Option<AccountId>; 2],
        platform: Platform,
        reader: Option<ReaderPreferences>,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        scene.players = self.players(people, platform).await?;
        scene.has_lost_a_player = self.has_lost_a_player(people, &scene.players);
        scene.not_called = self.not_to_be_called(people, reader, platform).await?;
        Ok(())
    }

    /// The people on the seats of a session, as in [`Scene::players`].
    pub(super) async fn players(
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

    /// Adds the people whom the say names besides its players, with their identities on this platform, or on another one if they have
    /// none here. For a message that begins a game, or for a partial board, also adds whether the game is rated.
    async fn add_others(
        &mut self,
        say: &Say,
        platform: Platform,
        reader: Option<ReaderPreferences>,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        if let Say::Opened(at) | Say::Partial(at) = say {
            scene.is_rated = self.ratings.is_rated(at.0);
        }
        for account in people_named(say) {
            let known = self.cache.identity_on(account, platform).await?;
            scene.people.extend(known.map(|person| (account, person)));
        }
        distinguish_people(&mut scene.people);
        if let Say::Proposal(told, _) = say {
            let both = [Some(told.proposal.proposer), told.proposal.to];
            self.add_players(both, platform, reader, scene).await?;
        }
        Ok(())
    }
}

/// Whether a player of the session of this scene is banned in a room with these settings.
fn has_banned_player(settings: &RoomSettings, scene: &Scene) -> bool {
    let mut players = Seat::ALL.into_iter().filter_map(|seat| scene.player(seat));
    players.any(|player| is_banned(settings, &player.id))
}
