//! The slash commands, made from the table of commands: names and descriptions in every language, and options with their types. They
//! are registered when they differ from those that Discord knows. In `src/locales/`, the description of a command is the sentence
//! `help-<id>`, and that of an option `option-<name>` or else `arg-<name>`.
//!
//! Source: Discord's documentation, "Application Commands".

use super::components::shortened;
use crate::command::command_id::{ABOUT_TOURNAMENTS, EXPORT, TOURNAMENT};
use crate::command::{
    Argument, ArgumentKind, COMMANDS, CommandSpec, PLAY, Presence, argument_words,
};
use crate::locales::{Lang, Values, has_sentence, sentence};
use serde_json::{Map, Value, json};

/// The option for a computer player, beside the option for a person.
pub(super) const COMPUTER: &str = "computer";
/// The option that chooses a tool of the position editor.
pub(super) const TOOL: &str = "tool";
/// With this command people see the board from their own side. It is in the menu that Discord shows for a message.
pub(super) const MY_SIDE: &str = "control-my-side";
/// With this command people get the board in words and learn what they can do. It is in the menu that Discord shows for a message.
pub(super) const EXPLAIN: &str = "control-explain";

/// The type of a command that is typed with a slash. This number and those below are Discord's.
const SLASH: u8 = 1;
/// The type of a command in the menu of a message.
const IN_MENU_OF_MESSAGE: u8 = 3;
/// The type of an option whose value is text. The types of options are numbered apart from those of commands.
const TEXT: u8 = 3;
const INTEGER: u8 = 4;
const USER: u8 = 6;

/// The most characters that Discord takes in a name.
const LONGEST_NAME: usize = 32;
/// The most characters that Discord takes in a description.
const LONGEST_DESCRIPTION: usize = 100;

/// Discord's names for our languages. Readers of all other languages get the plain fields, which are in English.
const LOCALES: [(&str, Lang); 5] = [
    ("en-US", Lang::En),
    ("en-GB", Lang::En),
    ("cs", Lang::Cs),
    ("it", Lang::It),
    ("ru", Lang::Ru),
];

/// All commands that can be given with a slash: the one for moves, and the whole table of commands.
pub(super) fn all_specs() -> impl Iterator<Item = &'static CommandSpec> {
    [&PLAY].into_iter().chain(COMMANDS)
}

/// All commands as they are registered.
pub(super) fn registration() -> Value {
    let slash = all_specs().map(slash_command);
    slash.chain([MY_SIDE, EXPLAIN].map(menu_command)).collect()
}

fn slash_command(spec: &CommandSpec) -> Value {
    let name = |lang: Lang| command_name(spec, lang);
    let about = |lang| host_sentence(lang, &spec.about());
    let mut command = json!({
        "type": SLASH,
        "name": name(Lang::En),
        "description": description(&about(Lang::En)),
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    });
    localize(&mut command, "name_localizations", |lang| Some(name(lang)));
    localize(&mut command, "description_localizations", |lang| {
        Some(description(&about(lang)))
    });
    let options = options(spec);
    if !options.is_empty() {
        command["options"] = Value::Array(options);
    }
    command
}

/// A command in the menu of a message. Its name is the sentence with this id.
fn menu_command(id: &str) -> Value {
    let name = |lang| host_sentence(lang, id);
    let mut command = json!({
        "type": IN_MENU_OF_MESSAGE, "name": name(Lang::En), "integration_types": [0, 1], "contexts": [0, 1, 2],
    });
    localize(&mut command, "name_localizations", |lang| Some(name(lang)));
    command
}

/// The name of a command. Two words become one, because a name has no blanks.
pub(super) fn command_name(spec: &CommandSpec, lang: Lang) -> String {
    spec.word(lang).replace(' ', "-").to_lowercase()
}

fn options(spec: &CommandSpec) -> Vec<Value> {
    let tool = (!spec.tools.is_empty()).then(|| {
        let mut tool = option(TEXT, TOOL, None);
        tool["autocomplete"] = json!(true);
        tool
    });
    let options = spec.arguments.iter();
    // A text of several lines cannot be an option: such a command opens a form.
    let options = options.filter(|argument| argument.kind != ArgumentKind::Lines);
    let mut options: Vec<_> = tool
        .into_iter()
        .chain(options.flat_map(|argument| options_of(spec, argument)))
        .collect();
    // Discord wants the required options first.
    options.sort_by_key(|option| option["required"] != json!(true));
    options
}

