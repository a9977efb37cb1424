//! Tests of the boards from both sides, prose, position texts, and the examples in the rules that people read.

use super::{after, at, start, text, told};
use crate::play;
use lusoria_games::catalog::GAMES;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::rules::{Seat, SetupError, State, Viewable};
use lusoria_games::text_board::board_text;

const OPENED: &str = "  1 2 3 4 5 6 7 8
A B B B B B B B B
B . . . . . . . .
C . . . . . . . .
D . . . . . . . .
E . . . . . w . .
F . . . . w . . .
G W W W . W W W W";

const OPENED_FROM_BLACKS_SIDE: &str = "  8 7 6 5 4 3 2 1
G W W W W . W W W
F . . . w . . . .
E . . w . . . . .
D . . . . . . . .
C . . . . . . . .
B . . . . . . . .
A B B B B B B B B

  SE  S  SW
   E  +  W
  NE  N  NW";

#[test]
fn each_player_sees_the_own_base_row_at_the_bottom_and_the_true_names() {
    let diagram = after(&start(), &["G4,NE"]).diagram();
    assert_eq!(board_text(&diagram, Seat::First), OPENED);
    assert_eq!(board_text(&diagram, Seat::Second), OPENED_FROM_BLACKS_SIDE);
}

#[test]
fn captions_count_towers_and_walls() {
    let state = at("W:D4 w:E1 w:E2 b:C4 B:A1 B:A2 B:A3", 'W');
    let captions: Vec<String> = state.diagram().captions.iter().map(told).collect();
    assert_eq!(captions, ["white 1 2", "black 3 1"]);
}

#[test]
fn prose_begins_at_the_readers_own_base_row() {
    let state = at("W:G1 w:F2 w:F3 W:D4 w:C8 b:D8 B:A1 B:A2", 'W');
    let spoken = |seat| state.prose(seat).iter().map(told).collect::<Vec<_>>();
    assert_eq!(
        spoken(Seat::First),
        [
            "own-towers 2 G1, D4",
            "own-walls 3 F2, F3, C8",
            "their-towers 2 A1, A2",
            "their-walls 1 D8",
        ]
    );
    assert_eq!(
        spoken(Seat::Second),
        [
            "own-towers 2 A1, A2",
            "own-walls 1 D8",
            "their-towers 2 D4, G1",
            "their-walls 3 C8, F2, F3",
        ]
    );
}

#[test]
fn m_2_what_no_position_can_be_is_said() {
    let read = |text: &str| MurusGallicus::from_text(&play::options::<MurusGallicus>(""), text);
    let flaw = |text: &str| match read(text) {
        Err(SetupError::BadPosition(flaw)) => flaw,
        other => panic!("{text}: {other:?}"),
    };
    let start = start().to_string();
    assert!(flaw("").contains("56 cells"));
    assert!(flaw(&start[..56]).contains("56 cells"));
    assert!(flaw(&format!("{start}W")).contains("56 cells"));
    assert!(flaw(&start.replace("W", "é")).contains("56 cells"));
    assert!(flaw(&start.replace("........WW", "....x...WW")).contains("one of . w W b B"));
    assert!(flaw(&format!("{}w", &start[..56])).contains("who is to move"));
    assert!(flaw(&start.replace(".WW", "wWW")).contains("more than 16"));
    assert!(flaw(&text("W:A1 B:A2 B:D1", 'W')).contains("has won before"));
    let over = read(&text("w:A1 B:A2 B:D1", 'B')).unwrap();
    assert!(
        play::legal(&over).is_empty(),
        "a finished game may be looked at"
    );
}

/// The board as text, but only the lines of these rows and the line with the names of the columns.
fn rows(state: &MurusGallicus, rows: &str) -> String {
    let picture = board_text(&state.diagram(), Seat::First);
    let wanted = |line: &&str| line.starts_with(' ') || line.starts_with(|row| rows.contains(row));
    picture
        .lines()
        .filter(wanted)
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn the_pictures_of_the_rules_are_true() {
    let before = at("W:D3 w:D4 b:E5 B:A8 W:G1", 'W');
    let moved = after(&before, &["D3,E"]);
    let struck = after(&moved, &["A8,S", "D4,SE"]);
    let game = GAMES
        .iter()
        .find(|game| game.info.id == "murus_gallicus")
        .unwrap();
    for texts in game.texts {
        let mut rest = texts.rules;
        let shown = [
            OPENED.to_owned(),
            rows(&before, "DE"),
            rows(&moved, "DE"),
            rows(&struck, "DE"),
        ];
        for picture in shown {
            let fenced = format!("```\n{picture}\n```\n");
            let at = rest
                .find(&fenced)
                .unwrap_or_else(|| panic!("{}: {picture}", texts.lang));
            rest = &rest[at + fenced.len()..];
        }
    }
}
