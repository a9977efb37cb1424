//! Tests of the three forms of a position text (F1 to F3), and of boards that can and cannot be played from.

use super::{BLACK, WHITE, at, number, options, start, text, told, word};
use lusoria_games::games::tablut::{Options, Tablut};
use lusoria_games::rules::{Edit, SetupError, State};

const GRID: &str = "OOOBBBOOO
OOOOBOOOO
OOOOWOOOO
BOOOWOOOB
BBWWKWWBB
BOOOWOOOB
OOOOWOOOO
OOOOBOOOO
OOOBBBOOO
-
W";

const FORMS: [&str; 3] = ["line", "grid", "json"];

/// Reads a text as the position editor does, which also accepts boards that cannot be played from.
fn free(text: &str) -> Result<Tablut, &'static str> {
    Tablut::read(&Options::default(), text).map_err(|error| match error {
        SetupError::BadPosition(flaw) => flaw,
        other => panic!("{other}"),
    })
}

fn strict(text: &str) -> Result<Tablut, SetupError> {
    Tablut::from_text(&Options::default(), text)
}

/// A board without any symmetry: it looks different however it is turned or mirrored.
fn lopsided() -> Tablut {
    at("", "c3 g6 b1", "a4 e2 h8", "d7", BLACK)
}

#[test]
fn f1_the_grid_has_row_1_on_top() {
    assert_eq!(start().written("grid"), GRID);
    assert_eq!(free(GRID), Ok(start()));
    let grid = lopsided().written("grid");
    assert!(
        grid.starts_with("OWOOOOOOO\nOOOOBOOOO\nOOWOOOOOO\nBOO"),
        "{grid}"
    );
    assert!(grid.ends_with("OOOOOOOBO\nOOOOOOOOO\n-\nB"), "{grid}");
    assert_eq!(free(&grid), Ok(lopsided()));
}

#[test]
fn f1_is_read_without_a_turn_with_dots_blanks_and_small_letters() {
    let board = GRID.split("\n-").next().unwrap();
    assert_eq!(free(board), Ok(start()));
    assert_eq!(free(&format!("{board}\n")), Ok(start()));
    assert_eq!(free(&GRID.replace('\n', "\r\n  ")), Ok(start()));
    assert_eq!(free(&GRID.replace('O', ".").to_lowercase()), Ok(start()));
}

#[test]
fn f2_the_line_is_the_canonical_text() {
    for state in [start(), lopsided()] {
        assert_eq!(state.written("line"), state.to_string());
        assert_eq!(strict(&state.to_string()), Ok(state));
        assert_eq!(
            free(&state.to_string()[..81]).map(|read| read.to_string()[..81].to_owned()),
            Ok(state.to_string()[..81].to_owned())
        );
    }
}

