//! `import`: a record brought in by a message. Reading it replays a whole game, so another thread does it while its room waits.

use super::Inbound;
use super::answer::Answer;
use super::begin::not_a_record;
use super::change::Draft;
use super::handle::{Input, Waiter};
use super::replay::stored_snapshot;
use super::run::{Asked, Service};
use crate::session::{
    Ending, Entry, Imported, NotARecord, Proof, Record, Refusal, Replayed, Say, Verdict,
};
use crate::store::json;
use lusoria_games::rules::Fact;
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// A record played through, or why the text is none.
pub(super) type ReadRecord = Arc<Result<Replayed, NotARecord>>;

impl Service {
    /// A record becomes a session of its own that is over: something to look at, not to play on. The first time it is asked for the
    /// record has not been read yet.
    pub(super) fn import(&mut self, asked: &Asked, text: String, draft: &mut Draft) -> Answer {
        if draft.opened().is_some() {
            return Refusal::host("one-new-game").into();
        }
        let Some(read) = &asked.imported else {
            return Answer::ReadRecord(text);
        };
        let replayed = match &**read {
            Ok(replayed) => replayed,
            Err(why) => return not_a_record(why).into(),
        };
        if let Some(lie) = a_lie(&replayed.verdict()) {
            return lie.into();
        }
        self.look_at(asked, replayed, draft);
        Answer::Done
    }

    /// Opens the session of a record that was read.
    fn look_at(&mut self, asked: &Asked, replayed: &Replayed, draft: &mut Draft) {
        let (me, record) = (asked.account, &replayed.record);
        let mut session = replayed.session.clone();
        let id = self.numbers.session();
        session.id = id;
        session.room = asked.room;
        session.ending = session.ending.or(Some(Ending::Imported));
        draft.open(session, record.entries.iter().map(Entry::to_string), |at| {
            Say::Imported(at, me)
        });
        let head = json::write_record_head(&Imported::of(record));
        let snapshots = replayed.snapshots.iter();
        let snapshots = snapshots.map(|(n, snapshot)| stored_snapshot(id, *n, snapshot));
        draft.imported(record.game.clone(), head, snapshots.collect());
    }

    /// Has the record read; its message comes back to be decided with it, and its room waits until then.
    pub(super) fn read_record(&mut self, text: String, inbound: Box<Inbound>, waiter: Waiter) {
        self.inbox.park(&inbound.room);
        let (service, turns) = (self.myself.clone(), self.late_turns.clone());
        tokio::spawn(async move {
            let _turn = turns.acquire_owned().await.expect("it is never closed");
            let read = spawn_blocking(move || Record::parse(&text)).await;
            // Nothing if reading it panicked.
            let read = read.ok().map(Arc::new);
            if let Some(service) = service.upgrade() {
                // If the service has ended the message counts as not stored.
                let _ = service
                    .send(Input::Imported {
                        inbound,
                        waiter,
                        read,
                    })
                    .await;
            }
        });
    }
}

/// A record that contradicts itself is not taken in: what is shown here is believed.
fn a_lie(verdict: &Verdict) -> Option<Refusal> {
    if verdict.proof() != Proof::False {
        return None;
    }
    let fact = Fact::new("record-false").with("what", verdict.name().to_owned());
    let fact = match verdict {
        Verdict::Differs(entry, dealt) => {
            fact.with("entry", *entry).with("expected", dealt.clone())
        }
        _ => fact,
    };
    Some(fact.into())
}
