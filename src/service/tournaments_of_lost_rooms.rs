//! Handles the tournaments of a room when the bot leaves the room or comes back. While the bot is away, the tournaments go on in their
//! other rooms.
//!
//! A tournament that is held in no other room is stranded. It waits until the bot is back, or until it is brought into another room. When
//! the bot is back, the organizer is told so.

use super::cause::Cause;
use super::change_draft::ChangeDraft;
use super::decide_event::Decision;
use super::event::Event;
use super::hold_tournament::shown;
use super::service_task::Service;
use super::tournament_rooms::tell_withdrawn;
use super::tournament_step::due;
use crate::session::{Phase, RoomId, RoomKey, RoomTournament, TournamentDeed, TournamentNews};
use crate::store::StoreError;

impl Service {
    /// Takes all tournaments out of the room of the event, which the bot has left.
    pub(super) async fn decide_room_left(
        &mut self,
        event: &Event,
        mut draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        for (room, tournament) in self.held_in(&event.room, false).await? {
            self.lose_room(room, tournament, &mut draft).await?;
        }
        self.finish_if_changed(event, draft).await
    }

    /// Decides the event that the bot has entered a room. [`Self::note_return`] has already put all changes and messages into the draft.
    pub(super) async fn decide_room_entered(
        &mut self,
        event: &Event,
        draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        self.finish_if_changed(event, draft).await
    }

    async fn finish_if_changed(
        &mut self,
        event: &Event,
        draft: Box<ChangeDraft>,
    ) -> Result<Decision, StoreError> {
        match draft.tournaments.is_empty() {
            true => Ok(Decision::Nothing),
            false => self.finish_unasked(event, draft).await,
        }
    }

    /// If this event shows that the bot is in the event's room again, lets the tournaments that were stranded in the room go on. Says
    /// that they go on, and how they stand. Messages and interactions from the room show that the bot is there, and so does the event
    /// that it has entered the room.
    pub(super) async fn note_return(
        &mut self,
        event: &Event,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let shows_that = matches!(
            event.cause,
            Cause::Message(_)
                | Cause::Interaction(_)
                | Cause::UnreadableMessage(_)
                | Cause::RoomEntered
        );
        if !shows_that {
            return Ok(());
        }
        let room = event.room.parent_room();
        let room = room.as_ref().unwrap_or(&event.room);
        for (_, mut tournament) in self.held_in(room, true).await? {
            tournament.is_stranded = false;
            self.tell_of_return(&tournament, draft).await?;
            draft.set_tournament(&tournament);
        }
        Ok(())
    }

    async fn tell_of_return(
        &mut self,
        tournament: &RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let back = TournamentNews::Back(tournament.organizer);
        draft.tell_tournament(tournament, back, None);
        if tournament.phase != Phase::Running {
            return Ok(());
        }
        draft.set_due(&due(tournament), draft.at());
        let pairings = shown(tournament, &TournamentDeed::Pairings, draft.at());
        draft.tell_tournament(tournament, pairings, None);
        for game in self.open_games_in(tournament, draft).await? {
            self.tell_played_here(&game, game.room, draft).await?;
        }
        Ok(())
    }

    /// Takes the tournament out of this room, and says so in its other rooms. If it has no others, the tournament is stranded, and
    /// nothing is said.
    async fn lose_room(
        &mut self,
        room: RoomId,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let was_first = tournament.room == room;
        let were_here = tournament.lose_room(room);
        if !tournament.is_stranded {
            let by = tournament.organizer;
            let resettled = self.resettle((room, were_here), by, &mut tournament, draft);
            let withdrawn = resettled.await?;
            let count = u32::try_from(tournament.rooms().count()).unwrap_or(u32::MAX);
            let news = match was_first {
                true => TournamentNews::FirstRoomLost(count),
                false => TournamentNews::Rooms(count),
            };
            draft.tell_tournament(&tournament, news, None);
            tell_withdrawn(withdrawn, &tournament, None, draft);
        }
        draft.set_tournament(&tournament);
        Ok(())
    }

    /// The tournaments that are held in the room with this key, each with the number of the room. If `is_stranded`, these are only the
    /// stranded ones, otherwise only those that go on. This is called for each message, so it reads no more rooms than it has to.
    async fn held_in(
        &mut self,
        key: &RoomKey,
        is_stranded: bool,
    ) -> Result<Vec<(RoomId, RoomTournament)>, StoreError> {
        let live = self.tournaments.live().await?.values();
        let asked_for = live.filter(|one| one.is_stranded == is_stranded);
        let asked_for: Vec<_> = asked_for.cloned().collect();
        let mut held = Vec::new();
        for tournament in asked_for {
            for room in tournament.rooms().collect::<Vec<_>>() {
                let known = self.room_key(room).await;
                if known.is_some_and(|known| (known.platform, &known.id) == (key.platform, &key.id))
                {
                    held.push((room, tournament.clone()));
                }
            }
        }
        Ok(held)
    }
}
