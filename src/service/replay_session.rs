//! Steps through a session entry by entry: `replay #12`, then `replay next`, `replay back`, `replay 7`; or shows it in pictures: `replay picture`. Where each person is, is
//! stored like one of their settings.

use super::answer::{Answer, Answered};
use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::command::personal_settings::REPLAY;
use crate::command::{SettingChange, Step};
use crate::session::{AccountId, At, Refusal, Replay, Say, Session, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    pub(super) async fn replay(
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
        if step == Some(Step::Pictures) && session.entries > 0 {
            let at = At(session.id, session.entries);
            draft.say(Say::Pictures(at, request.account));
            return Ok(Answer::Done);
        }
        let before = shown.filter(|shown| shown.0 == session.id);
        let before = before.map_or(0, |shown| shown.1.min(session.entries));
        let entry = match entry_after(step, before, &session) {
            Ok(entry) => entry,
            Err(refusal) => return Ok(refusal.into()),
        };
        self.note_replayed(request.account, At(session.id, entry))
            .await?;
        let key = &request.address.key;
        let form = self.cache.board_form(request.account, key).await?;
        draft.say(Say::Replay(Replay {
            at: At(session.id, entry),
            last: session.entries,
            reader: request.account,
            form,
        }));
        Ok(Answer::Done)
    }

    /// The session that is stepped through: the one that is named, or without a name the one that was shown before; for a first
    /// step the game of this person that ended last here, or whatever else is meant without a name.
    async fn session_to_replay(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        step: Option<Step>,
        shown: Option<At>,
        draft: &ChangeDraft,
    ) -> Result<Result<Arc<Session>, Refusal>, StoreError> {
        let is_named = named.is_some() || request.reply_to.is_some();
        let same = shown.filter(|_| step.is_some() && !is_named).map(|at| at.0);
        if same.is_none()
            && let Some(ended) = self.ended_session_meant(request, named, draft).await?
        {
            return Ok(Ok(ended));
        }
        self.find_current_session(request, named.or(same), draft)
            .await
    }

    async fn replayed(&mut self, account: AccountId) -> Result<Option<At>, StoreError> {
        let stored = self.cache.personal_setting(account, &REPLAY).await?;
        let numbers = stored.split_once(':');
        Ok(numbers.and_then(|(session, entry)| {
            Some(At(SessionId(session.parse().ok()?), entry.parse().ok()?))
        }))
    }

    async fn note_replayed(&mut self, account: AccountId, at: At) -> Result<(), StoreError> {
        let change = SettingChange {
            id: REPLAY.id,
            value: format!("{}:{}", at.0, at.1),
        };
        self.cache.set_personal_setting(account, &change).await
    }
}

/// The entry to show after this step.
fn entry_after(step: Option<Step>, before: u32, session: &Session) -> Result<u32, Refusal> {
    let last = session.entries;
    if last == 0 {
        return Err(Fact::new("nothing-played")
            .with("session", session.id.0)
            .into());
    }
    match step {
        None | Some(Step::Pictures) => Ok(0),
        Some(Step::Next) if before >= last => {
            Err(Fact::new("replay-end").with("session", session.id.0).into())
        }
        Some(Step::Next) => Ok(before + 1),
        Some(Step::Back) => Ok(before.saturating_sub(1)),
        Some(Step::To(entry)) if entry > last => Err(Fact::new("no-such-entry")
            .with("session", session.id.0)
            .with("entries", last)
            .into()),
        Some(Step::To(entry)) => Ok(entry),
    }
}
