//! The people of the month and their rooms: where they are, when they are absent, how they want to be called.

use super::host::PLATFORMS;
use lusoria::service::{Cause, ChatMessage, Inbound};
use lusoria::session::{Identity, Platform, RoomKey};

pub(crate) const HOUR: i64 = 3_600;
pub(crate) const DAY: i64 = 86_400;

/// Random numbers, which are the same for the same seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % n as u64).unwrap()
    }

    /// True once in this many times, on average.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn seconds(&mut self, from: i64, to: i64) -> i64 {
        from + i64::try_from(self.below(usize::try_from(to - from).unwrap())).unwrap()
    }
}

/// Quiet hours as they are typed, and as a simple calendar has them: the hours from UTC, the first hour and the last.
#[derive(Clone, Copy)]
pub(crate) struct Quiet(&'static str, i64, i64, i64);

const QUIET: [Quiet; 3] = [
    Quiet("22-8 UTC", 0, 22, 8),
    Quiet("23-7 Asia/Tokyo", 9, 23, 7),
    Quiet("1-13 America/Phoenix", -7, 1, 13),
];

impl Quiet {
    fn is_now(self, at: i64) -> bool {
        let hour = (at + self.1 * HOUR).rem_euclid(DAY) / HOUR;
        match self.2 < self.3 {
            true => self.2 <= hour && hour < self.3,
            false => self.2 <= hour || hour < self.3,
        }
    }
}

pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) platform: Platform,
    pub(crate) quiet: Option<Quiet>,
    /// After how many days they are reminded; none if they do not want it.
    pub(crate) remind: Option<i64>,
    pub(crate) absent: Vec<(i64, i64)>,
    /// They play once in this many ticks, on average.
    pub(crate) slowness: usize,
}

pub(crate) struct Room {
    pub(crate) key: RoomKey,
    pub(crate) quiet: Option<Quiet>,
    pub(crate) reminders: bool,
}

impl Person {
    pub(crate) fn new(n: usize, begin: i64, chance: &mut Chance) -> Self {
        let absences = chance.below(3);
        let absent = (0..absences).map(|_| {
            let from = begin + chance.seconds(0, 28 * DAY);
            (from, from + chance.seconds(DAY, 9 * DAY))
        });
        let absent = absent.collect();
        Self {
            name: format!("person{n}"),
            platform: PLATFORMS[n % 3],
            quiet: chance.once_in(3).then(|| QUIET[chance.below(3)]),
            remind: [Some(1), Some(1), Some(2), None][chance.below(4)],
            absent,
            slowness: 2 + chance.below(12),
        }
    }

    pub(crate) fn is_absent(&self, at: i64) -> bool {
        self.absent.iter().any(|(from, to)| *from <= at && at < *to)
    }

    /// What this person says at the beginning about how they want to be called.
    pub(crate) fn wishes(&self) -> Vec<String> {
        let quiet = self.quiet.map(|quiet| format!("!me quiet {}", quiet.0));
        let remind = match self.remind {
            Some(1) => None,
            Some(days) => Some(format!("!me remind {days}d")),
            None => Some("!me remind off".to_owned()),
        };
        quiet.into_iter().chain(remind).collect()
    }

    pub(crate) fn identity(&self) -> Identity {
        Identity {
            platform: self.platform,
            id: self.name.clone().into(),
            name: self.name.clone().into(),
        }
    }
}

impl Room {
    pub(crate) fn new(n: usize, chance: &mut Chance) -> Self {
        Self {
            key: RoomKey {
                platform: PLATFORMS[n % 3],
                id: format!("room{n}"),
                parent: None,
            },
            quiet: chance.once_in(5).then(|| QUIET[chance.below(3)]),
            reminders: !chance.once_in(6),
        }
    }

    /// What the person who manages the room sets at the beginning.
    pub(crate) fn wishes(&self) -> Vec<String> {
        let quiet = self
            .quiet
            .map(|quiet| format!("!settings night {}", quiet.0));
        let remind = (!self.reminders).then(|| "!settings reminders off".to_owned());
        quiet.into_iter().chain(remind).collect()
    }

    /// Whether nobody is to call this person here now.
    pub(crate) fn is_quiet_for(&self, person: &Person, at: i64) -> bool {
        let quiet = [self.quiet, person.quiet];
        quiet.into_iter().flatten().any(|quiet| quiet.is_now(at))
    }

    /// A message in this room. The number makes the id of its event unique.
    pub(crate) fn message(
        &self,
        number: u64,
        person: &Person,
        text: String,
        mentions: Vec<Identity>,
    ) -> Inbound {
        let message = ChatMessage {
            mentions,
            may_configure: text.starts_with("!settings"),
            ..ChatMessage::new(person.identity(), text)
        };
        Inbound {
            room: self.key.clone(),
            event: format!("event-{number}"),
            locale: None,
            cause: Cause::Message(message),
        }
    }
}
