//! Begins puzzles, and judges answers to them. A person solves one puzzle at a time. In the room where the puzzle was asked, a move that
//! is typed without the command `puzzle` can answer the puzzle. If the move is also legal in a game of this person, the bot asks whether
//! the puzzle or the game is meant.
//!
//! Which puzzle comes next, and how difficult it is, is decided in `src/session/puzzles.rs`.

use super::change_draft::ChangeDraft;
use super::find_session_for_move::ReadMove;
use super::line_result::{Answered, LineResult, Need};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::suggest_command::suggest_game;
use super::thinking::ThinkingRequest;
use super::thinking_answer::ThinkingAnswer;
use crate::command::is_lone_letter;
use crate::locales::Lang;
use crate::session::{
    Action, OpenPuzzle, PuzzleAction, PuzzleReply, Puzzles, Refusal, RefusalKind, Say, Session,
    SessionId, decide, find_game_among,
};
use crate::store::StoreError;
use lusoria_games::puzzle::{PuzzleAnswer, has_puzzles};
use lusoria_games::rules::{Fact, NotationError};
use std::sync::Arc;

/// A line with more words than this is not read as several answers to a puzzle.
const MOST_MOVES: usize = 10;

impl Service {
    /// Carries out the command `puzzle`.
    pub(super) async fn puzzle(
        &mut self,
        request: &Request,
        action: PuzzleAction,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let puzzles = self.puzzles_of(request, draft).await?;
        let game = puzzles.open.as_ref().map(|open| open.id.game.as_str());
        let plays = self.plays_here(request).await?;
        match (action, &puzzles.open) {
            (PuzzleAction::Show, Some(open)) => {
                let asked = open.asked().beside_games(plays);
                Ok(tell_here(request, &puzzles, asked, draft))
            }
            (PuzzleAction::Show, None) | (PuzzleAction::Next, _) => {
                Ok(begin(request, &puzzles, (game, plays), draft))
            }
            (PuzzleAction::Solution, _) => Ok(end(request, puzzles.give_up(), draft)),
            (PuzzleAction::Leave, _) => Ok(end(request, puzzles.leave(), draft)),
            (PuzzleAction::Today, _) => self.begin_todays(request, (&puzzles, plays), draft).await,
            (PuzzleAction::Daily(minute, words), _) => {
                self.set_daily_puzzle(request, minute, &words, draft).await
            }
            (PuzzleAction::DailyOff, _) => Ok(self.end_daily_puzzle(request, draft)),
            (PuzzleAction::GameOrAnswer(text), _) => {
                self.begin_or_answer(request, (&puzzles, plays), &text, draft)
                    .await
            }
        }
    }

    /// Begins a puzzle of the game with this name. If no game has this name and a puzzle is open, the text is taken as an answer to the
    /// puzzle.
    async fn begin_or_answer(
        &mut self,
        request: &Request,
        (puzzles, plays): (&Puzzles, bool),
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match find_game_among(text, |game| has_puzzles(game.info.id)) {
            Ok((game, _)) if has_puzzles(game.info.id) => {
                let game = Some(game.info.id);
                Ok(begin(request, puzzles, (game, plays), draft))
            }
            Ok((game, _)) => Ok(Refusal::without_puzzles(game).into()),
            Err(_) if puzzles.open.is_some() => {
                self.judge_answer(request, puzzles, text, draft).await
            }
            Err(refusal) if is_a_game(&refusal, text) => {
                let typed = |near: &str| format!("puzzle {near}");
                Ok(suggest_game(refusal, &[], typed).into())
            }
            Err(_) => Ok(Refusal::host("puzzle-none").into()),
        }
    }

