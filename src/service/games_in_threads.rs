//! Finds the games that a person plays in threads of a room. A command that the person types in the room itself can be meant for one of
//! these games, if the person plays no game in the room itself. A move typed in the room must name the number of the game, because people
//! also talk in the room.
//!
//! Also decides which messages in a thread are replies.

use super::change_draft::ChangeDraft;
use super::chat_message::ChatMessage;
use super::line_result::LineResult;
use super::request::{Address, Request, TypedMove};
use super::service_task::Service;
use super::take_action::refused_at;
use crate::session::{Action, Refusal, RoomId, RoomKey, Session, decide};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    /// The writer's games that go on in threads of this room.
    pub(super) async fn own_games_in_threads(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let here = &request.address.key;
        if !here.platform.has_threads() || request.address.parent.is_some() || request.direct {
            return Ok(Vec::new());
        }
        let mut games = self.open_games_of(request.account, draft).await?;
        let mut in_threads = Vec::new();
        for game in games.drain(..) {
            let room = self.room_key(game.room).await;
            let parent = room.and_then(|room| room.parent);
            if parent.as_deref() == Some(&*here.id) {
                in_threads.push(game);
            }
        }
        Ok(in_threads)
    }

    /// Whether this room is a thread of the room with this key. False if the room is not in memory.
    pub(super) fn is_thread_of(&self, room: RoomId, channel: &RoomKey) -> bool {
        let keys = self.cache.keys.get(&room).into_iter().flatten();
        let mut parents = keys.filter(|key| key.platform == channel.platform);
        parents.any(|key| key.parent.as_ref() == Some(&channel.id))
    }

    /// The message to which this one replies. On Matrix every message in a thread replies to the message from which the thread starts.
    /// That first message may show a game. If this game is not being played in the room above the thread, and games were played in the
    /// thread, the result is `None`: people then mean what is played in the thread now, for example a rematch.
    pub(super) async fn message_replied_to(
        &mut self,
        address: &Address,
        message: &ChatMessage,
    ) -> Result<Option<String>, StoreError> {
        let replied = message.reply_to.clone();
        let (Some(above), Some(id)) = (address.parent, &replied) else {
            return Ok(replied);
        };
        let nothing_played = self.cache.room(&address.key).await?.latest.is_none();
        if nothing_played
            || self
                .find_shown_session_in(address.room, id)
                .await?
                .is_some()
        {
            return Ok(replied);
        }
        let Some(shown) = self.find_shown_session_in(above, id).await? else {
            return Ok(replied);
        };
        let goes_on_above = self
            .cache
            .live_in(above)
            .iter()
            .any(|game| game.id == shown);
        Ok(replied.filter(|_| goes_on_above))
    }
}

/// Checks whether this line is a legal move in exactly one of these games, which are played in threads of this room. If so, returns the
/// refusal which says that the move needs the number of its game here.
pub(super) fn explain_move_of_thread(
    games: &[Arc<Session>],
    request: &Request,
    TypedMove { named, text, .. }: TypedMove<'_>,
    draft: &ChangeDraft,
) -> Option<LineResult> {
    // A single letter is hardly ever meant as a move where the game is not played.
    if named.is_some() || text.chars().nth(1).is_none() {
        return None;
    }
    let action = Action::Play(text.to_owned());
    let takes = |game: &&Arc<Session>| {
        let game: Arc<Session> = draft.current(game);
        decide(&game, request.account, &action, draft.at()).is_ok()
    };
    let mut taking = games.iter().filter(takes);
    let (Some(only), None) = (taking.next(), taking.next()) else {
        return None;
    };
    let fact = Fact::new("move-in-thread").with("session", only.id.0);
    let refusal = Refusal::from(fact.with("typed", text.to_owned()));
    Some(refused_at(refusal, only))
}
