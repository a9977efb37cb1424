//! Compares XII Scripta with `tests/data/scripta.json`: 17 groups of commands with boards, dice, errors, hits and winners.
//!
//! The command `yield` belongs to the host and not to the rules. For the group of that name this test only checks that the rules do not
//! read it as a move.

use lusoria_games::games::xii_scripta::{BearOff, DiceLeft, Options, Side, XiiScripta, flip};
use lusoria_games::rules::{Fact, NotationError, Outcome, Parsed, Seat, State, Turn, Viewable};
use lusoria_games::text_board::board_text;
use serde_json::Value;
use std::fmt::Write;

fn data() -> Value {
    serde_json::from_str(include_str!("../../data/scripta.json")).unwrap()
}

fn group(name: &str) -> Value {
    let data = data();
    let groups = data["groups"].as_array().unwrap();
    groups
        .iter()
        .find(|group| group["name"] == name)
        .unwrap_or_else(|| panic!("no group {name}"))
        .clone()
}

fn seat(value: &Value) -> Seat {
    match value.as_str() {
        Some("I") => Seat::First,
        Some("II") => Seat::Second,
        other => panic!("no player {other:?}"),
    }
}

fn options(group: &Value) -> Options {
    let given = &group["options"];
    let usual = Options::default();
    let flag = |key: &str, usual| given[key].as_bool().unwrap_or(usual);
    Options {
        pieces: group["pieces"].as_u64().unwrap() as u8,
        strict: flag("strict", usual.strict),
        need_all: flag("need_all", usual.need_all),
        bearoff: match given["bearoff"].as_str() {
            Some("distance") => BearOff::Distance,
            _ => BearOff::Label,
        },
        ..usual
    }
}

/// A position text with these pieces. The `dice` are joined by hyphens.
fn position(state: &Value, dice: &str, to_move: &Value) -> String {
    let mut text = String::new();
    for player in ["I", "II"] {
        let side = &state[player];
        let mut points: Vec<(u8, u64)> = side["course"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(step, count)| (step.parse().unwrap(), count.as_u64().unwrap()))
            .collect();
        points.sort_unstable();
        let points: Vec<String> = points.iter().map(|(s, n)| format!("{s}={n}")).collect();
        let points = if points.is_empty() {
            "-".to_owned()
        } else {
            points.join(",")
        };
        let beside = ["hand", "captured", "off"]
            .map(|key| side[key].to_string())
            .join(";");
        write!(text, "{points};{beside}/").unwrap();
    }
    write!(
        text,
        "{dice}/5.5.5.5.5.5,5.5.5.5.5.5/{}",
        to_move.as_str().unwrap()
    )
    .unwrap();
    text
}

fn check_boards(state: &XiiScripta, step: &Value) {
    for (key, seat) in [("view_I", Seat::First), ("view_II", Seat::Second)] {
        let rows: Vec<&str> = step[key]
            .as_array()
            .unwrap()
            .iter()
            .map(|r| r.as_str().unwrap())
            .collect();
        assert_eq!(
            board_text(&state.diagram(), seat),
            rows.join("\n"),
            "{step}"
        );
    }
}

fn check_side(side: &Side, expected: &Value, pieces: u8) {
    let number = |key: &str| expected[key].as_u64().unwrap() as u8;
    assert_eq!(side.waiting, number("hand"));
    assert_eq!(side.captured, number("captured"));
    assert_eq!(side.off, number("off"));
    assert_eq!(pieces - side.off, number("remaining"));
    let course = expected["course"].as_object().unwrap();
    assert_eq!(side.points().count(), course.len());
    for (step, count) in course {
        assert_eq!(
            u64::from(side.on(step.parse().unwrap())),
            count.as_u64().unwrap(),
            "step {step}"
        );
    }
}

fn check_state(state: &XiiScripta, expected: &Value, pieces: u8) {
    check_side(state.side(Seat::First), &expected["I"], pieces);
    check_side(state.side(Seat::Second), &expected["II"], pieces);
}

/// Plays the throw of a `roll` step. Both bags are filled first, so that any throw is possible.
fn roll(state: &mut XiiScripta, options: &Options, step: &Value) {
    let mut text = state.to_string();
    let bags = text.rsplit('/').nth(1).unwrap().to_owned();
    text = text.replace(&bags, "5.5.5.5.5.5,5.5.5.5.5.5");
    *state = XiiScripta::from_text(options, &text).unwrap();
    let faces: Vec<String> = step["roll"]
        .as_array()
        .unwrap()
        .iter()
        .map(Value::to_string)
        .collect();
    let Ok(Parsed::Move(throw)) = state.parse_move(&format!("roll {}", faces.join(" "))) else {
        panic!("no throw: {step}");
    };
    assert_eq!(state.throw().unwrap().seat, seat(&step["player"]), "{step}");
    let mut chances = Vec::new();
    state.chances(&mut chances);
    assert!(chances.iter().any(|&(chance, _)| chance == throw), "{step}");
    state.play(throw, &mut ());
}

