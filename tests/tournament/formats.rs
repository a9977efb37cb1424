//! Formats and protocols of `lusoria tournament` at the command line: openings by lot, adjudication, UGI over TCP, several tables by
//! Bologna's protocol, and what is refused.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_lusoria");

pub(crate) fn tournament(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command
        .arg("tournament")
        .args(arguments)
        .current_dir(folder)
        .env("RUST_LOG", "off")
        .stdin(Stdio::null());
    command.output().unwrap()
}

pub(crate) fn said(output: Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

pub(crate) fn refused(output: Output) -> String {
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The games as they are kept: the names, and the plies.
pub(crate) fn games(folder: &Path) -> Vec<(Vec<String>, Vec<String>)> {
    let text = fs::read_to_string(folder.join("results/games.jsonl")).unwrap();
    let texts = |value: &serde_json::Value| -> Vec<String> {
        let all = value.as_array().unwrap().iter();
        all.map(|one| one.as_str().unwrap().to_owned()).collect()
    };
    let game = |line: &str| {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        (texts(&game["names"]), texts(&game["plies"]))
    };
    text.lines().map(game).collect()
}

pub(crate) fn verify_all(folder: &Path) {
    for record in fs::read_dir(folder.join("results/records")).unwrap() {
        let done = Command::new(PROGRAM)
            .arg("verify")
            .arg(record.unwrap().path())
            .output()
            .unwrap();
        assert!(done.status.success(), "{done:?}");
    }
}

#[test]
fn each_pair_plays_both_sides_of_an_opening_and_long_games_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("openings.txt"),
        "# two\ne4-f4 e2-f2\ne4 g4; e2 g2; e5 e4\n",
    )
    .unwrap();
    let players = ["--engine", "one=random", "--engine", "two=random"];
    let third = ["--engine", "three=random", "--tables", "2"];
    let rules = ["--openings", "openings.txt", "--most-moves", "5"];
    let arguments = [
        &["play", "tablut(king=custodial)", "--seed", "5"][..],
        &players,
        &third,
        &rules,
    ]
    .concat();
    let told = said(tournament(folder.path(), &arguments));
    assert!(told.contains("½-½ (5 moves of each side)"), "{told}");
    let openings = ["e4-f4 e2-f2", "e4-g4 e2-g2 e5-e4"];
    let played = games(folder.path());
    assert_eq!(played.len(), 6);
    for (names, plies) in &played {
        let text = plies.join(" ");
        let begun: Vec<_> = openings
            .iter()
            .filter(|one| text.starts_with(*one))
            .collect();
        let [opening] = begun[..] else {
            panic!("{text}")
        };
        let turned: Vec<_> = names.iter().rev().cloned().collect();
        let (_, back) = played.iter().find(|game| game.0 == turned).unwrap();
        assert!(back.join(" ").starts_with(opening), "{names:?}");
        assert!(plies.len() <= opening.split(' ').count() + 10, "{text}");
    }
    verify_all(folder.path());
    let page = fs::read_to_string(folder.path().join("results/index.html")).unwrap();
    assert!(page.contains("a draw after 5 moves of each side"));
}

#[test]
fn openings_can_be_drawn_from_the_seed() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "play",
        "tablut",
        "--seed",
        "5",
        "--engine",
        "one=random",
        "--engine",
        "two=random",
        "--openings",
        "random:3",
        "--most-moves",
        "1",
    ];
    said(tournament(folder.path(), &arguments));
    let played = games(folder.path());
    let [(_, one), (_, other)] = &played[..] else {
        panic!("{played:?}")
    };
    assert_eq!((one.len(), &one[..3]), (5, &other[..3]));
    let resumed = [&arguments[..], &["--resume"]].concat();
    said(tournament(folder.path(), &resumed));
}

/// The record of a game that the limit ends is a draw by agreement, which these games do not have.
#[test]
fn where_nothing_is_drawn_a_limit_of_moves_is_refused() {
    for game in ["cats", "scripta"] {
        let folder = tempfile::tempdir().unwrap();
        let engines = ["--engine", "one=random", "--engine", "two=random"];
        let arguments = [&["play", game, "--most-moves", "3"], &engines[..]].concat();
        let told = tournament(folder.path(), &arguments);
        let told = String::from_utf8_lossy(&told.stderr);
        assert!(told.contains("has no draws"), "{told}");
    }
}

#[test]
fn engines_join_over_tcp_and_speak_ugi() {
    let folder = tempfile::tempdir().unwrap();
    let engine =
        format!("(echo setoption name Strength value easy; cat <&3) | {PROGRAM} engine >&3");
    let list = format!(
        "name,program\nengine,\"bash -c 'exec 3<>/dev/tcp/{{host}}/{{port}}; {engine}'\"\neasy,level:easy\nrandom,random\n"
    );
    fs::write(folder.path().join("teams.csv"), list).unwrap();
    let arguments = [
        "serve",
        "scripta(pieces=3)",
        "--protocol",
        "ugi",
        "--players",
        "teams.csv",
        "--rounds",
        "single",
        "--move-ms",
        "60000",
        "--seed",
        "3",
    ];
    let told = said(tournament(folder.path(), &arguments));
    assert!(told.contains("3/3: round "), "{told}");
    for (_, plies) in games(folder.path()) {
        assert!(plies.len() > 10, "{told}");
    }
    let table = fs::read_to_string(folder.path().join("results/standings.csv")).unwrap();
    for line in table.lines().skip(1) {
        assert_eq!(line.split(',').nth(7), Some("0"), "{table}");
    }
    let log = fs::read_dir(folder.path().join("results/logs/engine")).unwrap();
    let mut logs = log.map(|one| fs::read_to_string(one.unwrap().path()).unwrap());
    assert!(logs.any(|log| log.contains("< ugiok") && log.contains("> go movetime")));
    verify_all(folder.path());
}

