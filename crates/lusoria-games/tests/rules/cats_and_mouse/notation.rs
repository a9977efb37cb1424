//! What people type, and which texts are conversation (B3).

use super::{after, at, options, read, start};
use lusoria_games::games::cats_and_mouse::{CatsAndMouse, Ply, Side};
use lusoria_games::rules::{Arg, NotationError, State};

const CATS: &str = "a8,c8,e8,g8/c2/c";
const MOUSE: &str = "a8,c8,e8,g8/d1/m";

/// Which kind of move (`start`, `mouse` or `cats`) the error for this malformed text explains.
fn malformed(state: &CatsAndMouse, text: &str) -> String {
    match state.parse_move(text) {
        Err(NotationError::Malformed(fact)) if fact.id == "syntax" => {
            match super::arg(&fact, "word") {
                Arg::Text(word) => word.clone(),
                other => panic!("{text}: {other:?}"),
            }
        }
        other => panic!("{text}: {other:?}"),
    }
}

fn is_foreign(state: &CatsAndMouse, text: &str) -> bool {
    state.parse_move(text) == Err(NotationError::Foreign)
}

#[test]
fn b3_the_mouse_is_steered_with_a_number_pad() {
    for text in ["7", " 7 ", "７", "7\n"] {
        assert_eq!(read(&at(MOUSE), text).to_string(), "7", "{text:?}");
    }
    for text in ["1", "3", "9"] {
        assert_eq!(read(&at(MOUSE), text).to_string(), text);
    }
}

#[test]
fn b3_the_mouse_is_sent_to_a_square_that_it_can_reach() {
    for (text, step) in [("e2", "9"), ("E2", "9"), ("d1-e2", "9"), ("d1 c2", "7")] {
        assert_eq!(read(&at(MOUSE), text).to_string(), step, "{text:?}");
    }
    for text in ["e3", "f1-e2", "d1", "e2-d1"] {
        assert!(is_foreign(&at(MOUSE), text), "{text:?}");
    }
    assert!(is_foreign(&at(CATS), "d3"));
}

#[test]
fn b3_7_a_cat_is_sent_to_a_square_if_only_one_can_be_meant() {
    for (text, number) in [
        ("c8-d7", "22"),
        ("C8 D7", "22"),
        ("e8→d7", "31"),
        ("h7", "42"),
        ("a8 b7", "12"),
    ] {
        assert_eq!(read(&at(CATS), text).to_string(), number, "{text:?}");
    }
    assert_eq!(malformed(&at(CATS), "d7"), "cats", "cat 2 or cat 3");
    for text in ["c8-c7", "d7-c8", "c2-d3", "a7", "c8-d7-e6"] {
        assert!(is_foreign(&at(CATS), text), "{text:?}");
    }
}

#[test]
fn b3_a_start_square_is_chosen_with_or_without_a_word() {
    for text in [
        "start b1",
        "start:b1",
        "START B1",
        "  start   b1 ",
        "b1",
        "B1",
        "start: b1",
        "začátek b1",
        "zac\u{30c}a\u{301}tek b1",
        "inizio b1",
        "partenza b1",
        "старт b1",
        "Начать b1",
    ] {
        assert_eq!(read(&start(""), text).to_string(), "start:b1", "{text:?}");
    }
    for square in ["a8", "d2", "c1", "h8"] {
        for text in [square.to_owned(), format!("start {square}")] {
            match start("").parse_move(&text) {
                Err(NotationError::Malformed(fact)) => {
                    assert_eq!(fact.id, "bad-start");
                    assert_eq!(super::arg(&fact, "square"), &Arg::Text(square.into()));
                }
                other => panic!("{text}: {other:?}"),
            }
        }
    }
}

#[test]
fn b3_a_start_and_a_step_may_share_a_message() {
    let fresh = start("");
    assert_eq!(fresh.split("start b1 9"), ["start b1", "9"]);
    assert_eq!(fresh.split("b1\n9"), ["b1", "9"]);
    assert_eq!(fresh.split("start:h1 7"), ["start:h1", "7"]);
    assert_eq!(fresh.split("start h1"), ["start h1"]);
    assert_eq!(
        fresh.split("start c1 7"),
        ["start c1 7"],
        "no start, so no moves"
    );
    for text in ["1", "3", "12", "hello", "", "hello 7", "7 hello"] {
        assert_eq!(
            fresh.split(text),
            [text],
            "nothing happens behind anybody’s back"
        );
    }
    assert_eq!(at(MOUSE).split("7"), ["7"]);
    assert_eq!(at(CATS).split("12 7"), ["12 7"], "turns alternate");
}

#[test]
fn b3_1_letters_and_digits_mean_the_same_and_may_be_mixed() {
    let keys = [
        ("a", "11"),
        ("s", "12"),
        ("d", "21"),
        ("f", "22"),
        ("j", "31"),
        ("k", "32"),
        ("l", "41"),
        (";", "42"),
        ("ů", "42"),
        ("ò", "42"),
    ];
    for (key, number) in keys {
        assert_eq!(read(&at(CATS), key), read(&at(CATS), number), "{key}");
    }
    let mixed = after(&start("start=d1"), "7 s 9 11 9 d 3 32");
    assert_eq!(
        mixed.to_string(),
        "a6,b7,f7,g8/f3/m",
        "the source’s examples"
    );
    assert_eq!(
        read(&at(CATS), "2 1"),
        Ply::Cat {
            cat: 2,
            side: Side::Left
        }
    );
}

