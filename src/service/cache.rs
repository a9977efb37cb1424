//! What the service keeps in memory: rooms, sessions and people it met lately. Bounded, and ahead of the store by what is being
//! written: after a failed write everything the failed events touched is forgotten and read again.

use super::load_session::{SNAPSHOT_EVERY, missing_snapshot, restore};
use crate::command::clean_name;
use crate::locales::Lang;
use crate::session::{
    AccountId, Editor, Identity, LastRefusal, Platform, RoomId, RoomKey, Session, SessionId, people,
};
use crate::store::{LiveSession, NewSnapshot, RoomSettings, Store, StoreError, json};
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use tracing::error;

/// From one kB for a game just begun to some ten for a long one; reading one back costs as much as a commit.
const SESSIONS: usize = 8_192;
const ROOMS: usize = 16_384;
const PEOPLE: usize = 32_768;
const REFUSALS: usize = 4_096;
const EDITORS: usize = 2_048;
/// They wait for the next write; if there are more they are made another time.
const MOST_MISSING_SNAPSHOTS: usize = 64;

/// A room as the service sees it.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub(super) id: RoomId,
    pub(super) settings: RoomSettings,
    /// The language the platform says the room has.
    pub(super) locale: Option<Lang>,
    /// Sessions shown here that are not over, oldest first.
    pub(super) live: Vec<LiveSession>,
    /// The session last begun here.
    pub(super) latest: Option<SessionId>,
}

#[derive(Debug)]
pub(super) struct Cache {
    store: Arc<Store>,
    rooms: LruCache<RoomKey, Room>,
    /// The keys of the rooms above: a thread has another one while its channel is not known.
    keys: HashMap<RoomId, Vec<RoomKey>>,
    sessions: LruCache<SessionId, Arc<Session>>,
    accounts: LruCache<(Platform, String), (AccountId, String)>,
    identities: LruCache<(AccountId, Platform), Option<Identity>>,
    refused: LruCache<(RoomId, AccountId), Option<String>>,
    editors: LruCache<AccountId, Option<String>>,
    missing_snapshots: Vec<NewSnapshot>,
    prose: LruCache<AccountId, bool>,
    long_session: Option<LongSession>,
    long_reads_allowed: bool,
}

/// A session of which only this has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct LongSession {
    pub(super) id: SessionId,
    pub(super) people: [Option<AccountId>; 2],
}

