//! Commands that begin a session: a new game, a record brought in.

use super::answer::{Answer, Answered};
use super::change::Draft;
use super::run::{Asked, Service};
use crate::command::New;
use crate::host::{
    AccountId, Corrupt, Ending, Entry, NotARecord, Opening, Record, Refusal, Say, SessionId, begin,
    choose, open,
};
use crate::rules::Fact;
use crate::store::StoreError;

impl Service {
    pub(super) async fn new_session(
        &mut self,
        asked: &Asked,
        new: &New,
        draft: &mut Draft,
    ) -> Answered {
        if draft.opened().is_some() {
            return Ok(Refusal::host("one-new-game").into());
        }
        let (game, string) = match choose(new) {
            Ok(chosen) => chosen,
            Err(refusal) => return Ok(refusal.into()),
        };
        let Some(friend) = &new.opponent else {
            return Ok(
                Refusal::from(Fact::new("who").with("game", game.names[0].0.to_owned())).into(),
            );
        };
        let Some(identity) = asked.mentions.iter().find(|person| person.id == *friend) else {
            return Ok(Refusal::from(
                Fact::new("unknown-person").with("person", format!("@{friend}")),
            )
            .into());
        };
        let friend = self.cache.account(identity).await?;
        if let Some(id) = self.already(asked, friend, &string).await? {
            let fact = Fact::new("already-playing")
                .with("session", id.0)
                .with("game", string.replace(game.info.id, game.names[0].0));
            return Ok(Refusal::from(fact.with("name", identity.name.clone())).into());
        }
        let id = self.numbers.session();
        let seed = self.seeds.seed(id);
        let opening = Opening {
            id,
            room: asked.room,
            game: string,
            seed,
            challenger: asked.account,
            friend,
            side: new.side,
        };
        Ok(begin_session(opening, draft))
    }

    /// A live session of the same game between the same two in this room: most likely typed twice.
    async fn already(
        &mut self,
        asked: &Asked,
        friend: AccountId,
        game: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        for id in self.cache.room(&asked.key).await?.live.clone() {
            let session = self.cache.session(id).await?;
            let Some(session) = session.filter(|session| session.ending.is_none()) else {
                continue;
            };
            let both = [asked.account, friend]
                .iter()
                .all(|account| session.seat_of(*account).is_some());
            if both && friend != asked.account && session.line.game_string() == game {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// A record becomes a session of its own that is over: something to look at, not to play on.
    pub(super) fn import(&mut self, asked: &Asked, text: &str, draft: &mut Draft) -> Answer {
        if draft.opened().is_some() {
            return Refusal::host("one-new-game").into();
        }
        let (record, replayed) =
            match Record::parse(text).and_then(|record| Ok((record.replay()?, record))) {
                Ok((replayed, record)) => (record, replayed),
                Err(why) => return not_a_record(&why).into(),
            };
        let me = asked.account;
        let mut session = replayed;
        session.id = self.numbers.session();
        session.room = asked.room;
        session.ending = session.ending.or(Some(Ending::Imported));
        draft.open(session, record.entries.iter().map(Entry::to_string), |at| {
            Say::Imported(at, me)
        });
        Answer::Done
    }
}

fn begin_session(opening: Opening, draft: &mut Draft) -> Answer {
    let mut session = match open(opening) {
        Ok(session) => session,
        Err(refusal) => return refusal.into(),
    };
    let entries = begin(&session);
    for entry in &entries {
        session.evolve(entry).expect("what begin gives follows");
    }
    draft.open(session, entries.iter().map(Entry::to_string), Say::Opened);
    Answer::Done
}

fn not_a_record(why: &NotARecord) -> Refusal {
    let fact = match why {
        NotARecord::Head => Fact::new("record-head"),
        NotARecord::Line(line) => {
            Fact::new("record-line").with("line", i64::try_from(*line).unwrap_or(i64::MAX))
        }
        NotARecord::Game(Corrupt::Entry(entry)) => Fact::new("record-entry").with("entry", *entry),
        NotARecord::Game(_) => Fact::new("record-game"),
        NotARecord::TooLong => Fact::new("too-long"),
    };
    fact.into()
}
