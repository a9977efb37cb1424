//! Reads the words after `puzzle`.

use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::keyword::Keyword;
use super::quiet_words::{AT, typed_minute};
use crate::session::PuzzleAction;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Builds `puzzle`. Whether other words are a game or an answer is found out later.
pub(super) fn build_puzzle(values: ArgumentValues) -> Result<Command, Fact> {
    let action = match (values.keywords.first(), &values.text) {
        (Some(Keyword::Solution), _) => PuzzleAction::Solution,
        (Some(Keyword::Next), _) => PuzzleAction::Next,
        (Some(Keyword::Today), _) => PuzzleAction::Today,
        (Some(Keyword::Daily), _) if values.has(Keyword::Off) => PuzzleAction::DailyOff,
        (Some(Keyword::Off), None) => PuzzleAction::Leave,
        (Some(Keyword::Daily), text) => daily(text.as_deref().unwrap_or_default()),
        (_, Some(text)) => match every_day(text) {
            Some(rest) => daily(rest),
            None => PuzzleAction::GameOrAnswer(text.clone()),
        },
        (_, None) => PuzzleAction::Show,
    };
    Ok(Command::Puzzle(action))
}

/// What people type for [`Keyword::Daily`] in two words, in the form that `fold` returns.
const EVERY_DAY: [[&str; 2]; 4] = [
    ["every", "day"],
    ["kazdy", "den"],
    ["ogni", "giorno"],
    ["каждыи", "день"],
];

/// What follows the words for every day: `alle 18` of `ogni giorno alle 18`; `None` if the text does not begin with such words.
fn every_day(text: &str) -> Option<&str> {
    let (first, rest) = text.split_once(' ')?;
    let (second, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    EVERY_DAY
        .contains(&[&*fold(first), &*fold(second)])
        .then_some(rest)
}

/// Reads `18:00 Europe/Prague tablut`, also `v 18:00 Praha`; only the time has to be there. What is a zone and what is a game is found out
/// later.
fn daily(text: &str) -> PuzzleAction {
    let (mut time, mut others) = (None, Vec::new());
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if let Some(minute) = typed_minute(word).filter(|_| time.is_none()) {
            time = Some(minute);
        } else if !(time.is_none() && AT.contains(&fold(word).as_str())) {
            others.push(word.to_owned());
        }
    }
    PuzzleAction::Daily(time, others)
}
