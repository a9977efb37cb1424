//! Checks `docs/positions.md`: every example of a position is a position in canonical spelling, and every example of a move is a move.

use lusoria_games::catalog::{self, GAMES};
use lusoria_games::rules::Parsed;

const DOCS: &str = include_str!("../../../../docs/positions.md");

/// The rows of the table below this heading, divided into cells. The first cell names the games.
fn rows(heading: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let section = DOCS.split("\n## ").find(|part| part.starts_with(heading));
    let rows = section
        .unwrap()
        .lines()
        .filter(|line| line.starts_with("| `"));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
}

/// The texts between backticks.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[test]
fn every_game_has_an_example_of_its_position_text_that_is_printed_as_it_is_read() {
    let mut games = Vec::new();
    for row in rows("Positions") {
        let (name, example) = (row[0].trim_matches('`'), row[2].trim_matches('`'));
        let line = catalog::begin(&format!("{name}@{example}"));
        let line = line.unwrap_or_else(|| panic!("{name}: {example}"));
        assert_eq!(line.position(), example, "{name}");
        games.push(name);
    }
    let offered: Vec<&str> = GAMES.iter().map(|game| game.info.id).collect();
    assert_eq!(games, offered);
}

#[test]
fn every_example_of_a_move_is_one_in_a_game_of_its_row() {
    let mut all: Vec<&str> = Vec::new();
    for row in rows("Moves") {
        let games: Vec<_> = quoted(row[0]).collect();
        assert!(quoted(row[1]).next().is_some(), "{games:?}");
        all.extend(games.iter());
        for text in quoted(row[1]).chain(quoted(row[2])) {
            assert!(
                games.iter().any(|game| is_move(game, text)),
                "{games:?} {text}"
            );
        }
    }
    all.sort_unstable();
    let mut offered: Vec<&str> = GAMES.iter().map(|game| game.info.id).collect();
    offered.sort_unstable();
    assert_eq!(all, offered);
}

/// Whether a text is a move, either in the usual game or with one of the options that add moves.
fn is_move(game: &str, text: &str) -> bool {
    ["", "(pie=true)", "(zero=none)", "(zero=random)"]
        .iter()
        .any(|options| {
            let line = catalog::begin(&format!("{game}{options}"));
            line.is_some_and(|line| line.parse(text) == Ok(Parsed::Move(text.to_owned())))
        })
}
