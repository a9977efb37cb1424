//! Decides who may call whom to a game. In this file, to call somebody means to challenge them. A person may call a stranger once, and
//! again only after the stranger has answered:
//!
//! - The answer is yes if the stranger plays, asks about the game, or begins a game with the caller.
//! - The answer is no if the stranger declines or aborts the game, or gives it up at once. The caller then has to wait for
//!   `refused_hours` (a limit in `table.rs`, a day by default).
//!
//! Whoever takes an open seat agrees to play with the person who opened it.
//!
//! If one of two people has called the other or taken a seat of the other, the store has a row for the two. The rows that were used last
//! are kept in memory, so that they need not be read for every move.

use super::table::Limits;
use crate::session::{AccountId, Refusal};
use crate::store::{Acquaintance, Consent};
use lru::LruCache;
use lusoria_games::rules::Fact;
use std::num::NonZeroUsize;
use std::time::Duration;

const PAIRS: NonZeroUsize = NonZeroUsize::new(32_768).expect("not zero");
const CALLERS: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

const HOUR: i64 = 3_600;
/// For this many seconds, a challenge to a stranger who has not said yes counts towards the limit of strangers whom one person may
/// challenge.
pub(in crate::service) const CALL_COUNTS: i64 = 24 * HOUR;

/// Two people, the one with the lower number first.
type Pair = (AccountId, AccountId);

/// The rows and calls that are in memory.
#[derive(Debug)]
pub(in crate::service) struct Acquaintances {
    pairs: LruCache<Pair, Option<Acquaintance>>,
    /// For each caller, the people whom they have called recently and who have not said yes, each with the time of the call.
    calls: LruCache<AccountId, Vec<(AccountId, i64)>>,
}

impl Acquaintances {
    pub(in crate::service) fn new() -> Self {
        Self {
            pairs: LruCache::new(PAIRS),
            calls: LruCache::new(CALLERS),
        }
    }

    /// The row about two people. `Some(None)` means that there is no row. `None` means that the row has to be read from the store.
    pub(in crate::service) fn known(
        &mut self,
        a: AccountId,
        b: AccountId,
    ) -> Option<Option<Acquaintance>> {
        self.pairs.get(&pair(a, b)).cloned()
    }

    pub(in crate::service) fn put(
        &mut self,
        a: AccountId,
        b: AccountId,
        stored: Option<Acquaintance>,
    ) {
        self.pairs.put(pair(a, b), stored);
    }

    /// Removes all that is known of this person.
    pub(in crate::service) fn forget_person(&mut self, person: AccountId) {
        // What is removed here is read again when it is needed.
        self.pairs.clear();
        self.calls.pop(&person);
    }

    /// The recent calls of a person; `None` if they have to be read from the store.
    pub(in crate::service) fn calls(
        &mut self,
        caller: AccountId,
    ) -> Option<&Vec<(AccountId, i64)>> {
        self.calls.get(&caller)
    }

    pub(in crate::service) fn put_calls(
        &mut self,
        caller: AccountId,
        calls: Vec<(AccountId, i64)>,
    ) {
        self.calls.put(caller, calls);
    }

    /// Notes a row that is going to be stored.
    pub(in crate::service) fn remember(&mut self, row: &Acquaintance) {
        self.put(row.caller, row.called, Some(row.clone()));
        if let Some(calls) = self.calls.get_mut(&row.caller) {
            calls.retain(|(called, _)| *called != row.called);
            if row.consent != Consent::Given {
                calls.push((row.called, row.at));
            }
        }
    }

    /// Removes a row that could not be stored. The row that is in the store is read again when it is needed.
    pub(in crate::service) fn forget(&mut self, row: &Acquaintance) {
        self.pairs.pop(&pair(row.caller, row.called));
        self.calls.pop(&row.caller);
    }
}

fn pair(a: AccountId, b: AccountId) -> Pair {
    (a.min(b), a.max(b))
}

/// Whether one person may call another to a game.
pub(in crate::service) enum CallPermission {
    /// The two people have agreed to play with each other before, or the other person has once asked the caller to play.
    Allowed,
    /// They are strangers. A person may call only a few strangers a day (`person_calls`).
    AllowedAsStranger,
    /// The other person has not answered yet, or has said no within the last `refused_hours`.
    Refused(Refusal),
}

/// Decides whether `caller` may call the person with this name. `known` is the stored row about the two.
pub(in crate::service) fn may_call(
    limits: &Limits,
    known: Option<&Acquaintance>,
    caller: AccountId,
    name: &str,
    now: i64,
) -> CallPermission {
    let Some(row) = known else {
        return CallPermission::AllowedAsStranger;
    };
    if row.consent == Consent::Given || row.caller != caller {
        return CallPermission::Allowed;
    }
    let over = row.at + i64::from(limits.refused_hours) * HOUR;
    match row.consent {
        Consent::Refused if now >= over => CallPermission::AllowedAsStranger,
        Consent::Refused => {
            let left = Duration::from_secs(u64::try_from(over - now).unwrap_or(0));
            let fact = Fact::new("declined").with("name", name.to_owned());
            CallPermission::Refused(super::silences::with_time(fact, left).into())
        }
        _ => CallPermission::Refused(
            Fact::new("not-answered-yet")
                .with("name", name.to_owned())
                .into(),
        ),
    }
}

