//! The state of a session: who sits where, the line of play, whose turn it is. `evolve.rs` applies entries to it. Pure.

use super::recent_entries::RecentEntries;
use super::{
    AccountId, Actor, Computer, Ending, Entry, GameClock, Offer, Player, Promise, PutOff,
    ReplayError, RoomId, SessionId, people,
};
use lusoria_games::catalog::{self, Line, Unplayable};
use lusoria_games::kit::dice;
use lusoria_games::rules::{Fact, Outcome, Seat, Turn};
use std::sync::{Arc, OnceLock};

/// What happened in one turn, as facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnFacts {
    /// Whose turn it was.
    pub seat: Seat,
    /// What happened, in order.
    pub facts: Vec<Fact>,
    /// Whether the player of this seat has chosen a move. A pass that the host makes by itself does not count.
    pub has_moved: bool,
}

/// A session after its last entry.
#[derive(Clone, Debug)]
pub struct Session {
    /// The number of the session.
    pub id: SessionId,
    /// The room to which the session belongs. The session may be shown in other rooms as well.
    pub room: RoomId,
    /// The secret from which the dice of the session are dealt.
    pub seed: [u8; 32],
    /// What goes into the hash that people were told at the start.
    pub promise: Promise,
    /// The words that players have added to the seed, in a session that asks for them.
    pub words: Option<[Option<String>; 2]>,
    /// The holders of First and Second; Second is empty in a solitaire.
    pub seats: [Option<Player>; 2],
    /// The version of the rules under which the session is played.
    pub rules_version: u32,
    /// The line of play.
    pub line: Box<dyn Line>,
    /// The time of the last entry in Unix seconds, or the time of the beginning if there is no entry. 0 in a session that was made from a
    /// record without times.
    pub changed_at: i64,
    /// The time of the last entry that is a ply or a takeback, or that changed who has to act (for example a word for the seed, or giving
    /// up). If there is none, the time of the beginning.
    pub played_at: i64,
    /// How many entries the log has.
    pub entries: u32,
    /// How many moves each seat has made, passes included.
    pub moves: [u32; 2],
    /// Whether both players had moved before the last takeback; false if nothing was taken back.
    pub(super) both_have_moved: bool,
    /// How many entries the log had after the last takeback; 0 if nothing was taken back.
    pub taken_back_at: u32,
    /// Whether the player on turn has been given a hint in this position.
    pub hinted: bool,
    /// What each seat offers to the other player.
    pub(super) offers: [Option<Offer>; 2],
    /// What each seat has offered since the other player last moved, answered or not. When the players agree to put the game off or to go
    /// on, all offers to put it off and to go on are removed.
    pub(super) offered: [Vec<Offer>; 2],
    /// The clock, if the session has one.
    pub clock: Option<Box<GameClock>>,
    /// For which days the session was put off, if it ever was.
    pub put_off: Option<PutOff>,
    /// How the session ended; `None` if it goes on.
    pub ending: Option<Ending>,
    /// How many turns have begun.
    pub turns: u32,
    /// The last turns. Copies of a session share them: a session is cloned for every move, and only its last turn changes.
    pub(super) last_turns: Vec<Arc<TurnFacts>>,
    /// The last entries, for takebacks and for offers.
    pub(super) recent: RecentEntries<Self>,
    /// The token in the stamps of the session's controls (`stamp.rs`), once computed. It follows from the seed and the number, which
    /// never change.
    pub(super) control_token: OnceLock<u32>,
}

impl Session {
    /// A new session without entries, under the current rules.
    ///
    /// # Errors
    /// [`ReplayError::Game`] if the catalogue has no such game, or the game does not have these options.
    pub fn begin(
        id: SessionId,
        room: RoomId,
        game: &str,
        seed: [u8; 32],
        seats: [Option<Player>; 2],
    ) -> Result<Self, ReplayError> {
        let line = catalog::begin(game).ok_or_else(|| ReplayError::Game(game.to_owned()))?;
        let rules_version = line.game().info.rules_version;
        Ok(Self::at_start(id, room, seed, seats, rules_version, line))
    }

    /// A session before its first entry, under this version of the rules.
    ///
    /// # Errors
    /// [`ReplayError::Game`] if the catalogue has no such game, or the game does not have these options; [`ReplayError::RulesVersion`]
    /// if this program does not know that version of the rules.
    pub fn begin_under(
        rules_version: u32,
        id: SessionId,
        room: RoomId,
        game: &str,
        seed: [u8; 32],
        seats: [Option<Player>; 2],
    ) -> Result<Self, ReplayError> {
        let line = catalog::begin_under(rules_version, game).map_err(|why| match why {
            Unplayable::RulesVersion { stored, ours } => ReplayError::RulesVersion { stored, ours },
            Unplayable::NoGame | Unplayable::Setup(_) => ReplayError::Game(game.to_owned()),
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
            played_at: 0,
            entries: 0,
            moves: [0; 2],
            both_have_moved: false,
            taken_back_at: 0,
            hinted: false,
            offers: [None; 2],
            offered: [Vec::new(), Vec::new()],
            clock: None,
            put_off: None,
            ending: None,
            turns: 0,
            last_turns: Vec::new(),
            recent: RecentEntries::default(),
            control_token: OnceLock::new(),
        };
        session.open_turn();
        session
    }

    /// Notes that the session has begun at this time (Unix seconds).
    pub const fn begin_at(&mut self, at: i64) {
        (self.changed_at, self.played_at) = (at, at);
    }

    /// The seat that has to act: its word for the seed is missing, it has to move, or its throw or lot is due. `None` once the session is
    /// over.
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        self.missing_word().or_else(|| self.mover())
    }

