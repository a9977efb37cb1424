//! One connection to Discord's gateway, from its opening to its end. Discord says hello. The bot begins a gateway session, or resumes
//! one. Then it sends heartbeats and receives events.
//!
//! Why not serenity? It can listen to the gateway, too, but version 0.12 loses the gateway session when a reconnect fails. It then blocks
//! for up to 76 seconds, begins a new gateway session, and loses the messages of that time. Code outside serenity cannot prevent that. So
//! this connection is our own code. Only the REST client is serenity's.
//!
//! Source: Discord's documentation, "Gateway" and "Opcodes and Status Codes". Deliberately absent: compression.

use super::DiscordError;
use super::event_handler::EventHandler;
use super::read_json::text;
use super::shards::Shard;
use serde_json::{Value, json};
use serenity::futures::{SinkExt, StreamExt};
use std::ops::ControlFlow;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tracing::debug;

/// The time limit for connecting, for the hello, and for sending.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The longest time between two heartbeats. If Discord does not answer one before the next is due, the connection counts as broken.
const LONGEST_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);
/// The time limit for closing the connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// What is needed to resume a gateway session. (It has nothing to do with the session of a game.)
#[derive(Debug)]
pub(super) struct GatewaySession {
    id: String,
    /// The sequence number of the last event that was received.
    seq: u64,
    /// The address at which Discord wants the gateway session to be resumed.
    pub(super) url: String,
}

/// How a connection ended.
#[derive(Debug)]
pub(super) enum ConnectionEnd {
    /// The connection is broken. The text says why. If a gateway session has begun, it can be resumed.
    Broken(String),
    /// Discord has forgotten the gateway session, so a new one must begin.
    Forgotten,
    /// Discord refuses to send the texts of messages, because the message-content intent is not granted to the bot.
    NoContent,
    /// Connecting again is useless.
    Refused(DiscordError),
    /// The program is shutting down.
    Stopped,
}

/// What the bot sends when it begins or resumes a gateway session.
pub(super) struct Identify<'a> {
    pub(super) token: &'a str,
    pub(super) intents: u64,
    pub(super) shard: Shard,
}

/// An open connection.
pub(super) struct Connection<'a> {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    events: &'a EventHandler,
    session: &'a mut Option<GatewaySession>,
    /// Whether the last heartbeat was answered.
    answered: bool,
    /// When the gateway session became active on this connection. `None` if it is not active yet.
    pub(super) live: Option<Instant>,
}

type Flow = ControlFlow<ConnectionEnd>;

impl<'a> Connection<'a> {
    /// Opens a connection.
    pub(super) async fn open(
        url: &str,
        events: &'a EventHandler,
        session: &'a mut Option<GatewaySession>,
    ) -> Result<Self, ConnectionEnd> {
        let config = WebSocketConfig {
            max_message_size: None,
            max_frame_size: None,
            ..WebSocketConfig::default()
        };
        let connecting = connect_async_with_config(address(url), Some(config), false);
        let connected = timeout(TIMEOUT, connecting).await;
        let connected =
            connected.map_err(|_| ConnectionEnd::Broken("no answer in time".to_owned()))?;
        let (socket, _) = connected.map_err(|error| ConnectionEnd::Broken(error.to_string()))?;
        Ok(Self {
            socket,
            events,
            session,
            answered: true,
            live: None,
        })
    }

    /// Listens until the connection ends or the program shuts down.
    pub(super) async fn listen(
        &mut self,
        identify: Identify<'_>,
        stop: &mut watch::Receiver<()>,
    ) -> ConnectionEnd {
        let hello = tokio::select! {
            hello = timeout(TIMEOUT, self.hello(identify)) => hello,
            _ = stop.changed() => return self.close().await,
        };
        let pause = match hello
            .unwrap_or_else(|_| Err(ConnectionEnd::Broken("no hello in time".to_owned())))
        {
            Ok(pause) => pause,
            Err(end) => return end,
        };
        // Discord asks for a random delay before the first heartbeat, so that not all bots send theirs at once.
        let mut beats = interval_at(Instant::now() + pause.mul_f64(rand::random()), pause);
        loop {
            let flow = tokio::select! {
                frame = self.socket.next() => self.frame(frame).await,
                _ = beats.tick() => self.beat().await,
                _ = stop.changed() => return self.close().await,
            };
            if let ControlFlow::Break(end) = flow {
                return end;
            }
        }
    }

    /// Waits for the hello, answers it, and returns the interval between heartbeats.
    async fn hello(&mut self, identify: Identify<'_>) -> Result<Duration, ConnectionEnd> {
        loop {
            let frame = self.socket.next().await;
            let Some(Ok(Frame::Text(frame))) = &frame else {
                match self.frame(frame).await {
                    ControlFlow::Break(end) => return Err(end),
                    ControlFlow::Continue(()) => continue,
                }
            };
            let payload: Value = serde_json::from_str(frame).unwrap_or_default();
            if payload["op"] == 10 {
                let pause = payload["d"]["heartbeat_interval"].as_u64();
                self.identify(identify).await?;
                return Ok(pause
                    .map_or(LONGEST_HEARTBEAT_INTERVAL, Duration::from_millis)
                    .clamp(Duration::from_secs(1), LONGEST_HEARTBEAT_INTERVAL));
            }
        }
    }

    /// Resumes the gateway session, or begins a new one.
    async fn identify(
        &mut self,
        Identify {
            token,
            intents,
            shard,
        }: Identify<'_>,
    ) -> Result<(), ConnectionEnd> {
        let payload = match &self.session {
            Some(GatewaySession { id, seq, .. }) => {
                json!({"op": 6, "d": {"token": token, "session_id": id, "seq": seq}})
            }
            None => {
                let properties =
                    json!({"os": std::env::consts::OS, "browser": "lusoria", "device": "lusoria"});
                json!({"op": 2, "d": {
                    "token": token, "intents": intents, "properties": properties, "shard": [shard.number, shard.total],
                }})
            }
        };
        self.send(&payload).await
    }

