//! The rules of the games: what all games have in common, the rules of each game, the dice, and the catalogue.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod afrika;
mod catalogue;
mod cats_and_mouse;
mod contract;
mod dice;
mod every_game;
mod facts;
mod gabata;
mod murus_gallicus;
mod ohojitxi;
mod play;
mod playthrough;
mod positions;
mod rules_pages;
mod selus;
mod sentences;
mod tablut;
mod tchuka_ruma;
mod three_rows;
mod xii_scripta;
