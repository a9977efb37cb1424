//! Tests of the Discord adapter, with the real serenity client and its rate limiter, against a stand-in for Discord on this machine.

mod api_document;
mod behaviour;
#[cfg(feature = "matrix")]
mod beside_matrix;
mod bot;
mod connection;
mod files;
mod games;
mod gone_rooms;
mod long_texts;
mod notices;
mod outages;
mod pictures;
pub(crate) mod program;
mod received_messages;
mod sent_messages;
mod shards;
mod slash;
pub(crate) mod stand_in;
mod table;
mod taps;
mod threads;
mod waiting;
