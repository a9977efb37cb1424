//! Hash keys of positions: a few words of 64 bits are combined into one key of 64 bits. Each bit of the key depends on every bit of all
//! the words.
//!
//! Source of the method: wyhash (Wang Yi). Two words are multiplied to a product of 128 bits, and its two halves are combined.
//! Deliberately absent: Zobrist keys. Every move would have to keep them up to date, and a whole board is only a few words here.

/// Random words, so that even small numbers change all bits of a key.
const SALTS: [u64; 2] = [0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB];

/// The key of these words. Different lists with equally many words almost certainly have different keys.
#[must_use]
#[inline]
pub fn key_of(words: &[u64]) -> u64 {
    let mut key = SALTS[1];
    let (pairs, last) = words.as_chunks::<2>();
    for &[one, other] in pairs {
        key = fold(one ^ SALTS[0], other ^ key);
    }
    let last = last.first().copied().unwrap_or_default();
    fold(last ^ SALTS[1], key ^ SALTS[0])
}

/// A number made from these texts. The same texts give the same number on every machine. In the engine protocol and in tournaments of
/// programs, it is the seed for the errors of a computer player. In chats, that seed also depends on the session's secret.
#[must_use]
pub fn seed_of(texts: &[&str]) -> u64 {
    let word = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    texts.iter().fold(0, |seed, text| {
        let words: Vec<u64> = text.as_bytes().chunks(8).map(word).collect();
        salted(key_of(&words), seed)
    })
}

/// The key of a position combined with something more: how often the position has occurred, how many moves are left.
#[must_use]
#[inline]
pub(super) fn salted(key: u64, more: u64) -> u64 {
    fold(key ^ SALTS[0], more ^ SALTS[1])
}

#[inline]
fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    (product >> 64) as u64 ^ product as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_text_makes_another_seed() {
        let seeds = [&["a", "b"][..], &["b", "a"], &["ab"], &["a"], &[]].map(seed_of);
        assert_eq!(HashSet::from(seeds).len(), seeds.len());
    }

    #[test]
    fn small_numbers_in_any_place_give_different_keys() {
        let words = (0..4_096_u64).map(|n| [n & 15, n >> 4 & 15, n >> 8]);
        let keys: HashSet<u64> = words.map(|words| key_of(&words)).collect();
        assert_eq!(keys.len(), 4_096);
        let high: HashSet<u64> = keys.iter().map(|key| key >> 40).collect();
        assert!(high.len() > 4_090, "the upper bits differ too");
    }
}
