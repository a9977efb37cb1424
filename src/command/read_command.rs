//! Reads the words after a command as its arguments, and builds the command.
//!
//! The words may be in any order. Arguments with a form of their own (`#12`, `@anna`) are taken first. The words that are left are a name
//! or free text.

use super::argument::{Argument, ArgumentKind, Presence};
use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::clean_text::without_fence;
use super::command_id::LUCK;
use super::command_spec::CommandSpec;
use super::find_command::find_tool;
use super::keyword::Keyword;
use super::left_over::refuse_left_over;
use super::remaining_words::RemainingWords;
use crate::session::SessionId;
use lusoria_games::kit::alphabets::mixed_words_in_one;
use lusoria_games::rules::Fact;
use std::borrow::Cow;

/// Reads the words after a command, or after a tool of the command, such as `set` in `edit set`.
///
/// # Errors
/// The refusal that says what is wrong with the words.
pub(super) fn read_command(spec: &CommandSpec, text: &str) -> Result<Command, Fact> {
    let (spec, text) = tool_and_rest(spec, text).unwrap_or((spec, text));
    // The word that `luck` adds to the seed is taken exactly as it was typed.
    let text = match spec.id {
        LUCK => Cow::Borrowed(text),
        _ => mixed_words_in_one(text),
    };
    let mut words = RemainingWords::new(&text);
    let has = |kind| spec.arguments.iter().any(|one| one.kind == kind);
    let (is_surely_time, may_be_time) = (has(ArgumentKind::Duration), has(ArgumentKind::Time));
    if is_surely_time || may_be_time {
        words.join_times(is_surely_time);
    }
    let mut values = ArgumentValues::default();
    let (any_words, of_some_form): (Vec<&Argument>, Vec<&Argument>) = spec
        .arguments
        .iter()
        .partition(|argument| argument.kind.takes_any_words());
    for argument in of_some_form {
        if argument.kind == ArgumentKind::Session {
            values.session = take_session(spec, &mut words)?;
        } else if !take_by_form(argument, &mut words, &mut values) {
            require(spec, argument)?;
        }
    }
    take_any_words(spec, &any_words, &mut words, &mut values)?;
    values.left_over = words.take_text();
    let unread = values.left_over.clone().filter(|_| !spec.reads_left_over());
    let built = (spec.build)(values)?;
    refuse_left_over(unread.as_deref(), spec.id)?;
    Ok(built)
}

/// Takes out the number of a session. The `#` may be missing if no other argument could take the number.
///
/// # Errors
/// The refusal [`no_such_session`] in two cases:
///
/// - The number has too many digits.
/// - What follows the `#` is no number (`#x`), and no argument of the command accepts every word.
///
/// If the mistyped number were ignored, the command might be carried out for another session.
fn take_session(spec: &CommandSpec, words: &mut RemainingWords) -> Result<Option<SessionId>, Fact> {
    let kinds = || spec.arguments.iter().map(|argument| argument.kind);
    if kinds().any(ArgumentKind::takes_any_words) {
        let impossible = words.impossible_session().map(no_such_session);
        return impossible.map_or_else(|| Ok(words.take_session()), Err);
    }
    let bare = !kinds().any(|kind| matches!(kind, ArgumentKind::Number(_)));
    let long = words.impossible_session();
    if let Some(typed) = long.or_else(|| words.mistyped_session(bare)) {
        return Err(no_such_session(typed));
    }
    let named = words.take_session();
    Ok(match named {
        None if bare => words.take_bare_session(),
        named => named,
    })
}

/// The refusal of a text that was typed as the number of a session but cannot be one.
#[must_use]
pub fn no_such_session(number: &str) -> Fact {
    Fact::new("no-such-session").with("session", number.to_owned())
}

/// Reads a command with the lines below it. `None` if the command takes no lines or cannot be built.
pub(super) fn read_command_with_lines(spec: &CommandSpec, text: &str) -> Option<Command> {
    let (spec, text) = tool_and_rest(spec, text).unwrap_or((spec, text));
    let text = spec.takes_lines().then(|| without_fence(text)).flatten();
    let values = ArgumentValues {
        text: Some(text?),
        ..ArgumentValues::default()
    };
    (spec.build)(values).ok()
}

