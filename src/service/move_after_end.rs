//! Answers a player who types a move in a game of theirs that is over. Perhaps they were away when it ended, and believe that it goes on.
//!
//! A move that names the ended game by its number is not handled here. The move is refused like any other action in a game that is over.

use super::change_draft::ChangeDraft;
use super::chatter::{are_places, is_a_move};
use super::games_in_threads::explain_move_of_thread;
use super::line_result::LineResult;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::take_action::refused_at;
use crate::session::{AccountId, RefusalKind, Session};
use crate::store::StoreError;
use lusoria_games::rules::{NotationError, Parsed, Turn};

/// A line that is longer than this many bytes is not taken for a move.
const LONGEST_MOVE: usize = 60;

impl Service {
    /// Tells a player that their game is over, if their line is a move in it. The game is the latest of theirs that ended here. If a game
    /// in progress has read the line as a move, the player does not get this answer.
    ///
    /// The player is not told again if their last refusal here has said that this game is over. Another line that looks like a move is
    /// then probably talk. If the player has games in threads of this room, the line is checked as a move in those games instead
    /// (`games_in_threads.rs`).
    pub(super) async fn explain_move_after_end(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        answer: &LineResult,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let text = typed.text;
        let may_be_move = answer.is_not_a_move() && text.len() <= LONGEST_MOVE && is_a_move(text);
        if !may_be_move {
            return Ok(None);
        }
        let in_threads = self.own_games_in_threads(request, draft).await?;
        if !in_threads.is_empty() {
            return Ok(explain_move_of_thread(&in_threads, request, typed, draft));
        }
        let TypedMove { named, text, .. } = typed;
        let Some(ended) = self.ended_session_meant(request, named, draft).await? else {
            return Ok(None);
        };
        let room = request.address.room;
        let told = self.cache.last_refusal(room, request.account).await?;
        let is_told = told.is_some_and(|told| {
            let over = told.refusal.kind() == Some(RefusalKind::SessionOver);
            over && told.refusal.session() == Some(ended.id)
        });
        let over = RefusalKind::SessionOver.fact();
        let over = over.with("session", ended.id.0);
        let is_meant = !is_told && is_move_of(&ended, request.account, text);
        Ok(is_meant.then(|| refused_at(over.into(), &ended)))
    }
}

/// Whether this text is a move of this game. It is one if it names places of the board, or if this person could have played it had the
/// game gone on. Other texts, such as a number, may be talk.
fn is_move_of(session: &Session, account: AccountId, text: &str) -> bool {
    let line = &*session.line;
    let own = session.seat_of(account);
    let was_on_turn = matches!(line.turn(), Turn::Seat(seat) if Some(seat) == own);
    match line.parse(text) {
        Ok(Parsed::Move(ply)) if was_on_turn && line.legal_moves().contains(&ply) => true,
        Err(NotationError::Foreign) => false,
        _ => are_places(text),
    }
}
