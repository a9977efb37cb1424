//! The trait `Viewable`: how a position is shown to people, as a diagram and in prose.

use super::{Diagram, Fact, Seat};

/// A position that can be shown: as a diagram, and in sentences.
pub trait Viewable {
    /// The board from the point of view of seat First, without colours and without words of a language.
    fn diagram(&self) -> Diagram;

    /// The position in facts, for readers who hear it instead of seeing it, from this seat's point of view.
    fn prose(&self, reader: Seat) -> Vec<Fact>;
}
