//! Waits for what becomes of messages that are handed in at once.

use crate::house::House;
use lusoria::service::{Inbound, Outcome, Receipt};

/// What became of these messages, once all about them has been said.
pub(crate) async fn outcomes(receipts: impl IntoIterator<Item = Receipt>) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    for mut receipt in receipts {
        outcomes.push(receipt.outcome().await);
        receipt.wait_for_delivery().await;
    }
    outcomes
}

impl House {
    /// Hands these messages in at once, and waits until everything about them has been said. Returns what became of each.
    pub(crate) async fn hear_all(
        &self,
        messages: impl IntoIterator<Item = Inbound>,
    ) -> Vec<Outcome> {
        let mut receipts = Vec::new();
        for message in messages {
            receipts.push(self.hand_in(message).await);
        }
        outcomes(receipts).await
    }
}
