//! Tests of the catalogue: names of games, game strings, and games and lines whose type is not known at compile time.

use lusoria_games::catalog::{self, GAMES};
use lusoria_games::rules::{NotationError, Parsed, Seat, SetupError, Throw, ThrowSource, Turn};

fn options_of(name: &str) -> Option<&'static str> {
    catalog::find(name).map(|(_, options)| options)
}

#[test]
fn a_game_is_found_by_any_of_its_names() {
    for name in [
        "scripta",
        "xii_scripta",
        "xii scripta",
        "XII-Scripta",
        "Скрипта",
        "dvanact car",
        "DVANÁCT ČAR",
    ] {
        assert_eq!(options_of(name), Some(""), "{name}");
    }
    for name in [
        "scripta3",
        "quick",
        "Rychlá",
        "rychla",
        "rychla\u{301}",
        "rapida",
        "быстрая",
    ] {
        assert_eq!(options_of(name), Some("pieces=3"), "{name}");
    }
    for name in ["", "chess", "scripta 4", "🎲"] {
        assert_eq!(options_of(name), None, "{name}");
    }
}

#[test]
fn no_two_names_are_the_same() {
    let names: Vec<&str> = GAMES
        .iter()
        .flat_map(|game| game.names)
        .map(|(name, _)| *name)
        .collect();
    for name in &names {
        let hits = names
            .iter()
            .filter(|other| lusoria_games::kit::fold(other) == lusoria_games::kit::fold(name));
        assert_eq!(hits.count(), 1, "{name}");
    }
}

#[test]
fn options_of_a_name_and_typed_ones_are_merged() {
    let line = |text: &str| {
        let (game, options) = catalog::parse_game_string(text).unwrap();
        game.begin(&options).map(|line| line.game_string())
    };
    assert_eq!(line("xii_scripta").unwrap(), "xii_scripta");
    assert_eq!(line("scripta(pieces=15)").unwrap(), "xii_scripta");
    assert_eq!(line("quick").unwrap(), "xii_scripta(pieces=3)");
    assert_eq!(
        line("quick(strict)").unwrap(),
        "xii_scripta(pieces=3,strict=true)"
    );
    assert_eq!(
        line("quick(pieces=5,dice=hand)").unwrap(),
        "xii_scripta(pieces=5,dice=hand)"
    );
    assert_eq!(
        line(
            "scripta(autopass=off,dice=plain,bag=7,strict,need_all=off,bearoff=distance,pieces=1)"
        )
        .unwrap(),
        "xii_scripta(pieces=1,bearoff=distance,need_all=false,strict=true,bag=7,dice=plain,autopass=off)"
    );
    assert_eq!(
        line("scripta(colour=red)"),
        Err(SetupError::UnknownOption("colour".into()))
    );
    assert_eq!(
        line("scripta(pieces=16)"),
        Err(SetupError::BadValue("pieces".into(), "1–15"))
    );
    for text in ["chess", "scripta(pieces=3", "(pieces=3)"] {
        assert!(catalog::parse_game_string(text).is_none(), "{text}");
    }
}

#[test]
fn an_erased_line_plays_canonical_text_and_refuses_the_rest() {
    let (game, options) = catalog::parse_game_string("scripta").unwrap();
    let mut line = game.begin(&options).unwrap();
    let due = Throw {
        seat: Seat::First,
        source: ThrowSource::Bag(5),
    };
    assert_eq!((line.turn(), line.throw()), (Turn::Chance, Some(due)));
    assert_eq!(line.play("place:4").unwrap_err().id, "throw-first");
    assert_eq!(line.play("roll:1-4-6").unwrap()[0].id, "thrown");
    assert_eq!(
        (line.turn(), line.throws_of(Seat::First)),
        (Turn::Seat(Seat::First), 1)
    );
    let before = line.position();
    for (text, id) in [
        ("place 4", "syntax"),
        ("place", "syntax"),
        ("hello", "syntax"),
        ("roll:1-4-6", "not-your-dice"),
        ("place:5", "no-such-die"),
    ] {
        assert_eq!(line.play(text).unwrap_err().id, id, "{text}");
        assert_eq!(line.position(), before);
    }
    assert_eq!(
        line.legal_moves(),
        ["place:1", "place:4", "place:6", "pass"]
    );
    assert_eq!(line.parse("vložit 4"), Ok(Parsed::Move("place:4".into())));
    assert_eq!(line.parse("hello"), Err(NotationError::Foreign));
    let copy = line.clone();
    line.play("place:4").unwrap();
    assert_eq!((line.plies(), copy.plies()), (2, 1));
    assert_eq!(
        line.position(),
        "4=1;14;0;0/-;15;0;0/1-6/4.5.5.4.5.4,5.5.5.5.5.5/I"
    );
    let again = game.begin_at("", &line.position()).unwrap();
    assert_eq!(again.position(), line.position());
    assert!(game.begin_at("pieces=3", &line.position()).is_err());
}
