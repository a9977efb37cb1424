//! Lusoria hosts old and odd board games in chat rooms. `ARCHITECTURE.md` has the flow, the map and the invariants.

// The types of matrix-sdk's futures are nested more deeply than the compiler allows by default.
#![recursion_limit = "256"]

pub mod app;
pub mod chat;
pub mod cli;
pub mod command;
pub mod competition;
pub mod config;
pub mod delivery;
pub mod engine_protocol;
pub mod locales;
pub mod render;
pub mod service;
pub mod session;
pub mod store;
pub mod tournament;

/// A faster allocator than the system's. Messages are made of many small pieces of memory, which go from task to task. With the system's
/// allocator, allocating them took a third of a message's processor time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
