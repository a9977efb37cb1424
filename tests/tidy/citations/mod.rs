//! Everything that comments, documents and tests cite exists: every rule that is cited by its number (`SE-17`, `A3.10`), also in
//! the name of a test, has its paragraph in `docs/rules/` or `docs/clocks.md`; every path, link and title leads to a file or heading of the repository.
//! Names of the code are recognized as such: they stand in backticks.
//!
//! The files are read as text. For each check there is a test that shows what it catches. Deliberately absent: addresses outside of
//! the repository, and whether a paragraph says what the code does.
mod glossary;
mod names;
mod numbers;
mod paragraphs;
mod paths;
mod texts;
mod titles;

use crate::files::{read, root};
use std::collections::BTreeSet;
use texts::{Text, all, name_of};

/// What is wrong in all files together, as a list to read.
fn complaints(wrong: impl Fn(&Text) -> Vec<String>) -> Vec<String> {
    let of = |text: &Text| {
        let found: BTreeSet<String> = wrong(text).into_iter().collect();
        let said = found.iter().map(|what| format!("{}: {what}", text.path));
        said.collect::<Vec<_>>()
    };
    all().iter().flat_map(of).collect()
}

/// Text of a file that is not there, for controls.
fn made_up(path: &str, content: &str) -> Text {
    Text {
        path: path.to_owned(),
        content: content.to_owned(),
    }
}

#[test]
fn every_rule_that_is_cited_has_its_paragraph() {
    let rules = paragraphs::numbers();
    let lost = complaints(|text| numbers::without(text, &rules));
    assert!(lost.is_empty(), "no paragraph in docs/rules: {lost:#?}");
}

