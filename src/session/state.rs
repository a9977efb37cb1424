//! One sitting of a game: who sits where, the line of play, and how entries change it (`evolve`). Pure.

use super::{AccountId, Ending, Entry, Promise, RoomId, SessionId};
use lusoria_games::catalog::{self, Line, LineSnapshot, Unplayable};
use lusoria_games::kit::dice;
use lusoria_games::rules::{Fact, Reason, Seat, Turn};
use std::sync::Arc;

/// How many turns are remembered in words.
const REMEMBERED_TURNS: usize = 6;

/// How many facts of a solitaire are remembered: its turn has no end, and several choices may come in one message.
const REMEMBERED_ALONE: usize = 4;

/// A line that remembers more positions than this is not copied: the copies of a game that shuffles to and fro for ever would be far
/// longer than its log.
pub const MOST_REMEMBERED: usize = 256;

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
    pub seats: [Option<AccountId>; 2],
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// The line of play.
    pub line: Box<dyn Line>,
    /// How many entries the log has: the session's revision.
    pub entries: u32,
    /// How many moves each seat has made; passing counts.
    pub moves: [u32; 2],
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// How many turns have begun.
    pub turns: u32,
    /// Shared: a session is cloned for every move, and only its last story grows.
    stories: Vec<Arc<Story>>,
}

/// A session that goes on as it stands after one of its entries, without the entries before it. Stored as JSON beside the log, so
/// that a long session is not replayed from its beginning; it can always be made anew from the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionSnapshot {
    /// The line of play.
    pub line: LineSnapshot,
    /// How many moves each seat has made.
    pub moves: [u32; 2],
    /// How many turns have begun.
    pub turns: u32,
    /// The last turns in words, oldest first.
    pub stories: Vec<Story>,
    /// The words that the players have added to the seed, if the dice wait for them.
    pub words: Option<[Option<String>; 2]>,
}

