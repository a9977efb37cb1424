//! The editor's tools: stones in pits and stores, and wegue with their owners.

use super::*;
use crate::three_rows::set_up_at_random;
use lusoria_games::rules::{Edit, EditError, Outcome, Seat, Turn};

fn cleared(options_text: &str) -> Selus {
    Selus::cleared(&options(options_text))
}

/// The law that is broken there.
fn law(options_text: &str, text: &str) -> Fact {
    let bench = <Selus as Edit>::read(&options(options_text), text)
        .unwrap_or_else(|why| panic!("{text}: {why}"));
    assert!(Selus::from_text(&options(options_text), text).is_err());
    bench.check().expect_err(text)
}

#[test]
fn a_place_holds_what_is_put_there_instead_of_what_was() {
    let mut bench = cleared("");
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
        bench.put(place, content).unwrap();
        assert_eq!(bench.content(place).as_deref(), Some(content));
    }
    bench.put("I", Selus::NOTHING).unwrap();
    bench.give_turn(Seat::Second);
    let text = "7,0n,0,0,0,0,0,0,3/0,1s,0,0,0,0,0,0,0/20,5/n/11";
    assert_eq!(bench.to_string(), text);
    assert_eq!(
        [1, 10, 8].map(|pit| bench.wegue(pit)),
        [Some(Seat::Second), Some(Seat::First), None]
    );
}

#[test]
fn a_wegue_is_put_in_either_case() {
    let mut bench = cleared("");
    bench.put("A", "4S").unwrap();
    assert_eq!(bench.content("A").as_deref(), Some("4s"));
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let start = Selus::start(&options("puzzle"));
    let mut bench = start;
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
        assert_eq!(bench.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((bench, bench.content("j")), (start, None));
}

#[test]
fn the_puzzle_can_be_set_up_by_hand() {
    let mut bench = cleared("");
    for place in ["a", "e", "h", "A", "I"] {
        bench.put(place, "1").unwrap();
    }
    for (place, content) in [("i", "2"), ("b", "0n"), ("B", "1s")] {
        bench.put(place, content).unwrap();
    }
    let puzzle = Selus::start(&options("puzzle"));
    assert_eq!(bench.to_string(), puzzle.to_string());
    assert_eq!(bench.check(), Ok(()));
    assert_eq!(moves(&bench), "a e h i");
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
    let mut bench = Selus::start(&options(""));
    bench.give_turn(Seat::Second);
    assert_eq!(bench.round(), (1, Seat::Second));
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
        for bench in set_up_at_random::<Selus>(
            &options(options_text),
            &["0", "0", "0", "1", "3", "0s", "2n", "9s"],
        ) {
            let read = <Selus as Edit>::read(&options(options_text), &bench.to_string());
            assert_eq!(read, Ok(bench), "{options_text} {bench}");
            assert!(bench.diagram().rows.len() == 3 && !bench.prose(Seat::Second).is_empty());
            if bench.check().is_ok() && matches!(bench.turn(), Turn::Seat(_)) {
                lawful += 1;
                let legal = legal(&bench);
                assert!(!legal.is_empty(), "{options_text} {bench}");
                for m in legal {
                    after(&bench, &[&m.to_string()]);
                }
            }
        }
    }
    assert!(lawful > 1000, "{lawful}");
}
