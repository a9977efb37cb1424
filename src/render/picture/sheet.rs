//! Several boards of one game in one picture, from left to right and from above to below, each with a number.

use super::svg_elements::Svg;
use super::theme::Theme;

/// How many boards stand in a row.
const COLUMNS: i32 = 3;
/// The height of the number above each board.
const HEADING: i32 = 40;

/// Makes one document of these boards. Each board is an SVG document of [`svg`](super::svg), given with its number. All boards have the
/// size of the first.
#[must_use]
pub fn sheet(boards: &[(u32, String)], theme: Theme) -> String {
    let palette = theme.palette();
    let [width, height] = boards.first().map_or([1, 1], |(_, board)| size(board));
    let count = i32::try_from(boards.len()).unwrap_or(i32::MAX).max(1);
    let (columns, rows) = (count.min(COLUMNS), (count + COLUMNS - 1) / COLUMNS);
    let whole = (columns * width, rows * (height + HEADING));
    let mut svg = Svg::new(whole.0, whole.1);
    svg.rectangle((0, 0), whole, 0, palette.table, None);
    for (n, (number, board)) in (0..).zip(boards) {
        let (x, y) = ((n % COLUMNS) * width, (n / COLUMNS) * (height + HEADING));
        let middle = (x + width / 2, y + HEADING / 2 + 6);
        svg.text(middle, 28, &number.to_string(), palette.names);
        svg.nest((x, y + HEADING), board);
    }
    svg.finish()
}

/// The width and the height of a document.
fn size(board: &str) -> [i32; 2] {
    ["width", "height"].map(|name| {
        let value = board.split_once(&format!(" {name}=\""));
        let value = value.and_then(|(_, rest)| rest.split_once('"'));
        value.and_then(|(value, _)| value.parse().ok()).unwrap_or(1)
    })
}
