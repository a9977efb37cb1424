//! Tests of the dice that people can check: compares the throws with those of the Python program in `docs/dice.md`.

use lusoria_games::kit::dice;
use lusoria_games::rules::{Seat, Throw, ThrowSource};

fn seed(hex: &str) -> [u8; 32] {
    hex::decode(hex).unwrap().try_into().unwrap()
}

fn source(copies: u8) -> ThrowSource {
    match copies {
        0 => ThrowSource::Plain,
        _ => ThrowSource::Bag(copies),
    }
}

fn deal(seed: &[u8; 32], seat: Seat, k: u32, source: ThrowSource) -> String {
    dice::deal(seed, Throw { seat, source }, k).unwrap()
}

/// The seat that has this number, 1 or 2, in the docs.
fn seat(who: &str) -> Seat {
    Seat::ALL[who.parse::<usize>().unwrap() - 1]
}

#[test]
fn a2_5_throws_and_lots_are_those_of_the_python_program() {
    let (mut throws, mut lots, mut promises) = (0, 0, 0);
    for line in include_str!("../data/dice.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["seed", hex, hash, seat] => {
                assert_eq!(dice::seed_promise(&seed(hex)), hash);
                assert_eq!(dice::proposer_seat(&seed(hex)).index().to_string(), seat);
            }
            ["throw", hex, who, k, copies, faces] => {
                let source = source(copies.parse().unwrap());
                let thrown = deal(&seed(hex), seat(who), k.parse().unwrap(), source);
                assert_eq!(thrown, format!("roll:{faces}"), "{line}");
                throws += 1;
            }
            ["promise", hex, rules, luck, game, hash] => {
                let words = luck == "words";
                let told = dice::promise(&seed(hex), game, rules.parse().unwrap(), words);
                assert_eq!(told, hash, "{line}");
                promises += 1;
            }
            ["words", hex, first, second, mixed] => {
                let word = |hex: &str| String::from_utf8(hex::decode(hex).unwrap()).unwrap();
                let words = [first, second].map(|hex| (hex != "-").then(|| word(hex)));
                let words = words.each_ref().map(Option::as_deref);
                assert_eq!(
                    dice::seed_with_words(&seed(hex), words),
                    seed(mixed),
                    "{line}"
                );
                promises += 1;
            }
            ["lot", hex, who, k, of, letter] => {
                let source = ThrowSource::Lot(of.parse().unwrap());
                let drawn = deal(&seed(hex), seat(who), k.parse().unwrap(), source);
                assert_eq!(drawn, format!("lot:{letter}"), "{line}");
                lots += 1;
            }
            _ => panic!("not a line: {line}"),
        }
    }
    assert!(throws > 500 && lots > 300 && promises > 100);
}

#[test]
fn the_worked_example_of_the_docs_is_true() {
    let docs = include_str!("../../../../docs/dice.md");
    let seed: [u8; 32] = std::array::from_fn(|i| i as u8);
    assert!(docs.contains(&dice::seed_promise(&seed)));
    for words in [false, true] {
        assert!(docs.contains(&dice::promise(&seed, "xii_scripta(pieces=3)", 1, words)));
    }
    let mixed = dice::seed_with_words(&seed, [Some("apple"), Some("42")]);
    assert!(docs.contains(&hex::encode(mixed)));
    for seat in Seat::ALL {
        for (source, count, between) in [
            (ThrowSource::Bag(5), 6, ", "),
            (ThrowSource::Lot(9), 9, " "),
        ] {
            let plies = (0..count).map(|k| deal(&seed, seat, k, source));
            let said: Vec<String> = plies
                .map(|ply| ply.split_once(':').unwrap().1.to_owned())
                .collect();
            let said = format!("`{}`", said.join(between));
            assert!(docs.contains(&said), "{seat:?}: {said}");
        }
    }
}

#[test]
fn a2_5_every_block_of_a_seat_holds_each_face_as_often() {
    let seed = [7; 32];
    for copies in 1..=10 {
        let throws = 2 * u32::from(copies);
        for block in 0..3 {
            let mut seen = [0; 6];
            for k in 0..throws {
                let thrown = deal(&seed, Seat::Second, block * throws + k, source(copies));
                let faces = thrown.bytes().filter(u8::is_ascii_digit);
                faces.for_each(|face| seen[usize::from(face - b'1')] += 1);
            }
            assert_eq!(seen, [copies; 6], "block {block}");
        }
    }
}

#[test]
fn dice_thrown_by_hand_are_not_dealt() {
    let throw = Throw {
        seat: Seat::First,
        source: ThrowSource::Hand,
    };
    assert_eq!(dice::deal(&[0; 32], throw, 0), None);
}