#[test]
fn f3_json_is_what_the_server_says() {
    let json = lopsided().written("json");
    let first =
        r#"{"board":[["EMPTY","WHITE","EMPTY","EMPTY","EMPTY","EMPTY","EMPTY","EMPTY","EMPTY"],["#;
    assert!(json.starts_with(first), "{json}");
    assert!(json.ends_with(r#""EMPTY"]],"turn":"BLACK"}"#), "{json}");
    assert_eq!(json.matches("THRONE").count(), 1);
    assert_eq!(free(&json), Ok(lopsided()));
    assert_eq!(free(&start().written("json")), Ok(start()));
    let without = json.replace(r#","turn":"BLACK""#, "");
    assert_eq!(
        free(&without),
        Ok(at("", "c3 g6 b1", "a4 e2 h8", "d7", WHITE))
    );
}

#[test]
fn a_finished_game_says_who_has_won_in_every_form() {
    let escaped = told(&at("", "", "b8", "c7", WHITE), "c7c9").0;
    let caught = told(&at("", "", "d4 e3 f2", "e4", BLACK), "f2f4").0;
    for (state, token, word) in [(escaped, "WW", "WHITEWIN"), (caught, "BW", "BLACKWIN")] {
        assert_eq!(&state.to_string()[81..], token);
        assert!(state.written("json").contains(word));
        for form in FORMS {
            assert_eq!(free(&state.written(form)), Ok(state), "{form}");
        }
        assert_eq!(strict(&state.to_string()), Ok(state));
    }
}

#[test]
fn the_empty_castle_is_always_t() {
    let loose = text("c3", "e9", "d4", WHITE).replace('T', "O");
    assert_eq!(free(&loose), Ok(at("", "c3", "e9", "d4", WHITE)));
    assert!(strict(&loose).is_err(), "it is printed with T");
    assert_eq!(start().to_string().chars().nth(40), Some('K'));
}

#[test]
fn what_is_no_board_is_not_read() {
    let line = start().to_string();
    for (bad, flaw) in [
        (String::new(), "a board has 81 letters"),
        (line[..80].to_owned(), "a board has 81 letters"),
        (
            line.replace("BB", "BX"),
            "a board is written with the letters O W B K T",
        ),
        (line.replacen('O', "T", 1), "only e5 is the castle, T"),
        (
            line[..81].to_owned() + "X",
            "after the board stands who is to move: W or B",
        ),
        (
            line[..81].to_owned() + "D",
            "a drawn game is over: write W or B for who is to move",
        ),
        (
            GRID.replacen("O\nO", "\nOO", 1),
            "a grid has nine lines of nine letters",
        ),
        (
            format!("O{}", "é".repeat(50)),
            "a board is written with the letters O W B K T",
        ),
        (
            "{}".to_owned(),
            "the JSON needs \"board\", nine rows of nine, and \"turn\"",
        ),
        (
            start().written("json").replacen("EMPTY", "THRONE", 1),
            "only e5 is the castle, THRONE",
        ),
    ] {
        assert_eq!(free(&bad), Err(flaw), "{bad}");
    }
}

#[test]
fn boards_no_game_can_bring_about_are_held_but_not_played_from() {
    let nine = start().to_string().replacen("BOOO", "BWOO", 1);
    let won = |board: String| board + "W";
    for (board, law, cells) in [
        (text("c3", "e9", "", WHITE), "one-king", ""),
        (text("c3", "e9", "d4 d5", WHITE), "one-king", "d4, d5"),
        (text("d1", "e9", "d4", WHITE), "white-in-camp", "d1"),
        (text("c3", "e9", "a5", WHITE), "king-in-camp", "a5"),
        (text("e5", "e9", "d4", WHITE), "castle", "e5"),
        (text("c3", "e5", "d4", WHITE), "castle", "e5"),
        (nine, "white-soldiers", "c5, d5, e3, e4, e6, e7, f5, g1, g5"),
        (text("c3", "e9", "a2", WHITE), "king-on-edge", "a2"),
        (text("c3", "e9", "a1", BLACK), "king-on-edge", "a1"),
        (won(text("c3", "e9", "d4", BLACK)), "not-caught", "d4"),
        (won(text("c3", "e9", "a1", WHITE)), "not-escaped", "a1"),
    ] {
        let held = free(&board).unwrap();
        assert_eq!(held.to_string(), board, "held as it is");
        let broken = held.check().unwrap_err();
        assert_eq!(broken.id, format!("law-{law}"), "{board}");
        assert_eq!(word(&broken, "cells"), cells, "{board}");
        assert!(matches!(strict(&board), Err(SetupError::BadPosition(_))));
        for form in FORMS {
            assert_eq!(free(&held.written(form)), Ok(held), "{form}");
        }
    }
}

#[test]
fn a_position_text_that_breaks_a_law_names_it() {
    let law = "the king is on the edge: the game is over (WW)";
    let edge = text("c3", "e9", "a2", WHITE);
    assert_eq!(strict(&edge), Err(SetupError::BadPosition(law)));
}

#[test]
fn black_has_at_most_sixteen_soldiers() {
    let seventeen = start().to_string().replacen("OBO", "OBB", 1);
    let broken = free(&seventeen).unwrap().check().unwrap_err();
    assert_eq!(
        (broken.id.as_ref(), number(&broken, "count")),
        ("law-black-soldiers", 17)
    );
    assert!(strict(&seventeen).is_err());
}

#[test]
fn whether_a_king_is_caught_depends_on_the_rules_of_the_game() {
    let pair = text("", "c7 e7 b9", "d7", BLACK) + "W";
    assert!(Tablut::from_text(&options("king=custodial"), &pair).is_ok());
    assert!(Tablut::from_text(&options("king=enclosed"), &pair).is_err());
}

#[test]
fn only_the_printed_spelling_is_a_position_text() {
    let line = start().to_string();
    for other in [
        line.to_lowercase(),
        line.replace('O', "."),
        line[..81].to_owned(),
        format!(" {line}"),
        GRID.to_owned(),
    ] {
        assert!(strict(&other).is_err(), "{other}");
    }
}