/// What the command does, or the id of its refusal.
fn command(state: &mut XiiScripta, text: &str) -> Result<Vec<Fact>, String> {
    let m = match state.parse_move(text) {
        Ok(Parsed::Move(m)) => m,
        Err(NotationError::Malformed(fact)) => return Err(fact.id.into_owned()),
        other => panic!("{text}: {other:?}"),
    };
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    if !legal.contains(&m) {
        return Err(state.why_not(m).id.into_owned());
    }
    let mut effects = Vec::new();
    state.play(m, &mut effects);
    Ok(effects)
}

fn check_done(state: &XiiScripta, step: &Value, effects: &[Fact], pieces: u8) {
    let hit = effects.iter().any(|fact| fact.id == "hit");
    assert_eq!(hit, step["hit"].as_bool().unwrap_or(false), "{step}");
    let dice: Vec<u8> = step["dice"]
        .as_array()
        .unwrap()
        .iter()
        .map(|d| d.as_u64().unwrap() as u8)
        .collect();
    assert_eq!(state.dice(), DiceLeft::new(&dice), "{step}");
    match state.turn() {
        Turn::Over(outcome) => assert_eq!(outcome, Outcome::Win(seat(&step["winner"])), "{step}"),
        Turn::Seat(next) => assert_eq!(next, seat(&step["next"]), "{step}"),
        Turn::Chance => assert_eq!(state.throw().unwrap().seat, seat(&step["next"]), "{step}"),
    }
    check_boards(state, step);
    check_state(state, &step["state"], pieces);
}

fn run(name: &str) {
    let group = group(name);
    let options = options(&group);
    let start = &group["start"];
    let text = position(&start["state"], "-", &start["player"]);
    let mut state = XiiScripta::from_text(&options, &text).unwrap();
    check_boards(&state, start);
    check_state(&state, &start["state"], options.pieces);
    for step in group["steps"].as_array().unwrap() {
        if step["roll"].is_array() {
            roll(&mut state, &options, step);
            continue;
        }
        let text = step["cmd"].as_str().unwrap();
        if text == "yield" {
            assert_eq!(state.parse_move(text), Err(NotationError::Foreign));
            continue;
        }
        let before = state;
        match command(&mut state, text) {
            Ok(effects) => {
                assert!(step["ok"].as_bool().unwrap(), "{step} was played");
                check_done(&state, step, &effects, options.pieces);
            }
            Err(id) => {
                assert_eq!(Some(id.as_str()), step["error"].as_str(), "{step}");
                assert_eq!(state, before, "a3_17: a refused command changes nothing");
            }
        }
    }
}

macro_rules! groups {
    ($($test:ident $name:literal),* $(,)?) => {
        $(#[test] fn $test() { run($name); })*

        #[test]
        fn every_group_is_run() {
            let data = data();
            let names: Vec<&str> = data["groups"].as_array().unwrap().iter().map(|g| g["name"].as_str().unwrap()).collect();
            assert_eq!(names, [$($name),*]);
        }
    };
}

groups! {
    source_opening "source-opening",
    source_late_as_played "source-late-as-played",
    late_made_legal "late-made-legal",
    corners "corners",
    captures_across_rows "captures-across-rows",
    blocked_entry "blocked-entry",
    no_legal_play "no-legal-play",
    free_pass "free-pass",
    bear_off_exact "bear-off-exact",
    win_ends_turn "win-ends-turn",
    captured_while_bearing_off "captured-while-bearing-off",
    waiting_pieces_forbid_take "waiting-pieces-forbid-take",
    waiting_pieces_lenient "waiting-pieces-lenient",
    bear_off_distance "bear-off-distance",
    ordinals "ordinals",
    big_stacks "big-stacks",
    yield_is_the_hosts_affair "yield",
}

#[test]
fn a1_geometry_is_the_one_of_the_vectors() {
    let data = data();
    let (lone, nobody) = (|step| format!("{step}=1;14;0;0"), "-;15;0;0".to_owned());
    for step in 1..=36u8 {
        let sides = [
            ("I", lone(step), nobody.clone()),
            ("II", nobody.clone(), lone(step)),
        ];
        for (player, first, second) in sides {
            let text = format!("{first}/{second}/-/5.5.5.5.5.5,5.5.5.5.5.5/I");
            let state = XiiScripta::from_text(&Options::default(), &text).unwrap();
            let place = data["geometry"][player][step.to_string()]
                .as_array()
                .unwrap();
            let [row, column] = [0, 1].map(|i| place[i].as_u64().unwrap() as usize);
            let sign = state.diagram().rows[row][column - 1].sign().concat();
            assert_ne!(sign, "_", "{player} {step}");
        }
        assert_eq!(data["geometry"]["flip"][step.to_string()], flip(step));
    }
}

#[test]
fn every_error_of_the_list_occurs_except_where_the_host_speaks() {
    let data = data();
    let mut seen: Vec<&str> = data["groups"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|group| group["steps"].as_array().unwrap())
        .filter_map(|step| step["error"].as_str())
        .collect();
    seen.sort_unstable();
    seen.dedup();
    let mut known: Vec<&str> = data["readme"]["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|e| e.as_str().unwrap())
        .collect();
    known.sort_unstable();
    known.retain(|id| *id != "hand-empty");
    assert_eq!(seen, known, "hand-empty has its own test under a3_3");
}
