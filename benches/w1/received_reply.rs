//! A reply, with the time at which it reached the adapter's sender.

use lusoria::render::{Block, Span};
use lusoria::session::SessionId;
use std::time::Instant;

/// A reply: when it came, and which game it is about.
#[derive(Debug)]
pub(crate) struct ReceivedReply {
    pub(crate) at: Instant,
    /// The session that its first paragraph names.
    pub(crate) session: Option<SessionId>,
}

impl ReceivedReply {
    /// Makes the record of a reply that has just come.
    pub(crate) fn now(body: &[Block]) -> Self {
        Self {
            at: Instant::now(),
            session: named(body),
        }
    }
}

/// The session named in the first paragraph, such as `#12`.
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