/// The new row about two people after `me` did something in a game with `other`; `None` if the row does not change.
pub(in crate::service) fn acquaintance_after(
    known: Option<&Acquaintance>,
    did: GameAct,
    (me, other): (AccountId, AccountId),
    at: i64,
) -> Option<Acquaintance> {
    let called = |caller, called, consent| {
        Some(Acquaintance {
            caller,
            called,
            consent,
            at,
        })
    };
    match (known, did) {
        (Some(row), _) if row.consent == Consent::Given => None,
        (None, GameAct::Agree) => called(me, other, Consent::Given),
        (Some(row), GameAct::Agree) => called(row.caller, row.called, Consent::Given),
        (None, GameAct::Begin) => called(me, other, Consent::Asked),
        (Some(row), GameAct::Begin) if row.caller == me => called(me, other, Consent::Asked),
        (Some(row), GameAct::Leave) if row.caller == other && row.consent == Consent::Asked => {
            called(other, me, Consent::Refused)
        }
        (Some(row), GameAct::Begin | GameAct::TakePart) if row.caller == other => {
            // Somebody who has said no and then looks at the finished game has not changed their mind.
            let looks_back = row.consent == Consent::Refused && did == GameAct::TakePart;
            if looks_back {
                None
            } else {
                called(other, me, Consent::Given)
            }
        }
        _ => None,
    }
}

/// What somebody did in a game with another person. If they did several of these things, only the one that is listed last counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::service) enum GameAct {
    /// Played in the game or asked about it.
    TakePart,
    /// Aborted the game, gave it up, or declined it when it was proposed.
    Leave,
    /// Began or proposed the game.
    Begin,
    /// Took a seat that the other person had opened. This shows that both want to play.
    Agree,
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: AccountId = AccountId(1);
    const BOB: AccountId = AccountId(2);
    const NOON: i64 = 1_795_262_400;

    fn row(consent: Consent) -> Acquaintance {
        Acquaintance {
            caller: ANNA,
            called: BOB,
            consent,
            at: NOON,
        }
    }

    fn refused(known: Option<Acquaintance>, caller: AccountId, now: i64) -> Option<String> {
        let limits = Limits::default();
        match may_call(&limits, known.as_ref(), caller, "bob", now) {
            CallPermission::Refused(refusal) => Some(refusal.id().to_owned()),
            CallPermission::Allowed | CallPermission::AllowedAsStranger => None,
        }
    }

    #[test]
    fn a_stranger_calls_once_and_whoever_was_called_may_always_call_back() {
        assert_eq!(refused(None, ANNA, NOON), None);
        let called = Some(row(Consent::Asked));
        assert_eq!(
            refused(called.clone(), ANNA, NOON + 30 * 24 * HOUR).unwrap(),
            "not-answered-yet"
        );
        assert_eq!(refused(called, BOB, NOON), None);
        assert_eq!(refused(Some(row(Consent::Given)), ANNA, NOON), None);
    }

    #[test]
    fn a_no_holds_for_a_day() {
        let said_no = Some(row(Consent::Refused));
        assert_eq!(
            refused(said_no.clone(), ANNA, NOON + 24 * HOUR - 1).unwrap(),
            "declined"
        );
        assert_eq!(refused(said_no.clone(), ANNA, NOON + 24 * HOUR), None);
        assert_eq!(refused(said_no, BOB, NOON), None);
    }

    #[test]
    fn what_the_called_does_is_the_answer_and_what_the_caller_does_is_none() {
        let (asked, given, refused) = (Consent::Asked, Consent::Given, Consent::Refused);
        for (known, act, who, after) in [
            (asked, GameAct::TakePart, (BOB, ANNA), Some(given)),
            (asked, GameAct::Begin, (BOB, ANNA), Some(given)),
            (asked, GameAct::Leave, (BOB, ANNA), Some(refused)),
            (asked, GameAct::TakePart, (ANNA, BOB), None),
            (asked, GameAct::Leave, (ANNA, BOB), None),
            (refused, GameAct::TakePart, (BOB, ANNA), None),
            (refused, GameAct::Begin, (BOB, ANNA), Some(given)),
            (refused, GameAct::Begin, (ANNA, BOB), Some(asked)),
            (given, GameAct::Leave, (BOB, ANNA), None),
        ] {
            let answer = acquaintance_after(Some(&row(known)), act, who, NOON);
            assert_eq!(answer.map(|row| row.consent), after, "{known:?} {act:?}");
        }
        assert_eq!(
            acquaintance_after(None, GameAct::TakePart, (BOB, ANNA), NOON),
            None
        );
    }
}
