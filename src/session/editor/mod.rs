//! A person's position editor: a board to set up, ten slots for positions of each game, and tools to change them. Pure.
//!
//! Source: the Tablut editor (`docs/rules/tablut.md`, "The position editor"). Slots are numbered from 0 to 9. Slot 0 holds the start
//! position. Each other slot holds an empty board until something is saved in it. Slot 9 is the last: `edit next` does not go on to slot
//! 0. The last few changes can be undone. How much one person can save is limited, so that the stored row stays small. The number of
//! slots is in `state.rs`; how much can be undone and saved is in `steps.rs`.

mod edit_action;
mod state;
mod steps;
mod use_tool;

pub use edit_action::EditAction;
pub use state::{EditReply, Editor, EditorStep, LAST_SLOT};
pub use use_tool::{STORE, outcome, to_move};
