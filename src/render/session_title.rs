//! The title of a session (its game with its options), and the values that every sentence about a session can use.

use super::Scene;
use crate::locales::{Values, fixed_sentence, has_sentence};
use crate::session::Session;

/// The values that every sentence about a session can use. `which` is put after a command if the session has to be named.
pub(super) fn session_values<'a>(session: &Session, scene: &Scene) -> Values<'a> {
    Values::new()
        .text("which", which(session, scene))
        .text("session", session.id.to_string())
        .text("game", session_title(session, scene))
}

/// What is typed after a command to say that it is about this session: its number, or nothing if no other session can be meant.
pub(super) fn which(session: &Session, scene: &Scene) -> String {
    match scene.other_games || scene.is_elsewhere {
        true => format!(" #{}", session.id),
        false => String::new(),
    }
}

/// What has to be typed before a move in this room. If the room does not show the session, it is the session's number and a blank.
/// Otherwise it is nothing.
pub(super) fn number_before_move(session: &Session, scene: &Scene) -> String {
    match scene.is_elsewhere {
        true => format!("#{} ", session.id),
        false => String::new(),
    }
}

/// The name of the game, and its options.
pub(super) fn session_title(session: &Session, scene: &Scene) -> String {
    let id = session.line.game().info.id;
    game_title(id, &session.line.game_string(), scene)
}

/// The title of the game that a game string describes.
pub(super) fn title_of_string(game: &str, scene: &Scene) -> String {
    let id = game.split(['(', '@']).next().unwrap_or_default();
    game_title(id, game, scene)
}

/// `lines` has a number and a game string in each line. The result is a list such as `#2 (Tablut), #3 (Cats and Mouse)`.
pub(super) fn list_games(lines: &str, scene: &Scene) -> String {
    let listed = lines.lines().filter_map(|line| line.split_once(' '));
    let listed =
        listed.map(|(number, game)| format!("#{number} ({})", title_of_string(game, scene)));
    listed.collect::<Vec<_>>().join(", ")
}

/// The title of the game with this id: its name, and the options in the game string `string`. If the game string has a position that was
/// set up by hand, the title says so.
pub(super) fn game_title(id: &str, string: &str, scene: &Scene) -> String {
    let (game, position) = string.split_once('@').unwrap_or((string, ""));
    let mut title = fixed_sentence(scene.lang, &[id, "-name"].concat()).into_owned();
    if let Some((_, options)) = game.split_once('(') {
        for option in options.trim_end_matches(')').split(',') {
            title += ", ";
            title.push_str(&option_name(id, option, scene));
        }
    }
    if !position.is_empty() {
        title += ", ";
        title.push_str(&scene.sentence("own-start", Values::new()));
    }
    title
}

/// An option in words: `pieces=3` becomes "3 pieces".
fn option_name(game: &str, option: &str, scene: &Scene) -> String {
    let (key, value) = option.split_once('=').unwrap_or((option, ""));
    let id = format!("{game}-option-{key}");
    if !has_sentence(scene.lang, &id) {
        return option.to_owned();
    }
    // Half a point is written `½`, because languages differ in the decimal sign.
    let halves = value.strip_suffix(".5");
    let shown = halves.map(|whole| format!("{}½", whole.trim_start_matches('0')));
    let values = Values::new().text("value", shown.unwrap_or_else(|| value.to_owned()));
    match value.parse::<i64>() {
        Ok(number) => scene.sentence(&id, values.number("number", number)),
        Err(_) => scene.sentence(&id, values.number("number", 0)),
    }
}
