//! The console room: several voices in one terminal, the first thing a newcomer sees and what tests converse with.
//!
//! One room for everybody who sits at this terminal (or behind this pipe). A person is whoever a line says it is:
//! `alice: place 4`. Deliberately absent: knowing when it is whose turn; the service does.

mod collect;
mod converse;
mod json_lines;
mod lines;
mod paint;
mod pipe;
mod printer;
mod speaker;
mod terminal;
mod terminal_width;

pub use converse::converse;
pub use pipe::read_lines;
pub use printer::{Console, Style};
pub use speaker::{ROOM, Voice};
pub use terminal::chat;
