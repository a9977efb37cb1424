//! Counts the answers that wait to be sent: to a person in one room, to a person in all rooms, to a room with its threads, and
//! altogether. An answer counts from the moment when it is decided until the delivery task reports what became of it.
//!
//! Messages that answer nobody, such as news of games, are always sent, and do not count.

use super::message_cost::{count_answers, weight};
use super::rate::Uptime;
use super::room_with_threads::RoomWithThreads;
use super::silences::SHORTEST_SILENCE;
use super::table::Limits;
use crate::command::MessageLine;
use crate::service::quick_map::QuickMap;
use crate::session::{AccountId, OutboxId, Refusal, Say};
use governor::clock::Clock;
use lusoria_games::rules::Fact;
use std::hash::Hash;
use std::time::Duration;

/// When [`WaitingAnswers::told`] has this many entries, old entries are removed.
const MANY_TOLD: usize = 4_096;

/// Which waiting answers are counted together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Scope {
    PersonHere(AccountId, RoomWithThreads),
    Person(AccountId),
    Room(RoomWithThreads),
    Host,
}

/// One answer that waits.
#[derive(Debug)]
struct WaitingAnswer {
    reader: AccountId,
    /// The room, if it is known.
    room: Option<RoomWithThreads>,
    weight: u32,
}

/// When a person or a room was told that they get no answers for now, and whether that still holds.
#[derive(Clone, Copy, Debug)]
struct NotifiedPerson {
    at: Duration,
    /// Whether the person or room still gets no answers. This is true until half of the answers that waited have been sent.
    silent: bool,
}

/// All answers that wait.
#[derive(Debug)]
pub(in crate::service) struct WaitingAnswers {
    clock: Uptime,
    answers: QuickMap<OutboxId, WaitingAnswer>,
    counts: QuickMap<Scope, u32>,
    /// Who was told that they get no answers for now. If the limit of the whole host is reached, each room is told separately.
    told: QuickMap<(Scope, Option<RoomWithThreads>), NotifiedPerson>,
}

/// How many more answers are allowed, by the limit that allows the fewest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::service) struct Allowance {
    free: u32,
    /// The scope whose limit allows the fewest further answers.
    scope: Scope,
    told: bool,
}

impl WaitingAnswers {
    pub(in crate::service) fn new() -> Self {
        Self {
            clock: Uptime::begin(),
            answers: QuickMap::default(),
            counts: QuickMap::default(),
            told: QuickMap::default(),
        }
    }

    /// Counts a message that will be sent, if it is an answer to somebody.
    pub(in crate::service) fn add(
        &mut self,
        id: OutboxId,
        room: Option<RoomWithThreads>,
        say: &Say,
    ) {
        let Some(reader) = say.reader() else { return };
        let weight = weight(say);
        let one = WaitingAnswer {
            reader,
            room,
            weight,
        };
        for scope in one.counted() {
            *self.counts.entry(scope).or_default() += one.weight;
        }
        self.answers.insert(id, one);
    }

    /// Stops counting something that was sent, or never will be.
    pub(in crate::service) fn remove(&mut self, id: OutboxId) {
        let Some(one) = self.answers.remove(&id) else {
            return;
        };
        for scope in one.counted() {
            if let Some(count) = self.counts.get_mut(&scope) {
                *count = count.saturating_sub(one.weight);
                if *count == 0 {
                    self.counts.remove(&scope);
                }
            }
        }
    }

    fn count(&self, scope: &Scope) -> u32 {
        self.counts.get(scope).copied().unwrap_or(0)
    }

    /// How many more answers this person may get here. A person who was told that too many answers wait gets none until half of
    /// them have been sent.
    pub(in crate::service) fn allowance(
        &mut self,
        limits: &Limits,
        person: AccountId,
        room: &RoomWithThreads,
    ) -> Allowance {
        let here = Scope::PersonHere(person, room.clone());
        let all = [
            (here, limits.person_room_waiting),
            (Scope::Person(person), limits.person_waiting),
            (Scope::Room(room.clone()), limits.room_waiting),
            (Scope::Host, limits.host_waiting),
        ];
        let limited = all.into_iter().filter(|(_, most)| *most > 0);
        let allowances = limited.map(|(scope, most)| self.allowed(scope, most, room));
        // If two limits leave equally few answers, this takes the limit that the person or room has been told about.
        let least = allowances.min_by_key(|one| (one.free, !one.told));
        least.unwrap_or(Allowance {
            free: u32::MAX,
            scope: Scope::Host,
            told: false,
        })
    }

    fn allowed(&mut self, scope: Scope, most: u32, room: &RoomWithThreads) -> Allowance {
        let count = self.count(&scope);
        let told = self.told.get_mut(&key(&scope, room));
        let told = told.is_some_and(|told| {
            told.silent &= count > most / 2;
            told.silent
        });
        let free = if told { 0 } else { most.saturating_sub(count) };
        Allowance { free, scope, told }
    }

