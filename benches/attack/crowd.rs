//! The people of the measurement `mixture`: honest ones, who play at a human pace, and bad ones, who write again as soon as they
//! are answered.

use crate::grammar::Grammar;
use crate::list::{Attack, attacks};
use crate::world::{World, wait};
use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Pause of an honest player before a move; people play more slowly.
const PAUSE: Duration = Duration::from_millis(700);
/// Most messages of a bad one that are under way at a time.
const AT_ONCE: usize = 8;
/// A bad one pauses for so long after each burst: a platform hands over no faster.
const BREATH: Duration = Duration::from_millis(20);

/// Two who throw and pass in turn, until they are told to end; what each waited for the reply.
pub(crate) async fn honest(world: Rc<World>, number: usize, ends: Rc<Cell<bool>>) -> Vec<Duration> {
    let (room, names) = (
        format!("honest{number}"),
        [format!("ann{number}"), format!("bert{number}")],
    );
    let begin = format!("!new scripta @{} first dice=hand", names[1]);
    world.hear(&room, &names[0], &begin).await;
    sleep(PAUSE * (number as u32 % 8) / 8).await;
    let mut waited = Vec::new();
    while !ends.get() {
        for name in &names {
            sleep(PAUSE).await;
            let start = Instant::now();
            world.hear(&room, name, "roll 1 1 1\npass").await;
            waited.push(start.elapsed());
        }
    }
    waited
}

/// One who writes bad messages, in a room shared with some others, until told to end; how many.
pub(crate) async fn bad(world: Rc<World>, number: usize, seed: u64, ends: Rc<Cell<bool>>) -> u64 {
    let (room, name) = (format!("bad{}", number % 8), format!("mallory{number}"));
    let (listed, mut grammar) = (attacks(), Grammar::new(seed + number as u64));
    let mut written = 0;
    while !ends.get() {
        let attack = if grammar.below(2) == 0 {
            grammar.attack(0)
        } else {
            listed[grammar.below(listed.len())].clone()
        };
        written += burst(&world, &attack, &room, &name).await;
        sleep(BREATH).await;
    }
    written
}

/// The same message several times at once, as a flood is.
async fn burst(world: &World, attack: &Attack, room: &str, name: &str) -> u64 {
    let room = attack.room.unwrap_or(room);
    let mut receipts = Vec::new();
    for text in &attack.before {
        receipts.push(world.hand_in(room, name, text).await);
    }
    for _ in 0..AT_ONCE {
        receipts.push(world.hand_in(room, name, &attack.text).await);
    }
    let written = receipts.len() as u64;
    for receipt in receipts {
        wait(receipt).await;
    }
    written
}
