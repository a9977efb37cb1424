//! The table of a tournament in monospace text, not wider than the screen of a phone.
//!
//! If there is room, the line of each player also has the player's results against each of the others. Otherwise a table has only ranks,
//! names and points, and the results follow below it, some columns at a time. With more than sixteen players, and on ladders, no results
//! are shown.

use super::{Block, Scene};
use crate::competition::standings::Quarters;
use crate::locales::{Values, sentence};
use crate::session::{Player, TableLine};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The widest table that fits the screen of a phone, in columns.
const WIDEST: usize = 40;
/// The most columns that a name takes in a table; a longer one is cut.
const LONGEST_NAME: usize = 12;
/// The most columns that a name takes where the results stand below the table. A longer name is cut.
const LONGEST_NAME_BELOW: usize = 8;
/// The most players of a table that shows results: with more players, the results would be too long for one message.
const MOST_WITH_RESULTS: usize = 16;

/// The tables: one, or one for each division of a league.
pub(super) fn tables(table: &[TableLine], scene: &Scene) -> Vec<Block> {
    let divisions = table.chunk_by(|one, other| one.division == other.division);
    let blocks = divisions.flat_map(|lines| {
        let division = lines[0].division;
        let head = (division > 0).then(|| scene.paragraph(&division_head(division, scene)));
        head.into_iter().chain(blocks_of(lines, scene))
    });
    blocks.collect()
}

pub(super) fn division_head(division: u32, scene: &Scene) -> String {
    let values = Values::new().number("division", division);
    scene.sentence("tournament-division", values)
}

/// The name of a player, as plain text: a table notifies nobody.
pub(super) fn name(player: Player, scene: &Scene) -> String {
    match player {
        Player::Person(account) => scene.plain_name(account),
        Player::Computer(computer) => {
            let level = Values::new().text("level", computer.level().name());
            sentence(scene.lang, "computer-player", &level)
        }
    }
}

/// One table. Results that do not fit beside the names stand below it.
fn blocks_of(table: &[TableLine], scene: &Scene) -> Vec<Block> {
    let names: Vec<String> = table.iter().map(|line| short_name(line, scene)).collect();
    let cells = table.iter().flat_map(|line| &line.results);
    let cell = cells.map(|cell| cell.chars().count()).max().unwrap_or(0);
    let cell = cell.max(1);
    let beside = 3 + widest(&names) + 5 + table.len() * (cell + 1);
    if beside <= WIDEST {
        return vec![summary(table, &names, Some(cell))];
    }
    let mut blocks = vec![summary(table, &names, None)];
    // A ladder has no results.
    let has_results = table.iter().any(|line| !line.results.is_empty());
    if has_results && table.len() <= MOST_WITH_RESULTS {
        blocks.extend(results_below(table, &names, cell));
    }
    blocks
}

/// Ranks, names, results and points. The results are in cells of the width `cell`; if that is `None`, no results are shown. A ladder has
/// no points.
fn summary(table: &[TableLine], names: &[String], cell: Option<usize>) -> Block {
    let widest = widest(names);
    let line = |(place, (line, name)): (usize, (&TableLine, &String))| {
        let mut text = format!("{:>2} {}", line.rank, padded(name, widest));
        if let Some(cell) = cell {
            text.push_str(&cells(line, place, 0..line.results.len(), cell));
        }
        // A ladder has places, but no points.
        if !line.results.is_empty() {
            text.push_str(&format!(" {:>4}", points(line.points)));
        }
        text
    };
    let lines: Vec<_> = table.iter().zip(names).enumerate().map(line).collect();
    Block::fixed(&lines.join("\n"))
}

/// The results below the table, some columns at a time. Lines and columns are numbered from the top of the table, not by rank, because
/// several players can share a rank.
fn results_below(table: &[TableLine], names: &[String], cell: usize) -> Vec<Block> {
    let count = table.len();
    let cell = cell.max(count.to_string().len());
    let names: Vec<String> = names
        .iter()
        .map(|name| cut(name, LONGEST_NAME_BELOW))
        .collect();
    let widest = widest(&names);
    let most = (WIDEST - 3 - widest) / (cell + 1);
    let parts = count.div_ceil(most.max(1));
    let columns: Vec<usize> = (0..count).collect();
    let part = |columns: &[usize]| {
        let range = columns[0]..columns[0] + columns.len();
        let numbers = range
            .clone()
            .map(|column| format!(" {:>cell$}", column + 1));
        let head = format!("{}{}", " ".repeat(3 + widest), numbers.collect::<String>());
        let line = |(place, (line, name)): (usize, (&TableLine, &String))| {
            let cells = cells(line, place, range.clone(), cell);
            format!("{:>2} {}{cells}", place + 1, padded(name, widest))
        };
        let lines = table.iter().zip(&names).enumerate().map(line);
        let lines: Vec<_> = [head].into_iter().chain(lines).collect();
        Block::fixed(&lines.join("\n"))
    };
    columns.chunks(count.div_ceil(parts)).map(part).collect()
}