    /// Takes a line as an answer to the person's puzzle in this room. If the line is also a legal move in a game, the person is asked
    /// which one is meant. `None` if the line is no answer.
    pub(super) async fn answer_open_puzzle(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if typed.named.is_some() || !self.may_answer_puzzle(request, draft).await? {
            return Ok(None);
        }
        let puzzles = self.puzzles_of(request, draft).await?;
        let open = open_here(request, &puzzles);
        let lang = self.reader_lang(request).await?;
        let Some(judgement) = open.and_then(|open| open.judge(typed.text, lang.tag())) else {
            return Ok(None);
        };
        let has_several =
            open.is_some_and(|open| first_of_several(open, typed.text, lang).is_some());
        if !has_several && is_talk(&judgement, typed.text) {
            return Ok(None);
        }
        let is_legal = has_several || judgement.is_legal();
        let shown_at = open.and_then(|open| open.shown_at);
        let meant = match Box::pin(self.move_in_a_game(request, typed, draft)).await? {
            InAGame::Named => return Ok(None),
            InAGame::NoMove => true,
            InAGame::Illegal(changed_at) => is_legal || shown_at >= Some(changed_at),
            InAGame::Legal(sessions, changed_at) if is_legal || shown_at >= Some(changed_at) => {
                return Ok(Some(puzzle_or_game(&sessions, typed.text).into()));
            }
            InAGame::Legal(..) => false,
        };
        if !meant {
            return Ok(None);
        }
        let judged = self.judge_answer(request, &puzzles, typed.text, draft);
        Ok(Some(judged.await?))
    }

    /// Whether this person may be solving a puzzle. Usually nothing has to be read from the store for this.
    pub(super) async fn may_answer_puzzle(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        Ok(draft.has_puzzles() || self.puzzles.is_solving(request.account).await?)
    }

