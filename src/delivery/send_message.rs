//! Sends one message. Splits the message into parts, and tries to send each part until the platform accepts it or refuses it for good.
//! Then begins or closes a thread for the game, if the message asks for that.
//!
//! After which failures a message is tried again: `src/chat/discord/failure.rs`, `src/chat/matrix/failure.rs`.

use super::turn_messages::TurnMessages;
use crate::chat::{Chat, PartId, Post, SendError, retry_pauses};
use crate::render::{Body, Message, ThreadStep};
use crate::service::{LazyMessage, Outgoing, ThreadNews, UndeliveredDigest};
use crate::session::{AccountId, OutboxId, RoomKey, Say, SessionId};
use crate::store::DeliveryReport;
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::mem::{replace, take};
use std::time::Duration;
use tokio::sync::Notify;
use tracing::warn;

/// The pause after the first failed attempt at sending. Each further pause is twice as long as the one before, with a random part
/// added.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest pause between two attempts at sending.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// The result of sending a part, after the last attempt.
enum Tried {
    /// The part was sent. The value is the platform's id of the new message, if the platform has such ids.
    Sent(Option<String>),
    /// The platform will never accept the file in the part.
    FileRefused,
}

/// What the service is told about a message.
#[derive(Debug)]
pub(super) enum Report {
    /// What is to be noted in the store.
    Settled(DeliveryReport),
    /// A digest can never be sent.
    Undelivered(UndeliveredDigest, RoomKey),
    /// What became of a thread. The second field is the thread. If the thread could not be begun or is gone, the second field is the
    /// thread's parent room.
    Thread(ThreadNews, RoomKey),
    /// This message could not be sent, because its room is gone or the bot was removed from it. If the bot was removed from a thread, the
    /// room is the thread's parent room. A thread that is gone is reported as [`Self::Thread`].
    RoomGone(OutboxId, RoomKey),
}

/// A message that was sent.
#[derive(Debug, Default)]
struct SentParts {
    /// The platform's id of the last part.
    last: Option<String>,
    thread: Option<Box<ThreadStep>>,
}

/// Why a message was not sent.
#[derive(Debug)]
enum NotSent {
    /// The room is gone; the text is the cause.
    RoomGone(String),
    /// The bot is no longer in the room; the text is the cause.
    PutOut(String),
    /// The platform will never accept the message; the text is the cause.
    Never(String),
    /// A newer board of the session is waiting, so this message is not needed.
    Overtaken,
}

/// Sends a message and returns the reports for the service. There are no reports about a message that is not stored, such as the apology
/// for an event that could not be stored.
pub(super) async fn send_message<C: Chat>(
    outgoing: Box<Outgoing>,
    overtaken: &Notify,
    chat: &C,
    turn_messages: &TurnMessages,
) -> Vec<Report> {
    let (id, (room, key), session) = (
        outgoing.id,
        outgoing.room.clone(),
        replied_session(outgoing.say.as_ref()),
    );
    let turn = turn_session(outgoing.say.as_ref());
    let digest = outgoing.say.as_ref().and_then(Say::digest_of);
    let sent = send_parts(outgoing, overtaken, chat, turn_messages).await;
    let is_settled = !matches!(sent, Err(NotSent::Overtaken));
    if let Some(session) = turn.filter(|_| is_settled) {
        let message = sent.as_ref().ok().and_then(|sent| sent.last.clone());
        turn_messages.set_message(room, session, message);
    }
    let Some(id) = id else { return Vec::new() };
    match sent {
        Ok(SentParts { last, thread }) => {
            let shown = last.clone().zip(session);
            let shown = shown.map(|(message, session)| (room, message, session));
            let settled = match turn {
                Some(_) => DeliveryReport::Sent { id, shown },
                None => DeliveryReport::Answered { id, shown },
            };
            vec![carry_out(thread, (key, last, session), settled, chat).await]
        }
        Err(why) => not_sent(id, why, digest, key),
    }
}

