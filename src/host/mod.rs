//! Sessions and what people do with them. Everything here but `service.rs` is pure.

mod ids;

pub use ids::{AccountId, EventKey, Identity, OutboxId, Platform, RoomId, RoomKey, SessionId};
