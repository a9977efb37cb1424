//! The chat platforms, each against the real thing or the nearest to it that can be had on this machine.
#![recursion_limit = "256"]

#[cfg(feature = "discord")]
mod discord;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod known_game;
#[cfg(feature = "matrix")]
mod matrix;
