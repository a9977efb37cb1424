//! Tests of captures of soldiers (T7 to T9).

use super::{BLACK, WHITE, after, at, captures, cell, number, told};
use lusoria_games::games::tablut::Piece;

#[test]
fn t7_a_soldier_between_two_enemies_is_captured_along_a_row_and_along_a_column() {
    assert_eq!(captures(&at("", "e3", "d3 g3", "g7", BLACK), "g3f3"), "e3");
    assert_eq!(captures(&at("", "c4", "c3 c7", "g7", BLACK), "c7c5"), "c4");
    assert_eq!(
        captures(&at("", "d3 g3", "e3 b9", "g7", WHITE), "g3f3"),
        "e3"
    );
}

#[test]
fn t7_two_in_a_row_are_not_captured() {
    assert_eq!(captures(&at("", "d3 e3", "c3 g3", "g7", BLACK), "g3f3"), "");
}

#[test]
fn t7_up_to_three_go_at_once() {
    let state = at("", "b3 d3 c2", "a3 e3 c1 c8", "g7", BLACK);
    let (next, facts) = told(&state, "c8c3");
    assert_eq!(number(&facts[1], "count"), 3);
    assert_eq!(captures(&state, "c8c3"), "b3, c2, d3");
    assert!(facts.iter().all(|fact| fact.id != "caught"));
    assert!(!next.to_string()[..81].contains('W'));
}

#[test]
fn t7_the_king_is_hammer_and_anvil() {
    assert_eq!(captures(&at("", "f3", "e3 b9", "c3", WHITE), "c3d3"), "e3");
    assert_eq!(captures(&at("", "b3", "e3 b9", "f3", WHITE), "b3d3"), "e3");
}

#[test]
fn t7_the_castle_is_an_anvil_empty_or_not() {
    assert_eq!(captures(&at("", "d5", "c2", "g7", BLACK), "c2c5"), "d5");
    assert_eq!(captures(&at("", "d5", "c2", "e5", BLACK), "c2c5"), "d5");
    assert_eq!(captures(&at("", "c2", "d5", "g7", WHITE), "c2c5"), "d5");
}

#[test]
fn t7_a_camp_cell_is_an_anvil_empty_or_not() {
    assert_eq!(captures(&at("", "d2", "c4", "g7", BLACK), "c4c2"), "d2");
    assert_eq!(captures(&at("", "d2", "c4 e2", "g7", BLACK), "c4c2"), "d2");
    assert_eq!(captures(&at("", "d4", "c5 b9", "g7", WHITE), "d4d5"), "c5");
    assert_eq!(captures(&at("", "d4", "c5 b5", "g7", WHITE), "d4d5"), "c5");
}

#[test]
fn t8_a_soldier_inside_a_camp_is_captured_only_by_two_pieces() {
    assert_eq!(
        captures(&at("", "c2 f2", "e2 b9", "g7", WHITE), "c2d2"),
        "e2"
    );
    assert_eq!(captures(&at("", "e3 f3", "e2 b9", "g7", WHITE), "f3f2"), "");
    assert_eq!(
        captures(&at("", "e4", "e2 b9", "g7", WHITE), "e4e3"),
        "",
        "e1 does not count"
    );
    assert_eq!(
        captures(&at("", "c4", "d1 b9", "g7", WHITE), "c4c1"),
        "",
        "e1 does not count"
    );
    assert_eq!(
        captures(&at("", "b3", "a4 b9", "g7", WHITE), "b3a3"),
        "",
        "a5 does not count"
    );
}

#[test]
fn t8_each_tip_can_be_flanked() {
    for (white, tip, play) in [
        ("d2 f4", "e2", "f4f2"),
        ("b4 d6", "b5", "d6b6"),
        ("h4 f6", "h5", "f6h6"),
        ("d8 f6", "e8", "f6f8"),
    ] {
        let state = at("", white, &format!("{tip} b9"), "g7", WHITE);
        assert_eq!(captures(&state, play), tip);
    }
}

#[test]
fn t9_stepping_between_two_enemies_is_safe() {
    let soldier = at("", "e4", "d3 f3", "g7", WHITE);
    assert_eq!(
        after(&soldier, &["e4e3"]).piece(cell("e3")),
        Some(Piece::Soldier(WHITE))
    );
    let king = at("king=custodial", "", "d3 f3 b9", "e4", WHITE);
    assert_eq!(after(&king, &["e4e3", "b9b8"]).ending(), None);
}
