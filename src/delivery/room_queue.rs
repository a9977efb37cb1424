//! The queue of one room: the messages that wait, and the one that is being sent. Which messages are news: `is_news` in
//! `src/session/say.rs`.

use crate::service::Outgoing;
use crate::session::{OutboxId, SessionId};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::Notify;

/// The queue of one room, or of the private answers to one interaction. It sends one message at a time.
#[derive(Debug, Default)]
pub(super) struct RoomQueue {
    waiting: VecDeque<Box<Outgoing>>,
    in_flight: Option<InFlight>,
}

/// The message that is being sent.
#[derive(Debug)]
struct InFlight {
    /// The session whose partial board the message shows. `None` if no newer board may replace the message.
    partial: Option<SessionId>,
    /// If `partial` is a session: notified when a newer board of that session has been added.
    overtaken: Arc<Notify>,
}

impl RoomQueue {
    /// Adds a message. If the platform edits messages, a new board of a session makes the older partial boards of that session useless:
    ///
    /// - Those that wait are removed. Their ids are returned.
    /// - If one is being sent, the sending is told to stop. The platform may accept that board nevertheless.
    pub(super) fn add(&mut self, outgoing: Box<Outgoing>) -> Vec<OutboxId> {
        let mut overtaken = Vec::new();
        if let Some(session) = outgoing.overtakes_boards_of() {
            self.waiting.retain(|old| {
                let stays = old.partial_board_of() != Some(session);
                overtaken.extend(old.id.filter(|_| !stays));
                stays
            });
            let in_flight = self.in_flight.iter();
            in_flight
                .filter(|in_flight| in_flight.partial == Some(session))
                .for_each(|in_flight| in_flight.overtaken.notify_one());
        }
        let place = self.place_of(&outgoing);
        self.waiting.insert(place, outgoing);
        overtaken
    }

    /// The place of a new message in the queue. News goes before waiting answers, so that many questions cannot hold up a game. Messages
    /// about one session stay in order, and all news stays in order. On the console every message goes to the end.
    fn place_of(&self, outgoing: &Outgoing) -> usize {
        let Some(session) = outgoing.news_of() else {
            return self.waiting.len();
        };
        let last_before = self
            .waiting
            .iter()
            .rposition(|waiting| waiting.news_of().is_some() || waiting.session() == Some(session));
        last_before.map_or(0, |last| last + 1)
    }

    /// Takes the next message out of the queue. Also returns the [`Notify`] that is triggered when the message is overtaken. `None` if a
    /// message is being sent or none waits.
    pub(super) fn start_next(&mut self) -> Option<(Box<Outgoing>, Arc<Notify>)> {
        if self.in_flight.is_some() {
            return None;
        }
        let next = self.waiting.pop_front()?;
        let overtaken = Arc::new(Notify::new());
        self.in_flight = Some(InFlight {
            partial: next.partial_board_of(),
            overtaken: overtaken.clone(),
        });
        Some((next, overtaken))
    }

    /// Called when the message was accepted, refused for good, or dropped.
    pub(super) fn finish_sending(&mut self) {
        self.in_flight = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::LazyMessage;
    use crate::session::{AccountId, GeneralAnswer, Platform, RoomId, RoomKey, Say, ShownEntry};

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
            path: None,
            say: Some(say),
            message: LazyMessage::None,
            delivery_guard: None,
        }
    }

    fn order(platform: Platform) -> Vec<i64> {
        let asker = AccountId(1);
        let of = |session| ShownEntry(SessionId(session), 3);
        let says = [
            Say::Answer(GeneralAnswer::Games, asker),
            Say::Moves(of(1), asker),
            Say::Answer(GeneralAnswer::Games, asker),
            Say::Turn(of(1), 1),
            Say::Turn(of(2), 1),
            Say::Moves(of(1), asker),
        ];
        let mut queue = RoomQueue::default();
        for (n, say) in (1..).zip(says) {
            queue.add(outgoing(platform, n, say).into());
        }
        let waiting = queue.waiting.iter();
        waiting
            .filter_map(|outgoing| Some(outgoing.id?.0))
            .collect()
    }

    #[test]
    fn news_of_games_go_before_answers_that_wait_but_not_before_their_own_game() {
        assert_eq!(order(Platform::Discord), [1, 2, 4, 5, 3, 6]);
        // The console does not edit messages, so there every message goes to the end.
        assert_eq!(order(Platform::Console), [1, 2, 3, 4, 5, 6]);
    }
}
