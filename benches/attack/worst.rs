//! The measurement `worst`: how much longer does somebody in another room wait because of one bad message?
//!
//! The bad message is handed in, and right after it a message in another room. The bench measures the time until the second message is
//! answered, and subtracts the time that this takes without the bad message. There are no limits here, because limits do not stop the
//! first message of a flood either.

use crate::grammar::Grammar;
use crate::list::{Attack, attacks};
use crate::old_database::{self, MALLORY};
use crate::table::{self, Row, median};
use crate::world::{World, wait};
use lusoria::session::Platform;
use std::path::Path;
use std::time::{Duration, Instant};

/// How often each message is measured.
const TRIES: usize = 5;
/// A message is not measured again once its measurements have taken this long.
const LONG_ENOUGH: Duration = Duration::from_secs(5);
/// How many random messages are measured once. The [`DEAREST`] of them are then measured as often as the others.
const RANDOM: usize = 400;
const DEAREST: usize = 10;
/// What the person in the other room asks.
const QUESTION: &str = "!help yield";

/// Which messages to measure.
#[derive(Debug)]
pub(crate) struct Wanted {
    /// Only messages whose name contains this text.
    pub(crate) only: String,
    /// The seed of the random messages.
    pub(crate) seed: u64,
}

/// Measures and prints. Returns whether all messages are below the limit.
pub(crate) async fn measure(folder: &Path, wanted: &Wanted) -> bool {
    let path = folder.join("worst.db");
    old_database::create(&path, Platform::Console).await;
    let world = World::open(&path, Platform::Console).await;
    let mut bench = Bench { world, rooms: 0 };
    let mut rows = Vec::new();
    println!(
        "the question alone: {:.2} ms",
        bench.usual().await.as_secs_f64() * 1e3
    );
    for (name, text) in [("chatter", "hello"), ("board", "!board")] {
        let first = Attack::new(&format!("crowd: the first {name} after the start"), text);
        rows.push(bench.row(&first.in_the_crowd(), 1).await);
    }
    let listed = attacks();
    for attack in listed
        .iter()
        .filter(|attack| attack.name.contains(&wanted.only))
    {
        rows.push(bench.row(attack, TRIES).await);
    }
    if "random".contains(&wanted.only) {
        rows.extend(bench.random(wanted.seed).await);
    }
    bench.world.stop().await;
    table::print(rows)
}

struct Bench {
    world: World,
    rooms: usize,
}

impl Bench {
    async fn row(&mut self, attack: &Attack, tries: usize) -> Row {
        let (mut times, begun) = (Vec::new(), Instant::now());
        while times.is_empty() || times.len() < tries && begun.elapsed() < LONG_ENOUGH {
            times.push(self.time(attack).await);
        }
        let usual = self.usual().await;
        Row {
            name: attack.name.clone(),
            characters: attack.text.chars().count(),
            cost: median(times).saturating_sub(usual),
        }
    }

    /// How long the question takes without an attack.
    async fn usual(&self) -> Duration {
        let mut times = Vec::new();
        for _ in 0..TRIES {
            let start = Instant::now();
            self.world.hear("quiet", "quinn", QUESTION).await;
            times.push(start.elapsed());
        }
        median(times)
    }

    /// How long the question takes right after the attack.
    async fn time(&mut self, attack: &Attack) -> Duration {
        self.rooms += 1;
        let fresh = format!("room{}", self.rooms);
        let room = attack.room.unwrap_or(&fresh);
        for text in &attack.before {
            self.world.hear(room, MALLORY, text).await;
        }
        let start = Instant::now();
        let attacked = self.world.hand_in(room, MALLORY, &attack.text).await;
        self.world.hear("quiet", "quinn", QUESTION).await;
        let time = start.elapsed();
        wait(attacked).await;
        time
    }

    /// Measures many random messages, and returns the rows of the most expensive ones.
    async fn random(&mut self, seed: u64) -> Vec<Row> {
        let mut grammar = Grammar::new(seed);
        let mut tried = Vec::new();
        for n in 0..RANDOM {
            let attack = grammar.attack(n);
            tried.push((self.time(&attack).await, attack));
        }
        tried.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
        let mut rows = Vec::new();
        for (_, attack) in tried.into_iter().take(DEAREST) {
            rows.push(self.row(&attack, TRIES).await);
        }
        rows
    }
}
