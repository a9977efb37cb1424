//! Gives each game a thread of its own in rooms that want this (the setting `threads`).
//!
//! [`Say::InThread`] announces the game in the room. Once that message is sent, the delivery task begins a thread below it and hands in
//! `Cause::Thread`. The game then moves to the thread, which is a room of its own, and its board is shown there. If no thread can be
//! begun, the game goes on in the room where it was opened, and the room is told so.
//!
//! The announcement stays in the outbox until all this is stored. If the program is killed before that, the announcement is sent again
//! after the next start. The platform then shows no second message and begins no second thread.

use super::cause::ThreadNews;
use super::change_draft::ChangeDraft;
use super::decide_event::Decision;
use super::event::Event;
use super::service_task::Service;
use crate::command::room_settings::THREADS;
use crate::session::{RoomKey, Say, SessionId, ShownEntry, news_fact};
use crate::store::StoreError;

impl Service {
    /// The message with which a game begins in this room: it shows the game there, or announces a thread for it.
    pub(super) async fn opening_in(
        &mut self,
        room: &RoomKey,
        draft: &ChangeDraft,
    ) -> Result<fn(ShownEntry) -> Say, StoreError> {
        let can_have_threads = room.platform.has_threads() && room.parent.is_none();
        let wanted = can_have_threads
            && match draft.room_settings() {
                Some(settings) => settings.is_on(&THREADS),
                None => self.cache.room(room).await?.settings.is_on(&THREADS),
            };
        Ok(if wanted { Say::InThread } else { Say::Opened })
    }

    pub(super) async fn decide_thread(
        &mut self,
        event: &Event,
        news: &ThreadNews,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let has_effect = match news {
            ThreadNews::BeginResult {
                session,
                thread_exists,
                ..
            } => {
                let begun = self.begin_in_thread(event, *session, *thread_exists, &mut draft);
                begun.await?
            }
            ThreadNews::Gone(thread) => self.leave_thread(event, thread, &mut draft).await?,
        };
        match has_effect {
            true => self.finish_unasked(event, draft).await,
            false => Ok(Decision::Nothing),
        }
    }

    /// Shows the game in its new thread, and moves the session there. If there is no thread, says so in the room and shows the game
    /// there. Returns false if there is nothing to do: the game is over or was moved before.
    async fn begin_in_thread(
        &mut self,
        event: &Event,
        session: SessionId,
        thread_exists: bool,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let here = self.cache.room(&event.room).await?.id;
        let Some(session) = self.cache.session(session).await? else {
            return Ok(false);
        };
        if session.ending.is_some() || (thread_exists && session.room == here) {
            return Ok(false);
        }
        let at = ShownEntry(session.id, session.entries);
        if thread_exists {
            draft.move_session(&session, here);
        } else {
            draft.touch(&session);
            draft.say(Say::News {
                at,
                fact: news_fact("no-thread"),
                board: false,
            });
        }
        draft.say(Say::Opened(at));
        Ok(true)
    }

    /// If a thread no longer exists, moves its games to the channel of the thread, and shows each of them there. Returns false if there
    /// are none.
    async fn leave_thread(
        &mut self,
        event: &Event,
        thread: &str,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let old = RoomKey {
            platform: event.room.platform,
            id: thread.to_owned(),
            parent: Some(event.room.id.clone()),
        };
        let games = self.games_under(&old).await?;
        if games.is_empty() {
            return Ok(false);
        }
        let here = self.cache.room(&event.room).await?.id;
        let before = self.cache.room(&old).await?.id;
        let shown: Vec<_> = games
            .iter()
            .map(|game| ShownEntry(game.id, game.entries))
            .collect();
        draft.move_games(before, here, games);
        for at in shown {
            draft.say(Say::News {
                at,
                fact: news_fact("thread-gone"),
                board: true,
            });
        }
        Ok(true)
    }
}
