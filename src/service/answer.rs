//! What each command does: one function a kind of command, all of them filling the draft of one change.

use super::act::is_no_move;
use super::change::Draft;
use super::hush::{hushed, known, latin_letters_needed, nearly_gives_up, understood};
use super::resolve::{Found, Near, Whose};
use super::run::{Asked, Service};
use crate::command::{Command, Spoken, absent, find};
use crate::locales::glossary;
use crate::session::{AccountId, Action, At, Refusal, Say, SessionId, Talk, game_named};
use crate::store::StoreError;
use lusoria_games::catalog::GAMES;
use lusoria_games::rules::Fact;

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
                    let before = self.cache.refused(asked.room, asked.account).await?;
                    draft.refused_before(before);
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
            Spoken::More if asked.addressed || !draft.is_empty() => {
                Ok(Refusal::host("too-many-lines").into())
            }
            Spoken::More => Ok(Answer::Silence),
            Spoken::Bare(named, text) if text.is_empty() => {
                self.only_a_number(asked, named, draft).await
            }
            Spoken::Bare(named, text) => {
                let answer = self.play(asked, named, &text, draft).await?;
                if let Some(near) = self.slip(asked, named, &text, &answer).await? {
                    return Ok(near);
                }
                Ok(if asked.addressed {
                    understood(answer, &text)
                } else if self.names_own_game(asked, named).await? {
                    answer
                } else {
                    hushed(answer, named, &text)
                })
            }
            Spoken::Command(Command::Play(named, text)) => {
                let answer = self.play(asked, named, &text, draft).await?;
                if let Some(near) = self.slip(asked, named, &text, &answer).await? {
                    return Ok(near);
                }
                let lang = self.scene_in(&asked.key).lang;
                Ok(known(answer, &text, lang, asked.addressed))
            }
            Spoken::Command(command) => self.command(asked, command, draft).await,
        }
    }

    /// `#2` alone: its board, if it is said to us or by somebody who plays it.
    async fn only_a_number(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        draft: &mut Draft,
    ) -> Answered {
        if named.is_none() || !(asked.addressed || self.plays(asked, named).await?) {
            return Ok(Answer::Silence);
        }
        self.command(asked, Command::Board(named, None), draft)
            .await
    }

    /// A line that is no move, but nearly one that the asker could play now.
    async fn slip(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        text: &str,
        answer: &Answer,
    ) -> Result<Option<Answer>, StoreError> {
        if !is_no_move(answer) {
            return Ok(None);
        }
        let near = match self.nearly_typed(asked, named, text).await? {
            Some(Near::Move(at, near)) => Some((at, near)),
            Some(Near::Impossible(at, refusal)) => {
                return Ok(Some(Answer::Refused(refusal, Some(at))));
            }
            None => None,
        };
        if near.is_none() {
            return self.other_slip(asked, named, text).await;
        }
        Ok(near.map(|(at, near)| {
            let fact = Fact::new("move-near").with("near", near);
            let fact = fact.with("typed", text.to_owned());
            Answer::Refused(fact.into(), Some(at))
        }))
    }

    /// A word that is nearly the one for giving up, from somebody who plays; places in letters of another alphabet.
    async fn other_slip(
        &mut self,
        asked: &Asked,
        named: Option<SessionId>,
        text: &str,
    ) -> Result<Option<Answer>, StoreError> {
        let letters = latin_letters_needed(text);
        let lang = self.scene_in(&asked.key).lang;
        let gives_up = nearly_gives_up(text, lang);
        if !letters && gives_up.is_none() || self.live(asked, Whose::Askers).await?.is_empty() {
            return Ok(None);
        }
        // One letter alone is also a word.
        let one = text.trim().chars().nth(1).is_none();
        let letters = letters && (!one || named.is_some() || asked.addressed);
        let fact = gives_up.or_else(|| letters.then(|| Fact::new("latin-letters")));
        Ok(fact.map(|fact| Refusal::from(fact).into()))
    }

    pub(super) async fn command(
        &mut self,
        asked: &Asked,
        command: Command,
        draft: &mut Draft,
    ) -> Answered {
        match command {
            Command::New(new) if new.game.is_empty() => self.once_more(asked, draft).await,
            Command::New(new) => self.new_session(asked, &new, draft).await,
            Command::Resign(named, sure) => self.resign(asked, named, sure, draft).await,
            Command::Luck(named, word) => self.add_word(asked, named, word, draft).await,
            Command::Abort(named) => self.act(asked, named, &Action::Abort, draft).await,
            Command::Import(record) => Ok(self.import(asked, record, draft)),
            Command::Rules(game, full) => self.rules(asked, game, full, draft).await,
            Command::Games => self.games(asked, draft).await,
            Command::Me(prose) => self.me(asked, prose, draft).await,
            Command::Answer(reply) => self.answer_question(asked, &reply, draft).await,
            Command::Edit(edit) => self.edit(asked, edit, draft).await,
            Command::Why => self.why(asked, draft).await,
            Command::Glossary(word) => Ok(glossary(asked, word, draft)),
            Command::Help(Some(topic)) if is_absent(&topic) => {
                Ok(absent(&topic).map_or(Answer::Silence, |fact| Refusal::from(fact).into()))
            }
            Command::Help(topic) => Ok(talk(asked, Talk::Help(topic), draft)),
            Command::Settings | Command::Prefix(None) | Command::Lang(None) => {
                Ok(talk(asked, Talk::Settings, draft))
            }
            Command::Prefix(Some(prefix)) => self.set_prefix(asked, prefix, draft).await,
            Command::Lang(Some(lang)) => self.set_lang(asked, lang, draft).await,
            Command::Play(named, text) => self.play(asked, named, &text, draft).await,
            look @ (Command::Board(..)
            | Command::Moves(_)
            | Command::Export(_)
            | Command::Verify(_)
            | Command::Show(..)) => self.look(asked, look, draft).await,
        }
    }

    /// Commands that only show a session.
    async fn look(&mut self, asked: &Asked, command: Command, draft: &mut Draft) -> Answered {
        let me = asked.account;
        match command {
            Command::Board(named, prose) => {
                let prose = self.reads_prose(asked, prose).await?;
                self.show(asked, named, draft, board(me, prose)).await
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
            Command::Show(named, entry, prose) => {
                let prose = self.reads_prose(asked, prose).await?;
                self.show_entry(asked, named, (entry, prose), draft).await
            }
            // The others change something.
            _ => Ok(Answer::Silence),
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
        (entry, prose): (u32, bool),
        draft: &mut Draft,
    ) -> Answered {
        Ok(match self.session(asked, named, draft).await? {
            Ok(session) if entry <= session.entries => {
                draft.say(board(asked.account, prose)(At(session.id, entry)));
                Answer::Done
            }
            Ok(session) if session.entries == 0 => {
                let fact = Fact::new("nothing-played").with("session", session.id.0);
                Refusal::from(fact).into()
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

    /// What can be played, and what is being played here.
    async fn games(&mut self, asked: &Asked, draft: &mut Draft) -> Answered {
        let (sessions, more) = self.played_here(asked).await?;
        Ok(talk(asked, Talk::GamesHere(sessions, more), draft))
    }

    /// As it was asked for, else as this person likes it.
    async fn reads_prose(&mut self, asked: &Asked, said: Option<bool>) -> Result<bool, StoreError> {
        match said {
            Some(prose) => Ok(prose),
            None => self.cache.reads_prose(asked.account).await,
        }
    }

    async fn me(&mut self, asked: &Asked, prose: Option<bool>, draft: &mut Draft) -> Answered {
        if let Some(prose) = prose {
            self.cache.set_reads_prose(asked.account, prose).await?;
        }
        let prose = self.reads_prose(asked, prose).await?;
        Ok(talk(asked, Talk::Me(prose), draft))
    }

    async fn why(&mut self, asked: &Asked, draft: &mut Draft) -> Answered {
        Ok(match self.cache.refused(asked.room, asked.account).await? {
            Some(remembered) => {
                let (refusal, at) = remembered.explained();
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
                Err(_) => return self.games(asked, draft).await,
            },
        };
        Ok(talk(asked, Talk::Rules(id.to_owned(), full), draft))
    }
}

/// Whether help is asked on something that the bot does not have.
fn is_absent(topic: &str) -> bool {
    absent(topic).is_some() && find(topic).is_none()
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
