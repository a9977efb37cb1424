//! The pool of threads that think. The threads are started with the first task and end when the pool is dropped.
//! `queue.rs` decides which task comes first.

use super::full_strength_search::SearchBudget;
use super::priority::lower_priority;
use super::queue::{Next, Queue, StopFlag};
use super::settings::ThinkingSettings;
use super::thinking_request::ThinkingRequest;
use super::thinking_task::{MoveTask, TaskKey, ThinkingTask, Work};
use crate::service::cause::ComputerMove;
use crate::service::event::Event;
use crate::service::input::Input;
use crate::service::thinking_answer::{NoAnswer, ThinkingAnswer};
use crate::session::{AccountId, SessionId};
use std::collections::VecDeque;
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
}

/// A handle with which another task asks the pool. When the [`ThinkingPool`] is dropped, the threads end even if there are still handles.
#[derive(Clone, Debug)]
pub(in crate::service) struct PoolHandle {
    shared: Arc<Shared>,
}

/// What the threads and the service share.
#[derive(Debug)]
struct Shared {
    settings: ThinkingSettings,
    queue: Mutex<Queue>,
    /// Notified whenever the queue changes.
    changed: Condvar,
    /// Tasks that wait for tables of exact values. When the tables have been made, the tasks are put into the queue.
    lacking_tables: Mutex<LackingTables>,
    /// Whether the threads have been started.
    begun: AtomicBool,
    ended: AtomicBool,
    service: mpsc::WeakSender<Input>,
}

/// Tasks for which tables of exact values have to be made first.
#[derive(Debug, Default)]
struct LackingTables {
    tasks: VecDeque<ThinkingTask>,
    /// Whether a thread is making tables.
    at_work: bool,
}

/// The result of one step of thinking.
enum Done {
    /// The task is done. The service gets this input.
    Tell(Box<Input>),
    /// The task needs more steps.
    Later(Box<ThinkingTask>),
}

impl ThinkingPool {
    /// A pool that sends its answers to this service.
    pub(in crate::service) fn new(
        settings: ThinkingSettings,
        service: mpsc::WeakSender<Input>,
    ) -> Self {
        let shared = Arc::new(Shared {
            settings,
            queue: Mutex::default(),
            changed: Condvar::new(),
            lacking_tables: Mutex::default(),
            begun: AtomicBool::new(false),
            ended: AtomicBool::new(false),
            service,
        });
        Self { shared }
    }

    /// Puts a task into the queue, where it takes the place of an earlier one with the same key.
    pub(in crate::service) fn ask(&self, task: ThinkingTask) {
        self.handle().ask(task);
    }

    pub(in crate::service) fn handle(&self) -> PoolHandle {
        PoolHandle {
            shared: self.shared.clone(),
        }
    }

    /// Whether a question of this person waits for its answer.
    pub(in crate::service) fn is_asked_by(&self, person: AccountId) -> bool {
        self.shared.queue().has(TaskKey::Question(person))
    }

    /// Stops thinking about the move in this session.
    pub(in crate::service) fn forget(&self, session: SessionId) {
        if self.shared.begun.load(Ordering::Relaxed) {
            let key = TaskKey::Move(session);
            self.shared.change(|queue| queue.forget(key));
        }
    }

    /// Stops all thinking.
    pub(in crate::service) fn forget_all(&self) {
        self.shared.change(Queue::clear);
    }
}

impl PoolHandle {
    /// Puts a task into the queue, where it takes the place of an earlier one with the same key. If the task lacks tables of exact
    /// values, the tables are made first.
    pub(in crate::service) fn ask(&self, task: ThinkingTask) {
        match task.lacks_tables() {
            true => self.make_tables_first(task),
            false => self.shared.change(|queue| queue.put(task)),
        }
        if !self.shared.begun.swap(true, Ordering::Relaxed) {
            self.begin_threads();
        }
    }

    /// Puts a task into the queue after its tables have been made. One thread of normal priority makes the tables for all tasks. On a
    /// busy machine this would take minutes with the low priority of the threads that think.
    fn make_tables_first(&self, task: ThinkingTask) {
        let mut lacking = self.shared.lacking_tables();
        lacking.tasks.push_back(task);
        if std::mem::replace(&mut lacking.at_work, true) {
            return;
        }
        drop(lacking);
        let shared = self.shared.clone();
        let begun = std::thread::Builder::new()
            .name("tables".to_owned())
            .spawn(move || shared.make_tables(ThinkingTask::make_tables));
        if let Err(why) = begun {
            error!(%why, "a thread for the tables of exact values cannot be started");
            self.shared.make_tables(|_| ());
        }
    }

