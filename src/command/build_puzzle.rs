//! Reads the words after `puzzle`.

use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::command_id::PUZZLE;
use super::keyword::{Keyword, Label};
use super::left_over::{refuse_left_over, unread};
use super::quiet_words::{AT, typed_minute};
use crate::session::PuzzleAction;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Builds `puzzle`. All words that this function does not know are the name of a game or an answer. The service finds out later which of
/// the two they are.
pub(super) fn build_puzzle(values: ArgumentValues) -> Result<Command, Fact> {
    let action = match (values.keywords.first(), &values.text) {
        (Some(Keyword::Next), Some(game)) if values.keywords.len() == 1 => {
            PuzzleAction::GameOrAnswer(game.clone())
        }
        (Some(what @ (Keyword::Solution | Keyword::Next | Keyword::Today)), text) => {
            refuse_more_words(&values.keywords[1..], text.as_deref())?;
            match what {
                Keyword::Solution => PuzzleAction::Solution,
                Keyword::Today => PuzzleAction::Today,
                _ => PuzzleAction::Next,
            }
        }
        (Some(Keyword::Daily), _) if values.has(Keyword::Off) => PuzzleAction::DailyOff,
        (Some(Keyword::Off), None) => PuzzleAction::Leave,
        (Some(Keyword::Daily), text) => daily(text.as_deref().unwrap_or_default()),
        (_, Some(text)) if fold(text) == "give up" => PuzzleAction::Solution,
        (_, Some(text)) => match every_day(text) {
            Some(rest) => daily(rest),
            None => PuzzleAction::GameOrAnswer(text.clone()),
        },
        (_, None) => PuzzleAction::Show,
    };
    Ok(Command::Puzzle(action))
}

/// Refuses further words after `solution`, `today` and `next`. The name of a game after `next` is not refused: [`build_puzzle`] reads it
/// before it calls this function.
fn refuse_more_words(keywords: &[Keyword], text: Option<&str>) -> Result<(), Fact> {
    refuse_left_over(text, PUZZLE)?;
    match keywords.first().map(|keyword| keyword.label()) {
        Some(Label::Translated(word) | Label::Literal(word)) => Err(unread(word)),
        None => Ok(()),
    }
}

/// What people type for [`Keyword::Daily`] in two words, in the form that `fold` returns.
const EVERY_DAY: [[&str; 2]; 4] = [
    ["every", "day"],
    ["kazdy", "den"],
    ["ogni", "giorno"],
    ["каждыи", "день"],
];

/// The rest of a text that begins with the words for "every day": `alle 18` of `ogni giorno alle 18`. `None` for any other text.
fn every_day(text: &str) -> Option<&str> {
    let (first, rest) = text.split_once(' ')?;
    let (second, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    EVERY_DAY
        .contains(&[&*fold(first), &*fold(second)])
        .then_some(rest)
}

/// Reads the words for the daily puzzle, such as `18:00 Europe/Prague tablut` or `v 18:00 Praha`. The service finds out later which words
/// are a time zone and which are a game.
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