    /// Whose turn it is, or the outcome of the session. If the session ended without an outcome, for example because it was broken off,
    /// returns a draw.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let of_the_line = self.line.turn();
        match (self.ending, of_the_line) {
            (Some(ending), Turn::Seat(_) | Turn::Chance) => {
                Turn::Over(ending.outcome().unwrap_or(Outcome::Draw))
            }
            (Some(_), Turn::Over(_)) => of_the_line,
            (None, _) => self.decider().map_or(of_the_line, Turn::Seat),
        }
    }

    /// The seat whose turn it is on the board, even if a word for the seed is still missing. `None` if the game is over by its rules.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => self.line.throw().map(|throw| throw.seat),
            Turn::Over(_) => None,
        }
    }

    /// Whether the game is a solitaire.
    #[must_use]
    pub fn is_solitaire(&self) -> bool {
        self.line.game().info.seats == 1
    }

    /// The computer player at this seat, if one sits there.
    #[must_use]
    pub fn computer_at(&self, seat: Seat) -> Option<Computer> {
        self.seats[seat.index()].and_then(Player::computer)
    }

    /// Whether a computer player takes part.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        Seat::ALL
            .into_iter()
            .any(|seat| self.computer_at(seat).is_some())
    }

    /// Whether no person takes part, only computer players.
    #[must_use]
    pub fn is_between_computers(&self) -> bool {
        Seat::ALL
            .into_iter()
            .all(|seat| self.computer_at(seat).is_some())
    }

    /// The seat of the computer player that has to act now, if one has to.
    #[must_use]
    pub fn thinking_seat(&self) -> Option<Seat> {
        self.decider()
            .filter(|seat| self.computer_at(*seat).is_some())
    }

    /// The accounts of the people at First and Second.
    #[must_use]
    pub fn people(&self) -> [Option<AccountId>; 2] {
        people(self.seats)
    }

    /// The person, if exactly one person plays. `None` if two people play, or none.
    #[must_use]
    pub fn only_person(&self) -> Option<AccountId> {
        match self.people() {
            [Some(only), None] | [None, Some(only)] => Some(only),
            [Some(first), Some(second)] if first == second => Some(first),
            _ => None,
        }
    }

    /// Whether one person holds both seats.
    #[must_use]
    pub fn is_hot_seat(&self) -> bool {
        let [first, second] = self.people();
        first.is_some() && first == second
    }

    /// Whether everybody who plays has moved at least once, even if moves were taken back since.
    #[must_use]
    pub fn all_have_moved(&self) -> bool {
        let seats = usize::from(self.line.game().info.seats);
        self.both_have_moved || self.moves[..seats].iter().all(|moves| *moves > 0)
    }

    /// Whether people may be given hints. They may not where two people play each other.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        self.has_computer() || self.is_hot_seat() || self.is_solitaire()
    }

    /// Whether a board would look as it did in `before`: the position, the players, their words for the seed and the ending have not
    /// changed, and nobody was given time. A hint, an offer or an agreement to put the game off may have been added.
    #[must_use]
    pub fn looks_like(&self, before: &Self) -> bool {
        let same_position = self.line.plies() == before.line.plies() && self.seats == before.seats;
        let left = |session: &Self| session.clock.as_deref().map(|clock| clock.left);
        same_position
            && self.ending == before.ending
            && self.words == before.words
            && (self.put_off != before.put_off || left(self) == left(before))
    }

    /// The seat that this person holds. If they hold both seats, it is the one that has to act, or First once the session is over. `None`
    /// if they hold no seat.
    #[must_use]
    pub fn seat_of(&self, account: AccountId) -> Option<Seat> {
        if self.is_hot_seat() && self.people()[0] == Some(account) {
            return Some(self.decider().unwrap_or(Seat::First));
        }
        let held_by = Some(Player::Person(account));
        let mut seats = Seat::ALL.into_iter();
        seats.find(|seat| self.seats[seat.index()] == held_by)
    }

    /// The seat that this actor may act for, if there is one.
    #[must_use]
    pub fn seat_of_actor(&self, actor: Actor) -> Option<Seat> {
        match actor {
            Actor::Person(account) => self.seat_of(account),
            Actor::Computer(seat) => self.computer_at(seat).map(|_| seat),
        }
    }

    /// The throw or lot that the seed gives now, as a ply. `None` if no throw is due, or if people throw by hand. If the session
    /// asks its players for words, also `None` until each player has added a word to the seed.
    #[must_use]
    pub fn dealt_throw(&self) -> Option<String> {
        let throw = self.line.throw()?;
        let seed = self.dealing_seed()?;
        dice::deal(&seed, throw, self.line.throws_of(throw.seat))
    }

    /// The last move of this seat, in the notation of the game. `None` if it is not remembered.
    #[must_use]
    pub fn last_move_of(&self, seat: Seat) -> Option<&str> {
        let mut steps = self.recent.steps();
        let last = steps.find(|one| one.step.mover == Some(seat))?;
        match &last.step.entry {
            Entry::Ply(notation) => Some(notation),
            _ => None,
        }
    }

    /// The last turns, at most `count`, oldest first. The last of them is the current turn.
    #[must_use]
    pub fn last_turns(&self, count: usize) -> &[Arc<TurnFacts>] {
        &self.last_turns[self.last_turns.len().saturating_sub(count)..]
    }
}
