//! A stored delivery whose text is wanted, because its turn in its room has come.

use crate::session::{AnswerPath, RoomKey, Say};

/// A stored delivery that is to be rendered.
#[derive(Debug)]
pub(super) struct Wanted {
    pub(super) say: Say,
    pub(super) room: RoomKey,
    pub(super) path: Option<AnswerPath>,
}
