//! Each command of the engine and its answer, word for word, in a game with chance.

use crate::{ask, said};
use lusoria::engine_protocol::Engine;
use lusoria_games::catalog::{GAMES, begin};

/// A game with six pieces in all, in which player I has thrown.
const THROWN: &str = "setoption name Game value quick\nposition startpos moves roll:1-4-6\n";
const THROWN_TEXT: &str = "-;3;0;0/-;3;0;0/1-4-6/4.5.5.4.5.4,5.5.5.5.5.5/I";

fn after(setup: &str, commands: &str) -> String {
    said(format!("{setup}{commands}"))
}

#[test]
fn ugi_offers_every_game() {
    let answer = said("ugi\n");
    let lines: Vec<&str> = answer.lines().collect();
    let ids: Vec<&str> = GAMES.iter().map(|game| game.info.id).collect();
    let games = format!(
        "option name Game type combo default {} var {}",
        ids[0],
        ids.join(" var ")
    );
    let others = [
        "option name Strength type combo default ruthless var easy var hard var ruthless",
        "option name Hash type spin default 16 min 1 max 1024",
        "option name Threads type spin default 1 min 1 max 64",
    ];
    let who = ["id name Lusoria 0.1.0", "id author the Lusoria team"];
    let expected = [&who[..], &[&*games], &others, &["ugiok"]].concat();
    assert_eq!(lines, expected);
}

#[test]
fn isready_is_answered_and_blank_lines_are_not() {
    assert_eq!(said("isready\n\n  \r\nisready"), "readyok\nreadyok\n");
}

#[test]
fn whoever_is_ready_has_the_tables_of_the_game() {
    assert!(said("setoption name Game value afrika\nisready").ends_with("readyok\n"));
    assert!(!begin("afrika").unwrap().lacks_tables());
}

#[test]
fn lines_may_end_like_those_of_windows() {
    assert_eq!(
        after(&THROWN.replace('\n', "\r\n"), "moves\r\n"),
        "moves place:1 place:4 place:6 pass\n"
    );
}

#[test]
fn a_game_is_chosen_by_any_name_with_its_options() {
    for game_string in [
        "xii_scripta(pieces=3)",
        "quick",
        "Быстрая",
        "XII Scripta (pieces=3, bag=5)",
    ] {
        let setup = format!("setoption name Game value {game_string}\n");
        let fen = "fen -;3;0;0/-;3;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I\n";
        assert!(after(&setup, "d\n").ends_with(fen), "{game_string}");
    }
}

#[test]
fn the_game_stays_for_new_games_and_positions() {
    let again = after(THROWN, "uginewgame\nmoves\n");
    assert!(again.starts_with("chances roll:1-1-1:"), "{again}");
    let other = after(THROWN, "position startpos moves roll:2-2-2\nmoves\n");
    assert_eq!(other, "moves place:2 pass\n");
}

#[test]
fn a_game_string_may_name_its_own_start() {
    let setup = format!("setoption name Game value quick@{THROWN_TEXT}\n");
    let fen = format!("fen {THROWN_TEXT}\n");
    assert!(after(&setup, "d\n").ends_with(&fen));
    let again = after(&setup, "position startpos moves place:4\nuginewgame\nd\n");
    assert!(again.ends_with(&fen));
    let wrong = said("setoption name Game value quick@here\n");
    assert!(wrong.starts_with("error not a position: "), "{wrong}");
}

#[test]
fn options_of_the_search_are_set() {
    assert_eq!(said("setoption name Strength value Easy\n"), "");
    assert_eq!(
        said("setoption name Hash value 1\nsetoption name threads value 64\n"),
        ""
    );
    let wrong = said(
        "setoption name strength value\nsetoption name Strength value 7\n\
         setoption name Hash value 0\nsetoption name Threads value 65\n",
    );
    assert_eq!(
        wrong,
        "error there is no strength ; there are easy hard ruthless\n\
         error there is no strength 7; there are easy hard ruthless\n\
         error option Hash takes a number from 1 to 1024\n\
         error option Threads takes a number from 1 to 64\n"
    );
}

#[test]
fn a_position_text_is_taken_and_printed() {
    let setup = "setoption name Game value quick\n";
    let fen = format!("position fen {THROWN_TEXT}\nd\n");
    assert_eq!(after(setup, &fen), after(THROWN, "d\n"));
    let on = format!("position fen {THROWN_TEXT} moves place:4 place:1 place:6\nmoves\n");
    assert!(after(setup, &on).starts_with("chances "));
    let alone = format!("position fen {THROWN_TEXT} moves\nmoves\n");
    assert!(after(setup, &alone).starts_with("moves "));
}

