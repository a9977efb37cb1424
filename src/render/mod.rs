//! From facts to what people read: boards as monospace text, prose, sentences. No platform's markup.

mod body;

pub use body::{Block, Body, Run, Span};
