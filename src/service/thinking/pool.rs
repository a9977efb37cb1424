//! The threads that think. They are begun with the first task and end with the pool.

use super::priority::lower_priority;
use super::queue::{Next, Queue, StopFlag};
use super::settings::ThinkingSettings;
use super::thinking_task::ThinkingTask;
use crate::service::cause::ThoughtMove;
use crate::service::event::Event;
use crate::service::input::Input;
use crate::session::SessionId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::mpsc;
use tracing::error;

/// The threads that think, and their queue.
#[derive(Debug)]
pub(in crate::service) struct ThinkingPool {
    shared: Arc<Shared>,
    begun: bool,
}

/// What the threads and the service share.
#[derive(Debug)]
struct Shared {
    settings: ThinkingSettings,
    queue: Mutex<Queue>,
    /// Notified whenever the queue changes.
    changed: Condvar,
    ended: AtomicBool,
    service: mpsc::WeakSender<Input>,
}

impl ThinkingPool {
    /// A pool that sends the moves to this service.
    pub(in crate::service) fn new(
        settings: ThinkingSettings,
        service: mpsc::WeakSender<Input>,
    ) -> Self {
        let shared = Arc::new(Shared {
            settings,
            queue: Mutex::default(),
            changed: Condvar::new(),
            ended: AtomicBool::new(false),
            service,
        });
        Self {
            shared,
            begun: false,
        }
    }

    /// Asks for a move. It takes the place of an earlier task about the same session.
    pub(in crate::service) fn ask(&mut self, task: ThinkingTask) {
        self.shared.change(|queue| queue.put(task));
        if !std::mem::replace(&mut self.begun, true) {
            self.begin_threads();
        }
    }

    /// Stops thinking about this session.
    pub(in crate::service) fn forget(&self, session: SessionId) {
        if self.begun {
            self.shared.change(|queue| queue.forget(session));
        }
    }

    /// Stops thinking about all sessions.
    pub(in crate::service) fn forget_all(&self) {
        self.shared.change(Queue::clear);
    }

    fn begin_threads(&self) {
        for _ in 0..self.shared.settings.threads.max(1) {
            let shared = self.shared.clone();
            let begun = std::thread::Builder::new()
                .name("thinking".to_owned())
                .spawn(move || shared.work());
            if let Err(why) = begun {
                error!(%why, "a thread for the computer players cannot be begun");
            }
        }
    }
}

impl Drop for ThinkingPool {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::Relaxed);
        self.shared.change(Queue::clear);
    }
}

impl Shared {
    fn change(&self, change: impl FnOnce(&mut Queue)) {
        change(&mut self.queue());
        self.changed.notify_all();
    }

    /// Locks the queue. It is whole even if a thread has panicked: nothing that may panic runs while it is locked.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What one thread does.
    fn work(&self) {
        lower_priority();
        while let Some((task, stop, waiting)) = self.next_task() {
            let ply = self.answer(&task, &stop, waiting);
            self.change(|queue| queue.end(task.at.0));
            let dropped = stop.load(Ordering::Relaxed);
            if let Some(ply) = ply.filter(|_| !dropped) {
                self.send(*task, ply);
            }
        }
    }

    /// Waits for a task; `None` once the pool has ended. The number says how many other tasks could be thought about now.
    fn next_task(&self) -> Option<(Box<ThinkingTask>, StopFlag, usize)> {
        let mut queue = self.queue();
        loop {
            if self.ended.load(Ordering::Relaxed) {
                return None;
            }
            let now = Instant::now();
            queue = match queue.next(now) {
                Next::Think(task, stop, waiting) => return Some((task, stop, waiting)),
                Next::Until(then) => {
                    let timeout = then.saturating_duration_since(now);
                    let waited = self.changed.wait_timeout(queue, timeout);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                Next::Nothing => {
                    let waited = self.changed.wait(queue);
                    waited.unwrap_or_else(PoisonError::into_inner)
                }
            };
        }
    }

    /// The move that the search finds. If the search panics, any sensible move, so that the game goes on.
    fn answer(&self, task: &ThinkingTask, stop: &StopFlag, waiting: usize) -> Option<String> {
        let time = self.settings.time_under_load(waiting);
        let is_stopped = || stop.load(Ordering::Relaxed);
        let thinking = || task.think(time, self.settings.nodes, &is_stopped);
        match catch_unwind(AssertUnwindSafe(thinking)) {
            Ok(thought) => thought.map(|thought| thought.ply),
            Err(_) => {
                error!(
                    session = task.at.0.0,
                    "a computer player's search has failed"
                );
                task.any_move()
            }
        }
    }

    /// Sends the move to the service. If the service has ended, it asks for the move again after its next start.
    fn send(&self, task: ThinkingTask, ply: String) {
        let Some(service) = self.service.upgrade() else {
            return;
        };
        let thought = ThoughtMove { at: task.at, ply };
        let event = Event::thought(thought, task.room, task.guard);
        let _ = service.blocking_send(Input::Event(Box::new(event)));
    }
}
