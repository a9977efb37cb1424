//! Tests of the position editor of Selus: stones in pits and stores, and wegue with their owners.

use super::*;
use crate::three_rows::set_up_at_random;
use lusoria_games::rules::{Edit, EditError, Outcome, Seat, Turn, Viewable};

fn cleared(options_text: &str) -> Selus {
    Selus::cleared(&options(options_text))
}

/// The law that this position breaks, so that it cannot be played from.
fn law(options_text: &str, text: &str) -> Fact {
    let edited = <Selus as Edit>::read(&options(options_text), text)
        .unwrap_or_else(|why| panic!("{text}: {why}"));
    assert!(Selus::from_text(&options(options_text), text).is_err());
    edited.check().expect_err(text)
}

#[test]
fn a_place_holds_what_is_put_there_instead_of_what_was() {
    let mut edited = cleared("");
    for (place, content) in [
        ("a", "7"),
        ("b", "15s"),
        ("b", "0n"),
        ("B", "1s"),
        ("i", "2n"),
        ("i", "3"),
        ("I", "54"),
        ("store", "20"),
        ("STORE", "5"),
    ] {
        edited.put(place, content).unwrap();
        assert_eq!(edited.content(place).as_deref(), Some(content));
    }
    edited.put("I", Selus::NOTHING).unwrap();
    edited.give_turn(Seat::Second);
    let text = "7,0n,0,0,0,0,0,0,3/0,1s,0,0,0,0,0,0,0/20,5/n/11";
    assert_eq!(edited.to_string(), text);
    assert_eq!(
        [1, 10, 8].map(|pit| edited.wegue(pit)),
        [Some(Seat::Second), Some(Seat::First), None]
    );
}

#[test]
fn a_wegue_is_put_in_either_case() {
    let mut edited = cleared("");
    edited.put("A", "4S").unwrap();
    assert_eq!(edited.content("A").as_deref(), Some("4s"));
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let start = Selus::start(&options("puzzle"));
    let mut edited = start;
    for (place, content, misput) in [
        ("j", "3", EditError::NoPlace),
        ("J", "3s", EditError::NoPlace),
        ("Store", "3", EditError::NoPlace),
        ("", "3", EditError::NoPlace),
        ("a", "55", EditError::NoContent),
        ("a", "s", EditError::NoContent),
        ("a", "3x", EditError::NoContent),
        ("a", "3sn", EditError::NoContent),
        ("store", "3s", EditError::NoContent),
    ] {
        assert_eq!(edited.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((edited, edited.content("j")), (start, None));
}

#[test]
fn the_puzzle_can_be_set_up_by_hand() {
    let mut edited = cleared("");
    for place in ["a", "e", "h", "A", "I"] {
        edited.put(place, "1").unwrap();
    }
    for (place, content) in [("i", "2"), ("b", "0n"), ("B", "1s")] {
        edited.put(place, content).unwrap();
    }
    let puzzle = Selus::start(&options("puzzle"));
    assert_eq!(edited.to_string(), puzzle.to_string());
    assert_eq!(edited.check(), Ok(()));
    assert_eq!(moves(&edited), "a e h i");
}

#[test]
fn se_6_on_a_cleared_board_wegue_can_be_made_and_on_a_dealt_one_not_yet() {
    assert_eq!(cleared("").moved(), [true; 2]);
    let mut dealt = Selus::start(&options(""));
    dealt.put("a", "4").unwrap();
    assert_eq!(dealt.moved(), [false; 2]);
}

#[test]
fn se_1_who_is_given_the_turn_before_any_other_began_the_round() {
    let mut edited = Selus::start(&options(""));
    edited.give_turn(Seat::Second);
    assert_eq!(edited.round(), (1, Seat::Second));
    let mut later = after(&Selus::start(&options("")), &["a"]);
    later.give_turn(Seat::First);
    assert_eq!(later.turn(), Turn::Seat(Seat::First));
    later.give_turn(Seat::Second);
    assert_eq!(later.round(), (1, Seat::First));
}

#[test]
fn a_position_that_breaks_a_law_is_held_but_not_played_from() {
    let side = "3,3,3,3,3,3,3,3,3";
    let stones = law("", &format!("{side}/{side}/1,0/s/00"));
    assert_eq!(
        (stones.id.as_ref(), number(&stones, "count")),
        ("law-stones", 55)
    );
    let few = "3,0,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0,0/0,0/s/11";
    assert_eq!(law("rounds=2", few).id, "law-stones");
    assert_eq!(at("", few).check(), Ok(()));
    for text in [
        "3s,0,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0,0/24,24/s/11",
        "3s,0,0,0,0,0,0,0,0/3n,0,0,0,0,0,0,0,0/24,24/n/11",
    ] {
        assert_eq!(law("", text).id, "law-stuck");
    }
}

#[test]
fn a_finished_game_breaks_no_law() {
    let mut over = cleared("");
    over.put("STORE", "54").unwrap();
    assert_eq!(
        (over.check(), over.turn()),
        (Ok(()), Turn::Over(Outcome::Win(Seat::Second)))
    );
}

#[test]
fn whatever_is_set_up_is_read_as_itself_and_can_be_played_from_unless_a_law_is_broken() {
    let mut lawful = 0;
    for options_text in [
        "",
        "rounds=match",
        "wegue=weak,rounds=3",
        "empty=take,ayemi=2",
    ] {
        for edited in set_up_at_random::<Selus>(
            &options(options_text),
            &["0", "0", "0", "1", "3", "0s", "2n", "9s"],
        ) {
            let read = <Selus as Edit>::read(&options(options_text), &edited.to_string());
            assert_eq!(read, Ok(edited), "{options_text} {edited}");
            assert!(edited.diagram().rows.len() == 3 && !edited.prose(Seat::Second).is_empty());
            if edited.check().is_ok() && matches!(edited.turn(), Turn::Seat(_)) {
                lawful += 1;
                let legal = legal(&edited);
                assert!(!legal.is_empty(), "{options_text} {edited}");
                for m in legal {
                    after(&edited, &[&m.to_string()]);
                }
            }
        }
    }
    assert!(lawful > 1000, "{lawful}");
}
