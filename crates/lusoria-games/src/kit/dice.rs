//! Dice and lots that people can check. Four things determine each throw: the session's secret seed (with words that the players may
//! add), the seat, the number of the seat's throw, and the kind of dice.
//!
//! `docs/dice.md` has the algorithm, its byte layout and a short Python program that does the same. `tests/data/dice.txt` has throws that
//! this program computed; the tests compare them with the throws of this file. If anything here changes, stored games can no longer be
//! verified.
//!
//! Deliberately absent: making the seed, keeping it secret, and showing it when the game is over. The host does all three.

use super::shuffle_bag::{Faces, all_throws, ascending};
use crate::rules::{Seat, Throw, ThrowSource};
use sha2::{Digest, Sha256};

/// The result of a seat's throw, as a canonical chance ply. `k` is the number of the throw, counted from 0. `None` if people throw the
/// dice by hand.
#[must_use]
pub fn deal(seed: &[u8; 32], throw: Throw, k: u32) -> Option<String> {
    let who = number(throw.seat);
    Some(match throw.source {
        ThrowSource::Hand => return None,
        ThrowSource::Plain => {
            let mut bytes = Stream::new(seed, who, k);
            notation([(); 3].map(|()| 1 + bytes.below(6)))
        }
        ThrowSource::Bag(copies) => notation(from_bag(seed, who, k, copies)),
        ThrowSource::Lot(of) => lot_notation(lot(seed, who, k, of)),
    })
}

/// The seat that is drawn by lot for the person who proposed a game. It follows from the seed.
#[must_use]
pub fn proposer_seat(seed: &[u8; 32]) -> Seat {
    Seat::ALL[usize::from(Stream::new(seed, 0, 0).below(2))]
}

/// The [`promise`] of older games: SHA-256 of the seed, in hex. It says nothing of the game and its options.
#[must_use]
pub fn seed_promise(seed: &[u8; 32]) -> String {
    hex::encode(Sha256::digest(seed))
}

/// The promise: a hash that is told when a game begins, so that neither its seed nor the game can be changed later. It is SHA-256 of five
/// lines, in hex. `words` says whether the players add words to the seed.
#[must_use]
pub fn promise(seed: &[u8; 32], game: &str, rules: u32, words: bool) -> String {
    let luck = if words { "words" } else { "none" };
    let seed = hex::encode(seed);
    hex::encode(Sha256::digest(format!(
        "lusoria-promise: 2\ngame: {game}\nrules: {rules}\nluck: {luck}\nseed: {seed}\n"
    )))
}

/// The seed of the dice after the players have added their words. It is SHA-256 of the seed and the words. A solitaire has no second
/// word.
#[must_use]
pub fn seed_with_words(seed: &[u8; 32], words: [Option<&str>; 2]) -> [u8; 32] {
    let mut text = format!("lusoria-luck: 2\nseed: {}\n", hex::encode(seed));
    for (seat, word) in ["first", "second"].into_iter().zip(words) {
        if let Some(word) = word {
            text.push_str(&format!("{seat}: {}\n", hex::encode(word)));
        }
    }
    Sha256::digest(text).into()
}

/// A throw as a canonical chance ply: `roll:1-4-6`. All games with three dice write it so.
#[must_use]
pub fn notation(faces: Faces) -> String {
    let [a, b, c] = ascending(faces);
    format!("roll:{a}-{b}-{c}")
}

/// The canonical chance ply of the lot with this number: `lot:a` for 0, `lot:b` for 1, and so on.
#[must_use]
pub fn lot_notation(lot: u8) -> String {
    format!("lot:{}", char::from(b'a' + lot))
}

/// All throws of three fair dice, in order. Each comes with the number of ways, out of 216, in which the dice can show it.
pub fn fair_throws() -> impl Iterator<Item = (Faces, u32)> {
    all_throws().map(|[a, b, c]| {
        (
            [a, b, c],
            if a == c {
                1
            } else if a == b || b == c {
                3
            } else {
                6
            },
        )
    })
}

/// The number that stands for a seat in a [`Stream`]: 1 or 2. The lot that decides who gets which seat has the number 0.
fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

/// The faces of the throw with the number `k`. Throws come in blocks. A block is a full bag, shuffled.
fn from_bag(seed: &[u8; 32], who: u8, k: u32, copies: u8) -> Faces {
    let throws = 2 * u32::from(copies);
    let bag = (1..=6).flat_map(|face| std::iter::repeat_n(face, usize::from(copies)));
    let tokens = Stream::new(seed, who, k / throws).shuffled(bag.collect());
    let first = 3 * (k % throws) as usize;
    [tokens[first], tokens[first + 1], tokens[first + 2]]
}

/// The lot with the number `k`. Lots come in blocks. A block has each lot once, shuffled.
fn lot(seed: &[u8; 32], who: u8, k: u32, of: u8) -> u8 {
    let size = u32::from(of);
    let lots = Stream::new(seed, who, k / size).shuffled((0..of).collect());
    lots[(k % size) as usize]
}

/// A stream of random bytes. It consists of SHA-256 digests, one after another. Each is the digest of four things: the seed, the number
/// of the seat, the number of the block (with plain dice, of the throw), and a counter 0, 1, 2 …
struct Stream {
    message: [u8; 41],
    next: u32,
    digest: [u8; 32],
    used: usize,
}

impl Stream {
    fn new(seed: &[u8; 32], who: u8, block: u32) -> Self {
        let mut message = [0; 41];
        message[..32].copy_from_slice(seed);
        message[32] = who;
        message[33..37].copy_from_slice(&block.to_be_bytes());
        Self {
            message,
            next: 0,
            digest: [0; 32],
            used: 32,
        }
    }

    fn byte(&mut self) -> u8 {
        if self.used == self.digest.len() {
            self.message[37..].copy_from_slice(&self.next.to_be_bytes());
            self.digest = Sha256::digest(self.message).into();
            self.next += 1;
            self.used = 0;
        }
        self.used += 1;
        self.digest[self.used - 1]
    }

    /// A number below `n`. A byte that is not below `whole`, the largest multiple of `n` up to 256, is skipped, so that all numbers are
    /// equally likely.
    fn below(&mut self, n: u8) -> u8 {
        let whole = 256 - 256 % u16::from(n);
        loop {
            let byte = self.byte();
            if u16::from(byte) < whole {
                return byte % n;
            }
        }
    }

    /// Shuffles by the method of Fisher and Yates, from the last element down.
    fn shuffled(mut self, mut tokens: Vec<u8>) -> Vec<u8> {
        for i in (1..tokens.len()).rev() {
            tokens.swap(i, usize::from(self.below(i as u8 + 1)));
        }
        tokens
    }
}
