//! The puzzle of the day: whoever manages a room sets when the room is shown it, and it is due once a day.

use super::answer::{Answer, Answered, inform};
use super::change_draft::ChangeDraft;
use super::puzzle_calendar::{is_time_zone, puzzle_of_the_day};
use super::request::Request;
use super::service_task::Service;
use super::solve_puzzle::{tell, without_puzzles};
use crate::session::{
    DailyPuzzle, Due, GeneralAnswer, OpenPuzzle, PuzzleEvent, PuzzleReply, Puzzles, Refusal, Say,
    find_game,
};
use crate::store::json::StoredAsJson;
use lusoria_games::puzzle::puzzles;
use lusoria_games::rules::Fact;

/// If the bot was away, the puzzle is still shown, unless the next one follows within this many seconds.
const LATEST: i64 = 12 * 3_600;

impl Service {
    /// Begins the puzzle of the day for this person: that of the room, if it is shown one.
    pub(super) async fn begin_todays(
        &mut self,
        request: &Request,
        before: &Puzzles,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let room = request.address.parent.unwrap_or(request.address.room);
        let due = self.store.due_under(&DailyPuzzle::key(room)).await?;
        let todays = match due.as_deref().and_then(Due::from_json) {
            Some(Due::DailyPuzzle(daily)) => daily.puzzle(draft.at()),
            _ => puzzle_of_the_day(draft.at()),
        };
        let Some(id) = todays else {
            return Ok(Refusal::host("puzzle-none").into());
        };
        let after = match &before.open {
            Some(open) if open.id == id => before.moved_to(request.address.room),
            _ => before.open_puzzle(&id, request.address.room),
        };
        Ok(match after.open.as_ref().map(OpenPuzzle::asked) {
            Some(asked) => tell(request, &after, asked, draft),
            None => Refusal::host("puzzle-none").into(),
        })
    }

    /// Sets that the room is shown the puzzle of the day.
    pub(super) fn set_daily_puzzle(
        &self,
        request: &Request,
        minute: Option<u16>,
        zone: Option<String>,
        game: Option<String>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if !request.may_configure {
            return Ok(Refusal::host("may-not-configure").into());
        }
        let Some(minute) = minute else {
            return Ok(Refusal::host("puzzle-daily-how").into());
        };
        let zone = zone.unwrap_or_else(|| "UTC".to_owned());
        if !is_time_zone(&zone) {
            let unknown = Fact::new("puzzle-no-zone").with("zone", zone);
            return Ok(Refusal::from(unknown).into());
        }
        let game = match game.as_deref().map(find_game) {
            None => None,
            Some(Ok((game, _))) if puzzles(game.info.id).is_empty() => {
                return Ok(without_puzzles(game.names[0].0).into());
            }
            Some(Ok((game, _))) => Some(game.info.id.to_owned()),
            Some(Err(refusal)) => return Ok(refusal.into()),
        };
        let time = format!("{}:{:02}", minute / 60, minute % 60);
        let daily = DailyPuzzle {
            room: request.address.parent.unwrap_or(request.address.room),
            minute,
            zone: zone.clone(),
            game,
        };
        if let Some(next) = daily.next_after(draft.at()) {
            draft.set_due(&Due::DailyPuzzle(daily), next);
        }
        let said = GeneralAnswer::DailyPuzzle(time, zone);
        Ok(inform(request, said, draft))
    }

    /// Shows the room the puzzle of the day, which was due at this time, and makes the next one due. A quiet room is not shown it.
    pub(super) fn show_daily_puzzle(
        &self,
        daily: &DailyPuzzle,
        at: i64,
        quiet: bool,
        draft: &mut ChangeDraft,
    ) {
        // Whoever sets the clock back gets nothing twice.
        let now = draft.at().max(at);
        let Some(next) = daily.next_after(now) else {
            return;
        };
        draft.set_due(&Due::DailyPuzzle(daily.clone()), next);
        if let Some(id) = daily.puzzle(now).filter(|_| next - now > LATEST && !quiet) {
            let (right, event) = (0, PuzzleEvent::Daily);
            draft.say(Say::Puzzle(PuzzleReply { id, right, event }, None));
        }
    }

    /// Sets that the room is no longer shown the puzzle of the day.
    pub(super) fn end_daily_puzzle(&self, request: &Request, draft: &mut ChangeDraft) -> Answer {
        if !request.may_configure {
            return Refusal::host("may-not-configure").into();
        }
        let room = request.address.parent.unwrap_or(request.address.room);
        draft.cancel_due(DailyPuzzle::key(room));
        inform(request, GeneralAnswer::NoDailyPuzzle, draft)
    }
}
