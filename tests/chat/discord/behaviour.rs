//! Tests how the bot behaves among people who play, chat, watch and make mistakes.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::bot::ME;
use crate::discord::program::Program;
use crate::discord::stand_in::{Call, Fault, Person, Room, World};
use crate::discord::table::{Table, nth};
use lusoria_games::rules::Seat;
use std::time::Duration;
use tempfile::TempDir;

/// An English-speaking guild in which the program runs.
pub(crate) async fn evening() -> (World, Program, TempDir) {
    let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
    world.speaks("en-US");
    let program = Program::start(&world, folder.path()).await;
    (world, program, folder)
}

fn people<const N: usize>(world: &World, names: [&'static str; N]) -> [(Person, &'static str); N] {
    names.map(|name| (world.person(name), name))
}

/// The bot's answer to this text, in a room where the bot has nothing else to say.
pub(crate) async fn answer(world: &World, room: Room, person: Person, text: &str) -> String {
    let before = world.bot_says(room).len();
    world.says(room, person, text);
    nth(world, room, before).await.text
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_is_meant_for_it_is_answered() {
    let (world, program, _folder) = evening().await;
    let [anna, bela, emil] = people(&world, ["anna", "bela", "emil"]);
    let room = world.channel("games");
    let mut table = Table::open(&world, room, [anna, bela]).await;
    let other = world.other_bot("other");
    for person in [anna.0, bela.0, emil.0] {
        world.says(room, person, "what a board! I take it\nmy move? 7 and 4");
        world.says(room, person, "!!! ? ... 🎲 @everyone");
    }
    world.says(room, other, "!help");
    world.says(room, other, "place 1");
    world.webhook_says(room, "!help");
    world.joins(room, emil.0);
    world.says(room, emil.0, "place 1");
    table.play(1).await;
    // If a move is edited, the new text is not read, and the move is not played a second time.
    world.edits(world.last_said(room).unwrap(), "!yield");
    let help = answer(&world, room, emil.0, &format!("<@{ME}> help")).await;
    assert!(help.contains("`!new GAME @friend"), "{help}");
    table.play(3).await;
    // With so much talk in between, the board of the first turn was posted once more, at the bottom.
    assert_eq!(world.bot_says(room).len(), table.turns + 2);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_or_a_reply_says_which_of_several_games_is_meant() {
    let (world, program, _folder) = evening().await;
    let [anna, bela, cyril] = people(&world, ["anna", "bela", "cyril"]);
    let room = world.channel("games");
    let mut first = Table::open(&world, room, [anna, bela]).await;
    let mut second = Table::open(&world, room, [anna, cyril]).await;
    let which = answer(&world, room, anna.0, "place 1").await;
    assert!(
        which.contains("`#2` XII Scripta, 3 pieces each: anna, cyril"),
        "{which}"
    );
    let board = first.call;
    first
        .play_as(1, |world, person, moves| {
            world.replies(board, person, moves, false)
        })
        .await;
    second.ask_for_the_board(Seat::Second).await;
    let asked = world.bot_says(room).pop().unwrap().id;
    for _ in 0..2 {
        second
            .play_as(1, |world, person, moves| {
                world.says(room, person, &format!("#2 {moves}"))
            })
            .await;
    }
    second
        .play_as(1, |world, person, moves| {
            world.replies(asked, person, moves, true)
        })
        .await;
    first
        .play_as(3, |world, person, moves| {
            world.replies(board, person, moves, true)
        })
        .await;
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_played_from_elsewhere_goes_on_where_it_is_shown() {
    let (world, program, _folder) = evening().await;
    let [anna, bela] = people(&world, ["anna", "bela"]);
    let (room, direct) = (world.channel("games"), world.direct(anna.0));
    let mut table = Table::open(&world, room, [anna, bela]).await;
    for (n, most) in [1, 3].into_iter().enumerate() {
        table
            .play_as(most, |world, person, moves| {
                let moves = moves.replace('\n', "\n#1 ");
                world.says(direct, person, &format!("#1 {moves}"))
            })
            .await;
        let board = nth(&world, direct, n).await;
        // What follows a turn depends on the dice: if some are left, Anna is still on turn.
        let begins = ["Game #1, XII Scripta", "It is your turn in #1 (XII Scripta"];
        let shown = begins.iter().any(|begin| board.text.starts_with(begin));
        assert!(shown, "{}", board.text);
        assert!(board.rings.is_empty() && board.silent);
    }
    world.says(direct, anna.0, "!yield #1");
    nth(&world, room, 2).await;
    let nothing = answer(&world, room, anna.0, "!yield").await;
    assert!(nothing.contains("Game #1 is over"), "{nothing}");
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_shown_in_its_own_message_also_after_answers_and_a_restart() {
    let (world, program, folder) = evening().await;
    let [anna, bela] = people(&world, ["anna", "bela"]);
    let room = world.channel("games");
    let mut table = Table::open(&world, room, [anna, bela]).await;
    table.ask_for_the_board(Seat::Second).await;
    table.play(1).await;
    table.ask_for_the_board(Seat::First).await;
    answer(&world, room, bela.0, "!moves").await;
    program.stop().await;
    let program = Program::start(&world, folder.path()).await;
    table.play(1).await;
    let said = world.bot_says(room);
    let edits: Vec<_> = said.iter().map(|message| message.edits).collect();
    assert_eq!(edits, [2, 0, 0, 0], "answers stay as they were");
    assert!(
        said[0].text.contains("with the hash "),
        "the promise about the dice stays readable"
    );
    assert_eq!(said[0].rings, [anna.0.0]);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_overtaken_before_they_were_sent_are_dropped() {
    let (world, program, _folder) = evening().await;
    let [anna, bela] = people(&world, ["anna", "bela"]);
    let room = world.channel("games");
    let mut table = Table::open(&world, room, [anna, bela]).await;
    let after = Duration::from_secs(3);
    world.fail_next(
        Call::Edit,
        Fault::Limited {
            after,
            global: false,
        },
    );
    let opened = table.call;
    world.says(room, anna.0, &table.pick(1));
    let first = table.shown(Seat::First);
    world
        .until("the first board is on its way", |world| {
            world.calls(Call::Edit) == 1
        })
        .await;
    world.says(room, anna.0, &table.pick(1));
    world.says(room, anna.0, &table.pick(1));
    let news = nth(&world, room, 1).await;
    table.read(&news);
    let opened = world.message(opened);
    assert!(
        first.iter().all(|part| opened.text.contains(part)),
        "{}",
        opened.text
    );
    assert_eq!((opened.edits, world.calls(Call::Edit)), (1, 2));
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turns_message_that_was_deleted_is_written_again_and_rings_nobody() {
    let (world, program, _folder) = evening().await;
    let [anna, bela] = people(&world, ["anna", "bela"]);
    let room = world.channel("games");
    let mut table = Table::open(&world, room, [anna, bela]).await;
    world.deletes(table.call);
    world.says(room, anna.0, &table.pick(1));
    let again = nth(&world, room, 0).await;
    assert_eq!((again.rings.as_slice(), again.silent), (&[][..], true));
    table.call = again.id;
    table.until_shown(Seat::First).await;
    table.play(1).await;
    assert_eq!(world.bot_says(room).len(), 1);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_hold_in_the_threads_of_a_channel_and_only_managers_change_them() {
    let (world, program, _folder) = evening().await;
    let [anna, bela] = people(&world, ["anna", "bela"]);
    world.promote(anna.0);
    let room = world.channel("games");
    let refused = answer(&world, room, bela.0, "!prefix ?").await;
    assert!(refused.contains("Only those who may manage"), "{refused}");
    answer(&world, room, anna.0, "!prefix ?").await;
    let thread = world.thread(room, "a thread");
    for place in [room, thread] {
        world.says(place, bela.0, "!games");
        let games = answer(&world, place, bela.0, "?games").await;
        assert!(games.contains("`?new quick @friend`"), "{games}");
    }
    let direct = world.direct(bela.0);
    let games = answer(&world, direct, bela.0, "games").await;
    assert!(games.contains("`!new quick @friend`"), "{games}");
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_after_a_kill_is_said_in_the_language_of_the_room() {
    let (world, folder) = (World::start().await, tempfile::tempdir().unwrap());
    let (anna, room) = (world.person("anna"), world.channel("hry"));
    let program = Program::start(&world, folder.path()).await;
    let games = answer(&world, room, anna, "!hry").await;
    assert!(games.starts_with("Tady se dá hrát:"), "{games}");
    world.fail_next(Call::Post, Fault::Before(503));
    world.says(room, anna, "!hry");
    world
        .until("a reply fails", |world| world.calls(Call::Post) == 2)
        .await;
    program.kill(&world).await;
    let program = Program::start(&world, folder.path()).await;
    assert_eq!(nth(&world, room, 1).await.text, games);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_it_may_not_write_in_is_told_of_once_and_holds_up_no_other() {
    let (world, program, _folder) = evening().await;
    let [anna, bela] = people(&world, ["anna", "bela"]);
    let (shut, open) = (world.channel("shut"), world.channel("open"));
    world.forbid(shut, 50013);
    for _ in 0..2 {
        world.says(shut, anna.0, "!games");
    }
    let mut table = Table::open(&world, open, [anna, bela]).await;
    table.play(1).await;
    // Bela begins this game. She has not played yet, so Anna could not challenge her a second time.
    world.says(shut, bela.0, &format!("!new quick <@{}> first", anna.0));
    table.play(3).await;
    let direct = world.direct(anna.0);
    let told = nth(&world, direct, 0).await.text;
    assert!(
        told.starts_with(&format!("<#{shut}>\nI may not write there.")),
        "{told}"
    );
    world
        .until("three refusals", |world| {
            world.calls_in(Call::Post, shut) == 3
        })
        .await;
    world.allow(shut);
    let board = answer(&world, shut, anna.0, "!board").await;
    assert!(board.contains("Game #2, XII Scripta"), "{board}");
    assert_eq!(world.bot_says(shut).len(), 1);
    assert_eq!(world.bot_says(direct).len(), 1);
    program.stop().await;
}
