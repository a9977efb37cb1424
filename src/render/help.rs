//! The list of games, the help pages, and the words of `!glossary`. The list and the pages are made from the catalogue and the table of
//! commands.

use super::computer_name::short_computer_name;
use super::news::typed_move;
use super::rules_text::game_not_here;
use super::sentence::{quote, with_side};
use super::session_title::session_title;
use super::{Block, Body, Scene, SessionChoice, proposal};
use crate::command::command_id::{CLOCK, ME, NEW, RULES, SETTINGS};
use crate::command::{
    ArgumentKind, COMMANDS, CommandSpec, HelpSection, HelpTopic, PERSONAL_SETTINGS, ROOM_SETTINGS,
    Setting, argument_words, command_names, find, find_topic, game_names, typed_game_name,
};
use crate::locales::glossary::{self, GlossaryEntry};
use crate::locales::{Lang, Values};
use crate::session::{Proposal, SessionId};
use lusoria_games::catalog::{GAMES, Game, example_moves};
use lusoria_games::rules::{Seat, Turn};
use std::borrow::Cow;

/// The list of games, and below it what there is in this room: open seats, tables that the room keeps open, and sessions.
pub(super) fn games_here(
    sessions: &[(SessionId, Option<Seat>)],
    more: u32,
    (seats, tables): (&[Proposal], &[(String, u32)]),
    scene: &Scene,
) -> Body {
    let mut body = games(scene);
    body.extend(proposal::list(seats, scene));
    body.extend(proposal::list_tables(tables, scene));
    if sessions.is_empty() {
        return body;
    }
    let on_turn = |id| sessions.iter().find(|(one, _)| *one == id)?.1;
    let mut lines = vec![scene.sentence("games-here", Values::new())];
    let here = scene.choices.iter().filter_map(|choice| {
        let seat = on_turn(choice.session.id)?;
        Some(running_session_line(choice, seat, scene))
    });
    lines.extend(here);
    if more > 0 {
        lines.push(scene.sentence("games-here-more", Values::new().number("count", more)));
    }
    body.push(scene.paragraph(&lines.join("\n")));
    body
}

/// The name of the player at a seat, as plain text. `None` if nobody sits there, or if the person who sat there has been forgotten.
pub(super) fn plain_name<'a>(
    choice: &'a SessionChoice,
    seat: Seat,
    scene: &Scene,
) -> Option<Cow<'a, str>> {
    let session = &choice.session;
    match &choice.players[seat.index()] {
        Some(person) if session.is_hot_seat() => {
            Some(with_side(scene.lang, session, seat, &person.name).into())
        }
        Some(person) => Some(quote(&person.name)),
        None => short_computer_name(scene.lang, &choice.session, seat, true).map(Cow::Owned),
    }
}

/// The line about one session, in the list of sessions in a room. The names are plain text, so nobody is notified.
fn running_session_line(choice: &SessionChoice, seat: Seat, scene: &Scene) -> String {
    let names = Seat::ALL.into_iter();
    let names: Vec<_> = names
        .filter_map(|seat| plain_name(choice, seat, scene))
        .collect();
    let on_turn = plain_name(choice, seat, scene).unwrap_or_else(|| "?".into());
    let values = Values::new()
        .number("session", choice.session.id.0)
        .text("game", session_title(&choice.session, scene))
        .text("players", names.join(", "))
        .text("player", on_turn);
    scene.sentence("games-here-line", values)
}

/// The list of games, and how to begin one.
pub(super) fn games(scene: &Scene) -> Body {
    let allowed: Vec<&Game> = GAMES.iter().filter(|game| scene.allows(game)).collect();
    let list = allowed.iter().map(|game| game_line(game.info.id, scene));
    let list: Vec<_> = list.collect();
    let example = allowed.first().copied().unwrap_or(&GAMES[0]);
    vec![
        scene.sentence_paragraph("games-heading", Values::new()),
        scene.paragraph(&list.join("\n")),
        scene.sentence_paragraph(
            "games-hint",
            Values::new()
                .text("game", typed_game_name(example, scene.lang))
                .number("bots", u8::from(!scene.no_computers)),
        ),
    ]
}

fn game_line(id: &'static str, scene: &Scene) -> String {
    let name = scene.sentence(&format!("{id}-name"), Values::new());
    let about = scene.sentence(&format!("{id}-about"), Values::new());
    format!("{name}: {about}")
}

/// Explains a word of the glossary. If the glossary does not have the word, or no word is given, lists the words.
pub(super) fn glossary(word: Option<&str>, scene: &Scene) -> Body {
    let place = word.and_then(glossary::find);
    match place.and_then(|place| glossary::entries(scene.lang).nth(place)) {
        Some(GlossaryEntry { names, text }) => vec![scene.paragraph(&format!("{names}\n{text}"))],
        None => words(scene),
    }
}

