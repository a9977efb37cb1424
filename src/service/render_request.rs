//! The type [`RenderRequest`]: a delivery task asks the service to render a message that was stored before the last start.

use crate::session::{AnswerPath, RoomKey, Say};

/// A stored delivery that is to be rendered.
#[derive(Debug)]
pub(super) struct RenderRequest {
    pub(super) say: Say,
    pub(super) room: RoomKey,
    pub(super) path: Option<AnswerPath>,
}
