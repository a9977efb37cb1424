//! Settings of a person (`me`) and of a room (`settings`). Each has words in four languages and a kind of value. This file also reads
//! what people type to change a setting. The settings are listed in `personal_settings.rs` and `room_settings.rs`.

use super::clean_text::LONGEST_WORD;
use super::keyword::Keyword;
use lusoria_games::kit::fold;

/// A setting of a person or of a room.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The id under which the value is stored. The sentence `me-<id>` or `room-<id>` tells the value (`$value`) and how to change it.
    pub id: &'static str,
    /// The words that people may type for this setting. Each language has a list, in the order of
    /// [`Lang::ALL`](crate::locales::Lang::ALL).
    pub words: [&'static [&'static str]; 4],
    /// Which values the setting can have.
    pub kind: SettingKind,
    /// The value of the setting as long as nobody has chosen one.
    pub usual: &'static str,
}

/// The values of a setting. They are stored as text.
#[derive(Clone, Copy, Debug)]
pub enum SettingKind {
    /// `on` or `off`.
    OnOff,
    /// One of these words. The text beside each word is its stored form.
    Choice(&'static [(Keyword, &'static str)]),
    /// A whole number. The first of these two numbers is the least value, the second is the greatest.
    Number(u32, u32),
    /// Other text. This function turns what was typed into the stored value. It returns `None` if that is no value of the setting.
    Words(fn(&str) -> Option<String>),
}

/// A setting and the value that it is to have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingChange {
    /// The id of the setting.
    pub id: &'static str,
    /// The value in its stored form.
    pub value: String,
}

const ON_OFF: &[(Keyword, &str)] = &[(Keyword::On, "on"), (Keyword::Off, "off")];

impl Setting {
    /// Reads the typed words as a value of this setting, and returns its stored form. `None` if they are no value.
    #[must_use]
    pub fn read(&self, typed: &str) -> Option<String> {
        match self.kind {
            SettingKind::OnOff => read_choice(ON_OFF, typed),
            SettingKind::Choice(choices) => read_choice(choices, typed),
            SettingKind::Number(least, most) => {
                let number: u32 = typed.parse().ok()?;
                (least..=most).contains(&number).then(|| number.to_string())
            }
            SettingKind::Words(read) => read(typed),
        }
    }

    fn is_named(&self, word: &str) -> bool {
        let folded = fold(word);
        let mut words = self.words.iter().copied().flatten();
        words.any(|known| fold(known) == folded)
    }
}

fn read_choice(choices: &[(Keyword, &str)], typed: &str) -> Option<String> {
    let folded = fold(typed);
    let mut choices = choices.iter();
    let found = choices.find(|(choice, _)| choice.is_meant_by(typed, &folded));
    found.map(|(_, stored)| (*stored).to_owned())
}

/// Why the typed words could not be read as a setting.
#[derive(Clone, Copy, Debug)]
pub(super) enum Misread<'a> {
    /// There is no such setting.
    Name,
    /// This setting cannot have this value.
    Value(&'static Setting, &'a str),
}

/// A setting, and the change if a value was typed.
type ReadSetting = (&'static Setting, Option<SettingChange>);

/// Reads what was typed after `me` or `settings`: the name of a setting, and then perhaps a value. A value of the kind
/// [`SettingKind::Choice`] may also stand alone (`picture`) or before the name (`picture board`).
///
/// # Errors
/// [`Misread`] says whether the name or the value was not understood.
pub(super) fn read_change<'a>(
    settings: &'static [Setting],
    typed: &'a str,
) -> Result<ReadSetting, Misread<'a>> {
    let change = |setting: &'static Setting, value| {
        let id = setting.id;
        (setting, Some(SettingChange { id, value }))
    };
    let (name, value) = typed.split_once(' ').unwrap_or((typed, ""));
    if name.len() > LONGEST_WORD {
        return Err(Misread::Name);
    }
    if let Some(setting) = settings.iter().find(|setting| setting.is_named(name)) {
        return match value.trim() {
            "" => Ok((setting, None)),
            value => match setting.read(value) {
                Some(read) => Ok(change(setting, read)),
                None => Err(Misread::Value(setting, value)),
            },
        };
    }
    let choices = settings
        .iter()
        .filter(|one| matches!(one.kind, SettingKind::Choice(_)));
    let mut choices = choices.filter_map(|setting| Some((setting, setting.read(name)?)));
    let (setting, value_alone) = choices.next().ok_or(Misread::Name)?;
    match value.is_empty() || setting.is_named(value) {
        true => Ok(change(setting, value_alone)),
        false => Err(Misread::Name),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PERSONAL_SETTINGS, ROOM_SETTINGS};

    #[test]
    fn every_usual_value_is_a_value_and_every_word_means_one_setting() {
        for settings in [PERSONAL_SETTINGS, ROOM_SETTINGS] {
            for setting in settings {
                let usual = setting.usual;
                let reads = setting.read(usual).as_deref() == Some(usual);
                assert!(usual.is_empty() || reads, "{}", setting.id);
                for word in setting.words.concat() {
                    let found = settings.iter().filter(|one| one.is_named(word));
                    assert_eq!(found.count(), 1, "{word}");
                }
            }
        }
    }
}
