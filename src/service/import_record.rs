//! The command `import`: turns a record in a message into a session. Reading a record replays a whole game, so another thread does
//! that while the room waits.
//!
//! How long a record may be is in `src/command/read_message.rs`, how long reading it may take in `background_read.rs`.

use super::change_draft::ChangeDraft;
use super::line_result::{LineResult, Need};
use super::load_session::stored_snapshot;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Ending, Entry, Proof, RecordHead, RecordVerdict, Refusal, Replayed, Say};
use crate::store::json::StoredAsJson;
use lusoria_games::rules::Fact;

impl Service {
    /// Opens a session for the record. People can look at the game but not go on with it, so the session is over at once. If the record
    /// has not been read yet, returns its text, and another thread reads it.
    pub(super) fn import_record(
        &mut self,
        request: &Request,
        text: String,
        draft: &mut ChangeDraft,
    ) -> LineResult {
        if draft.opened_session().is_some() {
            return Refusal::host("one-new-game").into();
        }
        let Some(read) = &request.record else {
            return LineResult::Needs(Need::Record(text));
        };
        let replayed = match &**read {
            Ok(replayed) => replayed,
            Err(why) => return Refusal::from(why).into(),
        };
        if let Some(refusal) = refuse_false_record(&replayed.verdict()) {
            return refusal.into();
        }
        self.open_imported_session(request, replayed, draft);
        LineResult::Done
    }

    /// Opens the session of a record that was read.
    fn open_imported_session(
        &mut self,
        request: &Request,
        replayed: &Replayed,
        draft: &mut ChangeDraft,
    ) {
        let (me, record) = (request.account, &replayed.record);
        let mut session = replayed.session.clone();
        let id = self.next_ids.take_session();
        session.id = id;
        session.room = request.address.room;
        session.begin_at(draft.at());
        session.ending = session.ending.or(Some(Ending::Imported));
        draft.open(session, record.entries.iter().map(Entry::to_string), |at| {
            Say::Imported(at, me)
        });
        let head = RecordHead::of(record).to_json();
        let snapshots = replayed.snapshots.iter();
        let snapshots = snapshots.map(|(n, snapshot)| stored_snapshot(id, *n, snapshot));
        draft.mark_imported(record.game.clone(), head, snapshots.collect());
    }
}

/// The refusal of a record that contradicts itself. People trust what the bot shows, so such a record is not imported.
fn refuse_false_record(verdict: &RecordVerdict) -> Option<Refusal> {
    if verdict.proof() != Proof::False {
        return None;
    }
    let fact = Fact::new("record-false").with("what", verdict.name().to_owned());
    let fact = match verdict {
        RecordVerdict::Differs(entry, dealt) => {
            fact.with("entry", *entry).with("expected", dealt.clone())
        }
        _ => fact,
    };
    Some(fact.into())
}
