//! Turns a slash command into the line that a person would type for it. So slash commands are parsed, looked up and refused just like
//! typed ones.

use super::interaction_json::{GivenCommand, ReceivedInteraction, chosen_person};
use super::read_json::Person;
use super::slash_commands::{
    COMPUTER, EXPLAIN, MY_SIDE, TOOL, all_specs, command_name, host_sentence,
};
use crate::command::command_id::BOARD;
use crate::command::{ArgumentKind, BOT_MENTION, COMMANDS, CommandSpec, PLAY};
use crate::locales::Lang;
use serenity::model::id::UserId;
use std::fmt::Write as _;

/// The row of the command table for the command that somebody gave on Discord. For a command from the menu of a message, it is the row of
/// `board`.
pub(super) fn spec_of(given: &GivenCommand) -> Option<&'static CommandSpec> {
    let in_menu = [MY_SIDE, EXPLAIN].map(|id| host_sentence(Lang::En, id));
    if in_menu.contains(&given.name) {
        return COMMANDS.iter().find(|spec| spec.id == BOARD);
    }
    all_specs().find(|spec| command_name(spec, Lang::En) == given.name)
}

/// The lines that the menu command [`EXPLAIN`] stands for: the board in words, and what can be played.
const EXPLAINING: &str = "/board prose\n/moves";

/// The line, or the lines, that this command stands for. `bot` is the bot's own user.
pub(super) fn line(
    spec: &CommandSpec,
    given: &GivenCommand,
    interaction: &ReceivedInteraction,
    bot: Option<UserId>,
) -> String {
    if given.name == host_sentence(Lang::En, EXPLAIN) {
        return EXPLAINING.to_owned();
    }
    let mut words = String::new();
    if let Some(tool) = value(given, TOOL) {
        push(&mut words, tool);
    }
    for argument in spec.arguments {
        match (value(given, argument.name), argument.kind) {
            (None, _) => {}
            (Some(_), ArgumentKind::Session) if spec.id == PLAY.id => {}
            (Some(text), ArgumentKind::Session) => push(&mut words, &format!("#{text}")),
            (Some(text), ArgumentKind::Person) => {
                push(&mut words, &person(text, given, interaction, bot));
            }
            (Some(text), _) => push(&mut words, text),
        }
        if argument.kind == ArgumentKind::Person
            && let Some(computer) = value(given, COMPUTER)
        {
            push(&mut words, computer);
        }
    }
    if spec.id != PLAY.id {
        return format!("/{} {words}", spec.words[0][0]);
    }
    // A move is typed without a command; the number of the session stands before it.
    let mut arguments = spec.arguments.iter();
    let named = arguments.find(|argument| argument.kind == ArgumentKind::Session);
    match named.and_then(|argument| value(given, argument.name)) {
        Some(number) if !words.starts_with('#') => format!("#{number} {words}"),
        _ => words,
    }
}

/// How a person is written in a line. In a direct chat, only the bot and the author can be mentioned. Any other person is written there
/// by name instead of by id. The service then answers that it cannot find this person there.
fn person(
    chosen: &str,
    given: &GivenCommand,
    interaction: &ReceivedInteraction,
    bot: Option<UserId>,
) -> String {
    if bot.is_some_and(|bot| bot.to_string() == chosen) {
        return BOT_MENTION.to_owned();
    }
    if interaction.person.id.to_string() == chosen {
        return "@me".to_owned();
    }
    let known = chosen_person(&given.people, chosen);
    match known.filter(|_| !can_call(interaction)) {
        Some(Person { name, .. }) => {
            format!("@{}", name.split_whitespace().next().unwrap_or(chosen))
        }
        None => format!("@{chosen}"),
    }
}

/// Whether other people can read here: on a server, or in a chat between people to which the bot itself does not belong.
pub(super) fn can_call(interaction: &ReceivedInteraction) -> bool {
    interaction.guild.is_some() || interaction.is_only_path
}

fn value<'a>(given: &'a GivenCommand, name: &str) -> Option<&'a str> {
    let option = given.options.iter().find(|option| option.name == name)?;
    Some(option.value.as_str())
}

/// Appends words, on the same line.
fn push(line: &mut String, words: &str) {
    let words = words.split_whitespace();
    for word in words {
        let gap = if line.is_empty() { "" } else { " " };
        let _ = write!(line, "{gap}{word}");
    }
}
