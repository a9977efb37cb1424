//! The puzzle of the day: which one it is, and where and when it is shown. The date alone decides the puzzle, so on one date all rooms
//! are shown the same one. But if a room has chosen one game for its puzzles, it is shown a puzzle of that game instead. Deliberately
//! absent: the calendar (`service/puzzle_calendar.rs`).

use super::{PuzzleId, RoomId};
use lusoria_games::puzzle::{RECIPES, puzzles};

/// From one puzzle of the day to the next of the same game, the puzzle's number grows by this step. Past the last puzzle, counting goes
/// on from the first. The step is a prime that divides no game's count of puzzles, so every puzzle has its day.
const STRIDE: i64 = 37;

/// When a room is shown the puzzle of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyPuzzle {
    /// The room.
    pub room: RoomId,
    /// The minute of the day at which the puzzle is shown.
    pub minute: u16,
    /// The time zone in which days and minutes are counted: `Europe/Prague`.
    pub zone: String,
    /// The id of the game to which all puzzles of this room belong; `None` if the games take turns.
    pub game: Option<String>,
}

impl DailyPuzzle {
    /// The key of this room's next puzzle of the day. Each thing that is due is stored under a key.
    #[must_use]
    pub fn key(room: RoomId) -> String {
        format!("daily-puzzle {}", room.0)
    }
}

/// The puzzle of the day for the date `days` days after 1 January 2026. If a game is named, the puzzle is of that game; otherwise the
/// games take turns.
#[must_use]
pub fn puzzle_of_day(days: i64, game: Option<&str>) -> PuzzleId {
    let games = i64::try_from(RECIPES.len()).unwrap_or(1);
    let (game, round) = match game {
        Some(game) => (game, days),
        None => {
            let place = usize::try_from(days.rem_euclid(games)).unwrap_or_default();
            (RECIPES[place].game, days.div_euclid(games))
        }
    };
    let count = i64::try_from(puzzles(game).len()).unwrap_or(1).max(1);
    let number = (round * STRIDE).rem_euclid(count) + 1;
    PuzzleId {
        game: game.to_owned(),
        number: u16::try_from(number).unwrap_or(1),
    }
}
