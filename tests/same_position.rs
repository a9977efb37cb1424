//! The board as text, the board as a picture and the board in words tell the same position: each is read back by itself, without
//! the others, and for random positions of every game all three say what stands where.

#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use lusoria::render::picture::{Picture, Theme, svg};
use lusoria_games::catalog::{Game, Line};
use lusoria_games::rules::{Arg, Diagram, Fact, Label, Seat, Turn};
use lusoria_games::text_board::{board_text, turned};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// What stands where: the name of each place that is not empty (of a pit in any case), and the sign there.
type Position = BTreeSet<(String, String)>;

/// The names of the pits of Gabata and Selus: small letters are the reader's, capitals the opponent's.
const THREE_ROWS: [&str; 3] = ["FEDCBA", "GHIihg", "abcdef"];

/// How each place is called in words, row by row as the reader sees them.
fn names(game: &str, seen: &Diagram) -> Vec<Vec<String>> {
    let (frame, columns) = (&seen.frame, seen.rows[0].len());
    let name = |row: usize, column: usize| match game {
        "xii_scripta" => frame.inside[row][column].to_owned(),
        "cats_and_mouse" | "tablut" => format!("{}{}", frame.above[column], frame.left[row]),
        "murus_gallicus" => format!("{}{}", frame.left[row], frame.above[column]),
        "ohojitxi" if column == 0 => frame.left[row].to_string(),
        "ohojitxi" => frame.right[row].to_string(),
        "afrika" if row == 0 => format!("across {}", frame.under[1][column]),
        "afrika" => frame.under[1][column].to_string(),
        "tchuka_ruma" if column + 1 == columns => "ruma".to_owned(),
        "tchuka_ruma" => frame.above[column].to_string(),
        _ => THREE_ROWS[row][column..=column].to_owned(),
    };
    let row = |row| (0..columns).map(|column| name(row, column)).collect();
    (0..seen.rows.len()).map(row).collect()
}

fn named(names: &[Vec<String>], signs: impl IntoIterator<Item = Option<String>>) -> Position {
    let places = names.iter().flatten().cloned().zip(signs);
    let there = places.filter_map(|(name, sign)| Some((name, sign?)));
    there.collect()
}

/// What a picture shows, read from its attributes.
fn drawn(line: &dyn Line, diagram: &Diagram, reader: Seat, names: &[Vec<String>]) -> Position {
    let document = svg(&Picture::of(line, diagram, reader, Theme::Dark));
    let document = roxmltree::Document::parse(&document).unwrap();
    let cells = document
        .descendants()
        .filter(|node| node.has_attribute("data-terrain"));
    named(
        names,
        cells.map(|cell| cell.attribute("data-sign").map(str::to_owned)),
    )
}

/// What the text shows: the words of each line of cells without the names beside it. Between the lines of cells stand lines of
/// names and the line that divides the board.
fn written(seen: &Diagram, text: &str, names: &[Vec<String>]) -> Position {
    let (frame, columns) = (&seen.frame, names[0].len());
    let is_named = |names: &[Label]| names.iter().any(|name| !name.is_empty());
    let mut lines = text.lines().skip(usize::from(is_named(&frame.above)));
    let mut signs = Vec::new();
    for row in 0..names.len() {
        if frame.rule_after == Some(row) {
            lines.next();
        }
        let cells = lines.next().unwrap().split_whitespace();
        let cells = cells.skip(usize::from(!frame.left.is_empty()));
        signs.extend(cells.take(columns).map(sign_in));
        if frame.under.get(row).is_some_and(|names| is_named(names)) {
            lines.next();
        }
    }
    named(names, signs)
}

/// The sign in a cell as text: digits or a letter, in brackets if it is a pit.
fn sign_in(cell: &str) -> Option<String> {
    let sign = cell.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    (!sign.is_empty()).then(|| sign.to_owned())
}

fn value<'a>(fact: &'a Fact, name: &str) -> &'a Arg {
    &fact.args.iter().find(|(known, _)| known == name).unwrap().1
}

fn text(fact: &Fact, name: &str) -> String {
    match value(fact, name) {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        other => panic!("{other:?}"),
    }
}