#[test]
fn a_rule_has_one_paragraph() {
    let mut numbers: Vec<String> = paragraphs::each().collect();
    assert!(
        numbers.len() > 250,
        "the rules are somewhere else: {numbers:?}"
    );
    numbers.sort();
    let twice: Vec<_> = numbers.windows(2).filter(|two| two[0] == two[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn every_path_that_is_named_is_there() {
    let names = all().iter().map(name_of).collect();
    let lost = complaints(|text| paths::without(text, &names));
    assert!(lost.is_empty(), "these lead nowhere: {lost:#?}");
}

#[test]
fn every_title_and_link_leads_somewhere() {
    let lost = complaints(titles::without);
    assert!(lost.is_empty(), "these lead nowhere: {lost:#?}");
}

#[test]
fn every_word_of_the_glossary_is_where_it_says() {
    let lost = glossary::without(&read("docs/glossary.md"));
    assert!(lost.is_empty(), "not there: {lost:#?}");
    let found = |row: &str| glossary::without(row).len();
    let type_and_file = "| a | b | `Root`, `Text` in `tests/tidy/citations/texts.rs` |";
    assert_eq!(found(type_and_file), 1);
    assert_eq!(found(&type_and_file.replace("Root", "FOLDERS")), 0);
    assert_eq!(found("| a | b | `Text` in `src/no.rs` |"), 1);
}

#[test]
fn names_of_the_code_stand_in_backticks() {
    let games = std::fs::read_dir(root().join("crates/lusoria-games/src/games")).unwrap();
    let games = games.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let ids: BTreeSet<String> = games.collect();
    assert!(
        ids.contains("cats_and_mouse"),
        "the games are somewhere else"
    );
    let bare = complaints(|text| names::bare(text, &ids));
    assert!(
        bare.is_empty(),
        "say it in words, or put backticks: {bare:#?}"
    );
    // Put together here, so that this file does not find itself.
    let name = format!("news{}fact", '_');
    let found = |comment: &str| names::bare(&made_up("src/a.rs", comment), &ids);
    assert_eq!(
        found(&format!("/// What {name}, and where.")),
        [name.as_str()]
    );
    for good in [
        format!("/// `{name}`, src/{name}.rs and {name}() tell cats_and_mouse."),
        format!("let {name} = \"{name}\"; // Again."),
        format!("//! cargo run --example {name}"),
    ] {
        assert!(found(&good).is_empty(), "{good}");
    }
}

/// The rules know no chance, so they have nothing to do with the seed, which is the secret of the dice. The document from which a game
/// comes is called its source.
#[test]
fn no_rule_speaks_of_a_seed() {
    let of_rules = |text: &&Text| {
        let code = text.path.starts_with("crates/lusoria-games/src/games/")
            || text.path.starts_with("crates/lusoria-games/src/rules/");
        code && text.path.ends_with(".rs") || text.path.starts_with("docs/rules/")
    };
    let word = |text: &&Text| {
        let mut words = text
            .content
            .split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        words.any(|word| word.eq_ignore_ascii_case("seed"))
    };
    let texts = all();
    let lost: Vec<_> = texts.iter().filter(of_rules).filter(word).collect();
    let lost: Vec<_> = lost.iter().map(|text| &text.path).collect();
    assert!(lost.is_empty(), "say «source»: {lost:#?}");
}

#[test]
fn a_rule_that_is_not_there_is_found() {
    let rules = paragraphs::numbers();
    // Put together here, so that this file does not find itself.
    let nine = "99";
    let found = |path: &str, text: String| numbers::without(&made_up(path, &text), &rules);
    let good = "//! As GA-3, SE-A4 to SE-A8, A3.10 (and `M99`), rows 2.1, 2.4 and 2.9.";
    assert!(found("src/a.rs", good.to_owned()).is_empty());
    for (path, text, lost) in [
        ("src/a.rs", format!("/// (GA-{nine})."), "GA-nn"),
        ("src/a.rs", format!("\"CM-{nine}: no\""), "CM-nn"),
        ("docs/a.md", format!("GA-1 to GA-{nine}"), "GA-nn"),
        ("src/a.rs", format!("x(); // A3.{nine}"), "A3.99"),
        ("src/a.rs", format!("/// row 2.1, 2.{nine}."), "row 2.99"),
        ("src/tablut/a.rs", format!("// T1, T{nine}"), "T99"),
        ("src/cats/a.rs", "// (B3, B9)".to_owned(), "B9"),
        ("a.rs", format!("  fn af_1_af_{nine}_x() {{"), "AF-nn"),
        ("a.rs", format!("fn se_a1_to_se_a{nine}()"), "SE-Ann"),
        ("a.rs", format!("fn a2_{nine}_x()"), "A2.99"),
        ("a.rs", format!("fn row_6_{nine}_x()"), "row 6.99"),
        ("murus/a.rs", format!("fn m_{nine}_x()"), "M99"),
        ("tablut/a.rs", format!("fn t{nine}_x()"), "T99"),
    ] {
        assert_eq!(found(path, text), [lost.replace("nn", nine)]);
    }
    // Letters with a number are rules only beside their game; elsewhere they are cells and pits.
    assert!(found("src/a.rs", format!("// T{nine}")).is_empty());
}

#[test]
fn a_path_that_is_not_there_is_found() {
    let names = BTreeSet::from(["main.rs".to_owned()]);
    let found = |text: String| paths::without(&made_up("src/session/a.rs", &text), &names);
    let good = "/// `docs/dice.md`, mod.rs, main.rs, `src/<x>/y`, https://x.org/docs/no.md.";
    assert!(found(good.to_owned()).is_empty());
    let good = "/// tests/tidy/sizes.rs::files_are_short";
    assert!(found(good.to_owned()).is_empty());
    for lost in [
        "docs/no.md",
        "rules/no.md",
        "no.md",
        "no.rs",
        "src/no/",
        "tests/tidy/sizes.rs::no",
    ] {
        assert_eq!(found(format!("/// As `{lost}` says.")), [lost]);
    }
    assert!(found("let x = \"docs/no.md\";".to_owned()).is_empty());
}

#[test]
fn a_title_or_link_that_is_not_there_is_found() {
    let found = |path: &str, text: String| titles::without(&made_up(path, &text));
    let file = "ARCHITECTURE.md";
    let good = format!("/// As `{file}`,\n/// \"Code map\", and {file} «Layers», have it.");
    assert!(found("src/a.rs", good).is_empty());
    for text in [
        format!("/// `{file}`,\n/// \"No\""),
        format!("/// {file} «No»"),
    ] {
        assert_eq!(found("src/a.rs", text), ["ARCHITECTURE.md «No»"]);
    }
    let link = |to: &str| found("docs/a.md", format!("[x]({to})"));
    assert!(link("dice.md").is_empty() && link("../README.md#the-games").is_empty());
    assert_eq!(link("no.md"), ["no.md"]);
    assert_eq!(link("dice.md#no"), ["dice.md#no"]);
}
