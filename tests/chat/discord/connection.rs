//! Tests of connections that break, connections that Discord refuses, and the end of the program.

use crate::discord::bot::{self, Bot};
use crate::discord::stand_in::{Call, Fault, TOKEN, World};
use lusoria::chat::discord::{Discord, DiscordError};

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
        !bot::log().contains("on the way"),
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
    // If the bot accepted this address, it would connect to nothing: nobody listens there on this machine.
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
    // `stop` fails if it takes too long.
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_time_though_the_host_does_not_listen() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    let bot = Bot::unheard(&world).await;
    for _ in 0..20 {
        world.says(room, anna, "7");
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_when_the_host_does() {
    let world = World::start().await;
    let (_, gateway) = Discord::connect(bot::config(&world, TOKEN)).unwrap();
    let (inbound, host) = tokio::sync::mpsc::channel(1);
    let end = tokio::spawn(gateway.run(inbound, std::future::pending()));
    world.until_connected().await;
    drop(host);
    end.await.unwrap().unwrap();
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
    assert!(!bot::log().contains("stolen"));
    assert!(!format!("{:?}", bot::config(&world, TOKEN)).contains(TOKEN));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_message_content_what_still_works_works() {
    let world = World::start().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    world.withhold_content();
    let bot = Bot::echoing(&world).await;
    world.says(room, anna, "!chatter that arrives empty");
    world.says(room, anna, &format!("<@{}> board", bot::ME));
    world.says(world.direct(anna), anna, "rules");
    bot.until_heard(2).await;
    world.until_said(room, 1).await;
    let board = world.bot_says(room)[0].id;
    world.replies(board, anna, "rung", true);
    bot.until_heard(3).await;
    let silent = world.replies(board, anna, "not rung", false);
    world.replies(board, anna, "not rung again", false);
    world.until_said(room, 3).await;
    world.says(room, anna, &format!("<@{}> end", bot::ME));
    world.until_said(room, 4).await;
    let heard = bot.heard();
    let texts: Vec<_> = heard
        .iter()
        .map(|one| &*bot::chat_message(one).text)
        .collect();
    assert_eq!(texts, ["board", "rules", "rung", "end"]);
    let told: Vec<_> = world
        .bot_says(room)
        .into_iter()
        .filter(|m| m.text == "CannotRead cs")
        .collect();
    assert_eq!(told.len(), 1, "told once");
    assert_eq!(told[0].reply_to, Some(silent));
    // Other tests of this process may have logged this, too.
    assert!(bot::log().contains("message-content intent"));
    bot.stop().await;
}
