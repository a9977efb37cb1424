//! Tests what people see while the reply to an ordinary message is delayed: the bot is typing, and only where a reply is coming.

use crate::discord::behaviour::{answer, evening};
use crate::discord::bot::ME;
use crate::discord::program::{Program, config};
use crate::discord::stand_in::{Call, Fault, Room, World};
use crate::discord::table::nth;
use lusoria::service::ThinkingSettings;
use std::time::{Duration, Instant};

/// Longer than a reply may take before the bot shows that it is typing.
const LONG: Duration = Duration::from_millis(2_500);

async fn typing(world: &World, room: Room, count: usize) {
    let what = format!("the bot is typing, told {count} times");
    let told = |world: &World| world.calls_in(Call::Typing, room) >= count;
    world.until(&what, told).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_hint_is_thought_of_the_bot_types_in_its_channel_alone() {
    let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
    world.speaks("en-US");
    let config = lusoria::config::Config {
        thinking: ThinkingSettings {
            time: Duration::from_secs(3_600),
            nodes: None,
            ..ThinkingSettings::default()
        },
        ..config(folder.path())
    };
    let program = Program::with(&world, config).await;
    let (anna, bela) = (world.person("anna"), world.person("bela"));
    let [hall, chatter, quick] = ["hall", "chatter", "quick"].map(|name| world.channel(name));
    answer(&world, hall, anna, "!new tablut @me").await;
    world.says(hall, anna, "!hint");
    world.says(chatter, bela, "what a lovely evening");
    answer(&world, quick, bela, &format!("<@{ME}> games")).await;
    typing(&world, hall, 1).await;
    let told = Instant::now();
    typing(&world, hall, 2).await;
    assert!(told.elapsed() > Duration::from_secs(7));
    assert_eq!(world.calls(Call::Typing), 2);
    assert_eq!(world.bot_says(hall).len(), 1);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn that_typing_cannot_be_shown_changes_nothing() {
    let (world, program, _folder) = evening().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let waits = Fault::Limited {
        after: LONG,
        global: false,
    };
    for typing_fails in [true, false] {
        if typing_fails {
            world.fail_next(Call::Typing, Fault::Before(502));
        }
        world.fail_next(Call::Post, waits);
        let before = (
            world.bot_says(room).len(),
            world.calls_in(Call::Typing, room),
        );
        world.says(room, anna, "!games");
        world.says(room, anna, "!help");
        typing(&world, room, before.1 + 1).await;
        let games = nth(&world, room, before.0).await;
        let help = nth(&world, room, before.0 + 1).await;
        assert!(games.text.contains("cats"), "{}", games.text);
        assert!(help.text.contains("`!new GAME @friend"), "{}", help.text);
        tokio::time::sleep(LONG).await;
        // After a failure, the second of the two replies may send the typing request once more.
        let most = if typing_fails { 2 } else { 1 };
        assert!(world.calls_in(Call::Typing, room) <= before.1 + most);
    }
    program.stop().await;
}
