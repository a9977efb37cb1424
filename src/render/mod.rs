//! From facts to what people read: boards as monospace text, prose, sentences. No platform's markup.

mod answers;
mod block;
mod editor;
mod help;
mod message;
mod news;
mod page;
pub mod rules_text;
mod scene;
mod words;

pub use block::{Block, Board, Body, Span};
pub use message::{Message, message, not_shown, not_stored};
pub use page::{
    Greeting, fact_page, games_page, greeting, in_progress, paste_hint, rules_page, sentence_page,
    verdict_page,
};
pub use scene::{Attachment, Choice, Finding, Promised, Scene, told_apart};
