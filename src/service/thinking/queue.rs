//! The tasks that wait for a thread. Tasks for which a person waits come first, and among equals the oldest. There is at most one move
//! task for each session, and one question for each person. A newer task takes the place of an older one, and a thread that is thinking
//! about the older one is told to stop.

use super::thinking_task::{TaskKey, ThinkingTask};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// A flag that is set to tell a thread to stop thinking about its task.
pub(super) type StopFlag = Arc<AtomicBool>;

/// The tasks that wait, and a flag for each task that a thread is thinking about. The flag tells the thread to stop.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<ThinkingTask>,
    running: HashMap<TaskKey, StopFlag>,
}

/// What a thread can do now.
pub(super) enum Next {
    /// Think about this task until the flag is set. The number says how many other tasks could be thought about now.
    Think(Box<ThinkingTask>, StopFlag, usize),
    /// Wait until this time.
    Until(Instant),
    /// Wait for a task.
    Nothing,
}

impl Queue {
    pub(super) fn put(&mut self, task: ThinkingTask) {
        self.forget(task.key());
        self.waiting.push_back(task);
    }

    /// Whether there is a task with this key, waiting or being thought about.
    pub(super) fn has(&self, key: TaskKey) -> bool {
        self.running.contains_key(&key) || self.waiting.iter().any(|task| task.key() == key)
    }

    /// Removes the task with this key, and tells a thread that is thinking about it to stop.
    pub(super) fn forget(&mut self, key: TaskKey) {
        self.waiting.retain(|task| task.key() != key);
        if let Some(running) = self.running.get(&key) {
            running.store(true, Ordering::Relaxed);
        }
    }

    /// Removes all tasks, and tells all threads to stop.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        for running in self.running.values() {
            running.store(true, Ordering::Relaxed);
        }
    }

    /// What a thread can do now: think about the first task whose time has come, or wait.
    ///
    /// - While a thread is thinking about a task, a newer task with its key has to wait.
    /// - While a person waits for one of the tasks, tasks for which nobody waits are passed over. The number in
    ///   [`Next::Think`] leaves them out.
    pub(super) fn next(&mut self, now: Instant) -> Next {
        let is_free = |task: &ThinkingTask| !self.running.contains_key(&task.key());
        let is_due = |task: &ThinkingTask| is_free(task) && task.not_before <= now;
        let is_for_somebody = |task: &ThinkingTask| is_due(task) && task.somebody_waits();
        let somebody_waits = self.waiting.iter().any(is_for_somebody);
        let comes_first =
            |task: &ThinkingTask| is_due(task) && (!somebody_waits || task.somebody_waits());
        let due = self.waiting.iter().filter(|task| comes_first(task)).count();
        let at = self.waiting.iter().position(comes_first);
        let Some(at) = at else {
            let free = self.waiting.iter().filter(|task| is_free(task));
            let soonest = free.map(|task| task.not_before).min();
            return soonest.map_or(Next::Nothing, Next::Until);
        };
        let Some(task) = self.waiting.remove(at) else {
            return Next::Nothing;
        };
        let stop = StopFlag::default();
        self.running.insert(task.key(), stop.clone());
        Next::Think(Box::new(task), stop, due - 1)
    }

    /// Notes that no thread thinks about the task with this key any more.
    pub(super) fn end(&mut self, key: TaskKey) {
        self.running.remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        AccountId, Computer, Platform, Player, RoomId, RoomKey, Session, SessionId,
    };
    use lusoria_games::engine::Level;
    use std::time::Duration;

    fn task(session: i64, not_before: Instant) -> ThinkingTask {
        let computer = Player::Computer(Computer::of(Level::Easy));
        task_of(session, not_before, [Some(computer); 2])
    }

    fn task_of(session: i64, not_before: Instant, seats: [Option<Player>; 2]) -> ThinkingTask {
        let (id, room) = (SessionId(session), RoomId(1));
        let session = Session::begin(id, room, "tablut", [0; 32], seats).unwrap();
        let room = RoomKey {
            platform: Platform::Console,
            id: "r".to_owned(),
            parent: None,
        };
        ThinkingTask::about(&session, room, None, not_before).unwrap()
    }

    /// The session of the next task, the flag that stops it, and how many others are due.
    fn taken(queue: &mut Queue, now: Instant) -> Option<(i64, StopFlag, usize)> {
        match queue.next(now) {
            Next::Think(task, stop, waiting) => match task.key() {
                TaskKey::Move(session) => Some((session.0, stop, waiting)),
                TaskKey::Question(_) => None,
            },
            Next::Until(_) | Next::Nothing => None,
        }
    }

    #[test]
    fn a_session_is_thought_about_once_at_a_time_and_the_newer_task_counts() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        for session in [1, 2, 1] {
            queue.put(task(session, now));
        }
        let (session, _, waiting) = taken(&mut queue, now).unwrap();
        assert_eq!((session, waiting), (2, 1));
        let (session, stop, waiting) = taken(&mut queue, now).unwrap();
        assert_eq!((session, waiting), (1, 0));
        queue.put(task(1, now));
        assert!(stop.load(Ordering::Relaxed), "the older thought is stopped");
        assert!(
            taken(&mut queue, now).is_none(),
            "and ends before the newer begins"
        );
        queue.end(TaskKey::Move(SessionId(1)));
        assert!(taken(&mut queue, now).is_some());
    }

    #[test]
    fn whoever_plays_against_the_computer_waits_for_no_game_of_two_computers() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        for session in 1..=9 {
            queue.put(task(session, now));
        }
        let computer = Player::Computer(Computer::of(Level::Easy));
        let person = Player::Person(AccountId(1));
        queue.put(task_of(10, now, [Some(computer), Some(person)]));
        let (session, _, others) = taken(&mut queue, now).unwrap();
        assert_eq!((session, others), (10, 0));
        let (session, _, others) = taken(&mut queue, now).unwrap();
        assert_eq!((session, others), (1, 8));
    }

    #[test]
    fn a_task_waits_for_its_time() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        let then = now + Duration::from_secs(9);
        queue.put(task(1, then));
        assert!(matches!(queue.next(now), Next::Until(until) if until == then));
        assert!(taken(&mut queue, then).is_some());
        assert!(matches!(queue.next(then), Next::Nothing));
    }
}
