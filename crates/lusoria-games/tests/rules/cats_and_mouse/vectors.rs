//! Compares Cats and Mouse with `tests/data/cats.jsonl` (positions with lines that reach them) and `tests/data/cats-commands.json`
//! (texts that people type). The values of the positions are checked in `solved.rs`.

use super::{at, moves, read, start};
use crate::play::legal;
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::rules::{NotationError, Outcome, Parsed, Seat, State, Turn};
use serde_json::Value;

/// The positions of the file, without its header.
pub(super) fn positions() -> Vec<Value> {
    let file = include_str!("../../data/cats.jsonl");
    let rows = file
        .lines()
        .skip(1)
        .map(|row| serde_json::from_str(row).unwrap());
    rows.collect()
}

pub(super) fn strings(list: &Value) -> Vec<&str> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}

pub(super) fn position(row: &Value) -> String {
    let to_move = row["to_move"].as_str().unwrap();
    let [cats, mouse] = [
        strings(&row["cats"]).join(","),
        row["mouse"].as_str().unwrap().to_owned(),
    ];
    format!("{cats}/{mouse}/{}", &to_move[..1])
}

fn expected_turn(row: &Value) -> Turn {
    let seat = |side: &Value| {
        if side == "mouse" {
            Seat::First
        } else {
            Seat::Second
        }
    };
    match row["terminal"].as_str() {
        None => Turn::Seat(seat(&row["to_move"])),
        Some("mouse-home" | "cats-stuck") => Turn::Over(Outcome::Win(Seat::First)),
        Some("mouse-trapped") => Turn::Over(Outcome::Win(Seat::Second)),
        Some(other) => panic!("{other}"),
    }
}

fn terminal(ids: &[String]) -> Option<&'static str> {
    match ids.last()?.as_str() {
        "home" => Some("mouse-home"),
        "trapped" => Some("mouse-trapped"),
        "stuck" => Some("cats-stuck"),
        _ => None,
    }
}

#[test]
fn every_position_of_the_file_has_its_moves_and_its_end() {
    let rows = positions();
    assert_eq!(rows.len(), 109);
    for row in rows {
        let state = at(&position(&row));
        assert_eq!(moves(&state), strings(&row["legal"]).join(" "), "{row}");
        assert_eq!(state.turn(), expected_turn(&row), "{row}");
    }
}

#[test]
fn every_line_of_the_file_reaches_its_position() {
    for row in positions() {
        let mut state = start("");
        let mut facts = Vec::new();
        for text in strings(&row["line"]) {
            let m = read(&state, text);
            assert!(legal(&state).contains(&m), "{text} in {row}");
            facts.clear();
            state.play(m, &mut facts);
        }
        assert_eq!(state.to_string(), position(&row));
        let ids: Vec<String> = facts.iter().map(|fact| fact.id.to_string()).collect();
        assert_eq!(terminal(&ids), row["terminal"].as_str(), "{row}");
    }
}

fn commands() -> Value {
    serde_json::from_str(include_str!("../../data/cats-commands.json")).unwrap()
}

/// The position after the move that was typed, or what the file calls the error.
fn typed(state: &CatsAndMouse, text: &str) -> Result<CatsAndMouse, &'static str> {
    let m = match state.parse_move(text) {
        Ok(Parsed::Move(m)) => m,
        Err(NotationError::Foreign | NotationError::Malformed(_)) => return Err("unknown-command"),
        Ok(other) => panic!("{text}: {other:?}"),
    };
    if !legal(state).contains(&m) {
        return match &*state.why_not(m).id {
            "off-board" | "occupied" => Err("blocked"),
            other => panic!("{text}: {other}"),
        };
    }
    let mut after = *state;
    after.play(m, &mut ());
    Ok(after)
}

#[test]
fn every_game_of_commands_goes_as_the_file_says() {
    let commands = commands();
    for game in commands["games"].as_array().unwrap() {
        let square = game["start"].as_str().unwrap();
        let mut state = typed(&start(""), &format!("start {square}")).unwrap();
        for step in game["steps"].as_array().unwrap() {
            let mover = if step["player"] == "mouse" {
                Seat::First
            } else {
                Seat::Second
            };
            assert_eq!(state.turn(), Turn::Seat(mover), "{step}");
            match typed(&state, step["cmd"].as_str().unwrap()) {
                Ok(after) => state = after,
                Err(error) => assert_eq!(step["error"], error, "{step}"),
            }
            let mut expected = step.clone();
            expected["to_move"] = step["next"].clone();
            assert_eq!(state.to_string(), position(&expected), "{step}");
            assert_eq!(step["ok"].as_bool().unwrap(), step["error"].is_null());
        }
    }
}

#[test]
fn every_alias_of_the_file_is_the_same_command() {
    let commands = commands();
    let aliases = commands["aliases"].as_object().unwrap();
    assert_eq!(aliases.len(), 8);
    for (number, keys) in aliases {
        for key in strings(keys) {
            let state = at("a8,c8,e8,g8/c2/c");
            assert_eq!(read(&state, key), read(&state, number), "{key}");
        }
    }
}

#[test]
fn every_direction_of_the_file_is_ours() {
    let commands = commands();
    for (command, delta) in commands["delta_file_rank"].as_object().unwrap() {
        let (position, command) = match command.as_str() {
            "left (x1)" => ("d5,a8,c8,e8/h1/c", "11"),
            "right (x2)" => ("d5,a8,c8,e8/h1/c", "12"),
            mouse => ("a8,c8,e8,g8/d5/m", mouse),
        };
        let after = typed(&at(position), command).unwrap();
        let moved = if position.ends_with('c') {
            super::cats(&after)[0]
        } else {
            after.mouse().unwrap()
        };
        let [file, rank] = [0, 1].map(|n| i64::from(moved.to_string().as_bytes()[n]));
        let found = [file - i64::from(b'd'), rank - i64::from(b'5')];
        assert_eq!(Value::from(found.to_vec()), *delta, "{command}");
    }
}
