//! Compares Ohojitxi with `tests/data/ohojitxi.jsonl`: moves and perft.

use super::{arg, at, moves, read, start};
use lusoria_games::rules::{Arg, Outcome, State, Turn, perft};
use serde_json::Value;

fn lines(kind: &str) -> Vec<Value> {
    let lines = include_str!("../../data/ohojitxi.jsonl").lines();
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["kind"] == kind).collect()
}

fn position(state: &Value) -> String {
    let plain = |value: &Value| value.to_string().trim_matches(['[', ']']).to_owned();
    let [south, north] = [0, 1].map(|seat| plain(&state["pits"][seat]));
    let to_move = ["s", "n"][state["turn"].as_u64().unwrap() as usize];
    let [first, second] = [0, 1].map(|seat| match state["last"][seat].as_u64() {
        Some(target) => (target + 1).to_string(),
        None => "-".to_owned(),
    });
    format!("{south}/{north}/{to_move}/{first},{second}")
}

fn words(value: &Value) -> Vec<&str> {
    let items = value.as_array().unwrap();
    items.iter().map(|item| item.as_str().unwrap()).collect()
}

fn winner(turn: Turn) -> Option<u64> {
    match turn {
        Turn::Over(Outcome::Win(seat)) => Some(seat.index() as u64),
        _ => None,
    }
}

#[test]
fn every_move_of_the_vectors() {
    let lines = lines("move");
    for line in &lines {
        let options = format!("pits={}", line["variant"]["pits"]);
        let state = at(&options, &position(&line["before"]));
        assert_eq!(moves(&state), words(&line["legal"]), "{line}");
        let mut facts = Vec::new();
        let mut after = state;
        after.play(read(&state, line["move"].as_str().unwrap()), &mut facts);
        assert_eq!(after.to_string(), position(&line["after"]), "{line}");
        assert_eq!(
            winner(after.turn()),
            line["after"]["winner"].as_u64(),
            "{line}"
        );
        let captured = words(&line["info"]["captured_pits"]);
        assert_eq!(facts.len() - 1, usize::from(!captured.is_empty()), "{line}");
        if let Some(fact) = facts.get(1) {
            let Arg::Seen(seen) = arg(fact, "pits") else {
                panic!("{fact:?}")
            };
            assert!(seen.contains(&captured.join(", ")), "{line}");
            assert_eq!(
                arg(fact, "stones"),
                &Arg::Number(line["info"]["captured"].as_i64().unwrap())
            );
        }
    }
    assert_eq!(lines.len(), 98);
}

#[test]
fn every_perft_of_the_vectors() {
    let lines = lines("perft");
    for line in &lines {
        let state = match &line["position"] {
            Value::Null => start(""),
            given => at("", &position(given)),
        };
        for (depth, count) in (1..).zip(line["counts"].as_array().unwrap()) {
            assert_eq!(
                perft(&state, depth),
                count.as_u64().unwrap(),
                "depth {depth}: {line}"
            );
        }
    }
    assert_eq!(lines.len(), 4);
}
