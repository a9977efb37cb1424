//! Tests of the position editor of Ohojitxi: any number of stones in any pit, and positions that can be edited but not played from.

use super::{arg, at, moves, options, start};
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::rules::{Arg, Edit, EditError, Outcome, Seat, SetupError, State, Turn};

/// Reads a text as the position editor does, and checks that the editor keeps the position unchanged.
fn held(game: &str, text: &str) -> Ohojitxi {
    let edited = <Ohojitxi as Edit>::read(&options(game), text).unwrap();
    assert_eq!(edited.to_string(), text.trim(), "held as it is");
    edited
}

#[test]
fn a_position_is_set_up_from_an_empty_board() {
    let mut edited = Ohojitxi::cleared(&options("target=free"));
    assert_eq!(edited.to_string(), "0,0,0,0,0,0/0,0,0,0,0,0/s/-,-");
    for (place, content, law) in [
        ("c", "2", "law-empty"),
        ("d", "4", "law-north-has-won"),
        ("A", "7", "law-north-has-won"),
        ("F", "35", "law-stones"),
    ] {
        assert_eq!(edited.check().unwrap_err().id, law, "{edited}");
        edited.put(place, content).unwrap();
    }
    edited.give_turn(Seat::Second);
    assert_eq!(edited, at("target=free", "0,0,2,4,0,0/7,0,0,0,0,35/n/-,-"));
    assert_eq!(edited.check(), Ok(()));
    assert_eq!(moves(&edited), ["a", "f"]);
    edited.give_turn(Seat::First);
    assert_eq!(moves(&edited), ["c", "d"]);
}

#[test]
fn every_pit_is_its_owners() {
    let text = "1,2,3,4,5,6,7,8/9,10,11,12,13,14,15,255/n/3,-";
    let mut edited = held("pits=8", text);
    for (places, first) in [("abcdefgh", 1), ("ABCDEFG", 9)] {
        for (place, stones) in places.chars().zip(first..) {
            let content = edited.content(&place.to_string());
            assert_eq!(content, Some(stones.to_string()), "{place}");
        }
    }
    assert_eq!(edited.content("H").as_deref(), Some("255"));
    edited.put("h", "0").unwrap();
    edited.put("A", "64").unwrap();
    let after = "1,2,3,4,5,6,7,0/64,10,11,12,13,14,15,255/n/3,-";
    assert_eq!(edited.to_string(), after, "the last targets stay");
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let mut edited = start("");
    for (place, content, misput) in [
        ("g", "1", EditError::NoPlace),
        ("G", "1", EditError::NoPlace),
        ("7", "1", EditError::NoPlace),
        ("0", "1", EditError::NoPlace),
        ("store", "1", EditError::NoPlace),
        ("", "1", EditError::NoPlace),
        ("a", "65", EditError::NoContent),
        ("a", "-1", EditError::NoContent),
        ("a", "+1", EditError::NoContent),
        ("a", "01", EditError::NoContent),
        ("a", "300", EditError::NoContent),
        ("F", "", EditError::NoContent),
        ("a", ".", EditError::NoContent),
    ] {
        assert_eq!(edited.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((edited, edited.content("g")), (start(""), None));
    assert_eq!(start("pits=8").content("G").as_deref(), Some("4"));
    assert_eq!(start("pits=8").content("i"), None);
}

/// Options, a position text, the law that it breaks, and how the sentence about this law begins in error messages.
const LAWLESS: [(&str, &str, &str, &str); 9] = [
    (
        "",
        "4,4,4,4,4,4/4,4,4,4,4,5/s/-,-",
        "law-stones",
        "the stones are not",
    ),
    (
        "",
        "1,0,0,0,0,0/0,0,0,0,0,1/n/-,-",
        "law-stones",
        "the stones are not",
    ),
    (
        "pits=8",
        "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,0/s/-,-",
        "law-stones",
        "the stones are not",
    ),
    (
        "",
        "0,0,0,0,0,0/0,0,0,0,0,0/n/-,-",
        "law-empty",
        "one side has",
    ),
    (
        "",
        "0,0,0,0,0,0/8,8,8,8,8,4/n/-,-",
        "law-south-has-won",
        "the winner",
    ),
    (
        "",
        "8,8,8,8,8,4/0,0,0,0,0,0/s/-,-",
        "law-north-has-won",
        "the winner",
    ),
    (
        "",
        "0,0,0,0,0,0/8,8,8,8,8,3/s/-,-",
        "law-last-capture",
        "the last capture",
    ),
    (
        "",
        "0,0,0,0,0,0/8,8,8,8,8,8/s/-,-",
        "law-last-capture",
        "the last capture",
    ),
    (
        "",
        "99,8,8,8,8,8/0,0,0,0,0,0/n/-,-",
        "law-last-capture",
        "the last capture",
    ),
];

#[test]
fn oh_9_a_position_that_breaks_a_law_is_held_but_not_played_from() {
    for (game, text, law, english) in LAWLESS {
        assert_eq!(held(game, text).check().unwrap_err().id, law, "{text}");
        match Ohojitxi::from_text(&options(game), text) {
            Err(SetupError::BadPosition(flaw)) => assert!(flaw.starts_with(english), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_law_says_how_many_stones_there_are_and_should_be() {
    for (game, text, count, all) in [
        ("", "255,255,0,0,0,0/255,255,0,0,0,0/s/-,-", 1020, 48),
        ("pits=8", "0,0,0,0,0,0,0,0/8,8,8,8,8,8,8,7/s/-,-", 63, 64),
    ] {
        let law = held(game, text).check().unwrap_err();
        assert_eq!(arg(&law, "count"), &Arg::Number(count), "{text}");
        assert_eq!(arg(&law, "all"), &Arg::Number(all), "{text}");
    }
}

#[test]
fn oh_9_a_finished_position_breaks_no_law() {
    let won = held("", "0,0,0,0,0,0/8,8,8,8,8,4/s/-,-");
    assert_eq!(won.check(), Ok(()));
    assert_eq!(won.turn(), Turn::Over(Outcome::Win(Seat::First)));
}

#[test]
fn a_position_is_written_as_it_is_read() {
    for text in [
        "4,4,4,4,4,4/4,4,4,4,4,4/s/-,-",
        " 0,0,0,0,0,0/1,0,0,0,0,200/n/6,1\n",
    ] {
        assert_eq!(held("", text).written("line"), text.trim());
    }
    for text in [
        "",
        "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4/s/-,-",
        "4,4,4,4,4,4/4,4,4,4,4,256/s/-,-",
    ] {
        assert!(
            <Ohojitxi as Edit>::read(&options(""), text).is_err(),
            "{text}"
        );
    }
}
