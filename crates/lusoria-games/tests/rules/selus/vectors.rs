//! Compares Selus with every line of `tests/data/selus.jsonl`: moves with all their effects, new rounds, perft.

use super::{after, at, ids, moves, play, text};
use lusoria_games::games::selus::Selus;
use lusoria_games::rules::{State, perft};
use serde_json::Value;

fn lines(kind: &str) -> Vec<Value> {
    let all = include_str!("../../data/selus.jsonl").lines();
    let lines: Vec<Value> = all
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|line: &Value| line["kind"] == kind)
        .collect();
    assert!(!lines.is_empty(), "no line of kind {kind}");
    lines
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn seat(value: &Value) -> &str {
    ["s", "n"][value.as_u64().unwrap() as usize]
}

/// The position text of a state in the vectors.
fn position(state: &Value) -> String {
    let pit = |(stones, owner): (&Value, &Value)| match owner {
        Value::Null => stones.to_string(),
        owner => format!("{stones}{}", seat(owner)),
    };
    let pits: Vec<String> = list(&state["pits"])
        .iter()
        .zip(list(&state["wegue"]))
        .map(pit)
        .collect();
    let moved: Vec<&str> = list(&state["moved"])
        .iter()
        .map(|m| if m == true { "1" } else { "0" })
        .collect();
    let [first, second] = list(&state["store"]) else {
        panic!("{state}")
    };
    let text = format!(
        "{}/{}/{first},{second}/{}/{}",
        pits[..9].join(","),
        pits[9..].join(","),
        seat(&state["turn"]),
        moved.concat()
    );
    match (seat(&state["first"]), state["round"].as_u64()) {
        ("s", Some(1)) => text,
        (leader, Some(round)) => format!("{text}/{leader}/{round}"),
        other => panic!("{other:?}"),
    }
}

fn options(line: &Value) -> String {
    let variant = &line["variant"];
    let value = |key: &str| variant[key].as_str().unwrap();
    format!(
        "wegue={},empty={},ayemi={}",
        value("wegue"),
        value("empty"),
        variant["ayemi"]
    )
}

/// The laps in the log, with the pits named as the mover names them.
fn path(log: &Value, mover: &Value) -> String {
    let pit = |step: &Value| {
        let (side, letter) = step[1].as_str().unwrap().split_at(1);
        let own = (side == "S") == (mover == 0);
        if own {
            letter.to_owned()
        } else {
            letter.to_uppercase()
        }
    };
    let steps = list(log)
        .iter()
        .filter_map(|step| match step[0].as_str().unwrap() {
            "lift" | "relay" => Some(format!("{}{}", pit(step), step[2])),
            "capture" => Some(format!("{} x{}", pit(step), step[2])),
            "end" | "rest" | "wegue" => Some(pit(step)),
            "liquidated" => None,
            other => panic!("{other}"),
        });
    let steps: Vec<String> = steps.collect();
    match steps.split_last() {
        Some((end, laps)) if laps.len() > 12 => format!("{} > … > {end}", laps[..12].join(" > ")),
        _ => steps.join(" > "),
    }
}

#[test]
fn every_move_does_what_the_vectors_say() {
    for line in lines("move") {
        let before = &line["before"];
        let mut state = at(&options(&line), &position(before));
        let legal: Vec<&str> = list(&line["legal"])
            .iter()
            .map(|m| m.as_str().unwrap())
            .collect();
        assert_eq!(moves(&state), legal.join(" "), "{line}");
        let facts = play(&mut state, &[line["move"].as_str().unwrap()]);
        assert_eq!(state.to_string(), position(&line["after"]), "{line}");
        assert_eq!(
            text(&facts[0], "path"),
            path(&line["info"]["log"], &before["turn"]),
            "{line}"
        );
        let passed = list(&line["info"]["passed"]).len();
        let told = ids(&facts).iter().filter(|id| **id == "passed").count();
        assert_eq!(told, if passed == 1 { 1 } else { 0 }, "{line}");
        if told == 0 && line["after"]["status"] == "play" {
            assert_eq!(
                ids(&facts).contains(&"again"),
                line["info"]["again"] == true,
                "{line}"
            );
        }
    }
}

#[test]
fn se_16_every_round_is_followed_by_the_next_of_the_vectors() {
    for line in lines("next_round") {
        // The last move of the round: a single stone of South falls into South’s own wegue e, and captures itself and one more.
        let mut before = line["before"].clone();
        let south = before["store"][0].as_u64().unwrap();
        if south < 3 {
            continue;
        }
        before["store"][0] = (south - 3).into();
        before["pits"][3] = 1.into();
        before["pits"][4] = 2.into();
        before["wegue"][4] = 0.into();
        before["turn"] = 0.into();
        let state = at(&(options(&line) + ",rounds=match"), &position(&before));
        assert_eq!(
            after(&state, &["d"]).to_string(),
            position(&line["after"]),
            "{line}"
        );
    }
}

#[test]
fn every_perft_is_that_of_the_vectors() {
    for line in lines("perft") {
        let start = line["start"].as_str().unwrap();
        let state = match &line["position"] {
            Value::Null => {
                let options = if start.ends_with("ayemi=2") {
                    "ayemi=2"
                } else {
                    ""
                };
                Selus::start(&super::options(options))
            }
            position => {
                let options = if position["strong"] == true {
                    ""
                } else {
                    "wegue=weak"
                };
                at(options, &self::position(position))
            }
        };
        for (depth, count) in (1..).zip(list(&line["counts"])) {
            assert_eq!(
                perft(&state, depth),
                count.as_u64().unwrap(),
                "depth {depth} of {line}"
            );
        }
    }
}
