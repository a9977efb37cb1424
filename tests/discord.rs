//! The Discord adapter, with the real serenity client and its rate limiter, against a stand-in for Discord on this machine.
#![cfg(feature = "discord")]

mod discord_bot;
mod discord_stand_in;

use discord_bot::{Bot, identity, paragraph, part, post};
use discord_stand_in::{Call, Fault, TOKEN, World};
use lusoria::chat::discord::DiscordError;
use lusoria::chat::{Chat, SendError};
use lusoria::render::{Block, Span};
use std::time::Duration;

fn lines(count: usize) -> Vec<String> {
    (0..count).map(|n| format!("line {n}")).collect()
}

fn limited(millis: u64, global: bool) -> Fault {
    let after = Duration::from_millis(millis);
    Fault::Limited { after, global }
}

// Hearing.

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_a_room_arrive_in_order() {
    let world = World::start().await;
    let (anna, rooms) = (
        world.person("anna"),
        ["a", "b", "c"].map(|n| world.channel(n)),
    );
    let bot = Bot::listening(&world).await;
    let lines = lines(200);
    for line in &lines {
        for room in rooms {
            world.says(room, anna, line);
        }
    }
    bot.until_heard(600).await;
    for room in rooms {
        assert_eq!(bot.texts(room), lines);
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_comes_with_its_author_room_and_mentions() {
    let world = World::start().await;
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    world.nickname(anna, "Anička");
    world.promote(anna);
    let bot = Bot::listening(&world).await;
    let said = world.says(room, anna, &format!("!new scripta <@{bela}>"));
    world.says(room, bela, &format!("<@!{}> help", discord_bot::ME));
    bot.until_heard(2).await;
    let [first, second] = bot.heard().try_into().unwrap();
    assert_eq!(
        (first.event, first.room.id),
        (said.to_string(), room.to_string())
    );
    assert_eq!(
        (first.author.id, &*first.author.name),
        (anna.to_string(), "Anička")
    );
    assert_eq!(first.text, format!("!new scripta @{bela}"));
    assert_eq!(first.mentions, [identity(bela, "bela")]);
    assert!(first.may_configure && !first.addressed);
    assert_eq!(first.locale.as_deref(), Some("cs"));
    assert_eq!(
        (&*second.text, second.addressed, second.may_configure),
        ("help", true, false)
    );
    assert!(second.mentions.is_empty());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn threads_are_rooms_under_their_channel_and_direct_chats_are_ours() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let (early, old) = (
        world.thread(room, "early"),
        world.archived_thread(room, "old"),
    );
    let bot = Bot::listening(&world).await;
    let late = world.thread(room, "late");
    for place in [room, early, late, old, old, world.direct(anna)] {
        world.says(place, anna, "7");
    }
    bot.until_heard(6).await;
    let heard = bot.heard();
    let parents: Vec<_> = heard.iter().map(|m| m.room.parent.clone()).collect();
    let parent = Some(room.to_string());
    assert_eq!(
        parents,
        [
            None,
            parent.clone(),
            parent.clone(),
            parent.clone(),
            parent,
            None
        ]
    );
    assert_eq!(
        world.calls(Call::Channel),
        1,
        "one question for the archived thread"
    );
    assert!(heard[5].addressed && heard[5].may_configure && heard[5].locale.is_none());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn edits_bots_webhooks_and_system_messages_are_not_heard() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let other = world.other_bot("other");
    let bot = Bot::echoing(&world).await;
    let said = world.says(room, anna, "first");
    world.until_said(room, 1).await;
    world.edits(said, "!resign");
    world.says(room, other, "!help");
    world.webhook_says(room, "!help");
    world.joins(room, anna);
    world.says(room, anna, "last");
    world.until_said(room, 2).await;
    assert_eq!(
        bot.texts(room),
        ["first", "last"],
        "and not its own answers"
    );
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_to_the_board_names_it() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::echoing(&world).await;
    let said = world.says(room, anna, "board");
    world.until_said(room, 1).await;
    let board = world.bot_says(room)[0].id;
    world.replies(board, anna, "7", false);
    world.replies(said, anna, "8", false);
    bot.until_heard(3).await;
    let replies: Vec<_> = bot.heard().into_iter().map(|m| m.reply_to).collect();
    assert_eq!(replies, [None, Some(board.to_string()), None]);
    bot.stop().await;
}

// The connection.

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_missed_when_the_connection_breaks() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::listening(&world).await;
    let breaks: [fn(&World); 4] = [
        |world| world.drop_connection(),
        |world| world.ask_reconnect(),
        |world| world.invalidate(true),
        |world| world.close(4000),
    ];
    for (n, cut) in breaks.into_iter().enumerate() {
        world.says(room, anna, &format!("before {n}"));
        bot.until_heard(2 * n + 1).await;
        world.mute();
        world.says(room, anna, &format!("on the way {n}"));
        cut(&world);
        bot.until_heard(2 * n + 2).await;
        assert_eq!((world.identifies(), world.resumes()), (1, n + 1));
    }
    let expected: Vec<_> = (0..4)
        .flat_map(|n| [format!("before {n}"), format!("on the way {n}")])
        .collect();
    assert_eq!(bot.texts(room), expected);
    assert!(
        !discord_bot::log().contains("on the way"),
        "message text in the log"
    );
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_delivered_again_has_the_same_event_id() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::listening(&world).await;
    let said = world.says(room, anna, "7");
    bot.until_heard(1).await;
    world.redeliver(said);
    bot.until_heard(2).await;
    world.rewind(2);
    world.drop_connection();
    bot.until_heard(4).await;
    assert!(bot.heard().iter().all(|m| m.event == said.to_string()));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_session_is_begun_anew() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::listening(&world).await;
    world.invalidate(false);
    world
        .until("a second session", |world| world.identifies() == 2)
        .await;
    world.says(room, anna, "still here");
    bot.until_heard(1).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_cannot_be_looked_up_is_asked_for_again() {
    let world = World::start().await;
    world.fail_next(Call::Gateway, Fault::Before(500));
    world.fail_next(Call::Gateway, Fault::Before(502));
    let bot = Bot::listening(&world).await;
    assert!(world.calls(Call::Gateway) >= 3);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_goes_to_no_gateway_but_discords() {
    let world = World::start().await;
    // Were it admitted, it would be nobody's address on this machine.
    world.misdirect(Some("ws://127.0.0.2:9/"));
    let bot = Bot::connecting(&world);
    world
        .until("it asks again", |world| world.calls(Call::Gateway) >= 2)
        .await;
    assert_eq!(world.identifies(), 0);
    world.misdirect(None);
    world.until_connected().await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_time_even_while_the_gateway_is_away() {
    let world = World::start().await;
    let bot = Bot::listening(&world).await;
    world.refuse_connections(true);
    world.drop_connection();
    world
        .until("the line is cut", |world| !world.is_connected())
        .await;
    // `stop` fails when it takes too long.
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_before_it_is_connected() {
    let world = World::start().await;
    world.misdirect(Some("ws://127.0.0.2:9/"));
    Bot::connecting(&world).stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_said_plainly_and_never_shown() {
    let world = World::start().await;
    let bot = Bot::with_token(&world, "stolen.token");
    let error = bot.ends().await.unwrap_err();
    assert!(matches!(error, DiscordError::TokenRefused), "{error}");
    assert!(!format!("{error} {error:?}").contains("stolen"));
    assert!(!discord_bot::log().contains("stolen"));
    assert!(!format!("{:?}", discord_bot::config(&world, TOKEN)).contains(TOKEN));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_message_content_what_still_works_works() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    world.withhold_content();
    let bot = Bot::echoing(&world).await;
    world.says(room, anna, "!chatter that arrives empty");
    world.says(room, anna, &format!("<@{}> board", discord_bot::ME));
    world.says(world.direct(anna), anna, "rules");
    bot.until_heard(2).await;
    world.until_said(room, 1).await;
    let board = world.bot_says(room)[0].id;
    world.replies(board, anna, "rung", true);
    bot.until_heard(3).await;
    let silent = world.replies(board, anna, "not rung", false);
    world.replies(board, anna, "not rung again", false);
    world.until_said(room, 3).await;
    world.says(room, anna, &format!("<@{}> end", discord_bot::ME));
    world.until_said(room, 4).await;
    let texts: Vec<_> = bot.heard().into_iter().map(|m| m.text).collect();
    assert_eq!(texts, ["board", "rules", "rung", "end"]);
    let told: Vec<_> = world
        .bot_says(room)
        .into_iter()
        .filter(|m| m.text == "CannotRead cs")
        .collect();
    assert_eq!(told.len(), 1, "told once");
    assert_eq!(told[0].reply_to, Some(silent));
    assert_eq!(
        discord_bot::log().matches("message-content intent").count(),
        1
    );
    bot.stop().await;
}

// Speaking.

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
    let lines = lines(12);
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
    let (chat, room) = (discord_bot::speaker(&world), world.channel("games"));
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
    let chat = discord_bot::speaker(&world);
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
    let (chat, room) = (discord_bot::speaker(&world), world.channel("games"));
    let id = chat.send(&post(room, 1, "one")).await.unwrap();
    let mut second = post(room, 2, "two");
    second.replaces = id.clone();
    assert_eq!(chat.send(&second).await.unwrap(), id);
    assert_eq!(world.bot_texts(room), ["two"]);
    world.deletes(world.bot_says(room)[0].id);
    second.part = part(3);
    assert!(matches!(chat.send(&second).await, Err(SendError::Replaced)));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_a_reply_where_that_works() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let chat = discord_bot::speaker(&world);
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
    let (chat, room) = (discord_bot::speaker(&world), world.channel("games"));
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
    let chat = discord_bot::speaker(&world);
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
    assert_eq!(discord_bot::log().matches(&warning).count(), 1);
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
    let chat = discord_bot::speaker(&world);
    for room in ["4711", "0", "console"] {
        let mut post = post(world.channel("x"), 1, "board");
        room.clone_into(&mut post.room);
        let end = chat.send(&post).await;
        assert!(matches!(end, Err(SendError::Never(_))), "{room}: {end:?}");
    }
}
