//! How many answers wait to be sent: to a person in a room, to a person, to a room with its threads, altogether. Counted from
//! the moment they are decided until the delivery task tells what became of them.
//!
//! Deliberately absent: news of games. They always go out, and do not keep anybody from being answered.

use super::message_cost::{answers, weight};
use super::rate::Uptime;
use super::room_with_threads::WholeRoom;
use super::silences::PAUSE;
use super::table::Limits;
use crate::command::MessageLine;
use crate::session::{AccountId, OutboxId, Refusal, Say};
use governor::clock::Clock;
use lusoria_games::rules::Fact;
use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// Those who were told are looked through when there are so many.
const MANY_TOLD: usize = 4_096;

/// Whose replies wait.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whose {
    PersonHere(AccountId, WholeRoom),
    Person(AccountId),
    Room(WholeRoom),
    Host,
}

/// One answer that waits.
#[derive(Debug)]
struct One {
    reader: AccountId,
    /// Where, if that room is known.
    room: Option<WholeRoom>,
    weight: u32,
}

/// Somebody who was told that they get no answer for now.
#[derive(Clone, Copy, Debug)]
struct Told {
    at: Duration,
    /// Half of what waits is still to be sent.
    silent: bool,
}

/// All that waits.
#[derive(Debug)]
pub(in crate::service) struct Waiting {
    clock: Uptime,
    ones: HashMap<OutboxId, One>,
    counts: HashMap<Whose, u32>,
    /// Of the host's own state each room is told.
    told: HashMap<(Whose, Option<WholeRoom>), Told>,
}

/// How much may still be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::service) struct Allowance {
    free: u32,
    /// Whose limit it is, and whether it was told that it is reached.
    whose: Whose,
    told: bool,
}

impl Waiting {
    pub(in crate::service) fn new() -> Self {
        Self {
            clock: Uptime::begin(),
            ones: HashMap::new(),
            counts: HashMap::new(),
            told: HashMap::new(),
        }
    }

    /// Something will be said.
    pub(in crate::service) fn add(&mut self, id: OutboxId, room: Option<WholeRoom>, say: &Say) {
        let Some(reader) = say.reader() else { return };
        let weight = weight(say);
        let one = One {
            reader,
            room,
            weight,
        };
        for whose in one.counted() {
            *self.counts.entry(whose).or_default() += one.weight;
        }
        self.ones.insert(id, one);
    }

    /// It has been said, or will not be.
    pub(in crate::service) fn remove(&mut self, id: OutboxId) {
        let Some(one) = self.ones.remove(&id) else {
            return;
        };
        for whose in one.counted() {
            if let Some(count) = self.counts.get_mut(&whose) {
                *count = count.saturating_sub(one.weight);
                if *count == 0 {
                    self.counts.remove(&whose);
                }
            }
        }
    }

    fn count(&self, whose: &Whose) -> u32 {
        self.counts.get(whose).copied().unwrap_or(0)
    }

    /// How much this person may still be answered here. Whoever was told that it is enough waits until half of it is sent.
    pub(in crate::service) fn allowance(
        &mut self,
        limits: &Limits,
        person: AccountId,
        room: &WholeRoom,
    ) -> Allowance {
        let here = Whose::PersonHere(person, room.clone());
        let all = [
            (here, limits.person_room_waiting),
            (Whose::Person(person), limits.person_waiting),
            (Whose::Room(room.clone()), limits.room_waiting),
            (Whose::Host, limits.host_waiting),
        ];
        let limited = all.into_iter().filter(|(_, most)| *most > 0);
        let allowances = limited.map(|(whose, most)| self.allowed(whose, most, room));
        // Of two that are used up the one they know of counts.
        let least = allowances.min_by_key(|one| (one.free, !one.told));
        least.unwrap_or(Allowance {
            free: u32::MAX,
            whose: Whose::Host,
            told: false,
        })
    }

    fn allowed(&mut self, whose: Whose, most: u32, room: &WholeRoom) -> Allowance {
        let count = self.count(&whose);
        let told = self.told.get_mut(&key(&whose, room));
        let told = told.is_some_and(|told| {
            told.silent &= count > most / 2;
            told.silent
        });
        let free = if told { 0 } else { most.saturating_sub(count) };
        Allowance { free, whose, told }
    }