    /// What the line would be as a move in a game of this person.
    async fn move_in_a_game(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<InAGame, StoreError> {
        if self.replies_to_a_board(request).await? {
            return Ok(InAGame::Named);
        }
        let sessions = match self.find_session_for_move(request, typed, draft).await? {
            Ok(read) => vec![read.session],
            Err(Refusal::Which { sessions, .. }) => self.sessions_in(&sessions, draft).await?,
            Err(refusal) if LineResult::from(refusal.clone()).is_not_a_move() => {
                return Ok(InAGame::NoMove);
            }
            Err(_) => return Ok(InAGame::Illegal(draft.at())),
        };
        let lang = self.reader_lang(request).await?;
        let is_legal = |session: &&Arc<Session>| {
            let read = ReadMove::new((*session).clone(), request.account, typed.text, lang);
            let first = read.understood.moves.first();
            let action = first.map(|first| Action::Play(first.to_string()));
            action
                .is_some_and(|action| decide(session, request.account, &action, draft.at()).is_ok())
        };
        let legal: Vec<_> = sessions.iter().filter(is_legal).map(|one| one.id).collect();
        let read_at = |session: &Arc<Session>| self.read_at(request, session, draft.at());
        let changed = sessions.iter().map(read_at).max();
        let changed = changed.unwrap_or_else(|| draft.at());
        Ok(match legal.is_empty() {
            true => InAGame::Illegal(changed),
            false => InAGame::Legal(legal, changed),
        })
    }

    /// The sessions with these ids, including the changes by earlier lines of the same message.
    async fn sessions_in(
        &mut self,
        ids: &[SessionId],
        draft: &ChangeDraft,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut sessions = Vec::new();
        for id in ids {
            let session = self.cache.session(*id).await?;
            sessions.extend(session.map(|session| draft.current(&session)));
        }
        Ok(sessions)
    }

    /// Judges an answer. The move that refutes a wrong answer is found by the threads that think.
    async fn judge_answer(
        &mut self,
        request: &Request,
        puzzles: &Puzzles,
        typed: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let lang = self.reader_lang(request).await?;
        let open = puzzles.open.as_ref();
        let first = open.and_then(|open| first_of_several(open, typed, lang));
        let typed = first.unwrap_or(typed);
        let judged = puzzles.open.as_ref();
        let judged = judged.and_then(|open| Some((open, open.judge(typed, lang.tag())?)));
        let Some((open, judgement)) = judged else {
            return Ok(Refusal::host("puzzle-none").into());
        };
        if first.is_some() && judgement.is_legal() {
            return Ok(one_move(typed).into());
        }
        let plays = self.plays_here(request).await?;
        // A game that has ended may still be on the screen.
        let key = (request.address.room, request.account);
        let has_played = plays || self.last_games.contains(&key);
        let mut refutation = None;
        if let PuzzleAnswer::Wrong { played } = &judgement {
            if draft.says_wrong_answer() {
                // One wrong answer in a message is enough.
                return Ok(LineResult::Silence);
            }
            match self.refutation(request, open, played) {
                Ok(found) => refutation = found,
                Err(answer) => return Ok(answer),
            }
        }
        Ok(match puzzles.answer(typed, judgement, refutation) {
            Ok((after, reply)) => tell(request, &after, reply.beside_games(plays), draft),
            Err(refusal) if has_played => refusal.beside_games().into(),
            Err(refusal) => refusal.into(),
        })
    }

    /// Looks for the move that refutes a wrong answer. `None` if the search has found no such move.
    ///
    /// # Errors
    /// If the move is not known yet. The error says what happens to the message. Usually the message waits until the thinking threads
    /// have found the move. If these threads are still busy with another question of this person, the message is refused.
    fn refutation(
        &self,
        request: &Request,
        open: &OpenPuzzle,
        wrong: &str,
    ) -> Result<Option<String>, LineResult> {
        match request.found_answer.as_ref().map(Result::as_deref) {
            Some(Ok(ThinkingAnswer::Refutation(of, played, found)))
                if of == open && played == wrong =>
            {
                Ok(found.clone())
            }
            Some(Err(_)) => Ok(None),
            _ if self.thinking.is_asked_by(request.account) => {
                Err(Refusal::host("still-thinking").into())
            }
            _ => {
                let question = ThinkingRequest::refutation(request.account, open.clone(), wrong);
                Err(LineResult::Needs(Need::Thought(question)))
            }
        }
    }

    /// The person's puzzles, including the changes by earlier lines of the same message.
    pub(super) async fn puzzles_of(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Puzzles, StoreError> {
        match draft.puzzles() {
            Some(puzzles) => Ok(puzzles),
            None => self.puzzles.of(request.account).await,
        }
    }
}

/// What a typed line would be if it were read as a move in a game of its author.
enum InAGame {
    /// The line is a legal move in these sessions. The number has the same meaning as in [`Self::Illegal`].
    Legal(Vec<SessionId>, i64),
    /// The line reads as a move in games of this person, but is legal in none of them now. The number is the time of the last change in
    /// any of the games that read it as a move (Unix seconds). If the line is refused before these games are known, the number is the
    /// time of the message.
    Illegal(i64),
    /// The line is a reply to the board of a game.
    Named,
    /// The line does not read as a move in any game of this person.
    NoMove,
}

/// The open puzzle, if it was asked in the room of the request, or in the room above it if that room is a thread.
pub(super) fn open_here<'a>(request: &Request, puzzles: &'a Puzzles) -> Option<&'a OpenPuzzle> {
    let here = [Some(request.address.room), request.address.parent];
    let open = puzzles.open.as_ref();
    open.filter(|open| here.contains(&Some(open.room)))
}

/// Refuses a line with several answers. `first` is the first answer, and it is a legal move.
fn one_move(first: &str) -> Refusal {
    let fact = Fact::new("puzzle-one-move");
    fact.with("typed", first.to_owned()).into()
}