/// The options for one argument. For a person, Discord offers a list of people. An opponent may also be a computer player, so there is a
/// second option with the computer players.
fn options_of(spec: &CommandSpec, argument: &Argument) -> Vec<Value> {
    let mut main = main_option(argument);
    if let Some(id) = own_description(spec, argument) {
        describe(&mut main, |lang| host_sentence(lang, id));
    }
    if let Presence::Required(_) = argument.presence {
        main["required"] = json!(true);
    }
    if argument.kind != ArgumentKind::Person || !is_opponent(spec, argument) {
        return vec![main];
    }
    let mut computer = option(TEXT, COMPUTER, None);
    computer["choices"] = computers();
    vec![main, computer]
}

/// Whether the person of this argument is somebody to play with.
fn is_opponent(spec: &CommandSpec, argument: &Argument) -> bool {
    matches!(argument.presence, Presence::Usual) && spec.id != TOURNAMENT
}

/// The id of a special sentence about this option. `None` if the general sentence about options of this name fits.
fn own_description(spec: &CommandSpec, argument: &Argument) -> Option<&'static str> {
    match (spec.id, argument.name) {
        _ if argument.kind == ArgumentKind::Person && !is_opponent(spec, argument) => {
            Some("option-person")
        }
        (command, "number") if ABOUT_TOURNAMENTS.contains(&command) => Some("option-number-there"),
        (EXPORT, "me") => Some("option-all-mine"),
        _ if argument.kind == ArgumentKind::Game => Some("option-game-alone"),
        _ => None,
    }
}

/// The option for an argument, with its type.
fn main_option(argument: &Argument) -> Value {
    let name = argument.name;
    match argument.kind {
        ArgumentKind::Person => option(USER, name, Some(argument.kind)),
        ArgumentKind::Session => {
            let mut option = option(INTEGER, name, Some(argument.kind));
            option["autocomplete"] = json!(true);
            option["min_value"] = json!(1);
            option
        }
        ArgumentKind::Number(most) => {
            let mut option = option(INTEGER, name, Some(argument.kind));
            option["min_value"] = json!(0);
            if let Some(most) = most {
                option["max_value"] = json!(most);
            }
            option
        }
        kind => {
            let mut option = option(TEXT, name, Some(kind));
            if let ArgumentKind::Keyword(_) = kind {
                option["choices"] = choices(kind);
            } else if is_completed(kind) {
                option["autocomplete"] = json!(true);
            }
            option
        }
    }
}

/// For an option whose value is text: whether proposals are listed while somebody types.
pub(super) fn is_completed(kind: ArgumentKind) -> bool {
    !matches!(kind, ArgumentKind::Words | ArgumentKind::Lines)
}

fn option(kind: u8, name: &str, of: Option<ArgumentKind>) -> Value {
    let mut option = json!({"type": kind, "name": name});
    localize(&mut option, "name_localizations", |lang| {
        localized_option_name(lang, name)
    });
    describe(&mut option, |lang| option_about(lang, name, of));
    option
}

/// Gives an option this description.
fn describe(option: &mut Value, about: impl Fn(Lang) -> String) {
    let about = |lang| description(&about(lang));
    option["description"] = json!(about(Lang::En));
    localize(option, "description_localizations", |lang| {
        Some(about(lang))
    });
}

/// The description of an option. It is the first of these that exists: a sentence about the option, the words that can be chosen, the
/// name of the option.
fn option_about(lang: Lang, name: &str, of: Option<ArgumentKind>) -> String {
    let ids = [format!("option-{name}"), format!("arg-{name}")];
    let known = ids.iter().find(|id| has_sentence(lang, id));
    let words = of.map_or_else(Vec::new, |kind| argument_words(kind, lang));
    match known {
        Some(id) => host_sentence(lang, id),
        None if words.is_empty() => name.to_owned(),
        None => words.join(", "),
    }
}

