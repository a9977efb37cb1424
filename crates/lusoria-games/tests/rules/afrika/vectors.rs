//! Compares Afrika with `tests/data/afrika.jsonl`: 153 moves and three perfts, computed by two independent programs.

use super::{Options, ids, legal, number, options};
use lusoria_games::games::afrika::{Afrika, Side};
use lusoria_games::rules::{Outcome, Parsed, Seat, State, Turn, perft};
use serde_json::Value;

fn lines(kind: &str) -> Vec<Value> {
    let data = include_str!("../../data/afrika.jsonl");
    let lines = data.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.filter(|line: &Value| line["kind"] == kind).collect()
}

fn variant(line: &Value) -> Options {
    let variant = &line["variant"];
    let komi = variant["komi2"].as_f64().unwrap() / 2.0;
    let skip_start = variant["skip_start"].as_bool().unwrap_or(true);
    let misere = &variant["misere"];
    options(&format!(
        "misere={misere},komi={komi},skip_start={skip_start}"
    ))
}

fn position(state: &Value) -> String {
    let row = |numbers: &Value| numbers.to_string().replace(['[', ']'], "");
    let turn = ["s", "n"][state["turn"].as_u64().unwrap() as usize];
    let [south, north] = [0, 1].map(|side| row(&state["pits"][side]));
    format!("{south}/{north}/{}/{turn}", row(&state["store"]))
}

/// Whose turn it is by the file, or how the game has ended.
fn turn(state: &Value) -> Turn {
    let seat = |number: u64| Seat::ALL[number as usize];
    match (&state["over"], &state["winner"]) {
        (Value::Bool(false), _) => Turn::Seat(seat(state["turn"].as_u64().unwrap())),
        (_, Value::String(_)) => Turn::Over(Outcome::Draw),
        (_, winner) => Turn::Over(Outcome::Win(seat(winner.as_u64().unwrap()))),
    }
}

#[test]
fn every_move_of_the_vectors() {
    let moves = lines("move");
    assert_eq!(moves.len(), 153);
    for line in moves {
        let mut state = Afrika::from_text(&variant(&line), &position(&line["before"])).unwrap();
        assert_eq!(state.turn(), turn(&line["before"]), "{line}");
        let before: Vec<String> = legal(&state).iter().map(ToString::to_string).collect();
        assert_eq!(Value::from(before), line["legal"], "{line}");
        let Ok(Parsed::Move(m)) = state.parse_move(line["move"].as_str().unwrap()) else {
            panic!("no move: {line}");
        };
        let mut facts = Vec::new();
        state.play(m, &mut facts);
        assert_eq!(state.to_string(), position(&line["after"]), "{line}");
        assert_eq!(state.turn(), turn(&line["after"]), "{line}");
        let info = &line["info"];
        match info["kind"].as_str().unwrap() {
            "capture" => {
                assert_eq!(ids(&facts)[0], "captured");
                assert_eq!(
                    number(&facts[0], "count"),
                    info["captured"].as_i64().unwrap()
                );
            }
            kind => assert!(
                ids(&facts)[0].starts_with("sown") && kind == "sow",
                "{line}"
            ),
        }
    }
}

#[test]
fn every_perft_of_the_vectors() {
    let perfts = lines("perft");
    assert_eq!(perfts.len(), 3);
    for line in perfts {
        let state = Afrika::from_text(&Options::default(), &position(&line["position"])).unwrap();
        for (depth, count) in (1..).zip(line["counts"].as_array().unwrap()) {
            assert_eq!(perft(&state, depth), count.as_u64().unwrap(), "{line}");
        }
        assert_eq!(state.side(Seat::First), Side::South);
    }
}
