//! The command `vacation`: shows how many days of vacation a person has, or takes some from now on. And the memory of what is spent.

use super::answer::{Answer, talk};
use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use super::vacations::Vacation;
use crate::session::{Refusal, Talk};
use crate::store::Change;
use lusoria_games::rules::Fact;
use std::sync::Arc;

const DAY: i64 = 86_400;

impl Service {
    /// Notes the vacations of a change before it is stored.
    pub(super) fn remember_vacations(&mut self, change: &Change) {
        for one in &change.vacations {
            Arc::make_mut(&mut self.vacations).add((*one).into());
        }
    }

    /// Undoes that, because the change was not stored.
    pub(super) fn forget_vacations(&mut self, change: &Change) {
        for one in &change.vacations {
            Arc::make_mut(&mut self.vacations).remove((*one).into());
        }
    }

    /// CL-15: takes this many seconds of vacation, in whole days, from now or from the end of the present vacation on.
    pub(super) fn vacation(
        &self,
        request: &Request,
        seconds: Option<i64>,
        draft: &mut ChangeDraft,
    ) -> Answer {
        let (account, at) = (request.account, draft.at());
        let from = draft.vacations.until(account, at).unwrap_or(at);
        let left = draft.vacations.days_left(account, at, &draft.pauses);
        if let Some(seconds) = seconds {
            if left == 0 {
                return Refusal::host("vacation-none").into();
            }
            if seconds % DAY != 0 || !(1..=left).contains(&(seconds / DAY)) {
                let left = u32::try_from(left).unwrap_or_default();
                return Refusal::from(Fact::new("vacation-how-long").with("left", left)).into();
            }
            draft.spend(Vacation {
                account,
                from,
                until: from + seconds,
            });
        }
        let left = draft.vacations.days_left(account, at, &draft.pauses);
        let rest = draft.vacations.until(account, at).map_or(0, |end| end - at);
        talk(request, Talk::Vacation(left, rest), draft)
    }
}
