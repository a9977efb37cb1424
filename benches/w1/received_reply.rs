//! A reply, with the time when it reached the sender of its adapter.

use lusoria::render::{Block, Span};
use lusoria::session::SessionId;
use std::time::Instant;

/// When it came, and which game it is about.
#[derive(Debug)]
pub(crate) struct ReceivedReply {
    pub(crate) at: Instant,
    /// The session its first paragraph names.
    pub(crate) session: Option<SessionId>,
}

impl ReceivedReply {
    /// This came just now.
    pub(crate) fn now(body: &[Block]) -> Self {
        Self {
            at: Instant::now(),
            session: named(body),
        }
    }
}

/// `#12` in the first paragraph.
fn named(body: &[Block]) -> Option<SessionId> {
    let Some(Block::Paragraph(spans)) = body.first() else {
        return None;
    };
    spans.iter().find_map(|span| match span {
        Span::Text(text) => {
            let after = text.split_once('#')?.1;
            let digits = after.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse().ok().map(SessionId)
        }
        _ => None,
    })
}
