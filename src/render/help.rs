//! The list of games and the help pages, made from the catalogue and the table of commands.

use super::names::typed_name;
use super::news::{title, typed};
use super::words::{Values, quoted};
use super::{Body, Choice, Scene};
use crate::command::{COMMANDS, Spec, TOOLS, Tool, Topic, asks_for_all, find};
use crate::locales::Lang;
use crate::locales::glossary::{self, Entry};
use crate::session::SessionId;
use lusoria_games::catalog::{self, GAMES, Game, samples};
use lusoria_games::rules::{Seat, Turn};

/// What can be played, and what is being played in this room.
pub(super) fn games_here(sessions: &[(SessionId, Option<Seat>)], more: u32, scene: &Scene) -> Body {
    let mut body = games(scene);
    if sessions.is_empty() {
        return body;
    }
    let on_turn = |id| sessions.iter().find(|(one, _)| *one == id)?.1;
    let mut lines = vec![scene.flat("games-here", Values::new())];
    let here = scene.choices.iter().filter_map(|choice| {
        let seat = on_turn(choice.session.id)?;
        Some(being_played(choice, seat, scene))
    });
    lines.extend(here);
    if more > 0 {
        lines.push(scene.flat("games-here-more", Values::new().number("count", more)));
    }
    body.push(scene.paragraph(&lines.join("\n")));
    body
}

/// The names stand as plain text: nobody is called.
fn being_played(choice: &Choice, seat: Seat, scene: &Scene) -> String {
    let names = choice
        .players
        .iter()
        .flatten()
        .map(|player| quoted(&player.name));
    let names: Vec<_> = names.collect();
    let on_turn = choice.players[seat.index()].as_ref();
    let on_turn = on_turn.map_or_else(|| "?".into(), |player| quoted(&player.name));
    let values = Values::new()
        .number("session", choice.session.id.0)
        .text("game", title(&choice.session, scene))
        .text("players", names.join(", "))
        .text("player", on_turn);
    scene.flat("games-here-line", values)
}

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

/// What a newcomer needs, everything, one command, one game; or that there is no such topic.
pub(super) fn help(topic: Option<&str>, scene: &Scene) -> Body {
    let Some(topic) = topic else {
        return first_page(scene);
    };
    let topic = topic.trim_start_matches(scene.prefix.as_str());
    if let Some(spec) = find(topic) {
        return one_command(spec, scene);
    }
    match catalog::find(topic) {
        Some((game, _)) => one_game(game, scene),
        None if asks_for_all(topic) => all(scene),
        None => no_such_topic(topic, scene),
    }
}

fn first_page(scene: &Scene) -> Body {
    let mut body = commands(scene, Spec::is_for_newcomers);
    body.push(scene.line("help-more", Values::new()));
    body
}

fn all(scene: &Scene) -> Body {
    commands(scene, |_| true)
}

fn commands(scene: &Scene, listed: impl Fn(&Spec) -> bool) -> Body {
    let mut body = vec![scene.line("help-intro", Values::new())];
    for topic in Topic::ALL {
        let heading = scene.flat(topic.heading(), Values::new());
        let lines: Vec<_> = COMMANDS
            .iter()
            .filter(|spec| spec.topic == topic && listed(spec))
            .map(|spec| line(spec, scene))
            .collect();
        if !lines.is_empty() {
            body.push(scene.paragraph(&format!("{heading}\n{}", lines.join("\n"))));
        }
    }
    body.push(scene.line("help-typing", Values::new()));
    body
}

fn one_command(spec: &Spec, scene: &Scene) -> Body {
    let mut body = vec![scene.paragraph(&one(spec, scene))];
    if spec.has_examples() {
        body.push(scene.line("help-more-new", Values::new()));
    }
    body
}

/// How a game begins, what its moves look like, where its rules are.
fn one_game(game: &'static Game, scene: &Scene) -> Body {
    let mut body = vec![scene.paragraph(&game_line(game.info.id, scene))];
    if let Some(moves) = first_moves(game) {
        let moves: Vec<_> = moves.iter().map(|m| typed(m)).collect();
        let values = Values::new().text("moves", moves.join(", "));
        body.push(scene.line("help-game-moves", values));
    }
    let name = Values::new().text("game", typed_name(game, scene.lang));
    body.push(scene.line("help-game-rules", name));
    body
}

/// Some moves of the first turn, whatever chance brings first.
fn first_moves(game: &'static Game) -> Option<Vec<String>> {
    let mut line = game.begin("").ok()?;
    // A game may begin with a throw or a lot or two.
    for _ in 0..4 {
        if line.turn() != Turn::Chance {
            break;
        }
        let (chance, _) = line.chances().into_iter().last()?;
        line.play(&chance).ok()?;
    }
    let moves = samples(&*line, 3).moves;
    (!moves.is_empty()).then_some(moves)
}

fn no_such_topic(topic: &str, scene: &Scene) -> Body {
    let commands: Vec<_> = COMMANDS.iter().map(|spec| spec.word(scene.lang)).collect();
    let games: Vec<_> = GAMES
        .iter()
        .map(|game| typed_name(game, scene.lang))
        .collect();
    let values = Values::new()
        .text("word", quoted(topic))
        .text("commands", commands.join(", "))
        .text("games", games.join(", "));
    vec![scene.line("help-unknown", values)]
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
