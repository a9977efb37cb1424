//! Figures, versions and commands that are written in two files are the same in both.

use crate::files::read;

/// The value of a key in Cargo.toml.
fn manifest(key: &str) -> String {
    let text = read("Cargo.toml");
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("{key} = ")));
    line.and_then(|line| line.split('"').nth(1))
        .unwrap()
        .to_owned()
}

#[test]
fn the_docker_image_is_built_with_the_rust_the_manifest_names() {
    let dockerfile = read("Dockerfile");
    let named: Vec<&str> = dockerfile
        .lines()
        .filter(|line| line.starts_with("ARG RUST="))
        .collect();
    assert_eq!(named, [format!("ARG RUST={}", manifest("rust-version"))]);
}

/// The marks of W1 and the anchors of the playouts are printed by the benches and explained in `docs/performance.md`.
#[test]
fn the_document_on_performance_has_the_figures_of_the_benches() {
    let document = read("docs/performance.md");
    let table = read("benches/w1/table.rs");
    let marks: Vec<_> = table.split("    Mark(\"").skip(1).collect();
    assert!(marks.len() > 10, "the marks are somewhere else");
    for mark in marks {
        let (metric, rest) = mark.split_once('"').unwrap();
        let figures = rest.split(['[', ']']).nth(1).unwrap();
        let figures = figures.replace("0.0; 3", "0, 0, 0");
        let figures = figures.split(", ").map(|figure| figure.parse().unwrap());
        let figures: Vec<String> = figures.map(|figure: f64| figure.to_string()).collect();
        let row = format!("| {metric} | {} |", figures.join(" | "));
        assert!(document.contains(&row), "{row}");
    }
    let playouts = read("crates/lusoria-games/benches/playouts.rs");
    let anchors: Vec<_> = playouts.split("anchor(").skip(1).collect();
    let figures = anchors.iter().filter_map(|rest| rest.split_once(".0,"));
    let figures: Vec<_> = figures
        .map(|(figure, _)| figure.replace('_', ","))
        .collect();
    assert!(figures.len() > 5, "the anchors are somewhere else");
    for figure in figures {
        assert!(document.contains(&format!("| {figure} |")), "{figure}");
    }
}

#[test]
fn ci_runs_the_test_command_of_the_readme() {
    let command = "cargo test";
    assert!(read("README.md").contains(&format!("\n    {command}\n")));
    assert!(read(".ci/run").lines().any(|line| line.ends_with(command)));
}