#[test]
fn what_a_format_or_protocol_cannot_do_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("teams.csv"),
        "name,program\na,random\nb,random\nc,random\nd,random\n",
    )
    .unwrap();
    fs::write(folder.path().join("openings.txt"), "e4-e9\n").unwrap();
    let refused = |more: &[&str]| {
        let arguments = [&["serve"], more, &["--players", "teams.csv"]].concat();
        refused(tournament(folder.path(), &arguments))
    };
    let many = refused(&["murus", "--rounds", "swiss:9"]);
    assert!(many.contains("no more than swiss:3"), "{many}");
    let lines = refused(&["murus", "--openings", "random:3"]);
    assert!(lines.contains("--protocol ugi"), "{lines}");
    let wrong = refused(&["tablut", "--openings", "openings.txt"]);
    assert!(wrong.contains("line 1"), "{wrong}");
    let dice = refused(&["scripta", "--protocol", "ugi", "--openings", "random:3"]);
    assert!(dice.contains("needs no openings"), "{dice}");
    assert!(!folder.path().join("results").exists());
}

#[test]
fn a_team_that_comes_late_plays_everybody_and_one_that_withdraws_loses_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let list = |text: &str| fs::write(folder.path().join("teams.csv"), text).unwrap();
    let arguments = [
        "serve",
        "cats",
        "--players",
        "teams.csv",
        "--rounds",
        "double",
        "--warm-up-ms",
        "0",
        "--move-ms",
        "60000",
        "--seed",
        "2",
    ];
    list("name,program,withdrawn\na,random,\nb,random,no\nc,random,\nd,random,yes\n");
    said(tournament(folder.path(), &arguments));
    let before = games(folder.path());
    assert_eq!(before.len(), 6);
    assert!(
        !before
            .iter()
            .any(|(names, _)| names.contains(&"d".to_owned()))
    );
    // Somebody comes late, somebody leaves.
    list("name,program,withdrawn\na,random,\nb,random,yes\nc,random,\nlate,random,\n");
    let resumed = [&arguments[..], &["--resume"]].concat();
    let told = said(tournament(folder.path(), &resumed));
    assert!(told.contains("it has withdrawn"), "{told}");
    let after = games(folder.path());
    assert_eq!(after.len(), 12);
    assert_eq!(after[..6], before);
    let of_late = |game: &&(Vec<String>, Vec<String>)| game.0.contains(&"late".to_owned());
    assert_eq!(after.iter().filter(of_late).count(), 6);
    // The earlier list changes nothing: a player who has withdrawn stays withdrawn.
    list("name,program\na,random\nb,random\nc,random\nlate,random\n");
    said(tournament(folder.path(), &resumed));
    assert_eq!(games(folder.path()), after);
    let settings = fs::read_to_string(folder.path().join("results/tournament.json")).unwrap();
    assert!(settings.contains("\"withdrawn\""), "{settings}");
    list("name,program\na,random\nc,random\nlate,random\n");
    let told = refused(tournament(folder.path(), &resumed));
    assert!(
        told.contains("b, who plays in it, is not on the list"),
        "{told}"
    );
    list("name,program\na,random\nb,random\nc,random\nlate,random\n");
    let other = [&resumed[..], &["--points", "1-half-0"]].concat();
    let told = refused(tournament(folder.path(), &other));
    assert!(
        told.contains("--points is 3-1-0 there, and now 1-half-0"),
        "{told}"
    );
    verify_all(folder.path());
}

#[test]
fn a_program_that_does_not_start_is_named_before_the_first_game() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("teams.csv"),
        "name,program\ngood,level:easy\nbad,./there-is-no-such-program\nworse,exit 3\n",
    )
    .unwrap();
    let arguments = [
        "serve",
        "murus",
        "--players",
        "teams.csv",
        "--warm-up-ms",
        "0",
    ];
    let told = refused(tournament(folder.path(), &arguments));
    assert!(
        told.contains("bad does not come to the table: the program ended (exit status: 127)"),
        "{told}"
    );
    assert!(told.contains("worse does not come to the table"), "{told}");
    let printed = fs::read_to_string(folder.path().join("results/logs/bad/000.out")).unwrap();
    assert!(printed.contains("not found"), "{printed}");
    // The tournament has not begun, so it can be started without `--resume`.
    let all_the_same = [&arguments[..], &["--no-trial"]].concat();
    let told = said(tournament(folder.path(), &all_the_same));
    assert!(told.contains("6/6: round "), "{told}");
}

#[test]
fn a_knock_out_shows_how_far_each_has_come_and_names_are_no_formulas() {
    let folder = tempfile::tempdir().unwrap();
    let mut arguments = vec![
        "play",
        "cats",
        "--rounds",
        "knock-out",
        "--seed",
        "1",
        "--seeded",
    ];
    for engine in [
        "--engine=one=random",
        "--engine=two=random",
        "--engine=-3=random",
    ] {
        arguments.push(engine);
    }
    arguments.extend(["--move-ms", "60000"]);
    said(tournament(folder.path(), &arguments));
    let table = fs::read_to_string(folder.path().join("results/standings.csv")).unwrap();
    let reached: Vec<_> = table
        .lines()
        .map(|line| line.rsplit(',').next().unwrap())
        .collect();
    assert_eq!(
        reached,
        ["reached", "winner", "final", "semi-final"],
        "{table}"
    );
    assert!(table.contains(",'-3,"), "{table}");
    let page = fs::read_to_string(folder.path().join("results/index.html")).unwrap();
    assert!(page.contains("<td>semi-final</td>"));
}
