//! The list of a person's settings and of a room's, and one of them by itself: what it is now, and what to type to change it.

use super::sentence::Values;
use super::{Body, Scene};

/// Some settings of the reader.
pub(super) fn personal_settings(shown: &[(String, String)], scene: &Scene) -> Body {
    list(|id| format!("me-{id}"), "me-heading", shown, scene)
}

/// Some settings of the room.
pub(super) fn room_settings(shown: &[(String, String)], scene: &Scene) -> Body {
    list(|id| format!("room-{id}"), "room-heading", shown, scene)
}

/// One line for each setting, below the heading if there are several.
fn list(
    sentence_of: impl Fn(&str) -> String,
    heading: &str,
    shown: &[(String, String)],
    scene: &Scene,
) -> Body {
    let line =
        |(id, value): &(String, String)| scene.sentence(&sentence_of(id), values(value, scene));
    let mut lines: Vec<_> = shown.iter().map(line).collect();
    if lines.len() > 1 {
        lines.insert(0, scene.sentence(heading, Values::new()));
    }
    vec![scene.paragraph(&lines.join("\n"))]
}

/// The value, as a number if it is one, so that sentences can choose the right plural; and what the sentences about the language and
/// the prefix need.
fn values<'a>(value: &'a str, scene: &'a Scene) -> Values<'a> {
    // The example must differ from the present prefix.
    let sign = if scene.prefix == "?" { "!" } else { "?" };
    let values = Values::new()
        .text("lang", scene.lang.name())
        .text("sign", sign);
    match value.parse::<u32>() {
        Ok(number) => values.number("value", number),
        Err(_) => values.text("value", value),
    }
}