/// The tool at the beginning of the text, and the rest of the text. In `edit set`, the tool is `set`.
fn tool_and_rest<'a>(spec: &CommandSpec, text: &'a str) -> Option<(&'static CommandSpec, &'a str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    Some((find_tool(spec.tools, &text[..end])?, &text[end..]))
}

/// Takes out the words of an argument that is known by its form, such as `@anna` or `3d`. Returns whether the argument has got a value.
fn take_by_form(
    argument: &Argument,
    words: &mut RemainingWords,
    values: &mut ArgumentValues,
) -> bool {
    match argument.kind {
        ArgumentKind::Person => {
            words.take_between_people();
            values.computers = words.take_computers();
            values.both_sides = words.take_keyword(&[Keyword::BothSides]).is_some();
            values.people = words.take_people();
            !values.people.is_empty() || !values.computers.is_empty() || values.both_sides
        }
        ArgumentKind::Number(most) => {
            let number = words.take_number();
            values.number = number.filter(|number| most.is_none_or(|most| *number <= most));
            values.number.is_some()
        }
        ArgumentKind::Time => {
            values.time = words.take_times();
            !values.time.is_empty()
        }
        ArgumentKind::Duration => {
            values.seconds = words.take_duration();
            values.seconds.is_some()
        }
        ArgumentKind::Keyword(keywords) => take_keyword(keywords, words, values),
        _ => false,
    }
}

/// Takes out a word for one of these keywords. Returns whether there was one.
fn take_keyword(
    keywords: &[Keyword],
    words: &mut RemainingWords,
    values: &mut ArgumentValues,
) -> bool {
    let keyword = words.take_keyword(keywords);
    values.keywords.extend(keyword);
    keyword.is_some()
}

/// Takes all remaining words as the values of `arguments`. These are the arguments of the command that accept any words.
fn take_any_words(
    spec: &CommandSpec,
    arguments: &[&Argument],
    words: &mut RemainingWords,
    values: &mut ArgumentValues,
) -> Result<(), Fact> {
    if arguments.is_empty() {
        return Ok(());
    }
    let has_options = |argument: &&Argument| argument.kind == ArgumentKind::GameWithOptions;
    if arguments.iter().any(has_options) {
        values.options = words.take_options().join(",");
        if let Some(option) = option_with_two_values(&values.options) {
            return Err(Fact::new("option-twice").with("option", option.to_owned()));
        }
    }
    values.text = words.take_text();
    let text = values.text.as_deref().unwrap_or_default();
    values.words = text
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    // Only a list has several values. Otherwise the whole text is one value, which the code of the command divides into words if it needs
    // to.
    let is_list = arguments.iter().any(|argument| argument.repeatable);
    for (n, argument) in arguments.iter().enumerate() {
        let is_there = if is_list {
            n < values.words.len()
        } else {
            values.text.is_some()
        };
        if !is_there {
            require(spec, argument)?;
        }
    }
    Ok(())
}

/// The first option that is typed with two different values: `pieces=5,pieces=6`. Points of a position (`4=1`) are not options.
fn option_with_two_values(options: &str) -> Option<&str> {
    let mut typed: Vec<(&str, &str)> = Vec::new();
    for (key, value) in options
        .split(',')
        .filter_map(|option| option.split_once('='))
    {
        let is_option = key.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_option
            && typed
                .iter()
                .any(|(known, other)| *known == key && *other != value)
        {
            return Some(key);
        }
        typed.push((key, value));
    }
    None
}

/// Called for an argument without a value. If the argument is required, the command is refused.
fn require(spec: &CommandSpec, argument: &Argument) -> Result<(), Fact> {
    let Presence::Required(refusal) = argument.presence else {
        return Ok(());
    };
    let fact = refusal();
    Err(match spec.section {
        Some(_) => fact,
        // A tool is refused with the sentence that shows how it is typed.
        None => fact.with("tool", spec.id.to_owned()),
    })
}
