//! Answers invitations. Each answer is tried until it succeeds, the invitation is withdrawn, or the login has ended. Homeservers limit
//! how fast a user joins rooms. After the homeserver has asked the bot to wait, answers are sent one by one for a while. Who may invite
//! the bot: `invite_policy.rs`.

use super::failure::Failure;
use super::{Config, Invites, inbound, notices};
use crate::chat::retry_pauses;
use crate::locales::Lang;
use crate::render::plain_text;
use crate::service::ServiceHandle;
use matrix_sdk::ruma::OwnedRoomId;
use matrix_sdk::ruma::api::client::membership::leave_room::v3::Request as Leave;
use matrix_sdk::{Error, Room, RoomState};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use tokio::sync::Mutex as Queue;
use tokio::time::{Instant, sleep_until};
use tracing::{info, warn};

/// The pause after the first failure, without the random part that `retry_pauses` adds. Each further pause is twice as long, but at most
/// [`LAST`].
const FIRST: Duration = Duration::from_secs(3);
/// The longest pause after a failure, without the random part that `retry_pauses` adds.
const LAST: Duration = Duration::from_secs(600);

/// [`Gate`] delays answers after the homeserver has asked to wait. If no answer was sent for this long after the last delay, the delays
/// end.
const CALM: Duration = Duration::from_secs(120);

/// The invitations that are being answered.
#[derive(Clone)]
pub(super) struct Invitations {
    invites: Invites,
    lang: Lang,
    service: ServiceHandle,
    open: Arc<Mutex<HashSet<OwnedRoomId>>>,
    gate: Arc<Gate>,
}

impl Invitations {
    pub(super) fn new(config: &Config, service: ServiceHandle) -> Self {
        Self {
            invites: config.invites.clone(),
            lang: config.lang,
            service,
            open: Arc::default(),
            gate: Arc::default(),
        }
    }

    /// Starts answering an invitation and returns at once.
    pub(super) fn answer(&self, room: Room) {
        let invitations = self.clone();
        let is_new = self.open().insert(room.room_id().to_owned());
        if is_new {
            tokio::spawn(async move {
                invitations.until_answered(&room).await;
                invitations.open().remove(room.room_id());
            });
        }
    }

    fn open(&self) -> std::sync::MutexGuard<'_, HashSet<OwnedRoomId>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn until_answered(&self, room: &Room) {
        let mut pauses = retry_pauses(FIRST, LAST);
        while room.state() == RoomState::Invited {
            self.gate.pass().await;
            let Err(error) = self.try_once(room).await else {
                return;
            };
            let failure = Failure::of(&error);
            warn!(room = %room.room_id(), ?failure, "an invitation is not answered yet; trying again");
            match failure {
                Failure::Limited(pause) => self.gate.note_limited(pause).await,
                Failure::SessionEnded => return,
                // What is denied or missing now may work later, as long as the invitation stands.
                _ => tokio::time::sleep(pauses.next().unwrap_or(LAST)).await,
            }
        }
    }

    async fn try_once(&self, room: &Room) -> Result<(), Error> {
        let inviter = room.invite_details().await?.inviter_id;
        if self.invites.admit(inviter.as_str()) {
            room.join().await?;
            info!(room = %room.room_id(), %inviter, "joined a room");
            let entered = inbound::room_entered(room.room_id(), SystemTime::now());
            self.service.submit(entered).await;
        } else {
            let mut leave = Leave::new(room.room_id().to_owned());
            leave.reason = Some(plain_text(&notices::not_invited(self.lang)));
            room.client().send(leave).await?;
            info!(room = %room.room_id(), %inviter, "refused an invitation; LUSORIA_MATRIX_INVITES says whose are accepted");
        }
        Ok(())
    }
}

/// Delays answers after the homeserver has asked to wait. From then on, answers are sent one by one. Before each of them there is a pause
/// as long as the homeserver has asked for. If no answer is sent within the time [`CALM`] after the last pause, the pauses end.
#[derive(Default)]
struct Gate(Queue<GateState>);

#[derive(Default)]
struct GateState {
    next: Option<Instant>,
    apart: Duration,
}

impl Gate {
    async fn pass(&self) {
        let mut opening = self.0.lock().await;
        let Some(next) = opening.next else { return };
        if next.elapsed() > CALM {
            *opening = GateState::default();
            return;
        }
        sleep_until(next).await;
        opening.next = Some(Instant::now() + opening.apart);
    }

    /// Notes that the homeserver accepts no join for this long.
    async fn note_limited(&self, pause: Duration) {
        let mut opening = self.0.lock().await;
        let next = Instant::now() + pause;
        opening.next = Some(opening.next.map_or(next, |known| known.max(next)));
        opening.apart = pause;
    }
}

#[cfg(test)]
mod tests {
    use super::{CALM, Gate};
    use std::time::Duration;
    use tokio::time::{Instant, advance};

    #[tokio::test(start_paused = true)]
    async fn once_the_homeserver_asks_for_patience_one_goes_at_a_time() {
        let (gate, start) = (Gate::default(), Instant::now());
        for _ in 0..20 {
            gate.pass().await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO);
        gate.note_limited(Duration::from_secs(10)).await;
        for _ in 0..3 {
            gate.pass().await;
        }
        assert_eq!(start.elapsed().as_secs(), 30);
        advance(CALM * 2).await;
        let calm = Instant::now();
        for _ in 0..20 {
            gate.pass().await;
        }
        assert_eq!(calm.elapsed(), Duration::ZERO);
    }
}
