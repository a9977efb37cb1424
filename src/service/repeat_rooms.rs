//! Finds the rooms for a game of two people that begins once more. Usually the new game is played and shown where the earlier game was
//! played and shown, so that the other player hears of it even if the command was typed elsewhere. The room of the command shows the new
//! game, too.
//!
//! There is one exception. The room of the earlier game and the room of the command may be a channel and its thread, or two threads of
//! one channel. Then the new game is played in the room of the command.

use super::change_draft::ChangeDraft;
use super::request::{Address, Request};
use super::service_task::Service;
use super::show_here::MOST_ROOMS;
use crate::session::{AccountId, NewGame, Refusal, RoomId, Session};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// The request to begin this game with `friend` once more:
    ///
    /// - Its room is the one where the new game is to be played.
    /// - `shown_in` has the other rooms that are to show the game.
    /// - It mentions nobody but the friend.
    ///
    /// Without a friend, the game is played in the room of the given request. With a friend, there is a refusal if the friend has been
    /// forgotten (`forget me`). There is also one if the game cannot begin in its room, or cannot be shown in the room of the given
    /// request.
    pub(super) async fn request_to_repeat(
        &mut self,
        request: &Request,
        (last, friend): (&Session, Option<AccountId>),
        draft: &ChangeDraft,
    ) -> Result<Result<Request, Refusal>, StoreError> {
        let mut there = request.clone();
        there.mentions.clear();
        let Some(friend) = friend else {
            return Ok(Ok(there));
        };
        let home = self.home_of(request, last.room).await?;
        let platform = home.key.platform;
        let Some(identity) = self.cache.identity_on(friend, platform).await? else {
            return Ok(Err(about(Fact::new("repeat-partner-gone"), last)));
        };
        let game = (last, friend);
        there.shown_in = self.rooms_beside(request, game, &home, draft).await?;
        if home.room != request.address.room {
            there.shown_in.insert(0, request.address.room);
            there = moved_to(home, &there);
            let refusal = self.refuse_to_move(request, &there, game, draft).await?;
            if let Some(refusal) = refusal {
                return Ok(Err(refusal));
            }
        }
        there.shown_in.truncate(MOST_ROOMS - 1);
        there.mentions.push(identity);
        Ok(Ok(there))
    }

    /// The refusal if the game cannot begin once more in the room of `moved`, or cannot be shown in the room of `typed`.
    async fn refuse_to_move(
        &mut self,
        typed: &Request,
        moved: &Request,
        (last, friend): (&Session, AccountId),
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let game = last.line.game();
        let new = NewGame::of(game.info.id.to_owned(), String::new());
        let refusal = self.refused_by_settings(typed, &new, game, draft).await?;
        if refusal.is_some() {
            return Ok(refusal);
        }
        let may_begin = self.may_begin(moved, (last, friend), draft).await?;
        Ok((!may_begin).then(|| about(Fact::new("repeat-not-there"), last)))
    }

    /// The room where a game of `room` begins once more. Usually it is `room`. But a request may come from a thread of `room`, from the
    /// channel to which `room` belongs, or from another thread of that channel. Then the game begins in the room of the request, because
    /// both players read there.
    async fn home_of(&mut self, request: &Request, room: RoomId) -> Result<Address, StoreError> {
        let here = &request.address;
        let family = [Some(here.room), here.parent];
        let home = self.address_of(room).await?;
        let home = home.filter(|home| {
            !family.contains(&Some(home.room))
                && (home.parent.is_none() || !family.contains(&home.parent))
        });
        Ok(home.unwrap_or_else(|| here.clone()))
    }

    /// The rooms that have shown this game and in which it may begin once more. Left out are the game's own room, the room where it
    /// will be played now, and the room of the request. If the room of the request is a thread, the room to which it belongs is
    /// left out, too.
    async fn rooms_beside(
        &mut self,
        request: &Request,
        (last, friend): (&Session, AccountId),
        home: &Address,
        draft: &ChangeDraft,
    ) -> Result<Vec<RoomId>, StoreError> {
        let here = &request.address;
        let is_known = self.shown.count(last.id) > 1;
        let rooms: Vec<_> = match is_known {
            true => self.shown.rooms_beside(last.id, last.room).collect(),
            false => self.store.session_rooms(last.id).await?,
        };
        let others = [
            Some(home.room),
            Some(last.room),
            Some(here.room),
            here.parent,
        ];
        let mut allowed = Vec::new();
        for room in rooms
            .into_iter()
            .filter(|room| !others.contains(&Some(*room)))
        {
            let Some(address) = self.address_of(room).await? else {
                continue;
            };
            // The store also names rooms that the game has left, such as the channel of its thread. All of them are on the game's
            // platform.
            if is_known || address.key.platform != home.key.platform {
                let there = moved_to(address, request);
                if self.may_begin(&there, (last, friend), draft).await? {
                    allowed.push(room);
                }
            }
        }
        Ok(allowed)
    }

    /// Whether this game may begin once more in the room of `there`. `there` is the request as if it had been typed in that room.
    async fn may_begin(
        &mut self,
        there: &Request,
        (last, friend): (&Session, AccountId),
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        for person in [there.account, friend] {
            if self.refuse_banned(there, person).await?.is_some() {
                return Ok(false);
            }
        }
        let game = last.line.game();
        let new = NewGame::of(game.info.id.to_owned(), String::new());
        let refusal = self.refused_by_settings(there, &new, game, draft).await?;
        Ok(refusal.is_none())
    }

    async fn address_of(&mut self, room: RoomId) -> Result<Option<Address>, StoreError> {
        let Some(key) = self.room_key(room).await else {
            return Ok(None);
        };
        let parent = match key.parent_room() {
            Some(parent) => Some(self.cache.room(&parent).await?.id),
            None => None,
        };
        Ok(Some(Address { room, parent, key }))
    }
}

fn about(refusal: Fact, last: &Session) -> Refusal {
    refusal.with("session", last.id.0).into()
}

/// The request as if it had come from the room of `address`. Nobody knows whether the writer manages that room, so the writer counts as
/// somebody who does not.
fn moved_to(address: Address, request: &Request) -> Request {
    Request {
        address,
        may_configure: false,
        ..request.clone()
    }
}
