//! A person whose client is made with matrix-sdk. The client encrypts in encrypted rooms.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::program::BOT;
use crate::matrix::synapse::{PASSWORD, Synapse};
use crate::matrix::visible_messages::Seen;
use matrix_sdk::config::{RequestConfig, SyncSettings};
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::api::client::filter::FilterDefinition;
use matrix_sdk::ruma::api::client::room::create_room::v3::Request as CreateRoom;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::events::InitialStateEvent;
use matrix_sdk::ruma::events::room::encryption::RoomEncryptionEventContent;
use matrix_sdk::ruma::{OwnedRoomId, RoomId, TransactionId, UserId, uint};
use matrix_sdk::{Client, Room, RoomState};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long a test waits: far more than an answer takes on a busy machine, with the homeserver's limits, and with the bot killed in
/// between.
const PATIENCE: Duration = Duration::from_secs(150);

/// A person who is logged in and receives events.
pub(crate) struct Person {
    pub(crate) name: &'static str,
    pub(crate) client: Client,
    seen: watch::Receiver<Vec<Seen>>,
    listening: JoinHandle<()>,
}

impl Person {
    /// Logs in a person. From now on this person accepts every invitation.
    pub(crate) async fn enter(synapse: &Synapse, name: &'static str) -> Self {
        let requests = RequestConfig::new()
            .disable_retry()
            .timeout(Duration::from_secs(30));
        let client = Client::builder()
            .homeserver_url(synapse.url())
            .request_config(requests);
        let client = client.build().await.unwrap();
        let login = client.matrix_auth();
        login.login_username(name, PASSWORD).send().await.unwrap();
        let (told, seen) = watch::channel(Vec::new());
        let listening = tokio::spawn(listen(client.clone(), told));
        Self {
            name,
            client,
            seen,
            listening,
        }
    }

    pub(crate) fn id(&self) -> &UserId {
        self.client.user_id().unwrap()
    }

    /// Makes a room with the bot and these people, and waits until all are in it.
    pub(crate) async fn opens_room(&self, others: &[&Self], encrypted: bool) -> OwnedRoomId {
        let bot = UserId::parse(BOT).unwrap();
        let mut request = CreateRoom::new();
        request.invite = others
            .iter()
            .map(|person| person.id().to_owned())
            .chain([bot.clone()])
            .collect();
        if encrypted {
            let content = RoomEncryptionEventContent::with_recommended_defaults();
            request
                .initial_state
                .push(InitialStateEvent::with_empty_state_key(content).to_raw_any());
        }
        let room = self
            .client
            .create_room(request)
            .await
            .unwrap()
            .room_id()
            .to_owned();
        for person in others {
            self.until_joins(&room, person.id()).await;
            person
                .until("the room is there", |_| person.room_if_joined(&room))
                .await;
        }
        self.until_joins(&room, &bot).await;
        room
    }

    /// Waits until somebody is in the room.
    pub(crate) async fn until_joins(&self, room: &RoomId, user: &UserId) {
        self.until(&format!("{user} comes"), |seen| {
            let joins = |seen: &Seen| {
                seen.kind == "m.room.member"
                    && seen.room == room.as_str()
                    && seen.sender == user.as_str()
            };
            let last = seen.iter().rev().find(|seen| joins(seen))?;
            (last.content["membership"] == "join").then_some(())
        })
        .await;
    }

    fn room_if_joined(&self, room: &RoomId) -> Option<()> {
        let room = self.client.get_room(room)?;
        (room.state() == RoomState::Joined).then_some(())
    }

    pub(crate) fn room(&self, room: &RoomId) -> Room {
        self.client.get_room(room).unwrap()
    }

    /// Writes a text and returns its event id.
    pub(crate) async fn says(&self, room: &RoomId, text: &str) -> String {
        self.sends(
            room,
            "m.room.message",
            json!({ "msgtype": "m.text", "body": text }),
        )
        .await
    }

