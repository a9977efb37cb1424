//! Plays whole games of every kind through the engine, and compares each ply with a line of play of the catalogue.

use crate::{Patient, ask};
use lusoria::engine_protocol::{Engine, EngineError};
use lusoria_games::catalog::{self, GAMES, Line};
use lusoria_games::rules::{Outcome, Seat, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A game that goes on for longer is not played to its end.
const LONGEST: usize = 1_500;
/// The engine is asked after each of the first plies, then now and then: it plays the whole line again each time.
const CLOSELY: usize = 20;
const NOW_AND_THEN: usize = 100;

/// Every game with every set of options one of its names stands for.
fn game_strings() -> BTreeSet<String> {
    let named = |game: &'static catalog::Game| {
        let options = game.names.iter().map(|(_, options)| *options).chain([""]);
        options.map(|options| game.begin(options).unwrap().game_string())
    };
    GAMES.iter().flat_map(named).collect()
}

fn engine(game_string: &str) -> Engine {
    let mut engine = Engine::default();
    let option = format!("setoption name Game value {game_string}");
    assert_eq!(ask(&mut engine, &option), "");
    engine
}

/// What may come next: a sensible move, or any chance.
fn next(line: &dyn Line, random: &mut SmallRng) -> Option<String> {
    let mut plies = line.sensible_moves();
    plies.extend(line.chances().into_iter().map(|(ply, _)| ply));
    let count = plies.len();
    (count > 0).then(|| plies.swap_remove(random.random_range(0..count)))
}

fn listed(line: &dyn Line) -> String {
    let mut words = vec![
        if line.turn() == Turn::Chance {
            "chances"
        } else {
            "moves"
        }
        .to_owned(),
    ];
    words.extend(line.legal_moves());
    words.extend(
        line.chances()
            .iter()
            .map(|(ply, weight)| format!("{ply}:{weight}")),
    );
    words.join(" ")
}

fn result(turn: Turn) -> &'static str {
    match turn {
        Turn::Over(Outcome::Win(Seat::First)) => "p1win",
        Turn::Over(Outcome::Win(Seat::Second)) => "p2win",
        Turn::Over(Outcome::Draw) => "draw",
        _ => "none",
    }
}

/// Checks that the engine says of its position what the line says.
fn agrees(engine: &mut Engine, line: &dyn Line) {
    let over = matches!(line.turn(), Turn::Over(_));
    assert_eq!(ask(engine, "moves"), listed(line));
    assert_eq!(ask(engine, "query gameover"), format!("response {over}"));
    assert_eq!(
        ask(engine, "query result"),
        format!("response {}", result(line.turn()))
    );
    let best = ask(engine, "go nodes 200");
    let best = best
        .lines()
        .last()
        .unwrap()
        .strip_prefix("bestmove ")
        .unwrap()
        .to_owned();
    if let Turn::Seat(seat) = line.turn() {
        let first = seat == Seat::First;
        assert_eq!(ask(engine, "query p1turn"), format!("response {first}"));
        assert!(line.legal_moves().contains(&best), "{best}");
    } else {
        assert_eq!(best, "none");
    }
    let fen = format!("fen {}", line.position());
    for board in ["d", "d second"] {
        let shown = ask(engine, board);
        assert_eq!(shown.lines().last(), Some(&*fen));
        assert!(shown.lines().count() > 1, "{shown}");
    }
}

/// Checks that the position text alone gives the same position. Only what depends on the past may differ.
fn survives_as_text(line: &dyn Line) {
    let mut engine = engine(&line.game_string());
    ask(&mut engine, &format!("position fen {}", line.position()));
    let shown = ask(&mut engine, "d");
    assert_eq!(
        shown.lines().last(),
        Some(&*format!("fen {}", line.position()))
    );
    if !matches!(line.turn(), Turn::Over(_)) {
        assert_eq!(ask(&mut engine, "moves"), listed(line));
    }
}

