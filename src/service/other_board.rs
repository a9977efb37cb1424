//! A person may look at a board that is not the board of a game that goes on: a step of `replay`, a puzzle, or the position editor. If
//! they then type a takeback, `yield`, `abort` or certain moves without the number of a game, they may mean that board, so the bot asks
//! first.
//!
//! Deliberately absent: lines that the game of the puzzle reads as moves (`solve_puzzle.rs`).

use super::change_draft::ChangeDraft;
use super::changed_games::is_named;
use super::recent_changes::{GameBefore, MOMENT, OtherBoard};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::suggest_command::suggest_command;
use super::which_game::number_typed;
use crate::command::command_id::TAKEBACK;
use crate::command::{Command, is_lone_letter};
use crate::session::{EditAction, Refusal, RefusalKind, Session, SessionId};
use crate::store::StoreError;

/// A line may be meant for a board that was shown at most this many seconds ago.
const LOOKS: i64 = 600;

impl Service {
    /// Notes that this command shows an earlier position, the editor, or the present board of a game. Other commands change nothing.
    pub(super) fn note_shown_board(&mut self, request: &Request, command: &Command, now: i64) {
        let board = match command {
            Command::StepThrough(..) | Command::Show(..) | Command::Analyse(_) => {
                Some(OtherBoard::Replay)
            }
            Command::Edit(EditAction::Play(_)) | Command::Board(..) => None,
            Command::Edit(_) => Some(OtherBoard::Editor),
            _ => return,
        };
        let key = (request.address.room, request.account);
        self.proposals.recent_changes.note_board(key, board, now);
    }

    /// The question whether to take back this many decisions in this session, if the writer may mean another board.
    pub(super) async fn ask_before_takeback(
        &mut self,
        request: &Request,
        (named, back): (Option<SessionId>, u32),
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let puzzle = self.looks_at_puzzle(request, named, session, draft).await?;
        let board = match puzzle {
            true => Some(OtherBoard::Puzzle),
            false => self.other_board(request, named, session, draft.at()),
        };
        Ok(board.map(|board| {
            let SessionId(number) = session.id;
            let question = RefusalKind::ConfirmTakeback.fact();
            let question = question
                .with("session", number)
                .with("board", board.name().to_owned());
            let takeback = format!("{TAKEBACK} {back} #{number}");
            suggest_command(question, takeback, &[]).into()
        }))
    }

    /// Whether a move without the number of a game may be meant for another board: any move for the editor, a number for a replay, a
    /// number or a single letter for a puzzle, and a possible answer for a puzzle of somebody else.
    pub(super) async fn may_be_for_other_board(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        if self.may_be_guess(request, typed, session, draft).await? {
            return Ok(true);
        }
        let is_number = number_typed((None, typed.text)).is_some();
        let is_short = is_number || is_lone_letter(typed.text);
        match self.other_board(request, typed.named, session, draft.at()) {
            Some(OtherBoard::Editor) => Ok(true),
            Some(OtherBoard::Replay) if is_number => Ok(true),
            _ if is_short => {
                self.looks_at_puzzle(request, typed.named, session, draft)
                    .await
            }
            _ => Ok(false),
        }
    }

    /// Whether this move, which names no game, may be a guess at a puzzle of somebody else that was shown here since this game has last
    /// changed.
    async fn may_be_guess(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        if is_named(request, typed.named) {
            return Ok(false);
        }
        let lang = self.reader_lang(request).await?;
        let key = (request.address.room, request.account);
        let since = session.changed_at.max(draft.at() - LOOKS);
        Ok(self
            .puzzles
            .in_rooms
            .is_guess(key, since, (typed.text, lang)))
    }

    /// Whether a command to end this game may be meant for another board, because the writer names no game and looks at that board.
    pub(super) async fn looks_at_other_board(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let board = self.other_board(request, named, session, draft.at());
        Ok(board.is_some() || self.looks_at_puzzle(request, named, session, draft).await?)
    }

    /// Whether the writer names no game and has an open puzzle here that was shown since this game has last changed. Then the puzzle may
    /// be meant.
    pub(super) async fn looks_at_puzzle(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        if request.names_game(named) {
            return Ok(false);
        }
        let open = self.puzzle_here(request, draft).await?;
        let since = self.read_at(request, session, draft.at());
        Ok(open.is_some_and(|open| open.shown_at >= Some(since)))
    }

    /// When the writer can last have read of a change in this game. A move that the other player has just made may still be unread, if
    /// the writer has not moved since.
    pub(super) fn read_at(&self, request: &Request, session: &Session, now: i64) -> i64 {
        let recent = &self.proposals.recent_changes;
        let mut games = recent.games_before(request.account, now - MOMENT);
        let own_moves = |session: &Session| {
            let seat = session.seat_of(request.account);
            seat.map(|seat| session.moves[seat.index()])
        };
        let is_unread = |before: &&GameBefore| {
            let is_of_other = before.is_move && !before.is_own;
            let is_same = before.session.id == session.id && session.ending.is_none();
            is_of_other && is_same && own_moves(&before.session) == own_moves(session)
        };
        let unread = games.find(is_unread);
        unread.map_or(session.changed_at, |before| before.session.changed_at)
    }

    /// Whether the writer may mean a step of `replay` or the editor, and which of the two. That is so if they were shown it at most
    /// [`LOOKS`] seconds ago and not before the last change of this game. `None` if they name a game or have pressed a button.
    pub(super) fn other_board(
        &self,
        request: &Request,
        named: Option<SessionId>,
        session: &Session,
        now: i64,
    ) -> Option<OtherBoard> {
        if request.names_game(named) || request.is_press {
            return None;
        }
        let key = (request.address.room, request.account);
        let since = self.read_at(request, session, now).max(now - LOOKS);
        self.proposals.recent_changes.board_since(key, since)
    }
}
