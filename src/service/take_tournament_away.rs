//! Takes a tournament out of a room, and a banned person out of the tournaments of a room.
//!
//! Whoever manages a room must be able to get rid of a tournament that somebody has brought there. Games that are being played do not
//! prevent that. This is what happens to the players who have entered in that room:
//!
//! - A player goes on in another room of the tournament, if the player is known on the platform of that room. If there are several such
//!   rooms, the player goes on in the one that comes first in the tournament's list.
//! - A player who is known on none of the platforms of the other rooms leaves the tournament.
//! - The games move to the rooms in which their players go on.

use super::change_draft::ChangeDraft;
use super::find_tournament::room_here;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::tournament_rooms::{tell_change, tell_withdrawn};
use super::tournament_step::due;
use crate::command::room_settings::ban_of;
use crate::session::{
    AccountId, Identity, Phase, Player, Refusal, RoomId, RoomTournament, Session, TournamentNews,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    /// Takes this tournament out of the room in which the request was typed. Only its organizer and whoever manages that room may
    /// do so.
    pub(super) async fn take_away_tournament(
        &mut self,
        request: &Request,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if tournament.organizer != request.account && !request.may_configure {
            let fact = Fact::new("tournament-room-not-yours");
            return Ok(Refusal::from(fact.with("tournament", tournament.id.0)).into());
        }
        let Some(room) = room_here(&tournament, request) else {
            let fact = Fact::new("tournament-no-such");
            return Ok(Refusal::from(fact.with("tournament", tournament.id.0)).into());
        };
        let were_here = match tournament.take_out_of(room) {
            Ok(were_here) => were_here,
            Err(refusal) => return Ok(refusal.into()),
        };
        let here = (room, were_here);
        let withdrawn = self.resettle(here, request.account, &mut tournament, draft);
        let withdrawn = withdrawn.await?;
        tell_change(Some(request), &tournament, TournamentNews::NotHere, draft);
        tell_withdrawn(withdrawn, &tournament, Some(request), draft);
        Ok(LineResult::Done)
    }

    /// Moves players with their games into other rooms of the tournament, because it is no longer held in the room where they have
    /// entered. If none of these rooms is on a platform where the player is known, the player leaves the tournament. Returns the players
    /// who left.
    pub(super) async fn resettle(
        &mut self,
        (from, were_here): (RoomId, Vec<Player>),
        by: AccountId,
        tournament: &mut RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<Vec<Player>, StoreError> {
        let mut withdrawn = Vec::new();
        for player in were_here {
            if let Some(room) = self.room_to_go_on(tournament, player).await? {
                tournament.note_room_of(player, room);
            } else if self.withdraw(player, tournament, by, draft).await?.is_ok() {
                withdrawn.push(player);
            }
        }
        self.take_games_out_of(from, tournament, draft).await?;
        if tournament.phase == Phase::Running {
            draft.set_due(&due(tournament), draft.at());
        }
        Ok(withdrawn)
    }

    /// The first room of the tournament in which this player can play.
    async fn room_to_go_on(
        &mut self,
        tournament: &RoomTournament,
        player: Player,
    ) -> Result<Option<RoomId>, StoreError> {
        for room in tournament.rooms().collect::<Vec<_>>() {
            if self.can_play_in(room, player).await? {
                return Ok(Some(room));
            }
        }
        Ok(None)
    }

    /// Whether this player is known on the platform of this room. A computer player can play in any room.
    async fn can_play_in(&mut self, room: RoomId, player: Player) -> Result<bool, StoreError> {
        let (Some(account), Some(key)) = (player.person(), self.room_key(room).await) else {
            return Ok(true);
        };
        let known = self.store.identities(account).await?;
        Ok(known.iter().any(|one| one.platform == key.platform))
    }

    /// Takes the games of a tournament out of this room, and brings them into the rooms in which their players play now.
    async fn take_games_out_of(
        &mut self,
        room: RoomId,
        tournament: &RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        for session in self.open_games_in(tournament, draft).await? {
            self.take_game_out_of(room, &session, tournament, draft)
                .await?;
        }
        Ok(())
    }

    /// The games of a tournament that are not over.
    pub(super) async fn open_games_in(
        &mut self,
        tournament: &RoomTournament,
        draft: &ChangeDraft,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut open = Vec::new();
        for id in tournament.sessions().collect::<Vec<_>>() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            let session = session?.map(|session| draft.current(&session));
            open.extend(session.filter(|one| one.ending.is_none()));
        }
        Ok(open)
    }

    async fn take_game_out_of(
        &mut self,
        room: RoomId,
        session: &Arc<Session>,
        tournament: &RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let people = session.people().map(|one| one.map(Player::Person));
        let (home, other) = self.rooms_of_game(tournament, people).await?;
        let is_home = self
            .room_and_parent(session.room)
            .await?
            .contains(&Some(room));
        if is_home {
            draft.move_session(session, home);
        } else if self.is_shown_in(session, room) {
            draft.show_in(session.id, room, false);
        } else {
            return Ok(());
        }
        for to in [Some(home), other].into_iter().flatten() {
            if self.is_shown_in(session, to) {
                continue;
            }
            if !is_home || to != home {
                draft.show_in(session.id, to, true);
            }
            self.tell_played_here(session, to, draft).await?;
        }
        Ok(())
    }

    /// The room in which a game between these two players is played. If they have entered the tournament in different rooms, there is a
    /// second room, which shows the game. If one of the two is banned from the room of the other one, only their own room is left.
    pub(super) async fn rooms_of_game(
        &mut self,
        tournament: &RoomTournament,
        players: [Option<Player>; 2],
    ) -> Result<(RoomId, Option<RoomId>), StoreError> {
        let (room, Some(other)) = tournament.rooms_of_game(players) else {
            return Ok((tournament.rooms_of_game(players).0, None));
        };
        let [first, second] = players.map(|one| one.and_then(Player::person));
        if let Some(second) = second
            && self.is_banned_in(second, room).await?
        {
            return Ok((other, None));
        }
        Ok(match first {
            Some(first) if self.is_banned_in(first, other).await? => (room, None),
            _ => (room, Some(other)),
        })
    }

    /// Whether this person has entered a tournament in the room of the request. If the request was typed in a thread, the room to which
    /// the thread belongs is meant.
    pub(super) async fn takes_part_here(
        &mut self,
        account: AccountId,
        request: &Request,
    ) -> Result<bool, StoreError> {
        let room = request.address.room_of_settings();
        let mut live = self.tournaments.live().await?.values();
        Ok(live.any(|one| has_entered(account, one, room)))
    }

    /// Takes a banned person out of the tournaments that they have entered in the room of the request. If the request was typed in a
    /// thread, the room to which the thread belongs is meant.
    pub(super) async fn withdraw_banned(
        &mut self,
        account: AccountId,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let player = Player::Person(account);
        let room = request.address.room_of_settings();
        let live = self.tournaments.live().await?.values();
        let here = live.filter(|one| has_entered(account, one, room));
        let here: Vec<_> = here.cloned().collect();
        for tournament in here {
            let taken = self.take_out(player, TournamentNews::Left, tournament, request, draft);
            taken.await?;
        }
        Ok(())
    }

    /// Whether this person is banned from this room.
    pub(super) async fn is_banned_in(
        &mut self,
        account: AccountId,
        room: RoomId,
    ) -> Result<bool, StoreError> {
        let Some(key) = self.room_key(room).await else {
            return Ok(false);
        };
        let identities = self.store.identities(account).await?;
        let settings = &self.cache.room(&key).await?.settings;
        let is_banned = |one: &Identity| {
            let ban = settings.others.get(&ban_of(&one.id));
            one.platform == key.platform && ban.is_some_and(|ban| ban == "on")
        };
        Ok(identities.iter().any(is_banned))
    }
}

/// Whether this person takes part in this tournament and has entered it in this room.
fn has_entered(account: AccountId, tournament: &RoomTournament, room: RoomId) -> bool {
    let player = Player::Person(account);
    let is_in = tournament.still_in(player).is_some();
    is_in && tournament.is_held_in(room) && tournament.room_of(player) == room
}