/// The reports about a message that was not sent. If the message was a digest, `digest` is the person for whom it was.
fn not_sent(id: OutboxId, why: NotSent, digest: Option<AccountId>, key: RoomKey) -> Vec<Report> {
    let (settled, room) = match why {
        NotSent::Overtaken => return vec![Report::Settled(DeliveryReport::Superseded(id))],
        NotSent::Never(cause) => (set_aside(id, cause), None),
        NotSent::RoomGone(cause) => (drop_message(id, &cause), Some(room_gone(id, key.clone()))),
        NotSent::PutOut(cause) => {
            let room = key.parent_room().unwrap_or_else(|| key.clone());
            (drop_message(id, &cause), Some(Report::RoomGone(id, room)))
        }
    };
    if let Some(account) = digest {
        let digest = UndeliveredDigest { account, settled };
        return vec![Report::Undelivered(digest, key)];
    }
    [Report::Settled(settled)].into_iter().chain(room).collect()
}

/// The report that the room of this message is gone.
fn room_gone(id: OutboxId, key: RoomKey) -> Report {
    match key.parent_room() {
        Some(room) => Report::Thread(ThreadNews::Gone(key.id), room),
        None => Report::RoomGone(id, key),
    }
}

/// The report about a message that could not be sent, because its room is gone or the bot was removed from it. The message is not kept
/// for the operator, because the operator cannot do anything about it.
fn drop_message(id: OutboxId, cause: &str) -> DeliveryReport {
    let delivery = id.0;
    warn!(delivery, cause, "the room of a message is gone");
    DeliveryReport::Superseded(id)
}

fn set_aside(id: OutboxId, cause: String) -> DeliveryReport {
    let delivery = id.0;
    warn!(
        delivery,
        cause, "a message can never be sent; it is set aside"
    );
    DeliveryReport::Dead(id, cause)
}

/// Begins or closes a thread if `step` asks for it. Returns the report about the message that was sent. If a thread was to be begun, the
/// report also says whether there is one now.
async fn carry_out<C: Chat>(
    step: Option<Box<ThreadStep>>,
    (room, message, session): (RoomKey, Option<String>, Option<SessionId>),
    settled: DeliveryReport,
    chat: &C,
) -> Report {
    match (step.map(|step| *step), session) {
        (Some(ThreadStep::Begin(name)), Some(session)) => {
            let thread = match message {
                Some(message) => begin_thread(chat, &room.id, &message, &name).await,
                None => None,
            };
            let news = ThreadNews::BeginResult {
                session,
                thread_exists: thread.is_some(),
                announced: settled,
            };
            let place = match thread {
                Some(id) => RoomKey {
                    id,
                    parent: Some(room.id),
                    ..room
                },
                None => room,
            };
            Report::Thread(news, place)
        }
        (Some(ThreadStep::Close), _) if room.parent.is_some() => {
            chat.close_thread(&room.id).await;
            Report::Settled(settled)
        }
        _ => Report::Settled(settled),
    }
}

/// Begins a thread, trying again as long as that may help.
async fn begin_thread<C: Chat>(chat: &C, room: &str, message: &str, name: &str) -> Option<String> {
    let mut pauses = retry_pauses(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        let least = match chat.begin_thread(room, message, name).await {
            Ok(thread) => return Some(thread),
            Err(SendError::Wait(pause)) => pause,
            Err(SendError::Later { after, .. }) => after.unwrap_or_default(),
            Err(why) => {
                warn!(%why, "no thread can be begun");
                return None;
            }
        };
        tokio::time::sleep(least.max(pauses.next().unwrap_or_default())).await;
    }
}

/// The session whose turn this message shows. `None` for any other message.
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

/// The session that people mean when they reply to this message. `None` if a reply to it means no session.
fn replied_session(say: Option<&Say>) -> Option<SessionId> {
    match say? {
        Say::Record(..) | Say::Refused(..) => None,
        say => say.at().map(|at| at.0),
    }
}

async fn send_parts<C: Chat>(
    mut outgoing: Box<Outgoing>,
    overtaken: &Notify,
    chat: &C,
    turn_messages: &TurnMessages,
) -> Result<SentParts, NotSent> {
    let mut replaces = replaced_message(&outgoing, turn_messages).await;
    let message = replace(&mut outgoing.message, LazyMessage::None);
    let Some(mut message) = message.render().await else {
        return Ok(SentParts::default());
    };
    let mut bodies = VecDeque::from(chat.split(take(&mut message.body)));
    let (mut last, mut n) = (None, 0);
    while let Some(body) = bodies.pop_front() {
        let is_last = bodies.is_empty();
        let mut post = part(&mut outgoing, &mut message, (n, body), is_last);
        post.replaces = replaces.take();
        match send_until_taken(&mut post, overtaken, chat).await? {
            Tried::Sent(id) => last = id.or(last),
            Tried::FileRefused => {
                // The parts with the text of the file get other ids than the file had. Suppose that the first of them had the same id,
                // and that the program were killed after sending it. After the next start, the file would be sent first. The platform
                // would take it for a part that it already has, and the other parts would be lost.
                let parts = chat.split(post.with_the_file_as_text());
                parts
                    .into_iter()
                    .rev()
                    .for_each(|one| bodies.push_front(one));
                give_back(post, &mut outgoing, &mut message);
            }
        }
        n += 1;
    }
    let thread = message.thread;
    Ok(SentParts { last, thread })
}

