//! Tournaments of programs: whole ones in memory with a clock of their own, the wire against clients that do what they like, and the program
//! itself with real connections, a kill, and a client in Python.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod bologna;
mod clients;
mod double_round;
mod endless;
mod engines;
mod formats;
mod program;
mod reception;
mod wire;