/// The name of an option in a language: the sentence `option-name-<name>`. If this sentence is missing, a language other than English
/// takes `arg-<name>`, the word that the command `help` shows. `None` if no name is found, or if Discord would not accept it. Discord
/// then shows `name` itself.
fn localized_option_name(lang: Lang, name: &str) -> Option<String> {
    let own = format!("option-name-{name}");
    let id = match has_sentence(lang, &own) {
        true => own,
        false if lang == Lang::En => return None,
        false => format!("arg-{name}"),
    };
    if !has_sentence(lang, &id) {
        return None;
    }
    let word = host_sentence(lang, &id).to_lowercase();
    let is_name = (1..=LONGEST_NAME).contains(&word.chars().count())
        && word.chars().all(|c| c.is_alphabetic() || c == '-');
    is_name.then_some(word)
}

/// The values that can be chosen for an option of this kind, each with its word in every language. Discord always sends us the English
/// word.
fn choices(kind: ArgumentKind) -> Value {
    let words = |lang| argument_words(kind, lang);
    let english = words(Lang::En);
    let choices = english.iter().enumerate().map(|(n, word)| {
        let mut choice = json!({"name": word, "value": word});
        localize(&mut choice, "name_localizations", |lang| {
            words(lang).get(n).cloned()
        });
        choice
    });
    choices.collect()
}

/// The choices for the option [`COMPUTER`]. Each level is a choice. The last choice (`@me`) means that the person plays both sides.
fn computers() -> Value {
    let levels = ["easy", "hard", "ruthless"].map(|level| (format!("@lusoria:{level}"), level));
    let mut choices: Vec<_> = levels
        .iter()
        .map(|(value, level)| named_choice(value, &format!("arg-{level}")))
        .collect();
    choices.push(named_choice("@me", "option-both-sides"));
    Value::Array(choices)
}

fn named_choice(value: &str, id: &str) -> Value {
    let mut choice = json!({"name": host_sentence(Lang::En, id), "value": value});
    localize(&mut choice, "name_localizations", |lang| {
        Some(host_sentence(lang, id))
    });
    choice
}

/// Adds the words of all languages to a field.
fn localize(target: &mut Value, field: &str, word: impl Fn(Lang) -> Option<String>) {
    let words = LOCALES
        .iter()
        .filter_map(|(locale, lang)| Some(((*locale).to_owned(), Value::String(word(*lang)?))));
    let words: Map<_, _> = words.collect();
    if !words.is_empty() {
        target[field] = Value::Object(words);
    }
}

/// Makes a description from a text. It begins with a capital letter and has at most a hundred characters.
fn description(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    let text: String = first.into_iter().flatten().chain(letters).collect();
    if text.chars().count() <= LONGEST_DESCRIPTION {
        return text;
    }
    // The first clause says the most important thing, so a text that is too long is shortened to it.
    let fits = |clause: &&str| clause.chars().count() <= LONGEST_DESCRIPTION;
    let clause = [';', ',', ':'].iter().find_map(|end| {
        let ends = text.match_indices(*end).map(|(at, _)| &text[..at]);
        ends.rev().find(fits)
    });
    clause.map_or_else(|| shortened(&text, LONGEST_DESCRIPTION), str::to_owned)
}

/// A sentence of the host, with `/` as the prefix. The sentence must have no other placeholder. The marks around text to type are left
/// out, because Discord would show them.
pub(super) fn host_sentence(lang: Lang, id: &str) -> String {
    sentence(lang, id, &Values::new().text("prefix", "/")).replace('`', "")
}

/// Whether the commands registered at Discord are the same as ours. Discord adds fields of its own, and leaves out fields with their
/// usual values.
pub(super) fn is_registered(ours: &Value, theirs: &[Value]) -> bool {
    let ours = ours.as_array().map_or(&[][..], Vec::as_slice);
    ours.len() == theirs.len()
        && ours.iter().all(|command| {
            let same = |known: &&Value| {
                known["name"] == command["name"] && known["type"] == command["type"]
            };
            theirs
                .iter()
                .find(same)
                .is_some_and(|known| says(known, command))
        })
}

/// Whether `theirs` has everything that `ours` says.
fn says(theirs: &Value, ours: &Value) -> bool {
    match (ours, theirs) {
        (Value::Object(ours), Value::Object(theirs)) => ours
            .iter()
            .all(|(field, value)| theirs.get(field).is_some_and(|known| says(known, value))),
        (Value::Array(ours), Value::Array(theirs)) => {
            ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(a, b)| says(b, a))
        }
        _ => ours == theirs,
    }
}

#[cfg(test)]
#[path = "slash_commands_tests.rs"]
mod tests;
