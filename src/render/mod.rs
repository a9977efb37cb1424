//! From facts to what people read: boards as monospace text, prose, sentences. No platform's markup.

mod board;
mod body;
mod perspective;

pub use board::{board_runs, board_text};
pub use body::{Block, Body, Run, Span};
pub use perspective::turned;
