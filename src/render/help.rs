//! The list of games and the help pages, made from the catalogue and the table of commands.

use super::words::Values;
use super::{Body, Scene};
use crate::catalog::GAMES;
use crate::command::{COMMANDS, Spec, Topic, find};
use crate::locales::Lang;

/// What can be played, and how to begin.
pub(super) fn games(scene: &Scene) -> Body {
    let list: Vec<_> = GAMES
        .iter()
        .map(|game| game_line(game.info.id, scene))
        .collect();
    vec![
        scene.line("games-heading", Values::new()),
        scene.paragraph(&list.join("\n")),
        scene.line(
            "games-hint",
            Values::new().text("game", GAMES[0].names[0].0),
        ),
    ]
}

fn game_line(id: &'static str, scene: &Scene) -> String {
    let name = scene.flat(&format!("{id}-name"), Values::new());
    let about = scene.flat(&format!("{id}-about"), Values::new());
    format!("{name}: {about}")
}

/// All commands by topic, or one command.
pub(super) fn help(topic: Option<&str>, scene: &Scene) -> Body {
    match topic
        .map(|word| word.trim_start_matches(scene.prefix.as_str()))
        .and_then(find)
    {
        Some(spec) => vec![scene.paragraph(&one(spec, scene))],
        None => all(scene),
    }
}

fn all(scene: &Scene) -> Body {
    let mut body = vec![scene.line("help-intro", Values::new())];
    for topic in Topic::ALL {
        let heading = scene.flat(topic.heading(), Values::new());
        let lines = COMMANDS
            .iter()
            .filter(|spec| spec.topic == topic)
            .map(|spec| line(spec, scene));
        let text: Vec<_> = std::iter::once(heading).chain(lines).collect();
        body.push(scene.paragraph(&text.join("\n")));
    }
    body.push(scene.line("help-typing", Values::new()));
    body
}

fn line(spec: &Spec, scene: &Scene) -> String {
    format!(
        "`{}` {}",
        usage(spec, scene),
        scene.flat(&format!("help-{}", spec.id), Values::new())
    )
}

/// One command with its other words, in the reader's language and in English.
fn one(spec: &Spec, scene: &Scene) -> String {
    let shown = spec.word(scene.lang);
    let mut words: Vec<&str> = Vec::new();
    for word in [scene.lang, Lang::En]
        .map(|lang| spec.words[lang as usize])
        .concat()
    {
        if word != shown && !words.contains(&word) {
            words.push(word);
        }
    }
    let line = line(spec, scene);
    if words.is_empty() {
        return line;
    }
    let typed: Vec<_> = words
        .iter()
        .map(|word| format!("`{}{word}`", scene.prefix))
        .collect();
    let also = scene.flat("help-words", Values::new().text("words", typed.join(", ")));
    format!("{line}\n{also}")
}

/// `!show ENTRY [#N]` with the reader's words for what it takes.
fn usage(spec: &Spec, scene: &Scene) -> String {
    let mut pieces = spec.takes.split(['{', '}']);
    let mut takes = pieces.next().unwrap_or_default().to_owned();
    while let (Some(name), Some(after)) = (pieces.next(), pieces.next()) {
        takes.push_str(&scene.flat(&format!("arg-{name}"), Values::new()));
        takes.push_str(after);
    }
    let text = format!("{}{} {takes}", scene.prefix, spec.word(scene.lang));
    text.trim_end().to_owned()
}
