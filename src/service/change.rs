//! What one message is about to change: collected line by line, stored whole or not at all.

use super::memory::Numbers;
use super::run::Asked;
use crate::host::{AccountId, At, EventKey, RoomId, Say, Session, SessionId, reply};
use crate::store::{Change, Delivery, NewEntry, NewSession, RoomSettings};
use std::sync::Arc;

/// A session as it was before the message, and as it is after the lines read so far.
#[derive(Debug)]
struct Work {
    before: Arc<Session>,
    after: Arc<Session>,
}

/// The change in the making.
#[derive(Debug)]
pub(super) struct Draft {
    change: Change,
    works: Vec<Work>,
    /// The session this message opens.
    opened: Option<Arc<Session>>,
    says: Vec<Say>,
}

/// A change ready to be stored, and what memory will know once it is.
#[derive(Debug)]
pub(super) struct Ready {
    pub(super) change: Change,
    pub(super) says: Vec<Say>,
    pub(super) sessions: Vec<Arc<Session>>,
    pub(super) opened: Option<SessionId>,
}

impl Draft {
    pub(super) fn new(event: EventKey, at: i64) -> Self {
        let change = Change {
            event,
            at,
            opened: None,
            entries: Vec::new(),
            ended: Vec::new(),
            settings: None,
            deliveries: Vec::new(),
        };
        Self {
            change,
            works: Vec::new(),
            opened: None,
            says: Vec::new(),
        }
    }

    /// The session as this message has left it so far.
    pub(super) fn current(&self, session: &Arc<Session>) -> Arc<Session> {
        let worked = self.works.iter().find(|work| work.after.id == session.id);
        worked.map_or_else(|| session.clone(), |work| work.after.clone())
    }

    /// The session has gone on by these entries.
    pub(super) fn appended(
        &mut self,
        before: &Arc<Session>,
        after: Arc<Session>,
        entries: impl IntoIterator<Item = String>,
    ) {
        self.log(after.id, before.entries, entries);
        match self.works.iter_mut().find(|work| work.after.id == after.id) {
            Some(work) => work.after = after,
            None => self.works.push(Work {
                before: before.clone(),
                after,
            }),
        }
    }

    /// A session begins with these entries.
    pub(super) fn open(
        &mut self,
        session: Session,
        entries: impl IntoIterator<Item = String>,
        say: impl FnOnce(At) -> Say,
    ) {
        self.change.opened = Some(NewSession {
            id: session.id,
            room: session.room,
            game: session.line.game_string(),
            rules_version: session.line.game().info.rules_version,
            seed: session.seed,
            seats: session.seats,
        });
        self.log(session.id, 0, entries);
        if let Some(ending) = session.ending {
            self.change.ended.push((session.id, ending.to_string()));
        }
        self.says.push(say(At(session.id, session.entries)));
        self.opened = Some(Arc::new(session));
    }

    /// The session this message has opened, if it has.
    pub(super) fn opened(&self) -> Option<&Arc<Session>> {
        self.opened.as_ref()
    }

    /// The room is set up like this.
    pub(super) fn settings(&mut self, room: RoomId, settings: RoomSettings) {
        self.change.settings = Some((room, settings));
    }

    /// Something to be said.
    pub(super) fn say(&mut self, say: Say) {
        self.says.push(say);
    }

    /// Nothing to store and nothing to say.
    pub(super) fn is_empty(&self) -> bool {
        self.works.is_empty() && self.says.is_empty()
    }

    /// The finished change, with a delivery for each thing to say: news of games first, each where its game is shown, then
    /// answers where they were asked for. Who played from elsewhere sees the board there too.
    pub(super) fn ready(
        mut self,
        asked: &Asked,
        reply_to: Option<&str>,
        numbers: &mut Numbers,
    ) -> Result<Ready, serde_json::Error> {
        let here = asked.room;
        let news = self
            .works
            .iter()
            .map(|work| (work.after.room, reply(&work.before, &work.after)));
        let away = self.works.iter().filter(|work| work.after.room != here);
        let boards = away.map(|work| (here, own_board(&work.after, asked.account)));
        let answers = self.says.into_iter().map(|say| (here, say));
        let (rooms, says): (Vec<_>, Vec<_>) = news.chain(boards).chain(answers).unzip();
        for (room, say) in rooms.into_iter().zip(&says) {
            self.change.deliveries.push(Delivery {
                id: numbers.outbox(),
                room,
                token: rand::random(),
                say: serde_json::to_string(say)?,
                reply_to: reply_to.filter(|_| room == here).map(str::to_owned),
            });
        }
        for session in self.works.iter().map(|work| &work.after) {
            self.change.ended.extend(
                session
                    .ending
                    .map(|ending| (session.id, ending.to_string())),
            );
        }
        let opened = self.opened.as_ref().map(|session| session.id);
        let sessions = self
            .works
            .into_iter()
            .map(|work| work.after)
            .chain(self.opened)
            .collect();
        Ok(Ready {
            change: self.change,
            says,
            sessions,
            opened,
        })
    }

    fn log(&mut self, session: SessionId, after: u32, entries: impl IntoIterator<Item = String>) {
        let numbered = (after + 1..).zip(entries);
        self.change
            .entries
            .extend(numbered.map(|(n, text)| NewEntry { session, n, text }));
    }
}

fn own_board(session: &Session, reader: AccountId) -> Say {
    Say::Board {
        at: At(session.id, session.entries),
        reader,
        prose: false,
    }
}
