//! Whatever the bot writes in backticks can be typed: this test types every such text of the Fluent files and of the transcripts.

use crate::house::{House, chat_message};
use lusoria::command::{COMMANDS, find, is_computer_name};
use lusoria::locales::{Lang, glossary, sources};
use lusoria_games::catalog::{self, GAMES};
use lusoria_games::rules::NotationError;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Refusals that would show that the bot does not know its own words.
const BROKEN: [&str; 13] = [
    "unknown-command",
    "did-you-mean",
    "not-understood",
    "unknown-game",
    "unknown-game-near",
    "new-what-else",
    "unknown-word",
    "me-how",
    "me-value",
    "settings-how",
    "settings-value",
    "move-near",
    "word-left-over",
];

/// A plausible value for what a sentence leaves open.
fn example(variable: &str, lang: Lang) -> &'static str {
    match variable {
        "prefix" | "new" => "!",
        "id" | "game" | "any-game" | "short-game" => "scripta",
        "near" => "tablut",
        "known" => "help",
        "verb" => find("board").unwrap().word(lang),
        "sign" => "?",
        "which" => " #1",
        "with-friend" => " @friend",
        "with-number" => "#1 ",
        "command" => "!help",
        "hours" => "22-8",
        "word" => ["ruma", "ruma", "ruma", "рума"][lang as usize],
        _ => "1",
    }
}

/// The texts of a sentence with example values: one text for each alternative of a choice.
fn alternatives(text: &str, lang: Lang) -> Vec<String> {
    let Some(begin) = text.find("{ $") else {
        return vec![text.to_owned()];
    };
    let (before, rest) = text.split_at(begin);
    let mut depth = 0;
    let end = rest
        .char_indices()
        .find(|&(_, c)| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        })
        .map(|(at, _)| at)
        .unwrap();
    let (inside, after) = (&rest[3..end], &rest[end + 1..]);
    let values: Vec<String> = match inside.split_once("->") {
        None => vec![example(inside.trim(), lang).to_owned()],
        Some((_, choices)) => variants(choices),
    };
    let whole = |value: String| alternatives(&format!("{before}{value}{after}"), lang);
    values.into_iter().flat_map(whole).collect()
}

/// The texts of a choice; one may hold another choice.
fn variants(choices: &str) -> Vec<String> {
    let (mut found, mut depth) = (Vec::<String>::new(), 0);
    for line in choices.lines() {
        let key = line.trim_start().trim_start_matches('*').starts_with('[');
        match (key && depth == 0).then(|| line.split_once(']')).flatten() {
            Some((_, text)) => found.push(text.trim().to_owned()),
            None => {
                if let Some(last) = found.last_mut() {
                    last.push_str(&format!("\n{line}"));
                }
            }
        }
        depth += line.matches('{').count();
        depth -= line.matches('}').count();
    }
    found
}

