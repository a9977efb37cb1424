//! A stand-in for Discord on this machine: the gateway over a WebSocket, and REST over TLS with a certificate made at run time. It
//! imitates Discord's rate limits, nonces, mentions and error codes as far as a chat bot meets them. Tests decide who writes what, when
//! the connection breaks, and which request fails.
//!
//! Source: Discord's developer documentation (gateway, message resource, rate limits) as of 2026; requests and responses are checked
//! against Discord's OpenAPI document (`api_document.rs`).
//! Deliberately absent: several guilds and shards, zlib streams.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

mod api_document;
mod components;
mod events;
mod exchange;
mod exchanges;
mod faults;
mod form;
mod gateway;
mod hands;
mod interactions;
mod json;
mod json_schema;
mod link;
mod model;
mod rest;
mod start;
mod state;
mod threads;
mod tls;
mod world;

pub(crate) use api_document::{check_request, check_response};
pub(crate) use faults::{Call, Fault};
pub(crate) use model::{Message, Person, Room, Said, TOKEN};
pub(crate) use world::World;
