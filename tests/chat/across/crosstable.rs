//! Computes the crosstable of a Swiss tournament from the results that a test saw, and compares it with the table that the bot posts.
//! This file uses none of the bot's code that makes the tables.

use std::collections::{BTreeMap, BTreeSet};

/// Longer names are cut to this many characters.
const LONGEST: usize = 12;

/// The results that the test saw.
#[derive(Default)]
pub(crate) struct Results {
    /// Who has played whom, and the half points that each of them got.
    met: Vec<([String; 2], [u32; 2])>,
    /// Who had no opponent in a round.
    byes: Vec<String>,
}

/// One line of a table.
struct Line {
    rank: u32,
    name: String,
    signs: Vec<char>,
    halves: u32,
}

impl Results {
    pub(crate) fn add(&mut self, names: [&str; 2], halves: [u32; 2]) {
        self.met.push((names.map(cut), halves));
    }

    pub(crate) fn add_bye(&mut self, name: &str) {
        self.byes.push(cut(name));
    }

    /// The half points of each player. A bye brings the points of a win.
    fn halves(&self) -> BTreeMap<&str, u32> {
        let mut halves = BTreeMap::new();
        for (names, of_each) in &self.met {
            for (name, more) in names.iter().zip(of_each) {
                *halves.entry(&**name).or_default() += more;
            }
        }
        for name in &self.byes {
            *halves.entry(&**name).or_default() += 2;
        }
        halves
    }

    /// The character in the crosstable where the row of `one` crosses the column of `other`.
    fn sign(&self, one: &str, other: &str) -> char {
        if one == other {
            return '·';
        }
        let of_one = self.met.iter().find_map(|([first, second], halves)| {
            match (
                first == one && second == other,
                first == other && second == one,
            ) {
                (true, _) => Some(halves[0]),
                (_, true) => Some(halves[1]),
                _ => None,
            }
        });
        of_one.map_or(' ', |halves| ['0', '½', '1'][halves as usize])
    }

    /// Checks a table that the bot posted against the results.
    pub(crate) fn check(&self, table: &str) {
        let expected = self.halves();
        let lines = read(table, expected.len());
        let told: BTreeSet<&str> = lines.iter().map(|line| &*line.name).collect();
        assert_eq!(told, expected.keys().copied().collect(), "{table}");
        for line in &lines {
            let others = lines.iter();
            let signs: Vec<char> = others
                .map(|other| self.sign(&line.name, &other.name))
                .collect();
            assert_eq!(line.signs, signs, "the results of {}:\n{table}", line.name);
            assert_eq!(
                line.halves, expected[&*line.name],
                "{}:\n{table}",
                line.name
            );
        }
        assert_eq!(lines[0].rank, 1, "{table}");
        for (place, pair) in (2..).zip(lines.windows(2)) {
            let [above, below] = pair else { unreachable!() };
            assert!(above.halves >= below.halves, "{table}");
            let is_level = below.rank == above.rank && below.halves == above.halves;
            assert!(is_level || below.rank == place, "{table}");
        }
    }
}

fn cut(name: &str) -> String {
    match name.chars().nth(LONGEST) {
        Some(_) => name.chars().take(LONGEST - 1).chain(['…']).collect(),
        None => name.to_owned(),
    }
}

/// Reads a table with this many lines: the rank, the name (in brackets, if that player has left), a character for each opponent, the
/// points.
fn read(table: &str, count: usize) -> Vec<Line> {
    let lines: Vec<Line> = table.lines().map(|line| read_line(line, count)).collect();
    assert_eq!(lines.len(), count, "{table}");
    lines
}

fn read_line(line: &str, count: usize) -> Line {
    let signs: Vec<char> = line.chars().collect();
    let text = |from: usize, to: usize| signs[from..to].iter().collect::<String>();
    let points = signs.len() - 5;
    let results = points - 2 * count;
    let name = text(3, results);
    let name = name.trim();
    let name = name
        .strip_prefix('(')
        .map_or(name, |name| &name[..name.len() - 1]);
    let points = text(points, signs.len());
    let halves = match points.trim() {
        "½" => Some(1),
        whole if whole.ends_with('½') => whole
            .trim_end_matches('½')
            .parse()
            .ok()
            .map(|n: u32| 2 * n + 1),
        whole => whole.parse().ok().map(|n: u32| 2 * n),
    };
    Line {
        rank: text(0, 2).trim().parse().expect("a rank"),
        name: name.to_owned(),
        signs: signs[results..signs.len() - 5]
            .iter()
            .skip(1)
            .step_by(2)
            .copied()
            .collect(),
        halves: halves.expect("points"),
    }
}