/// The first of several moves, if the text consists of several moves. A puzzle takes one move at a time, because the other side replies
/// to each.
fn first_of_several<'a>(open: &OpenPuzzle, typed: &'a str, lang: Lang) -> Option<&'a str> {
    let is_move = |text: &str| {
        let judged = open.judge(text, lang.tag());
        judged.is_some_and(|answer| !matches!(answer, PuzzleAnswer::NoMove(_)))
    };
    let words = typed.split_whitespace();
    let mut words = words.map(|word| word.trim_end_matches([',', ';']));
    let first = words.next()?;
    let rest: Vec<&str> = words.take(MOST_MOVES).collect();
    let are_moves = !rest.is_empty() && rest.len() < MOST_MOVES && !is_move(typed);
    (are_moves && is_move(first) && rest.into_iter().all(is_move)).then_some(first)
}

/// Begins a puzzle of this game, or of any game if `game` is `None`. The event's id decides which puzzle. `plays` says whether this
/// person also plays games here.
fn begin(
    request: &Request,
    puzzles: &Puzzles,
    (game, plays): (Option<&str>, bool),
    draft: &mut ChangeDraft,
) -> LineResult {
    let pick = u64::from_be_bytes(draft.event().0);
    let after = puzzles.begin(game, request.address.room, pick);
    match after.open.as_ref().map(OpenPuzzle::asked) {
        Some(asked) => tell(request, &after, asked.beside_games(plays), draft),
        None => Refusal::host("puzzle-none").into(),
    }
}

/// The answer to somebody who leaves their puzzle or has its solution shown.
fn end(
    request: &Request,
    ended: Result<(Puzzles, PuzzleReply), Refusal>,
    draft: &mut ChangeDraft,
) -> LineResult {
    match ended {
        Ok((after, reply)) => tell(request, &after, reply, draft),
        Err(refusal) => refusal.into(),
    }
}

/// Shows the open puzzle in the room where the solver writes. From now on the puzzle is answered in that room.
pub(super) fn tell_here(
    request: &Request,
    puzzles: &Puzzles,
    asked: PuzzleReply,
    draft: &mut ChangeDraft,
) -> LineResult {
    let here = puzzles.moved_to(request.address.room);
    tell(request, &here, asked, draft)
}

pub(super) fn tell(
    request: &Request,
    after: &Puzzles,
    reply: PuzzleReply,
    draft: &mut ChangeDraft,
) -> LineResult {
    let mut after = after.clone();
    if let Some(open) = &mut after.open {
        open.shown_at = Some(draft.at());
    }
    let said = Say::Puzzle(reply, Some(request.account));
    draft.set_puzzles(request.account, &after, said);
    LineResult::Done
}

/// Whether somebody without a puzzle meant this text as the name of a game. Short texts and texts with digits are more likely moves.
fn is_a_game(refusal: &Refusal, text: &str) -> bool {
    let is_unknown = refusal.kind() == Some(RefusalKind::UnknownGame);
    let is_move = text.chars().count() < 3 || text.contains(|c: char| c.is_ascii_digit());
    !(is_unknown && is_move)
}

/// The question whether a move is meant for one of these sessions or for the puzzle.
fn puzzle_or_game(sessions: &[SessionId], typed: &str) -> Refusal {
    let numbers = sessions.iter().map(|id| format!("#{}", id.0));
    let numbers: Vec<_> = numbers.collect();
    let fact = match numbers.len() {
        1 => Fact::new("puzzle-or-game"),
        _ => Fact::new("puzzle-or-games").with("sessions", numbers.join(", ")),
    };
    let first = sessions.first().map_or(0, |id| id.0);
    let fact = fact.with("session", first);
    fact.with("typed", typed.to_owned()).into()
}

/// Whether a text that was judged in this way is talk and not an answer. A lone letter is never taken for talk, because it may be the
/// name of a pit.
fn is_talk(judgement: &PuzzleAnswer, text: &str) -> bool {
    let is_foreign = matches!(judgement, PuzzleAnswer::NoMove(NotationError::Foreign));
    is_foreign && !is_lone_letter(text.trim())
}
