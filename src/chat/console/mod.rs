//! The console room: several voices in one terminal, the first thing a newcomer sees and what tests converse with.
//!
//! One room for everybody who sits at this terminal (or behind this pipe). A person is whoever a line says it is:
//! `alice: place 4`. Deliberately absent: knowing when it is whose turn; the service does.

mod collect;
mod converse;
mod json_lines;
mod lines;
mod paint;
mod pen;
mod script;
mod terminal;
mod terminal_width;
mod voice;

pub use converse::converse;
pub use pen::{Console, Style};
pub use script::read_lines;
pub use terminal::chat;
pub use voice::{ROOM, Voice};
