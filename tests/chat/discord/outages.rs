//! Tests that messages written while Discord's gateway cannot be reached still reach the games, once and in order.

use crate::discord::behaviour::evening;
use crate::discord::bot::{self, Bot, ME};
use crate::discord::program::Program;
use crate::discord::stand_in::{Call, Fault, Room, World};
use crate::discord::table::{Table, nth};
use std::collections::HashSet;
use std::time::Duration;

/// Longer than a client needs for its first attempts to reconnect.
const OUTAGE: Duration = Duration::from_secs(2);

/// What was handed in from a room. Repeated events count once, as the service counts them.
fn once(bot: &Bot, room: Room) -> Vec<String> {
    let mut known = HashSet::new();
    let heard = bot.heard().into_iter();
    let here = heard.filter(|message| message.room.id == room.to_string());
    let once = here.filter(|message| known.insert(message.event.clone()));
    once.map(|inbound| bot::chat_message(&inbound).text.clone())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_of_seconds_the_session_goes_on_and_nothing_is_missed() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::listening(&world).await;
    world.says(room, anna, "before");
    bot.until_heard(1).await;
    world.refuse_connections(true);
    world.drop_connection();
    world
        .until("the line is cut", |world| !world.is_connected())
        .await;
    world.says(room, anna, "meanwhile");
    tokio::time::sleep(OUTAGE).await;
    world.refuse_connections(false);
    bot.until_heard(2).await;
    world.says(room, anna, "after");
    bot.until_heard(3).await;
    assert_eq!(bot.texts(room), ["before", "meanwhile", "after"]);
    assert_eq!((world.identifies(), world.resumes()), (1, 1));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_lost_session_rooms_with_games_are_looked_back_into_in_order() {
    let world = World::start().await;
    let (anna, emil) = (world.person("anna"), world.person("emil"));
    let [games, other] = ["games", "other"].map(|name| world.channel(name));
    let thread = world.archived_thread(games, "old");
    world.nickname(anna, "Anička");
    world.promote(anna);
    let bot = Bot::playing(&world, &[games, games, thread]).await;
    world.says(games, anna, "0");
    world.says(thread, anna, "0");
    bot.until_heard(2).await;
    world.mute();
    // More messages than Discord returns in one request.
    let lines: Vec<_> = (1..=230).map(|n| n.to_string()).collect();
    for line in &lines {
        world.says(games, if line == "200" { emil } else { anna }, line);
    }
    world.says(thread, anna, "1");
    world.says(other, anna, "nobody plays here");
    world.hold();
    world.invalidate(false);
    world
        .until("a second session", |world| world.identifies() == 2)
        .await;
    world.says(games, anna, "last");
    world.release();
    bot.until_heard_in(games, "last").await;
    bot.until_heard_in(thread, "1").await;
    let expected: Vec<_> = ["0"]
        .into_iter()
        .chain(lines.iter().map(String::as_str))
        .chain(["last"])
        .collect();
    assert_eq!(once(&bot, games), expected);
    assert_eq!(once(&bot, thread), ["0", "1"]);
    assert_eq!(world.calls_in(Call::History, other), 0);
    let heard = bot.heard();
    let find = |text| {
        let mut heard = heard.iter();
        heard.find(|inbound| bot::chat_message(inbound).text == text)
    };
    let missed = bot::chat_message(find("7").unwrap());
    assert_eq!(missed.author.name.as_ref(), "Anička");
    assert!(missed.may_configure && !missed.addressed);
    let emil = find("200").unwrap();
    assert!(!bot::chat_message(emil).may_configure && emil.room.parent.is_none());
    let mut old = bot.heard();
    old.retain(|message| message.room.id == thread.to_string());
    let old = old.pop().unwrap();
    assert_eq!(old.room.parent, Some(games.to_string()));
    assert_eq!(world.overruns(), 0, "Discord's rates are kept");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_history_that_cannot_be_read_holds_nothing_up() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::playing(&world, &[room]).await;
    for status in [403, 500, 500, 500, 500, 500, 500] {
        world.fail_next(Call::History, Fault::Before(status));
    }
    world.invalidate(false);
    world
        .until("a second session", |world| world.identifies() == 2)
        .await;
    world.says(room, anna, &format!("<@{ME}> still here"));
    bot.until_heard(1).await;
    assert_eq!(bot.texts(room)[0], "still here");
    assert!(bot::log().contains("cannot be read"));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_typed_while_the_session_was_lost_is_played_once() {
    let (world, program, _folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let room = world.channel("games");
    let mut table = Table::open(&world, room, people).await;
    for most in [1, 3, 1] {
        table
            .play_as(most, |world, person, moves| {
                world.mute();
                let said = world.says(room, person, moves);
                world.invalidate(false);
                said
            })
            .await;
    }
    table.play(3).await;
    assert!(world.identifies() >= 3);
    program.stop().await;
}

/// The bot tries again to read the history, first while the room waits, then while the room plays on.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_played_once_although_the_history_cannot_be_read_at_first() {
    let (world, program, _folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let chatter = world.person("cyril");
    let room = world.channel("games");
    let mut table = Table::open(&world, room, people).await;
    for (most, failures) in [(1, 1), (1, 5)] {
        table
            .play_as(most, |world, person, moves| {
                world.mute();
                let said = world.says(room, person, moves);
                for _ in 0..failures {
                    world.fail_next(Call::History, Fault::Before(500));
                }
                world.invalidate(false);
                world.says(room, chatter, "who is winning?");
                said
            })
            .await;
    }
    table.play(2).await;
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_typed_while_the_bot_was_down_is_played_once() {
    let (world, program, folder) = evening().await;
    let people = ["anna", "bela"].map(|name| (world.person(name), name));
    let room = world.channel("games");
    let mut table = Table::open(&world, room, people).await;
    table.play(1).await;
    let seat = table.on_turn().unwrap();
    program.stop().await;
    let moves = table.pick(1);
    world.says(room, table.person(seat), &moves);
    let program = Program::start(&world, folder.path()).await;
    table.until_shown(seat).await;
    program.kill(&world).await;
    let before = world.bot_says(room).len();
    let moves = table.pick(3);
    world.says(room, table.person(seat), &moves);
    let program = Program::start(&world, folder.path()).await;
    table.read(&nth(&world, room, before).await);
    table.play(3).await;
    program.stop().await;
}
