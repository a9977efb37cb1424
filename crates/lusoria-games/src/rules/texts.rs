//! What people read about a game in one language. These texts are part of a game, but the rules do not use them.

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Language tag: `en`, `cs`, `it`, `ru`.
    pub lang: &'static str,
    /// The sentences of the game's facts, as Fluent source. Each id begins with the game's id and a dash (`xii_scripta-blocked`).
    pub messages: &'static str,
    /// The rules: paragraphs separated by blank lines. Boards drawn as text stand between lines of ```. The part above the first line
    /// `---` is the short form of the rules.
    pub rules: &'static str,
}
