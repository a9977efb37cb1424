//! What each command does: one function a kind of command, all of them filling the draft of one change.

use super::change::Draft;
use super::resolve::Found;
use super::run::{Asked, Service};
use crate::catalog::{self, GAMES};
use crate::command::{self, Command, New, Spoken};
use crate::host::{
    Action, At, Ending, Entry, NotARecord, Opening, Record, Refusal, Say, Session, SessionId, Talk,
    begin, choose, decide, open,
};
use crate::locales::Lang;
use crate::rules::{Fact, NotationError};
use crate::store::RoomSettings;
use crate::store::StoreError;
use std::sync::Arc;

/// Done, refused (with the session it concerns), or none of our business.
pub(super) enum Answer {
    Done,
    Refused(Refusal, Option<At>),
    Silence,
}

type Answered = Result<Answer, StoreError>;

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal, None)
    }
}

impl Service {
    /// Reads the lines in order up to the first refusal.
    pub(super) async fn answer(
        &mut self,
        asked: &Asked,
        lines: Vec<Spoken>,
        draft: &mut Draft,
    ) -> Result<(), StoreError> {
        for line in lines {
            match self.line(asked, line, draft).await? {
                Answer::Done | Answer::Silence => {}
                Answer::Refused(refusal, at) => {
                    draft.say(Say::Refused(refusal, at, asked.account));
                    break;
                }
            }
        }
        Ok(())
    }

    async fn line(&mut self, asked: &Asked, line: Spoken, draft: &mut Draft) -> Answered {
        match line {
            Spoken::Wrong(fact) => Ok(Refusal::from(fact).into()),
            Spoken::Bare(named, text) => {
                let answer = self.play(asked, named, &text, draft).await?;
                Ok(if asked.addressed {
                    understood(answer)
                } else {
                    hushed(answer)
                })
            }
            Spoken::Command(Command::Play(named, text)) => {
                let answer = self.play(asked, named, &text, draft).await?;
                Ok(known(answer, &text))
            }
            Spoken::Command(command) => self.command(asked, command, draft).await,
        }
    }

    async fn command(&mut self, asked: &Asked, command: Command, draft: &mut Draft) -> Answered {
        let me = asked.account;
        match command {
            Command::New(new) => self.new_session(asked, &new, draft).await,
            Command::Board(named, prose) => {
                self.show(asked, named, draft, |at| Say::Board {
                    at,
                    reader: me,
                    prose,
                })
                .await
            }
            Command::Moves(named) => {
                self.show(asked, named, draft, |at| Say::Moves(at, me))
                    .await
            }
            Command::Export(named) => {
                self.show(asked, named, draft, |at| Say::Record(at, me))
                    .await
            }
            Command::Verify(named) => {
                self.show(asked, named, draft, |at| Say::Verified(at, me))
                    .await
            }
            Command::Show(named, entry) => self.show_entry(asked, named, entry, draft).await,
            Command::Resign(named, sure) => self.resign(asked, named, sure, draft).await,
            Command::Abort(named) => self.act(asked, named, &Action::Abort, draft).await,
            Command::Import(record) => Ok(self.import(asked, &record, draft)),
            Command::Rules(game, full) => self.rules(asked, game, full, draft).await,
            Command::Games => Ok(talk(asked, Talk::Games, draft)),
            Command::Help(topic) => Ok(talk(asked, Talk::Help(topic), draft)),
            Command::Settings | Command::Prefix(None) | Command::Lang(None) => {
                Ok(talk(asked, Talk::Settings, draft))
            }
            Command::Prefix(Some(prefix)) => self.set_prefix(asked, prefix, draft).await,
            Command::Lang(Some(lang)) => self.set_lang(asked, lang, draft).await,
            Command::Play(named, text) => self.play(asked, named, &text, draft).await,
        }
    }

