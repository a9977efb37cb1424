//! The same picture from the other side of the table.

use crate::rules::{Diagram, Seat, Turning};

/// The picture as the holder of `reader` sees it. Captions stay as they are.
#[must_use]
pub fn turned(diagram: &Diagram, reader: Seat) -> Diagram {
    let mut turned = diagram.clone();
    if reader == Seat::First || diagram.turning == Turning::Fixed {
        return turned;
    }
    turned.rows.reverse();
    if diagram.turning == Turning::HalfTurn {
        turned.rows.iter_mut().for_each(|row| row.reverse());
        let columns = diagram.rows.first().map_or(0, Vec::len);
        turned.gap_after = diagram.gap_after.map(|gap| columns - gap);
    }
    turned
}
