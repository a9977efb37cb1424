//! The real service over a real SQLite file, with a stub of a platform that accepts every post at once.

use lusoria::app::App;
use lusoria::chat::{Chat, Post, SendError};
use lusoria::render::Block;
use lusoria::service::{Cause, ChatMessage, Inbound};
use lusoria::service::{Config, Outcome, Receipt, Seeds};
use lusoria::session::{Identity, Platform, RoomKey};
use lusoria::store::Store;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How long the bench waits for an answer before it gives up.
const PATIENCE: Duration = Duration::from_secs(300);

/// Accepts every post. Like Discord and Matrix it gives each message an id.
#[derive(Debug)]
struct Taker {
    platform: Platform,
    messages: AtomicU64,
}

impl Chat for Taker {
    fn platform(&self) -> Platform {
        self.platform
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        vec![body]
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        let number = self.messages.fetch_add(1, Ordering::Relaxed);
        let fresh = || format!("message-{number}");
        Ok(Some(post.replaces.clone().unwrap_or_else(fresh)))
    }
}

/// A running host.
pub(crate) struct World {
    host: App,
    platform: Platform,
    events: AtomicU64,
    taker: Arc<Taker>,
}

impl World {
    /// Opens a host over this database. On Discord the limits apply to everybody; the console trusts its people and has no limits.
    pub(crate) async fn open(path: &Path, platform: Platform) -> Self {
        let store = open_store(path).await;
        let config = Config {
            prefix: "!".to_owned(),
            seeds: Seeds::Fixed(1),
            ..Config::default()
        };
        let mut host = App::start(store, config, &[platform]).await.unwrap();
        let taker = Arc::new(Taker {
            platform,
            messages: AtomicU64::new(0),
        });
        host.connect(taker.clone());
        Self {
            host,
            platform,
            events: AtomicU64::new(0),
            taker,
        }
    }

    /// Hands in a message without waiting for its outcome.
    pub(crate) async fn hand_in(&self, room: &str, from: &str, text: &str) -> Receipt {
        self.host
            .service
            .submit(self.message(room, from, text))
            .await
    }

    /// Hands in a message and waits until all replies to it have been sent.
    pub(crate) async fn hear(&self, room: &str, from: &str, text: &str) -> Outcome {
        let receipt = self.hand_in(room, from, text).await;
        wait(receipt).await
    }

    /// How many messages the stub has accepted.
    pub(crate) fn posts(&self) -> u64 {
        self.taker.messages.load(Ordering::Relaxed)
    }

    pub(crate) async fn stop(self) {
        self.host.stop().await.unwrap();
    }

    /// Makes an inbound message. A name after `@` in its text is a mention.
    fn message(&self, room: &str, from: &str, text: &str) -> Inbound {
        let number = self.events.fetch_add(1, Ordering::Relaxed);
        let names = text.split_whitespace().take(64);
        let mentioned = names.filter_map(|word| word.strip_prefix('@'));
        let message = ChatMessage {
            mentions: mentioned.map(|name| person(self.platform, name)).collect(),
            ..ChatMessage::new(person(self.platform, from), text.to_owned())
        };
        Inbound {
            room: RoomKey {
                platform: self.platform,
                id: room.to_owned(),
                parent: None,
            },
            event: format!("event-{number}"),
            locale: Some("en-GB".to_owned()),
            cause: Cause::Message(message),
        }
    }
}

/// The outcome of a message, once all replies to it have been sent.
pub(crate) async fn wait(mut receipt: Receipt) -> Outcome {
    let outcome = receipt.outcome().await;
    let spoken = tokio::time::timeout(PATIENCE, receipt.wait_for_delivery()).await;
    spoken.expect("everything is said in the end");
    outcome
}

pub(crate) fn person(platform: Platform, name: &str) -> Identity {
    Identity {
        platform,
        id: name.into(),
        name: name.into(),
    }
}

pub(crate) async fn open_store(path: &Path) -> Store {
    let url = format!("sqlite:{}", path.display());
    Store::open(&url).await.unwrap()
}
