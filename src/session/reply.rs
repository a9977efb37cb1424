//! `reply`: the message that tells a room about new entries of a session. Pure.

use super::{AccountId, Say, Session, ShownEntry};

/// The message that tells a room what changed from `before` to `after`. `author` is the person whose message brought the entries, if a
/// message did.
///
/// Returns `None` in two cases:
///
/// - Another message tells the change. A hint is told to whoever asked for it. `news.rs` tells of offers and of games that are put off.
/// - A computer player has to answer a person. Both turns are told after its move.
#[must_use]
pub fn reply(before: &Session, after: &Session, author: Option<AccountId>) -> Option<Say> {
    let at = ShownEntry(after.id, after.entries);
    if before.seats != after.seats && after.ending.is_none() {
        return Some(Say::Level(at, None));
    }
    if after.looks_like(before) {
        return None;
    }
    if changes_only_time(before, after) {
        return Some(Say::TimeGiven(at));
    }
    let turns = u8::try_from(after.turns - before.turns).unwrap_or(u8::MAX);
    if after.ending.is_some() {
        let by = author.and_then(|author| after.seat_of(author));
        return Some(Say::Over(at, turns.saturating_add(1 + untold(before)), by));
    }
    // The message tells of one turn more than `turns`: the last one has just begun, and what happened is in those before it.
    match (turns, after.thinking_seat()) {
        (0, None) => Some(Say::Partial(at)),
        (0, Some(_)) => None,
        (_, Some(_)) if !after.is_between_computers() => None,
        (_, _) => Some(Say::Turn(at, turns.saturating_add(1 + untold(before)))),
    }
}

/// Whether nothing but the clock has changed.
fn changes_only_time(before: &Session, after: &Session) -> bool {
    after.clock != before.clock
        && after.line.plies() == before.line.plies()
        && after.words == before.words
        && after.ending.is_none()
}

/// How many turns before the present one are told together with the computer player's move. They reach back to the last turn in which the
/// opponent chose a move, and include that turn. 0 if no computer player has to act, or if only computer players play.
fn untold(before: &Session) -> u8 {
    let Some(thinking) = before.thinking_seat() else {
        return 0;
    };
    if before.is_between_computers() {
        return 0;
    }
    let earlier = before.last_turns(usize::MAX).iter().rev().skip(1);
    let since = earlier.take_while(|turn| turn.seat == thinking || !turn.has_moved);
    u8::try_from(since.count())
        .unwrap_or(u8::MAX)
        .saturating_add(1)
}
