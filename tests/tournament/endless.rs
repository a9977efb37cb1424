//! Leagues and ladders at the command line: they go on by themselves, over kills, late entries and withdrawals, until they are stopped.

use crate::formats::{PROGRAM, games, refused, said, tournament, verify_all};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const LEAGUE: [&str; 13] = [
    "serve",
    "cats",
    "--players",
    "teams.csv",
    "--rounds",
    "league:3",
    "--seeded",
    "--seed",
    "7",
    "--warm-up-ms",
    "0",
    "--move-ms",
    "60000",
];

fn list(folder: &Path, players: &[&str]) {
    let lines: Vec<String> = players.iter().map(|one| format!("{one}\n")).collect();
    let text = format!("name,program,withdrawn\n{}", lines.concat());
    fs::write(folder.join("teams.csv"), text).unwrap();
}

const SIX: [&str; 6] = [
    "a,random,",
    "b,random,",
    "c,random,",
    "d,random,",
    "e,random,",
    "f,random,",
];

/// The names in the tables of a season, division by division.
fn season(folder: &Path, number: u32) -> Vec<Vec<String>> {
    let file = folder.join(format!("results/seasons/{number:03}.csv"));
    let text = fs::read_to_string(file).unwrap();
    let mut divisions = BTreeMap::<String, Vec<String>>::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [of_season, division, _, name, ..] = fields[..] else {
            panic!("{line}")
        };
        assert_eq!(of_season, number.to_string());
        let names = divisions.entry(division.to_owned()).or_default();
        names.push(name.to_owned());
    }
    divisions.into_values().collect()
}

fn sorted(names: &[&String]) -> Vec<String> {
    let mut names: Vec<String> = names.iter().map(|one| (*one).clone()).collect();
    names.sort();
    names
}

#[test]
fn in_a_league_the_first_and_the_last_change_places_after_each_season() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    list(folder, &SIX);
    let two = [&LEAGUE[..], &["--stop-after", "2"]].concat();
    said(tournament(folder, &two));
    // Two divisions of three: three games each in a season.
    assert_eq!(games(folder).len(), 12);
    let (first, second) = (season(folder, 1), season(folder, 2));
    assert_eq!(
        sorted(&first[0].iter().collect::<Vec<_>>()),
        ["a", "b", "c"]
    );
    let above = [&first[0][0], &first[0][1], &first[1][0]];
    assert_eq!(
        sorted(&second[0].iter().collect::<Vec<_>>()),
        sorted(&above)
    );
    // A player who comes late begins at the bottom. A player who has left is not in the next season.
    let gone = format!("{},random,yes", second[0][2]);
    let listed = SIX.iter().map(|one| match one[..1] == gone[..1] {
        true => gone.as_str(),
        false => one,
    });
    let late: Vec<&str> = listed.chain(["late,random,"]).collect();
    list(folder, &late);
    let three = [&LEAGUE[..], &["--stop-after", "3", "--resume"]].concat();
    said(tournament(folder, &three));
    assert_eq!(games(folder).len(), 18);
    let third = season(folder, 3);
    assert_eq!(third[0].len() + third[1].len(), 6);
    assert!(third[1].contains(&"late".to_owned()), "{third:?}");
    assert!(!third.concat().contains(&second[0][2]), "{third:?}");
    let page = fs::read_to_string(folder.join("results/index.html")).unwrap();
    assert!(page.contains("Season 3, division 2") && !page.contains("Season 2"));
    let json = fs::read_to_string(folder.join("results/standings.json")).unwrap();
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["games"].as_array().unwrap().len(), 6);
    assert_eq!(json["standings"][5]["division"], 2);
    verify_all(folder);
}

