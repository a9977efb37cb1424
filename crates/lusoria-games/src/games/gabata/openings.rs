//! Who wins a game with the usual options, after each pair of pits that the players can name for the zero sowing (GA-3).
//!
//! `tests/exact/gabata.rs` proves every entry.

use super::{Gabata, Options, Ply, Zero};
use crate::kit::three_rows::{PER_PIT, PITS, SIDE};
use crate::rules::{Outcome, State};

/// There is a row for each pit of the leader, and a column for each pit of the follower, from a to i. An entry has these parts:
/// - `L`: the leader wins. `F`: the follower wins. `=`: it is a draw.
/// - A number: within so many plies the winner's store has more than half of the stones. It is missing if that takes 24 plies or more.
/// - An asterisk: the follower can only choose between losing this round and making it void (GA-17).
///
/// After a void round, the follower leads a new round. If the players name their pits in the new round as well, the leader of the void
/// round wins the new round. If their pits are drawn by lot, it is not known who wins.
pub const OPENINGS: [&str; SIDE] = [
    "L9  F9  F7  L15 F1  F7  F9  F11 F3",
    "L9  L3  F11 F13 L13 L10 F   F5  =",
    "L7  L11 L5  F1  F5  L1  F7  F5  F11",
    "L7  L13 L1  L9  F   F11 L11 L   F7",
    "L1  L5  L5  L   L9  F5  F19 L1  L",
    "L7  F10 L3  L11 L5  L17 F3  F   =",
    "L9  L   L7  L5  L19 L3  L7  F3  F17",
    "L   L5  L5  F   L*  L   L3  L7  F7",
    "F9  F15 L11 L7  F   L7  L17 L7  L7",
];

impl Gabata {
    /// How a game of one round ends with perfect play. It is known only when the game begins and right after the zero sowing. `None` at
    /// other times, or if it is not known for these options.
    pub(super) fn result_in_theory(&self) -> Option<Outcome> {
        let usual = Options {
            zero: self.options.zero,
            ..Options::default()
        };
        if self.options != usual || self.stores != [0, 0] {
            return None;
        }
        let leader = self.round.leader;
        let is_dealt = self.pits == [PER_PIT; PITS];
        match (self.options.zero, self.zero) {
            (Zero::Sequential, _) => None,
            (Zero::Choose, [None, None]) if is_dealt => Some(Outcome::Win(leader.other())),
            (Zero::None | Zero::Random, [None, None]) if is_dealt => Some(Outcome::Win(leader)),
            (_, [Some(first), Some(second)]) => self.result_after([first as u8, second as u8]),
            _ => None,
        }
    }

    /// The result of perfect play right after the zero sowing of these pits. `None` if it is not known, or if this is not the position
    /// right after that zero sowing.
    fn result_after(&self, named: [u8; 2]) -> Option<Outcome> {
        let leader = self.round.leader;
        let [leaders, followers] = [leader, leader.other()].map(|seat| named[seat.index()]);
        let row = OPENINGS.get(usize::from(leaders))?;
        let entry = row.split_whitespace().nth(followers.into())?;
        if entry.ends_with('*') && self.options.zero != Zero::Choose {
            return None;
        }
        let mut state = Self {
            options: Options::default(),
            pits: [PER_PIT; PITS],
            to_move: leader,
            zero: [None; 2],
            ..*self
        };
        state.play(Ply::Zero(leaders), &mut ());
        state.play(Ply::Zero(followers), &mut ());
        if (state.pits, state.to_move) != (self.pits, self.to_move) {
            return None;
        }
        Some(match &entry[..1] {
            "L" => Outcome::Win(leader),
            "F" => Outcome::Win(leader.other()),
            _ => Outcome::Draw,
        })
    }
}
