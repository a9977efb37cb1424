//! The rows of the command table for tournaments.

use super::argument::{Argument, ArgumentKind};
use super::build_tournament::{build_short, build_tournament};
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::{FRIEND, TIME};
use crate::session::TournamentDeed;

const NUMBER: Argument = Argument::optional("number", ArgumentKind::Words);
const WHAT: Argument = Argument::optional("what", ArgumentKind::GameWithOptions);

/// `tournament`. The word after it says what to do.
pub(super) const TOURNAMENT: CommandSpec = CommandSpec {
    id: command_id::TOURNAMENT,
    section: Some(HelpSection::Play),
    words: [
        &["tournament", "tournaments"],
        &["turnaj", "turnaje"],
        &["torneo", "tornei"],
        &["турнир", "турниры"],
    ],
    arguments: &[WHAT, FRIEND, TIME],
    tools: &[],
    build: build_tournament,
};

/// `start`.
pub(super) const START: CommandSpec = CommandSpec {
    id: command_id::START,
    section: Some(HelpSection::Play),
    words: [&["start"], &["zahájit"], &["avvia"], &["старт"]],
    arguments: &[NUMBER],
    tools: &[],
    build: |values| build_short(&values, TournamentDeed::Start),
};

/// `standings`.
pub(super) const STANDINGS: CommandSpec = CommandSpec {
    id: command_id::STANDINGS,
    section: Some(HelpSection::Play),
    words: [&["standings"], &["tabulka"], &["tabella"], &["таблица"]],
    arguments: &[NUMBER],
    tools: &[],
    build: |values| build_short(&values, TournamentDeed::Show),
};

/// `pairings`.
pub(super) const PAIRINGS: CommandSpec = CommandSpec {
    id: command_id::PAIRINGS,
    section: Some(HelpSection::Play),
    words: [&["pairings"], &["kolo"], &["turno"], &["тур", "пары"]],
    arguments: &[NUMBER],
    tools: &[],
    build: |values| build_short(&values, TournamentDeed::Pairings),
};
