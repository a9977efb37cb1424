//! Measures many live sessions: whether a message costs more while 10,000 games go on, and how much memory they take.

use crate::gauge::resident;
use crate::table::Table;
use crate::world::{ROOMS, World};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use std::path::Path;
use std::time::Duration;

const STEPS: usize = 4_000;

pub(crate) async fn measure(folder: &Path, table: &mut Table) {
    let mut world = World::open(&folder.join("live.db")).await;
    // Warms up, so that the first measurement does not pay for what is initialised once.
    world.wander(STEPS / 4, |_| 0).await;
    let memory = resident();
    let one = world.wander(STEPS, |_| 0).await;
    begin_everywhere(&mut world).await;
    let mut random = SmallRng::seed_from_u64(1);
    let many = world.wander(STEPS, |_| random.random_range(0..ROOMS)).await;
    let more = resident() - memory;
    println!(
        "\nlive sessions: 1, {:.0} µs a command at p50, CPU {:.1} µs; {ROOMS} (any of them next), {:.0} µs, CPU {:.1} µs; memory {more:+.1} MB",
        one.within(0.5),
        one.cpu_each(),
        many.within(0.5),
        many.cpu_each(),
    );
    table.live(many.seconds / one.seconds, more);
    world.stop().await;
}

/// Every room begins a game and makes some moves. A hundred rooms do so at a time.
async fn begin_everywhere(world: &mut World) {
    for first in (0..ROOMS).step_by(100) {
        world
            .play(first..first + 100, Duration::from_millis(30))
            .await;
    }
}
