//! The stored form of an answer path (column `outbox.path`): how the answer reaches the person who asked.

use super::StoredAsJson;
use crate::session::AnswerPath;
use serde::{Deserialize, Serialize};

impl StoredAsJson for AnswerPath {
    type Stored = StoredAnswerPath;
}

/// The stored form of [`AnswerPath`]. The language is stored as its tag.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredAnswerPath {
    handle: String,
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    private: bool,
}

impl From<AnswerPath> for StoredAnswerPath {
    fn from(path: AnswerPath) -> Self {
        Self {
            handle: path.handle,
            lang: path.lang.map(|lang| lang.tag().to_owned()),
            private: path.private,
        }
    }
}

impl From<StoredAnswerPath> for AnswerPath {
    fn from(path: StoredAnswerPath) -> Self {
        Self {
            handle: path.handle,
            lang: path.lang.and_then(|lang| lang.parse().ok()),
            private: path.private,
        }
    }
}
