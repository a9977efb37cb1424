//! What people type for XII Scripta, and which texts are chatter.

use lusoria_games::games::xii_scripta::{Options, Ply, XiiScripta};
use lusoria_games::rules::{Arg, NotationError, Parsed, State};

fn start() -> XiiScripta {
    XiiScripta::start(&Options::default())
}

fn parse(text: &str) -> Result<Ply, NotationError> {
    start().parse_move(text).map(|parsed| match parsed {
        Parsed::Move(m) => m,
        Parsed::Choose(moves) => panic!("{text}: {moves:?}"),
    })
}

/// Reads a malformed text. Returns its verb in English, such as `place`. The answer to the text explains how moves with this verb are
/// written.
fn malformed(text: &str) -> String {
    match parse(text) {
        Err(NotationError::Malformed(fact)) => {
            assert_eq!(fact.id, "syntax");
            match &fact.args[..] {
                [(name, Arg::Text(word))] if name == "word" => word.clone(),
                other => panic!("{text}: {other:?}"),
            }
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn moves_are_read_in_four_languages_with_or_without_accents() {
    let place = [
        "place 4",
        "place:4",
        "PLACE 4",
        "  place   4 ",
        "Place, 4",
        "p 4",
        "enter 4",
        "vložit 4",
        "VLOZIT 4",
        "vloz\u{30c}it 4",
        "nasaď 4",
        "metti 4",
        "Поставь 4",
        "введи 4",
    ];
    let go = [
        "move 3 2",
        "move:3:2",
        "m 3 2",
        "move 3, 2",
        "posunout 3 2",
        "tah 3 2",
        "táhni 3 2",
        "muovi 3 2",
        "sposta 3 2",
        "ход 3 2",
        "двигай 3 2",
    ];
    let take = [
        "take 2",
        "take:2",
        "t 2",
        "sebrat 2",
        "vzít 2",
        "vezmi 2",
        "togli 2",
        "prendi 2",
        "сними 2",
        "возьми 2",
    ];
    let pass = ["pass", "PASS", "pas", "passo", "passa", "пас"];
    let roll = [
        "roll 1 4 6",
        "roll:1-4-6",
        "roll 6 1 4",
        "roll 4, 6, 1",
        "hod 1 4 6",
        "tiro 1 4 6",
        "бросок 6 4 1",
    ];
    let expected: [(&[&str], Ply); 5] = [
        (&place, Ply::Place(4)),
        (&go, Ply::Move { piece: 3, die: 2 }),
        (&take, Ply::Take(2)),
        (&pass, Ply::Pass),
        (&roll, Ply::Roll([1, 4, 6])),
    ];
    for (texts, ply) in expected {
        for text in texts {
            assert_eq!(parse(text), Ok(ply), "{text}");
        }
    }
}

#[test]
fn a_text_that_begins_like_a_move_is_told_how_moves_are_written() {
    for text in [
        "place",
        "place seven",
        "place xyz",
        "place 4 please",
        "place 100",
        "place -1",
        "place 4 4",
        "place ☃",
    ] {
        assert_eq!(malformed(text), "place", "{text}");
    }
    for text in ["move 3", "move x 1", "move", "move -1 2", "posuň 3"] {
        assert_eq!(malformed(text), "move", "{text}");
    }
    assert_eq!(malformed("take"), "take");
    assert_eq!(malformed("pass 3"), "pass");
    for text in [
        "roll",
        "roll 1 4",
        "roll 0 1 2",
        "roll 7 1 2",
        "roll 1 2 3 4",
    ] {
        assert_eq!(malformed(text), "roll", "{text}");
    }
}

#[test]
fn conversation_is_left_alone() {
    for text in [
        "",
        " ",
        "hello",
        "move along please",
        "pass me the salt",
        "pass please",
        "take care of it",
        "placebo 4",
        "4",
        "I place 4",
        "p",
        "m",
        "t",
        "p 4 4 4",
        "t shirt",
        "passport",
        "yield",
        "vzdát",
        "🎲🎲🎲",
        "tah na branku byl dobrý",
    ] {
        assert_eq!(parse(text), Err(NotationError::Foreign), "{text}");
    }
}

#[test]
fn several_moves_in_one_text_are_divided() {
    let split = |text| start().split(text);
    assert_eq!(
        split("place 4 place 1 place 6"),
        ["place 4", "place 1", "place 6"]
    );
    assert_eq!(
        split("place 4\nmove 1 2\n pass"),
        ["place 4", "move 1 2", "pass"]
    );
    assert_eq!(split("place:4 place:1"), ["place:4", "place:1"]);
    assert_eq!(
        split("vložit 4 Vložit 1 pas"),
        ["vložit 4", "Vložit 1", "pas"]
    );
    assert_eq!(split("p 4 m 1 2"), ["p 4", "m 1 2"]);
    assert_eq!(split("place 4"), ["place 4"]);
    assert_eq!(
        split("place 4 place x1"),
        ["place 4", "place x1"],
        "the second is refused by itself"
    );
}

#[test]
fn a_text_not_wholly_made_of_moves_stays_whole() {
    for text in [
        "pass me the salt and take 2",
        "hello place 4",
        "hello",
        "",
        "move along please, place 4",
    ] {
        assert_eq!(start().split(text), [text], "{text}");
    }
}

#[test]
fn canonical_notation_has_no_blanks() {
    let plies = [
        Ply::Place(4),
        Ply::Move { piece: 3, die: 2 },
        Ply::Take(2),
        Ply::Pass,
        Ply::Roll([1, 4, 6]),
    ];
    assert_eq!(
        plies.map(|ply| ply.to_string()),
        ["place:4", "move:3:2", "take:2", "pass", "roll:1-4-6"]
    );
}