#[test]
fn a_league_goes_on_after_a_kill_until_somebody_stops_it() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    list(folder, &SIX);
    let begin = |more: &[&str]| {
        Command::new(PROGRAM)
            .arg("tournament")
            .args([&LEAGUE[..], more].concat())
            .current_dir(folder)
            .env("RUST_LOG", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap()
    };
    let until = |count: usize| {
        for _ in 0..3_000 {
            let played = fs::read_to_string(folder.join("results/games.jsonl"));
            if played.is_ok_and(|text| text.lines().count() >= count) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{count} games were not played");
    };
    let mut league = begin(&[]);
    until(8);
    league.kill().unwrap();
    league.wait().unwrap();
    let before = games(folder);
    // The files are now as if the program had been killed just before it wrote the first season.
    for ending in ["csv", "html"] {
        let file = folder.join(format!("results/seasons/001.{ending}"));
        fs::remove_file(file).unwrap();
    }
    let mut league = begin(&["--resume"]);
    until(before.len() + 12);
    let pid = league.id().to_string();
    let stopped = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(stopped.success());
    assert!(!league.wait().unwrap().success());
    let after = games(folder);
    assert_eq!(after[..before.len()], before);
    // The page is there although the league has no end.
    assert!(folder.join("results/index.html").exists());
    for file in ["001.csv", "001.html", "002.html"] {
        assert!(folder.join("results/seasons").join(file).exists(), "{file}");
    }
    verify_all(folder);
}

#[test]
fn on_a_ladder_the_winner_of_a_challenge_takes_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    list(folder, &SIX[..5]);
    let ladder = |more: &[&'static str]| {
        let mut all = LEAGUE.to_vec();
        all[5] = "ladder:2";
        [&all[..], more].concat()
    };
    said(tournament(folder, &ladder(&["--stop-after", "6"])));
    let lines = fs::read_to_string(folder.join("results/games.jsonl")).unwrap();
    let mut played: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    played.sort_by_key(|game| game["number"].as_u64());
    let mut places = ["a", "b", "c", "d", "e"].map(str::to_owned).to_vec();
    for game in &played {
        let place = |seat: usize| {
            let name = game["names"][seat].as_str().unwrap();
            places.iter().position(|one| one == name).unwrap()
        };
        // Two who are above each other are never both in the challenges of a round, so the order within a round means nothing here.
        let (challenger, defender) = (place(0), place(1));
        if game["winner"] == "first" {
            let winner = places.remove(challenger);
            places.insert(defender, winner);
        }
    }
    let table = fs::read_to_string(folder.join("results/standings.csv")).unwrap();
    let told: Vec<_> = table
        .lines()
        .skip(1)
        .map(|line| line.split(',').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    let expected: Vec<_> = (1..)
        .zip(&places)
        .map(|(rank, name)| format!("{rank} {name}"))
        .collect();
    assert_eq!(told, expected, "{table}");
    let rounds: Vec<_> = played
        .iter()
        .filter_map(|one| one["round"].as_u64())
        .collect();
    assert_eq!(rounds.iter().max(), Some(&6));
    said(tournament(
        folder,
        &ladder(&["--stop-after", "8", "--resume"]),
    ));
    assert!(games(folder).len() > played.len());
}

#[test]
fn what_would_go_on_in_vain_stops_and_what_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    list(folder, &["a,false,", "b,false,", "c,false,"]);
    let vain = [&LEAGUE[..], &["--no-trial"]].concat();
    let told = refused(tournament(folder, &vain));
    assert!(told.contains("lost by a fault"), "{told}");
    assert!(folder.join("results/index.html").exists());
    for (more, why) in [
        (&["--rounds", "league:1"][..], "at least two players"),
        (
            &["--rounds", "double", "--stop-after", "2"],
            "ends by itself",
        ),
        (&["--tie-breaks", "wins"], "cannot be chosen"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        list(folder.path(), &SIX);
        let mut arguments = LEAGUE.to_vec();
        if more[0] == "--rounds" {
            arguments.drain(4..6);
        }
        let told = refused(tournament(folder.path(), &[&arguments[..], more].concat()));
        assert!(told.contains(why), "{told}");
    }
}
