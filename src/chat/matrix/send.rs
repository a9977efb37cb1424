//! Sends messages and edits to Matrix. The id of a part is its transaction id, so that the homeserver accepts each part only once.

use super::failure::Failure;
use super::people::{has_left, is_direct};
use super::room_or_thread::RoomOrThread;
use super::send_queue::Recipient;
use super::{Matrix, content, image, reactions, split};
use crate::chat::{Chat, Post, SendError};
use crate::render::Block;
use crate::session::Platform;
use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedTransactionId, RoomId};
use matrix_sdk::{Client, Error, Room, RoomState};
use serde_json::Value;
use std::time::Duration;
use tokio::time::timeout;
use tracing::{debug, warn};

/// The time limit for one post, including sharing the keys with all members of the room. After that the delivery task tries again.
const TIMEOUT: Duration = Duration::from_secs(60);

/// While a turn goes on, its message is edited. An edit waits in the queue for at most this long. Then it goes back to the delivery task,
/// which may have a newer board by then.
const GLANCE: Duration = Duration::from_secs(1);

/// The pause before the bot checks again whether it may write.
const MUTED: Duration = Duration::from_secs(30);

impl Chat for Matrix {
    fn platform(&self) -> Platform {
        Platform::Matrix
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        split::split(body)
    }

    /// Begins nothing, because a thread exists as soon as somebody writes in it. Threads have no names here.
    async fn begin_thread(&self, room: &str, message: &str, _: &str) -> Result<String, SendError> {
        let thread = RoomOrThread::parse(room).filter(|room| room.thread.is_none());
        let thread = thread.zip(EventId::parse(message).ok());
        let thread = thread.map(|(room, message)| RoomOrThread {
            thread: Some(message),
            ..room
        });
        let never = || SendError::Never("no thread can begin there".to_owned());
        Ok(thread.ok_or_else(never)?.key().id)
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        let client = self.wait_for_client().await;
        let target = RoomOrThread::parse(&post.room)
            .ok_or_else(|| SendError::Never("not the id of a Matrix room".to_owned()))?;
        let room = client
            .get_room(&target.room)
            .ok_or_else(|| SendError::Never("the bot was never in that room".to_owned()))?;
        if matches!(room.state(), RoomState::Left | RoomState::Banned) {
            return Err(SendError::PutOut("not in the room".to_owned()));
        }
        if post.only_for_reader && !is_for_reader(&room, post).await {
            let cause = "others can read that room, or its person has left it";
            return Err(SendError::Never(cause.to_owned()));
        }
        self.may_write(&room).await?;
        self.prepare(&room).await?;
        let person = post.reader.as_ref().or(post.calls.as_ref());
        let recipient = Recipient::of(target.room.as_str(), person.map(|person| &*person.id));
        match &post.replaces {
            Some(earlier) => self.show_partial(&room, post, earlier, recipient).await,
            None => {
                let post = Self::without_the_gone(&room, post).await;
                let content = self.content(&room, &post, &target).await?;
                self.shared.budget.take(recipient).await;
                let sent = self.deliver(&room, &post, content).await?;
                if self.shared.offers_reactions && reactions::choice(&post).is_some() {
                    offer_reactions(&room, &post, &sent).await;
                }
                Ok(Some(sent.to_string()))
            }
        }
    }
}

impl Matrix {
    /// The content of a new message: the file of the post if it has one, otherwise its picture, otherwise its text.
    async fn content(
        &self,
        room: &Room,
        post: &Post,
        target: &RoomOrThread,
    ) -> Result<Value, SendError> {
        if let Some(with_file) = self.hand_over(room, post, target).await? {
            return Ok(with_file);
        }
        let source = self.upload(room, post).await;
        let shown = source.and_then(|source| image::message(post, target, &source));
        Ok(shown.unwrap_or_else(|| content::message(post, target)))
    }

    /// A copy of the post that notifies the right person:
    /// - The person whom the post would notify may have left this room. Then the copy notifies nobody. If the game waits for that person,
    ///   the copy says that they have left.
    /// - `calls_if_left` names another room, and a person whom a post there should notify. If the person has left that room, the copy
    ///   notifies them.
    async fn without_the_gone(room: &Room, post: &Post) -> Post {
        let mut post = post.clone();
        if let Some((person, home)) = post.calls_if_left.take()
            && is_gone_from(room, &home, &person.id).await
        {
            post.calls = Some(person);
        }
        if let Some(called) = &post.calls
            && has_left(room, &called.id).await
        {
            post.calls = None;
            post.body.extend(post.if_called_has_left.take());
        }
        post
    }

