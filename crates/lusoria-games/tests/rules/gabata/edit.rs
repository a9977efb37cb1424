//! Tests of the position editor of Gabata: stones in pits and stores, and whether the zero sowing is still to come.

use super::*;
use crate::three_rows::set_up_at_random;
use lusoria_games::rules::{Edit, EditError, Outcome, Seat, Turn, Viewable};

const FULL: &str = "3,3,3,3,3,3,3,3,3";

fn cleared(options_text: &str) -> Gabata {
    Gabata::cleared(&options(options_text))
}

/// The position that the editor makes of the text, whether or not it may be played from.
fn edited(options_text: &str, text: &str) -> Gabata {
    <Gabata as Edit>::read(&options(options_text), text)
        .unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The law that this position breaks. Checks also that no game can begin from the position.
fn law(options_text: &str, text: &str) -> Fact {
    let broken = edited(options_text, text).check();
    assert!(Gabata::from_text(&options(options_text), text).is_err());
    broken.expect_err(text)
}

#[test]
fn a_place_holds_what_is_put_there_instead_of_what_was() {
    let mut edited = cleared("");
    for (place, content) in [
        ("a", "7"),
        ("i", "2"),
        ("A", "54"),
        ("A", "1"),
        ("I", "4"),
        ("store", "20"),
        ("STORE", "20"),
    ] {
        edited.put(place, content).unwrap();
        assert_eq!(edited.content(place).as_deref(), Some(content));
    }
    edited.give_turn(Seat::Second);
    let text = "7,0,0,0,0,0,0,0,2/1,0,0,0,0,0,0,0,4/20,20/n/s/1/a,a";
    assert_eq!(edited, at("", text));
    edited.put("a", Gabata::NOTHING).unwrap();
    assert_eq!(edited.content("a").as_deref(), Some("0"));
}

#[test]
fn what_cannot_be_put_changes_nothing() {
    let start = Gabata::start(&options(""));
    let mut edited = start;
    for (place, content, misput) in [
        ("j", "3", EditError::NoPlace),
        ("J", "3", EditError::NoPlace),
        ("Store", "3", EditError::NoPlace),
        ("1", "3", EditError::NoPlace),
        ("", "3", EditError::NoPlace),
        ("a", "55", EditError::NoContent),
        ("a", "-1", EditError::NoContent),
        ("a", "03", EditError::NoContent),
        ("a", "3s", EditError::NoContent),
        ("store", "", EditError::NoContent),
    ] {
        assert_eq!(edited.put(place, content), Err(misput), "{place} {content}");
    }
    assert_eq!((edited, edited.content("j")), (start, None));
}

#[test]
fn ga_2_on_a_cleared_board_the_zero_sowing_is_done_and_on_a_dealt_one_it_is_not() {
    for zero in ["choose", "a", "sequential", "none"] {
        let mut edited = cleared(&format!("zero={zero}"));
        assert_eq!(number(&edited.check().unwrap_err(), "count"), 0);
        for (place, content) in [("a", "1"), ("A", "1"), ("store", "26"), ("STORE", "26")] {
            edited.put(place, content).unwrap();
        }
        assert_eq!(
            (edited.check(), edited.zero_open()),
            (Ok(()), false),
            "{zero}"
        );
        assert_eq!(play(&mut edited, &["a"])[0].id, "sown", "{zero}");
    }
    let mut dealt = Gabata::start(&options(""));
    dealt.put("a", "2").unwrap();
    dealt.put("b", "4").unwrap();
    assert_eq!((dealt.check(), dealt.zero_open()), (Ok(()), true));
}

#[test]
fn ga_1_who_is_given_the_turn_in_an_open_zero_sowing_leads_the_round() {
    let mut edited = Gabata::start(&options(""));
    edited.give_turn(Seat::First);
    assert_eq!(edited, Gabata::start(&options("")));
    edited.give_turn(Seat::Second);
    assert_eq!(edited.round(), (1, Seat::Second));
    let mut half = after(&edited, &["zero c"]);
    assert_eq!(half.turn(), Turn::Seat(Seat::First));
    half.give_turn(Seat::First);
    assert_eq!(half, after(&edited, &["zero c"]), "nothing to give");
    half.give_turn(Seat::Second);
    assert_eq!((half, half.check()), (edited, Ok(())), "it begins anew");
}

#[test]
fn a_position_that_breaks_a_law_is_held_but_not_played_from() {
    let stones = law("", &format!("{FULL}/{FULL}/1,0/s"));
    assert_eq!(
        (stones.id.as_ref(), number(&stones, "count")),
        ("law-stones", 55)
    );
    for text in ["n", "s/s/1/a,-", "n/s/1/-,a", "s/s/1/-,a"] {
        let broken = law("", &format!("{FULL}/{FULL}/0,0/{text}"));
        assert_eq!(broken.id, "law-zero-order", "{text}");
    }
    let order = law("zero=sequential", &format!("{FULL}/{FULL}/0,0/s/s/1/5,-"));
    assert_eq!(order.id, "law-zero-order");
    let pit = law("", &format!("{FULL}/0,6,3,3,3,3,3,3,3/0,0/s/n/1/-,a"));
    assert_eq!((pit.id.as_ref(), text(&pit, "pit")), ("law-zero-pit", "A"));
    let empty = "0,0,0,0,0,0,0,0,0";
    assert_eq!(
        law("", &format!("{empty}/{FULL}/27,0/s/s/1/a,a")).id,
        "law-stuck"
    );
    assert_eq!(law("", &format!("{FULL}/{empty}/27,0/s")).id, "law-stuck");
    at("zero=sequential", &format!("{FULL}/{empty}/27,0/s"));
}

#[test]
fn a_finished_game_breaks_no_law() {
    let mut over = cleared("");
    over.put("store", "54").unwrap();
    assert_eq!(
        (over.check(), over.turn()),
        (Ok(()), Turn::Over(Outcome::Win(Seat::First)))
    );
}

#[test]
fn whatever_is_set_up_is_read_as_itself_and_can_be_played_from_unless_a_law_is_broken() {
    let mut lawful = 0;
    for options_text in [
        "",
        "rounds=match",
        "rounds=3,redeal=mirror",
        "zero=a",
        "zero=none",
        "zero=sequential",
    ] {
        for edited in
            set_up_at_random::<Gabata>(&options(options_text), &["0", "0", "0", "1", "3", "9"])
        {
            let read = <Gabata as Edit>::read(&options(options_text), &edited.to_string());
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
