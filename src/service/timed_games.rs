//! The commands of games with a clock: to show the clocks, to end a game because the other player's time is over, and to give the
//! other player time. What happens without a command when little time is left is in `clock_checks.rs`.

use super::change_draft::ChangeDraft;
use super::find_session::FoundSession;
use super::find_session_for_command::Condition;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use crate::session::{
    Action, ClockReading, Refusal, RefusalKind, Say, Session, SessionId, ShownEntry, decide,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Shows how much time both players have.
    pub(super) async fn show_clock(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let now = draft.at();
        let has_clock =
            |session: &Session| session.clock.is_some() || session.put_off_until(now).is_some();
        let found = match self.plays_here(request).await? {
            true => {
                self.find_fitting(request, named, &[&has_clock], draft)
                    .await?
            }
            false => self.find_current_session(request, named, draft).await?,
        };
        let session = match found {
            Ok(session) => session,
            found if is_nowhere(&found) => return Ok(Refusal::host("clock-nowhere").into()),
            Err(refusal) => return Ok(refusal.into()),
        };
        if !has_clock(&session) {
            let fact = Fact::new("no-clock").with("session", session.id.0);
            return Ok(Refusal::from(fact).into());
        }
        let clock = session.clock.as_deref();
        let reading = ClockReading {
            at: draft.time_on_clock(&session),
            rest: draft.rest_of_vacation(&session),
            weekend: clock.is_some_and(|clock| clock.control.is_free(now)),
        };
        let at = ShownEntry(session.id, session.entries);
        draft.say(Say::Clock(at, reading, request.account));
        Ok(LineResult::Done)
    }

    /// Ends a game because the other player's time is over.
    pub(super) async fn claim(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.act_on_time(request, named, &Action::ClaimOnTime, draft)
            .await
    }

    /// Gives the other player more time.
    pub(super) async fn give_time(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        seconds: i64,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.act_on_time(request, named, &Action::GiveTime(seconds), draft)
            .await
    }

    async fn act_on_time(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = self.find_game_on_time(request, named, action, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let at = ShownEntry(session.id, session.entries);
        Ok(match self.act(&session, request, action, draft).await? {
            // The refusal may name the other player, so it needs the session.
            LineResult::Refused(refusal, None) => LineResult::Refused(refusal, Some(at)),
            answer => answer,
        })
    }

    /// The game that the writer means: one in which this action is possible.
    ///
    /// If the action is possible in no game, takes a game with a clock, preferably one in which it is the other player's turn. The action
    /// is then refused in that game, and the writer reads why. The result is a refusal if no game has a clock, or if the action is
    /// [`Action::ClaimOnTime`] and several games are equally suitable.
    async fn find_game_on_time(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let is_possible =
            |session: &Session| decide(session, request.account, action, draft.at()).is_ok();
        let possible = self
            .find_fitting_to_change(request, named, &[&is_possible], draft)
            .await?;
        if !is_nowhere(&possible) {
            return Ok(possible);
        }
        let has_clock = |session: &Session| session.clock.is_some();
        let other_moves = |session: &Session| {
            has_clock(session) && session.decider() != session.seat_of(request.account)
        };
        let conditions: [Condition<'_>; 2] = [&other_moves, &has_clock];
        let found = self
            .find_fitting(request, named, &conditions, draft)
            .await?;
        Ok(match found {
            Err(Refusal::Which { sessions, .. }) if *action == Action::ClaimOnTime => {
                let fact = Fact::new("claim-nowhere").with("session", sessions[0].0);
                Err(fact.into())
            }
            // All these games refuse the action for the same reason.
            Err(Refusal::Which { sessions, .. }) => {
                self.find_own_session(request, Some(sessions[0]), draft)
                    .await?
            }
            found if is_nowhere(&found) => Err(Refusal::host("clock-nowhere")),
            found => found,
        })
    }
}

/// Whether there were several games, and the command makes sense in none of them.
fn is_nowhere(found: &FoundSession) -> bool {
    let refusal = found.as_ref().err();
    refusal.and_then(Refusal::kind) == Some(RefusalKind::FitsNowhere)
}
