//! Codes that somebody is given in one place and types in another: to join accounts, or to bring a tournament into another room. Only the
//! hash of a code is stored.

use super::service_task::Service;
use crate::session::Refusal;
use crate::store::PlatformId;
use sha2::{Digest, Sha256};

/// How many wrong codes somebody may type within [`WRONG_CODES_ARE_KEPT_FOR`].
const MOST_WRONG: u32 = 5;
/// For how long wrong codes are counted, in seconds.
const WRONG_CODES_ARE_KEPT_FOR: i64 = 600;
/// The letters and digits of a code. Those that look alike are left out.
const LETTERS: &[u8; 31] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// How many letters and digits a code has.
const LENGTH: usize = 8;

impl Service {
    /// The refusal of any code, if this person has typed too many wrong ones.
    pub(super) fn refuse_codes(&mut self, author: &PlatformId, now: i64) -> Option<Refusal> {
        let (wrong, _) = self.wrong_codes(author, now);
        (wrong >= MOST_WRONG).then(|| Refusal::host("link-too-often"))
    }

    /// Notes that this person has typed a wrong code.
    pub(super) fn note_wrong_code(&mut self, author: &PlatformId, now: i64) {
        let (wrong, since) = self.wrong_codes(author, now);
        let counts = &mut self.pending_links.wrong_codes;
        counts.put(author.clone(), (wrong + 1, since));
    }

    /// How many wrong codes this person has typed, and since when.
    fn wrong_codes(&mut self, author: &PlatformId, now: i64) -> (u32, i64) {
        let known = self.pending_links.wrong_codes.get(author).copied();
        let counts = known.filter(|(_, since)| now < since + WRONG_CODES_ARE_KEPT_FOR);
        counts.unwrap_or((0, now))
    }
}

/// A new code.
pub(super) fn new_code() -> String {
    let random: [u8; LENGTH] = rand::random();
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    random.into_iter().map(letter).collect()
}

/// The hash under which a code is stored. It is the same if the code is typed in small letters or without hyphens.
pub(super) fn hash_of(code: &str) -> String {
    let letters: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_uppercase())
        .collect();
    hex::encode(Sha256::digest(letters))
}
