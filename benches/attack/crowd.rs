//! The people in the measurement `mixture`: honest players, who play at a human pace, and attackers, who write again as soon as the bot
//! has answered them.

use crate::grammar::Grammar;
use crate::list::{Attack, attacks};
use crate::world::{World, wait};
use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// How long an honest player pauses before a move. Real people play more slowly.
const PAUSE: Duration = Duration::from_millis(700);
/// How often an attacker sends the same message at once before waiting for the answers.
const AT_ONCE: usize = 8;
/// How long an attacker pauses after each burst. A platform does not hand over messages any faster.
const BREATH: Duration = Duration::from_millis(20);

/// Two players throw and pass in turn until `ends` is set. Returns how long they waited for each reply.
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

/// An attacker writes bad messages until `ends` is set, in a room shared with other attackers. Returns the number of messages.
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

/// Sends the same message several times at once, as in a flood, and waits for all answers. Returns the number of messages sent.
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
