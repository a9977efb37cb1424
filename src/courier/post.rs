//! Saying one thing: into words, into parts, and each part again and again until the platform takes it.

use crate::chat::{Chat, PartId, Post, SendError};
use crate::host::{Say, SessionId};
use crate::render::{Block, Message, message};
use crate::service::{Outgoing, Words};
use crate::store::{Settled, Store};
use backon::{BackoffBuilder, ExponentialBuilder};
use sha2::{Digest, Sha256};
use std::time::Duration;
use tracing::warn;

/// The message id of the last part said, where the platform has one; or why it can never be said.
type Said = Result<Option<String>, String>;

/// Says it and returns what is to be noted; nothing for an apology, which was never stored.
/// `before` is the message that showed the session last, if that is known.
pub(super) async fn say<C: Chat>(
    outgoing: Outgoing,
    before: Option<String>,
    chat: &C,
    store: &Store,
) -> Option<Settled> {
    let (id, room, session) = (outgoing.id, outgoing.room.0, shown(&outgoing.words));
    let replaced = replaced(&outgoing, before, chat, store).await;
    match parts(outgoing, replaced.clone(), chat).await {
        Ok(message) => {
            // A message that was only edited is known to show the session.
            let shown = message
                .filter(|message| replaced.as_ref() != Some(message))
                .zip(session)
                .map(|(message, session)| (room, message, session));
            id.map(|id| Settled::Sent { id, shown })
        }
        Err(cause) => {
            warn!(
                delivery = id.map(|id| id.0),
                cause, "a message can never be sent; it is set aside"
            );
            id.map(|id| Settled::Dead(id, cause))
        }
    }
}

/// The session whose board people can answer to.
pub(super) fn shown(words: &Words) -> Option<SessionId> {
    match words {
        Words::Say(Say::Record(..) | Say::Refused(..), _) | Words::Body(_) | Words::Nothing => None,
        Words::Say(say, _) => say.at().map(|at| at.0),
    }
}

async fn parts<C: Chat>(outgoing: Outgoing, mut replaces: Option<String>, chat: &C) -> Said {
    let Message {
        body,
        calls,
        reader,
    } = match outgoing.words {
        Words::Say(say, scene) => message(&say, &scene),
        Words::Body(body) => Message {
            body,
            calls: None,
            reader: None,
        },
        Words::Nothing => return Ok(None),
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
        last = until_taken(post, chat).await?.or(last);
    }
    Ok(last)
}

/// A partial turn replaces the message that last showed its session, where messages can be edited.
async fn replaced<C: Chat>(
    outgoing: &Outgoing,
    before: Option<String>,
    chat: &C,
    store: &Store,
) -> Option<String> {
    let Words::Say(Say::Partial(at), _) = &outgoing.words else {
        return None;
    };
    if !chat.abilities().edits {
        return None;
    }
    if before.is_some() {
        return before;
    }
    // If this cannot be read the board goes out as a new message: more than is wanted, but nothing is lost.
    store
        .last_message(at.0, outgoing.room.0)
        .await
        .ok()
        .flatten()
}

async fn until_taken<C: Chat>(mut post: Post, chat: &C) -> Said {
    let mut pauses = ExponentialBuilder::default()
        .with_min_delay(Duration::from_millis(500))
        .with_max_delay(Duration::from_mins(5))
        .with_jitter()
        .without_max_times()
        .build();
    loop {
        match chat.send(&post).await {
            Ok(message) => return Ok(message),
            Err(SendError::Replaced) => post.replaces = None,
            Err(SendError::Never(cause)) => return Err(cause),
            Err(SendError::Later { after, cause }) => {
                let pause = after
                    .unwrap_or_default()
                    .max(pauses.next().unwrap_or_default());
                warn!(part = %post.part, cause, ?pause, "a message is not taken yet");
                tokio::time::sleep(pause).await;
            }
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
