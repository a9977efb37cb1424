//! Tests of the Matrix adapter against a real homeserver: a Synapse from PyPI on this machine, the real `lusoria` program, and people
//! whose clients are made with matrix-sdk, in plain and in encrypted rooms. `synapse.rs` says what these tests need.

mod appservice;
mod behaviour;
mod failing_requests;
mod games;
mod operator;
pub(crate) mod person;
mod pictures;
mod profile;
pub(crate) mod program;
mod reactions;
mod rooms;
pub(crate) mod synapse;
mod table;
mod threads;
mod two_people;
mod visible_messages;
mod waiting;
