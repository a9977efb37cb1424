//! The adapter for Discord. Messages of people come in through the gateway, a WebSocket whose protocol we speak ourselves. Messages of
//! Lusoria go out through the REST API, with the library serenity.
//!
//! [`Discord::connect`] makes two halves: [`Gateway::run`] listens until the program shuts down, and [`Discord`] is the [`Chat`] through
//! which the delivery task sends. `docs/discord.md` says how to set up a bot and what Discord limits.
//!
//! [`Chat`]: crate::chat::Chat

mod adapter;
mod answer_handle;
mod channel_memory;
mod check;
mod components;
mod config;
mod connection;
mod endpoint;
mod error;
mod event_handler;
mod failure;
mod forwarder;
mod game_threads;
mod gateway;
mod gateway_loop;
mod guilds;
mod history;
mod inbound;
mod interaction_inbound;
mod interaction_json;
mod interaction_rest;
mod interactions;
mod markdown;
mod open_interactions;
mod permissions;
mod read_json;
mod register;
mod rest;
mod send;
mod shard_loops;
mod shards;
mod slash_commands;
mod slash_completions;
mod slash_line;
mod split;
mod typing;
mod upload;

pub use adapter::Discord;
pub use check::check;
pub use config::{
    Completions, CompletionsAnswer, Config, LiveRoom, LiveRooms, LiveRoomsAnswer, Notice,
    NoticeWords,
};
pub use endpoint::Endpoint;
pub use error::DiscordError;
pub use gateway::Gateway;
pub use shards::{NotAShardRange, ShardOrder};

/// Settings of the log, to append to those of `RUST_LOG`. serenity would log whole messages, and the WebSocket library would log the
/// token. These settings prevent both.
pub const LOG_CAPS: &str = "serenity=warn,tungstenite=off,tokio_tungstenite=off";
