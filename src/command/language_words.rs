//! The words that people type for the languages, in the form that `fold` returns.

pub(super) const ENGLISH: &[&str] = &[
    "english",
    "anglicky",
    "anglictina",
    "inglese",
    "англиискии",
    "по-англииски",
];
pub(super) const CZECH: &[&str] = &[
    "czech",
    "cesky",
    "cestina",
    "ceco",
    "ceca",
    "чешскии",
    "по-чешски",
];
pub(super) const ITALIAN: &[&str] = &[
    "italian",
    "italsky",
    "italstina",
    "italiano",
    "italiana",
    "итальянскии",
    "по-итальянски",
];
pub(super) const RUSSIAN: &[&str] = &[
    "russian",
    "rusky",
    "rustina",
    "russo",
    "russa",
    "русскии",
    "по-русски",
];