impl Cache {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            rooms: LruCache::new(size(ROOMS)),
            keys: HashMap::new(),
            sessions: LruCache::new(size(SESSIONS)),
            accounts: LruCache::new(size(PEOPLE)),
            identities: LruCache::new(size(PEOPLE)),
            refused: LruCache::new(size(REFUSALS)),
            editors: LruCache::new(size(EDITORS)),
            missing_snapshots: Vec::new(),
            prose: LruCache::new(size(PEOPLE)),
            long_session: None,
            long_reads_allowed: false,
        }
    }

    pub(super) async fn room(&mut self, key: &RoomKey) -> Result<&mut Room, StoreError> {
        if !self.rooms.contains(key) {
            let room = self.read_room(key).await?;
            self.put_room(key, room);
        }
        Ok(self.rooms.get_mut(key).expect("just put there"))
    }

    /// By another key the room may be known already, ahead of what was read.
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

    /// Does this to a room, by whatever key it is remembered.
    fn update(&mut self, id: RoomId, change: impl Fn(&mut Room)) {
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

    /// A session. Of one that is too long to be read here nothing comes back, and [`Cache::take_long_session`] tells of it.
    pub(super) async fn session(
        &mut self,
        id: SessionId,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        if let Some(session) = self.sessions.get(&id) {
            return Ok(Some(session.clone()));
        }
        let most = if self.long_reads_allowed {
            u32::MAX
        } else {
            SNAPSHOT_EVERY
        };
        let Some(stored) = self.store.session_at_most(id, most).await? else {
            return Ok(None);
        };
        if !stored.is_whole() {
            self.long_session = Some(LongSession {
                id,
                people: people(stored.opened.seats),
            });
            return Ok(None);
        }
        let replayed = stored.entries.len();
        let session = match restore(&self.store, &stored).await? {
            Ok(session) => Arc::new(session),
            Err(why) => {
                // One damaged session must not silence the room's others.
                error!(session = id.0, %why, "a stored session does not replay");
                return Ok(None);
            }
        };
        let late = missing_snapshot(replayed, &session);
        self.put_read(session.clone(), late);
        Ok(Some(session))
    }

    /// A session that was just asked for and is so long that another thread is to read it.
    pub(super) fn take_long_session(&mut self) -> Option<LongSession> {
        self.long_session.take()
    }

    /// A session that has been read; memory may know it already, as it is later.
    pub(super) fn put_read(&mut self, session: Arc<Session>, late: Option<NewSnapshot>) {
        if self.sessions.contains(&session.id) {
            return;
        }
        self.sessions.put(session.id, session);
        if self.missing_snapshots.len() < MOST_MISSING_SNAPSHOTS {
            self.missing_snapshots.extend(late);
        }
    }

    /// From now on a session is read at once however long it is, or not.
    pub(super) fn allow_long_reads(&mut self, at_once: bool) {
        self.long_reads_allowed = at_once;
    }

    /// Copies of sessions that had to be replayed from far back. Nothing is lost if they are not stored.
    pub(super) fn take_missing_snapshots(&mut self) -> Vec<NewSnapshot> {
        std::mem::take(&mut self.missing_snapshots)
    }

    /// The session, if it is remembered.
    pub(super) fn known_session(&self, id: SessionId) -> Option<&Arc<Session>> {
        self.sessions.peek(&id)
    }

    pub(super) fn put_session(&mut self, session: Arc<Session>) {
        self.sessions.put(session.id, session);
    }

    pub(super) async fn account(&mut self, identity: &Identity) -> Result<AccountId, StoreError> {
        let key = (identity.platform, identity.id.clone());
        match self.accounts.get(&key) {
            Some((account, name)) if *name == clean_name(&identity.name) => return Ok(*account),
            _ => {}
        }
        let known_as = Identity {
            name: clean_name(&identity.name),
            ..identity.clone()
        };
        let account = self.store.account(&known_as).await?;
        self.accounts.put(key, (account, known_as.name.clone()));
        self.identities
            .put((account, identity.platform), Some(known_as));
        Ok(account)
    }

    /// What this person was last refused in this room.
    pub(super) async fn last_refusal(
        &mut self,
        room: RoomId,
        account: AccountId,
    ) -> Result<Option<LastRefusal>, StoreError> {
        let key = (room, account);
        if !self.refused.contains(&key) {
            let said = self.store.last_refusal(room, account).await?;
            self.refused.put(key, said);
        }
        let said = self.refused.get(&key).and_then(Option::as_deref);
        // What an older version wrote differently is forgotten.
        Ok(said.and_then(json::read_last_refusal))
    }

    pub(super) fn put_last_refusal(&mut self, room: RoomId, account: AccountId, said: String) {
        self.refused.put((room, account), Some(said));
    }

    pub(super) fn forget_last_refusal(&mut self, room: RoomId, account: AccountId) {
        self.refused.pop(&(room, account));
    }

    /// A person's position editor, if they ever opened it.
    pub(super) async fn editor(
        &mut self,
        account: AccountId,
    ) -> Result<Option<Editor>, StoreError> {
        if !self.editors.contains(&account) {
            let state = self.store.editor(account).await?;
            self.editors.put(account, state);
        }
        let state = self.editors.get(&account).and_then(Option::as_deref);
        Ok(state.and_then(json::read_editor))
    }

    pub(super) fn put_editor(&mut self, account: AccountId, state: String) {
        self.editors.put(account, Some(state));
    }

    pub(super) fn forget_editor(&mut self, account: AccountId) {
        self.editors.pop(&account);
    }

    /// Whether this person reads boards in sentences.
    pub(super) async fn reads_prose(&mut self, account: AccountId) -> Result<bool, StoreError> {
        if let Some(prose) = self.prose.get(&account) {
            return Ok(*prose);
        }
        let prose = self.store.reads_prose(account).await?;
        self.prose.put(account, prose);
        Ok(prose)
    }

    /// Keeps how this person reads boards.
    pub(super) async fn set_reads_prose(
        &mut self,
        account: AccountId,
        prose: bool,
    ) -> Result<(), StoreError> {
        self.store.set_reads_prose(account, prose).await?;
        self.prose.put(account, prose);
        Ok(())
    }

    /// A person as this platform knows him, or as any other does.
    pub(super) async fn identity_on(
        &mut self,
        account: AccountId,
        platform: Platform,
    ) -> Result<Option<Identity>, StoreError> {
        if let Some(known_as) = self.identities.get(&(account, platform)) {
            return Ok(known_as.clone());
        }
        let mut known = self.store.identities(account).await?;
        let here = known
            .iter()
            .position(|identity| identity.platform == platform)
            .unwrap_or(0);
        let known_as = (!known.is_empty()).then(|| known.swap_remove(here));
        self.identities.put((account, platform), known_as.clone());
        Ok(known_as)
    }

    /// A session begins in a room.
    pub(super) fn add_live_session(&mut self, room: RoomId, session: LiveSession) {
        self.update(room, |room| {
            room.live.push(session);
            room.latest = Some(session.id);
        });
    }

    /// A room is set up like this.
    pub(super) fn put_settings(&mut self, room: RoomId, settings: &RoomSettings) {
        self.update(room, |room| room.settings.clone_from(settings));
    }

    /// A session is over.
    pub(super) fn remove_live_session(&mut self, session: &Session) {
        self.update(session.room, |room| {
            room.live.retain(|live| live.id != session.id)
        });
    }

    /// The sessions that go on in the room of this name or in one of its threads, as far as those are remembered.
    pub(super) fn live_under(&self, key: &RoomKey) -> Vec<SessionId> {
        let under = |known: &RoomKey| {
            known.platform == key.platform
                && (known.id == key.id || known.parent.as_deref() == Some(&key.id))
        };
        let rooms = self.rooms.iter().filter(|(known, _)| under(known));
        let live = rooms.flat_map(|(_, room)| &room.live);
        live.map(|live| live.id).collect()
    }

    /// One room takes the place of another: its settings, as far as it has none of its own, and these sessions go along.
    pub(super) fn move_sessions(
        &mut self,
        (from, to): (RoomId, RoomId),
        sessions: &[Arc<Session>],
    ) {
        let before = self.keys.get(&from).and_then(|keys| keys.first());
        let before = before.and_then(|key| self.rooms.peek(key));
        let inherited = before.map_or_else(RoomSettings::default, |room| room.settings.clone());
        let is_moved = |live: &LiveSession| sessions.iter().any(|session| session.id == live.id);
        for (_, room) in self.rooms.iter_mut().filter(|(_, room)| room.id != to) {
            room.live.retain(|live| !is_moved(live));
        }
        self.update(to, |room| {
            let RoomSettings { lang, prefix } = &mut room.settings;
            *lang = lang.take().or_else(|| inherited.lang.clone());
            *prefix = prefix.take().or_else(|| inherited.prefix.clone());
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

    /// A room, if it is remembered.
    pub(super) fn known_room(&self, key: &RoomKey) -> Option<&Room> {
        self.rooms.peek(key)
    }

    /// Forgets all rooms: a failed write would have changed several.
    pub(super) fn forget_rooms(&mut self) {
        self.rooms.clear();
        self.keys.clear();
    }

    /// Forgets what a failed write may have made untrue: rooms (those of these sessions, too) and sessions.
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

fn size(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("no cache is empty")
}
