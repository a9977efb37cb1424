//! A simulated month with a clock that the test sets: people on three platforms, games of all kinds with all kinds of time, absences,
//! vacations, quiet hours, a host that is killed at any moment and is down for days. Whatever the host does about time is compared with a
//! simple model (`judge.rs`, `hearing.rs`).

mod game;
mod hearing;
mod host;
mod judge;
mod people;
mod world;

use host::wrong_ratings;
use people::{DAY, HOUR};
use std::fmt::Write as _;
use world::World;

/// A Monday at noon (UTC).
const BEGIN: i64 = 1_795_435_200;

/// Lives through this many days, and returns everything that has happened.
fn live(seed: u64, people: usize, games: usize, days: i64) -> String {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("month.db");
    let mut world = World::new(&path, seed, people, BEGIN);
    let end = BEGIN + days * DAY;
    // Ticks are four hours apart, and games begin in the first half.
    let each_tick = games.div_ceil(usize::try_from(days * 3).unwrap());
    let (mut begun, mut is_long_over) = (0, false);
    while world.hand.now() < end {
        let seconds = world.chance.seconds(2 * HOUR, 6 * HOUR);
        world.pass(seconds);
        if begun < games {
            world.open_games(each_tick);
            begun += each_tick;
        }
        let (messages, kill) = (world.moves(), world.chance.once_in(20));
        world.say(messages, kill);
        if !is_long_over && world.hand.now() > BEGIN + days * DAY / 3 {
            is_long_over = true;
            world.restart(3 * DAY + 5_000);
        } else if world.chance.once_in(40) {
            let seconds = world.chance.seconds(1, 20 * HOUR);
            world.restart(seconds);
        }
    }
    world.end();
    let (wrong, rated) = wrong_ratings(&path);
    assert_eq!(wrong, 0, "ratings that do not follow from the logs");
    judge(&world, rated)
}

/// Reads the clocks of all games along their logs, and tells what has happened.
fn judge(world: &World, rated: usize) -> String {
    let mut told = format!("{:?} {rated}\n", world.counts);
    for (id, game) in &world.games {
        writeln!(told, "{id} {:?} {} {:?}", game.people, game.ended, game.log).unwrap();
        let Some((judge, seat)) = game.judge(&world.away) else {
            continue;
        };
        let control = game.control().unwrap();
        if let Some(seat) = seat.filter(|_| control.hard && !control.weekends) {
            let left = judge.left_at(seat, world.hand.now());
            assert!(left >= 0, "#{id} goes on with {left}");
        }
    }
    writeln!(told, "{:?} {:?}", world.away.vacations, world.away.pauses).unwrap();
    for person in world.away.vacations.keys() {
        assert!(world.away.days_spent(*person, i64::MAX) <= 30);
    }
    told
}

#[test]
fn a_month_in_which_no_game_is_lost_by_downtime_and_every_flag_follows_from_its_rule() {
    let told = live(1, 200, 2_000, 30);
    let (flags, vacations) = (
        told.matches("=flag:").count(),
        told.matches("=vacation:").count(),
    );
    assert!(
        flags > 50 && vacations > 50,
        "{flags} flags, {vacations} times of vacation"
    );
    let counts = told.lines().next().unwrap();
    for kind in ["reminders", "warning", "over"] {
        assert!(counts.contains(kind), "{counts}");
    }
}

#[test]
fn the_same_seed_gives_the_same_month() {
    let month = live(2, 24, 80, 9);
    assert!(month == live(2, 24, 80, 9), "two months");
    assert!(month != live(3, 24, 80, 9), "the seed does not matter");
}
