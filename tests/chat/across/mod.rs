//! Discord and Matrix together: the stand-in for Discord and a real Synapse, between them one `lusoria` in a process of its own, which is
//! killed with SIGKILL.

mod board;
mod one_game;
mod process;
