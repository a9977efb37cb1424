//! The rooms of a tournament, perhaps of several platforms: which they are, and in which one a game is played.
//!
//! A tournament has a first room, in which it was announced, and may have others, into which it was brought with a code. Everybody plays in
//! the room where they entered.

use super::state::{Invitation, RoomTournament};
use crate::session::{Player, Refusal, RoomId};
use lusoria_games::rules::Fact;

/// The most rooms of one tournament.
const MOST_ROOMS: usize = 8;

impl RoomTournament {
    /// Its rooms, the first one first.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> {
        [self.room]
            .into_iter()
            .chain(self.more_rooms.iter().copied())
    }

    /// Whether it is held in this room.
    #[must_use]
    pub fn is_held_in(&self, room: RoomId) -> bool {
        self.rooms().any(|one| one == room)
    }

    /// Whether this code brings it into another room at this time.
    #[must_use]
    pub fn is_invited_by(&self, code: &str, now: i64) -> bool {
        let valid = |one: &Invitation| one.code == code && now < one.until;
        self.invitation.as_ref().is_some_and(valid)
    }

    /// Notes a code; one that was noted before is no longer valid.
    ///
    /// # Errors
    /// If it is over, or has all the rooms that it can have.
    pub fn invite(&mut self, invitation: Invitation) -> Result<(), Refusal> {
        self.is_still_live()?;
        self.has_place_for_a_room()?;
        self.invitation = Some(invitation);
        Ok(())
    }

    /// Brings it into this room, too. The code that was used is no longer valid.
    ///
    /// # Errors
    /// If it is held there already, or has all the rooms that it can have.
    pub fn bring_into(&mut self, room: RoomId) -> Result<(), Refusal> {
        self.is_still_live()?;
        if self.is_held_in(room) {
            return Err(self.refuse(Fact::new("tournament-already-here")));
        }
        self.has_place_for_a_room()?;
        self.more_rooms.push(room);
        self.invitation = None;
        Ok(())
    }

    fn has_place_for_a_room(&self) -> Result<(), Refusal> {
        match self.rooms().count() < MOST_ROOMS {
            true => Ok(()),
            false => Err(self.refuse(Fact::new("tournament-rooms-full"))),
        }
    }

    /// Takes it out of this room, and returns who has entered there and still takes part: their room is now the first one.
    ///
    /// # Errors
    /// If it was announced there.
    pub fn take_out_of(&mut self, room: RoomId) -> Result<Vec<Player>, Refusal> {
        self.is_still_live()?;
        if room == self.room {
            return Err(self.refuse(Fact::new("tournament-first-room")));
        }
        self.more_rooms.retain(|one| *one != room);
        let mut were_here = Vec::new();
        for entrant in &mut self.entrants {
            if entrant.room == Some(room) {
                entrant.room = None;
                were_here.extend(Some(entrant.player).filter(|_| !entrant.has_left));
            }
        }
        Ok(were_here)
    }

    /// Notes in which room this player has entered.
    pub fn note_room_of(&mut self, player: Player, room: RoomId) {
        let room = Some(room).filter(|room| self.more_rooms.contains(room));
        if let Some(entrant) = self.entrant(player) {
            self.entrants[entrant].room = room;
        }
    }

    /// The room in which this player plays: the first one if they have entered in no other.
    #[must_use]
    pub fn room_of(&self, player: Player) -> RoomId {
        let entrant = self.entrant(player).and_then(|one| self.entrants[one].room);
        entrant
            .filter(|room| self.is_held_in(*room))
            .unwrap_or(self.room)
    }

    /// The room in which a game between these two is played, and the one in which it is shown as well, if they have not entered in the
    /// same room. A computer player plays where its opponent does; `None` stands for one.
    #[must_use]
    pub fn rooms_of_game(&self, players: [Option<Player>; 2]) -> (RoomId, Option<RoomId>) {
        let people = players.into_iter().flatten();
        let mut people = people.filter(|one| one.person().is_some());
        let first = people.next().map_or(self.room, |one| self.room_of(one));
        let second = people.next().map(|one| self.room_of(one));
        (first, second.filter(|room| *room != first))
    }

    /// Puts one room in place of another. False if it is not held in that room.
    pub fn replace_room(&mut self, from: RoomId, to: RoomId) -> bool {
        if !self.is_held_in(from) {
            return false;
        }
        let replaced = |room: RoomId| if room == from { to } else { room };
        let mut rooms: Vec<RoomId> = Vec::new();
        for room in self.rooms().map(replaced) {
            if !rooms.contains(&room) {
                rooms.push(room);
            }
        }
        self.room = rooms.remove(0);
        self.more_rooms = rooms;
        for entrant in &mut self.entrants {
            let room = entrant.room.map(replaced);
            entrant.room = room.filter(|room| self.more_rooms.contains(room));
        }
        true
    }
}
