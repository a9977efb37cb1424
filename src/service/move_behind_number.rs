//! Finds a move behind the number of a game that was typed without its sign: `1 c` for `#1 c`. People type that when the bot asks which
//! game is meant. Without this code, a game whose moves are numbers would play the number.

use super::change_draft::ChangeDraft;
use super::find_session::WhoseSessions;
use super::find_session_for_move::ReadMove;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::session::{Session, SessionId};
use crate::store::StoreError;
use std::sync::Arc;

/// What people write between a number and a move.
const BETWEEN: [char; 6] = [' ', ',', ':', ';', ')', '.'];

impl Service {
    /// The move behind the number of a game of the writer. `None` if that game does not read the rest of the line as moves. Also `None` if
    /// a game of the writer reads the whole line as moves, unless the bot has just asked which game is meant.
    pub(super) async fn move_behind_number<'a>(
        &mut self,
        request: &Request,
        typed: TypedMove<'a>,
        draft: &ChangeDraft,
    ) -> Result<Option<TypedMove<'a>>, StoreError> {
        let numbered = number_before(typed.text).filter(|_| !request.names_game(typed.named));
        let Some((number, rest)) = numbered else {
            return Ok(None);
        };
        let own = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let lang = self.reader_lang(request).await?;
        let reads = |session: &Arc<Session>, text| {
            let read = ReadMove::new(draft.current(session), request.account, text, lang);
            read.without_fillers(text).reads_all()
        };
        let plain = rest.trim_end_matches(|c: char| !c.is_alphanumeric());
        let is_meant = |session: &Arc<Session>| session.id == number && reads(session, plain);
        if !own.iter().any(is_meant) {
            return Ok(None);
        }
        let is_asked = self.asked_which_game(request).await?.is_some();
        let is_whole = own.iter().any(|session| reads(session, typed.text));
        // A question mark shows doubt, so it is kept.
        let text = if rest.contains('?') { rest } else { plain };
        Ok((is_asked || !is_whole).then_some(TypedMove {
            named: Some(number),
            text,
            ..typed
        }))
    }
}

/// The number at the beginning of the line, and what stands behind it and a blank: `1` and `c` of `1, c`.
fn number_before(text: &str) -> Option<(SessionId, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, behind) = text.split_at(end);
    let rest = behind.trim_start_matches(BETWEEN);
    let between = &behind[..behind.len() - rest.len()];
    let number = number.parse().ok().filter(|_| between.contains(' '))?;
    (!rest.is_empty()).then_some((SessionId(number), rest))
}