    /// The session meant, as this message has left it.
    async fn session(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        draft: &Draft,
    ) -> Result<Found, StoreError> {
        match draft.opened() {
            Some(opened) if named.is_none() => Ok(Ok(opened.clone())),
            _ => Ok(self
                .meant(asked, named)
                .await?
                .map(|session| draft.current(&session))),
        }
    }

    async fn show(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        draft: &mut Draft,
        say: impl Fn(At) -> Say,
    ) -> Answered {
        Ok(match self.session(asked, named, draft).await? {
            Ok(session) => {
                draft.say(say(At(session.id, session.entries)));
                Answer::Done
            }
            Err(refusal) => refusal.into(),
        })
    }

    async fn show_entry(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        entry: u32,
        draft: &mut Draft,
    ) -> Answered {
        Ok(match self.session(asked, named, draft).await? {
            Ok(session) if entry <= session.entries => {
                draft.say(Say::Board {
                    at: At(session.id, entry),
                    reader: asked.account,
                    prose: false,
                });
                Answer::Done
            }
            Ok(session) => {
                let fact = Fact::new("no-such-entry")
                    .with("session", session.id.0)
                    .with("entries", session.entries);
                Refusal::from(fact).into()
            }
            Err(refusal) => refusal.into(),
        })
    }

    /// Plays the moves of one line in order; what was legal before the first refusal stays played.
    async fn play(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        text: &str,
        draft: &mut Draft,
    ) -> Answered {
        let mut session = match self.meant_by_move(asked, named, text, draft).await? {
            Ok(session) => draft.current(&session),
            Err(refusal) => return Ok(refusal.into()),
        };
        for piece in session.line.clone().split(text) {
            match apply(&session, asked, &Action::Play(piece.to_owned()), draft) {
                Ok(after) => session = after,
                Err(refusal) => {
                    return Ok(Answer::Refused(
                        refusal,
                        Some(At(session.id, session.entries)),
                    ));
                }
            }
        }
        Ok(Answer::Done)
    }

    async fn act(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut Draft,
    ) -> Answered {
        Ok(match self.session(asked, named, draft).await? {
            Ok(session) => {
                apply(&session, asked, action, draft).map_or_else(Answer::from, |_| Answer::Done)
            }
            Err(refusal) => refusal.into(),
        })
    }

    /// A stray `yield` is asked about first, and from people who do not play it is chatter.
    async fn resign(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        sure: bool,
        draft: &mut Draft,
    ) -> Answered {
        if sure {
            return self.act(asked, named, &Action::Resign, draft).await;
        }
        Ok(match self.session(asked, named, draft).await? {
            Ok(session) if session.ending.is_none() && session.seat_of(asked.account).is_some() => {
                Refusal::from(Fact::new("confirm-yield").with("session", session.id.0)).into()
            }
            Err(which @ Refusal::Which(_)) => which.into(),
            _ => Answer::Silence,
        })
    }

