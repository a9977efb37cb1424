//! The rows of the command table about blocking people, and about proposing other terms for a game.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::build_command::{seat_choice, take_rated};
use super::chat_command::Command;
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::{OFF, SESSION, TIME, WHO_MOVES_FIRST};
use super::keyword::Keyword;
use super::time_words::build_time;
use crate::session::Counter;
use lusoria_games::rules::Fact;

const WHOM: Argument = Argument::optional("friend", ArgumentKind::Person);
const TERMS: Argument = Argument::optional("terms", ArgumentKind::Words);

/// Proposes other terms for a game.
pub(super) const COUNTER: CommandSpec = CommandSpec {
    id: command_id::COUNTER,
    section: Some(HelpSection::Play),
    words: [
        &["counter"],
        &["protinávrh"],
        &["controproposta"],
        &["встречное"],
    ],
    arguments: &[SESSION, WHO_MOVES_FIRST, TIME, TERMS],
    tools: &[],
    build: build_counter,
};

/// Keeps somebody from beginning games with the person who types this.
pub(super) const BLOCK: CommandSpec = CommandSpec {
    id: "block",
    section: Some(HelpSection::Room),
    words: [
        &["block"],
        &["blokovat", "zablokovat", "ignorovat"],
        &["blocca", "bloccare"],
        &["блок", "блокировать", "заблокировать", "заблокируй"],
    ],
    arguments: &[WHOM, OFF],
    tools: &[],
    build: |values| Ok(Command::Block(values.whom()?, !values.has(Keyword::Off))),
};

/// Undoes [`BLOCK`].
pub(super) const UNBLOCK: CommandSpec = CommandSpec {
    id: "unblock",
    section: Some(HelpSection::Room),
    words: [
        &["unblock"],
        &["odblokovat", "neignorovat"],
        &["sblocca", "sbloccare"],
        &["разблокировать", "разблок"],
    ],
    arguments: &[WHOM],
    tools: &[],
    build: |values| Ok(Command::Block(values.whom()?, false)),
};

fn build_counter(mut values: ArgumentValues) -> Result<Command, Fact> {
    let mut terms = values.text.take().unwrap_or_default();
    let rated = take_rated(&mut terms)?;
    let counter = Counter {
        seat: (!values.keywords.is_empty()).then(|| seat_choice(&values)),
        rated,
        time: build_time(&values.time)?,
    };
    // These words may name a side of the game that was proposed. That game is not known here, so the service reads them.
    let side = Some(terms).filter(|words| !words.is_empty());
    let is_one_side = side.is_none() || counter.seat.is_none();
    match is_one_side && (side.is_some() || counter != Counter::default()) {
        true => Ok(Command::Counter(values.session, counter, side)),
        false => Err(Fact::new("counter-how")),
    }
}
