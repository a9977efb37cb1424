//! Applies the limits to a message: counts what the message costs, leaves out answers if too many wait to be sent, and refuses changes
//! that make a position editor too large. Also notes which people have challenged each other or have agreed to play with each other.

use super::change_draft::ChangeDraft;
use super::limits::{Admission, MessageCost, RoomWithThreads, weight};
use super::line_result::Need;
use super::request::Request;
use super::service_task::Service;
use super::talk::Talk;
use crate::command::MessageLine;
use crate::session::{Editor, Identity, Refusal, Say};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Answers a message as far as the limits allow. The cost of commands is taken from the budgets at once. The cost of a line that may
    /// be chatter is taken when the line turns out to be a move.
    ///
    /// If the message has to wait for another thread, returns what that thread must do. Then the message is decided again, at no further
    /// cost.
    pub(super) async fn answer_within_limits(
        &mut self,
        author: &Identity,
        request: &Request,
        lines: Vec<MessageLine>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<Need>, StoreError> {
        if !self.limits.apply_to(request.address.key.platform) {
            return self.answer_lines(request, lines, draft).await;
        }
        let room = self
            .limits
            .room_with_threads(request.address.room, &request.address.key);
        let cost = MessageCost::of(&lines, request.addressed);
        if cost.messages > 0 && !self.is_admitted(author, request, &room, cost, draft) {
            return Ok(None);
        }
        let allowance = self
            .limits
            .waiting
            .allowance(&self.limits.limits, request.account, &room);
        let (lines, cut) = allowance.fitting(lines);
        let need = self.answer_lines(request, lines, draft).await?;
        if need.is_some() {
            return Ok(need);
        }
        let perhaps_chatter = cost.messages == 0 && !draft.is_empty();
        if perhaps_chatter && !self.is_admitted(author, request, &room, MessageCost::MOVE, draft) {
            return Ok(None);
        }
        self.keep_editor_small(request, draft).await?;
        let cut = draft.keep_answers(allowance.free(), weight) || cut;
        if cut && !allowance.told() {
            let told = self.limits.waiting.tell(&allowance, &room);
            let said = told.map(|refusal| Say::Refused(refusal, None, request.account));
            said.into_iter().for_each(|say| draft.say(say));
        }
        self.note_acquaintances(request, draft).await?;
        Ok(None)
    }

    /// Takes the cost of a message from the budgets. Returns false if the message is over a limit. The draft is then empty, or has
    /// nothing but a refusal.
    fn is_admitted(
        &mut self,
        author: &Identity,
        request: &Request,
        room: &RoomWithThreads,
        cost: MessageCost,
        draft: &mut ChangeDraft,
    ) -> bool {
        let messages = &mut self.limits.messages;
        match messages.admit(draft.event(), author, room, cost) {
            Admission::Answer => return true,
            Admission::Silence => draft.withdraw(),
            Admission::Tell(refusal) => {
                draft.withdraw();
                draft.say(Say::Refused(refusal, None, request.account));
            }
        }
        let key = (request.address.room, request.account);
        let talk = Talk::of(true, request.may_ask);
        self.proposals.bare_answers.note_talk(key, talk);
        false
    }

    /// Refuses the changes to the position editor if they have made it larger than the limits allow.
    async fn keep_editor_small(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let Some(after) = draft.editor().map(EditorSize::by) else {
            return Ok(());
        };
        let limits = self.limits.limits;
        let positions = limits.person_positions as usize;
        let bytes = limits.person_position_bytes as usize;
        let over = |count: usize, most: usize| most > 0 && count > most;
        if !over(after.positions, positions) && !over(after.bytes, bytes) {
            return Ok(());
        }
        let before = self.cache.editor(request.account).await?;
        let before = before
            .as_ref()
            .map_or_else(EditorSize::default, EditorSize::by);
        // Somebody who had saved more positions before there was a limit may keep them, but may not add any.
        let refusal = if over(after.positions, positions.max(before.positions)) {
            full("positions", limits.person_positions)
        } else if over(after.bytes, bytes.max(before.bytes)) {
            full("bytes", limits.person_position_bytes)
        } else {
            return Ok(());
        };
        draft.forget_editing();
        draft.say(Say::Refused(refusal, None, request.account));
        Ok(())
    }
}

/// How many positions somebody has saved in the position editor, and their length in bytes. The steps for `undo` do not count here; their
/// number has a limit of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct EditorSize {
    positions: usize,
    bytes: usize,
}

impl EditorSize {
    fn by(editor: &Editor) -> Self {
        let saved = editor.slots.values().flat_map(|slots| slots.values());
        Self {
            positions: saved.clone().count(),
            bytes: saved.map(String::len).sum(),
        }
    }
}

fn full(what: &str, most: u32) -> Refusal {
    let fact = Fact::new("editor-full").with("what", what.to_owned());
    fact.with("number", i64::from(most)).into()
}