    /// They are to know that it is used up. Nothing, if they were told so a moment ago: where messages are sent quickly it
    /// may be used up again and again.
    pub(in crate::service) fn tell(
        &mut self,
        allowance: &Allowance,
        room: &WholeRoom,
    ) -> Option<Refusal> {
        let now = self.clock.now();
        let recent = |told: &Told| now < told.at + PAUSE;
        if self.told.len() >= MANY_TOLD {
            self.told.retain(|_, told| told.silent || recent(told));
        }
        let key = key(&allowance.whose, room);
        if let Some(told) = self.told.get_mut(&key).filter(|told| recent(told)) {
            told.silent = true;
            return None;
        }
        let (at, silent) = (now, true);
        self.told.insert(key, Told { at, silent });
        let whose = match allowance.whose {
            Whose::PersonHere(..) | Whose::Person(_) => "person",
            Whose::Room(_) => "room",
            Whose::Host => "host",
        };
        let fact = Fact::new("too-many-waiting");
        Some(fact.with("whose", whose.to_owned()).into())
    }
}

fn key(whose: &Whose, room: &WholeRoom) -> (Whose, Option<WholeRoom>) {
    let each_room = (*whose == Whose::Host).then(|| room.clone());
    (whose.clone(), each_room)
}

impl One {
    /// Whose limits it counts for.
    fn counted(&self) -> impl Iterator<Item = Whose> + use<> {
        let room = self.room.clone().map(Whose::Room);
        let here = self.room.clone();
        let here = here.map(|room| Whose::PersonHere(self.reader, room));
        let others = [Whose::Person(self.reader), Whose::Host];
        here.into_iter().chain(room).chain(others)
    }
}

impl Allowance {
    /// How much it is.
    pub(in crate::service) const fn free(&self) -> u32 {
        self.free
    }

    /// Whether they know that it is used up.
    pub(in crate::service) const fn told(&self) -> bool {
        self.told
    }

    /// The lines that may be answered. Once it is used up no further line is read, as after any refusal; of whoever knows that
    /// already all lines are read that need no answer: moves are played. True if something was left out.
    pub(in crate::service) fn fitting(&self, lines: Vec<MessageLine>) -> (Vec<MessageLine>, bool) {
        let (all, mut used, mut fitting) = (lines.len(), 0_u32, Vec::new());
        for line in lines {
            let answers = answers(&line);
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
    use crate::session::{Platform, Talk};
    use tokio::time::advance;

    const ANNA: AccountId = AccountId(1);

    fn hall() -> WholeRoom {
        WholeRoom(Platform::Discord, "hall".into())
    }

    /// So many answers to Anna wait in the hall.
    fn answering(waiting: &mut Waiting, ids: std::ops::Range<i64>) {
        for id in ids {
            let say = Say::Talk(Talk::Games, ANNA);
            waiting.add(OutboxId(id), Some(hall()), &say);
        }
    }

    fn free(waiting: &mut Waiting) -> u32 {
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
        let mut waiting = Waiting::new();
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
        advance(PAUSE).await;
        answering(&mut waiting, 20..28);
        let used_up = waiting.allowance(&limits, ANNA, &hall());
        assert!(waiting.tell(&used_up, &hall()).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn the_least_of_all_that_is_allowed_counts_and_nothing_is_left_behind() {
        let mut waiting = Waiting::new();
        answering(&mut waiting, 0..2);
        assert_eq!(free(&mut waiting), 6);
        for id in 2..12 {
            let say = Say::Talk(Talk::Rules("tablut".to_owned(), true), AccountId(2));
            waiting.add(OutboxId(id), Some(hall()), &say);
        }
        assert_eq!(free(&mut waiting), 0);
        (0..12).for_each(|id| waiting.remove(OutboxId(id)));
        assert_eq!(free(&mut waiting), 8);
        assert!(waiting.counts.is_empty() && waiting.ones.is_empty());
    }
}