/// The places of a list (`e4, f5` or `a 5, b 0`), each with its sign. A place without a sign in the list gets `sign`.
fn listed(fact: &Fact, name: &str, sign: &str) -> Vec<(String, String)> {
    let list = text(fact, name);
    let places = list.split(", ").filter(|place| !place.is_empty());
    let place = |place: &str| {
        let (place, sign) = place.split_once(' ').unwrap_or((place, sign));
        (place.to_owned(), sign.to_owned())
    };
    places.map(place).collect()
}

/// What one sentence says of the board.
fn told_by(game: &str, fact: &Fact) -> Vec<(String, String)> {
    let is_first = fact.args.contains(&("seat".into(), Arg::Seat(Seat::First)));
    let one = |place: &str, count: &str| vec![(text(fact, place), text(fact, count))];
    match (game, &*fact.id) {
        ("xii_scripta", "own-point" | "their-point") => {
            let count: u8 = text(fact, "count").parse().unwrap();
            let letter = || char::from(b'A' + count - 1).to_string();
            let sign = if is_first {
                count.to_string()
            } else {
                letter()
            };
            vec![(text(fact, "step"), sign)]
        }
        ("cats_and_mouse", "own-mouse" | "their-mouse") => listed(fact, "square", "M"),
        ("cats_and_mouse", "own-cats" | "their-cats") => {
            let cats = [("one", "1"), ("two", "2"), ("three", "3"), ("four", "4")];
            let cats = cats
                .iter()
                .flat_map(|(name, sign)| listed(fact, name, sign));
            cats.filter(|(square, _)| square.len() == 2).collect()
        }
        ("tablut", "own-king" | "their-king") => listed(fact, "cell", "K"),
        ("tablut", "own" | "theirs") => listed(fact, "cells", if is_first { "W" } else { "B" }),
        ("murus_gallicus", "own-towers" | "their-towers") => {
            listed(fact, "cells", if is_first { "W" } else { "B" })
        }
        ("murus_gallicus", "own-walls" | "their-walls") => {
            listed(fact, "cells", if is_first { "w" } else { "b" })
        }
        ("afrika", "pit") => {
            let across = (
                format!("across {}", text(fact, "pit")),
                text(fact, "across"),
            );
            [one("pit", "own"), vec![across]].concat()
        }
        ("tchuka_ruma", "ruma") => vec![("ruma".to_owned(), text(fact, "count"))],
        ("ohojitxi", "their-pit") => one("pit", "count"),
        (_, "pits" | "own-pits" | "own-edge" | "own-middle" | "their-edge" | "their-middle") => {
            listed(fact, "pits", "")
        }
        _ => Vec::new(),
    }
}

fn told(line: &dyn Line, reader: Seat) -> Position {
    let game = line.game().info.id;
    let facts = line.prose(reader);
    facts.iter().flat_map(|fact| told_by(game, fact)).collect()
}

/// The game after plies that these numbers choose.
fn played(game: &'static Game, choices: &[usize]) -> Box<dyn Line> {
    let mut line = game.begin("").unwrap();
    for choice in choices {
        let plies = match line.turn() {
            Turn::Seat(_) => line.legal_moves(),
            Turn::Chance => line.chances().into_iter().map(|(ply, _)| ply).collect(),
            Turn::Over(_) => break,
        };
        line.play(&plies[choice % plies.len()]).unwrap();
    }
    line
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn text_picture_and_words_tell_the_same_position(choices in prop::collection::vec(0..1_000usize, 0..80)) {
        for game in lusoria_games::catalog::GAMES {
            let line = played(game, &choices);
            let diagram = line.diagram();
            for reader in Seat::ALL {
                let seen = turned(&diagram, reader);
                let names = names(game.info.id, &seen);
                let text = board_text(&diagram, reader);
                let told = told(&*line, reader);
                prop_assert_eq!(&drawn(&*line, &diagram, reader, &names), &told, "{} drawn", game.info.id);
                prop_assert_eq!(&written(&seen, &text, &names), &told, "{} written", game.info.id);
            }
        }
    }
}
