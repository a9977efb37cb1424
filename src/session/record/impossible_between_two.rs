//! Finds entries that two people who play against each other could not have made:
//!
//! - hints,
//! - changes of a level,
//! - takebacks that are neither agreed nor made within the minute in which a takeback is free,
//! - aborting alone after both have moved,
//! - anything that a player does when the time of the player on turn is over, if the time control is `hard`.
//!
//! These entries are possible if the computer plays or if one person plays both sides, and a record does not prove who held the seats.
//! `decide` never makes one of them in a game between two people.

use crate::session::takeback::FREE_TAKEBACK;
use crate::session::{BeforeDecision, Entry, Offer, Session};
use lusoria_games::rules::Seat;

/// Whether this entry cannot have been made at this time in a game of two people who play against each other.
pub(super) fn is_impossible_between_two(session: &Session, entry: &Entry, at: i64) -> bool {
    if session.is_solitaire() {
        return false;
    }
    let is_players = !matches!(
        entry,
        Entry::Flag(_) | Entry::Pause(_) | Entry::GiveTime(..) | Entry::Vacation(..) | Entry::Annul
    );
    if is_players && session.hard_flag(at).is_some() {
        return true;
    }
    match entry {
        Entry::Hint(_) | Entry::Level(..) => true,
        Entry::Takeback(seat, n) => {
            let agreed = session.offer_of(*seat) == Some(Offer::Takeback(*n));
            !agreed && !is_free(session, *seat, *n, at)
        }
        Entry::Abort(seat) => {
            let all_moved = session.moves.iter().all(|moves| *moves > 0);
            all_moved && session.offer_of(*seat) != Some(Offer::Abort)
        }
        _ => false,
    }
}

/// Whether this seat may go back to entry `n` without asking. A takeback is free for a minute. If the record has no times, that minute
/// never ends.
fn is_free(session: &Session, seat: Seat, n: u32, at: i64) -> bool {
    let decisions = (1..).map(|back| session.before_decision(seat, back));
    for decision in decisions {
        match decision {
            BeforeDecision::After {
                n: before,
                standing,
                at: made_at,
                free,
                ..
            } if before == n || standing == n => {
                return free && at <= made_at.saturating_add(FREE_TAKEBACK);
            }
            // Goes on to the decision before. The search stops at a decision that is not free: no earlier one is free either, and looking
            // there is slow.
            BeforeDecision::After {
                n: before,
                free: true,
                ..
            } if before > n => {}
            _ => return false,
        }
    }
    false
}