    /// Waits until there is a connection, and returns it.
    async fn wait_for_client(&self) -> Client {
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

    /// Returns an error if the bot is in the room but lacks the power level to write. The post then has to wait. Makes no request.
    async fn may_write(&self, room: &Room) -> Result<(), SendError> {
        let levels = room.power_levels_or_default().await;
        let may =
            levels.user_can_send_message(room.own_user_id(), MessageLikeEventType::RoomMessage);
        if may || room.state() != RoomState::Joined {
            return Ok(());
        }
        if self.shared.rooms.note_refused(room.room_id()) {
            warn!(room = %room.room_id(), "the bot lacks the power level for messages in a room; what it has to say there waits");
        }
        Err(SendError::Wait(MUTED))
    }

    /// Makes the requests that the library needs before sending. They are made before the message takes anything from the budget, which
    /// all rooms share. So a room for which the homeserver does not answer uses up none of it.
    async fn prepare(&self, room: &Room) -> Result<(), SendError> {
        let asking = async {
            if room.latest_encryption_state().await?.is_encrypted() {
                room.sync_members().await?;
            }
            Ok(())
        };
        match timeout(TIMEOUT, asking).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(self.send_error(room.room_id(), &error)),
            Err(_) => Err(no_answer_error()),
        }
    }

    /// Edits the message of a turn that goes on. The edit does not wait long in the queue, because the turn may end meanwhile.
    async fn show_partial(
        &self,
        room: &Room,
        post: &Post,
        earlier: &str,
        recipient: Recipient,
    ) -> Result<Option<String>, SendError> {
        if let Ok(message) = EventId::parse(earlier)
            && self.shared.rooms.is_removed(room, &message).await
        {
            return Err(SendError::EditedMessageGone);
        }
        if timeout(GLANCE, self.shared.budget.take(recipient))
            .await
            .is_err()
        {
            return Err(SendError::Wait(Duration::from_millis(1)));
        }
        let source = self.upload(room, post).await;
        let shown = source.and_then(|source| image::edit(post, earlier, &source));
        let content = shown.unwrap_or_else(|| content::edit(post, earlier));
        self.deliver(room, post, content).await?;
        // The edited message still is the message that shows the turn.
        Ok(Some(earlier.to_owned()))
    }

    async fn deliver(
        &self,
        room: &Room,
        post: &Post,
        content: Value,
    ) -> Result<OwnedEventId, SendError> {
        let transaction: OwnedTransactionId = post.part.0.as_str().into();
        let sending = async {
            let send = room
                .send_raw("m.room.message", content)
                .with_transaction_id(&transaction);
            send.await.map(|sent| sent.response.event_id)
        };
        match timeout(TIMEOUT, sending).await {
            Ok(Ok(event)) => {
                self.shared.rooms.note_accepted(room.room_id());
                self.shared.rooms.note_sent(&event);
                Ok(event)
            }
            Ok(Err(error)) => Err(self.send_error(room.room_id(), &error)),
            Err(_) => Err(no_answer_error()),
        }
    }

    pub(super) fn send_error(&self, room: &RoomId, error: &Error) -> SendError {
        match Failure::of(error) {
            Failure::Limited(pause) => {
                debug!(?pause, "the homeserver takes no message yet");
                self.shared.budget.note_limited(pause);
                SendError::Wait(pause)
            }
            Failure::Later { after, cause } => SendError::Later { after, cause },
            // Only the operator can repair this; messages wait until then.
            Failure::SessionEnded => SendError::Later {
                after: Some(TIMEOUT),
                cause: "the homeserver has ended the bot's session".to_owned(),
            },
            Failure::Never(cause) => SendError::Never(cause),
            Failure::Denied(cause) => {
                if self.shared.rooms.note_refused(room) {
                    warn!(%room, cause, "the bot may not write in this room: it was put out, or lacks the power level for messages");
                }
                SendError::Never(format!("may not write in room {room}: {cause}"))
            }
        }
    }
}

/// Whether this person has left the room with the id `other`.
async fn is_gone_from(room: &Room, other: &str, person: &str) -> bool {
    let other = <&RoomId>::try_from(other).ok();
    match other.and_then(|id| room.client().get_room(id)) {
        Some(other) => has_left(&other, person).await,
        None => false,
    }
}

/// Whether the reader is the only person who can read this post in the room.
async fn is_for_reader(room: &Room, post: &Post) -> bool {
    match &post.reader {
        Some(reader) => is_direct(room) && !has_left(room, &reader.id).await,
        None => false,
    }
}

/// Puts the two answers below a message as reactions. If that fails, the words of the message still say how to answer.
async fn offer_reactions(room: &Room, post: &Post, message: &EventId) {
    let offering = async {
        for (content, name) in reactions::offered(message) {
            let transaction: OwnedTransactionId = format!("{}{name}", post.part).into();
            let send = room.send_raw("m.reaction", content);
            send.with_transaction_id(&transaction).await?;
        }
        Ok::<_, Error>(())
    };
    match timeout(GLANCE * 5, offering).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => debug!(%error, "the answers could not be put below a message"),
        Err(_) => debug!("the answers were not put below a message in time"),
    }
}

fn no_answer_error() -> SendError {
    SendError::Later {
        after: None,
        cause: format!("no answer in {TIMEOUT:?}"),
    }
}