/// The results of one entrant against those in these columns. `place` is the column of the entrant, which gets a `·`. `cell` is the width
/// of a column in characters.
fn cells(line: &TableLine, place: usize, columns: std::ops::Range<usize>, cell: usize) -> String {
    let of_column = |(column, signs): (usize, &String)| {
        let signs = if column == place { "·" } else { signs };
        format!(" {signs:>cell$}")
    };
    let all = line.results.iter().enumerate();
    let some = all.skip(columns.start).take(columns.len());
    some.map(of_column).collect()
}

fn padded(name: &str, width: usize) -> String {
    format!("{name}{}", " ".repeat(width.saturating_sub(name.width())))
}

fn widest(names: &[String]) -> usize {
    names.iter().map(|name| name.width()).max().unwrap_or(0)
}

fn short_name(line: &TableLine, scene: &Scene) -> String {
    let name = cut(&name(line.player, scene), LONGEST_NAME);
    match line.has_left {
        true => format!("({name})"),
        false => name,
    }
}

/// The name, cut if it takes more than this many columns.
fn cut(name: &str, most: usize) -> String {
    if name.width() <= most {
        return name.to_owned();
    }
    let mut width = 1;
    let fits = |letter: &char| {
        width += letter.width().unwrap_or(0);
        width <= most
    };
    name.chars().take_while(fits).chain(['…']).collect()
}

/// The points as people write them: `2½`.
fn points(quarters: u32) -> String {
    let written = Quarters(quarters).to_string();
    match written.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => written,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::Lang;
    use crate::session::{AccountId, Computer, Identity, Platform};
    use lusoria_games::engine::Level;

    /// A table of this many players, in which each has met each of the others `met` times. The last player is a computer player. The last
    /// but one has left.
    fn table(players: usize, met: usize) -> (Vec<TableLine>, Scene) {
        let mut scene = Scene::plain(Lang::En, "!");
        let line = |place: usize| {
            let account = AccountId(i64::try_from(place).unwrap());
            let name = ["Wilhelmina of Orange", "Ян", "李小龙李小龙李小龙", "bob"][place % 4];
            let identity = Identity {
                platform: Platform::Matrix,
                id: place.to_string().into(),
                name: name.into(),
            };
            scene.people.push((account, identity));
            let cell = |other: usize| match other == place {
                true => String::new(),
                false => ["1", "½", "0", "−"][(place + other) % 4].repeat(met),
            };
            TableLine {
                rank: 1,
                player: match place + 1 == players {
                    true => Player::Computer(Computer::of(Level::Ruthless)),
                    false => Player::Person(account),
                },
                has_left: place + 2 == players,
                division: 0,
                points: 202,
                tie_break: 0,
                results: (0..players).map(cell).collect(),
            }
        };
        let lines = (0..players).map(line).collect();
        (lines, scene)
    }

    fn text(blocks: &[Block]) -> Vec<String> {
        let text = |block: &Block| match block {
            Block::Fixed(lines) => {
                let lines = lines.iter().map(|line| line.text.as_str());
                lines.collect::<Vec<_>>().join("\n")
            }
            other => panic!("{other:?}"),
        };
        blocks.iter().map(text).collect()
    }

    #[test]
    fn every_table_of_up_to_sixteen_fits_a_phone_and_has_all_results() {
        for lang in Lang::ALL {
            for (players, met) in (2..=16).flat_map(|n| [1, 2, 3].map(|met| (n, met))) {
                let (lines, mut scene) = table(players, met);
                scene.lang = lang;
                let all = text(&tables(&lines, &scene)).join("\n");
                let wide = all.lines().map(UnicodeWidthStr::width).max().unwrap();
                assert!(wide <= WIDEST, "{lang:?} {players} {met}: {wide}\n{all}");
                let signs = all.matches("−").count() + all.matches("·").count();
                let lost = lines.iter().flat_map(|line| &line.results);
                let lost = lost.map(|cell| cell.matches("−").count()).sum::<usize>();
                assert_eq!(signs, lost + players, "{players} {met}\n{all}");
            }
        }
    }

    #[test]
    fn results_stand_beside_the_names_or_below_them() {
        let (lines, scene) = table(4, 1);
        assert_eq!(text(&tables(&lines, &scene)).len(), 1);
        let (lines, scene) = table(16, 2);
        let blocks = text(&tables(&lines, &scene));
        assert_eq!(blocks.len(), 3);
        let head = "             1  2  3  4  5  6  7  8";
        assert!(blocks[1].starts_with(head), "{}", blocks[1]);
        assert!(blocks[2].contains("  9 10 11"), "{}", blocks[2]);
        let (lines, scene) = table(17, 1);
        assert_eq!(text(&tables(&lines, &scene)).len(), 1, "no results");
    }
}
