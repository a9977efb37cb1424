//! The editor's tools: anything on any cell, positions that may be held but not played from.

use super::{at, read, start, text};
use crate::play;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::rules::{Edit, EditError, Seat, State, Turn};

fn options() -> <MurusGallicus as State>::Options {
    play::options::<MurusGallicus>("")
}

#[test]
fn a_cell_holds_what_is_put_there_instead_of_what_was() {
    let mut bench = MurusGallicus::cleared(&options());
    for content in ["w", "B", "W", "b", "W"] {
        bench.put("d4", content).unwrap();
        assert_eq!(bench.content("D4").as_deref(), Some(content));
    }
    bench.put("A1", "B").unwrap();
    bench.give_turn(Seat::Second);
    assert_eq!(bench, at("W:D4 B:A1", 'B'));
    bench.put("D4", MurusGallicus::NOTHING).unwrap();
    assert_eq!(bench, at("B:A1", 'B'));
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let mut bench = start();
    for (place, content, misput) in [
        ("H1", "w", EditError::NoPlace),
        ("A9", "w", EditError::NoPlace),
        ("D4", "x", EditError::NoContent),
        ("D4", "ww", EditError::NoContent),
        ("D4", "", EditError::NoContent),
    ] {
        assert_eq!(bench.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((bench, bench.content("G0")), (start(), None));
}

#[test]
fn a_position_that_breaks_a_law_is_held_but_not_played_from() {
    let unlawful = text("W:A8 W:D4 B:A1", 'W');
    let bench = <MurusGallicus as Edit>::read(&options(), &unlawful).unwrap();
    assert_eq!(bench.to_string(), unlawful);
    assert_eq!(
        super::told(&bench.check().unwrap_err()),
        "law-won-before A8"
    );
    assert!(MurusGallicus::from_text(&options(), &unlawful).is_err());
    let mut lawful = bench;
    lawful.put("A8", ".").unwrap();
    assert_eq!(
        (lawful.check(), lawful.turn()),
        (Ok(()), Turn::Seat(Seat::First))
    );
    lawful.play(read(&lawful, "D4,E"), &mut ());
}
