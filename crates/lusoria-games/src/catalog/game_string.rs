//! Reads a game string: a game with its options and its first position in one text, `tablut(king=custodial)@POSITION`. The code that
//! writes game strings is in `erased_line.rs`.

use super::{Game, Line, Unplayable, find};

/// Begins a line of play of the game that this game string names. With a position, as in `tablut@POSITION`, the line begins there. `None`
/// if there is no such game, or if it has no such options or position.
#[must_use]
pub fn begin(game_string: &str) -> Option<Box<dyn Line>> {
    try_begin(game_string).ok()
}

/// Like [`begin`], but says why if the game cannot begin.
///
/// # Errors
/// [`Unplayable`] if there is no such game, or it has no such options or position.
pub fn try_begin(game_string: &str) -> Result<Box<dyn Line>, Unplayable> {
    let (game, options, position) = divide_game_string(game_string).ok_or(Unplayable::NoGame)?;
    let line = match position {
        Some(position) => game.begin_at(&options, position)?,
        None => game.begin(&options)?,
    };
    Ok(line)
}

/// Like [`try_begin`], but with the rules of this version.
///
/// # Errors
/// [`Unplayable`] if there is no such game, if its rules of that version are not known, or if it has no such options or position.
pub fn begin_under(rules_version: u32, game_string: &str) -> Result<Box<dyn Line>, Unplayable> {
    let (game, options, position) = divide_game_string(game_string).ok_or(Unplayable::NoGame)?;
    game.begin_under(rules_version, &options, position)
}

/// Divides a game string into the game, its options and the position text.
fn divide_game_string(game_string: &str) -> Option<(&'static Game, String, Option<&str>)> {
    let (string, position) = match game_string.split_once('@') {
        Some((string, position)) => (string, Some(position)),
        None => (game_string, None),
    };
    let (game, options) = parse_game_string(string)?;
    Some((game, options, position))
}

/// Reads a text such as `xii_scripta(pieces=3)`, with any of the game's names. Returns the game and the options, as [`merge_options`]
/// joins them. The options are not checked here. `None` if there is no such game or a bracket is missing.
#[must_use]
pub fn parse_game_string(text: &str) -> Option<(&'static Game, String)> {
    let (name, typed) = match text.trim().split_once('(') {
        Some((name, rest)) => (name, rest.strip_suffix(')')?),
        None => (text, ""),
    };
    let (game, options) = find(name)?;
    Some((game, merge_options(options, typed)))
}

/// The options that a name stands for, followed by those that were typed beside it. Both may have the same option. The typed one then
/// counts, because it comes later.
#[must_use]
pub fn merge_options(of_name: &str, typed: &str) -> String {
    match (of_name.is_empty(), typed.is_empty()) {
        (false, false) => format!("{of_name},{typed}"),
        _ => format!("{of_name}{typed}"),
    }
}
