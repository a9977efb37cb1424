//! The command `vacation`: shows how many days of vacation a person has, begins a vacation of some of these days, or ends the vacation.
//! Also keeps the vacations that are in memory up to date when a change is stored or fails.
//!
//! How many days a person has in a year is in `vacations.rs`.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, inform};
use super::request::Request;
use super::service_task::Service;
use super::vacations::Vacation;
use crate::session::{GeneralAnswer, Refusal, answer_fact};
use crate::store::Change;
use lusoria_games::rules::Fact;
use std::sync::Arc;

const DAY: i64 = 86_400;

impl Service {
    /// Notes the vacations of a change before it is stored.
    pub(super) fn remember_vacations(&mut self, change: &Change) {
        for one in &change.vacations {
            Arc::make_mut(&mut self.vacations).put((*one).into());
        }
    }

    /// Undoes [`Self::remember_vacations`], because the change was not stored: the vacations are read from the store again.
    pub(super) async fn forget_vacations(&mut self, change: &Change) {
        if !change.vacations.is_empty() {
            self.read_vacations().await;
        }
    }

    /// CL-15: spends days so that this person's vacation ends this many seconds from now. If no number is given, shows how many days are
    /// left.
    pub(super) async fn vacation(
        &mut self,
        request: &Request,
        seconds: Option<i64>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let (account, at) = (request.account, draft.at());
        let from = draft.vacations.until(account, at).unwrap_or(at);
        let left = draft.vacations.days_left(account, at, &draft.pauses);
        if let Some(seconds) = seconds {
            // The time is rounded to whole days, so that somebody who types the same again a few minutes later spends no further day.
            let days = (at + seconds - from + DAY / 2) / DAY;
            let is_known = from > at && days <= 0 && seconds > 0;
            if is_known && seconds % DAY == 0 {
                let already = already(from - at, left);
                return Ok(inform(request, GeneralAnswer::Told(already), draft));
            }
            if left == 0 {
                return Ok(Refusal::host("vacation-none").into());
            }
            if seconds % DAY != 0 || !(1..=left).contains(&days) {
                let left = u32::try_from(left).unwrap_or_default();
                let fact = Fact::new("vacation-how-long").with("left", left);
                return Ok(Refusal::from(fact).into());
            }
            let until = from + days * DAY;
            draft.put_vacation(Vacation {
                account,
                from,
                until,
            });
        }
        self.show_vacation(request, draft).await
    }

    /// Tells how many days are left, for how long this person is on vacation, and in which of their games the clock runs all the same.
    async fn show_vacation(&mut self, request: &Request, draft: &mut ChangeDraft) -> Answered {
        let (account, at) = (request.account, draft.at());
        let left = draft.vacations.days_left(account, at, &draft.pauses);
        let rest = draft.vacations.until(account, at).map_or(0, |end| end - at);
        let games = self.open_games_of(account, draft).await?;
        let runs_on = games.iter().filter(|game| {
            let clock = game.clock.as_deref();
            clock.is_some_and(|clock| !clock.control.vacation)
        });
        let runs_on = runs_on.map(|game| game.id).collect();
        let told = GeneralAnswer::Vacation(left, rest, runs_on);
        Ok(inform(request, told, draft))
    }

    /// CL-20: ends the vacation of this person at the end of its current day. Its later days count as not spent. A vacation that has not
    /// begun yet is dropped as a whole; there can be one if it was taken while the system clock was ahead.
    pub(super) async fn end_vacation(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let (account, at) = (request.account, draft.at());
        let ended = draft.vacations.ended(account, at);
        if ended.is_empty() {
            return Ok(Refusal::host("vacation-not-on").into());
        }
        let mut taken = (at, at);
        for ended in ended {
            taken = (taken.0.min(ended.from), taken.1.max(ended.until));
            draft.put_vacation(ended);
        }
        for session in self.open_games_of(account, draft).await? {
            match session.clock {
                Some(_) => {
                    // Without the pauses and vacations that are not in the log yet, the end of the time would be computed too early.
                    let session = draft.with_clock_up_to_date(&session);
                    draft.schedule_clock_check_after(&session, account, taken);
                }
                None => self.remind_after(&session, account, taken.1, draft).await?,
            }
            self.end_put_off_after(&session, (account, taken.1), draft)
                .await?;
        }
        self.send_digest_after(account, taken.1, draft).await?;
        let left = draft.vacations.days_left(account, at, &draft.pauses);
        let rest = draft.vacations.until(account, at).map_or(0, |end| end - at);
        let ends = match rest {
            // The vacation began in this very second, so no day of it is spent.
            0 => answer_fact("vacation-not-taken"),
            rest => answer_fact("vacation-ends").with("rest", rest),
        };
        let told = GeneralAnswer::Told(ends.with("left", left));
        Ok(inform(request, told, draft))
    }
}

/// Says that this person is on vacation already, for `rest` more seconds. If days are left, also says how to make the vacation longer.
fn already(rest: i64, left: i64) -> Fact {
    let longer = if left > 0 {
        (rest + DAY - 1) / DAY + 1
    } else {
        0
    };
    let fact = answer_fact("vacation-already").with("left", left);
    fact.with("rest", rest).with("longer", longer)
}
