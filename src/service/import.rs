//! `import`: a record brought in by a message. Reading it replays a whole game, so another thread does it while its room waits.

use super::answer::Answer;
use super::begin::not_a_record;
use super::change::Draft;
use super::handle::{Input, Waiter};
use super::run::{Asked, Service};
use crate::chat::Inbound;
use crate::host::{Ending, Entry, NotARecord, Record, Refusal, Say, Session};
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// A record and the session it tells, or why the text is none.
pub(super) type ReadRecord = Arc<Result<(Record, Session), NotARecord>>;

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
        let (record, replayed) = match &**read {
            Ok((record, replayed)) => (record, replayed),
            Err(why) => return not_a_record(why).into(),
        };
        let me = asked.account;
        let mut session = replayed.clone();
        session.id = self.numbers.session();
        session.room = asked.room;
        session.ending = session.ending.or(Some(Ending::Imported));
        draft.open(session, record.entries.iter().map(Entry::to_string), |at| {
            Say::Imported(at, me)
        });
        Answer::Done
    }

    /// Has the record read; its message comes back to be decided with it, and its room waits until then.
    pub(super) fn read_record(&mut self, text: String, inbound: Box<Inbound>, waiter: Waiter) {
        self.inbox.park(&inbound.room);
        let (service, turns) = (self.myself.clone(), self.late_turns.clone());
        tokio::spawn(async move {
            let _turn = turns.acquire_owned().await.expect("it is never closed");
            let read = move || {
                let record = Record::parse(&text)?;
                Ok((record.clone(), record.replay()?))
            };
            // Nothing if reading it panicked.
            let read = spawn_blocking(read).await.ok().map(Arc::new);
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