#[test]
fn b3_1_the_direction_of_a_cat_may_be_a_word() {
    for (text, number) in [
        ("2 left", "21"),
        ("2 vlevo", "21"),
        ("3 Doprava", "32"),
        ("1 sinistra", "11"),
        ("4 вправо", "42"),
    ] {
        assert_eq!(read(&at(CATS), text).to_string(), number, "{text}");
        assert!(is_foreign(&at(MOUSE), text), "{text}");
    }
    for text in ["5 left", "0 vlevo", "left", "left 2", "2 leftovers"] {
        assert!(is_foreign(&at(CATS), text), "{text}");
    }
}

#[test]
fn b3_2_the_number_belongs_to_the_cat() {
    let crossed = after(&start("start=d1"), "7 12 1 12 7 12 3 12 7 21 3 21");
    assert_eq!(crossed.to_string(), "e4,a6,e8,g8/b1/m");
    let moved = after(&crossed, "7 11");
    assert_eq!(
        super::cats(&moved).map(|at| at.to_string()),
        ["d3", "a6", "e8", "g8"]
    );
    assert_eq!(
        super::cats(&after(&moved, "3 22"))[1].to_string(),
        "b5",
        "cat 2, now on the left"
    );
    let other = at("a6,e4,e8,g8/b1/m");
    assert_ne!(crossed, other, "who is who belongs to the position");
}

#[test]
fn b3_3_case_and_encoding_do_not_matter() {
    let last = Ply::Cat {
        cat: 4,
        side: Side::Right,
    };
    for text in ["ů", "Ů", "u\u{30a}", "U\u{30a}", " ů ", "；", "o\u{300}"] {
        assert_eq!(read(&at(CATS), text), last, "{text:?}");
    }
    for (upper, lower) in [("A", "a"), ("S", "s"), ("L", "l"), ("１２", "12")] {
        assert_eq!(read(&at(CATS), upper), read(&at(CATS), lower), "{upper}");
    }
    assert!(is_foreign(&at(CATS), "u"), "u is another key");
    assert!(is_foreign(&at(CATS), "а"), "a Cyrillic letter");
}

#[test]
fn b3_4_other_numbers_are_told_how_moves_are_written() {
    for text in [
        "01", "02", "51", "13", "10", "43", "00", "5", "0", "2", "99",
    ] {
        assert_eq!(malformed(&at(CATS), text), "cats", "{text}");
        assert_eq!(malformed(&at(MOUSE), text), "mouse", "{text}");
        assert_eq!(malformed(&start(""), text), "start", "{text}");
    }
    for text in ["start", "start x1", "start now", "START"] {
        assert_eq!(malformed(&start(""), text), "start", "{text}");
    }
}

#[test]
fn b3_6_letters_are_heard_only_while_the_cats_are_to_move() {
    for key in ["a", "s", "d", "f", "j", "k", "l", ";", "ů"] {
        assert!(is_foreign(&at(MOUSE), key), "{key}");
        assert!(is_foreign(&start(""), key), "{key}");
    }
}

#[test]
fn conversation_is_left_alone() {
    for state in [start(""), at(MOUSE), at(CATS)] {
        for text in [
            "",
            " ",
            "hello",
            "as",
            "ok",
            "kk",
            "a cat",
            "i",
            "u",
            "lol",
            "dal",
            "123",
            "7!",
            "1:2",
            "4-2",
            "-7",
            "start the game already",
            "startled",
            "meow",
            "mňau",
            "nápověda",
            "обед",
            "🐭",
            "🐈🐈🐈🐈",
            "a1b",
            "٣",
            "½",
        ] {
            assert!(
                is_foreign(&state, text),
                "{text} at {state}: {:?}",
                state.parse_move(text)
            );
        }
    }
    for text in ["start", "start now", "c4", "d1", "h8"] {
        assert!(is_foreign(&at(CATS), text), "{text}: the game is under way");
    }
}

#[test]
fn long_texts_are_no_moves() {
    let long = format!("start{}d1", " ".repeat(100_000));
    assert!(is_foreign(&start(""), &long));
    assert_eq!(start("").split(&long), [long.as_str()]);
}

#[test]
fn canonical_notation_has_no_blanks() {
    let fresh = start("");
    let text = |text: &str| read(&fresh, text).to_string();
    assert_eq!(["start d1", "7", "2 1"].map(text), ["start:d1", "7", "21"]);
    assert_eq!(options("").to_string(), "");
}

#[test]
fn the_game_is_found_by_its_names_in_four_languages() {
    for name in [
        "cats",
        "Cats and Mouse",
        "cats_and_mouse",
        "fox and hounds",
        "kočky",
        "KOCKY",
        "Kočky a myš",
        "vlk a ovečky",
        "gatti",
        "gatti e topo",
        "кошки",
        "кошки-мышки",
        "волк и овцы",
    ] {
        let (game, options) = lusoria_games::catalog::find(name).unwrap();
        assert_eq!((game.info.id, options), ("cats_and_mouse", ""), "{name}");
    }
}