fn words(scene: &Scene) -> Body {
    let names = argument_words(ArgumentKind::GlossaryWord, scene.lang);
    let example = names.get(2).cloned().unwrap_or_default();
    vec![
        scene.sentence_paragraph(
            "glossary-words",
            Values::new().text("words", names.join(", ")),
        ),
        scene.sentence_paragraph("glossary-hint", Values::new().text("word", example)),
    ]
}

/// The help page about a topic, such as a command or a game. Without a topic it is the first page. An unknown topic is refused.
pub(super) fn help(topic: Option<&str>, scene: &Scene) -> Body {
    let Some(topic) = topic else {
        return first_page(scene);
    };
    let topic = topic.trim_start_matches(scene.prefix.as_str());
    match find_topic(topic) {
        Some(HelpTopic::Command(spec)) => one_command(spec, scene),
        Some(HelpTopic::Game(game)) => one_game(game, scene),
        Some(HelpTopic::Everything) => all(scene),
        Some(HelpTopic::MoveWord(games)) => vec![move_word(topic, &games, scene)],
        None if glossary::find(topic).is_some() => glossary(Some(topic), scene),
        None => unknown_topic(topic, scene),
    }
}

fn first_page(scene: &Scene) -> Body {
    let mut body = commands(scene, CommandSpec::is_for_newcomers);
    body.push(scene.sentence_paragraph("help-more", Values::new()));
    body.push(scene.sentence_paragraph("help-languages", Values::new()));
    body
}

fn all(scene: &Scene) -> Body {
    commands(scene, |_| true)
}

fn commands(scene: &Scene, listed: impl Fn(&CommandSpec) -> bool) -> Body {
    let mut body = vec![scene.sentence_paragraph("help-intro", Values::new())];
    for topic in HelpSection::ALL {
        let heading = scene.sentence(topic.heading(), Values::new());
        let lines: Vec<_> = COMMANDS
            .iter()
            .filter(|spec| spec.section == Some(topic) && listed(spec))
            .map(|spec| describe_command(spec, &scene.prefix, scene))
            .collect();
        if !lines.is_empty() {
            body.push(scene.paragraph(&format!("{heading}\n{}", lines.join("\n"))));
        }
    }
    body.push(scene.sentence_paragraph("help-typing", Values::new()));
    body
}

fn one_command(spec: &CommandSpec, scene: &Scene) -> Body {
    let values = Values::new().text("command", spec.id);
    let values = values.text("verb", spec.word(scene.lang));
    let mut body = vec![
        scene.paragraph(&command_help(spec, scene)),
        scene.sentence_paragraph("help-example", scene.with_example_games(values)),
    ];
    body.extend(match spec.id {
        NEW => Some(forms_of_new(scene)),
        CLOCK => {
            let values = scene.with_example_games(Values::new());
            Some(scene.sentence_paragraph("help-times", values))
        }
        ME => Some(setting_words(spec, PERSONAL_SETTINGS, scene)),
        SETTINGS => Some(setting_words(spec, ROOM_SETTINGS, scene)),
        _ => None,
    });
    body
}

/// Lists the forms of the command that begins a game, one on each line. Leaves out those that the room does not allow.
fn forms_of_new(scene: &Scene) -> Block {
    let forms = scene.sentence("help-new-forms", scene.with_example_games(Values::new()));
    let lines = forms.lines().filter(|line| !line.trim().is_empty());
    scene.paragraph(&lines.collect::<Vec<_>>().join("\n"))
}

/// The names of the settings that a command changes, and how to look at one of them.
fn setting_words(spec: &CommandSpec, settings: &[Setting], scene: &Scene) -> Block {
    let words: Vec<_> = settings
        .iter()
        .map(|setting| setting.words[scene.lang as usize][0])
        .collect();
    let values = Values::new()
        .text("verb", spec.word(scene.lang))
        .text("word", words[0])
        .text("words", words.join(", "));
    scene.sentence_paragraph("help-settings-words", values)
}

/// The help on a game: what it is, examples of moves, and where its rules are.
fn one_game(game: &'static Game, scene: &Scene) -> Body {
    let mut body = vec![scene.paragraph(&game_line(game.info.id, scene))];
    if let Some(moves) = first_moves(game) {
        let moves: Vec<_> = moves
            .iter()
            .map(|canonical| typed_move(game, canonical, scene.lang))
            .collect();
        let values = Values::new().text("moves", moves.join(", "));
        body.push(scene.sentence_paragraph("help-game-moves", values));
    }
    let name = Values::new().text("game", typed_game_name(game, scene.lang));
    body.push(scene.sentence_paragraph("help-game-rules", name));
    if !scene.allows(game) {
        body.push(game_not_here(game, scene));
    }
    body
}

