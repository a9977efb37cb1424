//! Finds a move behind a yes or a no: somebody who was asked whether they meant another move may answer `no, e4-d4` or `yes, e3-d3`. The
//! move says all, so the yes or no before it is left out.

use super::change_draft::ChangeDraft;
use super::find_session_for_move::ReadMove;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::command::{AnswerWords, answer_words, split_move_number};
use crate::session::Question;
use crate::store::StoreError;

/// What people write between a yes or no and what follows it.
const BETWEEN: [char; 6] = [' ', ',', '.', ';', '!', ':'];

impl Service {
    /// The move behind a yes or a no, if this person was asked about a move. The move is for the game whose number stands in the line
    /// (`no, #2 e4-d4`). Without a number, it is for the game of the question. `None` if the rest of the line is no move in that game, or
    /// if somebody else has talked since the question.
    pub(super) async fn move_behind_answer<'a>(
        &mut self,
        request: &Request,
        typed: TypedMove<'a>,
        draft: &ChangeDraft,
    ) -> Result<Option<TypedMove<'a>>, StoreError> {
        let Some(Question::Play(id, _)) = self.question_in_words(request).await? else {
            return Ok(None);
        };
        let Some(rest) = behind_answer(typed.text) else {
            return Ok(None);
        };
        // `no, 3` may answer somebody else.
        if !request.is_for_bot() && self.have_others_talked(request, draft) {
            return Ok(None);
        }
        let (named, rest) = split_move_number(rest);
        let id = match (typed.named, named) {
            (Some(one), Some(other)) if one != other => return Ok(None),
            (one, other) => one.or(other).unwrap_or(id),
        };
        let lang = self.reader_lang(request).await?;
        let Some(session) = self.cache.session(id).await? else {
            return Ok(None);
        };
        let read = ReadMove::new(session, request.account, rest, lang);
        let is_move = read.fits() && read.understood.unknown.is_none();
        Ok(is_move.then_some(TypedMove::bare(Some(id), rest)))
    }
}

/// What follows the first word, if that is a yes or a no.
fn behind_answer(text: &str) -> Option<&str> {
    let (word, rest) = text.split_once(BETWEEN)?;
    let rest = rest.trim_start_matches(BETWEEN);
    let is_answer = matches!(answer_words(word), Some(AnswerWords::YesOrNo(_)));
    (is_answer && !rest.is_empty()).then_some(rest)
}
