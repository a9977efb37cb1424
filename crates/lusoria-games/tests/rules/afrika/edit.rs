//! Tests of the position editor of Afrika: any number of stones in any pit, and positions that can be edited but not played from.

use super::{after, at, moves, number, options, start};
use lusoria_games::games::afrika::{Afrika, Side};
use lusoria_games::rules::{Edit, EditError, Seat, SetupError, State, Turn};

const START: &str = "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s";

/// The position after South has sown `e`.
const SOWN: &str = "8,8,8,8,0,9,9,9/9,9,9,9,9,8,8,8/0,0/n";

/// Reads a text as the position editor does, and checks that the editor keeps the position unchanged.
fn held(game: &str, text: &str) -> Afrika {
    let edited = <Afrika as Edit>::read(&options(game), text).unwrap();
    assert_eq!(edited.to_string(), text.trim(), "held as it is");
    edited
}

#[test]
fn a_position_is_set_up_from_an_empty_board() {
    let mut edited = Afrika::cleared(&options("skip_start=off"));
    let empty = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0/s";
    assert_eq!(edited.to_string(), empty);
    for (place, content) in [
        ("d", "1"),
        ("E", "4"),
        ("H", "3"),
        ("store", "60"),
        ("STORE", "60"),
    ] {
        assert_eq!(edited.check().unwrap_err().id, "law-stones", "{edited}");
        edited.put(place, content).unwrap();
    }
    let there = "0,0,0,1,0,0,0,0/0,0,0,0,4,0,0,3/60,60/s";
    assert_eq!(edited, at("skip_start=off", there));
    assert_eq!(edited.check(), Ok(()));
    assert_eq!(moves(&edited), "a", "the smallest number: across from a");
    edited.give_turn(Seat::Second);
    assert_eq!(moves(&edited), "e h");
}

#[test]
fn af_2_every_place_is_its_owners() {
    let edited = held("", "1,2,3,4,5,6,7,8/9,10,11,12,13,14,15,255/17,18/n");
    for (places, first) in [("abcdefgh", 1), ("ABCDEFG", 9)] {
        for (place, stones) in places.chars().zip(first..) {
            let content = edited.content(&place.to_string());
            assert_eq!(content, Some(stones.to_string()), "{place}");
        }
    }
    assert_eq!(edited.content("H").as_deref(), Some("255"));
    assert_eq!(edited.content("store").as_deref(), Some("17"));
    assert_eq!(edited.content("STORE").as_deref(), Some("18"));
    let mut edited = edited;
    edited.put("h", "0").unwrap();
    edited.put("A", "128").unwrap();
    assert_eq!(
        edited.to_string(),
        "1,2,3,4,5,6,7,0/128,10,11,12,13,14,15,255/17,18/n"
    );
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let mut edited = start("");
    for (place, content, misput) in [
        ("i", "1", EditError::NoPlace),
        ("I", "1", EditError::NoPlace),
        ("1", "1", EditError::NoPlace),
        ("Store", "1", EditError::NoPlace),
        ("", "1", EditError::NoPlace),
        ("a", "129", EditError::NoContent),
        ("a", "-1", EditError::NoContent),
        ("a", "+1", EditError::NoContent),
        ("a", "01", EditError::NoContent),
        ("a", "300", EditError::NoContent),
        ("STORE", "", EditError::NoContent),
        ("a", ".", EditError::NoContent),
    ] {
        assert_eq!(edited.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((edited, edited.content("i")), (start(""), None));
}

#[test]
fn a_position_that_breaks_a_law_is_held_but_not_played_from() {
    for (game, text, law, english) in [
        (
            "",
            START.replace("0,0/s", "0,1/s"),
            "law-stones",
            "there are 128",
        ),
        (
            "",
            START.replace("/s", "/s/open"),
            "law-open",
            "sides are open only",
        ),
        (
            "pie",
            SOWN.replace("/n", "/s/open"),
            "law-open",
            "sides are open only",
        ),
        (
            "pie",
            SOWN.replace("8,8,8,8,0", "8,8,8,0,8") + "/open",
            "law-open",
            "sides are open only",
        ),
        (
            "pie",
            START.replace("/s", "/s/swapped"),
            "law-swapped",
            "sides cannot have",
        ),
        (
            "",
            SOWN.to_owned() + "/open",
            "law-no-pie",
            "sides change only",
        ),
        (
            "",
            SOWN.to_owned() + "/swapped",
            "law-no-pie",
            "sides change only",
        ),
    ] {
        assert_eq!(held(game, &text).check().unwrap_err().id, law, "{text}");
        match Afrika::from_text(&options(game), &text) {
            Err(SetupError::BadPosition(flaw)) => assert!(flaw.starts_with(english), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let many = ["255"; 8].join(",");
    let full = held("", &format!("{many}/{many}/255,255/s"));
    assert_eq!(number(&full.check().unwrap_err(), "count"), 18 * 255);
}

#[test]
fn a_finished_position_breaks_no_law() {
    let won = held("", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,8/70,50/n");
    assert_eq!(won.check(), Ok(()));
    assert!(matches!(won.turn(), Turn::Over(_)));
}

#[test]
fn af_13_open_sides_are_settled_by_any_other_position() {
    let sown = after(&start("pie"), "e");
    assert_eq!(sown.to_string(), SOWN.to_owned() + "/open");
    let mut same = sown;
    same.put("e", "0").unwrap();
    same.give_turn(Seat::Second);
    assert_eq!(same, sown);
    let mut turned = sown;
    turned.give_turn(Seat::First);
    assert_eq!(turned.to_string(), SOWN.replace("/n", "/s"));
    let mut moved = sown;
    moved.put("a", "7").unwrap();
    moved.put("b", "9").unwrap();
    assert_eq!(moved.to_string(), SOWN.replace("8,8,8,8,0", "7,9,8,8,0"));
    assert_eq!(moved.check(), Ok(()));
}

#[test]
fn af_13_a_turn_is_given_to_a_seat_wherever_it_sits() {
    let mut edited = after(&start("pie"), "e swap");
    edited.give_turn(Seat::Second);
    assert_eq!(edited.to_move(), Side::South);
    assert_eq!(edited.turn(), Turn::Seat(Seat::Second));
}

#[test]
fn a_position_is_written_as_it_is_read() {
    for text in [
        START,
        SOWN,
        " 0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,200/0,3/n/swapped\n",
    ] {
        assert_eq!(held("", text).written("line"), text.trim());
    }
    for text in ["", "8/8/0,0/s", "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,256/0,0/s"] {
        assert!(
            <Afrika as Edit>::read(&options(""), text).is_err(),
            "{text}"
        );
    }
}
