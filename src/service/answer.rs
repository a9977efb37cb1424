//! What each command does: one function a kind of command, all of them filling the draft of one change.

use super::change::{Draft, Remembered};
use super::hush::{hushed, known, understood};
use super::resolve::Found;
use super::run::{Asked, Service};
use crate::catalog::GAMES;
use crate::command::{Command, Spoken};
use crate::host::{AccountId, Action, At, Refusal, Say, SessionId, Talk, game_named};
use crate::locales::glossary;
use crate::rules::Fact;
use crate::store::StoreError;

/// Done, refused (with the session it concerns), or none of our business.
pub(super) enum Answer {
    Done,
    Refused(Refusal, Option<At>),
    Silence,
    /// This record has to be read first, which takes a while; the message is decided again with it.
    ReadRecord(String),
}

pub(super) type Answered = Result<Answer, StoreError>;

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal, None)
    }
}

impl Service {
    /// Reads the lines in order up to the first refusal. Returns a record that has to be read before anything can be decided.
    pub(super) async fn answer(
        &mut self,
        asked: &Asked,
        lines: Vec<Spoken>,
        draft: &mut Draft,
    ) -> Result<Option<String>, StoreError> {
        for line in lines {
            match self.line(asked, line, draft).await? {
                Answer::ReadRecord(text) => return Ok(Some(text)),
                Answer::Done | Answer::Silence => {}
                Answer::Refused(refusal, at) => {
                    draft.say(Say::Refused(refusal, at, asked.account));
                    break;
                }
            }
        }
        Ok(None)
    }

    async fn line(&mut self, asked: &Asked, line: Spoken, draft: &mut Draft) -> Answered {
        match line {
            Spoken::Wrong(fact) => Ok(Refusal::from(fact).into()),
            Spoken::Bare(named, text) => {
                let answer = self.play(asked, named, &text, draft).await?;
                Ok(if asked.addressed {
                    understood(answer)
                } else if self.plays(asked, named).await? {
                    answer
                } else {
                    hushed(answer, &text)
                })
            }
            Spoken::Command(Command::Play(named, text)) => {
                let answer = self.play(asked, named, &text, draft).await?;
                Ok(known(answer, &text, self.scene_in(&asked.key).lang))
            }
            Spoken::Command(command) => self.command(asked, command, draft).await,
        }
    }

    async fn command(&mut self, asked: &Asked, command: Command, draft: &mut Draft) -> Answered {
        let me = asked.account;
        match command {
            Command::New(new) => self.new_session(asked, &new, draft).await,
            Command::Board(named, prose) => self.show(asked, named, draft, board(me, prose)).await,
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
            Command::Luck(named, word) => self.add_word(asked, named, word, draft).await,
            Command::Abort(named) => self.act(asked, named, &Action::Abort, draft).await,
            Command::Import(record) => Ok(self.import(asked, record, draft)),
            Command::Rules(game, full) => self.rules(asked, game, full, draft).await,
            Command::Games => Ok(talk(asked, Talk::Games, draft)),
            Command::Edit(edit) => self.edit(asked, edit, draft).await,
            Command::Why => self.why(asked, draft).await,
            Command::Glossary(word) => Ok(glossary(asked, word, draft)),
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
    pub(super) async fn session(
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
                draft.say(board(asked.account, false)(At(session.id, entry)));
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

    async fn why(&mut self, asked: &Asked, draft: &mut Draft) -> Answered {
        Ok(match self.cache.refused(asked.room, asked.account).await? {
            Some(Remembered(refusal, at, _)) => {
                draft.say(Say::Why(refusal, at, asked.account));
                Answer::Done
            }
            None => Refusal::host("nothing-refused").into(),
        })
    }

    async fn rules(
        &mut self,
        asked: &Asked,
        game: Option<String>,
        full: bool,
        draft: &mut Draft,
    ) -> Answered {
        let id = match game {
            Some(name) => match game_named(&name) {
                Ok((game, _)) => game.info.id,
                Err(refusal) => return Ok(refusal.into()),
            },
            None => match self.session(asked, None, draft).await? {
                Ok(session) => session.line.game().info.id,
                Err(_) if GAMES.len() == 1 => GAMES[0].info.id,
                Err(_) => return Ok(talk(asked, Talk::Games, draft)),
            },
        };
        Ok(talk(asked, Talk::Rules(id.to_owned(), full), draft))
    }
}

fn board(reader: AccountId, prose: bool) -> impl Fn(At) -> Say {
    move |at| Say::Board { at, reader, prose }
}

/// A word that the glossary has in no language is refused.
fn glossary(asked: &Asked, word: Option<String>, draft: &mut Draft) -> Answer {
    match word {
        Some(word) if glossary::find(&word).is_none() => {
            Refusal::from(Fact::new("unknown-word").with("word", word)).into()
        }
        word => talk(asked, Talk::Glossary(word), draft),
    }
}

/// An answer about no session.
pub(super) fn talk(asked: &Asked, talk: Talk, draft: &mut Draft) -> Answer {
    draft.say(Say::Talk(talk, asked.account));
    Answer::Done
}
