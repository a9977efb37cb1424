//! Takes a tournament out of a room, and a banned person out of the tournaments of a room.
//!
//! Whoever manages a room must be able to get rid of a tournament that somebody has brought there, so games that are being played do not
//! prevent it. Those who have entered there play on in the first room; whoever is not known on its platform could not play there, and has
//! left. Games follow their players.

use super::change_draft::ChangeDraft;
use super::decide_event::Decision;
use super::event::Event;
use super::find_tournament::room_here;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::tournament_rooms::{played_here, tell_change};
use super::tournament_step::due;
use crate::command::room_settings::ban_of;
use crate::session::{
    AccountId, Identity, Phase, Player, Refusal, RoomId, RoomTournament, Session, TournamentNews,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    /// Takes this tournament out of the room in which the request was typed. Its organizer and whoever manages that room may.
    pub(super) async fn take_away_tournament(
        &mut self,
        request: &Request,
        tournament: RoomTournament,
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
        self.take_out_of_room(room, Some(request), tournament, draft)
            .await
    }

    /// Takes tournaments out of the room of the event, in which the bot is no longer. Where a tournament was announced it stays: its organizer
    /// decides there.
    pub(super) async fn decide_room_left(
        &mut self,
        event: &Event,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        let live = self.tournaments.live().await?.values();
        let live: Vec<_> = live.cloned().collect();
        let mut is_held_there = false;
        for tournament in live {
            for room in tournament.rooms().skip(1).collect::<Vec<_>>() {
                let key = self.room_key(room).await;
                if key.is_some_and(|key| {
                    (key.platform, &key.id) == (event.room.platform, &event.room.id)
                }) {
                    is_held_there = true;
                    let taken = self.take_out_of_room(room, None, tournament.clone(), &mut draft);
                    taken.await?;
                }
            }
        }
        match is_held_there {
            true => self.finish_unasked(event, draft).await,
            false => Ok(Decision::Nothing),
        }
    }

    /// Takes this tournament out of this room, and says so there, if somebody has asked for it there, and in its other rooms.
    async fn take_out_of_room(
        &mut self,
        room: RoomId,
        asked: Option<&Request>,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let were_here = match tournament.take_out_of(room) {
            Ok(were_here) => were_here,
            Err(refusal) => return Ok(refusal.into()),
        };
        let by = asked.map_or(tournament.organizer, |request| request.account);
        let mut withdrawn = Vec::new();
        for player in were_here {
            if !self.can_play_in(tournament.room, player).await?
                && self
                    .withdraw(player, &mut tournament, by, draft)
                    .await?
                    .is_ok()
            {
                withdrawn.push(player);
            }
        }
        self.take_games_out_of(room, &tournament, draft).await?;
        if tournament.phase == Phase::Running {
            draft.set_due(&due(&tournament), draft.at());
        }
        tell_change(asked, &tournament, TournamentNews::NotHere, draft);
        if !withdrawn.is_empty() {
            let news = TournamentNews::Withdrawn(withdrawn);
            draft.tell_tournament(&tournament, news, asked);
        }
        Ok(LineResult::Done)
    }

    /// Whether this player is known on the platform of this room.
    async fn can_play_in(&mut self, room: RoomId, player: Player) -> Result<bool, StoreError> {
        let (Some(account), Some(key)) = (player.person(), self.room_key(room).await) else {
            return Ok(true);
        };
        let known = self.store.identities(account).await?;
        Ok(known.iter().any(|one| one.platform == key.platform))
    }

    /// Takes the games of a tournament out of this room, and brings them to where their players play now.
    async fn take_games_out_of(
        &mut self,
        room: RoomId,
        tournament: &RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        for id in tournament.sessions().collect::<Vec<_>>() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            let session = session?.map(|session| draft.current(&session));
            if let Some(session) = session.filter(|one| one.ending.is_none()) {
                self.take_game_out_of(room, &session, tournament, draft)
                    .await?;
            }
        }
        Ok(())
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
        let now = [Some(home), other].into_iter().flatten();
        for to in now.filter(|now| !self.is_shown_in(session, *now)) {
            if !is_home || to != home {
                draft.show_in(session.id, to, true);
            }
            draft.says_elsewhere.push((to, played_here(session)));
        }
        Ok(())
    }

    /// The room in which a game between these two is played, and the one in which it is shown as well, which is none from which one of them
    /// is banned.
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

    /// Whether this person has entered a tournament in the room of the request.
    pub(super) async fn takes_part_here(
        &mut self,
        account: AccountId,
        request: &Request,
    ) -> Result<bool, StoreError> {
        let room = request.address.room;
        let mut live = self.tournaments.live().await?.values();
        Ok(live.any(|one| has_entered(account, one, room)))
    }

    /// Takes a person who is banned from the room of the request out of the tournaments that they have entered there.
    pub(super) async fn withdraw_banned(
        &mut self,
        account: AccountId,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let player = Player::Person(account);
        let room = request.address.room;
        let live = self.tournaments.live().await?.values();
        let here = live.filter(|one| has_entered(account, one, room));
        let here: Vec<_> = here.cloned().collect();
        for tournament in here {
            let taken = self.take_out(player, tournament, request, draft);
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
