//! The clock of a game by the rules of `docs/clocks.md`, worked out anew from its log in the simplest way: by measuring the time of each
//! turn and leaving out what does not count. It shares nothing with the program but the text of the log. If weekends are free and the
//! host was away at one, it gives more time than this file (CL-5). Such a game is judged only where that makes no difference.

use super::people::{DAY, HOUR};
use lusoria_games::rules::{Seat, Turn};
use std::collections::BTreeMap;

/// What does not count: when the host was away, and who was on vacation when.
#[derive(Default)]
pub(crate) struct Away {
    pub(crate) pauses: Vec<(i64, i64)>,
    pub(crate) vacations: BTreeMap<usize, Vec<(i64, i64)>>,
}

impl Away {
    pub(crate) fn is_on_vacation(&self, person: usize, at: i64) -> bool {
        let own = self.vacations.get(&person).into_iter().flatten();
        own.into_iter()
            .any(|(from, until)| *from <= at && at < *until)
    }

    /// How many days of vacation this person has spent before this time. A day in which the host was away for more than half is given back.
    pub(crate) fn days_spent(&self, person: usize, before: i64) -> i64 {
        let own = self.vacations.get(&person).into_iter().flatten();
        let own = own.filter(|(from, _)| *from < before);
        own.map(|(from, until)| (measure(*from, *until, &self.pauses) + DAY / 2) / DAY)
            .sum()
    }
}

/// A shorter pause is no downtime of this month: the host was held up by a slow write.
const SHORTEST_DOWNTIME: i64 = 60;

/// The seconds from one time to another that are in none of these holes.
fn measure(from: i64, to: i64, holes: &[(i64, i64)]) -> i64 {
    let mut holes: Vec<_> = holes.to_vec();
    holes.sort_unstable();
    let (mut reached, mut counted) = (from, 0);
    for (begin, end) in holes {
        if begin >= to {
            break;
        }
        counted += (begin - reached).max(0);
        reached = reached.max(end);
    }
    counted + (to - reached).max(0)
}

/// How much time a game gives, as its first entry says.
#[derive(Clone)]
pub(crate) struct Control {
    kind: String,
    start: i64,
    add: i64,
    pub(crate) hard: bool,
    pub(crate) weekends: bool,
    pub(crate) vacation: bool,
}

impl Control {
    pub(crate) fn read(entry: &str) -> Option<Self> {
        let mut words = entry.strip_prefix("=time:")?.split(':').peekable();
        let kind = words.next()?.to_owned();
        let start = words.next()?.parse().ok()?;
        let add = words.next_if(|word| word.parse::<i64>().is_ok());
        let rest: Vec<_> = words.collect();
        Some(Self {
            kind,
            start,
            add: add.map_or(0, |word| word.parse().unwrap()),
            hard: rest.contains(&"hard"),
            weekends: rest.contains(&"weekends"),
            vacation: rest.contains(&"vacation"),
        })
    }

    fn after_turn(&self, left: i64) -> i64 {
        match self.kind.as_str() {
            "time" => self.start,
            "bank" => self.start.min(left + self.add),
            _ => left + self.add,
        }
    }
}

/// A clock that is read along a log.
pub(crate) struct Judge<'a> {
    control: Control,
    people: [Option<usize>; 2],
    away: &'a Away,
    left: [i64; 2],
    pub(crate) since: i64,
    /// The seconds of vacation that the log gives in this turn.
    given: i64,
    /// Whether each seat has made a move in time or ended a turn.
    moved: [bool; 2],
}

impl<'a> Judge<'a> {
    pub(crate) fn new(
        control: Control,
        people: [Option<usize>; 2],
        at: i64,
        away: &'a Away,
    ) -> Self {
        Self {
            left: [control.start; 2],
            control,
            people,
            away,
            since: at,
            given: 0,
            moved: [false; 2],
        }
    }

    /// What this seat, whose turn it is, has left at this time.
    pub(crate) fn left_at(&self, seat: Seat, at: i64) -> i64 {
        let mut holes = self.away.pauses.clone();
        let person = self.people[seat.index()].filter(|_| self.control.vacation);
        holes.extend(
            person
                .and_then(|person| self.away.vacations.get(&person))
                .into_iter()
                .flatten(),
        );
        if self.control.weekends {
            // 2026-11-21 was a Saturday.
            let saturday = 1_795_219_200;
            holes.extend(
                (-1..10)
                    .map(|week| saturday + week * 7 * DAY)
                    .map(|at| (at, at + 2 * DAY)),
            );
        }
        self.left[seat.index()] - measure(self.since, at, &holes)
    }

