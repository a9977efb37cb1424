//! Compares Murus Gallicus with every line of `tests/data/murus.jsonl`: complete lists of moves and sacrifices, moves that must be
//! refused, and the results of moves.

use super::{read, refusal, told};
use crate::play::{self, legal};
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::rules::{Fact, Outcome, Seat, State, Turn};
use serde_json::Value;

fn texts(value: &Value) -> Vec<&str> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|text| text.as_str().unwrap()).collect()
}

fn string(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn played(state: &MurusGallicus, text: &str) -> (MurusGallicus, Vec<Fact>) {
    let (mut state, mut facts) = (*state, Vec::new());
    state.play(read(&state, text), &mut facts);
    (state, facts)
}

fn check_moves(state: &MurusGallicus, line: &Value) {
    let moves: Vec<String> = legal(state).iter().map(ToString::to_string).collect();
    assert_eq!(moves, texts(&line["moves"]), "{line}");
    let sacrifice = |text: &&String| played(state, text).1[0].id == "sacrificed";
    let sacrifices: Vec<&String> = moves.iter().filter(sacrifice).collect();
    assert_eq!(sacrifices, texts(&line["sacrifices"]), "{line}");
    for text in texts(&line["illegal"]) {
        assert!(!told(&refusal(state, text)).is_empty(), "{line}");
    }
}

fn check_apply(state: &MurusGallicus, line: &Value) {
    let apply = &line["apply"];
    let (after, facts) = played(state, string(&apply["move"]));
    let next = if line["turn"] == "W" { "B" } else { "W" };
    assert_eq!(
        after.to_string(),
        format!("{}{next}", string(&apply["pos"])),
        "{line}"
    );
    let kind = if facts[0].id == "sacrificed" {
        "sacrifice"
    } else {
        "move"
    };
    assert_eq!(apply["kind"], kind, "{line}");
    let status = match after.turn() {
        Turn::Over(Outcome::Win(Seat::First)) => "white_win",
        Turn::Over(Outcome::Win(Seat::Second)) => "black_win",
        Turn::Seat(_) => "ongoing",
        other => panic!("{other:?}"),
    };
    assert_eq!(apply["status"], status, "{line}");
    let reason = facts.iter().find_map(|fact| match fact.id.as_ref() {
        "broke-through" => Some("base_row"),
        "stuck" => Some("no_moves"),
        _ => None,
    });
    assert_eq!(apply["reason"].as_str(), reason, "{line}");
}

#[test]
fn every_line_of_the_file() {
    let options = play::options::<MurusGallicus>("");
    let mut count = 0;
    let mut ends = [0, 0];
    for line in include_str!("../../data/murus.jsonl").lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let position = format!("{}{}", string(&line["pos"]), string(&line["turn"]));
        let state = MurusGallicus::from_text(&options, &position).unwrap();
        assert_eq!(state.to_string(), position);
        check_moves(&state, &line);
        check_apply(&state, &line);
        count += 1;
        ends[0] += usize::from(line["apply"]["reason"] == "base_row");
        ends[1] += usize::from(line["apply"]["reason"] == "no_moves");
    }
    assert_eq!(count, 182);
    assert!(ends.iter().all(|&n| n > 0), "{ends:?}");
}
