//! Finds what a command is about if its writer names no game: a game of the writer's own, or the puzzle that the writer is solving.

use super::change_draft::ChangeDraft;
use super::find_session::{FoundSession, WhoseSessions, ask_which};
use super::line_result::{LineResult, inform};
use super::request::Request;
use super::service_task::Service;
use super::solve_puzzle::{open_here, tell_here};
use crate::command::Command;
use crate::session::{GeneralAnswer, OpenPuzzle, Refusal, RefusalKind, Session, SessionId};
use crate::store::StoreError;
use std::sync::Arc;

/// How many ended games are looked at to find one in which somebody has moved.
const MOST_SKIPPED: u32 = 10;

impl Service {
    /// Finds the session for a command that only players of the session can use. If the writer types no number, one of the writer's own
    /// games is meant. If the writer plays none here, the games of others are looked at:
    ///
    /// - If there is one, it is returned, and the caller has to refuse the command.
    /// - If there are several, the refusal says that the writer plays no game here. But if computer players play each other in one of
    ///   them, the refusal asks which game is meant.
    ///
    /// A writer who is solving a puzzle is told how to go on with the puzzle.
    pub(super) async fn find_own_session(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        if self.puzzle_meant(request, named, draft).await?.is_some() {
            return Ok(Err(Refusal::host("puzzle-open")));
        }
        let found = self.find_current_session(request, named, draft).await?;
        let is_of_others =
            matches!(found, Err(Refusal::Which { .. })) && !self.plays_here(request).await?;
        Ok(
            match is_of_others && !self.computers_play_here(request).await? {
                true => Err(RefusalKind::NoSession.into()),
                false => found,
            },
        )
    }

    /// Finds the session for a command about the computer player. If the writer has games with a computer player, only these are looked
    /// at.
    pub(super) async fn find_game_with_computer(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        if named.is_none() && request.reply_to.is_none() && draft.opened_session().is_none() {
            let mut mine = self
                .live_sessions(request, WhoseSessions::Requester)
                .await?;
            mine.retain(|session| session.has_computer());
            match mine.as_slice() {
                [] => {}
                [only] => return Ok(Ok(draft.current(only))),
                several => return Ok(Err(ask_which(several.iter()))),
            }
        }
        match self.find_own_session(request, named, draft).await? {
            // None of these games of the writer has a computer player. The first is taken, and the command is then refused for that one.
            Err(Refusal::Which { sessions, .. }) if self.plays_here(request).await? => {
                self.find_own_session(request, sessions.first().copied(), draft)
                    .await
            }
            found => Ok(found),
        }
    }

    /// Answers `rules`, `moves` or `board` with the writer's open puzzle, or with the rules of the puzzle's game. `None` for any other
    /// command, or if the puzzle is not meant.
    pub(super) async fn look_at_puzzle(
        &mut self,
        request: &Request,
        command: &Command,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let form = match command {
            Command::Rules(None, None, _) | Command::Moves(None, _) => None,
            Command::Board(None, form) => *form,
            _ => return Ok(None),
        };
        let Some(open) = self.puzzle_meant(request, None, draft).await? else {
            return Ok(None);
        };
        if let Command::Rules(_, _, full) = command {
            let rules = GeneralAnswer::Rules(open.id.game, *full);
            return Ok(Some(inform(request, rules, draft)));
        }
        let puzzles = self.puzzles_of(request, draft).await?;
        let asked = open.asked().shown_as(form);
        Ok(Some(tell_here(request, &puzzles, asked, draft)))
    }

    /// The writer's open puzzle in this room. `None` if they mean a game: they have named or begun one, play one here, or one of theirs
    /// has ended since the puzzle was shown.
    async fn puzzle_meant(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Option<OpenPuzzle>, StoreError> {
        let is_named = request.names_game(named);
        if is_named || draft.opened_session().is_some() {
            return Ok(None);
        }
        let Some(open) = self.puzzle_here(request, draft).await? else {
            return Ok(None);
        };
        if self.plays_here(request).await? {
            return Ok(None);
        }
        // If a game of this person has ended since the puzzle was shown, they mean that game.
        let ended = self.find_last_ended(request, draft).await?;
        let ended_at = ended.map(|session| session.changed_at);
        Ok(Some(open).filter(|open| ended_at <= open.shown_at))
    }

    /// The puzzle that this person is solving, if it was asked in the room of the request.
    pub(super) async fn puzzle_here(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<OpenPuzzle>, StoreError> {
        if !self.may_answer_puzzle(request, draft).await? {
            return Ok(None);
        }
        let puzzles = self.puzzles_of(request, draft).await?;
        Ok(open_here(request, &puzzles).cloned())
    }

    /// The game whose record is meant: this person's game that ended last here. If other games of this person go on, the refusal asks
    /// which game is meant. `None` if no ended game is meant.
    pub(super) async fn record_meant(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Result<Option<SessionId>, Refusal>, StoreError> {
        let Some(ended) = self.ended_session_meant(request, named, draft).await? else {
            return Ok(Ok(None));
        };
        let mut both = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        both.retain(|session| draft.current(session).ending.is_none());
        both.retain(|session| session.id != ended.id);
        if both.is_empty() {
            return Ok(Ok(Some(ended.id)));
        }
        both.insert(0, ended);
        Ok(Err(ask_which(both.iter())))
    }

    /// The game of this person that ended last here. A game in which nobody has moved is taken only if there is no other.
    pub(super) async fn find_last_played(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let last = self.find_last_ended(request, draft).await?;
        if last.as_ref().is_none_or(|last| last.moves != [0, 0]) {
            return Ok(last);
        }
        let (room, person) = (request.address.room, request.account);
        let read = self.store.last_ended_sessions(room, person, MOST_SKIPPED);
        for id in read.await? {
            let session = self.cache.session(id).await?;
            if let Some(session) = session.filter(|one| one.moves != [0, 0]) {
                return Ok(Some(session));
            }
        }
        Ok(last)
    }

    /// Whether computer players play each other here; anybody may end such a game.
    async fn computers_play_here(&mut self, request: &Request) -> Result<bool, StoreError> {
        let others = self.live_sessions(request, WhoseSessions::Others).await?;
        Ok(others.iter().any(|one| one.is_between_computers()))
    }
}
