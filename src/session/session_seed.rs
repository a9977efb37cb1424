//! Where the dice of a session come from: its seed, and the words that players may add to it. Pure.
//!
//! `docs/dice.md` says what the words are for.

use super::{Entry, Session};
use lusoria_games::kit::dice;
use lusoria_games::rules::{Seat, ThrowSource};

impl Session {
    /// The hash that people are told when the session begins.
    #[must_use]
    pub fn promised_hash(&self) -> String {
        let game = self.line.game_string();
        let words = self.words.is_some();
        self.promise
            .hash(&self.seed, &game, self.rules_version, words)
    }

    /// Whether any dice or lots of this game come from the seed.
    #[must_use]
    pub fn uses_seed(&self) -> bool {
        let source = self.line.chance();
        source.is_some_and(|source| source != ThrowSource::Hand)
    }

    /// Whether the dice wait for a word from this seat.
    #[must_use]
    pub fn awaits_word(&self, seat: Seat) -> bool {
        let words = self.words.as_ref().filter(|_| self.ending.is_none());
        let sits = seat.index() < usize::from(self.line.game().info.seats);
        sits && words.is_some_and(|words| words[seat.index()].is_none())
    }

    /// The first seat that has not yet added its word; `None` if the dice wait for no word.
    #[must_use]
    pub fn missing_word(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.awaits_word(*seat))
    }

    /// The seed from which the dice are dealt. It includes the players' words. `None` while a word is missing.
    pub(super) fn dealing_seed(&self) -> Option<[u8; 32]> {
        match &self.words {
            None => Some(self.seed),
            Some(_) if self.missing_word().is_some() => None,
            Some(words) => Some(dice::seed_with_words(
                &self.seed,
                words.each_ref().map(Option::as_deref),
            )),
        }
    }

    /// Applies an entry that asks for words or adds one. `None` if the entry is not possible.
    pub(super) fn take_words(&mut self, entry: &Entry) -> Option<()> {
        let before = self.decider();
        match entry {
            Entry::Words if self.entries == 0 && self.uses_seed() => {
                self.words = Some([None, None])
            }
            Entry::Word(seat, word) if self.awaits_word(*seat) => {
                self.words.as_mut()?[seat.index()] = Some(word.clone());
            }
            _ => return None,
        }
        if self.decider() != before {
            self.open_turn();
        }
        Some(())
    }
}
