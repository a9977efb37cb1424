//! Messages that show one or all settings of a person or a room: the value of each, and what to type to change it.

use super::ratings::rating_of_kind;
use super::{Body, Scene};
use crate::command::personal_settings::{RATINGS, ZONE_TAKEN};
use crate::command::room_settings::{ALL, GAMES_ALLOWED, USUAL_TIME};
use crate::command::{typed_game_name, typed_time};
use crate::locales::Values;
use lusoria_games::catalog::GAMES;
use std::borrow::Cow;

/// The message that shows these settings of the reader.
pub(super) fn personal_settings(shown: &[(String, String)], scene: &Scene) -> Body {
    list(|id| format!("me-{id}"), "me-heading", shown, scene)
}

/// The message that shows these settings of the room.
pub(super) fn room_settings(shown: &[(String, String)], scene: &Scene) -> Body {
    list(|id| format!("room-{id}"), "room-heading", shown, scene)
}

/// One line for each setting. If there are several, a heading comes first.
fn list(
    sentence_of: impl Fn(&str) -> String,
    heading: &str,
    shown: &[(String, String)],
    scene: &Scene,
) -> Body {
    let line = |(id, value): &(String, String)| {
        if id == RATINGS {
            let values = Values::new().text("list", ratings(value, scene));
            return scene.sentence("me-ratings", values);
        }
        if id == ZONE_TAKEN {
            return zone_taken(value, scene);
        }
        let shown = shown_value(id, value, scene);
        scene.sentence(&sentence_of(id), values(&shown, scene))
    };
    let mut lines: Vec<_> = shown.iter().map(line).collect();
    let is_setting = |(id, _): &&(String, String)| id != ZONE_TAKEN;
    if shown.iter().filter(is_setting).count() > 1 {
        lines.insert(0, scene.sentence(heading, Values::new()));
    }
    vec![scene.paragraph(&lines.join("\n"))]
}

/// Says that this time is taken as UTC, because no other time zone is known. The time is shown as it was typed.
pub(super) fn zone_taken(time: &str, scene: &Scene) -> String {
    scene.sentence("zone-taken", Values::new().text("value", time))
}

/// Ratings with the names of their games.
fn ratings(value: &str, scene: &Scene) -> String {
    let one = |one: &str| {
        let mut parts = one.split(':');
        let mut part = || parts.next().unwrap_or_default();
        let (id, rating, kind) = (part(), part(), part());
        let game = GAMES.iter().find(|game| game.info.id == id);
        let name = game.map_or(id, |game| typed_game_name(game, scene.lang));
        format!("{name} {}", rating_of_kind(rating, kind, scene))
    };
    value.split(',').map(one).collect::<Vec<_>>().join(", ")
}

/// The value as people type it: games by their names, a time as `3d`.
fn shown_value<'a>(id: &str, value: &'a str, scene: &Scene) -> Cow<'a, str> {
    if id == GAMES_ALLOWED.id && value != ALL {
        let games = GAMES.iter();
        let games = games.filter(|game| value.split(',').any(|id| id == game.info.id));
        let names: Vec<_> = games
            .map(|game| typed_game_name(game, scene.lang))
            .collect();
        return names.join(", ").into();
    }
    match value.parse() {
        Ok(control) if id == USUAL_TIME.id => typed_time(control, scene.lang).into(),
        _ => value.into(),
    }
}

/// The values for the sentence about a setting. If the value of the setting is a number, it is passed as a number, so that the sentence
/// can choose the right plural. The other values are for the sentences about the language, the prefix and reminders.
fn values<'a>(value: &'a str, scene: &'a Scene) -> Values<'a> {
    // The example must differ from the present prefix.
    let sign = if scene.prefix == "?" { "!" } else { "?" };
    let values = Values::new()
        .text("lang", scene.lang.name())
        .text("sign", sign);
    match value.parse::<u32>() {
        // Two more reminders follow, after three and after seven times as many days.
        Ok(number) => values
            .number("value", number)
            .number("three", number.saturating_mul(3))
            .number("seven", number.saturating_mul(7)),
        Err(_) => values.text("value", value),
    }
}
