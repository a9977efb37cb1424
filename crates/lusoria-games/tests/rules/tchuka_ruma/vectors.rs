//! Compares Tchuka Ruma with `tests/data/tchuka_ruma.jsonl`: moves, searches of whole layouts, perft.

use super::layouts::explore;
use super::{after, arg, at, read, start};
use crate::play::legal;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::rules::{Arg, Outcome, Seat, State, Turn, perft};
use serde_json::Value;
use std::collections::HashSet;

/// Layouts with more positions than this are not searched here; only their winning line is replayed.
const MOST_POSITIONS: u64 = 5_000;

fn lines(kind: &str) -> Vec<Value> {
    let lines = include_str!("../../data/tchuka_ruma.jsonl").lines();
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["kind"] == kind).collect()
}

fn number(value: &Value) -> u64 {
    value
        .as_u64()
        .unwrap_or_else(|| panic!("no number: {value}"))
}

fn words(value: &Value) -> Vec<String> {
    let items = value.as_array().unwrap();
    items
        .iter()
        .map(|item| item.as_str().unwrap().to_owned())
        .collect()
}

fn options(layout: &Value) -> String {
    format!("pits={},stones={}", layout["pits"], layout["stones"])
}

fn position(state: &Value) -> String {
    let pits = state["pits"].to_string();
    let lost = if state["status"] == "lost" {
        "/lost"
    } else {
        ""
    };
    format!("{}/{}{lost}", pits.trim_matches(['[', ']']), state["ruma"])
}

fn status(turn: Turn) -> &'static str {
    match turn {
        Turn::Over(Outcome::Win(Seat::First)) => "won",
        Turn::Over(_) => "lost",
        _ => "play",
    }
}

#[test]
fn every_move_of_the_vectors() {
    let lines = lines("move");
    for line in &lines {
        let state = at(&options(&line["variant"]), &position(&line["before"]));
        let moves: Vec<String> = legal(&state).iter().map(ToString::to_string).collect();
        assert_eq!(moves, words(&line["legal"]), "{line}");
        let mut facts = Vec::new();
        let mut after = state;
        after.play(read(&state, line["move"].as_str().unwrap()), &mut facts);
        assert_eq!(after.to_string(), position(&line["after"]), "{line}");
        assert_eq!(status(after.turn()), line["after"]["status"], "{line}");
        let laps = words(&line["info"]["laps"]);
        assert_eq!(
            arg(&facts[0], "laps"),
            &Arg::Number(laps.len() as i64),
            "{line}"
        );
        let told = laps[..laps.len().min(12)].join(" > ");
        assert_eq!(arg(&facts[0], "path"), &Arg::Text(told), "{line}");
    }
    assert_eq!(lines.len(), 116);
}

#[test]
fn every_layout_of_the_vectors() {
    let lines = lines("solve");
    for line in &lines {
        let state = start(&options(line));
        if number(&line["states"]) <= MOST_POSITIONS {
            let (most, positions) = explore(state);
            assert_eq!(u64::from(most), number(&line["max_in_ruma"]), "{line}");
            assert_eq!(positions as u64, number(&line["states"]), "{line}");
            assert_eq!(fewest(state), line["min_moves"].as_u64(), "{line}");
        }
        assert_eq!(
            line["solvable"].as_bool().unwrap(),
            line["solution"].is_string()
        );
        if let Some(solution) = line["solution"].as_str() {
            assert_eq!(status(after(&state, solution).turn()), "won", "{line}");
            assert_eq!(solution.len() as u64, number(&line["min_moves"]), "{line}");
            assert_eq!(laps(state, solution), number(&line["laps"]), "{line}");
        }
    }
    assert_eq!(lines.len(), 31);
}

/// The fewest choices that win, if any do. Looks at all positions after one choice, then after two, and so on.
fn fewest(start: TchukaRuma) -> Option<u64> {
    let mut now = HashSet::from([start]);
    for choices in 1.. {
        let mut next = HashSet::new();
        for state in &now {
            for choice in legal(state) {
                let mut after = *state;
                after.play(choice, &mut ());
                match status(after.turn()) {
                    "won" => return Some(choices),
                    "lost" => {}
                    _ => drop(next.insert(after)),
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        now = next;
    }
    unreachable!("a game has an end")
}

fn laps(mut state: TchukaRuma, choices: &str) -> u64 {
    let mut facts = Vec::new();
    for letter in choices.chars() {
        let choice = read(&state, &letter.to_string());
        state.play(choice, &mut facts);
    }
    let of = |fact: &lusoria_games::rules::Fact| match fact.id.as_ref() {
        "to-ruma" => match arg(fact, "laps") {
            Arg::Number(laps) => *laps as u64,
            other => panic!("{other:?}"),
        },
        _ => 0,
    };
    facts.iter().map(of).sum()
}

#[test]
fn every_perft_of_the_vectors() {
    let lines = lines("perft");
    for line in &lines {
        let layout = line["start"]
            .as_str()
            .unwrap()
            .strip_prefix("tchuka_ruma ")
            .unwrap();
        let (pits, stones) = layout.split_once('x').unwrap();
        let state = start(&format!("pits={pits},stones={stones}"));
        for (depth, count) in (1..).zip(line["counts"].as_array().unwrap()) {
            assert_eq!(perft(&state, depth), number(count), "depth {depth}: {line}");
        }
    }
    assert_eq!(lines.len(), 3);
}
