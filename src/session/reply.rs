//! What is said about entries that were appended to a session: `reply`. Pure.

use super::{At, Say, Session};

/// The one message that tells a room how `before` became `after`.
#[must_use]
pub fn reply(before: &Session, after: &Session) -> Say {
    let at = At(after.id, after.entries);
    let turns = u8::try_from(after.turns - before.turns).unwrap_or(u8::MAX);
    match (after.ending.is_some(), turns) {
        (true, turns) => Say::Over(at, turns.saturating_add(1)),
        (false, 0) => Say::Partial(at),
        // The turn that has just begun is the last story; the ones before it are news.
        (false, turns) => Say::Turn(at, turns.saturating_add(1)),
    }
}
