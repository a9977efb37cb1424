//! The stored log of a session: how the session began, and its entries. `replay.rs` turns it into a live session.

use super::{Entry, Player, Record, RecordHead, RoomId, Session, SessionId, SessionSnapshot};

/// What is stored of a session, up to one of its entries.
#[derive(Clone, Debug)]
pub struct SessionLog<'a> {
    /// The number of the session.
    pub id: SessionId,
    /// The room in which the session is shown.
    pub room: RoomId,
    /// The game string.
    pub game: &'a str,
    /// The version of the rules under which the session began.
    pub rules_version: u32,
    /// The secret from which the dice of the session are dealt.
    pub seed: [u8; 32],
    /// The version of the session's [`Promise`](super::Promise), as a number.
    pub promise: u32,
    /// The head of its record, if the session was imported and the head can be read.
    pub imported: Option<RecordHead>,
    /// The holders of First and Second; Second is empty in a solitaire.
    pub seats: [Option<Player>; 2],
    /// When the session began: Unix seconds.
    pub opened_at: i64,
    /// A snapshot, and the number of the entry after which it was taken.
    pub snapshot: Option<(u32, SessionSnapshot)>,
    /// The entries after the snapshot, or all entries if there is no snapshot, each with its time in Unix seconds.
    pub entries: &'a [(String, i64)],
    /// How many entries the whole log has.
    pub length: u32,
    /// How the session ended, as stored; `None` if it goes on.
    pub ended: Option<&'a str>,
}

impl SessionLog<'_> {
    /// The record of the session, up to the last entry that `session` has. The log must have all entries, not only those after a
    /// snapshot. The seed is included once the game is over. For an imported session, this is the original record. `opened` is the time
    /// of the beginning in RFC 3339.
    #[must_use]
    pub fn record(&self, session: &Session, players: [String; 2], opened: String) -> Record {
        let entries = self.entries.iter().take(session.entries as usize);
        let on_time = session.clock.is_some();
        let times = entries.clone().map(|(_, at)| *at).filter(|_| on_time);
        let times = times.collect();
        let entries = entries.filter_map(|(text, _)| text.parse::<Entry>().ok());
        let entries: Vec<Entry> = entries.collect();
        let (game, rules) = (self.game.to_owned(), self.rules_version);
        if let Some(head) = self.imported.clone() {
            return head.record(game, rules, entries);
        }
        Record {
            promise: session.promise,
            game,
            rules,
            session: session.id.0,
            players,
            opened,
            hash: session.promised_hash(),
            seed: session.ending.is_some().then_some(session.seed),
            ending: session.ending,
            entries,
            times,
        }
    }
}
