//! Lusoria hosts old and odd board games in chat rooms. `ARCHITECTURE.md` has the flow, the map and the invariants.

// matrix-sdk's futures are deeper than the compiler looks by default.
#![recursion_limit = "256"]

pub mod app;
pub mod chat;
pub mod cli;
pub mod command;
pub mod config;
pub mod delivery;
pub mod engine_protocol;
pub mod locales;
pub mod render;
pub mod service;
pub mod session;
pub mod store;
pub mod tournament;

/// Words are made of many small pieces of memory, handed from task to task: with the system's allocator a third of a
/// message's processor time went there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
