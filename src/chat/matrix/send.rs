//! The half that speaks: messages, edits, and marks, each with the part's id as its transaction id, so that the homeserver takes it once.

use super::budget::Means;
use super::failure::Failure;
use super::place::Place;
use super::{Matrix, content, split};
use crate::chat::{Chat, Post, SendError};
use crate::host::Platform;
use crate::render::Block;
use matrix_sdk::ruma::{OwnedTransactionId, RoomId};
use matrix_sdk::{Client, Error, Room};
use serde_json::Value;
use std::time::Duration;
use tracing::{debug, warn};

/// How long one post may take, sharing keys with everybody in the room included, before the courier gets it back.
const PATIENCE: Duration = Duration::from_secs(60);

impl Chat for Matrix {
    fn platform(&self) -> Platform {
        Platform::Matrix
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        split::split(body)
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        let client = self.connected().await;
        let place = Place::parse(&post.room)
            .ok_or_else(|| SendError::Never("not the id of a Matrix room".to_owned()))?;
        let room = client
            .get_room(&place.room)
            .ok_or_else(|| SendError::Never("the bot was never in that room".to_owned()))?;
        match &post.replaces {
            Some(earlier) => self.show_partial(&room, post, earlier).await,
            None => {
                self.deliver(
                    &room,
                    post,
                    "m.room.message",
                    content::message(post, &place),
                )
                .await
            }
        }
    }
}

impl Matrix {
    /// The connection, as soon as there is one.
    async fn connected(&self) -> Client {
        let mut client = self.shared.client.subscribe();
        loop {
            if let Some(client) = client.borrow_and_update().clone() {
                return client;
            }
            if client.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }

    /// A turn that goes on is drawn anew in its message. Where little may be said, the move is only marked as stored; where nothing may,
    /// it waits, and perhaps the turn has passed meanwhile.
    async fn show_partial(
        &self,
        room: &Room,
        post: &Post,
        earlier: &str,
    ) -> Result<Option<String>, SendError> {
        match (self.shared.budget.means(), &post.reply_to) {
            (Means::None(pause), _) => return Err(SendError::Wait(pause)),
            (Means::Short, Some(message)) => {
                let mark = content::stored(message);
                match self.deliver(room, post, "m.reaction", mark).await {
                    // The mark is there already, or the message is not any more.
                    Ok(_) | Err(SendError::Never(_)) => {}
                    Err(error) => return Err(error),
                }
            }
            _ => {
                let edit = content::edit(post, earlier);
                self.deliver(room, post, "m.room.message", edit).await?;
            }
        }
        // It is still the message of the turn.
        Ok(Some(earlier.to_owned()))
    }

    async fn deliver(
        &self,
        room: &Room,
        post: &Post,
        kind: &str,
        content: Value,
    ) -> Result<Option<String>, SendError> {
        self.shared.budget.take().await;
        let transaction: OwnedTransactionId = post.part.0.as_str().into();
        let sending = async {
            let send = room
                .send_raw(kind, content)
                .with_transaction_id(&transaction);
            send.await.map(|sent| sent.response.event_id)
        };
        match tokio::time::timeout(PATIENCE, sending).await {
            Ok(Ok(event)) => {
                self.shared.rooms.accepted(room.room_id());
                Ok(Some(event.to_string()))
            }
            Ok(Err(error)) => Err(self.refused(room.room_id(), &error)),
            Err(_) => Err(SendError::Later {
                after: None,
                cause: format!("no answer in {PATIENCE:?}"),
            }),
        }
    }

    fn refused(&self, room: &RoomId, error: &Error) -> SendError {
        match Failure::of(error) {
            Failure::Limited(pause) => {
                debug!(?pause, "the homeserver takes no message yet");
                self.shared.budget.refused(pause);
                SendError::Wait(pause)
            }
            Failure::Later { after, cause } => SendError::Later { after, cause },
            // The owner's to mend; what is to be said waits for that.
            Failure::SessionEnded => SendError::Later {
                after: Some(PATIENCE),
                cause: "the homeserver has ended the bot's session".to_owned(),
            },
            Failure::Never(cause) => SendError::Never(cause),
            Failure::Denied(cause) => {
                if self.shared.rooms.refused(room) {
                    warn!(%room, cause, "the bot may not write in this room: it was put out, or lacks the power level for messages");
                }
                SendError::Never(format!("may not write in room {room}: {cause}"))
            }
        }
    }
}
