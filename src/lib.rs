//! Lusoria hosts old and odd board games in chat rooms. `ARCHITECTURE.md` has the flow, the map and the invariants.

pub mod catalog;
pub mod chat;
pub mod games;
pub mod host;
pub mod kit;
pub mod render;
pub mod rules;
pub mod store;
