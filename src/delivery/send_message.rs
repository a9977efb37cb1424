//! Sends one message: splits it into parts, and tries each part until the platform accepts it.

use super::turn_messages::TurnMessages;
use crate::chat::{Chat, PartId, Post, SendError, retry_pauses};
use crate::render::{Block, Message};
use crate::service::Outgoing;
use crate::session::{Say, SessionId};
use crate::store::Settled;
use sha2::{Digest, Sha256};
use std::mem::take;
use std::time::Duration;
use tokio::sync::Notify;
use tracing::warn;

/// The platform's message id of the last part, if the platform has such ids; or why the message was not sent.
type SendResult = Result<Option<String>, NotSent>;

/// Why a message was not sent.
#[derive(Debug)]
enum NotSent {
    /// The platform will never accept it; the text is the cause.
    Never(String),
    /// A newer board of the same turn is waiting, so this one is not needed.
    Overtaken,
}

/// Sends a message and returns what is to be noted in the store: `None` for an apology, because apologies are not stored.
pub(super) async fn send_message<C: Chat>(
    outgoing: Box<Outgoing>,
    overtaken: &Notify,
    chat: &C,
    turn_messages: &TurnMessages,
) -> Option<Settled> {
    let (id, room, session) = (
        outgoing.id,
        outgoing.room.0,
        replied_session(outgoing.say.as_ref()),
    );
    let turn = turn_session(outgoing.say.as_ref());
    let sent = send_parts(outgoing, overtaken, chat, turn_messages).await;
    if let (Some(session), Ok(_) | Err(NotSent::Never(_))) = (turn, &sent) {
        let message = sent.as_ref().ok().cloned().flatten();
        turn_messages.set_message(room, session, message);
    }
    match sent {
        Ok(message) => {
            let shown = message
                .zip(session)
                .map(|(message, session)| (room, message, session));
            id.map(|id| match turn {
                Some(_) => Settled::Sent { id, shown },
                None => Settled::Answered { id, shown },
            })
        }
        Err(NotSent::Overtaken) => id.map(Settled::Superseded),
        Err(NotSent::Never(cause)) => {
            warn!(
                delivery = id.map(|id| id.0),
                cause, "a message can never be sent; it is set aside"
            );
            id.map(|id| Settled::Dead(id, cause))
        }
    }
}

/// The session whose turn this message shows.
fn turn_session(say: Option<&Say>) -> Option<SessionId> {
    match say? {
        Say::Opened(at)
        | Say::Turn(at, _)
        | Say::Partial(at)
        | Say::News {
            at, board: true, ..
        } => Some(at.0),
        _ => None,
    }
}

/// The session that is meant when people reply to this message.
fn replied_session(say: Option<&Say>) -> Option<SessionId> {
    match say? {
        Say::Record(..) | Say::Refused(..) => None,
        say => say.at().map(|at| at.0),
    }
}

async fn send_parts<C: Chat>(
    outgoing: Box<Outgoing>,
    overtaken: &Notify,
    chat: &C,
    turn_messages: &TurnMessages,
) -> SendResult {
    let mut replaces = replaced_message(&outgoing, turn_messages).await;
    let Some(Message {
        body,
        calls,
        reader,
        mut next,
        mut controls,
    }) = outgoing.message.render().await
    else {
        return Ok(None);
    };
    let bodies: Vec<Vec<Block>> = chat.split(body);
    let count = bodies.len();
    let mut last = None;
    for (n, body) in (0..).zip(bodies) {
        let is_last = n as usize + 1 == count;
        let post = Post {
            room: outgoing.room.1.id.clone(),
            part: part_id(&outgoing.token, n),
            body,
            // Only the first part calls the player: a second call would notify twice.
            calls: calls.clone().filter(|_| n == 0),
            reader: reader.clone(),
            // The next steps belong below the last part.
            next: if is_last { take(&mut next) } else { Vec::new() },
            controls: if is_last { controls.take() } else { None },
            reply_to: outgoing.reply_to.clone().filter(|_| n == 0),
            replaces: replaces.take(),
            path: outgoing.path.clone(),
        };
        last = send_until_taken(post, overtaken, chat).await?.or(last);
    }
    Ok(last)
}

/// The message that the first part replaces, if it is a partial board of a turn that is shown already.
async fn replaced_message(outgoing: &Outgoing, turn_messages: &TurnMessages) -> Option<String> {
    let session = outgoing.partial_board_of()?;
    turn_messages.message_of(outgoing.room.0, session).await
}

async fn send_until_taken<C: Chat>(mut post: Post, overtaken: &Notify, chat: &C) -> SendResult {
    let mut pauses = retry_pauses(Duration::from_millis(500), Duration::from_mins(5));
    loop {
        let pause = match chat.send(&post).await {
            Ok(message) => return Ok(message),
            Err(SendError::Never(cause)) => return Err(NotSent::Never(cause)),
            Err(SendError::EditedMessageGone) => {
                post.replaces = None;
                continue;
            }
            Err(SendError::Wait(pause)) => pause,
            Err(SendError::Later { after, cause }) => {
                let pause = after
                    .unwrap_or_default()
                    .max(pauses.next().unwrap_or_default());
                warn!(part = %post.part, cause, ?pause, "a message is not taken yet");
                pause
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = overtaken.notified() => return Err(NotSent::Overtaken),
        }
    }
}

/// The id of a part, 24 hex digits: for the first part the token itself, for the others a hash of the token and the part's number.
fn part_id(token: &[u8; 12], n: u32) -> PartId {
    if n == 0 {
        return PartId(hex::encode(token));
    }
    let digest = Sha256::new()
        .chain_update(token)
        .chain_update(n.to_be_bytes())
        .finalize();
    PartId(hex::encode(&digest[..12]))
}
