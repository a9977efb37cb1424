//! Compares what the host says by itself in the month with what it is to say.

use super::judge::Away;
use super::people::{DAY, HOUR};
use super::world::World;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

impl World {
    /// Looks at what the host did by itself.
    pub(crate) fn look(&mut self) {
        let expected = self.expected_reminders();
        let mut before = std::mem::take(&mut self.away);
        self.learn_absences();
        before.pauses.clone_from(&self.away.pauses);
        let heard = self.heard;
        let says: Vec<(i64, String)> = self.host().rows(
            "select n, say from overheard where n > $1 order by n",
            heard,
        );
        self.heard = says.last().map_or(heard, |last| last.0);
        let mut reminded = BTreeSet::new();
        for (_, say) in says {
            let say: Value = serde_json::from_str(&say).unwrap();
            if let Some(at) = say.get("reminder").map(|one| &one["at"]) {
                let id = at["session"].as_i64().unwrap();
                match say["reminder"]["left"].as_i64() {
                    None => assert!(reminded.insert(id), "#{id} was told twice at once"),
                    Some(left) => self.hear_of_time("warning", at, left < HOUR, &before),
                }
            }
            if let Some(told) = say.get("time_over") {
                self.hear_of_time("over", told, false, &before);
            }
        }
        self.check_reminders(&expected, &reminded);
        self.learn();
    }

    /// The games for which a reminder is to be told by now, and to whom.
    fn expected_reminders(&self) -> BTreeMap<i64, usize> {
        let now = self.now();
        let untimed = self
            .games
            .iter()
            .filter(|(_, game)| !game.ended && game.control().is_none());
        let waits = untimed.filter_map(|(id, game)| {
            let person = game.on_turn().filter(|_| game.people[1].is_some())?;
            let days = self.people[person]
                .remind
                .filter(|_| self.rooms[game.room].reminders)?;
            let rungs = [1, 3, 7].map(|step| game.played_at + step * days * DAY);
            let passed = rungs.iter().filter(|rung| **rung <= now).count();
            let quiet = self.rooms[game.room].is_quiet_for(&self.people[person], now);
            (passed > game.told && !quiet).then_some((*id, person))
        });
        waits.collect()
    }

    fn check_reminders(&mut self, expected: &BTreeMap<i64, usize>, told: &BTreeSet<i64>) {
        let now = self.now();
        for id in told {
            assert!(
                expected.contains_key(id),
                "#{id} is reminded of in vain, twice or in quiet hours"
            );
        }
        for (id, person) in expected {
            // By CL-15 the reminder comes a minute after the end of the vacation.
            let excused = self.away.is_on_vacation(*person, now - 60);
            assert!(excused || told.contains(id), "#{id} is not reminded of");
        }
        for id in told {
            let game = self.games.get_mut(id).unwrap();
            let days = self.people[expected[id]].remind.unwrap();
            let rungs = [1, 3, 7].map(|step| game.played_at + step * days * DAY);
            game.told = rungs.iter().filter(|rung| **rung <= now).count();
        }
        *self.counts.entry("reminders").or_default() += told.len();
    }

    /// A warning, or the news that somebody's time is over. `before` is who was on vacation before.
    fn hear_of_time(&mut self, kind: &'static str, at: &Value, hour: bool, before: &Away) {
        let (id, entry) = (
            at["session"].as_i64().unwrap(),
            at["entry"].as_u64().unwrap(),
        );
        assert!(
            self.told.insert((kind, id, entry, hour)),
            "{kind} of #{id} is told twice"
        );
        self.learn();
        let (game, now) = (&self.games[&id], self.now());
        let (judge, seat) = game.judge(&self.away).unwrap();
        let seat = seat.unwrap();
        let called = if kind == "over" { seat.other() } else { seat };
        let called = game.people[called.index()].unwrap();
        assert!(
            !self.rooms[game.room].is_quiet_for(&self.people[called], now),
            "{kind} in quiet hours"
        );
        let control = game.control().unwrap();
        let is_spared = control.vacation && before.is_on_vacation(called, now);
        assert!(!is_spared, "{kind} on vacation");
        // If weekends are free and the host was away at one, the news may come a little too early. Days of vacation that are spent at the
        // same tick may have been spent before the news or after it.
        let (earlier, _) = game.judge(before).unwrap();
        let right = match kind {
            "over" => judge.left_at(seat, now) < 0,
            _ => judge.may_warn(seat, now) || earlier.may_warn(seat, now),
        };
        let left = judge.left_at(seat, now);
        assert!(
            right || control.weekends,
            "#{id}: {kind} with {left} left: {:?}",
            game.log
        );
        *self.counts.entry(kind).or_default() += 1;
    }
}
