//! The real service on a real database, with rooms full of people and a chat that keeps every message.

use lusoria::app::App;
use lusoria::chat::{Chat, Post, SendError};
use lusoria::render::{Block, BoardPicture, plain_text};
use lusoria::service::{Cause, ChatMessage, Clock, Inbound};
use lusoria::service::{Config, Limits, Outcome, Receipt, Seeds, ServiceHandle, ThinkingSettings};
use lusoria::session::{Identity, Platform, RoomKey};
use lusoria::store::Store;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::watch;

/// The people whom a message can mention.
const PEOPLE: [&str; 5] = ["anna", "bob", "cyril", "computer", "zenobia"];

/// A chat that takes everything and keeps it, unless it is shut.
struct Ears {
    platform: Platform,
    /// Shared by the ears of all platforms.
    heard: Arc<Mutex<Vec<Post>>>,
    shut: Arc<watch::Sender<bool>>,
}

impl Chat for Ears {
    fn platform(&self) -> Platform {
        self.platform
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        vec![body]
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        let _ = self.shut.subscribe().wait_for(|shut| !shut).await.unwrap();
        if post.only_for_reader && post.room.ends_with("crowded") {
            return Err(SendError::Never("others read it".to_owned()));
        }
        let mut heard = self.heard.lock().unwrap();
        heard.push(post.clone());
        Ok(Some(format!("message-{}", heard.len())))
    }

    async fn begin_thread(&self, _: &str, message: &str, _: &str) -> Result<String, SendError> {
        Ok(format!("thread below {message}"))
    }
}

/// One reply: its room, its reader, its text and what else the chat gets with it.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) room: String,
    pub(crate) reader: Option<String>,
    /// Whom it notifies.
    pub(crate) calls: Option<String>,
    /// What it says in addition if that person has left the room.
    pub(crate) if_called_has_left: Option<String>,
    pub(crate) text: String,
    /// The platform's id of the message.
    pub(crate) message: String,
    /// The picture of the board, if there is one.
    pub(crate) picture: Option<BoardPicture>,
}

/// What became of one message.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) outcome: Outcome,
    pub(crate) replies: Vec<Reply>,
    /// What was stored to be said, as JSON.
    pub(crate) says: Vec<Value>,
}

impl Said {
    /// The ids of what was refused.
    pub(crate) fn refused(&self) -> Vec<String> {
        self.says.iter().filter_map(refusal).collect()
    }

    /// The only reply; panics if there are none or several.
    pub(crate) fn reply(&self) -> &Reply {
        let [reply] = &self.replies[..] else {
            panic!("not one reply: {self:?}");
        };
        reply
    }
}

/// The id in a stored refusal.
pub(crate) fn refusal(say: &Value) -> Option<String> {
    let refusal = &say.get("refused")?["refusal"];
    let fact = refusal
        .get("host")
        .or_else(|| refusal.get("rules").map(|rules| &rules["reason"]));
    let id = fact.map_or("which-session", |fact| fact["id"].as_str().unwrap());
    Some(id.to_owned())
}

/// A service that runs.
pub(crate) struct House {
    host: App,
    ears: Arc<Ears>,
    path: PathBuf,
    events: AtomicU64,
    _home: Option<TempDir>,
}

