//! Replays a record once. The replay also compares the throws of the record with those that the seed gives, and notes where the turns
//! begin.

use super::Record;
use super::impossible_between_two::is_impossible_between_two;
use crate::session::{Entry, ReplayError, RoomId, Session, SessionId, SessionSnapshot};
use lusoria_games::rules::Seat;

/// How many entries lie between two snapshots of a record.
const RECORD_SNAPSHOT_EVERY: u32 = 1_024;

/// A record, and what its replay has shown.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The record as it was read.
    pub record: Record,
    /// The session after all entries. Its number is the one in the record; another session of this host may have that number, too. Its
    /// room is a placeholder.
    pub session: Session,
    /// Snapshots of a long record, each with the number of the entry after which it was taken. With them, an early board can be shown
    /// without another replay.
    pub snapshots: Vec<(u32, SessionSnapshot)>,
    /// The turns: for each the index of its first entry, and the seat whose turn it is.
    pub(super) turns: Vec<(usize, Seat)>,
    /// How many throws and lots in the record are the ones that the seed gives.
    pub(super) dealt: u32,
    /// The first throw or lot in the record that the seed does not give: the number of its entry, counted from 1, and what the seed
    /// gives instead.
    pub(super) differs: Option<(u32, String)>,
    /// The first entry that two people who play against each other could not have made: its number, counted from 1.
    pub(super) impossible_between_two: Option<u32>,
    /// The entry by which the operator ended the game: its number, counted from 1; `None` if there is none.
    pub(super) by_operator: Option<u32>,
    /// Whether the sum in the text is the right one. True in format 1, which has no sum.
    pub(super) sum_holds: bool,
}

impl Record {
    /// Replays the record.
    ///
    /// # Errors
    /// [`ReplayError`] if the game or the version of its rules is unknown, or if an entry is not possible after the entries before it.
    pub fn replay(self) -> Result<Replayed, ReplayError> {
        self.replay_while(&|| true)
    }

    /// Replays the record. Asks `goes_on` before each entry, and gives up when it returns false.
    pub(super) fn replay_while(self, goes_on: &dyn Fn() -> bool) -> Result<Replayed, ReplayError> {
        let mut replayed = Replayed {
            session: self.session_before_any_entry()?,
            record: self,
            snapshots: Vec::new(),
            turns: Vec::new(),
            dealt: 0,
            differs: None,
            impossible_between_two: None,
            by_operator: None,
            sum_holds: true,
        };
        replayed.take_entries(goes_on)?;
        Ok(replayed)
    }

    fn session_before_any_entry(&self) -> Result<Session, ReplayError> {
        let seed = self.seed.unwrap_or_default();
        let id = SessionId(self.session);
        let (room, game) = (RoomId(0), self.game.as_str());
        let mut session = Session::begin_under(self.rules, id, room, game, seed, [None; 2])?;
        session.promise = self.promise;
        Ok(session)
    }
}

impl Replayed {
    fn take_entries(&mut self, goes_on: &dyn Fn() -> bool) -> Result<(), ReplayError> {
        let mut turn = 0;
        let texts: Vec<_> = self.record.entries.iter().map(Entry::to_string).collect();
        self.session
            .remember_for(1, texts.iter().map(String::as_str));
        for (n, text) in texts.iter().enumerate() {
            let entry = &self.record.entries[n].clone();
            if !goes_on() {
                return Err(ReplayError::TooLong);
            }
            let session = &mut self.session;
            if let Some(seat) = session.decider().filter(|_| turn != session.turns) {
                turn = session.turns;
                self.turns.push((n, seat));
            }
            // While a throw is awaited, other entries may come, such as a pause of the host.
            let deals = self.record.seed.is_some() && matches!(entry, Entry::Ply(_));
            let dealt = deals.then(|| session.dealt_throw()).flatten();
            // Only the record of a game on time says when its entries were made.
            let at = self.record.times.get(n).copied().unwrap_or(0);
            if self.impossible_between_two.is_none()
                && is_impossible_between_two(session, entry, at)
            {
                self.impossible_between_two = Some(session.entries + 1);
            }
            if *entry == Entry::Annul {
                self.by_operator = Some(session.entries + 1);
            }
            session.evolve(entry, at)?;
            if session.entries.is_multiple_of(RECORD_SNAPSHOT_EVERY) {
                let snapshot = session.snapshot();
                self.snapshots
                    .extend(snapshot.map(|s| (session.entries, s)));
            }
            if let Some(dealt) = dealt {
                self.compare(text, dealt);
            }
        }
        Ok(())
    }

    /// Compares the entry that was just replayed with the throw or lot that the seed gives.
    fn compare(&mut self, entry: &str, dealt: String) {
        if entry == dealt {
            self.dealt += 1;
        } else {
            self.differs.get_or_insert((self.session.entries, dealt));
        }
    }
}
