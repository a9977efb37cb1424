//! `reply`: what a room is told about entries that were appended to a session. Pure.

use super::{At, Say, Session};

/// The message that tells a room what changed from `before` to `after`.
#[must_use]
pub fn reply(before: &Session, after: &Session) -> Say {
    let at = At(after.id, after.entries);
    let turns = u8::try_from(after.turns - before.turns).unwrap_or(u8::MAX);
    match (after.ending.is_some(), turns) {
        (true, turns) => Say::Over(at, turns.saturating_add(1)),
        (false, 0) => Say::Partial(at),
        // The last story is the turn that has just begun; the stories before it are what happened.
        (false, turns) => Say::Turn(at, turns.saturating_add(1)),
    }
}
