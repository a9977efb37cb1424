//! The games of Lusoria as a library. What follows is `README.md`, whose examples are tested with it.
//!
//! Deliberately absent: people, sessions, clocks of players, storage, putting facts into sentences (the texts of all languages come
//! along as data) and any source of chance: throws are given from outside, or dealt from a seed by [`kit::dice`].

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
