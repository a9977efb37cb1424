//! Tests of every row of the table of ambiguities in `docs/rules/selus.md` (SE-A1 to SE-A8): the default and the option. Also tests
//! how options are read and printed, and that impossible positions are refused.

use super::{Options, Selus, after, at, effects, ids, moves, options, text};
use lusoria_games::rules::{Seat, SetupError, State, Turn};

#[test]
fn se_a1_strong_unless_weak_is_asked_for() {
    assert!(!options("").weak && options("wegue=weak").weak);
    // In the weak game the emptied pit is sown from again.
    let position = "1,1s,1,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,26/s/11";
    assert_eq!(moves(&after(&at("", position), &["a"])), "c");
    let weak = after(&at("wegue=weak", position), &["a", "c"]);
    assert_eq!(weak.wegue(1), None);
}

#[test]
fn se_a2_a_stone_in_an_empty_wegue_stays_or_takes_itself() {
    let position = "1,0s,1,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,27/s/11";
    assert_eq!(
        ids(&effects(&at("", position), "a")),
        ["sown", "rests-in-empty"]
    );
    let facts = effects(&at("empty=take", position), "a");
    assert_eq!(
        (ids(&facts), text(&facts[0], "path")),
        (vec!["sown", "captured", "again"], "a1 > b x1")
    );
    assert_eq!(
        after(&at("empty=take", position), &["a"]).stores(),
        [21, 27]
    );
}

#[test]
fn se_a3_one_ayemi_or_two() {
    let position = "1,5n,1,0,0,0,0,0,1/5,5n,0,0,0,0,0,0,0/20,16/s/11";
    assert_eq!(ids(&effects(&at("", position), "a")), ["sown", "captured"]);
    assert_eq!(
        ids(&effects(&at("ayemi=2", position), "a")),
        ["sown", "rests-in-ayemi"]
    );
    let enemy = "1,0,0,0,0,0,0,0,2/5,5n,1,0,0,0,0,0,0/20,20/s/11";
    assert_eq!(
        after(&at("", enemy), &["i"]).turn(),
        Turn::Seat(Seat::Second)
    );
    assert_eq!(
        after(&at("ayemi=2", enemy), &["i"]).turn(),
        Turn::Seat(Seat::First)
    );
}

#[test]
fn se_a4_to_se_a8_have_one_answer() {
    // SE-A4 (wegue on either side), SE-A5 (the first-turn ban) and SE-A6 (the extra turn) are tested in `play.rs`. SE-A7 and SE-A8
    // have no option.
    for key in ["redeal", "side", "territory"] {
        assert_eq!(
            format!("{key}=x").parse::<Options>(),
            Err(SetupError::UnknownOption(key.into()))
        );
    }
}

#[test]
fn options_are_printed_as_they_are_read() {
    for text in [
        "",
        "wegue=weak,empty=take,ayemi=2,rounds=3",
        "rounds=match",
        "puzzle=true",
        "wegue=weak,puzzle=true",
    ] {
        assert_eq!(options(text).to_string(), text);
    }
    assert_eq!(
        options("wegue=strong,empty=stay,ayemi=1,rounds=1,puzzle=off").to_string(),
        ""
    );
    assert_eq!(options("puzzle").to_string(), "puzzle=true");
    for (text, key) in [
        ("wegue=x", "wegue"),
        ("empty", "empty"),
        ("ayemi=3", "ayemi"),
        ("rounds=0", "rounds"),
        ("puzzle=2", "puzzle"),
        ("puzzle,rounds=2", "rounds"),
    ] {
        assert!(
            matches!(text.parse::<Options>(), Err(SetupError::BadValue(bad, _)) if bad == key),
            "{text}"
        );
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let side = "3,3,3,3,3,3,3,3,3";
    for (options_text, text) in [
        ("", String::new()),
        ("", format!("{side}/{side}/0,0/s")),
        ("", format!("{side}/{side}/0,0/x/00")),
        ("", format!("{side}/{side}/0,0/s/02")),
        ("", format!("{side}/{side}/1,0/s/00")),
        ("", format!("{side}/{side}/255,255/s/00")),
        ("", format!("255,255s,255s,3,3,3,3,3,3/{side}/0,0/s/00")),
        ("", format!("{side},3/{side}/0,0/s/00")),
        ("", format!("3,3,3,3,3,3,3,3/{side},3/0,0/s/00")),
        ("", format!("3x,3,3,3,3,3,3,3,3/{side}/0,0/s/00")),
        ("", format!("3sn,3,3,3,3,3,3,3,3/{side}/0,0/s/00")),
        ("", format!("{side}/{side}/0,0/s/00/s/1")),
        ("", format!("{side}/{side}/0,0/s/00/s/0")),
        ("", format!("{side}/{side}/0,0/s/00/n")),
        ("", format!("{side}/{side}/0,0/s/00/n/2/25,29")),
        ("", format!("{side}/{side}/0,0/s/00/n/2/0,54")),
        ("", format!("0,0,0,0,0,0,0,0,0/{side}/27,0/s/11")),
        ("", format!("3s,0,0,0,0,0,0,0,0/{side}/24,0/s/11")),
        (
            "rounds=2",
            "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/0,0/s/11".to_owned(),
        ),
    ] {
        let refused = Selus::from_text(&options(options_text), &text);
        assert!(
            matches!(refused, Err(SetupError::BadPosition(_))),
            "{options_text} {text}"
        );
    }
}
