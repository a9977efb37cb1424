//! Draws a die by its pips.

use super::svg_elements::{Pair, Svg};
use super::theme::Palette;

/// Half the side of a die.
const REACH: i32 = 17;

/// Where the pips of each face are, in steps from the middle.
const PIPS: [&[Pair]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
];

/// Draws the die with this face up around the point `at`.
pub(super) fn draw(svg: &mut Svg, at: Pair, face: u8, palette: &Palette) {
    let corner = (at.0 - REACH, at.1 - REACH);
    let line = Some((palette.ink, 2));
    svg.rectangle(corner, (2 * REACH, 2 * REACH), 6, palette.ivory, line);
    let pips = usize::from(face).checked_sub(1);
    for (x, y) in pips.and_then(|n| PIPS.get(n)).copied().unwrap_or_default() {
        svg.circle((at.0 + 9 * x, at.1 + 9 * y), 4, palette.ebony, None);
    }
}