impl House {
    /// A house with a database of its own.
    pub(crate) async fn new() -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut house = Self::at(&home.path().join("house.db")).await;
        house._home = Some(home);
        house
    }

    /// A house with a game of XII Scripta between anna and bob, in which anna is to throw real dice.
    pub(crate) async fn with_a_game() -> Self {
        let house = Self::new().await;
        house
            .play(&["anna: !new scripta @bob first dice=hand"])
            .await;
        house
    }

    /// A house over this database.
    pub(crate) async fn at(path: &Path) -> Self {
        Self::with_limits(path, Limits::default(), false).await
    }

    /// A house over this database with these limits. If `shut` is true, its chat takes no messages at first.
    pub(crate) async fn with_limits(path: &Path, limits: Limits, shut: bool) -> Self {
        Self::with_settings(path, limits, quick_thoughts(), shut, Clock::default()).await
    }

    /// A house over this database in which a ruthless computer player never ends its thought.
    pub(crate) async fn with_endless_thoughts(path: &Path) -> Self {
        let thinking = ThinkingSettings {
            time: Duration::from_secs(3_600),
            nodes: None,
            ..quick_thoughts()
        };
        Self::with_settings(path, Limits::default(), thinking, false, Clock::default()).await
    }

    /// A house over this database with this clock.
    pub(crate) async fn with_clock(path: &Path, clock: Clock) -> Self {
        Self::with_settings(path, Limits::default(), quick_thoughts(), false, clock).await
    }

    /// Ends the service, as at the end of the program.
    pub(crate) async fn close(self) {
        self.host.stop().await.unwrap();
    }

    async fn with_settings(
        path: &Path,
        limits: Limits,
        thinking: ThinkingSettings,
        shut: bool,
        clock: Clock,
    ) -> Self {
        let config = Config {
            limits,
            thinking,
            clock,
            ..usual_config()
        };
        Self::with_config(path, config, shut).await
    }

    pub(crate) async fn with_config(path: &Path, config: Config, shut: bool) -> Self {
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let mut host = App::start(store, config, &Platform::ALL).await.unwrap();
        let ears = Arc::new(Ears {
            platform: Platform::Console,
            heard: Arc::default(),
            shut: Arc::default(),
        });
        ears.shut.send_replace(shut);
        for platform in Platform::ALL {
            let (heard, shut) = (ears.heard.clone(), ears.shut.clone());
            host.connect(Arc::new(Ears {
                platform,
                heard,
                shut,
            }));
        }
        let house = Self {
            host,
            ears,
            path: path.to_owned(),
            events: AtomicU64::new(rand::random::<u32>().into()),
            _home: None,
        };
        house.listen().await;
        house
    }

    /// Shuts the chat, so that messages wait, or opens it again.
    pub(crate) fn shut(&self, shut: bool) {
        self.ears.shut.send_replace(shut);
    }

    /// Copies every row of the outbox when it is stored, because the row is deleted once it is sent.
    async fn listen(&self) {
        let sql = "create table if not exists overheard (n integer primary key, say text);
            create trigger if not exists overhear after insert on outbox begin
                insert into overheard (say) values (new.say);
            end;";
        sqlx::raw_sql(sql)
            .execute(&mut self.database().await)
            .await
            .unwrap();
    }

    /// A new connection to the database, beside that of the service.
    pub(crate) async fn database(&self) -> SqliteConnection {
        SqliteConnection::connect(&format!("sqlite:{}", self.path.display()))
            .await
            .unwrap()
    }

    /// Where the database is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// A message in a room, to be changed before it is handed in.
    pub(crate) fn message(&self, room: &str, from: &str, text: &str) -> Inbound {
        let number = self.events.fetch_add(1, Ordering::Relaxed);
        let mentioned = |name: &&str| text.contains(&format!("@{name}"));
        let message = ChatMessage {
            mentions: PEOPLE.into_iter().filter(mentioned).map(person).collect(),
            is_private: true,
            ..ChatMessage::new(person(from), text.to_owned())
        };
        Inbound {
            room: RoomKey {
                platform: Platform::Console,
                id: room.to_owned(),
                parent: None,
            },
            event: format!("event-{number}"),
            locale: None,
            cause: Cause::Message(message),
        }
    }

    /// The handle with which messages are handed in.
    pub(crate) fn service(&self) -> ServiceHandle {
        self.host.service.clone()
    }

    /// Hands a message in without waiting for what becomes of it.
    pub(crate) async fn hand_in(&self, message: Inbound) -> Receipt {
        self.host.service.submit(message).await
    }

    /// Hands a message in and waits until everything about it has been said.
    pub(crate) async fn hear(&self, message: Inbound) -> Said {
        let (heard, stored) = (self.heard().len(), self.stored_says().await.len());
        let mut receipt = self.hand_in(message).await;
        let outcome = receipt.outcome().await;
        receipt.wait_for_delivery().await;
        Said {
            outcome,
            replies: self.heard().split_off(heard),
            says: self.stored_says().await.split_off(stored),
        }
    }

    /// Somebody says something in the room `hall`.
    pub(crate) async fn say(&self, from: &str, text: &str) -> Said {
        self.hear(self.message("hall", from, text)).await
    }

    /// Anna says this as somebody who may manage the room.
    pub(crate) async fn manage(&self, text: &str) -> Said {
        let mut inbound = self.message("hall", "anna", text);
        chat_message(&mut inbound).may_configure = true;
        self.hear(inbound).await
    }

    /// Hands in several messages in the hall, written as `anna: text`. Each must be stored and not refused.
    pub(crate) async fn play(&self, lines: &[&str]) {
        for line in lines {
            let (from, text) = line.split_once(": ").unwrap();
            let said = self.say(from, text).await;
            assert_eq!(said.outcome, Outcome::Stored, "{line}");
            assert_eq!(said.refused(), Vec::<String>::new(), "{line}: {said:?}");
        }
    }

    /// Everything heard so far.
    pub(crate) fn heard(&self) -> Vec<Reply> {
        let heard = self.ears.heard.lock().unwrap();
        (1..)
            .zip(heard.iter())
            .map(|(n, post)| reply(n, post))
            .collect()
    }

    /// All that was ever stored to be said.
    pub(crate) async fn stored_says(&self) -> Vec<Value> {
        let says: Vec<String> = sqlx::query_scalar("select say from overheard order by n")
            .fetch_all(&mut self.database().await)
            .await
            .unwrap();
        says.iter()
            .map(|say| serde_json::from_str(say).unwrap())
            .collect()
    }

    /// All that is stored about games and rooms.
    pub(crate) async fn contents(&self) -> String {
        let sql = "select (select json_group_array(json_array(session, n, text)) from entry)
            || (select json_group_array(json_array(id, room, game, ended)) from session)
            || (select json_group_array(json_array(session, seat, account)) from seat)
            || (select json_group_array(json_array(session, room, live)) from session_room)
            || (select json_group_array(json_array(platform_id, lang, prefix)) from room where lang is not null or prefix is not null)";
        sqlx::query_scalar(sql)
            .fetch_one(&mut self.database().await)
            .await
            .unwrap()
    }

    /// The log of a session.
    pub(crate) async fn log(&self, session: i64) -> Vec<String> {
        sqlx::query_scalar("select text from entry where session = $1 order by n")
            .bind(session)
            .fetch_all(&mut self.database().await)
            .await
            .unwrap()
    }
}

