//! Answers `join` and `play` if there is no seat that the writer can take.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::room_rules::is_closed_to;
use super::service_task::Service;
use crate::session::{Proposal, Refusal};
use crate::store::StoreError;

impl Service {
    /// The refusal for somebody who can take none of these seats. It says why they cannot take the first seat that the room allows. If
    /// the room allows none of the seats, it says that only managers begin games here. `None` if this person may open a seat.
    pub(super) async fn refuse_to_take(
        &mut self,
        request: &Request,
        seats: &[Proposal],
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        for seat in seats {
            if self.refuse_seat_here(request, seat).await?.is_none() {
                return self.refuse_seat_of(request, seat, draft).await;
            }
        }
        let settings = self.settings_here(request, draft).await?;
        let is_closed = is_closed_to(request, &settings);
        Ok(is_closed.then(|| Refusal::host("nobody-waits-closed")))
    }
}
