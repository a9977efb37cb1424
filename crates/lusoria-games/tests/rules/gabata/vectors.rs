//! Compares Gabata with every line of `tests/data/gabata.jsonl`: moves with all their effects, zero sowings, new deals, perft.

use super::{at, moves, number, play, text};
use lusoria_games::games::gabata::Gabata;
use lusoria_games::kit::three_rows::deal;
use lusoria_games::rules::{State, perft};
use serde_json::Value;

fn lines(kind: &str) -> Vec<Value> {
    let all = include_str!("../../data/gabata.jsonl").lines();
    let lines: Vec<Value> = all
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|line: &Value| line["kind"] == kind)
        .collect();
    assert!(!lines.is_empty(), "no line of kind {kind}");
    lines
}

fn numbers(value: &Value) -> Vec<u8> {
    let list = value.as_array().unwrap().iter();
    list.map(|n| n.as_u64().unwrap() as u8).collect()
}

fn joined(numbers: &[u8]) -> String {
    let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    texts.join(",")
}

fn seat(value: &Value) -> char {
    ['s', 'n'][value.as_u64().unwrap() as usize]
}

/// The position text of a state in the vectors.
fn position(state: &Value) -> String {
    let pits = numbers(&state["pits"]);
    let head = [
        joined(&pits[..9]),
        joined(&pits[9..]),
        joined(&numbers(&state["store"])),
    ]
    .join("/");
    let zero = state["zero"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mark| match mark {
            Value::Null => "-".to_owned(),
            Value::String(letter) => letter.clone(),
            dropped => dropped.to_string(),
        });
    let round = format!(
        "{}/{}/{}",
        seat(&state["first"]),
        state["round"],
        zero.collect::<Vec<_>>().join(",")
    );
    let turn = seat(&state["turn"]);
    match round.as_str() {
        "s/1/-,-" => format!("{head}/{turn}"),
        _ => format!("{head}/{turn}/{round}"),
    }
}

fn options(line: &Value) -> String {
    let variant = &line["variant"];
    let mut options = format!("zero={}", variant["zero"].as_str().unwrap());
    if variant["capture"] == "own_pit" {
        options += ",capture=own_pit";
    }
    if variant["serial"] == false {
        options += ",serial=off";
    }
    if variant["redeal"] == "mirror" {
        options += ",redeal=mirror";
    }
    options
}

/// The laps in the log, with the pits named as the mover names them: `["lift", "Nb", 3]` is `b3` for North and `B3` for South.
fn path(log: &Value, mover: u64) -> String {
    let pit = |step: &Value| {
        let (side, letter) = step[1].as_str().unwrap().split_at(1);
        let own = (side == "S") == (mover == 0);
        if own {
            letter.to_owned()
        } else {
            letter.to_uppercase()
        }
    };
    let steps = log
        .as_array()
        .unwrap()
        .iter()
        .map(|step| match step[0].as_str().unwrap() {
            "lift" | "relay" => format!("{}{}", pit(step), step[2]),
            "capture" => format!("{} x{}", pit(step), step[2]),
            "end" => pit(step),
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
        let legal: Vec<&str> = line["legal"]
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m.as_str().unwrap())
            .collect();
        assert_eq!(
            moves(&state).replace("zero:", ""),
            legal.join(" "),
            "{line}"
        );
        let facts = play(&mut state, &[line["move"].as_str().unwrap()]);
        if line["after"]["status"] == "void" {
            assert!(facts.iter().any(|fact| fact.id == "void"), "{line}");
            continue;
        }
        assert_eq!(state.to_string(), position(&line["after"]), "{line}");
        let captured = facts.iter().find(|fact| fact.id == "captured");
        let captured = captured.map_or(0, |fact| number(fact, "count"));
        assert_eq!(
            captured,
            line["info"]["captured"].as_i64().unwrap(),
            "{line}"
        );
        if let Some(sown) = facts
            .iter()
            .find(|fact| fact.id == "sown" || fact.id == "zero-sown")
        {
            let expected = path(&line["info"]["log"], before["turn"].as_u64().unwrap());
            if line["variant"]["serial"] != false {
                assert_eq!(text(sown, "path"), expected, "{line}");
            }
        }
    }
}

#[test]
fn every_round_is_followed_by_the_next_of_the_vectors() {
    for line in lines("next_round") {
        // The last move of the round: a single stone goes from a to b, and its owner captures it.
        let mut before = line["before"].clone();
        let mover = 1 - before["turn"].as_u64().unwrap();
        let mut pits = vec![0; 18];
        pits[9 * mover as usize] = 1;
        let store = &mut before["store"][mover as usize];
        *store = (store.as_u64().unwrap() - 1).into();
        before["pits"] = pits.into();
        before["turn"] = mover.into();
        let state = at(&(options(&line) + ",rounds=match"), &position(&before));
        let next = super::after(&state, &["a"]);
        assert_eq!(next.to_string(), position(&line["after"]), "{line}");
    }
}

#[test]
fn every_race_ends_as_in_the_vectors() {
    for line in lines("race") {
        let starts = line["starts"].as_array().unwrap();
        let leader = seat(&line["lead"]);
        let pits = numbers(&line["before"]);
        let text = format!("{}/{}/0,0/{leader}", joined(&pits[..9]), joined(&pits[9..]));
        let text = if leader == 's' {
            text
        } else {
            format!("{text}/n/1/-,-")
        };
        let named = starts.iter().map(|start| start.as_str().unwrap());
        let state = super::after(&at("", &text), &named.collect::<Vec<_>>());
        assert_eq!(state.pits().to_vec(), numbers(&line["after"]), "{line}");
        assert_eq!(
            state.to_string().split('/').nth(3).unwrap(),
            seat(&line["mover"]).to_string()
        );
    }
}

#[test]
fn ga_20_every_re_deal_is_that_of_the_vectors() {
    for line in lines("redeal") {
        let totals: [u8; 2] = numbers(&line["totals"]).try_into().unwrap();
        if line["match_over"] == true {
            assert!(totals.contains(&0), "GA-19: {line}");
            continue;
        }
        let dealt = deal(totals, line["mode"] == "mirror");
        assert_eq!(dealt.pits.to_vec(), numbers(&line["pits"]), "{line}");
        assert_eq!(dealt.stores.to_vec(), numbers(&line["store"]), "{line}");
        let again = deal(dealt.owned, line["mode"] == "mirror");
        assert_eq!(
            (again.pits, again.stores),
            (dealt.pits, dealt.stores),
            "{line}"
        );
    }
}

#[test]
fn every_perft_is_that_of_the_vectors() {
    for line in lines("perft") {
        let state = match &line["position"] {
            Value::Null => {
                let (_, options) = line["start"].as_str().unwrap().split_once(' ').unwrap();
                Gabata::start(&super::options(options))
            }
            position => at("", &self::position(position)),
        };
        for (depth, count) in (1..).zip(line["counts"].as_array().unwrap()) {
            assert_eq!(
                perft(&state, depth),
                count.as_u64().unwrap(),
                "depth {depth} of {line}"
            );
        }
    }
}