/// The message in this event, to be changed before it is handed in.
pub(crate) fn chat_message(inbound: &mut Inbound) -> &mut ChatMessage {
    match &mut inbound.cause {
        Cause::Message(message) => message,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn usual_config() -> Config {
    Config {
        prefix: "!".to_owned(),
        seeds: Seeds::Fixed(7),
        thinking: quick_thoughts(),
        ..Config::default()
    }
}

/// Computer players look at few nodes, so that their moves come at once and are the same every time.
fn quick_thoughts() -> ThinkingSettings {
    ThinkingSettings {
        threads: 2,
        time: Duration::from_secs(60),
        nodes: Some(300),
        pause: Duration::ZERO,
    }
}

pub(crate) fn person(id: &str) -> Identity {
    Identity {
        platform: Platform::Console,
        id: id.into(),
        name: id.into(),
    }
}

fn reply(number: usize, post: &Post) -> Reply {
    Reply {
        room: post.room.clone(),
        reader: post.reader.as_ref().map(|person| person.id.to_string()),
        calls: post.calls.as_ref().map(|person| person.id.to_string()),
        if_called_has_left: (post.if_called_has_left.clone()).map(|said| plain_text(&[said])),
        text: plain_text(&post.body),
        message: format!("message-{number}"),
        picture: post.body.iter().find_map(|block| match block {
            Block::Board(board) => board.picture.as_deref().cloned(),
            _ => None,
        }),
    }
}
