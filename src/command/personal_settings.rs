//! The settings of a person, which `me` lists and changes. To add a setting, add a row here, the sentence `me-<id>` in the four Fluent
//! files, and a call of `Cache::personal_setting` where the setting takes effect.

use super::keyword::Keyword;
use super::quiet_words::{read_digest, read_quiet, read_remind};
use super::setting::{Setting, SettingKind};
use crate::locales::Lang;
use lusoria_games::kit::fold;

/// The forms of boards, with what is stored for each (`BoardForm::stored`).
pub(super) const FORMS: &[(Keyword, &str)] = &[
    (Keyword::Text, "text"),
    (Keyword::Picture, "picture"),
    (Keyword::Prose, "prose"),
];

/// What is stored if each room decides how its boards are shown to this person.
const AS_ROOM: &str = "";

/// How boards are shown. By default, each room decides.
pub const BOARD_FORM: Setting = Setting {
    id: "board",
    words: [
        &["board", "boards"],
        &["deska", "plán"],
        &["tavola"],
        &["доска"],
    ],
    kind: SettingKind::Choice(&[FORMS[0], FORMS[1], FORMS[2], (Keyword::AsRoom, AS_ROOM)]),
    usual: AS_ROOM,
};

/// The language of answers to this person and of the messages that tell them of their turn.
pub const LANGUAGE: Setting = Setting {
    id: "lang",
    words: [&["lang", "language"], &["jazyk"], &["lingua"], &["язык"]],
    kind: SettingKind::Words(read_own_language),
    // `off` stands for the language of the room.
    usual: "off",
};

/// Whether this person is asked before a game with somebody else begins.
pub const ASK: Setting = Setting {
    id: "ask",
    words: [&["ask"], &["ptát", "zeptat"], &["chiedi"], &["спрашивать"]],
    kind: SettingKind::OnOff,
    usual: "off",
};

/// The colours of pictures.
pub const THEME: Setting = Setting {
    id: "theme",
    words: [
        &["theme", "colours", "colors"],
        &["vzhled", "barvy"],
        &["tema", "colori"],
        &["тема", "цвета"],
    ],
    kind: SettingKind::Choice(&[
        (Keyword::Light, "light"),
        (Keyword::Dark, "dark"),
        (Keyword::Contrast, "contrast"),
    ]),
    usual: "light",
};

/// How far apart the columns of a board stand, if it is shown as text.
pub const WIDTH: Setting = Setting {
    id: "width",
    words: [
        &["width"],
        &["šířka", "šíře"],
        &["larghezza"],
        &["ширина", "ширину"],
    ],
    kind: SettingKind::Choice(&[(Keyword::Narrow, "narrow"), (Keyword::Wide, "wide")]),
    usual: "narrow",
};

/// After how many days this person is reminded of a game without a clock, or `off`.
pub const REMIND: Setting = Setting {
    id: "remind",
    words: [
        &["remind", "reminder", "reminders"],
        &["připomenout", "připomínky"],
        &["ricorda", "promemoria"],
        &["напоминать", "напоминания"],
    ],
    kind: SettingKind::Words(read_remind),
    usual: "1",
};

/// The hours in which reminders, digests and messages about clocks wait for this person.
pub const QUIET: Setting = Setting {
    id: "quiet",
    // The quiet hours of a room are called `night`, so this word is typed here, too.
    words: [
        &["quiet", "night", "nights"],
        &["klid", "noc"],
        &["silenzio", "notte"],
        &["тишина", "тихо", "ночь"],
    ],
    kind: SettingKind::Words(read_quiet),
    usual: "off",
};

/// The time at which this person gets a digest every day, in place of a notification at every turn. The usual value is `off`.
pub const DIGEST: Setting = Setting {
    id: "digest",
    words: [
        &["digest", "summary"],
        &["souhrn", "přehled"],
        &["riepilogo"],
        &["сводка", "сводку"],
    ],
    kind: SettingKind::Words(read_digest),
    usual: "off",
};

/// Every personal setting, in the order of the list that `me` shows.
pub const PERSONAL_SETTINGS: &[Setting] = &[
    LANGUAGE, BOARD_FORM, THEME, WIDTH, ASK, REMIND, QUIET, DIGEST,
];

/// The id of the line with a person's ratings in the list that `me` shows. The line is not a setting.
pub const RATINGS: &str = "ratings";

/// The id of a line that says: the typed time was taken as UTC, because no other time zone is known. The line is shown below the setting
/// that was changed. It is not a setting itself. Its value is the typed time.
pub const ZONE_TAKEN: &str = "zone-taken";

/// The game that this person steps through, and the entry that they saw last: `12:5`. This is stored like a setting, but nobody sets it
/// by hand.
pub const REPLAY: Setting = Setting {
    id: "replay",
    words: [&[]; 4],
    kind: SettingKind::Words(|_| None),
    usual: "",
};

fn read_own_language(typed: &str) -> Option<String> {
    if Keyword::Off.is_meant_by(typed, &fold(typed)) {
        return Some("off".to_owned());
    }
    read_language(typed)
}

/// Reads a language by its tag or by its name in any language.
pub(super) fn read_language(typed: &str) -> Option<String> {
    let folded = fold(typed);
    let named = |lang: &Lang| Keyword::Language(*lang).is_meant_by(typed, &folded);
    let lang = Lang::ALL.into_iter().find(named)?;
    Some(lang.tag().to_owned())
}
