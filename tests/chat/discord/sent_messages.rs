//! Tests what readers see of the bot's messages, whatever happens to the requests to Discord.

use crate::discord::bot::{self, Bot, identity, paragraph, part, post};
use crate::discord::stand_in::{Call, Fault, World};
use lusoria::chat::{Chat, Post, SendError};
use lusoria::render::{Block, Span};
use std::time::Duration;

fn limited(millis: u64, global: bool) -> Fault {
    let after = Duration::from_millis(millis);
    Fault::Limited { after, global }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_for_its_reader_alone_is_posted_in_their_direct_chat_only() {
    let world = World::start().await;
    let (anna, bela) = (world.person("anna"), world.person("bela"));
    let chat = bot::speaker(&world);
    let secret = |room, number| Post {
        reader: Some(identity(anna, "anna")),
        only_for_reader: true,
        ..post(room, number, "a code")
    };
    for (number, room) in (1..).zip([world.channel("games"), world.direct(bela)]) {
        let refused = chat.send(&secret(room, number)).await;
        assert!(matches!(refused, Err(SendError::Never(_))), "{refused:?}");
        assert_eq!(world.bot_texts(room), Vec::<String>::new());
    }
    let own = world.direct(anna);
    chat.send(&secret(own, 3)).await.unwrap();
    assert_eq!(world.bot_texts(own), ["a code"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_answered_once_and_in_order_through_all_faults() {
    let world = World::start().await;
    let (anna, rooms) = (
        world.person("anna"),
        ["a", "b", "c"].map(|n| world.channel(n)),
    );
    let bot = Bot::echoing(&world).await;
    for fault in [
        Fault::After(502),
        limited(30, false),
        Fault::Before(500),
        limited(30, true),
        Fault::After(500),
    ] {
        world.fail_next(Call::Post, fault);
    }
    let lines = bot::lines(12);
    for (n, line) in lines.iter().enumerate() {
        if n % 4 == 1 {
            world.mute();
        }
        let said = rooms.map(|room| world.says(room, anna, line));
        if n % 4 == 2 {
            world.rewind(4);
            world.drop_connection();
            world.until_connected().await;
            world.redeliver(said[1]);
        }
    }
    for room in rooms {
        world.until_said(room, 12).await;
    }
    bot.until_heard(36 + 3).await;
    for room in rooms {
        assert_eq!(world.bot_texts(room), lines, "as often as said, in order");
    }
    assert_eq!(
        world.overruns(),
        0,
        "serenity's limiter waits before Discord refuses"
    );
    assert_eq!(world.identifies(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_sent_twice_shows_once_as_long_as_discord_knows_the_nonce() {
    let world = World::start().await;
    let (chat, room) = (bot::speaker(&world), world.channel("games"));
    let post = post(room, 1, "your turn");
    world.fail_next(Call::Post, Fault::After(503));
    let Err(SendError::Later { cause, .. }) = chat.send(&post).await else {
        panic!("a 503 is no success");
    };
    assert!(cause.contains("503"), "{cause}");
    let id = chat.send(&post).await.unwrap();
    assert_eq!(chat.send(&post).await.unwrap(), id);
    assert_eq!(world.bot_texts(room), ["your turn"]);
    world.forget_nonces();
    chat.send(&post).await.unwrap();
    assert_eq!(
        world.bot_texts(room).len(),
        2,
        "the limit docs/discord.md names"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_called_rings() {
    let world = World::start().await;
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    let chat = bot::speaker(&world);
    let mut turn = post(room, 1, "");
    let evil = identity(bela, &format!("@everyone <@{anna}> **x**"));
    let call = [
        Span::Person(evil),
        Span::Text(" moved, ".to_owned()),
        Span::Person(identity(anna, "anna")),
    ];
    turn.body = vec![Block::Paragraph(call.to_vec())];
    turn.calls = Some(identity(anna, "anna"));
    let first = chat.send(&turn).await.unwrap();
    let quiet = post(room, 2, &format!("@everyone <@{bela}> look"));
    chat.send(&quiet).await.unwrap();
    let mut again = turn.clone();
    (again.part, again.replaces) = (part(3), first.clone());
    assert_eq!(chat.send(&again).await.unwrap(), first);
    let [call, quiet] = world.bot_says(room).try_into().unwrap();
    assert_eq!(
        (call.rings, call.silent, call.edits),
        (vec![anna.0], false, 1)
    );
    assert!(
        call.text.ends_with(&format!("moved, <@{anna}>")),
        "{}",
        call.text
    );
    assert_eq!((quiet.rings, quiet.silent), (vec![], true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turns_message_is_edited_in_place_until_it_is_gone() {
    let world = World::start().await;
    let (chat, room) = (bot::speaker(&world), world.channel("games"));
    let id = chat.send(&post(room, 1, "one")).await.unwrap();
    let mut second = post(room, 2, "two");
    second.replaces = id.clone();
    assert_eq!(chat.send(&second).await.unwrap(), id);
    assert_eq!(world.bot_texts(room), ["two"]);
    world.deletes(world.bot_says(room)[0].id);
    second.part = part(3);
    assert!(matches!(
        chat.send(&second).await,
        Err(SendError::EditedMessageGone)
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_a_reply_where_that_works() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let chat = bot::speaker(&world);
    let said = world.says(room, anna, "!help");
    let answer = |n: u64| {
        let mut answer = post(room, n, "help");
        answer.reply_to = Some(said.to_string());
        answer
    };
    chat.send(&answer(1)).await.unwrap();
    world.hide_history(room);
    chat.send(&answer(2)).await.unwrap();
    world.deletes(said);
    chat.send(&answer(3)).await.unwrap();
    let replies: Vec<_> = world
        .bot_says(room)
        .into_iter()
        .map(|m| m.reply_to)
        .collect();
    assert_eq!(replies, [Some(said), None, None]);
}

#[tokio::test(flavor = "multi_thread")]
async fn long_texts_arrive_whole_in_several_messages() {
    let world = World::start().await;
    let (chat, room) = (bot::speaker(&world), world.channel("games"));
    let text = "_sowing_ ".repeat(700);
    let parts = chat.split(paragraph(&text));
    assert!(parts.len() > 3);
    for (n, body) in (0..).zip(parts) {
        let mut post = post(room, n, "");
        post.body = body;
        chat.send(&post).await.unwrap();
    }
    let texts = world.bot_texts(room);
    let words = texts.iter().flat_map(|text| text.split_whitespace());
    assert_eq!(words.filter(|word| *word == "\\_sowing\\_").count(), 700);
    assert_eq!(world.overruns(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_are_said_once() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let chat = bot::speaker(&world);
    let refused = |n: u64| {
        let mut post = post(room, n, "board");
        post.reader = Some(identity(anna, "anna"));
        post
    };
    world.forbid(room, 50013);
    for n in 0..3 {
        let Err(SendError::Never(cause)) = chat.send(&refused(n)).await else {
            panic!("refused is never");
        };
        assert!(cause.contains("no right to write"), "{cause}");
    }
    let told = [format!("<#{room}>\nCannotWrite -")];
    assert_eq!(world.bot_texts(world.direct(anna)), told);
    let warning = format!(
        "Discord does not let the bot write in this channel. Grant its role there: View Channel, \
        Send Messages, Send Messages in Threads, Read Message History. channel={room}"
    );
    assert_eq!(bot::log().matches(&warning).count(), 1);
    world.allow(room);
    chat.send(&refused(4)).await.unwrap();
    world.forbid(room, 50001);
    chat.send(&refused(5)).await.unwrap_err();
    assert_eq!(
        world.bot_texts(world.direct(anna)).len(),
        2,
        "a new trouble is told anew"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_is_gone_is_never_tried_again() {
    let world = World::start().await;
    let chat = bot::speaker(&world);
    for room in ["4711", "0", "console"] {
        let mut post = post(world.channel("x"), 1, "board");
        room.clone_into(&mut post.room);
        let end = chat.send(&post).await;
        assert!(
            matches!(end, Err(SendError::Never(_) | SendError::RoomGone(_))),
            "{room}: {end:?}"
        );
    }
}
