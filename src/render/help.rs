//! The list of games and the help pages, made from the catalogue and the table of commands.

use super::names::typed_name;
use super::words::Values;
use super::{Body, Scene};
use crate::catalog::GAMES;
use crate::command::{COMMANDS, Spec, TOOLS, Tool, Topic, find};
use crate::locales::Lang;
use crate::locales::glossary::{self, Entry};

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
            Values::new().text("game", typed_name(&GAMES[0], scene.lang)),
        ),
    ]
}

fn game_line(id: &'static str, scene: &Scene) -> String {
    let name = scene.flat(&format!("{id}-name"), Values::new());
    let about = scene.flat(&format!("{id}-about"), Values::new());
    format!("{name}: {about}")
}

/// The words of the mancala games, or one of them explained.
pub(super) fn glossary(word: Option<&str>, scene: &Scene) -> Body {
    let place = word.and_then(glossary::find);
    match place.and_then(|place| glossary::entries(scene.lang).nth(place)) {
        Some(Entry { names, text }) => vec![scene.paragraph(&format!("{names}\n{text}"))],
        None => words(scene),
    }
}

fn words(scene: &Scene) -> Body {
    let names = glossary::entries(scene.lang).filter_map(|entry| entry.each_name().next());
    let names: Vec<_> = names.collect();
    let example = names.get(2).copied().unwrap_or_default();
    vec![
        scene.line(
            "glossary-words",
            Values::new().text("words", names.join(", ")),
        ),
        scene.line("glossary-hint", Values::new().text("word", example)),
    ]
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
    let line = format!("{}{}", line(spec, scene), tools(spec, scene));
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

/// The tools of the position editor, a line each; nothing for other commands.
fn tools(spec: &Spec, scene: &Scene) -> String {
    if !spec.has_tools() {
        return String::new();
    }
    let command = format!("{}{}", scene.prefix, spec.word(scene.lang));
    let line = |tool: &Tool| {
        let word = tool.words[scene.lang as usize][0];
        let usage = format!("{command} {word} {}", takes(tool.takes, scene));
        let about = scene.flat(&format!("edit-{}", tool.id), Values::new());
        format!("\n`{}` {about}", usage.trim_end())
    };
    TOOLS.iter().map(line).collect()
}

/// `!show ENTRY [#N]`.
fn usage(spec: &Spec, scene: &Scene) -> String {
    let takes = takes(spec.takes, scene);
    let text = format!("{}{} {takes}", scene.prefix, spec.word(scene.lang));
    text.trim_end().to_owned()
}

/// What a command takes, in the reader's words.
fn takes(pattern: &str, scene: &Scene) -> String {
    let mut pieces = pattern.split(['{', '}']);
    let mut takes = pieces.next().unwrap_or_default().to_owned();
    while let (Some(name), Some(after)) = (pieces.next(), pieces.next()) {
        takes.push_str(&scene.flat(&format!("arg-{name}"), Values::new()));
        takes.push_str(after);
    }
    takes
}
