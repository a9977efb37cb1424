//! What waits to be said in one room.

use crate::service::Outgoing;
use crate::session::{OutboxId, SessionId};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::Notify;

/// The waiting line of a room; at most one message of it is being sent.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Outgoing>,
    busy: Option<Busy>,
}

/// The message that is being sent.
#[derive(Debug)]
struct Busy {
    /// The session whose partial turn it shows, if it does.
    partial: Option<SessionId>,
    overtaken: Arc<Notify>,
}

impl Queue {
    /// Takes a message in. Where messages can be edited, boards of a partial turn that wait and are overtaken by this one
    /// are dropped; their ids come back. One that is on its way is told, and gives up if the platform has not taken it yet.
    pub(super) fn add(&mut self, outgoing: Outgoing) -> Vec<OutboxId> {
        let mut overtaken = Vec::new();
        if let Some(session) = outgoing.moves_on() {
            self.waiting.retain(|old| {
                let stays = old.partial() != Some(session);
                overtaken.extend(old.id.filter(|_| !stays));
                stays
            });
            let busy = self.busy.iter();
            busy.filter(|busy| busy.partial == Some(session))
                .for_each(|busy| busy.overtaken.notify_one());
        }
        let place = self.place_of(&outgoing);
        self.waiting.insert(place, outgoing);
        overtaken
    }

    /// News of a game go before the answers that wait, so that no flood of questions keeps people from playing. What is about the same
    /// session stays in its order, and so do all news.
    fn place_of(&self, outgoing: &Outgoing) -> usize {
        let Some(session) = outgoing.news_of() else {
            return self.waiting.len();
        };
        let stays_before =
            |waiting: &Outgoing| waiting.news_of().is_some() || waiting.session() == Some(session);
        self.waiting
            .iter()
            .rposition(stays_before)
            .map_or(0, |last| last + 1)
    }

    /// The next message, unless one is on its way, and what tells it that it was overtaken.
    pub(super) fn next(&mut self) -> Option<(Outgoing, Arc<Notify>)> {
        if self.busy.is_some() {
            return None;
        }
        let next = self.waiting.pop_front()?;
        let overtaken = Arc::new(Notify::new());
        self.busy = Some(Busy {
            partial: next.partial(),
            overtaken: overtaken.clone(),
        });
        Some((next, overtaken))
    }

    /// The message on its way has arrived.
    pub(super) fn free(&mut self) {
        self.busy = None;
    }

    /// Nothing waits and nothing is on its way.
    pub(super) fn is_idle(&self) -> bool {
        self.busy.is_none() && self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::Words;
    use crate::session::{AccountId, At, Platform, RoomId, RoomKey, Say, Talk};

    fn outgoing(platform: Platform, n: i64, say: Say) -> Outgoing {
        let room = RoomKey {
            platform,
            id: "r".to_owned(),
            parent: None,
        };
        Outgoing {
            id: Some(OutboxId(n)),
            room: (RoomId(1), room),
            token: [0; 12],
            reply_to: None,
            say: Some(say),
            words: Words::None,
            spoken: None,
        }
    }

    fn order(platform: Platform) -> Vec<i64> {
        let asker = AccountId(1);
        let of = |session| At(SessionId(session), 3);
        let says = [
            Say::Talk(Talk::Games, asker),
            Say::Moves(of(1), asker),
            Say::Talk(Talk::Games, asker),
            Say::Turn(of(1), 1),
            Say::Turn(of(2), 1),
            Say::Moves(of(1), asker),
        ];
        let mut queue = Queue::default();
        for (n, say) in (1..).zip(says) {
            queue.add(outgoing(platform, n, say));
        }
        let waiting = queue.waiting.iter();
        waiting
            .filter_map(|outgoing| Some(outgoing.id?.0))
            .collect()
    }

    #[test]
    fn news_of_games_go_before_answers_that_wait_but_not_before_their_own_game() {
        assert_eq!(order(Platform::Discord), [1, 2, 4, 5, 3, 6]);
        // The console takes everything at once.
        assert_eq!(order(Platform::Console), [1, 2, 3, 4, 5, 6]);
    }
}
