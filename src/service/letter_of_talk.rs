//! Asks whether a single letter is a move, if people have just talked in the room and it is also a word that they say to each other: `k` for
//! ok, `I`, the Russian `а`. In some games such letters are pits or keys. Also whether a no behind the first half of a move is its second half.

use super::change_draft::ChangeDraft;
use super::complete_half_move::may_be_no;
use super::line_result::LineResult;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::locales::Lang;
use crate::session::{RefusalKind, ShownEntry};
use crate::store::StoreError;

impl Service {
    /// The question whether this letter is meant as a move; `None` if it is no such letter, if nobody else has talked here since the last
    /// line of its writer, or if not exactly one of their games takes it.
    pub(super) async fn ask_about_letter(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let TypedMove { named, text, .. } = typed;
        if request.addressed || named.is_some() {
            return Ok(None);
        }
        let text = text.trim_end_matches(['!', '.', '?']);
        let is_answer = is_word_of_talk(text) && self.have_others_talked(request, draft);
        if !is_answer && !ends_with_no(text, self.reader_lang(request).await?) {
            return Ok(None);
        }
        let Some(game) = self.only_game_that_takes(request, text, draft).await? else {
            return Ok(None);
        };
        let question = RefusalKind::ConfirmLetter.fact().with("session", game.id.0);
        let question = question.with("near", text.to_owned()).into();
        let at = ShownEntry(game.id, game.entries);
        Ok(Some(LineResult::Refused(question, Some(at))))
    }

    /// Whether somebody else has talked here since the last line of this person, as far as is known.
    pub(super) fn have_others_talked(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        answers.have_others_talked(key, draft.event())
    }
}

/// Whether this is a move with a word behind it that may be a no: `G5 no` is a move to the north-west in Italian.
fn ends_with_no(text: &str, lang: Lang) -> bool {
    text.rsplit_once(' ')
        .is_some_and(|(_, last)| may_be_no(last, lang))
}

/// Whether this is a single letter that people say to each other.
fn is_word_of_talk(text: &str) -> bool {
    let mut letters = text.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return false;
    };
    matches!(letter, 'k' | 'K' | 'I' | 'а'..='я' | 'А'..='Я')
}
