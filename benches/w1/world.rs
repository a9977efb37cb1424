//! The real stack from a message to its reply, with a stub of a platform that accepts every post at once.

use crate::gauge::{Clocks, Cost};
use crate::received_reply::ReceivedReply;
use crate::room::{Room, SEEDS};
use lusoria::app::App;
use lusoria::chat::{Chat, Post, SendError};
use lusoria::render::Block;
use lusoria::service::Inbound;
use lusoria::service::{Config, Limits, Outcome, ServiceHandle, ThinkingSettings};
use lusoria::session::Platform;
use lusoria::store::Store;
use std::hint::black_box;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;

/// The greatest number of rooms.
pub(crate) const ROOMS: usize = 10_000;

/// How long the driver waits for a reply before it gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Accepts the posts of all rooms. Like Discord it edits messages, and gives a message an id of 19 digits.
#[derive(Debug)]
struct Taker {
    rooms: Vec<UnboundedSender<ReceivedReply>>,
    messages: AtomicU64,
}

impl Chat for Taker {
    fn platform(&self) -> Platform {
        Platform::Discord
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        vec![body]
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        for block in &post.body {
            // Every platform turns the boards that it sends into text, so that is part of what a reply costs.
            if let Block::Board(board) = block {
                black_box(board.lines());
            }
        }
        let reply = ReceivedReply::now(&post.body);
        let room: usize = post.room.parse().expect("our rooms are numbers");
        // The driver may have stopped listening.
        let _ = self.rooms[room].send(reply);
        let fresh = || {
            (1_400_000_000_000_000_000 + self.messages.fetch_add(1, Ordering::Relaxed)).to_string()
        };
        Ok(Some(post.replaces.clone().unwrap_or_else(fresh)))
    }
}

/// A running host, and the rooms whose people write to it.
pub(crate) struct World {
    pub(crate) host: App,
    pub(crate) rooms: Vec<Place>,
}

/// A room, and the channel on which its replies arrive.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) room: Room,
    reply: UnboundedReceiver<ReceivedReply>,
}

/// The totals of a period of play.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) commands: u64,
    pub(crate) latencies: Vec<Duration>,
    /// The processor time that the driver used to choose its moves.
    own: Duration,
}

impl World {
    pub(crate) async fn open(path: &Path) -> Self {
        Self::open_with(path, ThinkingSettings::default()).await
    }

    pub(crate) async fn open_with(path: &Path, thinking: ThinkingSettings) -> Self {
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let (senders, receivers): (Vec<_>, Vec<_>) =
            (0..ROOMS).map(|_| mpsc::unbounded_channel()).unzip();
        let taker = Taker {
            rooms: senders,
            messages: AtomicU64::new(0),
        };
        let config = Config {
            prefix: "!".to_owned(),
            seeds: SEEDS,
            limits: Limits::none(),
            thinking,
            ..Config::default()
        };
        let mut host = App::start(store, config, &[Platform::Discord])
            .await
            .unwrap();
        host.connect(Arc::new(taker));
        let place = |(number, reply)| Place {
            room: Room::new(number),
            reply,
        };
        let rooms = receivers.into_iter().enumerate().map(place).collect();
        Self { host, rooms }
    }

    /// These rooms play at the same time, with one unanswered message each. Each room sends at least one message.
    pub(crate) async fn play(&mut self, rooms: Range<usize>, how_long: Duration) -> Cost {
        let until = Instant::now() + how_long;
        self.play_while(rooms, move |_| Instant::now() < until)
            .await
    }

    /// These rooms play at the same time, each with this number of messages.
    pub(crate) async fn play_messages(&mut self, rooms: Range<usize>, messages: usize) -> Cost {
        self.play_while(rooms, move |played| played < messages)
            .await
    }

    /// These rooms play at the same time. A room stops when `goes_on` returns false for the number of messages that it has played.
    async fn play_while(
        &mut self,
        rooms: Range<usize>,
        goes_on: impl Fn(usize) -> bool + Copy + Send + 'static,
    ) -> Cost {
        let clocks = Clocks::read();
        let in_turn = rooms.len() == 1;
        let mut playing = JoinSet::new();
        for mut place in self.rooms.drain(rooms) {
            let service = self.host.service.clone();
            playing.spawn(async move {
                let (mut tally, mut played) = (Tally::default(), 0);
                loop {
                    place.step(&service, &mut tally).await;
                    played += 1;
                    if !goes_on(played) {
                        break;
                    }
                }
                (place, tally)
            });
        }
        let mut whole = Tally::default();
        while let Some(done) = playing.join_next().await {
            let (place, tally) = done.unwrap();
            whole.add(tally);
            self.rooms.push(place);
        }
        // The rooms go back to their old order, so that each is found at its number.
        self.rooms.sort_by_key(|place| place.room.number());
        clocks.cost(whole.commands, whole.own, in_turn, whole.latencies)
    }

    /// Sends one message after another, each in the room whose index `room` returns.
    pub(crate) async fn wander(
        &mut self,
        steps: usize,
        mut room: impl FnMut(usize) -> usize,
    ) -> Cost {
        let clocks = Clocks::read();
        let mut tally = Tally::default();
        for n in 0..steps {
            self.rooms[room(n)]
                .step(&self.host.service, &mut tally)
                .await;
        }
        clocks.cost(tally.commands, tally.own, true, tally.latencies)
    }

    /// Stops the host, and returns the rooms with all that they have played.
    pub(crate) async fn stop(self) -> Vec<Place> {
        self.host.stop().await.unwrap();
        self.rooms
    }
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.commands += other.commands;
        self.latencies.extend(other.latencies);
        self.own += other.own;
    }
}

impl Place {
    /// Sends one message and waits for the reply. Sometimes the message is delivered a second time.
    async fn step(&mut self, service: &ServiceHandle, tally: &mut Tally) {
        let clock = crate::gauge::thread_time();
        let inbound = self.room.next();
        let again = self.room.redelivers().then(|| inbound.clone());
        tally.own += crate::gauge::thread_time() - clock;
        let reply = self.say(service, inbound, tally).await;
        let clock = crate::gauge::thread_time();
        self.room.take_reply(&reply);
        tally.own += crate::gauge::thread_time() - clock;
        if let Some(again) = again {
            let outcome = service.submit(again).await.outcome().await;
            assert_eq!(outcome, Outcome::Repeated, "an event is taken once");
            tally.commands += 1;
        }
    }

    /// Sends a message and waits for the reply. The time is measured from handing in the message until the sender has the reply.
    pub(crate) async fn say(
        &mut self,
        service: &ServiceHandle,
        inbound: Inbound,
        tally: &mut Tally,
    ) -> ReceivedReply {
        let event = inbound.event.clone();
        let start = Instant::now();
        drop(service.submit(inbound).await);
        let reply = tokio::time::timeout(PATIENCE, self.reply.recv())
            .await
            .unwrap_or_else(|_| panic!("nobody answers event {event:?} in {:?}", self.room))
            .expect("the chat lives as long as the host");
        tally.latencies.push(reply.at - start);
        tally.commands += 1;
        reply
    }
}
