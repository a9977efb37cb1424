//! Discord, through serenity: what people write comes in by the gateway, what Lusoria says goes out by the REST API.
//!
//! Two halves come from one [`Discord::connect`]: [`Gateway::run`] listens until it is told to stop, [`Discord`] is the [`Chat`] the
//! delivery task speaks through. How to set up a bot, and what Discord limits, is in `docs/discord.md`.
//!
//! Deliberately absent: slash commands, buttons, several shards (one carries 2,500 servers).
//!
//! [`Chat`]: crate::chat::Chat

mod adapter;
mod check;
mod config;
mod connection;
mod endpoint;
mod error;
mod events;
mod failure;
mod forwarder;
mod gateway;
mod gateway_loop;
mod guilds;
mod history;
mod inbound;
mod markdown;
mod permissions;
mod read_json;
mod rest;
mod rooms;
mod send;
mod split;

pub use adapter::Discord;
pub use check::check;
pub use config::{Config, LiveRoom, LiveRooms, LiveRoomsAnswer, Notice, NoticeWords};
pub use endpoint::Endpoint;
pub use error::DiscordError;
pub use gateway::Gateway;

/// Log directives to put after those of `RUST_LOG`: serenity notes whole messages in its spans, and the WebSocket library the frame
/// that carries the token. With these, neither reaches a log.
pub const LOG_CAPS: &str = "serenity=warn,tungstenite=off,tokio_tungstenite=off";
