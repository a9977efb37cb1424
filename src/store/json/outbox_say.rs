//! The stored form of a message to send (column `outbox.say`). Rows of earlier versions are read with the same types: in some of
//! them the fields have no names, so the order of the fields here must not change (`src/store/json/mod.rs` explains it).

use super::StoredAsJson;
use super::editor::{StoredEditReply, StoredEditor};
use super::refusal::StoredRefusal;
use super::talk::StoredTalk;
use super::thought::{StoredAnalysis, StoredHint};
use crate::session::{AccountId, Analysis, At, Hint, Refusal, Say, SessionId};
use serde::{Deserialize, Serialize};

impl StoredAsJson for Say {
    type Stored = StoredSay;
}

/// The stored form of [`Say`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredSay {
    Opened(StoredAt),
    Turn(StoredTurns),
    Partial(StoredAt),
    Over(StoredTurns),
    Level(StoredAt),
    Board {
        at: StoredAt,
        reader: i64,
        #[serde(default)]
        prose: bool,
    },
    Hint {
        at: StoredAt,
        hint: StoredHint,
        reader: i64,
    },
    Analysis {
        at: StoredAt,
        analysis: StoredAnalysis,
        reader: i64,
    },
    Moves(StoredAnswer),
    Record(StoredAnswer),
    Verified(StoredAnswer),
    Imported(StoredAnswer),
    Talk {
        topic: StoredTalk,
        reader: i64,
    },
    Why(StoredRefused),
    Edited {
        editor: StoredEditor,
        shown: StoredEditReply,
        reader: i64,
    },
    Refused(StoredRefused),
}

/// The stored form of [`At`].
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct StoredAt {
    session: i64,
    entry: u32,
}

/// The stored form of a message about a turn: where it is in the log, and how many turns it tells.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTurns {
    at: StoredAt,
    turns: u8,
}

/// The stored form of an answer to a question about a session.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredAnswer {
    at: StoredAt,
    reader: i64,
}

/// The stored form of a refusal to a person.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredRefused {
    refusal: StoredRefusal,
    #[serde(default)]
    at: Option<StoredAt>,
    reader: i64,
}

impl StoredSay {
    fn hint(at: At, hint: Hint, AccountId(reader): AccountId) -> Self {
        let (at, hint) = (at.into(), hint.into());
        Self::Hint { at, hint, reader }
    }

    fn analysis(at: At, analysis: Analysis, AccountId(reader): AccountId) -> Self {
        let (at, analysis) = (at.into(), analysis.into());
        Self::Analysis {
            at,
            analysis,
            reader,
        }
    }
}

impl From<Say> for StoredSay {
    fn from(say: Say) -> Self {
        match say {
            Say::Opened(at) => Self::Opened(at.into()),
            Say::Turn(at, turns) => Self::Turn(StoredTurns::new(at, turns)),
            Say::Partial(at) => Self::Partial(at.into()),
            Say::Over(at, turns) => Self::Over(StoredTurns::new(at, turns)),
            Say::Level(at) => Self::Level(at.into()),
            Say::Board { at, reader, prose } => Self::Board {
                at: at.into(),
                reader: reader.0,
                prose,
            },
            Say::Hint(at, hint, reader) => Self::hint(at, hint, reader),
            Say::Analysis(at, analysis, reader) => Self::analysis(at, analysis, reader),
            Say::Moves(at, reader) => Self::Moves(StoredAnswer::new(at, reader)),
            Say::Record(at, reader) => Self::Record(StoredAnswer::new(at, reader)),
            Say::Verified(at, reader) => Self::Verified(StoredAnswer::new(at, reader)),
            Say::Imported(at, reader) => Self::Imported(StoredAnswer::new(at, reader)),
            Say::Talk(topic, AccountId(reader)) => Self::Talk {
                topic: topic.into(),
                reader,
            },
            Say::Why(refusal, at, reader) => Self::Why(StoredRefused::new(refusal, at, reader)),
            Say::Edited(editor, shown, AccountId(reader)) => Self::Edited {
                editor: editor.into(),
                shown: shown.into(),
                reader,
            },
            Say::Refused(refusal, at, reader) => {
                Self::Refused(StoredRefused::new(refusal, at, reader))
            }
        }
    }
}

impl From<StoredSay> for Say {
    fn from(say: StoredSay) -> Self {
        match say {
            StoredSay::Opened(at) => Self::Opened(at.into()),
            StoredSay::Turn(told) => Self::Turn(told.at.into(), told.turns),
            StoredSay::Partial(at) => Self::Partial(at.into()),
            StoredSay::Over(told) => Self::Over(told.at.into(), told.turns),
            StoredSay::Level(at) => Self::Level(at.into()),
            StoredSay::Board { at, reader, prose } => Self::Board {
                at: at.into(),
                reader: AccountId(reader),
                prose,
            },
            StoredSay::Hint { at, hint, reader } => {
                Self::Hint(at.into(), hint.into(), AccountId(reader))
            }
            StoredSay::Analysis {
                at,
                analysis,
                reader,
            } => Self::Analysis(at.into(), analysis.into(), AccountId(reader)),
            StoredSay::Moves(asked) => Self::Moves(asked.at.into(), asked.reader()),
            StoredSay::Record(asked) => Self::Record(asked.at.into(), asked.reader()),
            StoredSay::Verified(asked) => Self::Verified(asked.at.into(), asked.reader()),
            StoredSay::Imported(asked) => Self::Imported(asked.at.into(), asked.reader()),
            StoredSay::Talk { topic, reader } => Self::Talk(topic.into(), AccountId(reader)),
            StoredSay::Why(refused) => {
                let (refusal, at, reader) = refused.into_parts();
                Self::Why(refusal, at, reader)
            }
            StoredSay::Edited {
                editor,
                shown,
                reader,
            } => Self::Edited(editor.into(), shown.into(), AccountId(reader)),
            StoredSay::Refused(refused) => {
                let (refusal, at, reader) = refused.into_parts();
                Self::Refused(refusal, at, reader)
            }
        }
    }
}

impl From<At> for StoredAt {
    fn from(At(session, entry): At) -> Self {
        Self {
            session: session.0,
            entry,
        }
    }
}

impl From<StoredAt> for At {
    fn from(at: StoredAt) -> Self {
        Self(SessionId(at.session), at.entry)
    }
}

impl StoredTurns {
    fn new(at: At, turns: u8) -> Self {
        let at = at.into();
        Self { at, turns }
    }
}

impl StoredAnswer {
    fn new(at: At, reader: AccountId) -> Self {
        Self {
            at: at.into(),
            reader: reader.0,
        }
    }

    const fn reader(&self) -> AccountId {
        AccountId(self.reader)
    }
}

impl StoredRefused {
    fn new(refusal: Refusal, at: Option<At>, reader: AccountId) -> Self {
        Self {
            refusal: refusal.into(),
            at: at.map(StoredAt::from),
            reader: reader.0,
        }
    }

    fn into_parts(self) -> (Refusal, Option<At>, AccountId) {
        let at = self.at.map(At::from);
        (self.refusal.into(), at, AccountId(self.reader))
    }
}
