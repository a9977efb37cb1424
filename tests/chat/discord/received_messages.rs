//! Tests which of people's messages the adapter hands to the host, and in which order.

use crate::discord::bot::{self, Bot, identity};
use crate::discord::stand_in::{Call, World};

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_a_room_arrive_in_order() {
    let world = World::start().await;
    let (anna, rooms) = (
        world.person("anna"),
        ["a", "b", "c"].map(|n| world.channel(n)),
    );
    let bot = Bot::listening(&world).await;
    let lines = bot::lines(200);
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
    world.says(room, bela, &format!("<@!{}> help", bot::ME));
    bot.until_heard(2).await;
    let [first, second] = bot.heard().try_into().unwrap();
    assert_eq!(
        (&first.event, &first.room.id),
        (&said.to_string(), &room.to_string())
    );
    assert_eq!(first.locale.as_deref(), Some("cs"));
    let [first, second] = [bot::chat_message(&first), bot::chat_message(&second)];
    assert_eq!(
        (&*first.author.id, &*first.author.name),
        (anna.to_string().as_str(), "Anička")
    );
    assert_eq!(first.text, format!("!new scripta @{bela}"));
    assert_eq!(first.mentions, [identity(bela, "bela")]);
    assert!(first.may_configure && !first.addressed);
    assert_eq!(
        (&*second.text, second.addressed, second.may_configure),
        ("help", true, false)
    );
    assert!(second.mentions.is_empty());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mention_of_the_bot_is_left_out_at_the_beginning_and_a_word_elsewhere() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::listening(&world).await;
    let me = bot::ME;
    for text in [
        format!("!new tablut <@{me}> first"),
        format!("<@{me}> new tablut <@!{me}>"),
        format!("<@{me}> help"),
    ] {
        world.says(room, anna, &text);
    }
    bot.until_heard(3).await;
    let heard = bot.heard();
    let texts = heard.iter().map(|one| {
        let message = bot::chat_message(one);
        assert!(message.addressed && message.mentions.is_empty());
        message.text.clone()
    });
    assert_eq!(
        texts.collect::<Vec<_>>(),
        ["!new tablut @lusoria first", "new tablut @lusoria", "help"]
    );
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
    let last = bot::chat_message(&heard[5]);
    assert!(last.addressed && last.may_configure && heard[5].locale.is_none());
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
    let heard = bot.heard();
    let replied = |inbound| bot::chat_message(inbound).reply_to.clone();
    let replies: Vec<_> = heard.iter().map(replied).collect();
    assert_eq!(replies, [None, Some(board.to_string()), None]);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_in_an_unknown_form_is_at_least_logged() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::listening(&world).await;
    world.says_in_a_new_form(room, anna);
    world.says(room, anna, "7");
    bot.until_heard(1).await;
    assert_eq!(bot.texts(room), ["7"]);
    let logged = "in a form this version cannot read event=MESSAGE_CREATE";
    assert_eq!(bot::log().matches(logged).count(), 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_fields_drop_neither_a_message_nor_what_is_known_of_the_guild() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    world.promote(anna);
    world.odd_guild();
    let bot = Bot::listening(&world).await;
    world.says_oddly(room, anna, "7");
    bot.until_heard(1).await;
    let [heard] = bot.heard().try_into().unwrap();
    let said = bot::chat_message(&heard);
    assert_eq!((&*said.text, &*said.author.name), ("7", "anna"));
    assert!(said.may_configure && heard.room.parent.is_none());
    assert_eq!(heard.locale.as_deref(), Some("cs"));
    assert_eq!(world.calls(Call::Channel), 0, "the channel is known");
    bot.stop().await;
}