/// A stored log that does not replay: written by other rules, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Corrupt {
    /// The catalogue has no such game, or not with these options.
    #[error("no game {0}")]
    Game(String),
    /// The rules have changed since.
    #[error("rules version {stored}, ours is {ours}")]
    RulesVersion {
        /// As stored.
        stored: u32,
        /// As built in.
        ours: u32,
    },
    /// This version knows no promise with this number.
    #[error("no promise {0}")]
    Promise(u32),
    /// This entry cannot follow those before it.
    #[error("entry {0} does not follow")]
    Entry(u32),
    /// The snapshot cannot be read, or is one of another game.
    #[error("the snapshot cannot be read")]
    Snapshot,
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
        seats: [Option<AccountId>; 2],
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
        seats: [Option<AccountId>; 2],
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
        seats: [Option<AccountId>; 2],
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
            entries: 0,
            moves: [0; 2],
            ending: None,
            turns: 0,
            stories: Vec::new(),
        };
        session.open_turn();
        session
    }

    /// The session as it stands, to be stored; nothing if it is over or remembers too many positions.
    #[must_use]
    pub fn snapshot(&self) -> Option<SessionSnapshot> {
        let is_short = self.line.remembered() <= MOST_REMEMBERED;
        (self.ending.is_none() && is_short).then(|| SessionSnapshot {
            line: self.line.snapshot(),
            moves: self.moves,
            turns: self.turns,
            stories: self.stories.iter().map(|story| (**story).clone()).collect(),
            words: self.words.clone(),
        })
    }

    /// Puts a session without entries where it stood after entry `n`, when the snapshot was taken.
    ///
    /// # Errors
    /// [`Corrupt::Snapshot`] if it is not one of this game; the session is then to be thrown away.
    pub fn restore(&mut self, n: u32, snapshot: SessionSnapshot) -> Result<(), Corrupt> {
        let restored = self.line.restore(&snapshot.line);
        restored.map_err(|_| Corrupt::Snapshot)?;
        self.entries = n;
        self.moves = snapshot.moves;
        self.turns = snapshot.turns;
        self.stories = snapshot.stories.into_iter().map(Arc::new).collect();
        self.words = snapshot.words;
        Ok(())
    }

    /// Takes entries of the log, as they are stored.
    ///
    /// # Errors
    /// [`Corrupt::Entry`] names the first that cannot follow.
    pub fn replay<'a>(
        &mut self,
        entries: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), Corrupt> {
        for text in entries {
            let unreadable = Corrupt::Entry(self.entries + 1);
            let entry: Entry = text.parse().map_err(|_| unreadable)?;
            self.evolve(&entry)?;
        }
        Ok(())
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
    pub fn alone(&self) -> bool {
        self.line.game().info.seats == 1
    }

    /// The seat this person holds.
    #[must_use]
    pub fn seat_of(&self, account: AccountId) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|seat| self.seats[seat.index()] == Some(account))
    }

    /// What the session's seed gives now, as a ply; nothing if nothing is due from chance, if people throw by hand, or while
    /// words are waited for.
    #[must_use]
    pub fn dealt_throw(&self) -> Option<String> {
        let throw = self.line.throw()?;
        let seed = self.dealing_seed()?;
        dice::deal(&seed, throw, self.line.throws_of(throw.seat))
    }

    /// Takes one entry of the log.
    ///
    /// # Errors
    /// [`Corrupt::Entry`] if it cannot follow; the session is then unchanged.
    pub fn evolve(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let corrupt = Corrupt::Entry(self.entries + 1);
        if self.ending.is_some() {
            return Err(corrupt);
        }
        match entry {
            Entry::Ply(_) if self.missing_word().is_some() => return Err(corrupt),
            Entry::Ply(text) => return self.play(text).map_err(|_| corrupt),
            Entry::Words | Entry::Word(..) => self.take_words(entry).ok_or(corrupt)?,
            Entry::Resign(seat) => self.ending = Some(Ending::Resign(*seat)),
            Entry::Abort(seat) => self.ending = Some(Ending::Abort(*seat)),
        }
        self.entries += 1;
        Ok(())
    }

    /// The last turns in words, oldest first, at most `count`; the turn being played is the last of them.
    #[must_use]
    pub fn stories(&self, count: usize) -> &[Arc<Story>] {
        &self.stories[self.stories.len().saturating_sub(count)..]
    }

    /// Takes the entry of a ply in a session that goes on.
    ///
    /// # Errors
    /// Why it is not legal; the session is then unchanged.
    pub(super) fn play(&mut self, canonical: &str) -> Result<(), Reason> {
        let before = self.decider();
        let by_chance = self.line.throw().is_some();
        let facts = self.line.play(canonical)?;
        self.tell(facts);
        if let (false, Some(seat)) = (by_chance, before) {
            self.moves[seat.index()] += 1;
        }
        if let Turn::Over(outcome) = self.line.turn() {
            self.ending = Some(Ending::Rule(outcome));
        } else if self.decider() != before {
            self.open_turn();
        }
        self.entries += 1;
        Ok(())
    }

    /// Adds to the story of the turn being played.
    fn tell(&mut self, facts: Vec<Fact>) {
        let most = if self.alone() {
            REMEMBERED_ALONE
        } else {
            usize::MAX
        };
        if let Some(story) = self.stories.last_mut() {
            let story = Arc::make_mut(story);
            story.facts.extend(facts);
            let forgotten = story.facts.len().saturating_sub(most);
            story.facts.drain(..forgotten);
        }
    }

    pub(super) fn open_turn(&mut self) {
        let Some(seat) = self.decider() else { return };
        if self.stories.len() == REMEMBERED_TURNS {
            self.stories.remove(0);
        }
        self.stories.push(Arc::new(Story {
            seat,
            facts: Vec::new(),
        }));
        self.turns += 1;
    }
}
