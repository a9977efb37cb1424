//! Tests of the position editor of Murus Gallicus: any piece on any cell, and positions that can be edited but not played from.

use super::{at, read, start, text};
use crate::play;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::rules::{Edit, EditError, Seat, State, Turn};

fn options() -> <MurusGallicus as State>::Options {
    play::options::<MurusGallicus>("")
}

#[test]
fn a_cell_holds_what_is_put_there_instead_of_what_was() {
    let mut edited = MurusGallicus::cleared(&options());
    for content in ["w", "B", "W", "b", "W"] {
        edited.put("d4", content).unwrap();
        assert_eq!(edited.content("D4").as_deref(), Some(content));
    }
    edited.put("A1", "B").unwrap();
    edited.give_turn(Seat::Second);
    assert_eq!(edited, at("W:D4 B:A1", 'B'));
    edited.put("D4", MurusGallicus::NOTHING).unwrap();
    assert_eq!(edited, at("B:A1", 'B'));
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let mut edited = start();
    for (place, content, misput) in [
        ("H1", "w", EditError::NoPlace),
        ("A9", "w", EditError::NoPlace),
        ("~1", "w", EditError::NoPlace),
        ("ж", "w", EditError::NoPlace),
        ("D4", "x", EditError::NoContent),
        ("D4", "ww", EditError::NoContent),
        ("D4", "", EditError::NoContent),
    ] {
        assert_eq!(edited.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((edited, edited.content("G0")), (start(), None));
}

#[test]
fn a_position_that_breaks_a_law_is_held_but_not_played_from() {
    let unlawful = text("W:A8 W:D4 B:A1", 'W');
    let edited = <MurusGallicus as Edit>::read(&options(), &unlawful).unwrap();
    assert_eq!(edited.to_string(), unlawful);
    assert_eq!(
        super::told(&edited.check().unwrap_err()),
        "law-won-before A8"
    );
    assert!(MurusGallicus::from_text(&options(), &unlawful).is_err());
    let mut lawful = edited;
    lawful.put("A8", ".").unwrap();
    assert_eq!(
        (lawful.check(), lawful.turn()),
        (Ok(()), Turn::Seat(Seat::First))
    );
    lawful.play(read(&lawful, "D4,E"), &mut ());
}
