//! The console: a room for several people at one terminal. New users meet it first, and tests use it.
//!
//! Everybody who writes at the terminal or through a pipe is in this room. A line may name its speaker: `alice: place 4`.
//! Deliberately absent: knowing whose turn it is. The service knows that.

mod collect;
mod conversation;
mod json_protocol;
mod lines;
mod paint;
mod picture;
mod pipe;
mod printer;
mod read_json_lines;
mod screen;
mod speaker;
mod terminal;
mod terminal_width;
mod wait_for_answer;

pub use picture::PictureOutput;
pub use pipe::read_lines;
pub use printer::{Console, Style};
pub use read_json_lines::drive_by_json;
pub use screen::{RawTerminal, Screen, ScreenLog, read_keys, show_screen};
pub use speaker::{ROOM, Speaker};
pub use terminal::chat;
