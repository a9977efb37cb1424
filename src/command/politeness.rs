//! Polite words, which are ignored after a yes, a no or a command, and words that are ignored beside the word for giving up. Polite words
//! around a move are in `crates/lusoria-games/src/catalog/fillers.rs`.

/// Polite words, in the form that `fold` returns.
pub(super) const POLITE: [&str; 12] = [
    "please",
    "thanks",
    "thank you",
    "prosim",
    "diky",
    "dekuji",
    "per favore",
    "per piacere",
    "grazie",
    "пожалуиста",
    "прошу",
    "спасибо",
];

/// What people write beside the word for giving up (`gg, I resign`), in the form that `fold` returns.
pub(super) const BESIDE_GIVING_UP: [&str; 5] = ["gg", "wp", "ok", "гг", "ок"];
