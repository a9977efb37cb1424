//! Tests of the position editor of Cats and Mouse: a piece that is put on a square leaves its old square, and there are positions that
//! can be edited but not played from.

use super::{at, options, read, start};
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::rules::{Arg, Edit, EditError, Reason, Seat, SetupError, State, Turn, Viewable};

/// Reads a text as the position editor does, and checks that the editor keeps the position unchanged.
fn held(text: &str) -> CatsAndMouse {
    let edited = <CatsAndMouse as Edit>::read(&options(""), text).unwrap();
    assert_eq!(edited.to_string(), text.trim(), "held as it is");
    edited
}

fn put(text: &str, pieces: &[(&str, &str)]) -> String {
    let mut edited = held(text);
    for (place, content) in pieces {
        assert_eq!(edited.put(place, content), Ok(()), "{place} {content}");
    }
    edited.to_string()
}

fn contents(state: &CatsAndMouse, places: &[&str]) -> String {
    let contents = places.iter().map(|place| state.content(place).unwrap());
    contents.collect()
}

#[test]
fn a_position_is_set_up_from_an_empty_board() {
    let mut edited = CatsAndMouse::cleared(&options(""));
    assert_eq!(edited.to_string(), "-,-,-,-/-/m");
    assert!(
        edited.diagram().captions.is_empty(),
        "nothing to choose yet"
    );
    for (place, content) in [("D5", "1"), ("f5", "2"), ("b5", "3"), ("h5", "4")] {
        edited.put(place, content).unwrap();
    }
    edited.put("e4", "M").unwrap();
    edited.give_turn(Seat::Second);
    assert_eq!(edited, at("d5,f5,b5,h5/e4/c"));
    assert_eq!(edited.check(), Ok(()));
    assert_eq!(
        contents(&edited, &["b5", "d5", "f5", "h5", "E4", "a1"]),
        "3124m."
    );
    edited.play(read(&edited, "12"), &mut ());
    assert_eq!(edited.turn(), Turn::Seat(Seat::First));
}

#[test]
fn there_is_one_of_each_and_one_on_a_square() {
    let text = "a8,c8,e8,g8/d1/m";
    assert_eq!(put(text, &[("b7", "1")]), "b7,c8,e8,g8/d1/m");
    assert_eq!(put(text, &[("c2", "m")]), "a8,c8,e8,g8/c2/m");
    assert_eq!(put(text, &[("c8", "1")]), "c8,-,e8,g8/d1/m");
    assert_eq!(put(text, &[("c8", "1"), ("a8", "2")]), "c8,a8,e8,g8/d1/m");
    assert_eq!(put(text, &[("g8", "m")]), "a8,c8,e8,-/g8/m");
    assert_eq!(put(text, &[("d1", "4")]), "a8,c8,e8,d1/-/m");
    assert_eq!(put(text, &[("d1", "."), ("e8", ".")]), "a8,c8,-,g8/-/m");
    assert_eq!(put(text, &[("c8", "2"), ("b5", ".")]), text);
    assert_eq!(put("c8,c8,e8,c8/c8/m", &[("c8", ".")]), "-,-,e8,-/-/m");
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let mut edited = start("start=b1");
    for (place, content, misput) in [
        ("i1", "m", EditError::NoPlace),
        ("a9", "1", EditError::NoPlace),
        ("", "1", EditError::NoPlace),
        ("c4", "5", EditError::NoContent),
        ("c4", "0", EditError::NoContent),
        ("c4", "12", EditError::NoContent),
        ("c4", "", EditError::NoContent),
        ("a8", "x", EditError::NoContent),
    ] {
        assert_eq!(edited.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((edited, edited.content("a0")), (start("start=b1"), None));
}

#[test]
fn a_position_that_breaks_a_law_is_held_but_not_played_from() {
    for (text, law, english) in [
        ("a8,c8,e8,g8/c1/m", "law-dark squares=c1", "only the light"),
        (
            "b8,c8,e8,h8/d1/m",
            "law-dark squares=b8, h8",
            "only the light",
        ),
        ("a8,c8,e8,e8/d1/m", "law-shared squares=e8", "two pieces"),
        (
            "d1,c8,e8,c8/d1/c",
            "law-shared squares=d1, c8",
            "two pieces",
        ),
        (
            "a8,-,e8,g8/d1/m",
            "law-cats-missing count=1 cats=2",
            "all four cats",
        ),
        (
            "-,-,-,-/-/m",
            "law-cats-missing count=4 cats=1, 2, 3, 4",
            "all four cats",
        ),
        (
            "a8,c8,e8,g8/-/c",
            "law-mouse-missing",
            "the mouse is missing",
        ),
        (
            "c8,a8,e8,g8/-/m",
            "law-mouse-missing",
            "the mouse is missing",
        ),
    ] {
        assert_eq!(told(&held(text).check().unwrap_err()), law, "{text}");
        match CatsAndMouse::from_text(&options(""), text) {
            Err(SetupError::BadPosition(flaw)) => assert!(flaw.starts_with(english), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_finished_position_and_a_fresh_one_break_no_law() {
    assert_eq!(held("a8,c8,e8,g8/-/m").check(), Ok(()));
    for text in ["a6,c8,e8,g8/a8/c", "g2,c8,e8,g8/h1/m"] {
        assert_eq!(held(text).check(), Ok(()), "{text}");
        assert!(matches!(held(text).turn(), Turn::Over(_)), "{text}");
    }
}

#[test]
fn a_position_is_written_as_it_is_read() {
    for text in ["a8,c8,e8,g8/-/m", " a1,a1,-,h8/b2/c\n", "-,-,-,-/-/c"] {
        assert_eq!(held(text).written("line"), text.trim());
    }
    for text in ["", "a8,c8,e8/d1/m", "a8,c8,e8,g8/--/m", "a8,c8,e8,i8/d1/m"] {
        assert!(
            <CatsAndMouse as Edit>::read(&options(""), text).is_err(),
            "{text}"
        );
    }
}

/// The id and the values of a fact, as text.
fn told(fact: &Reason) -> String {
    let mut told = fact.id.to_string();
    for (key, value) in &fact.args {
        match value {
            Arg::Number(n) => told.push_str(&format!(" {key}={n}")),
            Arg::Text(text) => told.push_str(&format!(" {key}={text}")),
            Arg::Seat(_) | Arg::Seen(_) => panic!("{value:?}"),
        }
    }
    told
}
