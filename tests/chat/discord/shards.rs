//! Tests of several shards: as many as Discord recommends, or the range that the operator sets. The stand-in's gateway has only one
//! session. So these tests have a small gateway of their own, which only records who identifies and sends each shard a message.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::bot::{self, Bot};
use crate::discord::stand_in::{Call, World};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::routing::any;
use lusoria::chat::discord::{DiscordError, ShardOrder};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// A gateway for many shards.
#[derive(Clone)]
struct ManyShards {
    address: Arc<str>,
    /// The `shard` field of each identify, in the order of arrival.
    identified: watch::Sender<Vec<Value>>,
    /// A client that identifies with fewer shards than this is disconnected.
    wanted: u32,
}

impl ManyShards {
    async fn start(wanted: u32) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let gateway = Self {
            address: format!("ws://{}", listener.local_addr().unwrap()).into(),
            identified: watch::Sender::new(Vec::new()),
            wanted,
        };
        let upgrade = |State(gateway): State<Self>, socket: WebSocketUpgrade| async move {
            socket.on_upgrade(|socket| gateway.serve(socket))
        };
        let router = axum::Router::new()
            .route("/", any(upgrade))
            .with_state(gateway.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        gateway
    }

    async fn serve(self, mut socket: WebSocket) {
        say(
            &mut socket,
            &json!({"op": 10, "d": {"heartbeat_interval": 5_000}}),
        )
        .await;
        while let Some(Ok(message)) = socket.recv().await {
            let Message::Text(text) = message else {
                continue;
            };
            let frame: Value = serde_json::from_str(&text).unwrap();
            match frame["op"].as_u64() {
                Some(1) => say(&mut socket, &json!({"op": 11})).await,
                Some(2) => self.begin(&mut socket, &frame["d"]["shard"]).await,
                _ => {}
            }
        }
    }

    /// Begins a session, and sends the shard a direct message that contains the shard's number.
    async fn begin(&self, socket: &mut WebSocket, shard: &Value) {
        self.identified.send_modify(|all| all.push(shard.clone()));
        if shard[1].as_u64() < Some(self.wanted.into()) {
            let frame = CloseFrame {
                code: 4011,
                reason: "".into(),
            };
            let _ = socket.send(Message::Close(Some(frame))).await;
            return;
        }
        let user = json!({"id": bot::ME.to_string(), "username": "lusoria"});
        let ready = json!({"session_id": shard.to_string(), "resume_gateway_url": *self.address, "user": user, "guilds": []});
        say(socket, &json!({"op": 0, "t": "READY", "s": 1, "d": ready})).await;
        let number = shard[0].as_u64().unwrap();
        let author = json!({"id": "77", "username": "anna"});
        let message = json!({
            "id": (1_000 + number).to_string(), "channel_id": "55", "author": author, "content": format!("from shard {number}"),
            "type": 0, "mentions": [], "mention_roles": [],
        });
        say(
            socket,
            &json!({"op": 0, "t": "MESSAGE_CREATE", "s": 2, "d": message}),
        )
        .await;
    }

    async fn until_identified(&self, count: usize) -> Vec<Value> {
        let mut identified = self.identified.subscribe();
        let waited = identified.wait_for(|all| all.len() >= count);
        let waited = tokio::time::timeout(bot::PATIENCE, waited).await;
        waited.expect("they identify").unwrap().clone()
    }
}

async fn say(socket: &mut WebSocket, frame: &Value) {
    let _ = socket.send(Message::Text(frame.to_string().into())).await;
}

fn heard(bot: &Bot) -> BTreeSet<String> {
    let heard = bot.heard();
    let texts = heard.iter().map(|one| bot::chat_message(one).text.clone());
    texts.collect()
}

fn from_shards(numbers: impl Iterator<Item = u32>) -> BTreeSet<String> {
    numbers.map(|n| format!("from shard {n}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_shards_are_run_as_discord_recommends() {
    let (world, gateway) = (World::start().await, ManyShards::start(3).await);
    world.misdirect(Some(&gateway.address));
    world.recommend_shards(3);
    let bot = Bot::connecting(&world);
    bot.until_heard(3).await;
    assert_eq!(heard(&bot), from_shards(0..3));
    let shards: BTreeSet<_> = gateway
        .identified
        .borrow()
        .iter()
        .map(Value::to_string)
        .collect();
    assert_eq!(
        shards,
        BTreeSet::from(["[0,3]", "[1,3]", "[2,3]"].map(str::to_owned))
    );
    assert_eq!(world.calls(Call::Gateway), 1, "asked once for all shards");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_runs_the_range_that_it_is_told() {
    let (world, gateway) = (World::start().await, ManyShards::start(16).await);
    world.misdirect(Some(&gateway.address));
    let bot = Bot::with_shards(&world, "4-5/16".parse().unwrap());
    bot.until_heard(2).await;
    assert_eq!(heard(&bot), from_shards(4..6));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_discord_wants_more_shards_it_is_asked_again() {
    let (world, gateway) = (World::start().await, ManyShards::start(2).await);
    world.misdirect(Some(&gateway.address));
    let bot = Bot::connecting(&world);
    gateway.until_identified(1).await;
    world.recommend_shards(2);
    bot.until_heard(2).await;
    assert_eq!(heard(&bot), from_shards(0..2));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_range_that_has_become_too_small_is_said_plainly() {
    let (world, gateway) = (World::start().await, ManyShards::start(32).await);
    world.misdirect(Some(&gateway.address));
    let shards: ShardOrder = "0-1/16".parse().unwrap();
    let error = Bot::with_shards(&world, shards).ends().await.unwrap_err();
    assert!(matches!(error, DiscordError::MoreShards), "{error}");
    assert!(error.to_string().contains("LUSORIA_DISCORD_SHARDS"));
}