/// Examples of moves are looked for in this many plies from the start of a game. A game may begin with up to four throws or lots.
const FIRST_PLIES: usize = 8;

/// A few moves at the beginning of a game, as examples. A later move is added if it is written in another form than those before it: in
/// some games the two sides move differently. `None` if no move is found.
fn first_moves(game: &'static Game) -> Option<Vec<String>> {
    let mut line = game.begin("").ok()?;
    let (mut shown, mut forms) = (Vec::new(), Vec::new());
    for _ in 0..FIRST_PLIES {
        let ply = match line.turn() {
            Turn::Over(_) => break,
            Turn::Chance => line.chances().into_iter().last()?.0,
            Turn::Seat(_) => {
                let moves = example_moves(&*line, &line.listed_moves(), 3).moves;
                let is_first = shown.is_empty();
                for one in &moves {
                    let form = form_of(one);
                    if is_first || !forms.contains(&form) {
                        shown.push(one.clone());
                        forms.push(form);
                    }
                }
                moves.into_iter().next()?
            }
        };
        line.play(&ply).ok()?;
    }
    (!shown.is_empty()).then_some(shown)
}

/// The form in which a move is written. `e4-f4` and `d1-c1` have the same form. `place:4` has another form.
fn form_of(canonical: &str) -> String {
    let letters: Vec<char> = canonical.chars().collect();
    let is_letter = |at: Option<usize>| {
        at.and_then(|at| letters.get(at))
            .is_some_and(|c| c.is_alphabetic())
    };
    let sign = |(at, c): (usize, &char)| match c {
        c if c.is_ascii_digit() => '9',
        c if !is_letter(Some(at + 1)) && !is_letter(at.checked_sub(1)) && c.is_alphabetic() => 'a',
        c => *c,
    };
    letters.iter().enumerate().map(sign).collect()
}

/// The help on a word with which moves are written, such as `place`: the games that have it, and where their rules are.
fn move_word(word: &str, games: &[&Game], scene: &Scene) -> Block {
    let rules = find(RULES).map_or(RULES, |spec| spec.word(scene.lang));
    let rules = games.iter().map(|game| {
        let name = typed_game_name(game, scene.lang);
        format!("`{}{rules} {name}`", scene.prefix)
    });
    let values = Values::new()
        .text("word", quote(word).into_owned())
        .number("count", games.len() as i64)
        .text("rules", rules.collect::<Vec<_>>().join(", "));
    scene.sentence_paragraph("help-move-word", values)
}

fn unknown_topic(topic: &str, scene: &Scene) -> Body {
    let values = Values::new()
        .text("word", quote(topic))
        .text("commands", command_names(scene.lang).join(", "))
        .text("games", game_names(scene.lang).join(", "));
    vec![scene.sentence_paragraph("help-unknown", values)]
}

/// The help on one command, with the other words that can be typed for it in the reader's language and in English.
fn command_help(spec: &CommandSpec, scene: &Scene) -> String {
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
    let line = format!(
        "{}{}",
        describe_command(spec, &scene.prefix, scene),
        tools(spec, scene)
    );
    if words.is_empty() {
        return line;
    }
    let typed: Vec<_> = words
        .iter()
        .map(|word| format!("`{}{word}`", scene.prefix))
        .collect();
    let also = scene.sentence("help-words", Values::new().text("words", typed.join(", ")));
    format!("{line}\n{also}")
}

/// The tools (subcommands) of a command, one on each line.
fn tools(spec: &CommandSpec, scene: &Scene) -> String {
    let command = format!("{}{}", scene.prefix, spec.word(scene.lang));
    let line = |tool: &CommandSpec| {
        format!(
            "\n{}",
            describe_command(tool, &format!("{command} "), scene)
        )
    };
    spec.tools.iter().map(line).collect()
}

/// Tells how a command is typed, such as `!show ENTRY [#N]`, and what it does. `before` is what comes before the command's name: the
/// prefix. For a tool, it is the prefix and the command that the tool belongs to.
fn describe_command(spec: &CommandSpec, before: &str, scene: &Scene) -> String {
    let translated = |name: &str| scene.sentence(&format!("arg-{name}"), Values::new());
    let usage = format!(
        "{before}{} {}",
        spec.word(scene.lang),
        spec.usage(translated)
    );
    let about = scene.sentence(&spec.about(), Values::new());
    format!("`{}` {about}", usage.trim_end())
}
