//! `Store`'s methods about what is due (table `due`). Batches set and cancel rows. Of the methods here, only [`Store::bring_due_nearer`]
//! writes.

use super::{DueRow, DueTicket, Store, StoreError};

impl Store {
    /// What is due under this key, as JSON of [`Due`](crate::session::Due).
    pub async fn due_under(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.database.due_under(key).await
    }

    /// The rows of `due` whose time is `from` or later, the earliest first. There are at most `most` of them; some may not be due yet.
    pub async fn first_due(&self, from: i64, most: u32) -> Result<Vec<DueRow>, StoreError> {
        self.database.first_due(from, most).await
    }

    /// Corrects rows that were written while the system clock was ahead. Rows that check players' clocks, or whether a reminder is
    /// needed, become due now. Daily messages (digests, the puzzle of the day) become due within a day, at their usual hour.
    pub async fn bring_due_nearer(&self, now: i64) -> Result<(), StoreError> {
        self.database.bring_due_nearer(now).await
    }

    /// Whether the row of `due` that the ticket names is still to be carried out. After a conflict, this tells whether another process
    /// was faster.
    pub async fn is_due(&self, ticket: &DueTicket) -> Result<bool, StoreError> {
        self.database.is_due(ticket).await
    }
}
