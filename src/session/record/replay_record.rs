//! A record played through once: whether its entries follow each other, what its seed gives, where its turns begin.

use super::Record;
use crate::session::{Corrupt, Entry, RoomId, Session, SessionId, SessionSnapshot};
use lusoria_games::rules::Seat;

/// So many entries of a record stand between two snapshots.
const SNAPSHOT_EVERY: u32 = 1_024;

/// A record, and what came of playing it through.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// As it was read.
    pub record: Record,
    /// The session after all entries, under a number and in a room that mean nothing.
    pub session: Session,
    /// The session as it stood after some of its entries, with their numbers: of a long record, so that an early board can be shown
    /// without playing it through again.
    pub snapshots: Vec<(u32, SessionSnapshot)>,
    /// Where each turn begins (an index of the entries), and whose it is.
    pub(super) turns: Vec<(usize, Seat)>,
    /// How many throws or lots are those of the seed.
    pub(super) dealt: u32,
    /// The first entry that is not what the seed gives there, counted from 1, and what it gives.
    pub(super) differs: Option<(u32, String)>,
    /// Whether the sum in the text was that of its lines.
    pub(super) sum_holds: bool,
}

impl Record {
    /// Plays the record through.
    ///
    /// # Errors
    /// [`Corrupt`] if an entry is not possible after those before it.
    pub fn replay(self) -> Result<Replayed, Corrupt> {
        let mut replayed = Replayed {
            session: self.session_before_any_entry()?,
            record: self,
            snapshots: Vec::new(),
            turns: Vec::new(),
            dealt: 0,
            differs: None,
            sum_holds: true,
        };
        replayed.take_entries()?;
        Ok(replayed)
    }

    fn session_before_any_entry(&self) -> Result<Session, Corrupt> {
        let seed = self.seed.unwrap_or_default();
        let id = SessionId(self.session);
        let (room, game) = (RoomId(0), self.game.as_str());
        let mut session = Session::begin_under(self.rules, id, room, game, seed, [None; 2])?;
        session.promise = self.promise;
        Ok(session)
    }
}

impl Replayed {
    fn take_entries(&mut self) -> Result<(), Corrupt> {
        let mut turn = 0;
        for (n, entry) in self.record.entries.iter().enumerate() {
            let session = &mut self.session;
            if let Some(seat) = session.decider().filter(|_| turn != session.turns) {
                turn = session.turns;
                self.turns.push((n, seat));
            }
            let deals = self.record.seed.is_some() && *entry != Entry::Words;
            let dealt = deals.then(|| session.dealt_throw()).flatten();
            // A record does not say when its entries were made.
            session.evolve(entry, 0)?;
            if session.entries.is_multiple_of(SNAPSHOT_EVERY) {
                let snapshot = session.snapshot();
                self.snapshots
                    .extend(snapshot.map(|s| (session.entries, s)));
            }
            match dealt {
                Some(dealt) if dealt == entry.to_string() => self.dealt += 1,
                Some(dealt) if self.differs.is_none() => {
                    self.differs = Some((session.entries, dealt));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
