//! The rows of the command table for whoever manages a room.

use super::argument::{Argument, ArgumentKind};
use super::build_command::{build_lang, build_prefix, build_settings};
use super::chat_command::Command;
use super::choice::Choice;
use super::command_id::{PREFIX, SETTINGS};
use super::command_spec::{CommandSpec, HelpSection};
use super::room_settings::QUIET;
use super::setting::SettingChange;
use crate::locales::Lang;

const PERSON: Argument = Argument::optional("friend", ArgumentKind::Person);

const LANGUAGE: Argument = Argument::optional(
    "language",
    ArgumentKind::Choice(&[
        Choice::Language(Lang::En),
        Choice::Language(Lang::Cs),
        Choice::Language(Lang::It),
        Choice::Language(Lang::Ru),
    ]),
);

const SETTING: Argument = Argument::optional("setting", ArgumentKind::Words);

/// The language of the room.
pub(super) const LANG: CommandSpec = CommandSpec {
    id: "lang",
    topic: Some(HelpSection::Room),
    words: [&["lang", "language"], &["jazyk"], &["lingua"], &["язык"]],
    arguments: &[LANGUAGE],
    tools: &[],
    build: build_lang,
};

/// What commands begin with.
pub(super) const PREFIX_SIGN: CommandSpec = CommandSpec {
    id: PREFIX,
    topic: Some(HelpSection::Room),
    words: [&["prefix"], &["předpona"], &["prefisso"], &["префикс"]],
    arguments: &[Argument::optional("prefix", ArgumentKind::Words)],
    tools: &[],
    build: build_prefix,
};

/// All settings of the room.
pub(super) const SETTINGS_OF_ROOM: CommandSpec = CommandSpec {
    id: SETTINGS,
    topic: Some(HelpSection::Room),
    words: [
        &["settings", "options"],
        &["nastavení"],
        &["impostazioni"],
        &["настройки"],
    ],
    arguments: &[SETTING],
    tools: &[],
    build: build_settings,
};

/// Has the bot answer only those who play here.
pub(super) const MUTE: CommandSpec = CommandSpec {
    id: "mute",
    topic: Some(HelpSection::Room),
    words: [
        &["mute", "quiet"],
        &["ztišit", "ticho"],
        &["silenzio", "zitto"],
        &["тишина", "молчать", "молчи", "не беспокоить"],
    ],
    arguments: &[],
    tools: &[],
    build: |_| Ok(quiet("on")),
};

/// Has it answer everybody again.
pub(super) const UNMUTE: CommandSpec = CommandSpec {
    id: "unmute",
    topic: Some(HelpSection::Room),
    words: [
        &["unmute", "speak"],
        &["mluvit", "mluv"],
        &["parla"],
        &["говорить", "говори"],
    ],
    arguments: &[],
    tools: &[],
    build: |_| Ok(quiet("off")),
};

/// Has the bot ignore somebody here, or lists those whom it ignores.
pub(super) const BAN: CommandSpec = CommandSpec {
    id: "ban",
    topic: Some(HelpSection::Room),
    words: [
        &["ban"],
        &["zablokovat", "ban"],
        &["escludi", "ban"],
        &["забанить", "забань", "бан"],
    ],
    arguments: &[PERSON],
    tools: &[],
    build: |values| Ok(Command::Ban(values.people.into_iter().next(), true)),
};

/// Has the bot answer somebody here again.
pub(super) const UNBAN: CommandSpec = CommandSpec {
    id: "unban",
    topic: Some(HelpSection::Room),
    words: [
        &["unban"],
        &["odblokovat", "unban"],
        &["riammetti", "unban"],
        &["разбанить", "разбан"],
    ],
    arguments: &[PERSON],
    tools: &[],
    build: |values| Ok(Command::Ban(values.people.into_iter().next(), false)),
};

fn quiet(value: &str) -> Command {
    let (id, value) = (QUIET.id, value.to_owned());
    Command::Settings(Some(id), Some(SettingChange { id, value }))
}
