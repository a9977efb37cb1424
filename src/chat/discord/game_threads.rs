//! Begins a thread for a game below the message that announces the game, keeps it open, and closes it after the game. The name of a
//! thread is made in `src/render/game_thread.rs`.
//!
//! A thread has the id of the message above it, so there can be only one thread below a message. Discord archives a thread when nobody
//! has written in it for a while. When anybody writes in it, the thread is opened again.

use super::Discord;
use super::config::LiveRooms;
use super::failure::{Failure, code_of};
use super::read_json::id;
use crate::chat::SendError;
use serde_json::{Value, json};
use serenity::http::{LightMethod, Route};
use serenity::model::id::{ChannelId, MessageId, UserId};
use tracing::debug;

/// While a game lasts, Discord closes its thread after this many minutes of silence. A week is the longest that Discord accepts.
const WHILE_PLAYED: u32 = 10_080;
/// When a game is over, Discord closes its thread after this many minutes of silence.
const AFTER_THE_GAME: u32 = 60;

/// Discord's code of the error that a thread was already begun below this message.
const HAS_A_THREAD: isize = 160_004;

impl Discord {
    pub(super) async fn begin_game_thread(
        &self,
        room: &str,
        message: &str,
        name: &str,
    ) -> Result<String, SendError> {
        let never = || SendError::Never("not the id of a message on Discord".to_owned());
        let channel_id: ChannelId = id(&Value::from(room)).ok_or_else(never)?;
        let message_id: MessageId = id(&Value::from(message)).ok_or_else(never)?;
        let route = Route::ChannelMessageThreads {
            channel_id,
            message_id,
        };
        let body = json!({"name": name, "auto_archive_duration": WHILE_PLAYED});
        let begun = self.rest.send(LightMethod::Post, route, Some(&body), None);
        match begun.await {
            Ok(()) => {}
            Err(error) if code_of(&error) == Some(HAS_A_THREAD) => {}
            Err(error) => {
                return Err(match Failure::of(&error) {
                    Failure::Later { after, cause } => SendError::Later { after, cause },
                    failure => SendError::Never(format!("{failure:?}")),
                });
            }
        }
        let thread = ChannelId::new(message_id.get());
        self.rooms.set_parent(thread, Some(channel_id));
        Ok(message.to_owned())
    }

    /// Asks Discord to close this thread after an hour of silence. Changes only threads that the bot has begun. An error is only logged,
    /// because the thread then merely stays open for longer.
    pub(super) async fn close_game_thread(&self, thread: &str) {
        let Some(channel_id) = id::<ChannelId>(&Value::from(thread)) else {
            return;
        };
        let route = Route::Channel { channel_id };
        let channel = self.rest.get(route, None).await;
        let owner = channel.map(|channel| id::<UserId>(&channel["owner_id"]));
        match owner {
            Ok(owner) if owner.is_some() && owner == self.guilds.me() => {
                let soon = json!({"auto_archive_duration": AFTER_THE_GAME});
                self.change_thread(channel_id, &soon).await;
            }
            Ok(_) => {}
            Err(error) => debug!(%error, "whose thread this is cannot be read"),
        }
    }

    /// Opens an archived thread again if a game goes on there.
    pub(super) async fn keep_thread_open(self, channel_id: ChannelId, live: LiveRooms) {
        let Ok(live) = live().await else { return };
        let thread = channel_id.to_string();
        if live.iter().any(|one| one.room == thread) {
            let open = json!({"archived": false, "auto_archive_duration": WHILE_PLAYED});
            self.change_thread(channel_id, &open).await;
        }
    }

    async fn change_thread(&self, channel_id: ChannelId, change: &Value) {
        let route = Route::Channel { channel_id };
        let changed = self
            .rest
            .send(LightMethod::Patch, route, Some(change), None);
        if let Err(error) = changed.await {
            debug!(code = code_of(&error), "a thread cannot be changed");
        }
    }

    /// Reads the id of a thread from an event about it. `None` if the thread is not archived, if somebody has locked it, or if the bot
    /// did not begin it.
    pub(super) fn archived_thread(&self, thread: &Value) -> Option<ChannelId> {
        let metadata = &thread["thread_metadata"];
        let is_ours =
            id::<UserId>(&thread["owner_id"]).is_some_and(|owner| Some(owner) == self.guilds.me());
        let is_archived = metadata["archived"] == true && metadata["locked"] != true;
        id(&thread["id"]).filter(|_| is_ours && is_archived)
    }
}