/// Checks that moves which were legal earlier and are not legal now are refused with a reason in words. Returns how many moves were
/// refused.
fn refuses(engine: &mut Engine, line: &dyn Line, known: &BTreeSet<String>) -> usize {
    let legal = line.legal_moves();
    let possible: Vec<_> = line.chances().into_iter().map(|(ply, _)| ply).collect();
    let id = line.game().info.id;
    let illegal = known
        .iter()
        .filter(|m| !legal.contains(m) && !possible.contains(m));
    let mut refused = 0;
    for m in illegal.take(8) {
        let answer = match engine.execute(&format!("why {m}"), &mut Patient) {
            Ok(answer) => answer,
            // The same text may now stand for other moves.
            Err(EngineError::Several(_)) => continue,
            Err(EngineError::Legal(other)) if other != *m => continue,
            Err(why) => panic!("{m}: {why}"),
        };
        let (reason, text) = answer
            .strip_prefix("reason ")
            .unwrap()
            .trim_end()
            .split_once(' ')
            .unwrap();
        assert!(
            !text.is_empty() && text != format!("{id}-{reason}"),
            "{m}: {answer}"
        );
        refused += 1;
    }
    refused
}

/// Plays a random game to its end or for a long time. Returns whether it came to its end.
fn play(game_string: &str, seed: u64) -> bool {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut engine = engine(game_string);
    let mut line = catalog::begin(game_string).unwrap();
    let (mut plies, mut known, mut refused) = (String::new(), BTreeSet::new(), 0);
    for n in 0..LONGEST {
        let ply = next(&*line, &mut random);
        if n < CLOSELY || n % NOW_AND_THEN == 0 || ply.is_none() {
            ask(&mut engine, &format!("position startpos moves{plies}"));
            agrees(&mut engine, &*line);
            survives_as_text(&*line);
            refused += refuses(&mut engine, &*line, &known);
        }
        let Some(ply) = ply else { break };
        known.extend(line.legal_moves());
        line.play(&ply).unwrap();
        plies = format!("{plies} {ply}");
    }
    assert!(refused > 0, "{game_string}: nothing was refused");
    matches!(line.turn(), Turn::Over(_))
}

#[test]
fn every_game_is_played_to_its_end() {
    for game in GAMES {
        let ended = (0..6).any(|seed| play(game.info.id, seed));
        assert!(ended, "{}: none of six games came to its end", game.info.id);
    }
}

/// Some of them hardly ever end by random moves.
#[test]
fn every_variant_is_played_for_a_long_time() {
    for game_string in game_strings().iter().filter(|game| game.contains('(')) {
        play(game_string, 0);
    }
}

/// Rows of `perft.txt` are `options | position | depth:nodes …`; small counts are enough here.
#[test]
fn counts_are_those_of_the_perft_files() {
    const MOST: u64 = 20_000;
    for game in GAMES {
        let path: PathBuf = [
            env!("CARGO_MANIFEST_DIR"),
            "crates/lusoria-games/src/games",
            game.info.id,
            "perft.txt",
        ]
        .iter()
        .collect();
        let text = std::fs::read_to_string(path).unwrap();
        let mut counts = 0;
        for row in text.lines().filter(|row| !row.starts_with('#')) {
            let [options, position, depths] = row.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("not a row: {row}");
            };
            let mut engine = engine(&format!("{}({})", game.info.id, options.trim_matches('-')));
            if position != "start" {
                ask(&mut engine, &format!("position fen {position}"));
            }
            for count in depths.split(' ') {
                let (depth, nodes) = count.split_once(':').unwrap();
                if nodes.parse::<u64>().unwrap() <= MOST {
                    assert_eq!(
                        ask(&mut engine, &format!("perft {depth}")),
                        format!("nodes {nodes}")
                    );
                    counts += 1;
                }
            }
        }
        assert!(counts > 3, "{}: {counts} counts", game.info.id);
    }
}
