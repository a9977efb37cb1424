//! The words that people type for the languages, in the form that `fold` returns.

pub(super) const ENGLISH: &[&str] = &[
    "english",
    "eng",
    "anglicky",
    "anglictina",
    "inglese",
    "англиискии",
    "по-англииски",
    "англ",
];
pub(super) const CZECH: &[&str] = &[
    "czech",
    "cz",
    "cesky",
    "cestina",
    "ceco",
    "ceca",
    "чешскии",
    "по-чешски",
    "чеш",
];
pub(super) const ITALIAN: &[&str] = &[
    "italian",
    "italsky",
    "italstina",
    "italiano",
    "italiana",
    "ital",
    "итальянскии",
    "по-итальянски",
    "ит",
    "итал",
];
pub(super) const RUSSIAN: &[&str] = &[
    "russian",
    "rus",
    "rusky",
    "rustina",
    "russo",
    "russa",
    "русскии",
    "по-русски",
    "ру",
    "рус",
];
