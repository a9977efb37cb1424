//! Tests of the chat platforms, each against the real platform or the best substitute that can run on this machine.
#![recursion_limit = "256"]

#[cfg(all(feature = "discord", feature = "matrix"))]
mod across;
#[cfg(feature = "discord")]
mod discord;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod known_game;
#[cfg(feature = "matrix")]
mod matrix;
