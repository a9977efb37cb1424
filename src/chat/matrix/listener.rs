//! The receiving half of the Matrix adapter. It asks the homeserver for new events again and again (this is called a sync). The events of
//! each room go to that room's task (`room_task.rs`). The tasks run in parallel, so that a room whose events cannot be fetched delays no
//! other. `handled_responses.rs` decides up to which response everything is handled.

use super::adapter::Shared;
use super::budget::Budget;
use super::folder::Folder;
use super::handled_responses::HandledResponses;
use super::invitations::Invitations;
use super::progress::Progress;
use super::room_memory::RoomMemory;
use super::room_task::{EndedRoomTask, RoomTask, RoomTaskContext, RoomUpdate};
use super::syncing::{SyncedResponse, Syncing};
use super::uploads::Uploads;
use super::{Config, Matrix, MatrixError, cross_signing, inbound, login, profile};
use crate::service::ServiceHandle;
use matrix_sdk::ruma::OwnedRoomId;
use matrix_sdk::{Client, Room};
use std::collections::HashMap;
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tracing::info;

/// How often the bot tries to decrypt messages whose key was missing.
const DECRYPT_INTERVAL: Duration = Duration::from_secs(1);

/// How many batches of events may wait for a room. If there are more, the oldest is dropped, and its events are fetched from the
/// homeserver again.
const MOST_UPDATES: usize = 8;

impl Matrix {
    /// Makes both halves of the adapter: the `Matrix` that sends, and the `Listener` that receives. Nothing is sent and no file is
    /// touched before the listener runs.
    #[must_use]
    pub fn new(config: Config) -> (Self, Listener) {
        let matrix = Self {
            shared: Arc::new(Shared {
                client: watch::Sender::new(None),
                folder: OnceLock::new(),
                budget: Budget::new(config.pace),
                rooms: RoomMemory::default(),
                uploads: Uploads::default(),
                offers_reactions: config.pace.is_zero(),
            }),
        };
        let listener = Listener::new(config, matrix.clone());
        (matrix, listener)
    }
}

/// The receiving half.
pub struct Listener {
    config: Config,
    matrix: Matrix,
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").finish_non_exhaustive()
    }
}

impl Listener {
    fn new(config: Config, matrix: Matrix) -> Self {
        Self { config, matrix }
    }

    /// Logs in and listens until `shutdown` completes. A lost connection is opened again, without a limit of attempts. The next run
    /// begins with the events that this run has not handled.
    ///
    /// # Errors
    /// [`MatrixError`] if the account or the folder cannot be used.
    pub async fn run(
        self,
        service: ServiceHandle,
        shutdown: impl Future<Output = ()> + Send,
    ) -> Result<(), MatrixError> {
        let is_appservice = self.config.appservice.is_some();
        tokio::select! {
            end = self.listen(service) => end.map_err(|why| match why {
                // All requests of an appservice carry its token, so the homeserver has refused that token.
                MatrixError::SessionEnded(_) if is_appservice => MatrixError::AppserviceRefused,
                other => other,
            }),
            () = shutdown => {
                info!("no longer listening to Matrix");
                Ok(())
            }
        }
    }

    async fn listen(self, service: ServiceHandle) -> Result<(), MatrixError> {
        let folder = Folder::take(&self.config.folder, self.config.passphrase.as_ref())?;
        // The folder stays locked as long as either half exists.
        let folder = self.matrix.shared.folder.get_or_init(|| folder);
        let client = login::enter(&self.config, folder).await?;
        let since = Progress::of(&client)
            .handled_token()
            .await
            .map_err(MatrixError::sdk)?;
        let mut syncing = Syncing::new(&client, &self.config.folder, since);
        let first = syncing.next().await?;
        // After the first sync the library knows the members of each room, so that messages are encrypted for all of them.
        self.matrix.shared.client.send_replace(Some(client.clone()));
        info!("connected to Matrix");
        let context = RoomTaskContext::new(&client, service, &self.config, &self.matrix)?;
        let (sender, responses) = mpsc::channel(1);
        let asking = async {
            while sender.send(syncing.next().await?).await.is_ok() {}
            std::future::pending().await
        };
        let setting_up = async {
            tokio::join!(
                cross_signing::secure(&client, &self.config, folder),
                profile::apply(&client, &self.config),
            );
            std::future::pending().await
        };
        tokio::select! {
            end = SyncLoop::new(context, &client, &self.config).listen(first, responses) => end,
            end = asking => end,
            never = setting_up => never,
        }
    }
}

/// Handles the sync responses one after the other, and starts the tasks of the rooms that they name.
struct SyncLoop {
    client: Client,
    context: Arc<RoomTaskContext>,
    rooms: HashMap<OwnedRoomId, RoomWithUpdates>,
    tasks: JoinSet<Result<EndedRoomTask, MatrixError>>,
    handled: HandledResponses,
    invitations: Invitations,
}

