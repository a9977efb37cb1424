//! The rows of the command table for whoever manages a room. The list of settings: `room_settings.rs`.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::build_command::{build_lang, build_prefix, build_settings};
use super::chat_command::Command;
use super::command_id::{PREFIX, SETTINGS};
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::OFF;
use super::keyword::Keyword;
use super::quiet_words::read_quiet;
use super::room_settings::QUIET;
use super::setting::SettingChange;
use super::time_units::duration;
use crate::locales::Lang;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

const PERSON: Argument = Argument::optional("friend", ArgumentKind::Person);

const LANGUAGE: Argument = Argument::optional(
    "language",
    ArgumentKind::Keyword(&[
        Keyword::Language(Lang::En),
        Keyword::Language(Lang::Cs),
        Keyword::Language(Lang::It),
        Keyword::Language(Lang::Ru),
    ]),
);

const SETTING: Argument = Argument::optional("setting", ArgumentKind::Words);

/// The language of the room.
pub(super) const LANG: CommandSpec = CommandSpec {
    id: "lang",
    section: Some(HelpSection::Room),
    words: [&["lang", "language"], &["jazyk"], &["lingua"], &["язык"]],
    arguments: &[LANGUAGE],
    tools: &[],
    build: build_lang,
};

/// What commands begin with.
pub(super) const PREFIX_SIGN: CommandSpec = CommandSpec {
    id: PREFIX,
    section: Some(HelpSection::Room),
    words: [&["prefix"], &["předpona"], &["prefisso"], &["префикс"]],
    arguments: &[Argument::optional("prefix", ArgumentKind::Words)],
    tools: &[],
    build: build_prefix,
};

/// All settings of the room.
pub(super) const SETTINGS_OF_ROOM: CommandSpec = CommandSpec {
    id: SETTINGS,
    section: Some(HelpSection::Room),
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

/// Makes the bot answer only those who play here.
pub(super) const MUTE: CommandSpec = CommandSpec {
    id: "mute",
    section: Some(HelpSection::Room),
    words: [
        &["mute", "quiet"],
        &["ztišit", "ticho"],
        &["silenzio", "zitto"],
        &["тишина", "молчать", "молчи", "замолчи"],
    ],
    arguments: &[],
    tools: &[],
    build: |values| build_quiet(&values, true),
};

/// Makes the bot answer everybody again.
pub(super) const UNMUTE: CommandSpec = CommandSpec {
    id: "unmute",
    section: Some(HelpSection::Room),
    words: [
        &["unmute", "speak"],
        &["mluvit", "mluv"],
        &["parla"],
        &["говорить", "говори"],
    ],
    arguments: &[],
    tools: &[],
    build: |values| build_quiet(&values, false),
};

/// Makes the bot ignore a person in this room. Without a name, lists the people whom it ignores here.
pub(super) const BAN: CommandSpec = CommandSpec {
    id: "ban",
    section: Some(HelpSection::Room),
    words: [
        &["ban"],
        &["vykázat", "vykaž", "ban"],
        &["escludi", "ban"],
        &["забанить", "забань", "бан", "исключить", "исключи"],
    ],
    arguments: &[PERSON, OFF],
    tools: &[],
    build: |values| Ok(Command::Ban(values.whom()?, !values.has(Keyword::Off))),
};

/// Makes the bot answer somebody here again.
pub(super) const UNBAN: CommandSpec = CommandSpec {
    id: "unban",
    section: Some(HelpSection::Room),
    words: [
        &["unban"],
        &["vpustit", "unban"],
        &["riammetti", "unban"],
        &["разбанить", "разбан"],
    ],
    arguments: &[PERSON],
    tools: &[],
    build: |values| Ok(Command::Ban(values.whom()?, false)),
};

/// Builds the commands `mute` and `unmute`. A name after such a command is refused, because the command is about the whole room.
fn build_quiet(values: &ArgumentValues, quiet: bool) -> Result<Command, Fact> {
    let quiet = match values.left_over.as_deref() {
        None => quiet,
        Some(word) if Keyword::On.is_meant_by(word, &fold(word)) => quiet,
        Some(word) if Keyword::Off.is_meant_by(word, &fold(word)) => !quiet,
        Some(hours) if read_quiet(hours).is_some() => {
            return Err(Fact::new("mute-hours").with("hours", hours.to_owned()));
        }
        Some(time) if duration(&time.replace(' ', ""), 1).is_some() => {
            return Err(Fact::new("mute-how-long"));
        }
        Some(_) => return Err(Fact::new("mute-whom")),
    };
    let value = if quiet { "on" } else { "off" };
    let (id, value) = (QUIET.id, value.to_owned());
    Ok(Command::Settings(
        Some(id),
        Some(SettingChange { id, value }),
    ))
}
