//! The Discord adapter under test, with a small host behind it that collects messages or echoes them.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::stand_in::{Person, Room, TOKEN, World};
use lusoria::chat::discord::{
    Config, Discord, DiscordError, LOG_CAPS, LiveRoom, LiveRooms, Notice, ShardOrder,
};
use lusoria::chat::{Chat, PartId, Post, SendError};
use lusoria::render::{Block, Body, Span};
use lusoria::service::{Cause, ChatMessage, Inbound};
use lusoria::session::{Identity, Platform};
use std::collections::HashSet;
use std::io;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

/// The bot's own id in the stand-in's world.
pub(crate) const ME: Person = Person(1_000_000_000_000_000_003);

/// How long a test waits: far more than the four seconds that the adapter promises, because the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A connected adapter, and the messages that it has handed in.
pub(crate) struct Bot {
    heard: watch::Receiver<Vec<Inbound>>,
    stop: oneshot::Sender<()>,
    end: JoinHandle<Result<(), DiscordError>>,
}

impl Bot {
    /// An adapter that is connected; its host does not answer.
    pub(crate) async fn listening(world: &World) -> Self {
        let bot = Self::connecting(world);
        world.until_connected().await;
        bot
    }

    /// An adapter that is connected; its host answers each message once with the text of the message.
    pub(crate) async fn echoing(world: &World) -> Self {
        let bot = Self::start(world, TOKEN, Host::Echoes);
        world.until_connected().await;
        bot
    }

    /// An adapter that is connected; its host does not answer. Games are going on in these rooms.
    pub(crate) async fn playing(world: &World, rooms: &[Room]) -> Self {
        let config = Config {
            live: live(rooms),
            ..config(world, TOKEN)
        };
        let bot = Self::with(config, Host::Listens);
        world.until_connected().await;
        bot
    }

    /// An adapter that is connected to a host that never takes a message.
    pub(crate) async fn unheard(world: &World) -> Self {
        let bot = Self::start(world, TOKEN, Host::Sleeps);
        world.until_connected().await;
        bot
    }

    /// An adapter that may not be connected yet.
    pub(crate) fn connecting(world: &World) -> Self {
        Self::start(world, TOKEN, Host::Listens)
    }

    pub(crate) fn with_token(world: &World, token: &str) -> Self {
        Self::start(world, token, Host::Listens)
    }

    fn start(world: &World, token: &str, kind: Host) -> Self {
        Self::with(config(world, token), kind)
    }

    /// An adapter with these shards, which may not be connected yet.
    pub(crate) fn with_shards(world: &World, shards: ShardOrder) -> Self {
        let config = Config {
            shards,
            ..config(world, TOKEN)
        };
        Self::with(config, Host::Listens)
    }

    fn with(config: Config, kind: Host) -> Self {
        let (chat, gateway) = Discord::connect(config).unwrap();
        let (inbound, inbox) = mpsc::channel(8);
        let (stop, stopped) = oneshot::channel();
        let (told, heard) = watch::channel(Vec::new());
        tokio::spawn(host(inbox, told, kind, chat));
        let end = tokio::spawn(gateway.run(inbound, async { drop(stopped.await) }));
        Self { heard, stop, end }
    }

    pub(crate) fn heard(&self) -> Vec<Inbound> {
        self.heard.borrow().clone()
    }

    /// The texts that were handed in from a room, in the order of arrival.
    pub(crate) fn texts(&self, room: Room) -> Vec<String> {
        let mut heard = self.heard();
        heard.retain(|message| message.room.id == room.to_string());
        heard
            .iter()
            .map(|inbound| chat_message(inbound).text.clone())
            .collect()
    }

    /// Waits until this text is handed in from a room.
    pub(crate) async fn until_heard_in(&self, room: Room, text: &str) {
        let mut heard = self.heard.clone();
        let (room, is_it) = (room.to_string(), |message: &Inbound, room: &str| {
            message.room.id == room && chat_message(message).text == text
        });
        let there = heard.wait_for(|heard| heard.iter().any(|message| is_it(message, &room)));
        let waited = tokio::time::timeout(PATIENCE, there).await;
        assert!(waited.is_ok(), "{text} is not heard");
    }

    pub(crate) async fn until_heard(&self, count: usize) {
        let mut heard = self.heard.clone();
        let enough = heard.wait_for(|heard| heard.len() >= count);
        let waited = tokio::time::timeout(PATIENCE, enough).await;
        assert!(
            waited.is_ok(),
            "{count} messages wanted: {:#?}",
            self.heard()
        );
    }

