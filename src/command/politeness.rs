//! Polite words, which are ignored after a yes, a no or a command. Polite words around a move are in
//! `crates/lusoria-games/src/catalog/fillers.rs`.

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
