//! Some rooms do not let everybody begin games: quiet rooms, and rooms where only their managers begin games. If a message there suggests
//! beginning a game, a sentence is added. The suggestion stays, because some readers are allowed to begin games there.

use super::{Block, Body, Scene, Span};
use crate::command::command_id::NEW;
use crate::command::find;
use crate::locales::Values;

/// If not everybody may begin games here and the message suggests beginning one, adds a sentence that says who may.
pub(super) fn add_who_begins(body: &mut Body, scene: &Scene) {
    let has_rules = scene.is_closed || scene.is_quiet;
    let is_needed = has_rules && body.iter().any(|block| suggests_new(block, &scene.prefix));
    if is_needed {
        body.push(scene.sentence_paragraph("closed-room", Values::new()));
    }
}

/// Whether the block suggests typing a command that begins a game. Commands begin with `prefix`.
fn suggests_new(block: &Block, prefix: &str) -> bool {
    let Block::Paragraph(spans) = block else {
        return false;
    };
    spans.iter().any(|span| match span {
        Span::Typed(text) => begins_a_game(text, prefix),
        Span::Text(_) | Span::Person(_) | Span::Room(_) => false,
    })
}

fn begins_a_game(text: &str, prefix: &str) -> bool {
    let words = text.strip_prefix(prefix).unwrap_or_default();
    let word = words.split(' ').next().unwrap_or_default();
    find(word).is_some_and(|spec| spec.id == NEW)
}
