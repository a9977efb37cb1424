//! Turns a diagram for a reader on the other side.

use crate::rules::{Diagram, Frame, Naming, Seat, Turning};
use std::borrow::Cow;

/// The diagram as the player on the seat `reader` sees it. Captions stay as they are.
#[must_use]
pub fn turned(diagram: &Diagram, reader: Seat) -> Cow<'_, Diagram> {
    if reader == Seat::First || diagram.turning == Turning::Fixed {
        return Cow::Borrowed(diagram);
    }
    let mut turned = diagram.clone();
    turned.rows.reverse();
    if diagram.turning == Turning::HalfTurn {
        turned.rows.iter_mut().for_each(|row| row.reverse());
        let columns = diagram.rows.first().map_or(0, Vec::len);
        turned.gap_after = diagram.gap_after.map(|gap| columns - gap);
    }
    let rows = diagram.rows.len();
    turned.frame.rule_after = diagram.frame.rule_after.map(|rule| rows - rule);
    if diagram.frame.naming == Naming::Board {
        turn_names(&mut turned.frame, diagram.turning);
    }
    Cow::Owned(turned)
}

/// Turns the names around the board. Each name stays on its edge of the board, and moves along the edge with its row or column.
fn turn_names(frame: &mut Frame, turning: Turning) {
    frame.left.reverse();
    frame.right.reverse();
    if turning == Turning::HalfTurn {
        frame.above.reverse();
        frame.under.iter_mut().for_each(|names| names.reverse());
    }
}
