//! The puzzle of the day. Whoever manages a room can choose a time of the day at which the room is shown a puzzle.
//!
//! `session/daily_puzzle.rs` says which puzzle belongs to a date. `puzzle_calendar.rs` finds the date, and the time of the next puzzle,
//! in the time zone of the room.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, inform};
use super::puzzle_calendar::puzzle_of_the_day;
use super::request::Request;
use super::service_task::Service;
use super::solve_puzzle::tell;
use super::zone_names::known_zone;
use crate::session::{
    DailyPuzzle, Due, GeneralAnswer, OpenPuzzle, PuzzleEvent, PuzzleReply, Puzzles, Refusal, Say,
    answer_fact, find_game, find_game_among,
};
use crate::store::StoreError;
use crate::store::json::StoredAsJson;
use lusoria_games::puzzle::has_puzzles;

/// A puzzle that is late because the bot was away is still shown if the next one is due in more than this many seconds.
const LATEST: i64 = 12 * 3_600;

impl Service {
    /// Begins the puzzle of the day for this person. In a room that is shown a puzzle every day, it is that puzzle. All other rooms share
    /// one puzzle of the day.
    pub(super) async fn begin_todays(
        &mut self,
        request: &Request,
        (before, plays): (&Puzzles, bool),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let todays = match self.daily_puzzle_here(request).await? {
            Some(daily) => daily.puzzle(draft.at()),
            None => puzzle_of_the_day(draft.at()),
        };
        let Some(id) = todays else {
            return Ok(Refusal::host("puzzle-none").into());
        };
        let after = match &before.open {
            Some(open) if open.id == id => before.moved_to(request.address.room),
            _ => before.open_puzzle(&id, request.address.room),
        };
        Ok(match after.open.as_ref().map(OpenPuzzle::asked) {
            Some(asked) => tell(request, &after, asked.beside_games(plays), draft),
            None => Refusal::host("puzzle-none").into(),
        })
    }

    /// Sets the time at which the room is shown the puzzle of the day. `minute` counts the minutes since midnight. `words` may name a
    /// time zone and a game. If there is no minute and no word, tells what is set. Words without a minute are refused.
    pub(super) async fn set_daily_puzzle(
        &mut self,
        request: &Request,
        minute: Option<u16>,
        words: &[String],
        draft: &mut ChangeDraft,
    ) -> Answered {
        if minute.is_none() && words.is_empty() {
            return self.tell_what_is_set(request, draft).await;
        }
        if let Some(refusal) = self.refuse_daily_puzzle(request).await? {
            return Ok(refusal.into());
        }
        let Some(minute) = minute else {
            return Ok(Refusal::host("puzzle-daily-how").into());
        };
        let (zone, game) = zone_and_game(words);
        let zone = match self.zone_of_room(zone.as_deref(), request, draft).await? {
            Ok(zone) => zone,
            Err(unknown) => return Ok(Refusal::from(unknown).into()),
        };
        let game = match game.map(|typed| game_with_puzzles(&typed)).transpose() {
            Ok(game) => game,
            Err(refusal) => return Ok(refusal.into()),
        };
        let daily = DailyPuzzle {
            room: request.address.parent.unwrap_or(request.address.room),
            minute,
            zone: zone.name.clone(),
            game,
        };
        if let Some(next) = daily.next_after(draft.at()) {
            draft.set_due(&Due::DailyPuzzle(daily.clone()), next);
        }
        Ok(tell_daily(request, &daily, zone.unless_default(), draft))
    }

    /// Tells at what time this room is shown the puzzle of the day.
    async fn tell_what_is_set(&mut self, request: &Request, draft: &mut ChangeDraft) -> Answered {
        let Some(set) = self.daily_puzzle_here(request).await? else {
            let none = answer_fact("no-daily-puzzle");
            let none = none.with("manages", i64::from(request.may_configure));
            return Ok(inform(request, GeneralAnswer::Told(none), draft));
        };
        if self.is_quiet(&request.address.key).await? {
            return Ok(Refusal::host("puzzle-daily-quiet").into());
        }
        Ok(tell_daily(request, &set, set.zone.clone(), draft))
    }

    /// The puzzle of the day as it is set for this room, with its time. `None` if the room is not shown one.
    pub(super) async fn daily_puzzle_here(
        &self,
        request: &Request,
    ) -> Result<Option<DailyPuzzle>, StoreError> {
        let room = request.address.parent.unwrap_or(request.address.room);
        let due = self.store.due_under(&DailyPuzzle::key(room)).await?;
        Ok(match due.as_deref().and_then(Due::from_json) {
            Some(Due::DailyPuzzle(daily)) => Some(daily),
            _ => None,
        })
    }

