//! The Matrix adapter against a real homeserver: a Synapse from PyPI on this machine, the real `lusoria` program, and people whose
//! clients are matrix-sdk's, in plain and in encrypted rooms. `synapse.rs` says what it takes.

mod games;
mod manners;
mod operator;
mod person;
mod program;
mod rooms;
mod seen;
mod sick;
mod synapse;
mod table;