#[test]
fn d_shows_the_board_from_either_side() {
    let setup = format!("{THROWN}position startpos moves roll:1-4-6 place:4\n");
    let fen = "fen 4=1;2;0;0/-;3;0;0/1-6/4.5.5.4.5.4,5.5.5.5.5.5/I";
    let captions = "Dice left for Player I: 1 6\n\
                    Player I (digits): 2 waiting, 0 of 3 borne off\n\
                    Player II (letters): 3 waiting, 0 of 3 borne off";
    let empty = "_ _ _ _ _ _   _ _ _ _ _ _";
    let first = format!("{empty}\n_ _ _ 1 _ _   _ _ _ _ _ _\n{empty}\n{captions}\n{fen}\n");
    let second = format!("{empty}\n_ _ _ _ _ _   _ _ 1 _ _ _\n{empty}\n{captions}\n{fen}\n");
    assert_eq!(after(&setup, "d\n"), first);
    assert_eq!(after(&setup, "d first\n"), first);
    assert_eq!(after(&setup, "d second\n"), second);
}

#[test]
fn moves_lists_moves_or_chances_with_weights() {
    assert_eq!(
        after(THROWN, "moves\n"),
        "moves place:1 place:4 place:6 pass\n"
    );
    let setup = "setoption name Game value scripta(dice=plain)\n";
    let chances = after(setup, "moves\n");
    assert!(chances.starts_with("chances roll:1-1-1:1 roll:1-1-2:3 "));
    let weights = chances
        .split_whitespace()
        .skip(1)
        .map(|word| word.rsplit_once(':').unwrap().1.parse::<u32>().unwrap());
    assert_eq!(weights.sum::<u32>(), 216);
}

#[test]
fn moves_is_a_bare_word_after_the_end() {
    let over = "setoption name Game value quick\n\
        position fen -;0;0;3/-;3;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I\n";
    let answer = after(
        over,
        "moves\ngo\nquery gameover\nquery result\nquery p1turn\n",
    );
    assert_eq!(
        answer,
        "moves\nbestmove none\nresponse true\nresponse p1win\nresponse false\n"
    );
}

#[test]
fn queries_are_answered() {
    let queries = "query p1turn\nquery gameover\nquery result\n";
    let open = "response true\nresponse false\nresponse none\n";
    assert_eq!(after(THROWN, queries), open);
    // The dice that are due are those of player I.
    assert_eq!(said(queries), open);
    let passed = format!("{THROWN}position startpos moves roll:1-4-6 pass roll:1-1-1\n");
    assert_eq!(after(&passed, "query p1turn\n"), "response false\n");
}

#[test]
fn go_names_a_legal_move_within_any_limits() {
    for limits in [
        "",
        "movetime 100",
        "depth 2",
        "nodes 1000",
        "p1time 1000 p2time 900 p1inc 0 p2inc 0",
    ] {
        let answer = after(THROWN, &format!("go {limits}\n"));
        let (infos, best) = answer.trim_end().rsplit_once('\n').unwrap();
        assert!(infos.lines().all(|line| line.starts_with("info depth ")));
        let best = best.strip_prefix("bestmove ").unwrap();
        assert!(["place:1", "place:4", "place:6"].contains(&best), "{best}");
        let pv = format!(" pv {best}");
        assert!(infos.lines().last().unwrap().contains(&pv), "{infos}");
    }
    assert_eq!(said("go depth 1\n"), "bestmove none\n");
}

#[test]
fn go_passes_only_when_nothing_else_is_legal() {
    let stuck = "setoption name Game value quick(autopass=off)\n\
        position fen 1=1;2;0;0/-;3;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I\n";
    assert_eq!(after(stuck, "go\n"), "bestmove none\n");
    let closed = "setoption name Game value scripta(pieces=4,autopass=off)\n\
        position fen -;4;0;0/9=2,12=2;0;0;0/1-1-4/5.5.5.5.5.5,5.5.5.5.5.5/I\n";
    assert_eq!(after(closed, "moves\n"), "moves pass\n");
    assert!(after(closed, "go\n").ends_with("bestmove pass\n"));
}

#[test]
fn perft_counts_chance_plies() {
    let counts = "perft 0\nperft 1\nperft 2\nperft 3\n";
    let nodes = "nodes 1\nnodes 56\nnodes 182\nnodes 3694\n";
    assert_eq!(said(counts), nodes);
    assert_eq!(after(THROWN, "perft 1\n"), "nodes 4\n");
}

#[test]
fn why_gives_the_id_and_the_sentence() {
    assert_eq!(
        after(THROWN, "why place:5\n"),
        "reason no-such-die You have no 5 to use. Dice left: 1 4 6.\n"
    );
    let typed = after(THROWN, "why place 5\nwhy vložit 5\n");
    assert_eq!(typed, after(THROWN, "why place:5\nwhy place:5\n"));
    assert!(after(THROWN, "why move 3\n").starts_with("reason syntax To move a piece, write "));
    assert!(said("why place:4\n").starts_with("reason throw-first "));
}

#[test]
fn asking_changes_nothing() {
    let mut engine = Engine::default();
    ask(&mut engine, "position startpos moves roll:1-4-6");
    // The first search makes the table that later ones use again.
    ask(&mut engine, "go nodes 1");
    let before = format!("{engine:?}");
    for line in [
        "ugi",
        "isready",
        "stop",
        "d",
        "d second",
        "moves",
        "perft 2",
        "why place:5",
        "go",
        "go infinite",
        "query p1turn",
        "query gameover",
        "query result",
    ] {
        ask(&mut engine, line);
        assert_eq!(format!("{engine:?}"), before, "{line}");
    }
}
