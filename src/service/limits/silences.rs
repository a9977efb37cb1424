//! Remembers who exceeded a budget and is ignored for a while.

use super::rate::Uptime;
use super::room_with_threads::RoomWithThreads;
use crate::session::Refusal;
use crate::store::PlatformId;
use governor::clock::Clock;
use lusoria_games::rules::Fact;
use std::collections::{HashMap, HashSet};
use std::time::Duration;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// The shortest time for which somebody is ignored, so that a flood is not answered again and again.
pub(in crate::service) const SHORTEST_SILENCE: Duration = MINUTE;

/// When [`Silences`] has this many entries, the entries whose time is over are removed.
const MANY_SILENCES: usize = 4_096;

/// What to do with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::service) enum Admission {
    /// Answer the message.
    Answer,
    /// Refuse the message with this refusal.
    Tell(Refusal),
    /// Ignore the message: the author or the room has been told already.
    Silence,
}

/// Which kind of budget: for messages or for imported records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::service) enum BudgetKind {
    Messages,
    Imports,
}

/// A person's id on their platform. The account is not known yet when the budgets are checked.
pub(in crate::service) type Person = PlatformId;

/// Who has exceeded a budget: a person, a room, or everybody together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::service) enum Scope {
    Person(Person),
    Room(RoomWithThreads),
    Host,
}

/// Who is ignored, and until when.
#[derive(Debug)]
pub(in crate::service) struct Silences {
    clock: Uptime,
    until: HashMap<(BudgetKind, Scope), Duration>,
    /// The rooms that were told that everybody together has exceeded a budget. Each room is told once.
    told_of_host: HashSet<(BudgetKind, RoomWithThreads)>,
}

impl Silences {
    pub(in crate::service) fn new(clock: Uptime) -> Self {
        Self {
            clock,
            until: HashMap::new(),
            told_of_host: HashSet::new(),
        }
    }

    /// Whether no silence is remembered. A silence may still be remembered for some time after it is over.
    pub(in crate::service) fn is_empty(&self) -> bool {
        self.until.is_empty()
    }

    /// How much longer somebody is ignored; `None` if they are not ignored.
    pub(in crate::service) fn left(&self, kind: BudgetKind, scope: &Scope) -> Option<Duration> {
        if self.is_empty() {
            return None;
        }
        let until = self.until.get(&(kind, scope.clone()))?;
        until
            .checked_sub(self.clock.now())
            .filter(|left| !left.is_zero())
    }

    /// Calls `take`, which takes something from a budget. If the owner of the budget is being ignored, `take` is not called. If too
    /// little is left of the budget, the owner is ignored from now on.
    ///
    /// # Errors
    /// What to do with the message if the owner is being ignored or too little is left of the budget.
    pub(in crate::service) fn spend(
        &mut self,
        kind: BudgetKind,
        scope: &Scope,
        room: &RoomWithThreads,
        take: impl FnOnce() -> Result<(), Duration>,
    ) -> Result<(), Admission> {
        if let Some(left) = self.left(kind, scope) {
            let news = *scope == Scope::Host && self.told_of_host.insert((kind, room.clone()));
            return Err(if news {
                Admission::Tell(refusal(kind, scope, left))
            } else {
                Admission::Silence
            });
        }
        let Err(wait) = take() else { return Ok(()) };
        let wait = wait.max(SHORTEST_SILENCE);
        self.begin(kind, scope, wait);
        if *scope == Scope::Host {
            self.told_of_host.retain(|(other, _)| *other != kind);
            self.told_of_host.insert((kind, room.clone()));
        }
        Err(Admission::Tell(refusal(kind, scope, wait)))
    }

    fn begin(&mut self, kind: BudgetKind, scope: &Scope, wait: Duration) {
        let now = self.clock.now();
        if self.until.len() >= MANY_SILENCES {
            self.until.retain(|_, until| *until > now);
        }
        self.until.insert((kind, scope.clone()), now + wait);
    }
}

fn refusal(kind: BudgetKind, scope: &Scope, wait: Duration) -> Refusal {
    let scope = match scope {
        Scope::Person(_) => "person",
        Scope::Room(_) => "room",
        Scope::Host => "host",
    };
    let fact = match kind {
        BudgetKind::Messages => Fact::new("too-many-messages"),
        BudgetKind::Imports => Fact::new("too-many-imports"),
    };
    with_time(fact.with("whose", scope.to_owned()), wait).into()
}

/// Adds a waiting time to a fact: in minutes, or in hours if it is two hours or more.
pub(in crate::service) fn with_time(fact: Fact, wait: Duration) -> Fact {
    let (unit, length) = if wait < 2 * HOUR {
        ("minutes", MINUTE)
    } else {
        ("hours", HOUR)
    };
    let time = wait.as_secs().div_ceil(length.as_secs());
    fact.with("unit", unit.to_owned())
        .with("time", i64::try_from(time).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_time_is_told_in_hours() {
        let told = |wait| format!("{:?}", with_time(Fact::new("x"), wait));
        assert!(told(Duration::from_secs(61)).contains("minutes"));
        assert!(told(Duration::from_secs(61)).contains("Number(2)"));
        assert!(told(HOUR * 23 + MINUTE).contains("hours"));
        assert!(told(HOUR * 23 + MINUTE).contains("Number(24)"));
    }
}
