//! Dice people can check: the Rust against throws computed with the Python program of `docs/dice.md`.

use lusoria::kit::dice;
use lusoria::rules::{Seat, ThrowSource};

fn seed(hex: &str) -> [u8; 32] {
    hex::decode(hex).unwrap().try_into().unwrap()
}

fn source(copies: u8) -> ThrowSource {
    match copies {
        0 => ThrowSource::Plain,
        _ => ThrowSource::Bag(copies),
    }
}

#[test]
fn a2_5_throws_are_those_of_the_python_program() {
    let mut throws = 0;
    for line in include_str!("../data/dice.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["seed", hex, hash, seat] => {
                assert_eq!(dice::commitment(&seed(hex)), hash);
                assert_eq!(dice::proposer_seat(&seed(hex)).index().to_string(), seat);
            }
            ["throw", hex, who, k, copies, faces] => {
                let seat = if who == "1" {
                    Seat::First
                } else {
                    Seat::Second
                };
                let source = source(copies.parse().unwrap());
                let thrown = dice::throw(&seed(hex), seat, k.parse().unwrap(), source).unwrap();
                assert_eq!(dice::notation(thrown), format!("roll:{faces}"), "{line}");
                throws += 1;
            }
            _ => panic!("not a line: {line}"),
        }
    }
    assert!(throws > 500);
}

#[test]
fn the_worked_example_of_the_docs_is_true() {
    let docs = include_str!("../../docs/dice.md");
    let seed: [u8; 32] = std::array::from_fn(|i| i as u8);
    assert!(docs.contains(&dice::commitment(&seed)));
    for seat in Seat::ALL {
        let throws = (0..6).map(|k| dice::throw(&seed, seat, k, ThrowSource::Bag(5)).unwrap());
        let texts: Vec<String> = throws.map(|f| f.map(|n| n.to_string()).join("-")).collect();
        assert!(
            docs.contains(&format!("`{}`", texts.join(", "))),
            "{seat:?}: {texts:?}"
        );
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
                let faces = dice::throw(&seed, Seat::Second, block * throws + k, source(copies));
                faces
                    .unwrap()
                    .iter()
                    .for_each(|&f| seen[usize::from(f) - 1] += 1);
            }
            assert_eq!(seen, [copies; 6], "block {block}");
        }
    }
}

#[test]
fn dice_thrown_by_hand_are_not_dealt() {
    assert_eq!(
        dice::throw(&[0; 32], Seat::First, 0, ThrowSource::Hand),
        None
    );
}
