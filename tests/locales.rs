//! The Fluent files as a whole: all languages have the same messages, none is missing or unused, and the bot understands every
//! command that they show. Whether the messages fit the facts of a game is tested with the game's rules.

#[path = "locales/files.rs"]
mod files;
#[path = "locales/source.rs"]
mod source;
#[path = "locales/typed_words.rs"]
mod typed_words;

use files::{Message, PREFIX, messages};
use lusoria::command::command_id::JOIN;
use lusoria::command::{
    Addressing, ArgumentKind, COMMANDS, Command, HelpSection, MessageLine, PERSONAL_SETTINGS, PLAY,
    ROOM_SETTINGS, TOOLS, find, read_message,
};
use lusoria::locales::{Lang, has_sentence, sources};
use lusoria::session::{BoardForm, SeatChoice};
use lusoria_games::catalog::{self, GAMES};
use std::collections::BTreeSet;
use typed_words::{has_words_in_every_language, in_english};

const OTHERS: [Lang; 3] = [Lang::Cs, Lang::It, Lang::Ru];

/// Messages that say the same in every language: names and bare patterns.
const ALIKE: &[&str] = &[
    "told",
    "history-line",
    "arg-number",
    "option-name-computer",
    "control-no",
    "xii_scripta-name",
    "tchuka_ruma-name",
    "murus_gallicus-name",
    "ohojitxi-name",
    "afrika-name",
    "gabata-name",
    "selus-name",
    "tablut-name",
    "afrika-option-komi",
    // Signs of units are the same in most languages.
    "span-days",
    "span-hours",
    "span-minutes",
    "span-seconds",
    "clock-head",
    "clock-waits",
    // The names of the other languages.
    "help-languages",
    "room-lang",
];

fn is_game(id: &str) -> bool {
    GAMES
        .iter()
        .any(|game| id.starts_with(&format!("{}-", game.info.id)))
}

fn understood(text: &str) -> Option<Command> {
    let how = Addressing {
        prefix: PREFIX,
        addressed: false,
    };
    match read_message(text, how).into_iter().next() {
        Some(MessageLine::Command(command)) => Some(command),
        _ => None,
    }
}

#[test]
fn every_language_has_the_same_messages() {
    let english: Vec<_> = messages(Lang::En).into_keys().collect();
    assert!(english.len() > 120, "{} messages", english.len());
    for lang in OTHERS {
        let ids: Vec<_> = messages(lang).into_keys().collect();
        assert_eq!(ids, english, "{}", lang.tag());
    }
}

#[test]
fn translations_use_only_values_that_english_has() {
    let english = messages(Lang::En);
    for lang in OTHERS {
        for (id, message) in messages(lang) {
            let unknown: Vec<_> = message
                .variables
                .difference(&english[&id].variables)
                .collect();
            assert!(unknown.is_empty(), "{} {id}: {unknown:?}", lang.tag());
        }
    }
}

/// Sentences of facts cannot name a command, because `Scene::fact_sentence` gives them no prefix.
#[test]
fn of_a_games_sentences_only_what_it_is_and_its_legend_name_a_command() {
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            let is_of_a_game = GAMES
                .iter()
                .any(|game| id.starts_with(&format!("{}-", game.info.id)));
            let may_name_one = id.ends_with("-about") || id.ends_with("-legend");
            let names_one = message.variables.contains("prefix");
            assert!(!is_of_a_game || may_name_one || !names_one, "{id}");
        }
    }
}

#[test]
fn the_host_says_every_message_it_has_and_has_every_message_it_says() {
    let mut said = source::sentences();
    said.extend(
        source::refusals()
            .into_iter()
            .map(|id| format!("refused-{id}")),
    );
    said.extend(source::news().into_iter().map(|id| format!("news-{id}")));
    said.extend(source::told().into_iter().map(|id| format!("told-{id}")));
    let settings = [("me", PERSONAL_SETTINGS), ("room", ROOM_SETTINGS)];
    for (owner, settings) in settings {
        said.extend(settings.iter().map(|one| format!("{owner}-{}", one.id)));
    }
    said.extend(HelpSection::ALL.map(|section| section.heading().to_owned()));
    for spec in COMMANDS.iter().chain(TOOLS) {
        said.insert(spec.about());
        spec.usage(|name| {
            said.insert(format!("arg-{name}"));
            String::new()
        });
    }
    said.insert(PLAY.about());
    for spec in COMMANDS.iter().chain([&PLAY]) {
        let options = spec.arguments.iter();
        let options = options.filter(|argument| argument.kind != ArgumentKind::Lines);
        // An argument without such a sentence is shown by its own name.
        let ids = |name| ["option", "option-name"].map(|kind| format!("{kind}-{name}"));
        let ids = options.flat_map(|argument| ids(argument.name));
        said.extend(ids.filter(|id| has_sentence(Lang::En, id)));
    }
    // Options of slash commands that are no arguments of the table, and a command in the menu of a message on Discord.
    let own = "computer tool both-sides person number-there all-mine game-alone".split(' ');
    said.extend(own.map(|name| format!("option-{name}")));
    said.extend(["computer", "tool", "move"].map(|name| format!("option-name-{name}")));
    said.insert("control-explain".to_owned());
    let has = messages(Lang::En).into_keys().filter(|id| !is_game(id));
    assert_eq!(said, has.collect::<BTreeSet<String>>());
}