    /// Sends an event, and tries again until the homeserver accepts it.
    pub(crate) async fn sends(&self, room: &RoomId, kind: &str, content: Value) -> String {
        let (room, transaction) = (self.room(room), TransactionId::new());
        let sending = async {
            loop {
                let send = room
                    .send_raw(kind, content.clone())
                    .with_transaction_id(&transaction);
                match send.await {
                    Ok(sent) => return sent.response.event_id.to_string(),
                    Err(_) => tokio::time::sleep(Duration::from_millis(700)).await,
                }
            }
        };
        let sent = tokio::time::timeout(PATIENCE, sending).await;
        sent.unwrap_or_else(|_| panic!("{} cannot send", self.name))
    }

    /// All events that this person has seen so far.
    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.borrow().clone()
    }

    /// The bot's messages in a room, in order.
    pub(crate) fn bot_says(&self, room: &RoomId) -> Vec<Seen> {
        let mut seen = self.seen();
        seen.retain(|seen| seen.room == room.as_str() && seen.sender == BOT && seen.is_message());
        seen
    }

    /// The bot's message with this index (from 0) in a room; waits until it is there.
    pub(crate) async fn nth(&self, room: &RoomId, n: usize) -> Seen {
        self.until(&format!("the bot's message {n}"), |_| {
            self.bot_says(room).get(n).cloned()
        })
        .await
    }

    /// Says something and returns the bot's next message.
    pub(crate) async fn asks(&self, room: &RoomId, text: &str) -> Seen {
        let before = self.bot_says(room).len();
        self.says(room, text).await;
        self.nth(room, before).await
    }

    /// Waits until `look` finds something among the events.
    pub(crate) async fn until<T>(&self, what: &str, look: impl Fn(&[Seen]) -> Option<T>) -> T {
        let mut seen = self.seen.clone();
        let looking = async {
            loop {
                if let Some(found) = look(&seen.borrow_and_update()) {
                    return found;
                }
                // `look` may also look at the client's own state, whose changes are not announced, so it is called again after a while.
                let _ = tokio::time::timeout(Duration::from_millis(300), seen.changed()).await;
            }
        };
        let found = tokio::time::timeout(PATIENCE, looking).await;
        found.unwrap_or_else(|_| panic!("{} waits in vain: {what}; {:#?}", self.name, self.tail()))
    }

    fn tail(&self) -> Vec<(String, String)> {
        let seen = self.seen();
        let last = seen.iter().rev().take(6).rev();
        last.map(|seen| (seen.sender.clone(), seen.content.to_string()))
            .collect()
    }

    /// The bot's messages in a room as the homeserver stores them, in order.
    pub(crate) async fn history(&self, room: &RoomId) -> Vec<Seen> {
        let mut options = MessagesOptions::forward();
        options.limit = uint!(1000);
        let page = self.room(room).messages(options).await.unwrap();
        let events = page
            .chunk
            .iter()
            .filter_map(|event| Seen::of(room.as_str(), event));
        events
            .filter(|seen| seen.sender == BOT && seen.is_message())
            .collect()
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Syncs for ever, even while the homeserver is away.
async fn listen(client: Client, told: watch::Sender<Vec<Seen>>) {
    let mut filter = FilterDefinition::default();
    filter.room.timeline.limit = Some(uint!(500));
    let settings = SyncSettings::new().timeout(Duration::from_secs(10));
    let settings = settings.filter(Filter::FilterDefinition(filter));
    loop {
        let Ok(response) = client.sync_once(settings.clone()).await else {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        };
        for room in response
            .rooms
            .invited
            .keys()
            .filter_map(|room| client.get_room(room))
        {
            let _ = room.join().await;
        }
        let news = response.rooms.joined.iter().flat_map(|(room, update)| {
            let events = update.timeline.events.iter();
            let events = events.filter_map(|event| Seen::of(room.as_str(), event));
            let passing = update.ephemeral.iter();
            events.chain(passing.filter_map(|event| Seen::passing(room.as_str(), event)))
        });
        let news: Vec<_> = news.collect();
        told.send_modify(|seen| seen.extend(news));
    }
}
