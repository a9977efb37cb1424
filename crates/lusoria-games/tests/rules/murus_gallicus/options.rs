//! Tests of rows 6.1 to 6.7 of `docs/rules/murus-gallicus.md`: the default of each row, and the option where the row has one. Rows 6.8 to
//! 6.11 are about the line protocol of the university course from which the game comes. The protocol is no part of the rules.

use super::{after, at, effects, moves, start, text, told, with};
use crate::play::{self, legal};
use lusoria_games::catalog;
use lusoria_games::games::murus_gallicus::{MurusGallicus, Options};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Outcome, Seat, SetupError, State, Turn, Viewable};

fn options(text: &str) -> Result<Options, SetupError> {
    text.parse()
}

#[test]
fn row_6_1_the_default_has_no_options_and_prints_none() {
    assert_eq!(options("").unwrap(), Options::default());
    assert_eq!(Options::default().to_string(), "");
    let line = catalog::begin("murus").unwrap();
    assert_eq!(line.game_string(), "murus_gallicus");
}

/// Plays random moves until the line is over. Returns after how many plies it was a draw; `None` if somebody won.
fn tied_after(options: &str, seed: u64) -> Option<usize> {
    let line = play::random_line::<MurusGallicus>(play::options::<MurusGallicus>(options), seed);
    (line.turn() == Turn::Over(Outcome::Draw)).then_some(line.plies().len())
}

#[test]
fn row_6_2_the_tie_comes_after_60_moves_each_or_as_many_as_are_chosen_or_never() {
    let limit = |text| MurusGallicus::start(&options(text).unwrap()).ply_limit();
    assert_eq!(limit(""), Some(120));
    assert_eq!(limit("max_moves=60"), Some(120));
    assert_eq!(limit("max_moves=1000"), Some(2000));
    assert_eq!(limit("max_moves=off"), None);
    assert!((0..20).all(|seed| tied_after("max_moves=3", seed) == Some(6)));
    assert!((0..20).all(|seed| tied_after("max_moves=off", seed).is_none()));
}

#[test]
fn row_6_2_positions_may_come_back_as_often_as_they_like() {
    let there = ["D4,E", "D5,W", "D3,E", "D4,E", "D5,W", "D6,W"];
    let beginning = at("w:D3 W:D4 w:D5 b:B3 B:B4 b:B5", 'W');
    let options = options("max_moves=off").unwrap();
    let mut line = TypedLine::from_start(
        options,
        with("max_moves=off", "w:D3 W:D4 w:D5 b:B3 B:B4 b:B5", 'W'),
    );
    for ply in (0..40)
        .flat_map(|_| there)
        .flat_map(|m| [m.to_owned(), m.replace('D', "B")])
    {
        line.play(super::read(line.state(), &ply), &mut ());
        assert!(matches!(line.turn(), Turn::Seat(_)));
    }
    assert_eq!(line.state().to_string(), beginning.to_string());
    assert_eq!(line.plies().len(), 480);
}

#[test]
fn row_6_3_the_board_has_seven_rows_of_eight() {
    let diagram = start().diagram();
    assert_eq!((diagram.rows.len(), diagram.rows[0].len()), (7, 8));
}

#[test]
fn row_6_4_the_first_moves_are_moves_like_all_others() {
    let reply = after(&start(), &["G4,NE"]);
    assert_eq!(
        legal(&reply).len(),
        20,
        "no tower becomes two walls on the second row"
    );
    let intruder = after(&at("W:C4 B:A1 B:C5", 'W'), &["C4,N"]);
    assert_eq!(
        intruder.turn(),
        Turn::Over(Outcome::Win(Seat::First)),
        "the intruder need not survive a turn"
    );
    for unknown in ["static", "advanced", "pie"] {
        assert_eq!(
            options(unknown),
            Err(SetupError::UnknownOption(unknown.to_owned()))
        );
    }
}

#[test]
fn row_6_5_with_escape_only_the_last_move_taken_away_wins() {
    let stones = "W:C4 B:A1 b:B8";
    assert_eq!(
        after(&at(stones, 'W'), &["C4,N"]).turn(),
        Turn::Over(Outcome::Win(Seat::First))
    );
    let escape = with("escape", stones, 'W');
    let gone_on = after(&escape, &["C4,N"]);
    assert_eq!(gone_on.turn(), Turn::Seat(Seat::Second));
    assert_eq!(
        effects(&escape, "C4,N").len(),
        1,
        "nothing is said of a win"
    );
    let last = with("escape", "W:C3 W:B1 W:B2 W:A2 B:A1", 'B');
    assert_eq!(last.turn(), Turn::Over(Outcome::Win(Seat::First)));
    let stuck = with("escape", "W:C4 b:A1", 'W');
    assert_eq!(told(&effects(&stuck, "C4,N")[1]), "stuck");
}

#[test]
fn row_6_5_stones_may_stand_on_both_base_rows_only_with_escape() {
    let both = text("W:A8 W:D4 B:A1", 'W');
    let read = |of: &str| MurusGallicus::from_text(&options(of).unwrap(), &both);
    assert!(matches!(read(""), Err(SetupError::BadPosition(_))));
    assert!(moves(&read("escape").unwrap()).contains("A8,W"));
}

#[test]
fn row_6_6_a_tower_never_takes_a_third_stone() {
    let state = at("W:D4 W:D5 W:D6 B:A1", 'W');
    assert!(!moves(&state).contains("D4,E"), "there are no catapults");
}

#[test]
fn row_6_7_the_sides_are_white_and_black() {
    let ids = start()
        .diagram()
        .captions
        .into_iter()
        .map(|fact| fact.id.into_owned());
    assert_eq!(ids.collect::<Vec<_>>(), ["white", "black"]);
}

#[test]
fn options_are_read_in_any_order_and_printed_in_one() {
    let same = |text: &str| options(text).unwrap().to_string();
    assert_eq!(same("escape, max_moves=off"), "max_moves=off,escape=true");
    assert_eq!(same("max_moves=30,max_moves=60,escape=off"), "");
    assert_eq!(same("max_moves=1 escape=on"), "max_moves=1,escape=true");
    for value in ["0", "1001", "-1", "x", ""] {
        let bad = SetupError::BadValue("max_moves".to_owned(), "1–1000, off");
        assert_eq!(options(&format!("max_moves={value}")), Err(bad), "{value}");
    }
    assert_eq!(
        options("escape=perhaps"),
        Err(SetupError::BadValue("escape".to_owned(), "true, false"))
    );
    assert!(options("max_moves").is_err(), "a number is needed");
}
