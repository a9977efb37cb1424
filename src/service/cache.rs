//! The service's memory: recently used rooms, sessions and people, all moves that are planned in advance, and more. It also contains
//! changes that are still being written. If a write fails, everything that the failed events touched is removed and read again.

use super::background_turns::is_record;
use super::load_session::{SNAPSHOT_EVERY, missing_snapshot, restore};
use super::plan_cache::PlanCache;
use super::quick_map::QuickMap;
use crate::command::clean_name;
use crate::locales::Lang;
use crate::session::{
    AccountId, Editor, Identity, LastRefusal, Platform, Player, RoomId, RoomKey, Session, SessionId,
};
use crate::store::json::StoredAsJson;
use crate::store::{LiveSession, NewSnapshot, PlatformId, RoomSettings, Store, StoreError};
use lru::LruCache;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use tracing::error;

/// How many sessions are kept in memory. A session takes 1 kB when it begins and some 10 kB when it is long. Reading one again takes as
/// long as a commit.
const SESSIONS: usize = 8_192;
// How many rooms, people, last refusals and position editors are kept in memory. All others are read again when they are needed.
const ROOMS: usize = 16_384;
const PEOPLE: usize = 32_768;
const REFUSALS: usize = 4_096;
const EDITORS: usize = 2_048;
/// How many snapshots may wait here for the next write. They are made when a session has to be replayed from far back. Those that do not
/// fit are dropped.
const MOST_MISSING_SNAPSHOTS: usize = 64;

/// A room, as the service knows it.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub(super) id: RoomId,
    pub(super) settings: RoomSettings,
    /// The language that the platform reports for the room.
    pub(super) locale: Option<Lang>,
    /// The live sessions that belong here or are shown here, the oldest first. Sessions that were brought here after the room was read
    /// come last.
    pub(super) live: Vec<LiveSession>,
    /// The newest session that belongs to this room or is shown here, over or not. A session that is newly shown here counts as the
    /// newest until the room is read again.
    pub(super) latest: Option<SessionId>,
}

#[derive(Debug)]
pub(super) struct Cache {
    pub(super) store: Arc<Store>,
    pub(super) rooms: LruCache<RoomKey, Room>,
    /// The keys of the rooms in `rooms`. A thread may have two keys: one with its channel, and one from before its channel was known.
    pub(super) keys: QuickMap<RoomId, Vec<RoomKey>>,
    sessions: LruCache<SessionId, Arc<Session>>,
    /// For each person of a platform: the account, and the name as the platform gave it.
    pub(super) accounts: LruCache<PlatformId, (AccountId, Arc<str>)>,
    identities: LruCache<(AccountId, Platform), Option<Identity>>,
    pub(super) refused: LruCache<(RoomId, AccountId), Option<Arc<LastRefusal>>>,
    pub(super) editors: LruCache<AccountId, Option<String>>,
    missing_snapshots: Vec<NewSnapshot>,
    pub(super) being_forgotten: HashSet<AccountId>,
    pub(super) personal: LruCache<AccountId, BTreeMap<String, String>>,
    pub(super) plans: PlanCache,
    long_session: Option<LongSession>,
    long_reads_allowed: bool,
}

/// A session that is not to be read in the service's own task, because that may be slow: a long session, or an imported record. Only its
/// players are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct LongSession {
    pub(super) id: SessionId,
    pub(super) seats: [Option<Player>; 2],
}

