//! The rows of the command table for games with a clock. How much time may be given: `src/session/clock_rules.rs`. Days of vacation:
//! `src/service/vacations.rs`.

use super::argument::{Argument, ArgumentKind};
use super::chat_command::Command;
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::{OFF, SESSION};
use super::keyword::Keyword;
use lusoria_games::rules::Fact;

const MORE_TIME: Argument = Argument::required("span", ArgumentKind::Duration, || {
    Fact::new("wait-how-long")
});

/// Shows how much time both players have.
pub(super) const CLOCK: CommandSpec = CommandSpec {
    id: command_id::CLOCK,
    section: Some(HelpSection::Play),
    words: [
        &["clock", "time", "timer"],
        &["hodiny", "čas"],
        &["orologio", "tempo"],
        &["часы", "время"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Clock(values.session)),
};

/// Ends a game because the other player's time is over.
pub(super) const CLAIM: CommandSpec = CommandSpec {
    id: command_id::CLAIM,
    section: Some(HelpSection::Play),
    words: [
        &["claim"],
        &["reklamovat"],
        &["reclama", "reclamo"],
        &["засчитать", "потребовать"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Claim(values.session)),
};

/// Goes on vacation, or shows how many days are left.
pub(super) const VACATION: CommandSpec = CommandSpec {
    id: "vacation",
    section: Some(HelpSection::Play),
    words: [
        &["vacation", "vacations", "holiday", "holidays"],
        &["dovolená", "dovolenou", "volno"],
        &["ferie", "vacanza"],
        &["отпуск"],
    ],
    arguments: &[Argument::optional("span", ArgumentKind::Duration), OFF],
    tools: &[],
    build: |values| {
        Ok(match values.has(Keyword::Off) {
            true => Command::EndVacation,
            false => Command::Vacation(values.seconds),
        })
    },
};

/// Gives the other player more time.
pub(super) const WAIT: CommandSpec = CommandSpec {
    id: "wait",
    section: Some(HelpSection::Play),
    words: [
        &["wait"],
        &["počkat", "počkám"],
        &["aspetta", "aspetto"],
        &["подождать", "подожду", "ждать", "жду"],
    ],
    arguments: &[SESSION, MORE_TIME],
    tools: &[],
    build: |values| {
        Ok(Command::Wait(
            values.session,
            values.seconds.unwrap_or_default(),
        ))
    },
};
