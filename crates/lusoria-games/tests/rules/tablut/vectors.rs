//! Compares Tablut with `tests/data/tablut.jsonl`: complete lists of legal moves, and for each position a move with its result. Some
//! positions are from play, some are made up, and some have the number of the rule that they show. The file agrees with the server of
//! the University of Bologna's Tablut competition (`docs/rules/tablut.md`).

use super::{BLACK, WHITE, options};
use lusoria_games::games::tablut::{Ending, Tablut};
use lusoria_games::rules::{Arg, Fact, Outcome, Parsed, State, Turn};
use serde_json::Value;

const KING_RULES: [&str; 2] = ["enclosed", "custodial"];

fn words(value: &Value) -> Vec<&str> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|word| word.as_str().unwrap()).collect()
}

fn captured(facts: &[Fact]) -> Vec<&str> {
    let fact = facts.iter().find(|fact| fact.id == "captured");
    let cells = fact.and_then(|fact| fact.args.iter().find(|(name, _)| name == "cells"));
    match cells {
        Some((_, Arg::Text(cells))) => cells.split(", ").collect(),
        _ => Vec::new(),
    }
}

/// Whether the game goes on or who has won, and why, in the words of the file.
fn status(state: &Tablut) -> (&'static str, Option<&'static str>) {
    let status = match state.turn() {
        Turn::Over(Outcome::Win(seat)) if seat == WHITE => "white_win",
        Turn::Over(Outcome::Win(seat)) if seat == BLACK => "black_win",
        Turn::Seat(_) => "ongoing",
        other => panic!("{other:?}"),
    };
    let reason = state.ending().map(|ending| match ending {
        Ending::Escaped => "escape",
        Ending::Caught => "king_captured",
        Ending::Stuck => "no_moves",
    });
    (status, reason)
}

fn read(state: &Tablut, text: &str) -> lusoria_games::games::tablut::Ply {
    match state.parse_move(text) {
        Ok(Parsed::Move(m)) => m,
        other => panic!("{text}: {other:?}"),
    }
}

fn check_moves(state: &Tablut, line: &Value) {
    let legal = crate::play::legal(state);
    let spelled: Vec<String> = legal
        .iter()
        .map(|m| format!("{}{}", m.from, m.to))
        .collect();
    assert_eq!(spelled, words(&line["moves"]), "{line}");
    for text in words(&line["illegal"]) {
        let m = read(state, text);
        assert!(!legal.contains(&m), "{text}: {line}");
        assert!(!state.why_not(m).id.is_empty());
    }
}

fn check_play(state: &Tablut, rule: &str, line: &Value) {
    let apply = &line["apply"];
    let mut next = *state;
    let mut facts = Vec::new();
    next.play(read(state, apply["move"].as_str().unwrap()), &mut facts);
    let mut cells = words(&apply["captured"]);
    cells.sort_unstable();
    assert_eq!(captured(&facts), cells, "{line}");
    let after = next.to_string();
    assert_eq!(after[..81], *apply["pos"].as_str().unwrap(), "{line}");
    if rule == "custodial" {
        assert_eq!(after[81..], *apply["java_turn"].as_str().unwrap(), "{line}");
    }
    let expected = &apply[rule];
    let (status, reason) = status(&next);
    assert_eq!(Some(status), expected["status"].as_str(), "{rule} {line}");
    assert_eq!(reason, expected["reason"].as_str(), "{rule} {line}");
}

#[test]
fn every_line_holds_by_both_king_rules() {
    let mut differ = 0;
    let lines: Vec<Value> = include_str!("../../data/tablut.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for line in &lines {
        let text = ["pos", "turn"]
            .map(|key| line[key].as_str().unwrap())
            .concat();
        for rule in KING_RULES {
            let options = options(&format!("king={rule}"));
            let state = Tablut::from_text(&options, &text).unwrap();
            check_moves(&state, line);
            check_play(&state, rule, line);
        }
        differ += u32::from(line["apply"]["enclosed"] != line["apply"]["custodial"]);
    }
    assert_eq!((lines.len(), differ), (227, 15), "the file is whole");
}
