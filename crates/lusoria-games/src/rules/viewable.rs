//! The trait `Viewable`: how a position is shown to people, as a diagram and in prose.

use super::{Diagram, Fact, Seat};

/// A position that can be shown: as a diagram, and in sentences.
pub trait Viewable {
    /// The board as seat First sees it. It has no colours and no words of a language.
    fn diagram(&self) -> Diagram;

    /// The position as facts, from the point of view of this seat. They are for readers who hear the position instead of seeing it.
    fn prose(&self, reader: Seat) -> Vec<Fact>;
}
