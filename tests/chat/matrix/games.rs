//! Tests whole games in spite of faults: the bot is killed at any moment, the homeserver cannot be reached, or accepts few messages.

use crate::matrix::person::Person;
use crate::matrix::program::{BOT, Program};
use crate::matrix::synapse::{Limits, Synapse};
use crate::matrix::table::Table;
use crate::matrix::two_people::bot_and_two_people;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::sleep;

/// Three pieces for each player: the quick game.
const QUICK: u8 = 3;
/// One piece for each player: the shortest game.
const SHORTEST: u8 = 1;

/// How many faults come in the course of a game.
const TROUBLES: usize = 9;

/// Games in a plain and in an encrypted room at the same time, while the bot is killed again and again and the homeserver is away twice.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_every_reply_arrives_once_and_in_order() {
    let opening = bot_and_two_people(Limits::None, 0).await;
    let Some((mut synapse, mut program, anna, bela)) = opening else {
        return;
    };
    let plain = anna.opens_room(&[&bela], false).await;
    let secret = bela.opens_room(&[&anna], true).await;
    let mut plain = Table::open(plain, [&anna, &bela], QUICK).await;
    let mut secret = Table::open(secret, [&bela, &anna], QUICK).await;
    let over = AtomicBool::new(false);
    let playing = async {
        tokio::join!(plain.play_to_the_end(true), secret.play_to_the_end(true));
        over.store(true, Ordering::Relaxed);
    };
    tokio::join!(playing, weather(&mut synapse, &mut program, &anna, &over));
    assert!(program.lives > TROUBLES, "started {} times", program.lives);
    plain.check().await;
    secret.check().await;
    program.stop().await;
    program.check_log("place 1");
    program
        .until_logged("no longer listening to Matrix", 1)
        .await;
}

/// Causes one fault after the other. Before each fault the games go on a little.
async fn weather(synapse: &mut Synapse, program: &mut Program, anna: &Person, over: &AtomicBool) {
    let said = || anna.seen().iter().filter(|seen| seen.sender == BOT).count();
    for trouble in 0..TROUBLES {
        let so_far = said();
        until(over, || said() >= so_far + 3).await;
        if over.load(Ordering::Relaxed) {
            return;
        }
        match trouble {
            // The program dies after it has stored what it received, but before it has sent the reply or noted how far it has read.
            1 => crash(program, "after-commit:2", over).await,
            2 => away(synapse).await,
            // What people write in the meantime waits at the homeserver.
            3 => {
                program.kill();
                sleep(Duration::from_secs(4)).await;
                program.start();
            }
            4 => crash(program, "before-commit:3", over).await,
            5 => {
                program.kill();
                away(synapse).await;
                program.start();
            }
            _ => {
                program.kill();
                program.start();
            }
        }
    }
}

/// Starts the program so that it dies at this point, and then starts it again without the crash.
async fn crash(program: &mut Program, point: &str, over: &AtomicBool) {
    program.kill();
    program.set("LUSORIA_CRASH", point);
    program.start();
    while !program.has_ended() && !over.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(50)).await;
    }
    program.kill();
    program.set("LUSORIA_CRASH", "");
    program.start();
}

/// Stops the homeserver for a while.
async fn away(synapse: &mut Synapse) {
    synapse.stop();
    sleep(Duration::from_secs(4)).await;
    tokio::task::block_in_place(|| synapse.run());
}

async fn until(over: &AtomicBool, so: impl Fn() -> bool) {
    while !so() && !over.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(50)).await;
    }
}

/// A short game on a homeserver with Synapse's default limits.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_fits_the_homeservers_own_limits() {
    let opening = bot_and_two_people(Limits::Defaults, 5).await;
    let Some((_synapse, mut program, anna, bela)) = opening else {
        return;
    };
    let room = anna.opens_room(&[&bela], true).await;
    let mut table = Table::open(room, [&anna, &bela], SHORTEST).await;
    table.play(1).await;
    program.kill();
    program.start();
    table.play_to_the_end(false).await;
    table.check().await;
    program.stop().await;
    assert!(
        !program.log().contains("no message yet"),
        "its own count is right: {}",
        program.log()
    );
}
