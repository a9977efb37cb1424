//! The settings of the service that the operator configures: default language and prefix, seeds, limits, thinking. The clock is here,
//! too.

use super::clock::Clock;
use super::limits::Limits;
use super::seeds::Seeds;
use super::thinking::ThinkingSettings;
use crate::locales::Lang;

/// The settings of the service.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The language of a room that has not chosen one. If the platform reports a language for the room, that one is used instead.
    pub lang: Lang,
    /// The prefix of a room that has not chosen one. It must not be empty: with an empty prefix, every line would be a command.
    pub prefix: String,
    /// Where the seeds of sessions come from.
    pub seeds: Seeds,
    /// The limits on what people may ask for.
    pub limits: Limits,
    /// How much computer players may think.
    pub thinking: ThinkingSettings,
    /// Whether everybody manages every room. This is so at the console, where everybody types at one terminal.
    pub everybody_manages: bool,
    /// The clock that the service goes by.
    pub clock: Clock,
    /// Whether the console shows controls, as its full screen does.
    pub console_has_controls: bool,
}