    /// Why this person cannot set the puzzle of the day for this room. `None` if they can.
    async fn refuse_daily_puzzle(
        &mut self,
        request: &Request,
    ) -> Result<Option<Refusal>, StoreError> {
        if !request.may_configure {
            return Ok(Some(Refusal::host("may-not-configure")));
        }
        let quiet = self.is_quiet(&request.address.key).await?;
        Ok(quiet.then(|| Refusal::host("puzzle-daily-quiet")))
    }

    /// Shows the room the puzzle of the day, which was due at the time `at`, and makes the next one due. A quiet room is not shown it.
    pub(super) fn show_daily_puzzle(
        &self,
        daily: &DailyPuzzle,
        at: i64,
        quiet: bool,
        draft: &mut ChangeDraft,
    ) {
        // If the clock was set back, the puzzle is not shown a second time.
        let now = draft.at().max(at);
        let Some(next) = daily.next_after(now) else {
            return;
        };
        draft.set_due(&Due::DailyPuzzle(daily.clone()), next);
        if let Some(id) = daily.puzzle(now).filter(|_| next - now > LATEST && !quiet) {
            let (right, event) = (0, PuzzleEvent::Daily);
            draft.say(Say::Puzzle(
                PuzzleReply {
                    id,
                    right,
                    event,
                    beside_games: false,
                    form: None,
                },
                None,
            ));
        }
    }

    /// Stops showing the room the puzzle of the day.
    pub(super) fn end_daily_puzzle(
        &self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> LineResult {
        if !request.may_configure {
            return Refusal::host("may-not-configure").into();
        }
        let room = request.address.parent.unwrap_or(request.address.room);
        draft.cancel_due(DailyPuzzle::key(room));
        inform(request, GeneralAnswer::NoDailyPuzzle, draft)
    }
}

/// Tells at what time the room is shown the puzzle of the day, and from which game the puzzle is. If `zone` is empty, the answer says
/// that UTC is taken because no zone was named.
fn tell_daily(
    request: &Request,
    daily: &DailyPuzzle,
    zone: String,
    draft: &mut ChangeDraft,
) -> LineResult {
    let time = format!("{}:{:02}", daily.minute / 60, daily.minute % 60);
    let answer = GeneralAnswer::DailyPuzzle(time, zone, daily.game.clone());
    inform(request, answer, draft)
}

/// The id of the game of this name.
///
/// # Errors
/// If no game has this name, or the game has no puzzles.
fn game_with_puzzles(typed: &str) -> Result<String, Refusal> {
    let (game, _) = find_game_among(typed, |game| has_puzzles(game.info.id))?;
    match has_puzzles(game.info.id) {
        true => Ok(game.info.id.to_owned()),
        false => Err(Refusal::without_puzzles(game)),
    }
}

/// The time zone and the game that these words name, in any order. Either may be several words, as in `cats and mouse`.
fn zone_and_game(words: &[String]) -> (Option<String>, Option<String>) {
    let text = |words: &[String]| (!words.is_empty()).then(|| words.join(" "));
    let is_zone = |words: &[String]| {
        text(words).is_some_and(|typed| known_zone(&typed).is_ok() && find_game(&typed).is_err())
    };
    let zones_behind = (0..words.len()).map(|from| (from, words.len()));
    let zones_before = (1..words.len()).rev().map(|until| (0, until));
    let mut zones = zones_behind.chain(zones_before);
    let named = zones.find(|(from, until)| is_zone(&words[*from..*until]));
    let meant = || words.iter().position(|word| word.contains('/'));
    let Some((from, until)) = named.or_else(|| meant().map(|at| (at, at + 1))) else {
        return (None, text(words));
    };
    let others = [&words[..from], &words[until..]].concat();
    (text(&words[from..until]), text(&others))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_and_a_game_are_told_apart_in_any_order() {
        for (typed, zone, game) in [
            ("", None, None),
            ("Europe/Prague", Some("Europe/Prague"), None),
            ("Praha tablut", Some("Praha"), Some("tablut")),
            ("tablut New York", Some("New York"), Some("tablut")),
            ("tchuka ruma UTC +3", Some("UTC +3"), Some("tchuka ruma")),
            ("мск кошки мышки", Some("мск"), Some("кошки мышки")),
            ("tchuka ruma", None, Some("tchuka ruma")),
            (
                "tablut Europe/Atlantis",
                Some("Europe/Atlantis"),
                Some("tablut"),
            ),
        ] {
            let words: Vec<_> = typed.split_whitespace().map(str::to_owned).collect();
            let expected = (zone.map(str::to_owned), game.map(str::to_owned));
            assert_eq!(zone_and_game(&words), expected, "{typed}");
        }
    }
}