    async fn send(&mut self, payload: &Value) -> Result<(), ConnectionEnd> {
        let sent = timeout(TIMEOUT, self.socket.send(Frame::Text(payload.to_string()))).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(ConnectionEnd::Broken(error.to_string())),
            Err(_) => Err(ConnectionEnd::Broken("nothing can be sent".to_owned())),
        }
    }

    async fn beat(&mut self) -> Flow {
        if !std::mem::take(&mut self.answered) {
            return ControlFlow::Break(ConnectionEnd::Broken(
                "a heartbeat was not answered".to_owned(),
            ));
        }
        let seq = self.session.as_ref().map(|session| session.seq);
        match self.send(&json!({"op": 1, "d": seq})).await {
            Ok(()) => ControlFlow::Continue(()),
            Err(end) => ControlFlow::Break(end),
        }
    }

    async fn frame(
        &mut self,
        frame: Option<Result<Frame, tokio_tungstenite::tungstenite::Error>>,
    ) -> Flow {
        let ended = |why: String| ControlFlow::Break(ConnectionEnd::Broken(why));
        match frame {
            Some(Ok(Frame::Text(text))) => match serde_json::from_str(&text) {
                Ok(payload) => self.payload(&payload).await,
                Err(_) => {
                    debug!("Discord's gateway sent something that is no JSON");
                    ControlFlow::Continue(())
                }
            },
            Some(Ok(Frame::Close(frame))) => ControlFlow::Break(end_of_close_code(
                frame.map_or(1000, |frame| frame.code.into()),
                self.events.reads_all,
            )),
            Some(Ok(_)) => ControlFlow::Continue(()),
            Some(Err(error)) => ended(error.to_string()),
            None => ended("the line was cut".to_owned()),
        }
    }

    async fn payload(&mut self, payload: &Value) -> Flow {
        match payload["op"].as_u64() {
            Some(0) => self.event(payload),
            Some(1) => {
                self.answered = true;
                return self.beat().await;
            }
            Some(7) => {
                return ControlFlow::Break(ConnectionEnd::Broken(
                    "Discord asks to connect again".to_owned(),
                ));
            }
            Some(9) if payload["d"] == true => {
                return ControlFlow::Break(ConnectionEnd::Broken(
                    "Discord asks to take the session up again".to_owned(),
                ));
            }
            Some(9) => return ControlFlow::Break(ConnectionEnd::Forgotten),
            Some(11) => self.answered = true,
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn event(&mut self, payload: &Value) {
        let (kind, data) = (payload["t"].as_str().unwrap_or_default(), &payload["d"]);
        if kind == "READY" {
            *self.session = session(data);
        }
        if matches!(kind, "READY" | "RESUMED") {
            self.live = Some(Instant::now());
        }
        self.events.take(kind, data);
        if let (Some(session), Some(seq)) = (&mut *self.session, payload["s"].as_u64()) {
            session.seq = seq;
        }
    }

    async fn close(&mut self) -> ConnectionEnd {
        let _ = timeout(CLOSE_TIMEOUT, self.socket.close(None)).await;
        ConnectionEnd::Stopped
    }
}

/// The full URL of a gateway. Discord gives the URL without a path, but a request needs one.
fn address(gateway: &str) -> String {
    let address = format!("{gateway}?v=10&encoding=json");
    reqwest::Url::parse(&address).map_or(address, String::from)
}

fn session(ready: &Value) -> Option<GatewaySession> {
    Some(GatewaySession {
        id: text(&ready["session_id"])?,
        seq: 0,
        url: text(&ready["resume_gateway_url"]).unwrap_or_default(),
    })
}

/// What a close code of Discord means for the connection.
fn end_of_close_code(code: u16, reads_all: bool) -> ConnectionEnd {
    match code {
        4004 => ConnectionEnd::Refused(DiscordError::TokenRefused),
        4014 if reads_all => ConnectionEnd::NoContent,
        4011 => ConnectionEnd::Refused(DiscordError::MoreShards),
        4010..=4014 => {
            ConnectionEnd::Refused(DiscordError::Gateway(format!("closed with code {code}")))
        }
        // An invalid sequence number; a gateway session that timed out.
        4007 | 4009 => ConnectionEnd::Forgotten,
        _ => ConnectionEnd::Broken(format!("closed with code {code}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{ConnectionEnd, DiscordError, address, end_of_close_code};

    #[test]
    fn an_address_has_a_path() {
        assert_eq!(
            address("wss://gateway.discord.gg"),
            "wss://gateway.discord.gg/?v=10&encoding=json"
        );
    }

    #[test]
    fn a_session_is_given_up_only_where_discord_says_so() {
        for code in [1000, 1001, 4000, 4008] {
            assert!(
                matches!(end_of_close_code(code, true), ConnectionEnd::Broken(_)),
                "{code}"
            );
        }
        for code in [4007, 4009] {
            assert!(
                matches!(end_of_close_code(code, true), ConnectionEnd::Forgotten),
                "{code}"
            );
        }
        assert!(matches!(
            end_of_close_code(4014, true),
            ConnectionEnd::NoContent
        ));
        assert!(matches!(
            end_of_close_code(4011, true),
            ConnectionEnd::Refused(DiscordError::MoreShards)
        ));
        for (code, reads_all) in [(4004, true), (4010, true), (4013, true), (4014, false)] {
            assert!(
                matches!(
                    end_of_close_code(code, reads_all),
                    ConnectionEnd::Refused(_)
                ),
                "{code}"
            );
        }
    }
}
