//! Reads the words after `puzzle`.

use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::choice::Choice;
use super::quiet_words::typed_minute;
use crate::session::PuzzleAction;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Builds `puzzle`. Whether other words are a game or an answer is found out later.
pub(super) fn build_puzzle(values: ArgumentValues) -> Result<Command, Fact> {
    let action = match (values.choices.first(), &values.text) {
        (Some(Choice::Solution), _) => PuzzleAction::Solution,
        (Some(Choice::Next), _) => PuzzleAction::Next,
        (Some(Choice::Today), _) => PuzzleAction::Today,
        (Some(Choice::Daily), _) if values.has(Choice::Off) => PuzzleAction::DailyOff,
        (Some(Choice::Off), None) => PuzzleAction::Leave,
        (Some(Choice::Daily), text) => daily(text.as_deref().unwrap_or_default()),
        (_, Some(text)) => PuzzleAction::GameOrAnswer(text.clone()),
        (_, None) => PuzzleAction::Show,
    };
    Ok(Command::Puzzle(action))
}

/// Words before a time of day, in the form that `fold` returns.
const AT: &[&str] = &["at", "v", "ve", "o", "alle", "ore", "в"];

/// What people call time zones, in the form that `fold` returns.
const ZONES: &[(&[&str], &str)] = &[
    (&["utc", "gmt"], "UTC"),
    (&["prague", "praha", "praga", "прага"], "Europe/Prague"),
    (&["bratislava", "братислава"], "Europe/Bratislava"),
    (&["rome", "roma", "rim", "рим"], "Europe/Rome"),
    (
        &["moscow", "moskva", "mosca", "москва", "мск"],
        "Europe/Moscow",
    ),
    (&["london", "londyn", "londra", "лондон"], "Europe/London"),
];

/// Reads `18:00 Europe/Prague tablut`, also `v 18:00 Praha`; only the time has to be there.
fn daily(text: &str) -> PuzzleAction {
    let (mut time, mut zone, mut game) = (None, None, Vec::new());
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if let Some(minute) = typed_minute(word).filter(|_| time.is_none()) {
            time = Some(minute);
        } else if word.contains('/') {
            zone = Some(word);
        } else if let Some((_, known)) = ZONES
            .iter()
            .find(|(names, _)| names.contains(&&*fold(word)))
        {
            zone = Some(known);
        } else if !(time.is_none() && AT.contains(&fold(word).as_str())) {
            game.push(word);
        }
    }
    PuzzleAction::Daily {
        minute: time,
        zone: zone.map(str::to_owned),
        game: (!game.is_empty()).then(|| game.join(" ")),
    }
}
