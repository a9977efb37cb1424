//! What people see and hear of a position.

use super::{Diagram, Fact, Seat};

/// A position that can be shown: as a picture, and in sentences.
pub trait Viewable {
    /// A neutral picture: First's point of view, no colours, no language.
    fn diagram(&self) -> Diagram;

    /// The position in facts, for readers who hear it instead of seeing it, from this seat's point of view.
    fn prose(&self, reader: Seat) -> Vec<Fact>;
}