    /// Notes that a person or room is told that the limit is reached, and returns the refusal that says so. `None` if they were told a
    /// short time ago, so that they do not read it each time the limit is reached.
    pub(in crate::service) fn tell(
        &mut self,
        allowance: &Allowance,
        room: &RoomWithThreads,
    ) -> Option<Refusal> {
        let now = self.clock.now();
        let recent = |told: &NotifiedPerson| now < told.at + SHORTEST_SILENCE;
        if self.told.len() >= MANY_TOLD {
            self.told.retain(|_, told| told.silent || recent(told));
        }
        let key = key(&allowance.scope, room);
        if let Some(told) = self.told.get_mut(&key).filter(|told| recent(told)) {
            told.silent = true;
            return None;
        }
        let (at, silent) = (now, true);
        self.told.insert(key, NotifiedPerson { at, silent });
        let scope = match allowance.scope {
            Scope::PersonHere(..) | Scope::Person(_) => "person",
            Scope::Room(_) => "room",
            Scope::Host => "host",
        };
        let fact = Fact::new("too-many-waiting");
        Some(fact.with("whose", scope.to_owned()).into())
    }
}

fn key(scope: &Scope, room: &RoomWithThreads) -> (Scope, Option<RoomWithThreads>) {
    let each_room = (*scope == Scope::Host).then(|| room.clone());
    (scope.clone(), each_room)
}

impl WaitingAnswer {
    /// The scopes in which this answer counts.
    fn counted(&self) -> impl Iterator<Item = Scope> + use<> {
        let room = self.room.clone().map(Scope::Room);
        let here = self.room.clone();
        let here = here.map(|room| Scope::PersonHere(self.reader, room));
        let others = [Scope::Person(self.reader), Scope::Host];
        here.into_iter().chain(room).chain(others)
    }
}

impl Allowance {
    /// How many more answers are allowed.
    pub(in crate::service) const fn free(&self) -> u32 {
        self.free
    }

    /// Whether the person or room was told that the limit is reached, and still gets no answers.
    pub(in crate::service) const fn told(&self) -> bool {
        self.told
    }

    /// The lines that are to be carried out, and whether any are left out. Once the allowance is used up, these lines are left out:
    ///
    /// - If the person was not told about the limit before: the next line that needs an answer, and all lines after it.
    /// - If the person was told about it before: only the lines that need an answer. Moves need none, so they are still played.
    pub(in crate::service) fn fitting(&self, lines: Vec<MessageLine>) -> (Vec<MessageLine>, bool) {
        let (all, mut used, mut fitting) = (lines.len(), 0_u32, Vec::new());
        for line in lines {
            let answers = count_answers(&line);
            if answers == 0 || used < self.free {
                used += answers;
                fitting.push(line);
            } else if !self.told {
                break;
            }
        }
        let cut = fitting.len() < all;
        (fitting, cut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{GeneralAnswer, Platform};
    use tokio::time::advance;

    const ANNA: AccountId = AccountId(1);

    fn hall() -> RoomWithThreads {
        RoomWithThreads(Platform::Discord, "hall".into())
    }

    /// Adds answers to Anna with these ids, which wait to be sent to the room `hall`.
    fn answering(waiting: &mut WaitingAnswers, ids: std::ops::Range<i64>) {
        for id in ids {
            let say = Say::Answer(GeneralAnswer::Games, ANNA);
            waiting.add(OutboxId(id), Some(hall()), &say);
        }
    }

    fn free(waiting: &mut WaitingAnswers) -> u32 {
        let limits = Limits {
            person_room_waiting: 8,
            room_waiting: 12,
            ..Limits::none()
        };
        waiting.allowance(&limits, ANNA, &hall()).free
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_told_waits_until_half_is_sent_and_is_told_once_a_minute() {
        let limits = Limits {
            person_room_waiting: 8,
            ..Limits::none()
        };
        let mut waiting = WaitingAnswers::new();
        answering(&mut waiting, 0..8);
        let used_up = waiting.allowance(&limits, ANNA, &hall());
        assert!(waiting.tell(&used_up, &hall()).is_some());
        (0..3).for_each(|id| waiting.remove(OutboxId(id)));
        assert_eq!(free(&mut waiting), 0);
        waiting.remove(OutboxId(3));
        assert_eq!(free(&mut waiting), 4);
        answering(&mut waiting, 10..14);
        let used_up = waiting.allowance(&limits, ANNA, &hall());
        assert!(!used_up.told && waiting.tell(&used_up, &hall()).is_none());
        (4..20).for_each(|id| waiting.remove(OutboxId(id)));
        advance(SHORTEST_SILENCE).await;
        answering(&mut waiting, 20..28);
        let used_up = waiting.allowance(&limits, ANNA, &hall());
        assert!(waiting.tell(&used_up, &hall()).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn the_least_of_all_that_is_allowed_counts_and_nothing_is_left_behind() {
        let mut waiting = WaitingAnswers::new();
        answering(&mut waiting, 0..2);
        assert_eq!(free(&mut waiting), 6);
        for id in 2..12 {
            let say = Say::Answer(
                GeneralAnswer::Rules("tablut".to_owned(), true),
                AccountId(2),
            );
            waiting.add(OutboxId(id), Some(hall()), &say);
        }
        assert_eq!(free(&mut waiting), 0);
        (0..12).for_each(|id| waiting.remove(OutboxId(id)));
        assert_eq!(free(&mut waiting), 8);
        assert!(waiting.counts.is_empty() && waiting.answers.is_empty());
    }
}
