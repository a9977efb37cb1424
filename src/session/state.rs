//! One sitting of a game as it stands: who sits where, the line of play, who is to decide. How entries change it is in
//! `evolve.rs`. Pure.

use super::{AccountId, Actor, Corrupt, Ending, Player, Promise, RoomId, SessionId, people};
use lusoria_games::catalog::{self, Line, Unplayable};
use lusoria_games::kit::dice;
use lusoria_games::rules::{Fact, Seat, Turn};
use std::sync::Arc;

/// What one turn brought, as facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Whose turn it was.
    pub seat: Seat,
    /// What happened, in order.
    pub facts: Vec<Fact>,
}

/// A session as it stands after its last entry.
#[derive(Clone, Debug)]
pub struct Session {
    /// Its number.
    pub id: SessionId,
    /// Where it is shown.
    pub room: RoomId,
    /// The secret its dice come from.
    pub seed: [u8; 32],
    /// What of it was promised at the start.
    pub promise: Promise,
    /// The words that the players have added to the seed, if the dice wait for them.
    pub words: Option<[Option<String>; 2]>,
    /// Who sits at First and Second; the second is empty in a solitaire.
    pub seats: [Option<Player>; 2],
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// The line of play.
    pub line: Box<dyn Line>,
    /// When its last entry was made, or when it began if there is none: Unix seconds, 0 if it is of a record, which does not say.
    pub changed_at: i64,
    /// How many entries the log has: the session's revision.
    pub entries: u32,
    /// How many moves each seat has made; passing counts.
    pub moves: [u32; 2],
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// How many turns have begun.
    pub turns: u32,
    /// Shared: a session is cloned for every move, and only its last story grows.
    pub(super) stories: Vec<Arc<Story>>,
}

impl Session {
    /// A session without entries, by the rules as they are now.
    ///
    /// # Errors
    /// [`Corrupt::Game`] if the catalogue does not have the game.
    pub fn begin(
        id: SessionId,
        room: RoomId,
        game: &str,
        seed: [u8; 32],
        seats: [Option<Player>; 2],
    ) -> Result<Self, Corrupt> {
        let line = catalog::begin(game).ok_or_else(|| Corrupt::Game(game.to_owned()))?;
        let rules_version = line.game().info.rules_version;
        Ok(Self::at_start(id, room, seed, seats, rules_version, line))
    }

    /// A stored session without entries, by the rules it was begun with.
    ///
    /// # Errors
    /// [`Corrupt::Game`] if the catalogue does not have the game, [`Corrupt::RulesVersion`] if it does not know those rules.
    pub fn begin_under(
        rules_version: u32,
        id: SessionId,
        room: RoomId,
        game: &str,
        seed: [u8; 32],
        seats: [Option<Player>; 2],
    ) -> Result<Self, Corrupt> {
        let line = catalog::begin_under(rules_version, game).map_err(|why| match why {
            Unplayable::RulesVersion { stored, ours } => Corrupt::RulesVersion { stored, ours },
            Unplayable::NoGame | Unplayable::Setup(_) => Corrupt::Game(game.to_owned()),
        })?;
        Ok(Self::at_start(id, room, seed, seats, rules_version, line))
    }

    fn at_start(
        id: SessionId,
        room: RoomId,
        seed: [u8; 32],
        seats: [Option<Player>; 2],
        rules_version: u32,
        line: Box<dyn Line>,
    ) -> Self {
        let mut session = Self {
            id,
            room,
            seed,
            promise: Promise::default(),
            words: None,
            seats,
            rules_version,
            line,
            changed_at: 0,
            entries: 0,
            moves: [0; 2],
            ending: None,
            turns: 0,
            stories: Vec::new(),
        };
        session.open_turn();
        session
    }

    /// Who decides now: the seat whose word is waited for, the seat to move, or the seat whose dice or lot are due. None once
    /// the session is over.
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        self.missing_word().or_else(|| self.mover())
    }

    /// Whose turn it is on the board, whatever the session still waits for.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => self.line.throw().map(|throw| throw.seat),
            Turn::Over(_) => None,
        }
    }

    /// Whether it is a solitaire.
    #[must_use]
    pub fn is_solitaire(&self) -> bool {
        self.line.game().info.seats == 1
    }

    /// The people who sit at First and Second.
    #[must_use]
    pub fn people(&self) -> [Option<AccountId>; 2] {
        people(self.seats)
    }

    /// The seat this person holds.
    #[must_use]
    pub fn seat_of(&self, account: AccountId) -> Option<Seat> {
        let held_by = Some(Player::Person(account));
        let mut seats = Seat::ALL.into_iter();
        seats.find(|seat| self.seats[seat.index()] == held_by)
    }

    /// The seat for which this actor acts: people for their own, a computer player for the one it holds.
    #[must_use]
    pub fn seat_of_actor(&self, actor: Actor) -> Option<Seat> {
        match actor {
            Actor::Person(account) => self.seat_of(account),
            Actor::Computer(seat) => {
                let player = self.seats[seat.index()];
                player.and_then(Player::computer).map(|_| seat)
            }
        }
    }

    /// What the session's seed gives now, as a ply; nothing if nothing is due from chance, if people throw by hand, or while
    /// words are waited for.
    #[must_use]
    pub fn dealt_throw(&self) -> Option<String> {
        let throw = self.line.throw()?;
        let seed = self.dealing_seed()?;
        dice::deal(&seed, throw, self.line.throws_of(throw.seat))
    }

    /// The last turns in words, oldest first, at most `count`; the turn being played is the last of them.
    #[must_use]
    pub fn stories(&self, count: usize) -> &[Arc<Story>] {
        &self.stories[self.stories.len().saturating_sub(count)..]
    }
}
