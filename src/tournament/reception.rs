//! A TCP port for clients that speak Bologna's protocol. Many clients may be waiting there at once. Each client has to send its name, and
//! the first client that sends a fitting name takes the seat.
//!
//! Any program can connect there and send nothing, by mistake or on purpose. So all connections are served at the same time, and none
//! waits for another. A client that has not sent its name when the seat is taken may have come for the next game, so it goes on waiting.

use super::players::{BolognaPlayer, PlayerLog};
use super::referee::{Fault, FaultKind};
use std::future::{Future, poll_fn};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, sleep_until};

/// How long a client may take to say its name. The time begins when the client comes or, if that is later, when a game begins to wait for
/// a player at the client's port.
const NAMELESS: Duration = Duration::from_secs(2);
/// The most connections that may wait at all ports together. Each of them takes up a file handle. If a port is full, its oldest
/// connection makes room for the next.
const MOST_VISITORS: usize = 256;
/// At least this many connections may wait at each port, even if that makes more than [`MOST_VISITORS`] at all ports together.
const LEAST_VISITORS: usize = 8;
/// At a full port, the oldest connection may stay at least this long, so that the client can say its name. If a new connection cannot be
/// accepted because of an error, the port's oldest connection has to go, even if this time is not over.
const LEAST_TIME: Duration = Duration::from_millis(100);
/// How long to wait after a connection could not be accepted, usually because too many files are open.
const ACCEPT_AGAIN: Duration = Duration::from_millis(20);
/// The log of a game notes at most this many connections that did not become the player. The others are only counted.
const MOST_NOTES: usize = 20;

/// A connection that has not said its name.
struct Visitor {
    peer: SocketAddr,
    /// When the client came or, if that is later, when a game last began to wait for a player at the client's port.
    since: Instant,
    greeting: Pin<Box<dyn Future<Output = Result<Box<BolognaPlayer>, Fault>> + Send>>,
}

/// A port, and the clients that are waiting there, in the order in which they came.
pub(super) struct Reception {
    listener: TcpListener,
    visitors: Mutex<Vec<Visitor>>,
    /// The most connections that may wait at this port.
    most: usize,
}

impl std::fmt::Debug for Reception {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.listener.fmt(f)
    }
}

impl Visitor {
    fn new(stream: TcpStream, peer: SocketAddr) -> Self {
        // Without this, the system may hold a short message back until the one before it is acknowledged.
        let _ = stream.set_nodelay(true);
        Self {
            peer,
            since: Instant::now(),
            greeting: Box::pin(async {
                let greeted = BolognaPlayer::greet(Box::new(stream)).await;
                greeted.map(Box::new)
            }),
        }
    }
}

/// What happens while a player is awaited.
enum Event {
    /// A connection has come, or could not be accepted.
    Came(io::Result<(TcpStream, SocketAddr)>),
    /// A visitor has said its name, or will never say one.
    Answered(SocketAddr, Result<Box<BolognaPlayer>, Fault>),
    /// The oldest visitor has been silent for too long.
    Silent,
    /// The time in which the player had to come is over.
    TimeOver,
}

/// Notes, in the log of the player that is awaited, the connections that came but did not become this player.
struct InVain {
    log: PlayerLog,
    count: usize,
}

impl InVain {
    fn note(&mut self, peer: SocketAddr, why: &str) {
        self.count += 1;
        if self.count <= MOST_NOTES {
            self.log.note(&format!("{peer} came, but {why}"));
        }
    }

    fn note_the_rest(&self) {
        if self.count > MOST_NOTES {
            let more = self.count - MOST_NOTES;
            self.log.note(&format!("{more} more came in vain"));
        }
    }
}

impl Reception {
    /// The reception at this port. `ports` is the number of all ports, which share [`MOST_VISITORS`].
    pub(super) fn new(listener: TcpListener, ports: usize) -> Self {
        Self {
            listener,
            visitors: Mutex::default(),
            most: (MOST_VISITORS / ports.max(1)).max(LEAST_VISITORS),
        }
    }

    /// The port.
    pub(super) const fn listener(&self) -> &TcpListener {
        &self.listener
    }

    /// Waits until the time `until` for a client that says its name and is not turned away. If several have already said their names,
    /// takes the client that came first.
    ///
    /// # Errors
    /// The fault of a player that did not come.
    pub(super) async fn receive(
        &self,
        log: PlayerLog,
        until: Instant,
        turns_away: impl Fn(&str) -> bool,
    ) -> Result<Box<BolognaPlayer>, Fault> {
        let mut visitors = self.visitors.lock().await;
        let called = Instant::now();
        visitors.iter_mut().for_each(|one| one.since = called);
        let mut in_vain = InVain { log, count: 0 };
        let came = loop {
            match self.next_event(&mut visitors, until).await {
                Event::Answered(peer, Ok(player)) if turns_away(player.name()) => {
                    in_vain.note(peer, &format!("{} is somebody else's name", player.name()));
                }
                Event::Answered(peer, Ok(player)) => break Ok((peer, player)),
                Event::Answered(peer, Err(fault)) => in_vain.note(peer, &fault.to_string()),
                Event::Came(Ok((stream, peer))) => visitors.push(Visitor::new(stream, peer)),
                Event::Came(Err(_)) => {
                    sleep(ACCEPT_AGAIN).await;
                    show_out_the_oldest(&mut visitors, &mut in_vain);
                }
                Event::Silent => show_out_the_oldest(&mut visitors, &mut in_vain),
                Event::TimeOver => break Err(absent(visitors.len() + in_vain.count)),
            }
        };
        in_vain.note_the_rest();
        let (peer, mut player) = came?;
        in_vain.log.note(&format!("came from {peer}"));
        player.keep_log(in_vain.log);
        Ok(player)
    }

    async fn next_event(&self, visitors: &mut Vec<Visitor>, until: Instant) -> Event {
        let is_full = visitors.len() >= self.most;
        let patience = if is_full { LEAST_TIME } else { NAMELESS };
        let oldest = visitors.first();
        let silent_until = oldest.map_or(until, |one| one.since + patience);
        tokio::select! {
            // Names that were said are looked at before anything else, so that a client that came earlier is not overtaken.
            biased;
            (peer, said) = poll_fn(|context| first_answer(visitors, context)) => Event::Answered(peer, said),
            () = sleep_until(until) => Event::TimeOver,
            came = self.listener.accept(), if !is_full => Event::Came(came),
            () = sleep_until(silent_until) => Event::Silent,
        }
    }
}

fn show_out_the_oldest(visitors: &mut Vec<Visitor>, in_vain: &mut InVain) {
    if !visitors.is_empty() {
        in_vain.note(visitors.remove(0).peer, "it has not said its name");
    }
}

/// The first visitor that has said its name or will never say one.
fn first_answer(
    visitors: &mut Vec<Visitor>,
    context: &mut Context<'_>,
) -> Poll<(SocketAddr, Result<Box<BolognaPlayer>, Fault>)> {
    for place in 0..visitors.len() {
        if let Poll::Ready(said) = visitors[place].greeting.as_mut().poll(context) {
            return Poll::Ready((visitors.remove(place).peer, said));
        }
    }
    Poll::Pending
}

/// The fault of a player that did not come. `came` is the number of connections that came instead.
fn absent(came: usize) -> Fault {
    let what = match came {
        0 => "it did not come to the table",
        _ => "no client has come that said its name",
    };
    Fault::new(FaultKind::Absent, what)
}
