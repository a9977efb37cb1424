//! The way by which a platform answers the person who asked. On Discord, this is an interaction: a slash command, a pressed control or a
//! completed form. The path is stored with the answer, so that the answer still finds its reader after a restart.

use crate::locales::Lang;
use std::fmt;

/// The way by which a platform answers one person.
#[derive(Clone, PartialEq, Eq)]
pub struct AnswerPath {
    /// What the platform needs in order to give the answer, as text that only the code for the platform reads. It may hold a secret, so
    /// it is never printed.
    pub handle: String,
    /// The language of the person who asked, if the platform tells it.
    pub lang: Option<Lang>,
    /// Whether nobody but the person who asked sees the answer.
    pub private: bool,
}

impl fmt::Debug for AnswerPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnswerPath")
            .field("lang", &self.lang)
            .field("private", &self.private)
            .finish_non_exhaustive()
    }
}
