//! The settings of a room, which `settings` lists and whoever manages the room changes. To add one: a row here, the sentence
//! `room-<id>` in the four Fluent files, and `RoomSettings::value` where it takes effect.

use super::choice::Choice;
use super::personal_settings::{BOARD_FORM, FORMS};
use super::prefix::is_prefix;
use super::setting::{Setting, SettingKind};
use crate::locales::Lang;
use lusoria_games::kit::fold;

/// The language of the room.
pub const LANGUAGE: Setting = Setting {
    id: "lang",
    words: [&["lang", "language"], &["jazyk"], &["lingua"], &["язык"]],
    kind: SettingKind::Words(read_language),
    usual: "",
};

/// The prefix of commands.
pub const COMMAND_PREFIX: Setting = Setting {
    id: "prefix",
    words: [&["prefix"], &["předpona"], &["prefisso"], &["префикс"]],
    kind: SettingKind::Words(|typed| is_prefix(typed).then(|| typed.to_owned())),
    usual: "",
};

/// Whether games with computer players may be begun.
pub const BOTS: Setting = Setting {
    id: "bots",
    words: [
        &["bots", "bot", "computers", "computer"],
        &["počítače", "počítač", "boti"],
        &["computer", "bot"],
        &["боты", "бот", "компьютеры", "компьютер"],
    ],
    kind: SettingKind::OnOff,
    usual: "on",
};

/// How boards are shown to people who have not chosen for themselves.
pub const BOARDS: Setting = Setting {
    kind: SettingKind::Choice(FORMS),
    usual: "text",
    ..BOARD_FORM
};

/// Whether games of two people are rated unless somebody says otherwise when beginning one.
pub const RATED: Setting = Setting {
    id: "rated",
    words: [
        &["rated", "ratings"],
        &["hodnocené", "žebříček"],
        &["classifica", "classificate"],
        &["рейтинг", "рейтинговые"],
    ],
    kind: SettingKind::OnOff,
    usual: "off",
};

/// Every setting of a room, in the order of the list that `settings` shows. The values of the first two are kept beside the
/// others: every message needs them.
pub const ROOM_SETTINGS: &[Setting] = &[LANGUAGE, COMMAND_PREFIX, BOTS, BOARDS, RATED];

fn read_language(typed: &str) -> Option<String> {
    let folded = fold(typed);
    let named = |lang: &Lang| Choice::Language(*lang).is_meant_by(typed, &folded);
    let lang = Lang::ALL.into_iter().find(named)?;
    Some(lang.tag().to_owned())
}
