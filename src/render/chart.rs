//! Draws a chart of chances as monospace text, narrow enough for a phone.

/// The most columns of the chart. The numbers beside it take five more.
const COLUMNS: usize = 34;
const ROWS: usize = 4;
/// How one row of a column is drawn, from empty to full.
const STEPS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Draws percentages as columns. Each percentage has the number of its turn. If there are too many, neighbours are averaged.
pub(super) fn chart(chances: &[(u32, u8)]) -> String {
    let columns = averaged(chances);
    let mut lines: Vec<_> = (0..ROWS).rev().map(|row| line(row, &columns)).collect();
    lines.push(format!("    └{}", "─".repeat(columns.len())));
    lines.push(turns(chances, columns.len()));
    lines.join("\n")
}

/// Brings the chances down to at most [`COLUMNS`] percentages. Each of them is the mean of some neighbours.
fn averaged(chances: &[(u32, u8)]) -> Vec<usize> {
    let columns = chances.len().min(COLUMNS);
    let part = |n: usize| n * chances.len() / columns;
    let average = |n: usize| {
        let some = &chances[part(n)..part(n + 1)];
        let sum: usize = some.iter().map(|(_, chance)| usize::from(*chance)).sum();
        sum / some.len()
    };
    (0..columns).map(average).collect()
}

/// Draws one row of the chart. Rows are counted from below. Even a chance of 0 has the thinnest line.
fn line(row: usize, columns: &[usize]) -> String {
    let label = match row {
        0 => "  0",
        row if row == ROWS - 1 => "100",
        row if row == ROWS / 2 => " 50",
        _ => "   ",
    };
    let full = STEPS.len() - 1;
    let sign = |chance: &usize| {
        let height = (chance * ROWS * full / 100).max(1);
        STEPS[height.saturating_sub(row * full).min(full)]
    };
    let signs: String = columns.iter().map(sign).collect();
    format!("{label} │{}", signs.trim_end())
}

/// The line below the chart, with the numbers of the first and the last turn.
fn turns(chances: &[(u32, u8)], columns: usize) -> String {
    let number = |one: Option<&(u32, u8)>| one.map_or(String::new(), |(turn, _)| turn.to_string());
    let (first, last) = (number(chances.first()), number(chances.last()));
    let blanks = columns.saturating_sub(first.len() + last.len());
    match chances.len() {
        0 | 1 => format!("     {first}"),
        _ => format!("     {first}{}{last}", " ".repeat(blanks.max(1))),
    }
}

#[cfg(test)]
mod tests {
    use super::chart;

    #[test]
    fn chances_become_columns_from_nothing_to_all() {
        let drawn = chart(&[(1, 50), (2, 75), (3, 100), (4, 0)]);
        let expected = [
            "100 │  █",
            " 50 │ ██",
            "    │███",
            "  0 │███▁",
            "    └────",
            "     1  4",
        ];
        assert_eq!(drawn.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_longest_game_fits_a_phone() {
        for turns in [1, 2, 33, 34, 35, 120, 999] {
            let drawn = chart(&(1..=turns).map(|turn| (turn, 40)).collect::<Vec<_>>());
            assert!(
                drawn.lines().all(|line| line.chars().count() <= 40),
                "{drawn}"
            );
        }
    }
}
