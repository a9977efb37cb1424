//! The month: people, rooms, games and what is said, tick by tick.

use super::game::Game;
use super::host::Host;
use super::judge::Away;
use super::people::{Chance, Person, Room};
use lusoria::service::{Inbound, ManualClock};
use lusoria_games::catalog;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const GAMES: [&str; 8] = [
    "tablut", "murus", "ohojitxi", "afrika", "selus", "gabata", "scripta", "quick",
];
const TIMES: [&str; 11] = [
    "",
    "",
    "",
    "time=1d",
    "time=2d hard=on vacation=off",
    "time=1d hard=on",
    "bank=3d+12h",
    "bank=2d+6h hard=on",
    "bank=4d hard=on weekends=off",
    "live=6h+1h hard=on",
    "time=12h",
];

/// Everything in the month.
pub(crate) struct World {
    pub(crate) people: Vec<Person>,
    pub(crate) rooms: Vec<Room>,
    pub(crate) games: BTreeMap<i64, Game>,
    pub(crate) away: Away,
    pub(crate) chance: Chance,
    pub(crate) hand: ManualClock,
    host: Option<Host>,
    path: PathBuf,
    accounts: BTreeMap<i64, usize>,
    pub(crate) heard: i64,
    events: u64,
    /// What was told about time: its kind, the game, the entry, and whether less than an hour was left.
    pub(crate) told: BTreeSet<(&'static str, i64, u64, bool)>,
    pub(crate) counts: BTreeMap<&'static str, usize>,
}

impl World {
    pub(crate) fn new(path: &Path, seed: u64, people: usize, begin: i64) -> Self {
        let mut chance = Chance(seed);
        let (hand, _) = ManualClock::new(begin);
        let mut world = Self {
            people: (0..people)
                .map(|n| Person::new(n, begin, &mut chance))
                .collect(),
            rooms: (0..30).map(|n| Room::new(n, &mut chance)).collect(),
            games: BTreeMap::new(),
            away: Away::default(),
            chance,
            host: Some(Host::start(path, &hand)),
            hand,
            path: path.to_owned(),
            accounts: BTreeMap::new(),
            heard: 0,
            events: 0,
            told: BTreeSet::new(),
            counts: BTreeMap::new(),
        };
        world.begin();
        world
    }

    pub(crate) fn host(&mut self) -> &mut Host {
        self.host.as_mut().unwrap()
    }

    pub(crate) fn now(&self) -> i64 {
        self.hand.now()
    }

    fn message(
        &mut self,
        room: usize,
        person: usize,
        text: String,
        with: Option<usize>,
    ) -> Inbound {
        self.events += 1;
        let mentions = with.map(|other| self.people[other].identity());
        let mentions = mentions.into_iter().collect();
        self.rooms[room].message(self.events, &self.people[person], text, mentions)
    }

    /// The people and the rooms choose their settings: reminders and quiet hours.
    fn begin(&mut self) {
        let mut messages = Vec::new();
        for person in 0..self.people.len() {
            for text in self.people[person].wishes() {
                messages.push(self.message(person % 3, person, text, None));
            }
        }
        for room in 0..self.rooms.len() {
            for text in self.rooms[room].wishes() {
                messages.push(self.message(room, room % 3, text, None));
            }
        }
        self.host().say(messages);
    }

    /// Somebody begins a game with somebody on the same platform.
    pub(crate) fn open_games(&mut self, count: usize) {
        for _ in 0..count {
            let one = self.chance.below(self.people.len());
            let other =
                (one + 3 * (1 + self.chance.below(self.people.len() / 3 - 1))) % self.people.len();
            let room = one % 3 + 3 * self.chance.below(10);
            if self.people[one].platform != self.people[other].platform || one == other {
                continue;
            }
            let (game, time) = (
                self.chance.below(GAMES.len()),
                self.chance.below(TIMES.len()),
            );
            let rated = if self.chance.once_in(2) {
                " rated=true"
            } else {
                ""
            };
            let text = match self.chance.once_in(40) {
                true => "!new tchuka".to_owned(),
                false => format!(
                    "!new {} @{} first {}{rated}",
                    GAMES[game], self.people[other].name, TIMES[time]
                ),
            };
            let message = self.message(room, one, text, Some(other));
            self.host().say(vec![message]);
        }
        self.learn();
    }

    /// Reads what has happened in the games.
    pub(crate) fn learn(&mut self) {
        let last = self.games.last_key_value().map_or(0, |(id, _)| *id);
        let new: Vec<(i64, String, String, i64)> = self.host().rows(
            "select s.id, s.game, r.platform_id, s.opened_at from session s join room r on r.id = s.room where s.id > $1",
            last,
        );
        if self.accounts.len() < self.people.len() {
            let known: Vec<(i64, String)> = self.host().rows(
                "select account, platform_id from identity where account > $1",
                0,
            );
            let number = |name: &str| name.strip_prefix("person").unwrap().parse().unwrap();
            self.accounts = known
                .iter()
                .map(|(account, name)| (*account, number(name)))
                .collect();
        }
        for (id, game, room, begun_at) in new {
            let seats: Vec<(i64, i64)> = self
                .host()
                .rows("select seat, account from seat where session = $1", id);
            let mut people = [None; 2];
            for (seat, account) in seats {
                people[usize::try_from(seat).unwrap() - 1] = Some(self.accounts[&account]);
            }
            let game = Game {
                room: room.strip_prefix("room").unwrap().parse().unwrap(),
                people,
                line: catalog::begin(&game).unwrap(),
                log: Vec::new(),
                ended: false,
                played_at: begun_at,
                begun_at,
                begins: game,
                told: 0,
            };
            self.games.insert(id, game);
        }
        let now = self.now();
        let entries: Vec<(i64, i64, String)> = self.host().rows(
            "select session, n, text from entry where at = $1 order by session, n",
            now,
        );
        for (id, n, text) in entries {
            let game = self.games.get_mut(&id).unwrap();
            if usize::try_from(n).unwrap() <= game.log.len() {
                continue;
            }
            // An entry that is no move, such as an offer, does not change the time since which the player on turn is waited for.
            if !text.starts_with('=') {
                game.line.play(&text).unwrap();
                (game.played_at, game.told) = (now, 0);
            }
            game.log.push((text, now));
        }
        let ended: Vec<(i64,)> = self
            .host()
            .rows("select id from session where ended_at = $1", now);
        for (id,) in ended {
            self.games.get_mut(&id).unwrap().ended = true;
        }
    }

