//! The command `replay`. It shows a session one move or throw after the other (`replay #12`, then `replay next`, `replay back`,
//! `replay 7`) or the whole session in pictures (`replay picture`). The step that each person has reached is stored in the same way as
//! their settings.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, Need};
use super::request::Request;
use super::service_task::Service;
use crate::command::personal_settings::REPLAY;
use crate::command::{SettingChange, Step};
use crate::session::{
    AccountId, BoardForm, Refusal, Say, Session, SessionId, ShownEntry, ShownStep, plies_that_stand,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    pub(super) async fn step_through(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        step: Option<Step>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let shown = self.replayed(request.account).await?;
        let meant = self.session_to_replay(request, named, step, shown, draft);
        let session = match meant.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let plies = match self.plies_of(session.id).await? {
            Ok(plies) => plies,
            Err(missing) => return Ok(LineResult::Needs(Need::Stored(missing))),
        };
        if plies.is_empty() {
            return self.nothing_to_show(request, session.id, draft).await;
        }
        if step == Some(Step::Pictures) {
            let at = ShownEntry(session.id, session.entries);
            draft.say(Say::Pictures(at, request.account));
            return Ok(LineResult::Done);
        }
        let before = step_before(shown, session.id, &plies);
        let step = match step_after(step, before, number(plies.len()), &session) {
            Ok(step) => step,
            Err(refusal) => return Ok(refusal.into()),
        };
        let at = ShownEntry(session.id, entry_of(step, &plies, &session));
        let steps = (step, number(plies.len()));
        self.show_step(request, at, steps, draft).await
    }

    /// Shows the board after a step, and notes that this person has reached it. `at` is the entry of the step; `last` is the number
    /// of the last step.
    async fn show_step(
        &mut self,
        request: &Request,
        at: ShownEntry,
        (step, last): (u32, u32),
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.note_replayed(request.account, at, draft).await?;
        draft.say(Say::ShownStep(ShownStep {
            at,
            step,
            last,
            reader: request.account,
            form: self.form_for(request).await?,
        }));
        Ok(LineResult::Done)
    }

    /// Refuses to replay a session without a move. Notes the session all the same, so that `replay next` then means this session.
    async fn nothing_to_show(
        &mut self,
        request: &Request,
        id: SessionId,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let begin = ShownEntry(id, 0);
        self.note_replayed(request.account, begin, draft).await?;
        let fact = Fact::new("nothing-played").with("session", id.0);
        Ok(Refusal::from(fact).into())
    }

    /// The session that is stepped through. The first of these that exists:
    ///
    /// 1. the named one
    /// 2. for a step forward, back or to a number, the session that was shown before
    /// 3. if this message has not opened a session: the game of this person that ended last here
    /// 4. the session that a command without a number usually means.
    async fn session_to_replay(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        step: Option<Step>,
        shown: Option<ShownEntry>,
        draft: &ChangeDraft,
    ) -> Result<Result<Arc<Session>, Refusal>, StoreError> {
        let is_named = request.names_game(named);
        let goes_on = matches!(step, Some(Step::Next | Step::Back | Step::To(_)));
        let same = shown.filter(|_| goes_on && !is_named).map(|at| at.0);
        if same.is_none()
            && !is_named
            && draft.opened_session().is_none()
            && let Some(ended) = self.find_last_played(request, draft).await?
        {
            return Ok(Ok(ended));
        }
        self.find_current_session(request, named.or(same), draft)
            .await
    }

    /// The numbers of the entries that are moves and throws and were not taken back.
    ///
    /// # Errors
    /// If the session's last entry is not stored yet, returns that entry. The message then waits for it.
    async fn plies_of(
        &mut self,
        id: SessionId,
    ) -> Result<Result<Vec<u32>, ShownEntry>, StoreError> {
        let decided = self.cache.session(id).await?;
        let decided = decided.map_or(0, |session| session.entries);
        let stored = self.store.session(id).await?;
        if stored.as_ref().map_or(0, |stored| stored.length) < decided {
            return Ok(Err(ShownEntry(id, decided)));
        }
        let entries = stored.iter().flat_map(|stored| &stored.entries);
        Ok(Ok(plies_that_stand(entries.map(|(text, _)| text.as_str()))))
    }

    async fn form_for(&mut self, request: &Request) -> Result<BoardForm, StoreError> {
        let key = &request.address.key;
        self.cache.board_form(request.account, key).await
    }

    async fn replayed(&mut self, account: AccountId) -> Result<Option<ShownEntry>, StoreError> {
        let stored = self.cache.personal_setting(account, &REPLAY).await?;
        let numbers = stored.split_once(':');
        Ok(numbers.and_then(|(session, entry)| {
            Some(ShownEntry(
                SessionId(session.parse().ok()?),
                entry.parse().ok()?,
            ))
        }))
    }

    async fn note_replayed(
        &mut self,
        account: AccountId,
        at: ShownEntry,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let change = SettingChange {
            id: REPLAY.id,
            value: format!("{}:{}", at.0, at.1),
        };
        self.set_personal_setting(account, &change, draft).await
    }
}

/// The number of the step of this session that was shown before; 0 if none was.
fn step_before(shown: Option<ShownEntry>, id: SessionId, plies: &[u32]) -> u32 {
    let shown = shown.filter(|shown| shown.0 == id);
    shown.map_or(0, |shown| {
        number(plies.partition_point(|ply| *ply <= shown.1))
    })
}

/// The number of the step that is shown next; `last` is the number of the last one.
fn step_after(
    step: Option<Step>,
    before: u32,
    last: u32,
    session: &Session,
) -> Result<u32, Refusal> {
    let refuse = |fact: Fact| Err(fact.with("session", session.id.0).into());
    match step {
        None | Some(Step::Pictures) => Ok(0),
        Some(Step::Next) if before >= last => refuse(Fact::new("replay-end")),
        Some(Step::Next) => Ok(before + 1),
        Some(Step::Back) => Ok(before.saturating_sub(1)),
        Some(Step::To(step)) if step > last => {
            refuse(Fact::new("no-such-step").with("steps", last))
        }
        Some(Step::To(step)) => Ok(step),
    }
}

/// The entry after which the board is shown for a step. The last step of a game that is over shows how it ended.
fn entry_of(step: u32, plies: &[u32], session: &Session) -> u32 {
    let step = step as usize;
    match step.checked_sub(1) {
        None => 0,
        Some(_) if step == plies.len() && session.ending.is_some() => session.entries,
        Some(n) => plies[n],
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
