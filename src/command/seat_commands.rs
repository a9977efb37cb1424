//! The rows of the command table for open seats. Some of these commands are also used for tournaments.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::build_command::build_new;
use super::build_tournament::typed_number;
use super::chat_command::{Command, SeatOrTournament};
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::{FRIEND, LUCK, NEW_GAME, OFF, TIME, WHO_MOVES_FIRST};
use super::keyword::Keyword;
use super::time_words::time_word;
use crate::session::NewGame;
use lusoria_games::catalog;
use lusoria_games::rules::Fact;

/// The most tables that a room keeps open for a game.
const MOST_TABLES: u32 = 20;
const NUMBER: Argument = Argument::optional("number", ArgumentKind::Words);

/// `play`: begins a game with somebody who waits for one, or opens a seat.
pub(super) const PLAY_NOW: CommandSpec = CommandSpec {
    id: "play",
    section: Some(HelpSection::Start),
    words: [
        &["play"],
        &["hrát", "hraj", "zahrát", "zahraj"],
        &["gioca", "giocare", "gioco"],
        &["играть", "сыграть", "играю"],
    ],
    arguments: &[NEW_GAME, FRIEND, WHO_MOVES_FIRST, LUCK, TIME],
    tools: &[],
    build: |values| {
        Ok(match build_new(values)? {
            Command::New(new) => Command::New(NewGame {
                takes_seat: true,
                ..new
            }),
            other => other,
        })
    },
};

/// `standing`: tables that the room keeps open.
pub(super) const STANDING: CommandSpec = CommandSpec {
    id: "standing",
    section: Some(HelpSection::Room),
    words: [&["standing", "tables"], &["stoly"], &["tavoli"], &["столы"]],
    arguments: &[
        Argument::optional("game", ArgumentKind::GameWithOptions),
        Argument::optional("count", ArgumentKind::Number(Some(MOST_TABLES))),
        OFF,
    ],
    tools: &[],
    build: |values| {
        let is_time = |option: &str| time_word(option).is_some();
        if values.options.split(',').any(is_time) {
            return Err(Fact::new("standing-clock"));
        }
        let tables = match values.has(Keyword::Off) {
            true => Some(0),
            false => values.number,
        };
        match (values.text, tables) {
            (None, None) => Ok(Command::Standing(None)),
            // Which tables are to be closed is clear if there are only those of one game.
            (None, Some(0)) => Ok(Command::Standing(Some((None, 0)))),
            (Some(game), Some(tables)) => {
                let new = NewGame::of(game, values.options);
                Ok(Command::Standing(Some((Some(new), tables))))
            }
            _ => Err(Fact::new("standing-how")),
        }
    },
};

/// `join`.
pub(super) const JOIN: CommandSpec = CommandSpec {
    id: command_id::JOIN,
    section: Some(HelpSection::Start),
    words: [
        &["join"],
        &["přihlásit", "připojit", "přisednout"],
        &[
            "partecipo",
            "partecipare",
            "unisciti",
            "unirsi",
            "siediti",
            "sedersi",
            "entro",
        ],
        &[
            "участвую",
            "участвовать",
            "войти",
            "сесть",
            "сяду",
            "вступить",
            "присоединиться",
        ],
    ],
    arguments: &[NUMBER],
    tools: &[],
    build: |values| {
        let typed = values.text.as_deref().unwrap_or_default();
        match catalog::find(typed) {
            Some(_) => Err(Fact::new("join-game").with("game", typed.to_owned())),
            None => Ok(Command::Join(seat_or_tournament(&values)?)),
        }
    },
};

/// `leave`.
pub(super) const LEAVE: CommandSpec = CommandSpec {
    id: command_id::LEAVE,
    section: Some(HelpSection::Play),
    words: [
        &["leave"],
        &["odhlásit", "odejít"],
        &["lascia"],
        &["выйти", "уйти"],
    ],
    arguments: &[NUMBER],
    tools: &[],
    build: |values| Ok(Command::Leave(seat_or_tournament(&values)?)),
};

fn seat_or_tournament(values: &ArgumentValues) -> Result<SeatOrTournament, Fact> {
    let typed = values.text.as_deref().unwrap_or_default();
    Ok(SeatOrTournament {
        number: typed_number(values)?,
        has_sign: typed.contains('#'),
    })
}
