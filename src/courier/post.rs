//! Saying one thing: into parts, and each part again and again until the platform takes it.

use super::turns::Turns;
use crate::chat::{Chat, PartId, Post, SendError};
use crate::render::{Block, Message};
use crate::service::Outgoing;
use crate::session::{Say, SessionId};
use crate::store::Settled;
use backon::{BackoffBuilder, ExponentialBuilder};
use sha2::{Digest, Sha256};
use std::time::Duration;
use tokio::sync::Notify;
use tracing::warn;

/// The message id of the last part said, where the platform has one; or why it was not said.
type Said = Result<Option<String>, Unsaid>;

/// Why something was not said.
#[derive(Debug)]
enum Unsaid {
    /// It never can be.
    Never(String),
    /// It need not be: a newer board of the same turn waits behind it.
    Overtaken,
}

/// Says it and returns what is to be noted; nothing for an apology, which was never stored.
pub(super) async fn say<C: Chat>(
    outgoing: Outgoing,
    overtaken: &Notify,
    chat: &C,
    turns: &Turns,
) -> Option<Settled> {
    let (id, room, session) = (outgoing.id, outgoing.room.0, shown(outgoing.say.as_ref()));
    let turn = turn(outgoing.say.as_ref());
    let said = parts(outgoing, overtaken, chat, turns).await;
    if let (Some(session), Ok(_) | Err(Unsaid::Never(_))) = (turn, &said) {
        let message = said.as_ref().ok().cloned().flatten();
        turns.put(room, session, message);
    }
    match said {
        Ok(message) => {
            let shown = message
                .zip(session)
                .map(|(message, session)| (room, message, session));
            id.map(|id| match turn {
                Some(_) => Settled::Sent { id, shown },
                None => Settled::Answered { id, shown },
            })
        }
        Err(Unsaid::Overtaken) => id.map(Settled::Superseded),
        Err(Unsaid::Never(cause)) => {
            warn!(
                delivery = id.map(|id| id.0),
                cause, "a message can never be sent; it is set aside"
            );
            id.map(|id| Settled::Dead(id, cause))
        }
    }
}

/// The session whose turn this is the message of.
fn turn(say: Option<&Say>) -> Option<SessionId> {
    match say? {
        Say::Opened(at) | Say::Turn(at, _) | Say::Partial(at) => Some(at.0),
        _ => None,
    }
}

/// The session whose board people can answer to.
fn shown(say: Option<&Say>) -> Option<SessionId> {
    match say? {
        Say::Record(..) | Say::Refused(..) => None,
        say => say.at().map(|at| at.0),
    }
}

async fn parts<C: Chat>(outgoing: Outgoing, overtaken: &Notify, chat: &C, turns: &Turns) -> Said {
    let mut replaces = match outgoing.partial() {
        Some(session) => turns.message(outgoing.room.0, session).await,
        None => None,
    };
    let Some(Message {
        body,
        calls,
        reader,
    }) = outgoing.words.make().await
    else {
        return Ok(None);
    };
    let bodies: Vec<Vec<Block>> = chat.split(body);
    let mut last = None;
    for (n, body) in (0..).zip(bodies) {
        let post = Post {
            room: outgoing.room.1.id.clone(),
            part: part_id(&outgoing.token, n),
            body,
            // The call stands in the first part; a second one would ring twice.
            calls: calls.clone().filter(|_| n == 0),
            reader: reader.clone(),
            reply_to: outgoing.reply_to.clone().filter(|_| n == 0),
            replaces: replaces.take(),
        };
        last = until_taken(post, overtaken, chat).await?.or(last);
    }
    Ok(last)
}

async fn until_taken<C: Chat>(mut post: Post, overtaken: &Notify, chat: &C) -> Said {
    let mut pauses = ExponentialBuilder::default()
        .with_min_delay(Duration::from_millis(500))
        .with_max_delay(Duration::from_mins(5))
        .with_jitter()
        .without_max_times()
        .build();
    loop {
        let pause = match chat.send(&post).await {
            Ok(message) => return Ok(message),
            Err(SendError::Never(cause)) => return Err(Unsaid::Never(cause)),
            Err(SendError::Replaced) => {
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
            () = overtaken.notified() => return Err(Unsaid::Overtaken),
        }
    }
}

/// 24 hex digits: the token itself for the first part, a fingerprint of token and number for the others.
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
