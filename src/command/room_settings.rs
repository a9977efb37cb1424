//! The settings of a room. The command `settings` lists them, and whoever manages the room can change them. To add a setting, add a row
//! here, the sentence `room-<id>` in the four Fluent files, and a call of `RoomSettings::value` or `is_on` where the setting takes
//! effect.

use super::keyword::Keyword;
use super::personal_settings::{self, BOARD_FORM, FORMS, read_language};
use super::prefix::is_prefix;
use super::setting::{Setting, SettingKind};
use super::typed_game_time::read_game_time;
use lusoria_games::catalog::find;
use lusoria_games::kit::fold;

/// The language of the room.
pub const LANGUAGE: Setting = Setting {
    id: "lang",
    words: personal_settings::LANGUAGE.words,
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

/// Whether games with computer players may be started.
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

/// Whether a game of two people is rated if nobody says anything about that.
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

/// Which games may be begun: their ids, separated by commas, or `all`.
pub const GAMES_ALLOWED: Setting = Setting {
    id: "games",
    words: [&["games", "game"], &["hry"], &["giochi"], &["игры"]],
    kind: SettingKind::Words(read_games),
    usual: ALL,
};

/// Whether everybody may begin games, or only whoever manages the room.
pub const OPEN: Setting = Setting {
    id: "open",
    words: [
        &["open"],
        &["otevřené"],
        &["aperto", "aperta"],
        &["открыто"],
    ],
    kind: SettingKind::OnOff,
    usual: "on",
};

/// How many unfinished games one person may have in this room. 0 means as many as the host allows.
pub const GAMES_OF_A_PERSON: Setting = Setting {
    id: "each",
    words: [&["each"], &["každý"], &["ciascuno"], &["каждому"]],
    kind: SettingKind::Number(0, MOST_GAMES),
    usual: "0",
};

/// How many unfinished games there may be in this room. 0 means as many as the host allows.
pub const GAMES_OF_THE_ROOM: Setting = Setting {
    id: "most",
    words: [&["most"], &["nejvíc"], &["massimo"], &["всего"]],
    kind: SettingKind::Number(0, MOST_GAMES),
    usual: "0",
};

/// The time control of a game of two people if nobody types a time. It is stored in the form that records use. `off` means no clock.
pub const USUAL_TIME: Setting = Setting {
    id: "time",
    words: [&["time", "clock"], &["čas"], &["tempo"], &["время"]],
    kind: SettingKind::Words(read_time),
    usual: NO_TIME,
};

/// Whether the bot asks people not to comment on rated games in which they do not play.
pub const NO_KIBITZ: Setting = Setting {
    id: "no-kibitz",
    words: [
        &["no-kibitz", "nokibitz"],
        &["bez-rad"],
        &["senza-consigli"],
        &["без-советов"],
    ],
    kind: SettingKind::OnOff,
    usual: "off",
};

/// Whether each game is played in a thread of its own, on platforms that have threads.
pub const THREADS: Setting = Setting {
    id: "threads",
    words: [
        &["threads", "thread"],
        &["vlákna", "vlákno"],
        &["discussioni", "thread"],
        &["ветки", "ветка", "треды"],
    ],
    kind: SettingKind::OnOff,
    usual: "off",
};

/// Whether the bot answers only people who play in this room, and only about their games. `src/service/quiet_rooms.rs` has the
/// exceptions, such as tournaments.
pub const QUIET: Setting = Setting {
    id: "quiet",
    words: [
        &["quiet", "mute", "muted"],
        &["ticho"],
        &["silenzio"],
        &["тишина"],
    ],
    kind: SettingKind::OnOff,
    usual: "off",
};

/// Whether players are reminded of games without a clock.
pub const REMINDERS: Setting = Setting {
    id: "reminders",
    words: personal_settings::REMIND.words,
    kind: SettingKind::OnOff,
    usual: "on",
};

/// The quiet hours of this room, in which reminders and messages about clocks wait.
pub const NIGHT: Setting = Setting {
    id: "night",
    words: [&["night", "nights"], &["noc"], &["notte"], &["ночь"]],
    ..personal_settings::QUIET
};

/// The value of [`GAMES_ALLOWED`] that allows all games.
pub const ALL: &str = "all";
/// The value of [`USUAL_TIME`] in a room where a game has no clock if nobody types a time.
pub const NO_TIME: &str = "off";
/// The highest value of [`GAMES_OF_A_PERSON`] and [`GAMES_OF_THE_ROOM`].
const MOST_GAMES: u32 = 1_000;
/// What people type for all games, in the form that `fold` returns.
const ALL_WORDS: &[&str] = &["all", "any", "vse", "vsechny", "tutti", "все"];

/// Returns the name of the setting that says whether a person is banned from the room. `person` is the platform's id of that person. The
/// value of the setting is `on` or `off`.
#[must_use]
pub fn ban_of(person: &str) -> String {
    format!("{BAN}{person}")
}

/// The names of the settings that store bans begin with this text. The rest of the name is the platform's id of a person.
pub const BAN: &str = "ban:";

/// The names of the settings that store standing tables begin with this text. The rest of the name is a game string. The value is the
/// number of tables for that game, or `off`.
pub const STANDING: &str = "standing:";

/// Every setting of a room, in the order in which `settings` lists them. `RoomSettings` has a field for each of the first two, because
/// every message needs them.
pub const ROOM_SETTINGS: &[Setting] = &[
    LANGUAGE,
    COMMAND_PREFIX,
    GAMES_ALLOWED,
    OPEN,
    GAMES_OF_A_PERSON,
    GAMES_OF_THE_ROOM,
    USUAL_TIME,
    BOTS,
    BOARDS,
    RATED,
    NO_KIBITZ,
    QUIET,
    THREADS,
    REMINDERS,
    NIGHT,
];

/// Reads a list of games. Returns their ids, separated by commas, or `all`. `None` if a word names no game.
fn read_games(typed: &str) -> Option<String> {
    if ALL_WORDS.contains(&fold(typed).as_str()) {
        return Some(ALL.to_owned());
    }
    let id = |name: &str| find(name.trim()).map(|(game, _)| game.info.id);
    let ids: Option<Vec<_>> = match id(typed) {
        Some(only) => Some(vec![only]),
        None if typed.contains(',') => typed.split(',').map(id).collect(),
        None => typed.split_whitespace().map(id).collect(),
    };
    let mut ids = ids?;
    ids.sort_unstable();
    ids.dedup();
    Some(ids.join(","))
}

fn read_time(typed: &str) -> Option<String> {
    let folded = fold(typed);
    match Keyword::Off.is_meant_by(typed, &folded) || typed == NO_TIME {
        true => Some(NO_TIME.to_owned()),
        false => read_game_time(typed).map(|control| control.to_string()),
    }
}
