//! Tests of setting up positions by hand, as in the editor of the source (`docs/rules/tablut.md`, "The position editor").

use super::{BLACK, WHITE, after, at, start};
use lusoria_games::games::tablut::{Ending, Options, Tablut};
use lusoria_games::rules::{Edit, EditError, State, Turn};

fn put(state: &Tablut, pieces: &[(&str, &str)]) -> Tablut {
    let mut state = *state;
    for (place, content) in pieces {
        assert_eq!(state.put(place, content), Ok(()), "{place} {content}");
    }
    state
}

#[test]
fn a_position_is_set_up_piece_by_piece() {
    let bare = Tablut::cleared(&Options::default());
    assert_eq!(bare.to_string(), format!("{0}T{0}W", "O".repeat(40)));
    let mut state = put(&bare, &[("c3", "W"), ("E9", "black"), ("d4", "K")]);
    assert_eq!(state, at("", "c3", "e9", "d4", WHITE));
    state.give_turn(BLACK);
    assert_eq!(state, at("", "c3", "e9", "d4", BLACK));
    assert_eq!(state.check(), Ok(()));
}

#[test]
fn pieces_are_named_by_letter_or_by_word_in_four_languages() {
    for [letter, words @ ..] in [
        ["W", "w", "white", "bílý", "bianco", "белый"],
        ["B", "b", "Black", "Černý", "nero", "чёрный"],
        ["K", "k", "king", "král", "re", "король"],
        [".", "O", "empty", "prázdné", "vuoto", "пусто"],
    ] {
        for word in words {
            let state = put(&start(), &[("e5", word)]);
            assert_eq!(state.content("e5").as_deref(), Some(letter), "{word}");
        }
    }
}

#[test]
fn a_piece_stands_on_a_cell_instead_of_what_was_there() {
    let state = put(&start(), &[("e5", "B"), ("d1", "."), ("a1", "K")]);
    let contents = ["e5", "d1", "A1", "e1", "c9"].map(|place| state.content(place));
    let contents: Vec<_> = contents.iter().flatten().collect();
    assert_eq!(contents, ["B", ".", "K", "B", "."]);
}

#[test]
fn what_is_not_there_is_refused_and_changes_nothing() {
    let mut state = start();
    for place in ["j1", "a0", "a10", "e", "", "ж5"] {
        assert_eq!(state.put(place, "W"), Err(EditError::NoPlace), "{place}");
        assert_eq!(state.content(place), None);
    }
    for content in ["x", "", "WW", "queen"] {
        assert_eq!(
            state.put("e4", content),
            Err(EditError::NoContent),
            "{content}"
        );
    }
    assert_eq!(state, start());
}

#[test]
fn a_game_that_had_ended_goes_on_once_the_board_is_changed() {
    let over = after(&at("", "", "b8", "c7", WHITE), &["c7c9"]);
    assert_eq!(over.ending(), Some(Ending::Escaped));
    let back = put(&over, &[("c9", "."), ("c7", "K")]);
    assert_eq!(back, at("", "", "b8", "c7", BLACK));
    assert_eq!(back.turn(), Turn::Seat(BLACK));
    let edge = put(&over, &[("b8", "."), ("b7", "B")]);
    assert!(edge.check().is_err(), "the king is still on the edge");
}
