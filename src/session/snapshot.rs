//! Snapshots: copies of a live session, so that its log need not be replayed from the beginning.

use super::{Computer, GameClock, Offer, Player, PutOff, ReplayError, Session, TurnFacts};
use lusoria_games::catalog::LineSnapshot;
use std::sync::Arc;

/// A session remembers the positions that may occur again. If it remembers more of them than this, no snapshot is made: the snapshot
/// could become far larger than the log.
pub const MOST_REMEMBERED: usize = 256;

/// A copy of a session that is not over, without its entries. It is stored as JSON, apart from the log. It can always be made again from
/// the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionSnapshot {
    /// The line of play.
    pub line: LineSnapshot,
    /// How many moves each seat has made.
    pub moves: [u32; 2],
    /// Whether both players had moved before the last takeback; false if nothing was taken back.
    pub both_have_moved: bool,
    /// How many turns have begun.
    pub turns: u32,
    /// The facts of the last turns, oldest first.
    pub last_turns: Vec<TurnFacts>,
    /// The words that players have added to the seed, in a session that asks for them.
    pub words: Option<[Option<String>; 2]>,
    /// The strengths of the computer players, which may have been changed since the session began.
    pub strengths: [Option<u8>; 2],
    /// What each seat offers to the other player.
    pub offers: [Option<Offer>; 2],
    /// What each seat has offered since the other player last moved.
    pub offered: [Vec<Offer>; 2],
    /// How many entries the log had after the last takeback. 0 if nothing was taken back; also 0 in snapshots of older versions.
    pub taken_back_at: u32,
    /// Whether the player on turn had been given a hint.
    pub hinted: bool,
    /// The clock, if the session has one.
    pub clock: Option<GameClock>,
    /// For which days the session was put off.
    pub put_off: Option<PutOff>,
    /// When the session last changed (Unix seconds). Older versions did not store it; in their snapshots it is 0.
    pub changed_at: i64,
    /// As [`Session::played_at`] (Unix seconds). In snapshots of older versions it is the time at which the session last changed.
    pub played_at: i64,
}

impl Session {
    /// A snapshot of the session; `None` if the session is over or remembers too many positions.
    #[must_use]
    pub fn snapshot(&self) -> Option<SessionSnapshot> {
        let is_short = self.line.remembered() <= MOST_REMEMBERED;
        (self.ending.is_none() && is_short).then(|| SessionSnapshot {
            line: self.line.snapshot(),
            moves: self.moves,
            both_have_moved: self.both_have_moved,
            turns: self.turns,
            last_turns: self
                .last_turns
                .iter()
                .map(|turn| (**turn).clone())
                .collect(),
            words: self.words.clone(),
            strengths: self.seats.map(strength),
            offers: self.offers,
            offered: self.offered.clone(),
            taken_back_at: self.taken_back_at,
            hinted: self.hinted,
            clock: self.clock.as_deref().cloned(),
            put_off: self.put_off,
            changed_at: self.changed_at,
            played_at: self.played_at,
        })
    }

    /// Puts a session that has just begun into the state of this snapshot, which was made after entry `n`.
    ///
    /// # Errors
    /// [`ReplayError::Snapshot`] if this game cannot read the snapshot's position. The session can then no longer be used.
    pub fn restore(&mut self, n: u32, snapshot: SessionSnapshot) -> Result<(), ReplayError> {
        let restored = self.line.restore(&snapshot.line);
        restored.map_err(|_| ReplayError::Snapshot)?;
        self.entries = n;
        self.moves = snapshot.moves;
        self.both_have_moved = snapshot.both_have_moved;
        self.turns = snapshot.turns;
        self.last_turns = snapshot.last_turns.into_iter().map(Arc::new).collect();
        self.words = snapshot.words;
        self.offers = snapshot.offers;
        self.offered = snapshot.offered;
        self.taken_back_at = snapshot.taken_back_at;
        self.hinted = snapshot.hinted;
        self.clock = snapshot.clock.map(Box::new);
        self.put_off = snapshot.put_off;
        self.changed_at = snapshot.changed_at;
        self.played_at = snapshot.played_at;
        for (player, strength) in self.seats.iter_mut().zip(snapshot.strengths) {
            if let (Some(Player::Computer(computer)), Some(strength)) = (player, strength) {
                *computer = Computer { strength };
            }
        }
        Ok(())
    }
}

fn strength(player: Option<Player>) -> Option<u8> {
    Some(player.and_then(Player::computer)?.strength)
}
