//! The games of Lusoria as a library. The text of `README.md` follows; its examples are tested as doctests.
//!
//! Deliberately absent: people, sessions, clocks of players, storage, and putting facts into sentences (the texts of all languages come
//! along as data). The library has no source of chance either: throws are given from outside, or dealt from a seed by [`kit::dice`].

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
