//! Puzzles: begins them, and judges answers. A person solves one puzzle at a time; in the room where it was asked, a move without the
//! command is an answer to it, unless it is meant for a game.

use super::answer::{Answer, Answered, Need};
use super::change_draft::ChangeDraft;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::suggest_command::suggest_game;
use super::thinking::ThinkingRequest;
use super::thinking_answer::ThinkingAnswer;
use crate::session::{
    Action, OpenPuzzle, PuzzleAction, PuzzleReply, Puzzles, Refusal, RefusalKind, Say, SessionId,
    decide, find_game,
};
use crate::store::StoreError;
use lusoria_games::puzzle::{PuzzleAnswer, RECIPES};
use lusoria_games::rules::{Fact, NotationError};

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
        match (action, &puzzles.open) {
            (PuzzleAction::Show, Some(open)) => {
                let asked = open.asked();
                let here = puzzles.moved_to(request.address.room);
                Ok(tell(request, &here, asked, draft))
            }
            (PuzzleAction::Show, None) | (PuzzleAction::Next, _) => {
                Ok(begin(request, &puzzles, game, draft))
            }
            (PuzzleAction::Solution, _) => Ok(end(request, puzzles.give_up(), draft)),
            (PuzzleAction::Leave, _) => Ok(end(request, puzzles.leave(), draft)),
            (PuzzleAction::Today, _) => self.begin_todays(request, &puzzles, draft).await,
            (PuzzleAction::Daily(minute, words), _) => {
                self.set_daily_puzzle(request, minute, &words, draft).await
            }
            (PuzzleAction::DailyOff, _) => Ok(self.end_daily_puzzle(request, draft)),
            (PuzzleAction::GameOrAnswer(text), _) => {
                self.begin_or_answer(request, &puzzles, &text, draft).await
            }
        }
    }

    /// Begins a puzzle of the game with this name. If the text is no name of a game, it is taken as an answer.
    async fn begin_or_answer(
        &mut self,
        request: &Request,
        puzzles: &Puzzles,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match find_game(text) {
            Ok((game, _)) if RECIPES.iter().any(|recipe| recipe.game == game.info.id) => {
                Ok(begin(request, puzzles, Some(game.info.id), draft))
            }
            Ok((game, _)) => Ok(without_puzzles(game.names[0].0).into()),
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

    /// Takes a line for an answer to the person's puzzle in this room, if it is one. If it could be a move in a game as well, asks.
    pub(super) async fn answer_open_puzzle(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<Answer>, StoreError> {
        if typed.named.is_some() || !self.may_answer_puzzle(request, draft).await? {
            return Ok(None);
        }
        let puzzles = self.puzzles_of(request, draft).await?;
        let here = [Some(request.address.room), request.address.parent];
        let open = puzzles.open.as_ref();
        let open = open.filter(|open| here.contains(&Some(open.room)));
        let Some(judgement) = open.and_then(|open| open.judge(typed.text)) else {
            return Ok(None);
        };
        let is_legal = match judgement {
            PuzzleAnswer::NoMove(NotationError::Foreign) => return Ok(None),
            PuzzleAnswer::NoMove(_) | PuzzleAnswer::Choose(_) | PuzzleAnswer::Illegal(_) => false,
            PuzzleAnswer::Right { .. }
            | PuzzleAnswer::Solved { .. }
            | PuzzleAnswer::Wrong { .. } => true,
        };
        let refusal = match self.move_in_a_game(request, typed, draft).await? {
            InAGame::Legal(session) => Some(puzzle_or_game(session, typed.text)),
            InAGame::NoMove => None,
            InAGame::Read if is_legal => None,
            InAGame::Read | InAGame::Named => return Ok(None),
        };
        Ok(Some(match refusal {
            Some(refusal) if is_legal => refusal.into(),
            Some(_) => return Ok(None),
            None => {
                self.judge_answer(request, &puzzles, typed.text, draft)
                    .await?
            }
        }))
    }

    /// Whether this person may be solving a puzzle. This needs no read.
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
        let read = match self.find_session_for_move(request, typed, draft).await? {
            Ok(read) => read,
            Err(refusal) => {
                let is_move = !Answer::from(refusal).is_not_a_move();
                return Ok(if is_move {
                    InAGame::Read
                } else {
                    InAGame::NoMove
                });
            }
        };
        let Some(first) = read.understood.moves.first() else {
            return Ok(InAGame::Read);
        };
        let action = Action::Play(first.to_string());
        let decided = decide(&read.session, request.account, &action, draft.at());
        Ok(match decided {
            Ok(_) => InAGame::Legal(read.session.id),
            Err(_) => InAGame::Read,
        })
    }

    /// Judges an answer. What refutes a wrong one is found by the threads that think.
    async fn judge_answer(
        &mut self,
        request: &Request,
        puzzles: &Puzzles,
        typed: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let judged = puzzles.open.as_ref();
        let judged = judged.and_then(|open| Some((open, open.judge(typed)?)));
        let Some((open, judgement)) = judged else {
            return Ok(Refusal::host("puzzle-none").into());
        };
        let mut refutation = None;
        if let PuzzleAnswer::Wrong { played } = &judgement {
            if draft.says_wrong_answer() {
                // One wrong answer in a message is enough.
                return Ok(Answer::Silence);
            }
            match self.refutation(request, open, played) {
                Ok(found) => refutation = found,
                Err(answer) => return Ok(answer),
            }
        }
        Ok(match puzzles.answer(typed, judgement, refutation) {
            Ok((after, reply)) => tell(request, &after, reply, draft),
            Err(refusal) => refusal.into(),
        })
    }

    /// The move that refutes a wrong answer, if it has been thought of.
    ///
    /// # Errors
    /// The answer that asks for it.
    fn refutation(
        &self,
        request: &Request,
        open: &OpenPuzzle,
        wrong: &str,
    ) -> Result<Option<String>, Answer> {
        match request.thought.as_ref().map(Result::as_deref) {
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
                Err(Answer::Needs(Need::Thought(question)))
            }
        }
    }

    /// The person's puzzles after the lines that were answered so far.
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

/// What a line would be as a move in a game.
enum InAGame {
    /// A legal move in this session.
    Legal(SessionId),
    /// A move that cannot be played now.
    Read,
    /// The line is a reply to the board of a game.
    Named,
    /// No game of this person reads it as a move.
    NoMove,
}

/// Begins a puzzle, chosen by the event.
fn begin(
    request: &Request,
    puzzles: &Puzzles,
    game: Option<&str>,
    draft: &mut ChangeDraft,
) -> Answer {
    let pick = u64::from_be_bytes(draft.event().0);
    let after = puzzles.begin(game, request.address.room, pick);
    match after.open.as_ref().map(OpenPuzzle::asked) {
        Some(asked) => tell(request, &after, asked, draft),
        None => Refusal::host("puzzle-none").into(),
    }
}

/// The answer to somebody who leaves their puzzle or has its solution shown.
fn end(
    request: &Request,
    ended: Result<(Puzzles, PuzzleReply), Refusal>,
    draft: &mut ChangeDraft,
) -> Answer {
    match ended {
        Ok((after, reply)) => tell(request, &after, reply, draft),
        Err(refusal) => refusal.into(),
    }
}

pub(super) fn tell(
    request: &Request,
    after: &Puzzles,
    reply: PuzzleReply,
    draft: &mut ChangeDraft,
) -> Answer {
    let said = Say::Puzzle(reply, Some(request.account));
    draft.set_puzzles(request.account, after, said);
    Answer::Done
}

/// Whether somebody without a puzzle meant this text as the name of a game. Short texts and texts with digits are more likely moves.
fn is_a_game(refusal: &Refusal, text: &str) -> bool {
    let is_unknown = refusal.kind() == Some(RefusalKind::UnknownGame);
    let is_move = text.chars().count() < 3 || text.contains(|c: char| c.is_ascii_digit());
    !(is_unknown && is_move)
}

/// The refusal of a game that has no puzzles.
pub(super) fn without_puzzles(game: &str) -> Refusal {
    let with = RECIPES.iter().map(|recipe| recipe.game);
    let names = with.filter_map(|id| Some(lusoria_games::catalog::find(id)?.0.names[0].0));
    Fact::new("puzzle-no-game")
        .with("game", game.to_owned())
        .with("games", names.collect::<Vec<_>>().join(", "))
        .into()
}

fn puzzle_or_game(session: SessionId, typed: &str) -> Refusal {
    Fact::new("puzzle-or-game")
        .with("session", session.0)
        .with("typed", typed.to_owned())
        .into()
}