impl Cache {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            plans: PlanCache::new(store.clone()),
            store,
            rooms: LruCache::new(size(ROOMS)),
            keys: QuickMap::default(),
            sessions: LruCache::new(size(SESSIONS)),
            accounts: LruCache::new(size(PEOPLE)),
            identities: LruCache::new(size(PEOPLE)),
            refused: LruCache::new(size(REFUSALS)),
            editors: LruCache::new(size(EDITORS)),
            missing_snapshots: Vec::new(),
            being_forgotten: HashSet::new(),
            personal: LruCache::new(size(PEOPLE)),
            long_session: None,
            long_reads_allowed: false,
        }
    }

    pub(super) async fn room(&mut self, key: &RoomKey) -> Result<&mut Room, StoreError> {
        if !self.rooms.contains(key) {
            let room = Box::pin(self.read_room(key)).await?;
            self.put_room(key, room);
        }
        Ok(self.rooms.get_mut(key).expect("just put there"))
    }

    /// Remembers a room that was read. If the room is already in memory under another key, its games are taken from there, because they
    /// are newer.
    fn put_room(&mut self, key: &RoomKey, mut room: Room) {
        let keys = self.keys.entry(room.id).or_default();
        if let Some(known) = keys.first().and_then(|key| self.rooms.peek(key)) {
            room.live.clone_from(&known.live);
            room.latest = known.latest;
        }
        keys.push(key.clone());
        if let Some((key, room)) = self.rooms.push(key.clone(), room) {
            self.drop_key(room.id, &key);
        }
    }

    fn drop_key(&mut self, id: RoomId, key: &RoomKey) {
        if let Some(keys) = self.keys.get_mut(&id) {
            keys.retain(|known| known != key);
            if keys.is_empty() {
                self.keys.remove(&id);
            }
        }
    }

    /// Applies a change to a room under all its keys.
    pub(super) fn update(&mut self, id: RoomId, change: impl Fn(&mut Room)) {
        for key in self.keys.get(&id).into_iter().flatten() {
            self.rooms.peek_mut(key).into_iter().for_each(&change);
        }
    }

    fn forget_room(&mut self, id: RoomId) {
        for key in self.keys.remove(&id).into_iter().flatten() {
            self.rooms.pop(&key);
        }
    }

    async fn read_room(&self, key: &RoomKey) -> Result<Room, StoreError> {
        let stored = self.store.room(key).await?;
        Ok(Room {
            id: stored.id,
            settings: stored.settings,
            locale: stored.locale.and_then(|locale| locale.parse().ok()),
            live: stored.live,
            latest: stored.latest,
        })
    }

    /// A session. `None` if there is none, or if it cannot be replayed. Also `None` if it is a [`LongSession`], which
    /// [`Cache::take_long_session`] then returns.
    pub(super) async fn session(
        &mut self,
        id: SessionId,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        match self.sessions.get(&id) {
            Some(session) => Ok(Some(session.clone())),
            None => Box::pin(self.read_session(id)).await,
        }
    }

    async fn read_session(&mut self, id: SessionId) -> Result<Option<Arc<Session>>, StoreError> {
        let most = if self.long_reads_allowed {
            u32::MAX
        } else {
            SNAPSHOT_EVERY
        };
        let Some(stored) = self.store.session_at_most(id, most).await? else {
            return Ok(None);
        };
        let seats = stored.opened.seats;
        if !stored.is_whole() || is_record(&seats) && !self.long_reads_allowed {
            self.long_session = Some(LongSession { id, seats });
            return Ok(None);
        }
        let replayed = stored.entries.len();
        let session = match restore(&self.store, &stored).await? {
            Ok(session) => Arc::new(session),
            Err(why) => {
                // One damaged session must not make the bot unusable for the other sessions of the room.
                error!(session = id.0, %why, "a stored session does not replay");
                return Ok(None);
            }
        };
        let late = missing_snapshot(replayed, &session);
        self.put_read(session.clone(), late);
        Ok(Some(session))
    }

    /// The session that was just asked for, if another thread should read it.
    pub(super) fn take_long_session(&mut self) -> Option<LongSession> {
        self.long_session.take()
    }

    /// Remembers a session that was read, unless a newer state of it is already in memory.
    pub(super) fn put_read(&mut self, session: Arc<Session>, late: Option<NewSnapshot>) {
        if self.sessions.contains(&session.id) {
            return;
        }
        self.sessions.put(session.id, session);
        if self.missing_snapshots.len() < MOST_MISSING_SNAPSHOTS {
            self.missing_snapshots.extend(late);
        }
    }

    /// Sets whether long sessions are read at once like the others.
    pub(super) fn allow_long_reads(&mut self, at_once: bool) {
        self.long_reads_allowed = at_once;
    }

    /// Takes out the snapshots that wait here. They are of sessions that had to be replayed from far back, and nothing is lost if they
    /// are not stored.
    pub(super) fn take_missing_snapshots(&mut self) -> Vec<NewSnapshot> {
        std::mem::take(&mut self.missing_snapshots)
    }

    /// The session, if it is in memory.
    pub(super) fn known_session(&self, id: SessionId) -> Option<&Arc<Session>> {
        self.sessions.peek(&id)
    }

    pub(super) fn put_session(&mut self, session: Arc<Session>) {
        self.sessions.put(session.id, session);
    }

    pub(super) async fn account(&mut self, identity: &Identity) -> Result<AccountId, StoreError> {
        let key = (identity.platform, identity.id.clone());
        match self.accounts.get(&key) {
            Some((account, name)) if *name == identity.name => return Ok(*account),
            _ => {}
        }
        let known_as = Identity {
            name: clean_name(&identity.name).into(),
            ..identity.clone()
        };
        let account = self.store.account(&known_as).await?;
        self.accounts.put(key, (account, identity.name.clone()));
        self.identities
            .put((account, identity.platform), Some(known_as));
        Ok(account)
    }

    /// The position editor of this person; `None` if they have never opened it or if what is stored cannot be read.
    pub(super) async fn editor(
        &mut self,
        account: AccountId,
    ) -> Result<Option<Editor>, StoreError> {
        if !self.editors.contains(&account) {
            let state = self.store.editor(account).await?;
            self.editors.put(account, state);
        }
        let state = self.editors.get(&account).and_then(Option::as_deref);
        Ok(state.and_then(Editor::from_json))
    }

    pub(super) fn put_editor(&mut self, account: AccountId, state: String) {
        self.editors.put(account, Some(state));
    }

    /// A person's identity on this platform, or on another one if they have none here; `None` if they are known nowhere.
    pub(super) async fn identity_on(
        &mut self,
        account: AccountId,
        platform: Platform,
    ) -> Result<Option<Identity>, StoreError> {
        if let Some(known_as) = self.identities.get(&(account, platform)) {
            return Ok(known_as.clone());
        }
        let mut known = self.store.identities(account).await?;
        let here = known.iter().position(|one| one.platform == platform);
        let known_as = (!known.is_empty()).then(|| known.swap_remove(here.unwrap_or(0)));
        self.identities.put((account, platform), known_as.clone());
        Ok(known_as)
    }

    /// What this person is called on this platform, or on another one if they are not known there; `?` if they are known nowhere.
    pub(super) async fn name_on(
        &mut self,
        account: AccountId,
        platform: Platform,
    ) -> Result<String, StoreError> {
        let known = self.identity_on(account, platform).await?;
        Ok(known.map_or_else(|| "?".to_owned(), |known| known.name.to_string()))
    }

    /// Forgets by which identities this person is known.
    pub(super) fn forget_identities(&mut self, account: AccountId) {
        let known = self.accounts.iter();
        let keys = known.filter_map(|(key, (known, _))| (*known == account).then_some(key));
        for key in keys.cloned().collect::<Vec<_>>() {
            self.accounts.pop(&key);
        }
        for platform in Platform::ALL {
            self.identities.pop(&(account, platform));
        }
    }

    /// Notes that a session has begun in this room, or is shown there from now on.
    pub(super) fn add_live_session(&mut self, room: RoomId, session: LiveSession) {
        self.update(room, |room| {
            room.live.push(session);
            room.latest = Some(session.id);
        });
    }

    /// Notes that a session is over, in the room to which it belongs.
    pub(super) fn remove_live_session(&mut self, session: &Session) {
        self.remove_live_from(session.room, session.id);
    }

    /// Notes that a session is over or no longer shown in this room.
    pub(super) fn remove_live_from(&mut self, room: RoomId, session: SessionId) {
        self.update(room, |room| room.live.retain(|live| live.id != session));
    }

    /// The live sessions of this room, if it is in memory.
    pub(super) fn live_in(&self, room: RoomId) -> Vec<LiveSession> {
        let mut rooms = self.rooms.iter();
        let room = rooms.find(|(_, known)| known.id == room);
        room.map_or_else(Vec::new, |(_, room)| room.live.clone())
    }

    /// The live sessions of the room with this key and of its threads, as far as they are in memory.
    pub(super) fn live_under(&self, key: &RoomKey) -> Vec<LiveSession> {
        let under = |known: &RoomKey| {
            known.platform == key.platform
                && (known.id == key.id || known.parent.as_deref() == Some(&key.id))
        };
        let rooms = self.rooms.iter().filter(|(known, _)| under(known));
        rooms.flat_map(|(_, room)| &room.live).copied().collect()
    }

    /// Copies the settings of the room `from` to the room `to`. Settings for which `to` has a value of its own stay as they are.
    pub(super) fn inherit_settings(&mut self, (from, to): (RoomId, RoomId)) {
        let before = self.keys.get(&from).and_then(|keys| keys.first());
        let before = before.and_then(|key| self.rooms.peek(key));
        let inherited = before.map_or_else(RoomSettings::default, |room| room.settings.clone());
        self.update(to, |room| {
            let RoomSettings {
                lang,
                prefix,
                others,
            } = &mut room.settings;
            *lang = lang.take().or_else(|| inherited.lang.clone());
            *prefix = prefix.take().or_else(|| inherited.prefix.clone());
            for (name, value) in &inherited.others {
                others.entry(name.clone()).or_insert_with(|| value.clone());
            }
        });
    }

    /// Moves these sessions from the rooms where they are to this one.
    pub(super) fn move_sessions(&mut self, to: RoomId, sessions: &[Arc<Session>]) {
        let is_moved = |live: &LiveSession| sessions.iter().any(|session| session.id == live.id);
        for (_, room) in self.rooms.iter_mut().filter(|(_, room)| room.id != to) {
            room.live.retain(|live| !is_moved(live));
        }
        self.update(to, |room| {
            room.live.retain(|live| !is_moved(live));
            let moved = sessions.iter().map(|session| LiveSession {
                id: session.id,
                people: session.people(),
            });
            room.live.extend(moved);
            room.live.sort_unstable_by_key(|live| live.id);
            room.latest = room.live.last().map(|live| live.id).max(room.latest);
        });
    }

    /// The key of a room, if it is in memory.
    pub(super) fn known_key(&self, room: RoomId) -> Option<&RoomKey> {
        self.keys.get(&room)?.first()
    }

    /// The room, if it is in memory.
    pub(super) fn known_room(&self, key: &RoomKey) -> Option<&Room> {
        self.rooms.peek(key)
    }

    /// Removes all rooms, after the failed write of a change that concerned several.
    pub(super) fn forget_rooms(&mut self) {
        self.rooms.clear();
        self.keys.clear();
    }

    /// Removes the room and the sessions that a failed write has made wrong, and the rooms of these sessions.
    pub(super) fn forget(&mut self, room: &RoomKey, sessions: &[Arc<Session>]) {
        if let Some(room) = self.rooms.peek(room) {
            self.forget_room(room.id);
        }
        for session in sessions {
            self.forget_room(session.room);
            self.sessions.pop(&session.id);
        }
    }
}

fn size(count: usize) -> std::num::NonZeroUsize {
    std::num::NonZeroUsize::new(count).expect("no cache is empty")
}
