//! The languages that the bot speaks.

use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that the bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Italian.
    It,
    /// Russian.
    Ru,
}

impl Lang {
    /// All languages, in the order in which they are declared.
    pub const ALL: [Self; 4] = [Self::En, Self::Cs, Self::It, Self::Ru];

    /// `en`, `cs`, `it`, `ru`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Cs => "cs",
            Self::It => "it",
            Self::Ru => "ru",
        }
    }

    /// The name of the language in that language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Cs => "čeština",
            Self::It => "italiano",
            Self::Ru => "русский",
        }
    }

    /// The Fluent source of the host's own messages.
    pub(super) const fn host_messages(self) -> &'static str {
        match self {
            Self::En => include_str!("en.ftl"),
            Self::Cs => include_str!("cs.ftl"),
            Self::It => include_str!("it.ftl"),
            Self::Ru => include_str!("ru.ftl"),
        }
    }

    pub(super) fn id(self) -> LanguageIdentifier {
        self.tag()
            .parse()
            .expect("the four tags are language identifiers")
    }
}

/// The text names no language that the bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("languages are en, cs, it, ru")]
pub struct UnknownLang;

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a tag (`cs`), a locale that begins with a tag (`en-GB`), or the language's own name. Case does not matter.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let text = text.to_lowercase();
        let first = text.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.tag() == first || lang.name().to_lowercase() == text)
            .ok_or(UnknownLang)
    }
}