    async fn new_session(&mut self, asked: &Asked, new: &New, draft: &mut Draft) -> Answered {
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
                .with("game", string);
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
        friend: crate::host::AccountId,
        game: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        for id in self.cache.room(&asked.key).await?.live.clone() {
            let Some(session) = self.cache.session(id).await? else {
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
    fn import(&mut self, asked: &Asked, text: &str, draft: &mut Draft) -> Answer {
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

    async fn rules(
        &mut self,
        asked: &Asked,
        game: Option<String>,
        full: bool,
        draft: &mut Draft,
    ) -> Answered {
        let id = match game {
            Some(name) => match catalog::find(&name) {
                Some((game, _)) => game.info.id,
                None => {
                    return Ok(Refusal::from(Fact::new("unknown-game").with("game", name)).into());
                }
            },
            None => match self.session(asked, None, draft).await? {
                Ok(session) => session.line.game().info.id,
                Err(_) if GAMES.len() == 1 => GAMES[0].info.id,
                Err(_) => return Ok(talk(asked, Talk::Games, draft)),
            },
        };
        Ok(talk(asked, Talk::Rules(id.to_owned(), full), draft))
    }

    async fn set_prefix(&mut self, asked: &Asked, prefix: String, draft: &mut Draft) -> Answered {
        self.set(
            asked,
            |settings| settings.prefix = Some(prefix.clone()),
            Talk::PrefixSet(prefix.clone()),
            draft,
        )
        .await
    }

    async fn set_lang(&mut self, asked: &Asked, lang: Lang, draft: &mut Draft) -> Answered {
        self.set(
            asked,
            |settings| settings.lang = Some(lang.tag().to_owned()),
            Talk::LangSet,
            draft,
        )
        .await
    }

    async fn set(
        &mut self,
        asked: &Asked,
        change: impl Fn(&mut RoomSettings),
        said: Talk,
        draft: &mut Draft,
    ) -> Answered {
        if !asked.may_configure {
            return Ok(Refusal::host("may-not-configure").into());
        }
        let room = self.cache.room(&asked.key).await?;
        change(&mut room.settings);
        draft.settings(asked.room, room.settings.clone());
        Ok(talk(asked, said, draft))
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

/// Decides one action and takes its entries into the draft.
fn apply(
    session: &Arc<Session>,
    asked: &Asked,
    action: &Action,
    draft: &mut Draft,
) -> Result<Arc<Session>, Refusal> {
    let entries = decide(session, asked.account, action)?;
    let mut after = Session::clone(session);
    for entry in &entries {
        after.evolve(entry).expect("what decide gives follows");
    }
    let after = Arc::new(after);
    draft.appended(session, after.clone(), entries.iter().map(Entry::to_string));
    Ok(after)
}

fn talk(asked: &Asked, talk: Talk, draft: &mut Draft) -> Answer {
    draft.say(Say::Talk(talk, asked.account));
    Answer::Done
}

fn not_a_record(why: &NotARecord) -> Refusal {
    let fact = match why {
        NotARecord::Head => Fact::new("record-head"),
        NotARecord::Line(line) => {
            Fact::new("record-line").with("line", i64::try_from(*line).unwrap_or(i64::MAX))
        }
        NotARecord::Game(crate::host::Corrupt::Entry(entry)) => {
            Fact::new("record-entry").with("entry", *entry)
        }
        NotARecord::Game(_) => Fact::new("record-game"),
        NotARecord::TooLong => Fact::new("too-long"),
    };
    fact.into()
}

/// A bare line of people who talk among themselves: only what was meant as a move, by somebody who plays, is answered.
fn hushed(answer: Answer) -> Answer {
    match answer {
        Answer::Refused(refusal, _)
            if ["no-session", "no-such-session", "not-a-move", "no-seat"]
                .contains(&refusal.id()) =>
        {
            Answer::Silence
        }
        answer => answer,
    }
}

/// A line that was surely meant for us but is nothing we know.
fn understood(answer: Answer) -> Answer {
    match answer {
        Answer::Refused(refusal, _) if ["no-session", "not-a-move"].contains(&refusal.id()) => {
            Refusal::host("not-understood").into()
        }
        answer => answer,
    }
}

/// With the prefix, what no game takes for a move was meant as a command.
fn known(answer: Answer, text: &str) -> Answer {
    let is_move = |game: &catalog::Game| {
        (game.begin)("").is_ok_and(|line| line.parse(text) != Err(NotationError::Foreign))
    };
    match answer {
        Answer::Refused(refusal, _)
            if ["no-session", "not-a-move"].contains(&refusal.id())
                && !GAMES.iter().any(is_move) =>
        {
            unknown_command(text).into()
        }
        answer => answer,
    }
}

fn unknown_command(text: &str) -> Refusal {
    let word = text
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned();
    let fact = match command::nearest(&word) {
        Some(known) => Fact::new("did-you-mean").with("known", known.to_owned()),
        None => Fact::new("unknown-command"),
    };
    fact.with("word", word).into()
}
