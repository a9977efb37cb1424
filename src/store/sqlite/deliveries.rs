//! Reads the outbox: the messages that are still to be sent, and those that could not be sent. Its rows are written by the trigger
//! `write_row` in `batch.sql`. Which messages can never be sent: `src/chat/discord/failure.rs`, `src/chat/matrix/failure.rs`.

use super::database::Database;
use super::errors::decode_error;
use crate::session::{OutboxId, RoomId};
use crate::store::batch::Delivery;
use crate::store::error::StoreError;
use sqlx::FromRow;

#[derive(FromRow)]
struct DeliveryRow {
    id: i64,
    room: i64,
    token: Vec<u8>,
    say: String,
    reply_to: Option<String>,
    path: Option<String>,
    dead: Option<String>,
}

impl DeliveryRow {
    /// The delivery, and the cause if it could not be sent.
    fn into_delivery(self) -> Result<(Delivery, Option<String>), StoreError> {
        let delivery = Delivery {
            id: OutboxId(self.id),
            room: RoomId(self.room),
            token: self.token.as_slice().try_into().map_err(decode_error)?,
            say: self.say,
            reply_to: self.reply_to,
            path: self.path,
        };
        Ok((delivery, self.dead))
    }
}

impl Database {
    /// The messages that are still to be sent, in the order in which they were stored.
    pub(crate) async fn pending(&self) -> Result<Vec<Delivery>, StoreError> {
        let sql = "select * from outbox where dead is null order by id";
        let rows: Vec<DeliveryRow> = self.all(sqlx::query_as(sql)).await?;
        rows.into_iter()
            .map(|row| Ok(row.into_delivery()?.0))
            .collect()
    }

    /// The messages that could not be sent, each with the cause.
    pub(crate) async fn dead_letters(&self) -> Result<Vec<(Delivery, String)>, StoreError> {
        let sql = "select * from outbox where dead is not null order by id";
        let rows: Vec<DeliveryRow> = self.all(sqlx::query_as(sql)).await?;
        let letters = rows.into_iter().map(|row| {
            let (delivery, cause) = row.into_delivery()?;
            Ok((delivery, cause.unwrap_or_default()))
        });
        letters.collect()
    }
}