    fn begin_threads(&self) {
        for _ in 0..self.shared.settings.threads.max(1) {
            let shared = self.shared.clone();
            let begun = std::thread::Builder::new()
                .name("thinking".to_owned())
                .spawn(move || shared.work());
            if let Err(why) = begun {
                error!(%why, "a thread for the computer players cannot be started");
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

    fn lacking_tables(&self) -> MutexGuard<'_, LackingTables> {
        let lacking = self.lacking_tables.lock();
        lacking.unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the tables that the waiting tasks need, and puts each task into the queue.
    fn make_tables(&self, make: impl Fn(&ThinkingTask)) {
        loop {
            let mut lacking = self.lacking_tables();
            let Some(task) = lacking.tasks.pop_front() else {
                lacking.at_work = false;
                return;
            };
            drop(lacking);
            make(&task);
            self.change(|queue| queue.put(task));
        }
    }

    /// Locks the queue. The queue is never left half changed by a panic, because nothing that may panic runs while it is locked.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What one thread does.
    fn work(&self) {
        lower_priority();
        while let Some((task, stop, waiting)) = self.next_task() {
            let key = task.key();
            let done = self.think(*task, &stop, waiting);
            let done = done.filter(|_| !stop.load(Ordering::Relaxed));
            let told = self.end(key, done);
            told.into_iter().for_each(|input| self.send(*input));
        }
    }

    /// Notes that the thinking about this task has ended, or that it goes on later. Returns what the service is to be told, if
    /// anything.
    fn end(&self, key: TaskKey, done: Option<Done>) -> Option<Box<Input>> {
        let (told, later) = match done {
            Some(Done::Tell(input)) => (Some(input), None),
            Some(Done::Later(task)) => (None, Some(task)),
            None => (None, None),
        };
        self.change(|queue| {
            queue.end(key);
            later.into_iter().for_each(|task| queue.put(*task));
        });
        told
    }

    /// Waits for a task. Returns the task, the flag that stops it, and how many other tasks could be thought about now. `None` once the
    /// pool has ended.
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

    /// Thinks about a task, or about a part of it. `None` if there is nothing to tell.
    fn think(&self, task: ThinkingTask, stop: &StopFlag, waiting: usize) -> Option<Done> {
        let budget = SearchBudget {
            time: Some(self.settings.time_under_load(waiting)),
            nodes: self.settings.nodes,
            stop: &|| stop.load(Ordering::Relaxed),
        };
        match task.work {
            Work::Move(task) => {
                let ply = find_move(&task, budget)?;
                let thought = ComputerMove { at: task.at, ply };
                let event = Event::computer_move(thought, task.room, task.guard);
                Some(Done::Tell(Box::new(Input::Event(Box::new(event)))))
            }
            Work::Question(event, mut question) => Some(match think_about(&mut question, budget) {
                None => Done::Later(Box::new(ThinkingTask::answering(question, event))),
                Some(answer) => Done::Tell(Box::new(Input::QuestionAnswered(
                    event,
                    answer.map(Arc::new),
                ))),
            }),
        }
    }

    /// Hands a result to the service. If the service has ended, the result is lost. After the next start, the service asks for a move
    /// again, and people have to ask their questions again.
    fn send(&self, input: Input) {
        if let Some(service) = self.service.upgrade() {
            let _ = service.blocking_send(input);
        }
    }
}

/// The move of a computer player. If the search panics, this is a legal move found without thinking, so that the game goes on.
fn find_move(task: &MoveTask, budget: SearchBudget<'_>) -> Option<String> {
    let thinking = || task.think(budget.time, budget.nodes, budget.stop);
    match catch_unwind(AssertUnwindSafe(thinking)) {
        Ok(thought) => thought.map(|thought| thought.ply),
        Err(_) => {
            let session = task.at.0.0;
            error!(session, "a computer player's search has failed");
            task.any_move()
        }
    }
}

/// Takes a step towards the answer; `None` if more steps are needed. If the search panics, the answer is [`NoAnswer`].
fn think_about(
    question: &mut ThinkingRequest,
    budget: SearchBudget<'_>,
) -> Option<Result<ThinkingAnswer, NoAnswer>> {
    let thinking = catch_unwind(AssertUnwindSafe(|| question.think(budget)));
    thinking.unwrap_or_else(|_| {
        error!("the search for a hint or an analysis has failed");
        Some(Err(NoAnswer))
    })
}
