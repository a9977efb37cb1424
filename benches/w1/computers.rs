//! How long people wait for replies while computer players play fifty games in other rooms: `cargo bench --bench w1 -- computers`.
//!
//! The computer players play at level ruthless and do not pause between their moves, so that the threads that think are busy all the time.

use crate::gauge::Cost;
use crate::world::{Tally, World};
use lusoria::service::ThinkingSettings;
use lusoria_games::catalog::GAMES;
use std::path::Path;
use std::time::Duration;

/// How many games the computer players play, each in a room of its own.
const COMPUTER_GAMES: usize = 50;
/// The number of the first room of the computer players. People play in the rooms before it.
const THEIR_ROOMS: usize = 100;
/// In how many rooms people play at the same time.
const PEOPLE: usize = 10;
const ROUNDS: usize = 5;
const SLICE: Duration = Duration::from_secs(3);
/// The time that 99 of 100 replies must not exceed, in milliseconds.
const MUST: f64 = 100.0;

pub(crate) async fn measure(folder: &Path) {
    let thinking = ThinkingSettings {
        pause: Duration::ZERO,
        ..ThinkingSettings::default()
    };
    let mut world = World::open_with(&folder.join("computers.db"), thinking).await;
    world.play(0..PEOPLE, SLICE).await;
    println!("computer games | commands/s | p50 ms | p99 ms (must be below {MUST}) | longest ms");
    for _ in 0..ROUNDS {
        line(0, &world.play(0..PEOPLE, SLICE).await);
    }
    let two_seats: Vec<_> = GAMES.iter().filter(|game| game.info.seats == 2).collect();
    for n in 0..COMPUTER_GAMES {
        let game = two_seats[n % two_seats.len()].info.id;
        let begin = format!("!new {game} bot:ruthless bot:ruthless");
        let place = &mut world.rooms[THEIR_ROOMS + n];
        let inbound = place.room.says(begin);
        let service = world.host.service.clone();
        place.say(&service, inbound, &mut Tally::default()).await;
    }
    for _ in 0..ROUNDS {
        line(COMPUTER_GAMES, &world.play(0..PEOPLE, SLICE).await);
    }
    world.stop().await;
}

fn line(games: usize, cost: &Cost) {
    let milliseconds = |share| cost.within(share) / 1e3;
    println!(
        "{games:14} | {:10.0} | {:6.2} | {:6.2} | {:6.2}",
        cost.rate(),
        milliseconds(0.5),
        milliseconds(0.99),
        milliseconds(1.0),
    );
}