#[test]
fn every_game_has_a_name_and_says_what_it_is() {
    for game in GAMES {
        for lang in Lang::ALL {
            let messages = messages(lang);
            for part in ["name", "about"] {
                let id = format!("{}-{part}", game.info.id);
                assert!(messages.contains_key(&id), "{} {id}", lang.tag());
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Lang::En);
    let pieces: BTreeSet<&String> = english.values().flat_map(|m| &m.phrases).collect();
    for lang in OTHERS {
        for (id, message) in messages(lang) {
            if ALIKE.contains(&id.as_str()) {
                continue;
            }
            assert_ne!(message.shown, english[&id].shown, "{} {id}", lang.tag());
            let left: Vec<_> = message
                .phrases
                .iter()
                .filter(|p| pieces.contains(p))
                .collect();
            assert!(left.is_empty(), "{} {id}: {left:?}", lang.tag());
        }
    }
}

#[test]
fn what_is_typed_without_prefix_is_the_same_in_every_language() {
    let typed = |id: &str, message: &Message, lang: Lang| -> BTreeSet<String> {
        let plain = message
            .typed()
            .filter(|text| !text.starts_with(PREFIX) && !has_words_in_every_language(text));
        plain.map(|text| in_english(text, lang, id)).collect()
    };
    let english = messages(Lang::En);
    for lang in OTHERS {
        for (id, message) in messages(lang) {
            // The greeting shows a whole line (“alice: !games”), and its command has another word in each language.
            if id != "console-greeting" {
                let said = typed(&id, &message, lang);
                assert_eq!(
                    said,
                    typed(&id, &english[&id], Lang::En),
                    "{} {id}",
                    lang.tag()
                );
            }
        }
    }
}

#[test]
fn every_command_in_a_sentence_is_understood_and_is_the_word_of_its_help() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (id, message) in messages(lang) {
            let commands = message.typed().filter(|text| *text != PREFIX);
            for text in commands.filter(|text| text.starts_with(PREFIX)) {
                seen.insert(text.to_owned());
                check_command(text, lang)
                    .unwrap_or_else(|why| panic!("{} {id}: {text}: {why}", lang.tag()));
            }
        }
        assert!(seen.len() > 15, "{} commands in {}", seen.len(), lang.tag());
    }
}

#[test]
fn every_command_in_the_rules_is_understood_and_is_the_word_of_its_help() {
    for game in GAMES {
        for texts in game.texts {
            let lang: Lang = texts.lang.parse().expect("a language of the house");
            let prose: String = texts.rules.split("```").step_by(2).collect();
            let typed = prose.split('`').skip(1).step_by(2);
            for text in typed.filter(|text| text.len() > 1 && text.starts_with(PREFIX)) {
                check_command(text, lang)
                    .unwrap_or_else(|why| panic!("{} {}: {text}: {why}", texts.lang, game.info.id));
            }
        }
    }
}

fn check_command(text: &str, lang: Lang) -> Result<(), &'static str> {
    let word = text[PREFIX.len()..].split(' ').next().unwrap_or_default();
    let spec = find(word).ok_or("no command")?;
    // Other languages are offered in their own words. `JOIN` has one word for sitting down at a board and another for tournaments.
    let own = match spec.id {
        "lang" => Lang::ALL.iter().any(|other| spec.word(*other) == word),
        JOIN => spec.words[lang as usize].contains(&word),
        _ => spec.word(lang) == word,
    };
    if !own {
        return Err("help shows another word");
    }
    let game = match understood(text) {
        // A sentence may name a command without its arguments.
        None if text.contains(' ') => return Err("the words after it are not understood"),
        Some(Command::Play(..)) => return Err("taken for a move"),
        // Without a game, the command begins the last game again.
        Some(Command::New(new)) if new.game.is_empty() => None,
        Some(Command::New(new)) => Some(new.game),
        Some(Command::Rules(game, ..)) => game,
        _ => None,
    };
    match game {
        Some(game) if catalog::find(&game).is_none() => Err("no such game"),
        _ => Ok(()),
    }
}

