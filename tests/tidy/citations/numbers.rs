//! Finds rules that are cited by their numbers: in prose (`SE-17`, `A3.10`, `row 2.4`, and in a game's own files also `T7`) and in
//! the names of functions (`se_17_…`, `a3_10_…`, `row_2_4_…`, `t7_…`).

use super::texts::Text;
use std::collections::BTreeSet;

/// Families whose numbers mean a rule wherever they stand.
const FAMILIES: [&str; 8] = ["AF", "CL", "CM", "GA", "OH", "SE", "TB", "TR"];

/// Letters whose numbers mean a rule only in files of that game: elsewhere `A1` is a cell.
const LETTERS: [(&str, &str); 4] = [
    ("scripta", "A"),
    ("cats", "B"),
    ("tablut", "TFP"),
    ("murus", "MQ"),
];

/// The rules that a file cites and that are not among these.
pub(crate) fn without(text: &Text, rules: &BTreeSet<String>) -> Vec<String> {
    let cited = in_prose(text).into_iter().chain(in_names(text));
    cited.filter(|number| !rules.contains(number)).collect()
}

/// The letters that mean rules in this file.
fn letters(path: &str) -> impl Iterator<Item = char> {
    let games = LETTERS.iter().filter(|(part, _)| path.contains(part));
    let letters: String = games.map(|(_, letters)| *letters).collect();
    letters.chars().collect::<Vec<_>>().into_iter()
}

fn in_prose(text: &Text) -> Vec<String> {
    let prose = text.prose();
    // What stands in backticks is typed by people or programs.
    let prose: Vec<&str> = prose.split('`').step_by(2).collect();
    let prose = prose.join(" ");
    let mut found = Vec::new();
    // Assertions cite rules too.
    found.extend(words(&text.content).filter(|word| of_family(word)));
    found.extend(words(&prose).filter(|word| is_dotted(word) || has_letter(&text.path, word)));
    let mut found: Vec<String> = found.into_iter().map(str::to_owned).collect();
    found.extend(rows(&prose));
    found
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| !(c.is_ascii_alphanumeric() || "-.".contains(c)));
    parts
        .map(|word| word.trim_matches(['.', '-']))
        .filter(|word| !word.is_empty())
}

/// Whether a word is the number of a rule with its family: `SE-17`, `SE-A4`, `AF-P1`.
fn of_family(word: &str) -> bool {
    let Some((family, rest)) = word.split_once('-') else {
        return false;
    };
    FAMILIES.contains(&family) && is_number(rest.strip_prefix(['A', 'P']).unwrap_or(rest))
}

/// Whether a word is the number of a rule with a dot: `A3.10`.
fn is_dotted(word: &str) -> bool {
    let rest = word.strip_prefix(['A', 'B']);
    rest.is_some_and(is_row)
}

/// Whether a word is the number of a row: `2.4`.
fn is_row(word: &str) -> bool {
    let halves = word.split_once('.');
    halves.is_some_and(|(table, row)| is_number(table) && is_number(row))
}

/// Whether a word is a letter and a number (`T7`) in a file in which this letter means rules.
fn has_letter(path: &str, word: &str) -> bool {
    letters(path).any(|letter| word.strip_prefix(letter).is_some_and(is_number))
}

fn is_number(text: &str) -> bool {
    (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The rows that a text cites: `rows 2.1, 2.4 and 2.9`.
fn rows(prose: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut listed = false;
    for word in words(prose) {
        listed = match word {
            "row" | "rows" | "Row" | "Rows" => true,
            "and" | "to" => listed,
            row if listed && is_row(row) => {
                found.push(format!("row {row}"));
                true
            }
            _ => false,
        };
    }
    found
}

/// The rules after which functions are named.
fn in_names(text: &Text) -> Vec<String> {
    let mut found = Vec::new();
    for rest in text.content.split("fn ").skip(1) {
        let name = rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let parts: Vec<&str> = name.take(1).flat_map(|name| name.split('_')).collect();
        let mut parts = parts.as_slice();
        while let Some((number, used)) = leading(&text.path, parts) {
            found.push(number);
            parts = &parts[used..];
            if parts.first() == Some(&"to") {
                parts = &parts[1..];
            }
        }
    }
    found
}

/// The rule a name goes on with, and how many of its parts that takes.
fn leading(path: &str, parts: &[&str]) -> Option<(String, usize)> {
    let first = parts.first()?.to_uppercase();
    let second = parts
        .get(1)
        .map_or(String::new(), |part| part.to_uppercase());
    let third = parts.get(2).copied().unwrap_or_default();
    let whole = format!("{first}-{second}");
    let dotted = format!("{first}.{second}");
    let joined = format!("{first}{second}");
    if of_family(&whole) {
        Some((whole, 2))
    } else if is_dotted(&dotted) {
        Some((dotted, 2))
    } else if first == "ROW" && is_number(&second) && is_number(third) {
        Some((format!("row {second}.{third}"), 3))
    } else if has_letter(path, &first) {
        Some((first, 1))
    } else {
        (first.len() == 1 && has_letter(path, &joined)).then_some((joined, 2))
    }
}