    /// Shuts down the adapter, and fails if that hangs.
    pub(crate) async fn stop(self) {
        let Self { heard, stop, end } = self;
        drop(stop);
        let end = tokio::time::timeout(PATIENCE, end).await;
        end.expect("it stops in time").unwrap().unwrap();
        assert!(!log().contains(TOKEN), "the token is in the log");
        drop(heard);
    }

    /// Waits until the adapter ends by itself, and returns the result.
    pub(crate) async fn ends(self) -> Result<(), DiscordError> {
        let end = tokio::time::timeout(PATIENCE, self.end).await;
        end.expect("it ends by itself").unwrap()
    }
}

/// The message in this event.
pub(crate) fn chat_message(inbound: &Inbound) -> &ChatMessage {
    match &inbound.cause {
        Cause::Message(message) => message,
        other => panic!("{other:?}"),
    }
}

/// The kinds of host behind the adapter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Host {
    Sleeps,
    Listens,
    Echoes,
}

/// Collects all messages, or takes none. An echoing host answers each new message, and waits until Discord has accepted the answer.
async fn host(
    mut inbox: mpsc::Receiver<Inbound>,
    told: watch::Sender<Vec<Inbound>>,
    kind: Host,
    chat: Discord,
) {
    if kind == Host::Sleeps {
        told.closed().await;
    }
    let mut known = HashSet::new();
    while let Some(message) = inbox.recv().await {
        told.send_modify(|heard| heard.push(message.clone()));
        if kind == Host::Echoes && known.insert(message.event.clone()) {
            let event = message.event.parse().unwrap();
            let room = Room(message.room.id.parse().unwrap());
            deliver(&chat, &post(room, event, &chat_message(&message).text)).await;
        }
    }
}

async fn deliver(chat: &Discord, post: &Post) {
    while let Err(error) = chat.send(post).await {
        let SendError::Later { .. } = error else {
            panic!("{error}");
        };
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// An adapter that only sends.
pub(crate) fn speaker(world: &World) -> Discord {
    Discord::connect(config(world, TOKEN)).unwrap().0
}

/// Collects the log from now on.
pub(crate) fn keep_log() {
    LazyLock::force(&LOG);
}

/// The configuration of the adapter. Its notices are words that show which notice it was, and in which language.
pub(crate) fn config(world: &World, token: &str) -> Config {
    keep_log();
    Config {
        token: token.into(),
        endpoint: world.endpoint(),
        shards: ShardOrder::default(),
        words: Arc::new(|notice: Notice, locale: Option<&str>| {
            paragraph(&format!("{notice:?} {}", locale.unwrap_or("-")))
        }),
        complete: Arc::new(|_| Box::pin(async { Vec::new() })),
        lang: lusoria::locales::Lang::En,
        live: live(&[]),
    }
}

/// These rooms as rooms in which games are going on, with no known board.
fn live(rooms: &[Room]) -> LiveRooms {
    let live = |room: &Room| LiveRoom {
        room: room.to_string(),
        message: None,
    };
    let rooms: Vec<_> = rooms.iter().map(live).collect();
    Arc::new(move || {
        let rooms = rooms.clone();
        Box::pin(async { Ok(rooms) })
    })
}

pub(crate) fn paragraph(text: &str) -> Body {
    vec![Block::Paragraph(vec![Span::Text(text.to_owned())])]
}

pub(crate) fn part(number: u64) -> PartId {
    PartId(format!("{number:024x}"))
}

pub(crate) fn post(room: Room, number: u64, text: &str) -> Post {
    Post {
        room: room.to_string(),
        part: part(number),
        body: paragraph(text),
        calls: None,
        if_called_has_left: None,
        calls_if_left: None,
        reader: None,
        controls: None,
        earlier: None,
        path: None,
        reply_to: None,
        only_for_reader: false,
        replaces: None,
    }
}

pub(crate) fn identity(person: Person, name: &str) -> Identity {
    Identity {
        platform: Platform::Discord,
        id: person.to_string().into(),
        name: name.into(),
    }
}

/// Everything that all tests of this binary have logged, at the finest level that `LOG_CAPS` allows.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_env_filter(format!("trace,{LOG_CAPS}"))
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .init();
    log
});

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The log so far.
pub(crate) fn log() -> String {
    String::from_utf8_lossy(&LOG.0.lock().unwrap()).into_owned()
}

/// This many different lines of text.
pub(crate) fn lines(count: usize) -> Vec<String> {
    (0..count).map(|n| format!("line {n}")).collect()
}
