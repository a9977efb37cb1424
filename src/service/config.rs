//! What the operator decides about the service.

use super::limits::Limits;
use super::seeds::Seeds;
use crate::locales::Lang;

/// What the operator decides.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The language of rooms that have not chosen one and whose platform names none.
    pub lang: Lang,
    /// The prefix of rooms that have not chosen one. It is not empty, or every line would be a command.
    pub prefix: String,
    /// Where seeds come from.
    pub seeds: Seeds,
    /// How much people may ask for.
    pub limits: Limits,
}
