//! Makes notes for `bare_answers.rs`. Before the lines of a message are answered, notes that somebody has written the message. After the
//! lines were answered, notes what they offer.

use super::change_draft::ChangeDraft;
use super::made_offer::MadeOffer;
use super::request::Request;
use super::service_task::Service;
use super::talk::Talk;
use crate::session::Proposal;

impl Service {
    /// Notes that this person has written a message with this number of lines. If there are several lines, the message counts as
    /// talk, because a line below a command may be talk. This is noted even if a command of the message has to wait for a thought.
    pub(super) fn note_message(&mut self, request: &Request, lines: usize, draft: &ChangeDraft) {
        let key = (request.address.room, request.account);
        let talk = Talk::of(lines > 1, request.may_ask);
        let answers = &mut self.proposals.bare_answers;
        answers.note_event(key, draft.event(), talk);
    }

    /// Notes that this person has typed something here, and which offers this message makes. If a message of several lines makes an
    /// offer, a line below the offer may be talk. So the person is noted a second time, as having typed after the offer.
    pub(super) fn note_line(&mut self, request: &Request, lines: usize, draft: &ChangeDraft) {
        self.note_withdrawn_proposals(draft);
        let room = request.address.room;
        let key = (room, request.account);
        let is_talk = lines > 1 || draft.is_empty() || draft.refuses();
        let answers = &mut self.proposals.bare_answers;
        let is_asked = draft.refuses() || draft.leaves_question_open();
        let talk = Talk::of(is_talk, request.may_ask);
        answers.note_line(key, draft.event(), (talk, is_asked));
        if let Some(begun) = draft.opened_session() {
            for person in begun.people().into_iter().flatten() {
                let begun_for = MadeOffer::new(0, (room, room), Some(person), draft.at());
                if person != request.account {
                    answers.note_offer((begun.id, None), begun_for);
                }
            }
        }
        for proposal in draft.proposals.iter().filter(|one| one.is_open()) {
            let rooms = (proposal.room, proposal.room);
            let offer = MadeOffer::new(0, rooms, proposal.to, draft.at());
            answers.note_offer((proposal.id, None), offer);
        }
        for (seat, session, is_new) in draft.offers_told() {
            let in_its_thread = request.address.parent == Some(session.room);
            let told = if in_its_thread { room } else { session.room };
            let to = session.people()[seat.other().index()];
            let offer = MadeOffer::new(session.entries, (session.room, told), to, draft.at());
            match is_new {
                true => answers.note_offer((session.id, Some(seat)), offer),
                false => answers.note_offer_again((session.id, Some(seat)), offer),
            }
        }
        let offers =
            draft.proposals.iter().any(Proposal::is_open) || draft.offers_told().next().is_some();
        if lines > 1 && offers {
            answers.note_speaker(key);
        }
    }
}
