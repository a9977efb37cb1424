//! The games of Lusoria as a library. The text of `README.md` follows; its examples are tested as doctests.
//!
//! Deliberately absent: people, sessions, clocks of players, and storage. The library does not make sentences of facts, but it holds the
//! texts of all languages as data. It has no source of chance: the caller passes throws in, or deals them from a seed with [`kit::dice`].

#![doc = include_str!("../README.md")]

pub mod catalog;
pub mod contest;
pub mod engine;
pub mod exact;
pub mod games;
pub mod kit;
pub mod puzzle;
pub mod rules;
pub mod text_board;