/// The pieces in backticks.
fn typed(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The texts in backticks in the sentences of this language.
fn in_sentences(lang: Lang) -> BTreeSet<String> {
    let stretches = sources(lang).flat_map(|source| source.split("\n\n"));
    let sentences = stretches
        .flat_map(messages)
        .flat_map(|message| alternatives(&message, lang));
    sentences
        .flat_map(|text| typed(&text).collect::<Vec<_>>())
        .collect()
}

/// The texts in backticks in the transcripts of this language.
fn in_transcripts(lang: Lang) -> BTreeSet<String> {
    let mut names = vec![format!("{}.txt", lang.tag())];
    if lang == Lang::En {
        names.extend(
            GAMES
                .iter()
                .map(|game| format!("games/{}.txt", game.info.id)),
        );
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let talks = names
        .iter()
        .map(|name| fs::read_to_string(folder.join(name)).unwrap());
    let mut found = BTreeSet::new();
    for talk in talks {
        let said = talk.lines().filter(|line| !line.starts_with("> "));
        found.extend(said.flat_map(|line| typed(line).collect::<Vec<_>>()));
    }
    found
}

/// The messages of a stretch of a Fluent file, each with the lines that belong to it.
fn messages(stretch: &str) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in stretch.lines().filter(|line| !line.starts_with('#')) {
        match messages.last_mut() {
            Some(last) if line.starts_with(' ') => last.push_str(&format!("\n{line}")),
            _ => messages.push(line.to_owned()),
        }
    }
    messages
}

/// Somebody with a game, a position in the editor, and friends of every name that examples use.
async fn house(lang: Lang) -> House {
    let house = House::new().await;
    house.manage(&format!("!lang {}", lang.tag())).await;
    house
        .play(&[
            "anna: !new scripta(pieces=2) @bob first dice=hand",
            "anna: !edit tablut",
        ])
        .await;
    house
}

#[tokio::test]
async fn every_command_the_bot_says_is_one_it_knows() {
    for lang in Lang::ALL {
        let mut house = house(lang).await;
        let promised = &in_sentences(lang) | &in_transcripts(lang);
        let promised: Vec<_> = promised
            .iter()
            .filter(|text| text.len() > 1 && text.starts_with('!'))
            .collect();
        assert!(promised.len() > 40, "{}: {promised:?}", lang.tag());
        for (n, text) in promised.into_iter().enumerate() {
            if n % 25 == 24 {
                house = self::house(lang).await;
            }
            // What help shows as a pattern is no command: `!board [#N]`.
            if text.contains(['[', '…'])
                || text
                    .split(' ')
                    .any(|word| word.len() > 2 && word.chars().all(char::is_uppercase))
            {
                continue;
            }
            // In one sentence this is a setting behind `me` or `settings`; see `help_on_every_command_shows_a_line_that_is_understood`.
            let pattern = format!("!{} {}", example("verb", lang), example("word", lang));
            if *text == pattern {
                continue;
            }
            let mut inbound = house.message("hall", "anna", text);
            let message = chat_message(&mut inbound);
            message.addressed = true;
            message.mentions = text
                .split('@')
                .skip(1)
                .filter_map(|name| name.split([' ', '\n']).next())
                .map(crate::house::person)
                .collect();
            let said = house.hear(inbound).await;
            let broken = said
                .refused()
                .into_iter()
                .find(|id| BROKEN.contains(&id.as_str()));
            assert_eq!(broken, None, "{} {text}: {said:?}", lang.tag());
            assert!(!said.replies.is_empty(), "{} {text}", lang.tag());
        }
    }
}

/// The lines that `help` shows as examples of this command.
async fn examples(house: &House, word: &str) -> Vec<String> {
    let help = house.say("anna", &format!("!help {word}")).await;
    let text = &help.reply().text;
    let line = text
        .lines()
        .find(|line| EXAMPLES.iter().any(|lead| line.starts_with(lead)));
    typed(line.unwrap_or_else(|| panic!("{word}: {text}"))).collect()
}

/// What the line of examples begins with.
const EXAMPLES: [&str; 4] = [
    "For example: ",
    "Například: ",
    "Per esempio: ",
    "Например: ",
];

#[tokio::test]
async fn help_on_every_command_shows_a_line_that_is_understood() {
    for lang in Lang::ALL {
        let house = house(lang).await;
        for spec in COMMANDS {
            for line in examples(&house, spec.word(lang)).await {
                let mut inbound = house.message("den", "zoe", &line);
                chat_message(&mut inbound).addressed = true;
                let said = house.hear(inbound).await;
                let refused = said.refused();
                let broken = refused
                    .iter()
                    .find(|id| BROKEN.contains(&id.as_str()) || id.ends_with("-how"));
                assert_eq!(broken, None, "{} {line}: {said:?}", lang.tag());
                assert!(!said.replies.is_empty(), "{} {line}", lang.tag());
            }
        }
    }
}

/// What stands in backticks without being a move or a command: signs, options, languages, patterns, what others are told to type.
const NO_MOVES: [&str; 13] = [
    "dice",
    "quit",
    "konec",
    "esci",
    "выход",
    "en",
    "cs",
    "it",
    "ru",
    "lusoria-record: 1",
    "N NE E SE S SW W NW",
    "<15>",
    "{13}",
];

fn is_no_move(text: &str) -> bool {
    let pattern =
        text.contains(['=', '(', '…', '[', '/', '.', '_', '@', '?']) || text.contains(": ");
    let ours = find(text).is_some()
        || catalog::find(text).is_some()
        || glossary::find(text).is_some()
        || is_computer_name(text)
        || text.trim_start_matches('#').parse::<u32>().is_ok();
    pattern || ours || text.chars().count() == 1 || NO_MOVES.contains(&text)
}

#[tokio::test]
async fn every_move_the_bot_says_is_one_of_some_game() {
    // At the start, after chance, and after the first move.
    let mut lines = Vec::new();
    for game in GAMES {
        for options in ["", "dice=hand", "swap=on", "zero=none"] {
            let Ok(mut line) = game.begin(options) else {
                continue;
            };
            lines.push(line.clone());
            for _ in 0..3 {
                let chance = line.chances().into_iter().map(|(ply, _)| ply);
                let Some(ply) = chance.chain(line.legal_moves()).next() else {
                    break;
                };
                line.play(&ply).unwrap();
                lines.push(line.clone());
            }
        }
    }
    let known = |text: &str| {
        lines.iter().any(|line| {
            let pits = || text.chars().all(|pit| line.parse(&pit.to_string()).is_ok());
            line.parse(text) != Err(NotationError::Foreign) || pits()
        })
    };
    let mut unknown = BTreeSet::new();
    for lang in Lang::ALL {
        let promised = in_sentences(lang);
        let moves = promised
            .iter()
            .filter(|text| !text.starts_with('!') && !is_no_move(text));
        for text in moves {
            let (_, text) = text
                .strip_prefix('#')
                .and_then(|t| t.split_once(' '))
                .unwrap_or(("", text));
            if !known(text) {
                unknown.insert(format!("{}: {text}", lang.tag()));
            }
        }
    }
    assert_eq!(unknown, BTreeSet::new());
}
