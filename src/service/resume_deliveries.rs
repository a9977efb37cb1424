//! After a start, hands to the delivery tasks the messages that were stored and are not known to have been sent.

use super::lazy_message::LazyMessage;
use super::outgoing::Outgoing;
use super::render_late::render_by_service;
use super::render_request::RenderRequest;
use super::service_task::Service;
use crate::session::{AnswerPath, OutboxId, RoomKey, Say};
use crate::store::json::StoredAsJson;
use crate::store::{Delivery, DeliveryReport};
use std::collections::HashSet;
use std::collections::hash_map::{Entry, HashMap};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tracing::error;

/// How many rooms may ask the service at the same time to render deliveries that were stored before the program started.
const WORDS_AT_ONCE: usize = 2;

impl Service {
    /// Hands to the delivery tasks every stored message that is still to be sent. Left out are partial boards that are out of date, and
    /// messages that cannot be read.
    pub(super) async fn resume_deliveries(&mut self) {
        let pending = match self.store.pending().await {
            Ok(pending) => pending,
            Err(why) => return error!(%why, "what is still to be said cannot be read"),
        };
        let mut again = Vec::new();
        let mut keys = HashMap::new();
        let turns = Arc::new(Semaphore::new(WORDS_AT_ONCE));
        for delivery in &pending {
            let key = match keys.entry(delivery.room) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(unknown) => unknown.insert(self.room_key(delivery.room).await),
            };
            again.extend(
                key.clone()
                    .and_then(|key| self.restore_delivery(delivery, key, &turns)),
            );
        }
        let (fresh, stale) = set_stale_aside(again);
        for id in stale {
            self.delivery_notes.add(DeliveryReport::Superseded(id));
        }
        for outgoing in fresh {
            self.limits.note_resumed(&outgoing);
            if let (Some(id), Some(say)) = (outgoing.id, &outgoing.say) {
                self.proposals.told.add(id, outgoing.room.0, say);
            }
            self.send(outgoing.into());
        }
    }

    /// Turns a stored delivery into a message for a delivery task. The message is rendered when it is the next one in its room, so that
    /// the service can answer other messages meanwhile. If the delivery cannot be read, it is set aside for the operator, and the result
    /// is `None`.
    fn restore_delivery(
        &mut self,
        delivery: &Delivery,
        key: RoomKey,
        turns: &Arc<Semaphore>,
    ) -> Option<Outgoing> {
        // If the path cannot be read, the delivery is not sent: without the path, the whole room would read the answer to one
        // person.
        let path = match delivery.path.as_deref() {
            Some(path) => AnswerPath::from_json(path).map(Some),
            None => Some(None),
        };
        match Say::from_json(&delivery.say).zip(path) {
            Some((say, path)) => {
                let (service, turns) = (self.own_handle.clone(), turns.clone());
                let wanted = RenderRequest {
                    say: say.clone(),
                    room: key.clone(),
                    path: path.clone(),
                };
                let message = LazyMessage::later(|| render_by_service(service, turns, wanted));
                Some(Outgoing::delivering(
                    delivery, key, path, say, message, None,
                ))
            }
            None => {
                error!(
                    delivery = delivery.id.0,
                    "a stored delivery cannot be read; it is set aside"
                );
                let dead = DeliveryReport::Dead(delivery.id, "unreadable".to_owned());
                self.delivery_notes.add(dead);
                None
            }
        }
    }
}

/// Separates the messages that are to be sent from partial boards that are out of date. The second list has the ids of the partial
/// boards.
///
/// A partial board is out of date if a later message in the same room shows a newer board of the same session. The newer board may have
/// been sent already. The partial boards of a turn are sent as edits of one message. If the older board were sent now, that edit would
/// replace the newer board.
fn set_stale_aside(again: Vec<Outgoing>) -> (Vec<Outgoing>, Vec<OutboxId>) {
    let (mut fresh, mut stale) = (Vec::new(), Vec::new());
    let mut moved_on = HashSet::new();
    for outgoing in again.into_iter().rev() {
        let here = |session| (outgoing.room.0, session);
        let partial = outgoing.partial_board_of().map(here);
        let is_stale = partial.is_some_and(|turn| moved_on.contains(&turn));
        moved_on.extend(outgoing.overtakes_boards_of().map(here));
        match outgoing.id {
            Some(id) if is_stale => stale.push(id),
            _ => fresh.push(outgoing),
        }
    }
    fresh.reverse();
    (fresh, stale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Platform, RoomId, RoomKey, SessionId, ShownEntry};

    fn outgoing(n: i64, platform: Platform, room: i64, say: Say) -> Outgoing {
        let key = RoomKey {
            platform,
            id: room.to_string(),
            parent: None,
        };
        Outgoing {
            id: Some(OutboxId(n)),
            room: (RoomId(room), key),
            token: [0; 12],
            reply_to: None,
            path: None,
            say: Some(say),
            message: LazyMessage::None,
            delivery_guard: None,
        }
    }

    /// Makes deliveries with the numbers 1, 2, … from these pairs of a room and a say. Returns two lists: the numbers of the deliveries
    /// that are sent, and the numbers of the others.
    fn sorted(platform: Platform, says: &[(i64, Say)]) -> (Vec<i64>, Vec<i64>) {
        let again = (1..).zip(says);
        let again = again.map(|(n, (room, say))| outgoing(n, platform, *room, say.clone()));
        let (fresh, mut stale) = set_stale_aside(again.collect());
        stale.sort_unstable();
        let fresh = fresh.into_iter().filter_map(|outgoing| outgoing.id);
        let number = |id: OutboxId| id.0;
        (
            fresh.map(number).collect(),
            stale.into_iter().map(number).collect(),
        )
    }

    fn partial(session: i64, entry: u32) -> Say {
        Say::Partial(ShownEntry(SessionId(session), entry))
    }

    #[test]
    fn after_a_start_a_stale_board_does_not_take_the_place_of_a_later_one() {
        let turn = Say::Turn(ShownEntry(SessionId(1), 5), 1);
        let says = [
            (1, partial(1, 3)),
            (1, partial(1, 4)),
            (1, turn),
            (1, partial(1, 6)),
        ];
        assert_eq!(sorted(Platform::Discord, &says), (vec![3, 4], vec![1, 2]));
        // On a platform without edits, each board is a message of its own.
        assert_eq!(sorted(Platform::Console, &says), (vec![1, 2, 3, 4], vec![]));
    }

    #[test]
    fn a_board_of_another_session_or_in_another_room_is_not_stale() {
        let says = [(1, partial(1, 3)), (1, partial(2, 3)), (2, partial(1, 3))];
        assert_eq!(sorted(Platform::Matrix, &says), (vec![1, 2, 3], vec![]));
    }
}
