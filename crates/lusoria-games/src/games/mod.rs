//! The games, each in a folder of its own with its rules, notation, boards, texts and golden files.
//!
//! Every folder has these files:
//! - `mod.rs` says what the game is. Its `impl State` calls the other files.
//! - `options`: what may be chosen when a game is made
//! - `state`: the type of a position
//! - `position`: a position as text
//! - `moves`: what is legal
//! - `play`: what a move does
//! - `why_not`: why a move is not legal
//! - `notation`: a move as text
//! - `view`: the diagram, and prose
//! - `search`: what a computer player has to know
//! - `edit`: the position editor and the laws of a position (without an editor, only the laws)
//! - `texts`: the names of the game and the texts about it
//!
//! A file that only some games have is named after what it is about.

pub mod afrika;
pub mod cats_and_mouse;
pub mod gabata;
pub mod murus_gallicus;
pub mod ohojitxi;
pub mod selus;
pub mod tablut;
pub mod tchuka_ruma;
pub mod xii_scripta;