    /// Whether a reminder is right at this time: a quarter of the time is left, or an hour.
    pub(crate) fn may_warn(&self, seat: Seat, at: i64) -> bool {
        let left = self.left_at(seat, at);
        0 <= left && left <= HOUR.max(self.left[seat.index()] / 4)
    }

    /// Takes in that the next entry is a move of this seat. The entry itself follows.
    pub(crate) fn note_move(&mut self, seat: Seat, at: i64, after: Turn) {
        let begins = self.left_at(seat, at) >= 0 || after != Turn::Seat(seat);
        self.moved[seat.index()] |= begins;
    }

    /// Takes in an entry that was made at this time while it was this seat's turn.
    pub(crate) fn take(&mut self, entry: &str, at: i64, before: Option<Seat>, after: Turn) {
        let Some(seat) = before else { return };
        let left = self.left_at(seat, at);
        let words: Vec<_> = entry.split(':').collect();
        match words[..] {
            ["=wait", _, seconds] => {
                self.left[seat.index()] += seconds.parse::<i64>().unwrap() - left.min(0);
            }
            ["=vacation", _, seconds] => self.given += seconds.parse::<i64>().unwrap(),
            ["=flag", _] => self.take_flag(seat, left, at),
            _ if entry.starts_with('=') => {}
            _ => {
                assert!(
                    left >= 0 || !self.control.hard || self.control.weekends,
                    "a late move at {at} with {left} left of {:?} since {}: {:?}",
                    self.left,
                    self.since,
                    self.away.pauses
                );
                self.check_vacation(seat, at);
                if after != Turn::Seat(seat) {
                    self.left[seat.index()] = self.control.after_turn(left.max(0));
                    (self.since, self.given) = (at, 0);
                }
            }
        }
    }

    /// Checks a flag. The player has no time left, and also no day of vacation, unless the player has not moved yet.
    fn take_flag(&self, seat: Seat, left: i64, at: i64) {
        assert!(
            left < 0,
            "a flag at {at} with {left} left of {:?} since {}, away {:?}, vacation {:?}, given {}",
            self.left,
            self.since,
            self.away.pauses,
            self.people[seat.index()].and_then(|person| self.away.vacations.get(&person)),
            self.given
        );
        let person = self.people[seat.index()].unwrap();
        let spent = self.away.days_spent(person, at);
        assert!(
            !self.control.vacation || !self.moved[seat.index()] || spent >= 30,
            "a flag after {spent} days"
        );
    }

    /// Checks that what the log gives as vacation in this turn is the vacation of that person in this time. A pause for a slow disk (CL-5)
    /// is noted after the write. A vacation that was in the log by then keeps these seconds.
    fn check_vacation(&self, seat: Seat, at: i64) {
        let person = self.people[seat.index()].filter(|_| self.control.vacation);
        let own = person.and_then(|person| self.away.vacations.get(&person));
        let Some(own) = own.filter(|_| !self.control.weekends) else {
            return;
        };
        let without: Vec<_> = own.iter().chain(&self.away.pauses).copied().collect();
        let rested = measure(self.since, at, &self.away.pauses) - measure(self.since, at, &without);
        let slow_writes = self.away.pauses.iter().filter(|(begin, end)| {
            end - begin < SHORTEST_DOWNTIME && *end > self.since && *begin < at
        });
        let kept: i64 = slow_writes.map(|(begin, end)| end - begin).sum();
        assert!(
            (rested..=rested + kept).contains(&self.given),
            "vacation in a turn from {} to {at}: {} and not {rested} (+ {kept})",
            self.since,
            self.given
        );
    }
}

#[test]
fn what_is_measured_leaves_out_holes_once() {
    assert_eq!(measure(0, 100, &[]), 100);
    assert_eq!(measure(0, 100, &[(50, 70), (10, 20), (15, 30)]), 60);
    assert_eq!(measure(60, 100, &[(50, 70), (95, 200)]), 25);
    assert_eq!(measure(10, 20, &[(0, 50)]), 0);
}
