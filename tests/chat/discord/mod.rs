//! The Discord adapter, with the real serenity client and its rate limiter, against a stand-in for Discord on this machine.

#[cfg(feature = "matrix")]
mod beside_matrix;
mod bot;
mod connection;
mod games;
mod hearing;
mod long;
mod manners;
mod outages;
mod program;
mod signs;
mod speaking;
mod stand_in;
mod table;
