//! Carries out commands: one function for each kind of command. All of them fill the draft of a change.

use super::change_draft::ChangeDraft;
use super::find_session::FoundSession;
use super::line_result::{Answered, LineResult, inform};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::suggest_command::{suggest_command, suggest_game};
use crate::command::command_id::HELP;
use crate::command::{Command, find, fold, is_topic, nearest, not_implemented};
use crate::locales::{Lang, glossary};
use crate::render::moved_piece;
use crate::session::{
    BoardForm, GeneralAnswer, Refusal, RefusalKind, Say, Session, SessionId, ShownEntry,
    TimeOfBoard, find_game,
};
use crate::store::StoreError;
use lusoria_games::catalog::GAMES;
use lusoria_games::rules::Fact;
use std::borrow::Cow;

impl Service {
    pub(super) async fn run_command(
        &mut self,
        request: &Request,
        command: Command,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let id = command.without_session();
        self.note_shown_board(request, &command, draft.at());
        if let Some(shown) = self.look_at_puzzle(request, &command, draft).await? {
            return Ok(shown);
        }
        let request = &*self.with_named_game(request, &command).await?;
        let answer = match command {
            Command::Tournament(order) => self.tournament(request, order, draft).await?,
            Command::Puzzle(action) => self.puzzle(request, action, draft).await?,
            command => self.call_handler(request, command, draft).await?,
        };
        Ok(answer.with_command(id.as_deref()))
    }