/// A room with events to handle.
struct RoomWithUpdates {
    /// The room's task while it is not running. `None` while it runs.
    task: Option<RoomTask>,
    updates: VecDeque<RoomUpdate>,
}

impl SyncLoop {
    fn new(context: RoomTaskContext, client: &Client, config: &Config) -> Self {
        Self {
            client: client.clone(),
            invitations: Invitations::new(config, context.service.clone()),
            context: Arc::new(context),
            rooms: HashMap::new(),
            tasks: JoinSet::new(),
            handled: HandledResponses::default(),
        }
    }

    async fn listen(
        mut self,
        first: SyncedResponse,
        mut responses: mpsc::Receiver<SyncedResponse>,
    ) -> Result<(), MatrixError> {
        // These include the invitations that were not answered during the last run.
        for room in self.client.invited_rooms() {
            self.invitations.answer(room);
        }
        self.take(first).await?;
        let mut look = tokio::time::interval(DECRYPT_INTERVAL);
        loop {
            tokio::select! {
                Some(answer) = responses.recv() => self.take(answer).await?,
                Some(ended) = self.tasks.join_next() => {
                    self.end_task(ended.map_err(MatrixError::sdk)??).await?;
                }
                _ = look.tick() => self.decrypt_again(),
            }
        }
    }

    /// Handles a response: answers the invitations, tells the service which rooms the bot has left, and adds the events to their rooms.
    /// Skips the events of the very first response. They are older than the bot's login, so none of them was addressed to the bot.
    async fn take(&mut self, answer: SyncedResponse) -> Result<(), MatrixError> {
        let SyncedResponse { since, response } = answer;
        for room in response.rooms.invited.keys() {
            let room = self.client.get_room(room);
            room.into_iter()
                .for_each(|room| self.invitations.answer(room));
        }
        for room in response.rooms.left.keys() {
            info!(%room, "no longer in a room");
            let left = inbound::room_left(room, &response.next_batch);
            self.context.service.submit(left).await;
        }
        let mut updates = Vec::new();
        for (id, update) in response.rooms.joined {
            if let (Some(room), true) = (self.client.get_room(&id), since.is_some()) {
                updates.push((room, update));
            }
        }
        let number = self.handled.begin(response.next_batch, updates.len());
        for (room, update) in updates {
            let id = room.room_id().to_owned();
            let room = self
                .rooms
                .entry(id.clone())
                .or_insert_with(|| RoomWithUpdates::of(room));
            room.add(RoomUpdate::new(number, update));
            self.start(&id);
        }
        self.note().await
    }

    /// Notes that the task of a room has ended, and starts the next one if more events wait.
    async fn end_task(&mut self, ended: EndedRoomTask) -> Result<(), MatrixError> {
        ended
            .done
            .iter()
            .for_each(|number| self.handled.done(*number));
        let id = ended.task.room().room_id().to_owned();
        if let Some(room) = self.rooms.get_mut(&id) {
            if room.updates.is_empty() && !ended.task.waits() {
                self.rooms.remove(&id);
            } else {
                room.task = Some(ended.task);
                if !room.updates.is_empty() {
                    self.start(&id);
                }
            }
        }
        self.note().await
    }

    /// Starts a task for the waiting events of a room. Does nothing if a task of this room is running.
    fn start(&mut self, id: &OwnedRoomId) {
        let Some(room) = self.rooms.get_mut(id) else {
            return;
        };
        if let Some(task) = room.task.take() {
            let (updates, context) = (std::mem::take(&mut room.updates), self.context.clone());
            self.tasks.spawn(task.handle_updates(updates, context));
        }
    }

    /// Tries again to decrypt messages.
    fn decrypt_again(&mut self) {
        let waits = |room: &RoomWithUpdates| room.task.as_ref().is_some_and(RoomTask::waits);
        let waiting = self.rooms.iter().filter(|(_, room)| waits(room));
        let waiting: Vec<_> = waiting.map(|(id, _)| id.clone()).collect();
        waiting.iter().for_each(|id| self.start(id));
    }

    async fn note(&mut self) -> Result<(), MatrixError> {
        match self.handled.take_token() {
            Some(token) => {
                let noted = self.context.progress.put_handled(&token).await;
                noted.map_err(MatrixError::sdk)
            }
            None => Ok(()),
        }
    }
}

impl RoomWithUpdates {
    fn of(room: Room) -> Self {
        Self {
            task: Some(RoomTask::to(room)),
            updates: VecDeque::new(),
        }
    }

    /// Adds a batch of events. If too many batches wait, drops the oldest. The dropped events are fetched from the homeserver again
    /// together with the next batch.
    fn add(&mut self, update: RoomUpdate) {
        self.updates.push_back(update);
        if self.updates.len() > MOST_UPDATES
            && let Some(oldest) = self.updates.pop_front()
            && let Some(next) = self.updates.front_mut()
        {
            next.replace_earlier(oldest);
        }
    }
}
