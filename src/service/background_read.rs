//! Background jobs for an event that cannot be decided yet. A job reads a record, a long session or finished games, or it waits until a
//! session is stored. Meanwhile the other messages of the room wait, so that they stay in order. Afterwards the event comes back as an
//! input and is decided again. `background_turns.rs` says how many of these jobs run at a time.

use super::cache::LongSession;
use super::event::Event;
use super::input::{BackgroundRead, Input};
use super::long_session::{ReadSession, read_long_session};
use super::round::{HandledEvent, ToRead};
use super::service_task::Service;
use crate::session::{Record, SessionId, ShownEntry};
use crate::store::Store;
use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tracing::error;

/// The store is asked this many times whether a session is stored by now. With the pauses of `BETWEEN_LOOKS`, that takes five seconds.
const LOOKS: u32 = 250;
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// A record whose replay takes longer than this is not imported. The longest games that were played here take a tenth of this time.
const LONGEST_REPLAY: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 5 });

impl Service {
    /// Starts to wait until a session is stored up to this entry. That may take a moment: an event can be decided while an earlier change
    /// is still being written.
    pub(super) fn wait_until_stored(&mut self, at: ShownEntry, event: Box<Event>) {
        let store = self.store.clone();
        let waiting = async move { BackgroundRead::Stored(is_stored_soon(&store, at).await) };
        let turns = self.background_turns.of_games.clone();
        self.read_in_background(event, turns, waiting);
    }

    /// Starts to read a record that was sent in a message.
    pub(super) fn read_record(&mut self, text: String, event: Box<Event>) {
        let turns = self.background_turns.of_records.clone();
        self.read_in_background(event, turns, async {
            let read = spawn_blocking(move || {
                let end = Instant::now() + LONGEST_REPLAY;
                Record::parse_while(&text, &|| Instant::now() < end)
            });
            let read = read.await;
            // `None` if the reading thread panicked.
            BackgroundRead::Record(read.ok().map(Arc::new))
        });
    }

    /// Starts to read a long session that an event needs.
    pub(super) fn read_session(
        &mut self,
        LongSession { id, seats }: LongSession,
        event: Box<Event>,
    ) {
        let store = self.store.clone();
        let reading =
            async move { BackgroundRead::Session(id, read_long_session(store, id).await) };
        let turns = self.background_turns.of_session(&seats);
        self.read_in_background(event, turns, reading);
    }

    /// Starts to look up what an event asks about games that are over.
    pub(super) fn read_ended_games(&mut self, ToRead { event, question }: ToRead) {
        let store = self.store.clone();
        let reading =
            async move { BackgroundRead::EndedGames(question, question.answer(&store).await) };
        let turns = self.background_turns.of_games.clone();
        self.read_in_background(event, turns, reading);
    }

    fn read_in_background(
        &mut self,
        event: Box<Event>,
        turns: Arc<Semaphore>,
        reading: impl Future<Output = BackgroundRead> + Send + 'static,
    ) {
        self.inbox.hold_room(&event.room);
        let service = self.own_handle.clone();
        tokio::spawn(async move {
            let _turn = turns.acquire_owned().await.expect("it is never closed");
            let read = reading.await;
            if let Some(service) = service.upgrade() {
                // If the service has ended, the sender of the event is told that it was not stored.
                let _ = service.send(Input::BackgroundRead(event, read)).await;
            }
        });
    }

    /// Goes on with an event after the background read that it needed. If a long session could not be read, it is read once more, in the
    /// service's own task. If any other read failed, reports that the event was not stored.
    pub(super) async fn continue_with(
        &mut self,
        mut event: Box<Event>,
        read: BackgroundRead,
    ) -> HandledEvent {
        self.inbox.release_room(&event.room);
        match read {
            BackgroundRead::Stored(true) => self.handle_event(event).await,
            BackgroundRead::Stored(false) | BackgroundRead::Record(None) => {
                self.report_not_stored(*event, self.config.clock.now());
                HandledEvent::Answered
            }
            BackgroundRead::Record(record) => {
                event.record = record;
                self.handle_event(event).await
            }
            BackgroundRead::EndedGames(question, Ok(found)) => {
                event.ended_games.push((question, Arc::new(found)));
                self.handle_event(event).await
            }
            BackgroundRead::EndedGames(_, Err(why)) => {
                self.report_unread(&why, *event, self.config.clock.now());
                HandledEvent::Answered
            }
            BackgroundRead::Session(id, read) => {
                let in_cache = self.take_session(id, read);
                // If the session could not be read, it is read once more here, so that the event is not sent to the background
                // again and again.
                self.cache.allow_long_reads(!in_cache);
                let handled = self.handle_event(event).await;
                self.cache.allow_long_reads(false);
                handled
            }
        }
    }

    /// Keeps a session that was read. Returns false if there is none, or if it cannot be read.
    fn take_session(&mut self, id: SessionId, read: ReadSession) -> bool {
        match read {
            Ok(Some((session, late))) => {
                self.cache.put_read(session, late);
                true
            }
            Ok(None) => false,
            Err(why) => {
                error!(session = id.0, %why, "a long session cannot be read");
                false
            }
        }
    }
}

/// Whether a session is stored up to this entry, now or within five seconds. False also if the store cannot be read.
async fn is_stored_soon(store: &Store, ShownEntry(id, entry): ShownEntry) -> bool {
    for _ in 0..LOOKS {
        match store.session_at_most(id, 0).await {
            Ok(Some(stored)) if stored.length >= entry => return true,
            Ok(_) => sleep(BETWEEN_LOOKS).await,
            Err(why) => {
                error!(session = id.0, %why, "whether a session is stored cannot be read");
                return false;
            }
        }
    }
    false
}
