//! Tests of Discord and Matrix together: the stand-in for Discord and a real Synapse, and one `lusoria` between them. It runs in a
//! process of its own, which is killed with SIGKILL.

mod board;
mod crosstable;
mod followed_game;
mod held_tournament;
mod one_game;
mod process;
mod tournament;