/// Called when the platform refuses the file in a part. Keeps `reply_to`, the notification and the controls for a later part. Only one
/// part of a message may have them.
fn give_back(post: Post, outgoing: &mut Outgoing, message: &mut Message) {
    outgoing.reply_to = post.reply_to.or(outgoing.reply_to.take());
    message.calls = post.calls.or(message.calls.take());
    message.if_called_has_left = post
        .if_called_has_left
        .or(message.if_called_has_left.take());
    message.calls_if_left = post.calls_if_left.or(message.calls_if_left.take());
    message.controls = post.controls.or(message.controls.take());
}

/// Makes one part of a message. Only the first part notifies the player, so that nobody is notified twice. Only the last part has
/// controls.
fn part(
    outgoing: &mut Outgoing,
    message: &mut Message,
    (n, body): (u32, Body),
    is_last: bool,
) -> Post {
    Post {
        room: outgoing.room.1.id.clone(),
        part: part_id(&outgoing.token, n),
        body,
        calls: message.calls.take(),
        if_called_has_left: message.if_called_has_left.take(),
        calls_if_left: message.calls_if_left.take(),
        reader: message.reader.clone(),
        controls: if is_last {
            message.controls.take()
        } else {
            None
        },
        earlier: message.earlier.clone(),
        reply_to: outgoing.reply_to.take(),
        only_for_reader: outgoing.say.as_ref().is_some_and(Say::is_secret),
        replaces: None,
        path: outgoing.path.clone(),
    }
}

/// The id of the sent message that the first part of `outgoing` replaces. `None` if `outgoing` is not a partial board, or if no message
/// shows the turn yet.
async fn replaced_message(outgoing: &Outgoing, turn_messages: &TurnMessages) -> Option<String> {
    let session = outgoing.partial_board_of()?;
    turn_messages.message_of(outgoing.room.0, session).await
}

async fn send_until_taken<C: Chat>(
    post: &mut Post,
    overtaken: &Notify,
    chat: &C,
) -> Result<Tried, NotSent> {
    let mut pauses = retry_pauses(FIRST_PAUSE, LONGEST_PAUSE);
    loop {
        let pause = match chat.send(post).await {
            Ok(message) => return Ok(Tried::Sent(message)),
            Err(SendError::FileRefused(cause)) if post.file().is_some() => {
                warn!(part = %post.part, cause, "a file is not accepted; its text is sent instead");
                return Ok(Tried::FileRefused);
            }
            Err(SendError::FileRefused(cause) | SendError::Never(cause)) => {
                return Err(NotSent::Never(cause));
            }
            Err(SendError::RoomGone(cause)) => return Err(NotSent::RoomGone(cause)),
            Err(SendError::PutOut(cause)) => return Err(NotSent::PutOut(cause)),
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

/// The id of the part with the number `n`: 24 hex digits. Each message has a random `token`. For part 0, the id is the token itself. For
/// each other part, it is a hash of the token and `n`.
fn part_id(token: &[u8; 12], n: u32) -> PartId {
    if n == 0 {
        return id_of(token);
    }
    let digest = Sha256::new()
        .chain_update(token)
        .chain_update(n.to_be_bytes())
        .finalize();
    id_of(&digest[..12])
}

/// Writes twelve bytes as hex digits. `hex::encode` writes digit by digit and takes ten times as long.
fn id_of(bytes: &[u8]) -> PartId {
    let mut digits = vec![0; 24];
    hex::encode_to_slice(bytes, &mut digits).expect("twelve bytes have 24 digits");
    PartId(String::from_utf8(digits).expect("digits are ASCII"))
}