#[test]
fn the_words_that_help_offers_after_a_command_are_understood() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        let arg = |name: &str| messages[&format!("arg-{name}")].shown.clone();
        let says = |text: String| understood(&text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(
            says(format!("!board {}", arg("prose"))),
            Command::Board(None, Some(BoardForm::Prose))
        );
        assert_eq!(
            says(format!("!board {}", arg("picture"))),
            Command::Board(None, Some(BoardForm::Picture))
        );
        assert_eq!(
            says(format!("!board {}", arg("text"))),
            Command::Board(None, Some(BoardForm::Text))
        );
        assert_eq!(
            says(format!("!rules {}", arg("full"))),
            Command::Rules(None, None, true)
        );
        for (name, seat) in [
            ("first", SeatChoice::First),
            ("second", SeatChoice::Second),
            ("random", SeatChoice::Random),
        ] {
            match says(format!("!new quick @bob {}", arg(name))) {
                Command::New(new) => assert_eq!((new.game.as_str(), new.seat), ("quick", seat)),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn the_first_word_of_a_language_is_the_command_and_can_be_typed_without_accents() {
    for spec in COMMANDS {
        for lang in Lang::ALL {
            let word = spec.word(lang);
            for typed in [
                word.to_owned(),
                word.to_uppercase(),
                lusoria_games::kit::fold(word),
            ] {
                assert_eq!(find(&typed).map(|found| found.id), Some(spec.id), "{typed}");
            }
        }
    }
}

/// A fact or a law is a sentence of its own: after a colon it would begin with a capital.
#[test]
fn no_whole_sentence_stands_after_a_colon() {
    for lang in Lang::ALL {
        for (id, text) in texts(lang) {
            assert!(!text.contains(": { $law }"), "{} {id}", lang.tag());
        }
    }
}

#[test]
fn in_english_people_have_a_genitive_and_no_of() {
    for (id, text) in texts(Lang::En) {
        for name in [
            "seat", "player", "victim", "owner", "name", "first", "second",
        ] {
            let calque = format!("of {{ ${name} }}");
            let genitive = text.replace(&format!("{calque}’s"), "");
            assert!(!genitive.contains(&calque), "{id}: {text}");
        }
    }
}

#[test]
fn one_thing_has_one_word() {
    let unwanted = [
        (Lang::En, " tie"),
        (Lang::En, "throws"),
        (Lang::En, "is passed"),
        (Lang::It, " intere"),
        (Lang::It, "la mossa { $entry }"),
        (Lang::Ru, "сторона света"),
    ];
    for (lang, word) in unwanted {
        for (id, text) in texts(lang).filter(|(id, _)| !id.starts_with("verif")) {
            assert!(!text.contains(word), "{} {id}: {text}", lang.tag());
        }
    }
}

/// Every option that a game string can name has words in the title.
#[test]
fn every_option_has_a_name_in_every_language() {
    for game in GAMES {
        let rules = game.texts[0].rules;
        let options = rules
            .lines()
            .filter(|line| line.starts_with('`'))
            .filter_map(|line| line[1..].split('`').next()?.split_once('='));
        for (key, _) in
            options.filter(|(key, _)| key.chars().all(|c| c == '_' || c.is_ascii_lowercase()))
        {
            let id = format!("{}-option-{key}", game.info.id);
            for lang in Lang::ALL {
                assert!(messages(lang).contains_key(&id), "{} {id}", lang.tag());
            }
        }
    }
}

/// The messages of a language as they are written, selectors and all.
fn texts(lang: Lang) -> impl Iterator<Item = (String, String)> {
    sources(lang).flat_map(|source| {
        let parts = source.split("\n\n").flat_map(|part| part.split('\n'));
        let mut found: Vec<(String, String)> = Vec::new();
        for line in parts {
            match line
                .split_once(" = ")
                .or_else(|| Some((line.strip_suffix(" =")?, "")))
            {
                Some((id, text)) if !line.starts_with([' ', '#']) => {
                    found.push((id.to_owned(), text.to_owned()));
                }
                _ if line.starts_with(' ') => {
                    if let Some((_, text)) = found.last_mut() {
                        text.push_str(line);
                    }
                }
                _ => {}
            }
        }
        found
    })
}
