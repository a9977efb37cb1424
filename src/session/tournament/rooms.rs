//! Which rooms a tournament has, and in which of them a game is played. The rooms may be on several platforms.
//!
//! A tournament has a first room, in which it was announced. It may be brought into other rooms with a code. A game is played in the room
//! where one of its players has entered. If the other player has entered in another room, the game is shown there, too.

use super::state::{Invitation, RoomTournament};
use crate::session::{Player, Refusal, RoomId};
use lusoria_games::rules::Fact;

/// The most rooms of one tournament.
const MOST_ROOMS: usize = 8;

impl RoomTournament {
    /// The tournament's rooms, the first one first.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> {
        [self.room]
            .into_iter()
            .chain(self.more_rooms.iter().copied())
    }

    /// Whether the tournament is held in this room.
    #[must_use]
    pub fn is_held_in(&self, room: RoomId) -> bool {
        self.rooms().any(|one| one == room)
    }

    /// Whether the code with this hash can bring the tournament into another room at the time `now` (Unix seconds).
    #[must_use]
    pub fn is_invited_by(&self, code: &str, now: i64) -> bool {
        let valid = |one: &Invitation| one.code == code && now < one.until;
        self.invitation.as_ref().is_some_and(valid)
    }

    /// Notes a new code for bringing the tournament into another room. An earlier code is no longer valid.
    ///
    /// # Errors
    /// If the tournament is over, or has as many rooms as it can have.
    pub fn invite(&mut self, invitation: Invitation) -> Result<(), Refusal> {
        self.is_still_live()?;
        self.has_place_for_a_room()?;
        self.invitation = Some(invitation);
        Ok(())
    }

    /// Brings the tournament into this room, too. The code that was used is no longer valid.
    ///
    /// # Errors
    /// If the tournament is over, is held there already, or has as many rooms as it can have.
    pub fn bring_into(&mut self, room: RoomId) -> Result<(), Refusal> {
        self.is_still_live()?;
        if self.is_held_in(room) {
            return Err(self.refuse(Fact::new("tournament-already-here")));
        }
        self.has_place_for_a_room()?;
        self.more_rooms.push(room);
        self.invitation = None;
        self.is_stranded = false;
        Ok(())
    }

    fn has_place_for_a_room(&self) -> Result<(), Refusal> {
        match self.rooms().count() < MOST_ROOMS {
            true => Ok(()),
            false => Err(self.refuse(Fact::new("tournament-rooms-full"))),
        }
    }

    /// Takes the tournament out of this room. Returns the players who have entered there and still take part. From now on they play in
    /// the first room.
    ///
    /// # Errors
    /// If the tournament is over, or if this is its first room.
    pub fn take_out_of(&mut self, room: RoomId) -> Result<Vec<Player>, Refusal> {
        self.is_still_live()?;
        if room == self.room {
            return Err(self.refuse(Fact::new("tournament-first-room")));
        }
        Ok(self.go_on_without(room))
    }

    /// Takes the tournament out of this room, because the bot is no longer there. Returns the players who have entered there and still
    /// take part. From now on they play in the first room.
    ///
    /// If the tournament has no other room, it stays in this one and counts as stranded (`is_stranded`). Then nobody is returned.
    pub fn lose_room(&mut self, room: RoomId) -> Vec<Player> {
        self.is_stranded = self.more_rooms.is_empty();
        match self.is_stranded {
            true => Vec::new(),
            false => self.go_on_without(room),
        }
    }

    /// Removes this room from the tournament's rooms. There must be another one. If it was the first room, the next one takes its place.
    /// Returns the players who have entered in this room and still take part.
    fn go_on_without(&mut self, room: RoomId) -> Vec<Player> {
        let mut others = self.rooms().filter(|one| *one != room).collect::<Vec<_>>();
        let first = others.remove(0);
        let mut were_here = Vec::new();
        for entrant in &mut self.entrants {
            let home = entrant.room.unwrap_or(self.room);
            if home == room && !entrant.has_left {
                were_here.push(entrant.player);
            }
            entrant.room = Some(home).filter(|home| others.contains(home));
        }
        (self.room, self.more_rooms) = (first, others);
        were_here
    }

    /// Notes in which room this player has entered.
    pub fn note_room_of(&mut self, player: Player, room: RoomId) {
        let room = Some(room).filter(|room| self.more_rooms.contains(room));
        if let Some(entrant) = self.entrant(player) {
            self.entrants[entrant].room = room;
        }
    }

    /// The room in which this player plays. That is the first room if they have entered in no other.
    #[must_use]
    pub fn room_of(&self, player: Player) -> RoomId {
        let entrant = self.entrant(player).and_then(|one| self.entrants[one].room);
        entrant
            .filter(|room| self.is_held_in(*room))
            .unwrap_or(self.room)
    }

    /// The room in which these two play, and a second room in which their game is shown. There is no second room if both have entered in
    /// one room, or if one of the two is a computer player: it plays where its opponent does. In `players`, a computer player may be
    /// left out (`None`).
    #[must_use]
    pub fn rooms_of_game(&self, players: [Option<Player>; 2]) -> (RoomId, Option<RoomId>) {
        let people = players.into_iter().flatten();
        let mut people = people.filter(|one| one.person().is_some());
        let first = people.next().map_or(self.room, |one| self.room_of(one));
        let second = people.next().map(|one| self.room_of(one));
        (first, second.filter(|room| *room != first))
    }

    /// Puts the room `to` in place of the room `from`. Returns false if the tournament is not held in `from`.
    pub fn replace_room(&mut self, from: RoomId, to: RoomId) -> bool {
        if !self.is_held_in(from) {
            return false;
        }
        let replaced = |room: RoomId| if room == from { to } else { room };
        self.is_stranded = false;
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
