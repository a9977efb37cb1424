//! Knows which sync responses are handled. The rooms of a response are handled in parallel, so that a slow room delays no other.
//! The token to resume from advances only past responses whose rooms are all handled. Pure.

use std::collections::BTreeMap;

/// The responses that are not handled yet, and those after them.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    next: u64,
    answers: BTreeMap<u64, Answer>,
}

#[derive(Debug)]
struct Answer {
    /// The token with which the next response is requested.
    token: String,
    /// How many rooms are not handled yet.
    rooms: usize,
}

impl Ledger {
    /// Adds a response that has events of this many rooms, and returns its number.
    pub(super) fn begin(&mut self, token: String, rooms: usize) -> u64 {
        self.next += 1;
        self.answers.insert(self.next, Answer { token, rooms });
        self.forget_between(self.next);
        self.next
    }

    /// Notes that a room of this response is handled.
    pub(super) fn done(&mut self, number: u64) {
        if let Some(answer) = self.answers.get_mut(&number) {
            answer.rooms = answer.rooms.saturating_sub(1);
        }
        self.forget_between(number);
    }

    /// The token up to which everything is handled, if it has advanced since the last call.
    pub(super) fn handled(&mut self) -> Option<String> {
        let mut handled = None;
        while let Some(first) = self.answers.first_entry() {
            if first.get().rooms > 0 {
                break;
            }
            handled = Some(first.remove().token);
        }
        handled
    }

    /// Of two neighbouring responses that are both handled, forgets the earlier one, whose token is no longer needed. So a room
    /// that is stuck for days costs no memory.
    fn forget_between(&mut self, number: u64) {
        let is_done = |answer: Option<(&u64, &Answer)>| {
            answer
                .filter(|(_, answer)| answer.rooms == 0)
                .map(|(number, _)| *number)
        };
        let Some(here) = is_done(self.answers.get_key_value(&number)) else {
            return;
        };
        let before = is_done(self.answers.range(..here).next_back());
        let after = is_done(self.answers.range(here + 1..).next());
        if let Some(before) = before {
            self.answers.remove(&before);
        }
        if after.is_some() {
            self.answers.remove(&here);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Ledger;

    #[test]
    fn nothing_is_handled_before_all_that_came_earlier_is() {
        let mut ledger = Ledger::default();
        let first = ledger.begin("a".to_owned(), 2);
        let second = ledger.begin("b".to_owned(), 1);
        ledger.done(second);
        ledger.done(first);
        assert_eq!(ledger.handled(), None);
        ledger.done(first);
        assert_eq!(ledger.handled().as_deref(), Some("b"));
        assert_eq!(ledger.handled(), None);
        ledger.begin("c".to_owned(), 0);
        assert_eq!(ledger.handled().as_deref(), Some("c"));
    }

    #[test]
    fn a_room_that_is_stuck_costs_no_memory() {
        let mut ledger = Ledger::default();
        let stuck = ledger.begin("stuck".to_owned(), 1);
        for n in 0..1_000 {
            let one = ledger.begin(n.to_string(), n % 2);
            ledger.done(one);
        }
        assert!(ledger.answers.len() <= 2, "{}", ledger.answers.len());
        assert_eq!(ledger.handled(), None);
        ledger.done(stuck);
        assert_eq!(ledger.handled().as_deref(), Some("999"));
    }
}
