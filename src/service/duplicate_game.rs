//! Keeps a game from being begun twice by mistake. Before a game is begun in a room, finds out whether its players already play it there,
//! and whether the other person has already proposed it. Also refuses `play` and `join` if they were probably sent twice.

use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::find_session::MOST_SEARCHED;
use super::players::Players;
use super::request::Request;
use super::service_task::Service;
use super::take_action::has_moved;
use crate::command::shortest_game_name;
use crate::session::{AccountId, Identity, Player, Proposal, Refusal, SessionId};
use crate::store::{LiveSession, StoreError};
use lusoria_games::rules::Fact;

impl Service {
    /// A live session of this game in this room or its threads, between these players. A second one would most likely be a mistake.
    /// `None` if there is none.
    ///
    /// Computer players of different levels count as the same player. A room has only one session between two computer players at a time.
    /// So if both players are computers, a session of any game between two computers is found.
    pub(super) async fn find_duplicate_game(
        &mut self,
        request: &Request,
        players: Players,
        game: &str,
        draft: &ChangeDraft,
    ) -> Result<Option<SessionId>, StoreError> {
        let whole = request.address.key.whole_room();
        let live = self.live_sessions_with_threads(&whole).await?;
        let people = players.people();
        let same = |live: &&LiveSession| {
            let [first, second] = live.people;
            live.people == people || [second, first] == people
        };
        let live = live.iter().rev().filter(same).take(MOST_SEARCHED);
        for LiveSession { id, .. } in live.copied().collect::<Vec<_>>() {
            let Some(session) = self.cache.session(id).await? else {
                continue;
            };
            // An earlier line of this message may have ended the session.
            let session = draft.current(&session);
            let is_same = players.are_computers() || session.line.game_string() == game;
            if session.ending.is_none() && is_same {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Refuses `play` or `join` if this person has probably sent it twice: a game of theirs has just begun here, because an open seat was
    /// taken or a proposal was accepted. `game` is the game that the person has typed, if any.
    ///
    /// `None` if no such game has begun, or if the person has typed a different game. Also `None` if the person has moved in the game
    /// that has begun, or if that game is over.
    pub(super) async fn refuse_taking_twice(
        &mut self,
        request: &Request,
        game: Option<&str>,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let (me, since) = (request.account, draft.at() - READING);
        let recent = &self.proposals.recent_changes;
        let Some(id) = recent.last_seat_taken((request.address.room, me), since) else {
            return Ok(None);
        };
        let session = self.cache.session(id).await?;
        let is_meant_again = session.is_some_and(|begun| {
            let is_same = game.is_none_or(|game| begun.line.game_string() == game);
            is_same && begun.ending.is_none() && !has_moved(&begun, me)
        });
        let refusal = || Fact::new("just-begun").with("session", id.0).into();
        Ok(is_meant_again.then(refusal))
    }

    /// Why this person cannot take this seat: they already play this game here with the person who opened the seat. `None` if they do
    /// not.
    pub(super) async fn refuse_duplicate_seat(
        &mut self,
        request: &Request,
        seat: &Proposal,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let players = Players {
            challenger: Player::Person(request.account),
            friend: Some(Player::Person(seat.proposer)),
        };
        let game = &seat.terms.game;
        let same = self.find_duplicate_game(request, players, game, draft);
        let Some(id) = same.await? else {
            return Ok(None);
        };
        let platform = request.address.key.platform;
        let proposer = self.cache.identity_on(seat.proposer, platform).await?;
        let refusal = already_playing(id, players, proposer.as_ref(), game);
        Ok(Some(refusal))
    }

    /// The open proposal in which `friend` has proposed this game to this person in this room. `None` if there is none.
    pub(super) async fn find_same_proposal(
        &mut self,
        request: &Request,
        friend: AccountId,
        game: &str,
        draft: &ChangeDraft,
    ) -> Result<Option<Proposal>, StoreError> {
        let mut here = self.proposals_here(request, draft).await?;
        here.retain(|one| one.proposer == friend && one.to == Some(request.account));
        Ok(here.into_iter().find(|one| one.terms.game == game))
    }
}

/// The refusal to begin a game, because these players already play it in the session with this id.
pub(super) fn already_playing(
    id: SessionId,
    players: Players,
    friend: Option<&Identity>,
    string: &str,
) -> Refusal {
    let fact = match friend {
        _ if players.are_computers() => Fact::new("computers-playing"),
        Some(friend) if !players.are_one_person() => {
            Fact::new("already-playing").with("name", friend.name.to_string())
        }
        _ => Fact::new("already-alone"),
    };
    let name = shortest_game_name(string);
    fact.with("session", id.0).with("game", name).into()
}
