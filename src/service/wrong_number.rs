//! Answers a move that names the number of a game in which its writer does not play. A digit is probably wrong, and without an explanation
//! the writer would believe that they have moved.
//!
//! Deliberately absent: the answer to a number that no game has (`service/chatter.rs`).

use super::chatter::is_a_move;
use super::find_session::WhoseSessions;
use super::find_session_for_move::ReadMove;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::session::{Refusal, RefusalKind};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Answers a player whose move was refused because the game with that number belongs to other players. If the move fits in exactly
    /// one of the writer's own games, the answer names that game.
    ///
    /// `None` if the move was refused for another reason. Also `None` if the line is chatter, because the text is no move or the writer
    /// plays nothing here.
    pub(super) async fn explain_wrong_number(
        &mut self,
        request: &Request,
        TypedMove { named, text, .. }: TypedMove<'_>,
        refusal: &Refusal,
    ) -> Result<Option<Refusal>, StoreError> {
        let (Some(named), Some(RefusalKind::NoSeat)) = (named, refusal.kind()) else {
            return Ok(None);
        };
        let mine = self.live_sessions(request, WhoseSessions::Requester);
        let mine = mine.await?;
        if mine.is_empty() || !is_a_move(text) {
            return Ok(None);
        }
        let lang = self.reader_lang(request).await?;
        let read = |session| ReadMove::new(session, request.account, text, lang);
        let fitting: Vec<_> = mine.into_iter().map(read).filter(ReadMove::fits).collect();
        let [own] = &fitting[..] else {
            return Ok(Some(refusal.clone()));
        };
        let fact = Fact::new("no-seat-but").with("session", named.0);
        let fact = fact.with("own", own.session.id.0);
        Ok(Some(fact.with("typed", text.to_owned()).into()))
    }
}