    /// The request with which the command is carried out. A reply to a message that shows no game is treated as if it were no reply.
    /// Moves and answers are excepted, because they may be meant for the person who wrote that message.
    async fn with_named_game<'a>(
        &mut self,
        request: &'a Request,
        command: &Command,
    ) -> Result<Cow<'a, Request>, StoreError> {
        let is_said = matches!(command, Command::Play(..) | Command::Answer(_));
        if is_said || request.reply_to.is_none() || self.replies_to_a_board(request).await? {
            return Ok(Cow::Borrowed(request));
        }
        let mut alone = request.clone();
        alone.reply_to = None;
        Ok(Cow::Owned(alone))
    }

    /// Calls the handler of the command.
    async fn call_handler(
        &mut self,
        request: &Request,
        command: Command,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match command {
            Command::New(_) | Command::Repeat(..) => self.begin(request, command, draft).await,
            Command::Resign(named, sure) => self.resign(request, named, sure, draft).await,
            Command::Level(named, level) => self.level(request, named, level, draft).await,
            Command::Hint(named) => self.hint(request, named, draft).await,
            Command::Analyse(named) => self.analyse(request, named, draft).await,
            Command::Clock(named) => self.show_clock(request, named, draft).await,
            Command::Claim(named) => self.claim(request, named, draft).await,
            Command::Wait(named, time) => self.give_time(request, named, time, draft).await,
            Command::Luck(named, word) => self.add_word(request, named, word, draft).await,
            Command::Abort(named, sure) => self.abort(request, named, sure, draft).await,
            Command::Offer(named, action) => self.offer(request, named, &action, draft).await,
            Command::Import(record) => Ok(self.import_record(request, record, draft)),
            Command::Rules(game, named, full) => {
                self.rules(request, (game, named), full, draft).await
            }
            Command::Games => self.list_games(request, draft).await,
            Command::Answer(reply) => self.answer_question(request, &reply, draft).await,
            Command::Edit(edit) => self.edit_position(request, edit, draft).await,
            Command::Why(named) => self.why(request, named, draft).await,
            Command::Glossary(word) => Ok(glossary(request, word, draft)),
            Command::Help(topic) => self.help(request, topic, draft).await,
            Command::Play(named, text) => self.play_text(request, named, &text, draft).await,
            look @ (Command::Board(..)
            | Command::Moves(..)
            | Command::Export(_)
            | Command::Verify(_)
            | Command::Show(..)) => self.show_session(request, look, draft).await,
            Command::ShowHere(named, here) => self.show_here(request, named, here, draft).await,
            other => self.run_person_or_room_command(request, other, draft).await,
        }
    }

    /// Carries out the commands that begin a game.
    async fn begin(
        &mut self,
        request: &Request,
        command: Command,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match command {
            Command::New(new) if new.game.is_empty() => {
                self.begin_anything(request, &new, draft).await
            }
            Command::New(new) => self.new_session(request, &new, draft).await,
            Command::Repeat(named, swap) => self.repeat_game(request, named, swap, draft).await,
            _ => Ok(LineResult::Silence),
        }
    }

    async fn play_text(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let typed = TypedMove::meant(named, text);
        self.play_moves(request, typed, draft).await
    }

    /// Carries out the commands that only show a session.
    async fn show_session(
        &mut self,
        request: &Request,
        command: Command,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let me = request.account;
        match command {
            Command::Board(named, form) => {
                let form = self.board_form(request, form).await?;
                let board =
                    |one: &Session, draft: &_| board(one, one.entries, form, request, draft);
                self.say_about_session(request, named, draft, board).await
            }
            Command::Moves(named, piece) => self.list_moves(request, named, piece, draft).await,
            Command::Export(named) => {
                let named = match self.record_meant(request, named, draft).await? {
                    Ok(meant) => named.or(meant),
                    Err(question) => return Ok(question.into()),
                };
                let say = |one: &Session, _: &_| Say::Record(ShownEntry(one.id, one.entries), me);
                self.say_about_session(request, named, draft, say).await
            }
            Command::Verify(named) => {
                let ended = self.ended_session_meant(request, named, draft).await?;
                let named = named.or(ended.map(|session| session.id));
                let say = |one: &Session, _: &_| Say::Verified(ShownEntry(one.id, one.entries), me);
                self.say_about_session(request, named, draft, say).await
            }
            Command::Show(named, entry, form) => {
                let form = self.board_form(request, form).await?;
                self.show_entry(request, named, (entry, form), draft).await
            }
            // All other commands change something and do not come here.
            _ => Ok(LineResult::Silence),
        }
    }

    /// The session that the request means, including the changes by earlier lines of the same message. If no session is named and one
    /// of these lines has opened a session, that session is meant.
    pub(super) async fn find_current_session(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        match draft.opened_session() {
            Some(opened) if named.is_none() => Ok(Ok(opened.clone())),
            _ => Ok(self
                .find_session(request, named, draft)
                .await?
                .map(|session| draft.current(&session))),
        }
    }

    /// Lists all legal moves. If a piece is named and can move, lists only its moves.
    async fn list_moves(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        piece: Option<String>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = match self.plays_here(request).await? {
            true => self.find_session_on_turn(request, named, draft).await?,
            false => self.find_current_session(request, named, draft).await?,
        };
        let session = match found {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let (at, me) = (ShownEntry(session.id, session.entries), request.account);
        let meant = piece.map(|piece| fold(&piece.replace(' ', ":")));
        let moves = meant.as_ref().map(|_| session.line.legal_moves());
        let known = moves.iter().flatten().map(|notation| moved_piece(notation));
        let known = known.into_iter().find(|known| Some(fold(known)) == meant);
        draft.say(match known {
            Some(piece) if !piece.is_empty() => Say::MovesOf(at, piece.to_owned(), me),
            _ => Say::Moves(at, me),
        });
        Ok(LineResult::Done)
    }

    async fn say_about_session(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
        say: impl Fn(&Session, &ChangeDraft) -> Say,
    ) -> Answered {
        Ok(
            match self.find_current_session(request, named, draft).await? {
                Ok(session) => {
                    let say = say(&session, draft);
                    draft.say(say);
                    LineResult::Done
                }
                Err(refusal) => refusal.into(),
            },
        )
    }

    async fn show_entry(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        (entry, form): (u32, BoardForm),
        draft: &mut ChangeDraft,
    ) -> Answered {
        Ok(
            match self.find_current_session(request, named, draft).await? {
                Ok(session) if entry <= session.entries => {
                    draft.say(board(&session, entry, form, request, draft));
                    LineResult::Done
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
            },
        )
    }

    /// The form in which a board is shown: what the command says, else what this person has chosen, else what the room has chosen.
    async fn board_form(
        &mut self,
        request: &Request,
        said: Option<BoardForm>,
    ) -> Result<BoardForm, StoreError> {
        match said {
            Some(form) => Ok(form),
            None => {
                let key = &request.address.key;
                self.cache.board_form(request.account, key).await
            }
        }
    }

    async fn rules(
        &mut self,
        request: &Request,
        (game, named): (Option<String>, Option<SessionId>),
        full: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let id = match game {
            Some(name) => match find_game(&name) {
                Ok((game, _)) => game.info.id,
                Err(refusal) => {
                    let full = if full { " full" } else { "" };
                    let typed = |near: &str| format!("rules {near}{full}");
                    return Ok(suggest_game(refusal, &[], typed).into());
                }
            },
            None => match self.find_current_session(request, named, draft).await? {
                Ok(session) => session.line.game().info.id,
                Err(refusal) if named.is_some() => return Ok(refusal.into()),
                Err(refusal @ Refusal::Which { .. }) if self.plays_here(request).await? => {
                    return Ok(refusal.into());
                }
                Err(_) if GAMES.len() == 1 => GAMES[0].info.id,
                Err(_) => return self.list_games(request, draft).await,
            },
        };
        Ok(inform(
            request,
            GeneralAnswer::Rules(id.to_owned(), full),
            draft,
        ))
    }
}

fn board(
    session: &Session,
    entry: u32,
    form: BoardForm,
    request: &Request,
    draft: &ChangeDraft,
) -> Say {
    let is_present = entry == session.entries;
    Say::Board {
        at: ShownEntry(session.id, entry),
        reader: request.account,
        form,
        time: match is_present {
            true => draft.time_of_board(session),
            false => TimeOfBoard::default(),
        },
    }
}

/// Explains a word of the glossary. Without a word, lists all its words. A word that the glossary has in no language is refused.
fn glossary(request: &Request, word: Option<String>, draft: &mut ChangeDraft) -> LineResult {
    match word {
        Some(word) if glossary::find(&word).is_none() => {
            Refusal::from(Fact::new("unknown-word").with("word", word)).into()
        }
        word => inform(request, GeneralAnswer::Glossary(word), draft),
    }
}

impl Service {
    /// Shows the help on a topic, or asks whether a similar topic was meant. For some words that are no command of the bot, such as
    /// `quit`, it answers as if the word had been typed as a command.
    async fn help(
        &mut self,
        request: &Request,
        topic: Option<String>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let word = topic.as_deref().filter(|word| find(word).is_none());
        if let Some(fact) = word.and_then(not_implemented) {
            return Ok(Refusal::from(fact).into());
        }
        let lang = self.reader_lang(request).await?;
        Ok(
            match topic.as_deref().and_then(|topic| near_topic(topic, lang)) {
                Some(refusal) => refusal.into(),
                None => inform(request, GeneralAnswer::Help(topic), draft),
            },
        )
    }
}

/// The question whether the game or the command with nearly this name was meant. `None` if the help has this topic, or if nothing has
/// nearly this name.
fn near_topic(topic: &str, lang: Lang) -> Option<Refusal> {
    if is_topic(topic) {
        return None;
    }
    let help = find(HELP).map_or(HELP, |spec| spec.word(lang));
    let typed = |near: &str| format!("{help} {near}");
    if let Err(refusal) = find_game(topic)
        && refusal.kind() == Some(RefusalKind::UnknownGameNear)
    {
        return Some(suggest_game(refusal, &[], typed));
    }
    let near = nearest(topic, lang)?;
    let fact = RefusalKind::DidYouMean
        .fact()
        .with("word", topic.to_owned());
    let fact = fact.with("known", typed(near));
    Some(suggest_command(fact, typed(near), &[]).into())
}