    /// Reads who is on vacation and when the host was away.
    pub(crate) fn learn_absences(&mut self) {
        let rows: Vec<(i64, i64, i64)> = self.host().rows(
            "select account, from_at, until from vacation where until > $1",
            0,
        );
        self.away.vacations.clear();
        for (account, from, until) in rows {
            let person = self.accounts[&account];
            self.away
                .vacations
                .entry(person)
                .or_default()
                .push((from, until));
        }
        self.away.pauses = self.host().rows(
            "select from_at, until_at from host_pause where until_at > $1",
            0,
        );
    }

    /// Time passes, and what is due is carried out.
    pub(crate) fn pass(&mut self, seconds: i64) {
        self.hand.set(self.now() + seconds);
        let now = self.now();
        self.host().settle(now);
        self.look();
    }

    /// What the people who are present now write, and sometimes a vacation.
    pub(crate) fn moves(&mut self) -> Vec<Inbound> {
        let ids: Vec<i64> = self
            .games
            .iter()
            .filter(|(_, game)| !game.ended)
            .map(|(id, _)| *id)
            .collect();
        let now = self.now();
        let mut messages = Vec::new();
        for id in ids {
            let Some(person) = self.games[&id].on_turn() else {
                continue;
            };
            let other = self.games[&id]
                .people
                .iter()
                .flatten()
                .copied()
                .find(|other| *other != person);
            let acts = !self.people[person].is_absent(now)
                && self.chance.once_in(self.people[person].slowness);
            let said = match (acts, other) {
                (true, _) => Some((person, self.word_on_turn(id))),
                (false, Some(other)) if self.chance.once_in(12) => {
                    Some((other, self.word_of_waiting(id)))
                }
                _ => None,
            };
            if let Some((person, text)) = said {
                let room = self.games[&id].room;
                messages.push(self.message(room, person, text, None));
            }
        }
        if self.chance.once_in(4) {
            let person = self.chance.below(self.people.len());
            let text = format!("!vacation {}d", 1 + self.chance.below(16));
            messages.push(self.message(person % 3, person, text, None));
        }
        messages
    }

    /// What the player on turn writes.
    fn word_on_turn(&mut self, id: i64) -> String {
        match self.chance.below(40) {
            0 => format!("!yield #{id}"),
            1 => format!("!draw #{id}"),
            2 => format!("!accept #{id}"),
            _ => {
                let moves = self.games[&id].line.legal_moves();
                format!("#{id} {}", moves[self.chance.below(moves.len())])
            }
        }
    }

    /// What the player who waits writes.
    fn word_of_waiting(&mut self, id: i64) -> String {
        match self.chance.below(6) {
            0 => format!("!accept #{id}"),
            1 => format!("!wait 1d #{id}"),
            2 => format!("!decline #{id}"),
            _ => format!("!claim #{id}"),
        }
    }

    /// Hands in all these messages. If the host is killed in the middle, everything is handed in once more.
    pub(crate) fn say(&mut self, messages: Vec<Inbound>, kill: bool) {
        if kill {
            let (first, _) = messages.split_at(messages.len() / 2);
            self.host().throw_in(first.to_vec());
            self.restart(0);
        }
        let claims: Vec<i64> = messages.iter().filter_map(claimed).collect();
        let (now, games) = (self.now(), &self.games);
        let late: Vec<i64> = claims
            .into_iter()
            .filter(|id| games[id].is_late(&self.away, now))
            .collect();
        self.host().say(messages);
        self.learn();
        self.learn_absences();
        for id in late {
            let game = &self.games[&id];
            let control = game.control().unwrap();
            let spared = control.vacation
                && game
                    .log
                    .iter()
                    .any(|(entry, at)| entry.starts_with("=vacation") && *at == now);
            assert!(
                game.ended || spared || control.weekends,
                "#{id} was claimed in vain"
            );
        }
    }

    /// The host is killed, and begins again after this time.
    pub(crate) fn restart(&mut self, seconds: i64) {
        self.host.take().unwrap().kill();
        self.hand.set(self.now() + seconds);
        self.host = Some(Host::start(&self.path, &self.hand));
        let now = self.now();
        self.host().settle(now);
        self.look();
    }

    /// Ends the host for good.
    pub(crate) fn end(&mut self) {
        self.host.take().unwrap().kill();
    }
}

/// The game that this message claims.
fn claimed(message: &Inbound) -> Option<i64> {
    let lusoria::service::Cause::Message(said) = &message.cause else {
        return None;
    };
    said.text.strip_prefix("!claim #")?.parse().ok()
}
