//! Fuzz target: two players and an onlooker type any text in a session of any game. `tests/session/laws.rs` has the checks.
#![no_main]

#[allow(dead_code, reason = "the property tests use the rest")]
#[path = "../../tests/session/laws.rs"]
mod laws;

use laws::{ANNA, BOB, ONLOOKER, Table, all_games};
use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use lusoria::session::Action;
use std::sync::LazyLock;

static GAMES: LazyLock<Vec<String>> = LazyLock::new(all_games);

/// One action of a player or the onlooker.
#[derive(Arbitrary, Debug)]
enum Deed<'a> {
    /// The player on turn makes a legal move.
    Legal(u8),
    /// Somebody types something, perhaps several moves.
    Types(u8, &'a str),
    /// Somebody types a move that is put together from these numbers.
    Moves(u8, u8, [u8; 3]),
    /// Somebody types a move that was legal at some time, perhaps with one character changed.
    Again(u8, u8, Option<(u8, char)>),
    Resigns(u8),
    Aborts(u8),
    OffersADraw(u8),
    TakesBack(u8, u8),
    Accepts(u8),
    Declines(u8),
}

fuzz_target!(|input: (u8, [u8; 32], Vec<Deed<'_>>)| {
    let (game, seed, deeds) = input;
    let mut table = Table::new(&GAMES[usize::from(game) % GAMES.len()], seed);
    let mut known: Vec<String> = Vec::new();
    for deed in deeds {
        known.extend(table.session.line.legal_moves());
        known.dedup();
        let who = |n: u8| [ANNA, BOB, ONLOOKER][usize::from(n) % 3];
        let (actor, text) = match deed {
            Deed::Legal(n) => match (table.on_turn(), table.legal(usize::from(n))) {
                (Some(actor), Some(text)) => (actor, text),
                _ => continue,
            },
            Deed::Types(n, text) => (who(n), text.to_owned()),
            Deed::Moves(n, verb, numbers) => (who(n), typed(verb, numbers)),
            Deed::Again(n, which, bend) if !known.is_empty() => {
                (who(n), bent(&known[usize::from(which) % known.len()], bend))
            }
            Deed::Again(..) => continue,
            Deed::Resigns(n) => {
                let _ = table.act(who(n), &Action::Resign);
                continue;
            }
            Deed::Aborts(n) => {
                let _ = table.act(who(n), &Action::Abort);
                continue;
            }
            Deed::OffersADraw(n) => {
                let _ = table.act(who(n), &Action::OfferDraw);
                continue;
            }
            Deed::TakesBack(n, back) => {
                let _ = table.act(who(n), &Action::TakeBack(back.into()));
                continue;
            }
            Deed::Accepts(n) => {
                let _ = table.act(who(n), &Action::Accept);
                continue;
            }
            Deed::Declines(n) => {
                let _ = table.act(who(n), &Action::Decline);
                continue;
            }
        };
        let line = table.session.line.clone();
        for piece in line.split(&text) {
            if table.act(actor, &Action::Play(piece.into_owned())).is_err() {
                break;
            }
        }
    }
    table.check_replay();
});

/// The text, perhaps with one character changed.
fn bent(text: &str, bend: Option<(u8, char)>) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    if let Some((at, letter)) = bend {
        let count = letters.len();
        letters[usize::from(at) % count] = letter;
    }
    letters.into_iter().collect()
}

fn typed(verb: u8, [a, b, c]: [u8; 3]) -> String {
    match verb % 8 {
        0 => format!("place {a}"),
        1 => format!("move {a} {b}"),
        2 => format!("take {a}"),
        3 => "pass".to_owned(),
        4 => format!("roll {a} {b} {c}"),
        5 => format!("place {} move {} {}", a % 7, b % 7, c % 7),
        6 => format!("roll:{}-{}-{}", a % 7, b % 7, c % 7),
        _ => format!("vložit {}", a % 7),
    }
}
