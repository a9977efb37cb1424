//! The tasks that wait for a thread, in the order in which they came. A session has one task at a time: a newer one takes
//! the place of the older one, and a thought about the older one is stopped.

use super::thinking_task::ThinkingTask;
use crate::session::SessionId;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Set when a thought is to end.
pub(super) type StopFlag = Arc<AtomicBool>;

/// The tasks that wait, and the thoughts that run.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<ThinkingTask>,
    running: HashMap<SessionId, StopFlag>,
}

/// What a thread can do now.
pub(super) enum Next {
    /// Think about this. The number says how many other tasks could be thought about now.
    Think(Box<ThinkingTask>, StopFlag, usize),
    /// Wait until this time.
    Until(Instant),
    /// Wait for a task.
    Nothing,
}

impl Queue {
    pub(super) fn put(&mut self, task: ThinkingTask) {
        self.forget(task.at.0);
        self.waiting.push_back(task);
    }

    /// Removes the task of a session and stops the thought about it.
    pub(super) fn forget(&mut self, session: SessionId) {
        self.waiting.retain(|task| task.at.0 != session);
        if let Some(running) = self.running.get(&session) {
            running.store(true, Ordering::Relaxed);
        }
    }

    /// Removes all tasks and stops all thoughts.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        for running in self.running.values() {
            running.store(true, Ordering::Relaxed);
        }
    }

    /// The first task whose time has come and whose session is not being thought about.
    pub(super) fn next(&mut self, now: Instant) -> Next {
        let is_free = |task: &&ThinkingTask| !self.running.contains_key(&task.at.0);
        let is_due = |task: &&ThinkingTask| task.not_before <= now;
        let free = self.waiting.iter().filter(is_free);
        let due = free.clone().filter(is_due).count();
        let Some(at) = self
            .waiting
            .iter()
            .position(|one| is_free(&one) && is_due(&one))
        else {
            let soonest = free.map(|task| task.not_before).min();
            return soonest.map_or(Next::Nothing, Next::Until);
        };
        let Some(task) = self.waiting.remove(at) else {
            return Next::Nothing;
        };
        let stop = StopFlag::default();
        self.running.insert(task.at.0, stop.clone());
        Next::Think(Box::new(task), stop, due - 1)
    }

    /// Notes that the thought about this session has ended.
    pub(super) fn end(&mut self, session: SessionId) {
        self.running.remove(&session);
    }
}
