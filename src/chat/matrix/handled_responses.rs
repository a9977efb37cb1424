//! Remembers which sync responses of the homeserver are handled. The rooms of a response are handled in parallel, so that a slow room
//! delays no other. Each response has a token. After a restart, the bot goes on from the last token up to which everything is handled.
//! Pure.

use std::collections::BTreeMap;

/// The responses that are not handled yet, and handled ones whose tokens are still needed.
#[derive(Debug, Default)]
pub(super) struct HandledResponses {
    next: u64,
    responses: BTreeMap<u64, Response>,
}

#[derive(Debug)]
struct Response {
    /// The token with which the next response is requested.
    token: String,
    /// How many rooms are not handled yet.
    rooms: usize,
}

impl HandledResponses {
    /// Adds a response that has events of this many rooms, and returns its number.
    pub(super) fn begin(&mut self, token: String, rooms: usize) -> u64 {
        self.next += 1;
        self.responses.insert(self.next, Response { token, rooms });
        self.forget_between(self.next);
        self.next
    }

    /// Notes that a room of this response is handled.
    pub(super) fn done(&mut self, number: u64) {
        if let Some(response) = self.responses.get_mut(&number) {
            response.rooms = response.rooms.saturating_sub(1);
        }
        self.forget_between(number);
    }

    /// The sync token up to which everything is handled. `None` if it has not advanced since the last call.
    pub(super) fn take_token(&mut self) -> Option<String> {
        let mut handled = None;
        while let Some(first) = self.responses.first_entry() {
            if first.get().rooms > 0 {
                break;
            }
            handled = Some(first.remove().token);
        }
        handled
    }

    /// Looks at the response `number` and at those just before and after it. Of two handled responses in a row, forgets the earlier one,
    /// because its token is no longer needed. So responses do not pile up in memory while one room is not handled for days.
    fn forget_between(&mut self, number: u64) {
        let is_done = |response: Option<(&u64, &Response)>| {
            response
                .filter(|(_, response)| response.rooms == 0)
                .map(|(number, _)| *number)
        };
        let Some(here) = is_done(self.responses.get_key_value(&number)) else {
            return;
        };
        let before = is_done(self.responses.range(..here).next_back());
        let after = is_done(self.responses.range(here + 1..).next());
        if let Some(before) = before {
            self.responses.remove(&before);
        }
        if after.is_some() {
            self.responses.remove(&here);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::HandledResponses;

    #[test]
    fn nothing_is_handled_before_all_that_came_earlier_is() {
        let mut handled = HandledResponses::default();
        let first = handled.begin("a".to_owned(), 2);
        let second = handled.begin("b".to_owned(), 1);
        handled.done(second);
        handled.done(first);
        assert_eq!(handled.take_token(), None);
        handled.done(first);
        assert_eq!(handled.take_token().as_deref(), Some("b"));
        assert_eq!(handled.take_token(), None);
        handled.begin("c".to_owned(), 0);
        assert_eq!(handled.take_token().as_deref(), Some("c"));
    }

    #[test]
    fn a_room_that_is_stuck_costs_no_memory() {
        let mut handled = HandledResponses::default();
        let stuck = handled.begin("stuck".to_owned(), 1);
        for n in 0..1_000 {
            let one = handled.begin(n.to_string(), n % 2);
            handled.done(one);
        }
        assert!(handled.responses.len() <= 2, "{}", handled.responses.len());
        assert_eq!(handled.take_token(), None);
        handled.done(stuck);
        assert_eq!(handled.take_token().as_deref(), Some("999"));
    }
}
