//! The tables for one goal, and the value that they give a position. There is a layer for each number of stones on the board.

use super::layer::Layer;
use super::numbering::Numbering;
use super::ring::Ring;

/// What the players want to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// More stones than the other player.
    More,
    /// Fewer stones than the other player (`misere=true`, AF-11).
    Fewer,
}

/// The values of all positions with few stones on the board.
#[derive(Debug)]
pub struct Tables {
    pub(super) goal: Goal,
    pub(super) layers: Vec<Layer>,
    pub(super) numbering: Numbering,
}

/// What the mover gains from here with perfect play. `gain` is the number of stones that the mover will still win, minus the number that
/// the other player will win. With [`Goal::Fewer`], `gain` is the other player's number minus the mover's. `plies` is the number of plies
/// until somebody has to capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RingValue {
    pub(super) gain: i8,
    pub(super) plies: u8,
}

impl Tables {
    /// The goal for which the tables are.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The most stones on the board for which the tables know the value.
    #[must_use]
    pub const fn most_stones(&self) -> usize {
        self.layers.len() - 1
    }

    /// The value of a position with at most [`Tables::most_stones`] stones.
    pub(super) fn value(&self, ring: &Ring) -> RingValue {
        match ring.prize() {
            Some(prize) => RingValue {
                gain: self.best_capture(ring, prize),
                plies: 0,
            },
            None => {
                let layer = &self.layers[ring.stones()];
                let number = self.numbering.number(ring);
                RingValue {
                    gain: layer.values[number],
                    plies: layer.plies[number],
                }
            }
        }
    }

    fn best_capture(&self, ring: &Ring, prize: u8) -> i8 {
        let won = match self.goal {
            Goal::More => prize as i8,
            Goal::Fewer => -(prize as i8),
        };
        let gains = ring
            .captures(prize)
            .map(|after| won - self.value(&after).gain);
        gains.max().expect("a prize can be captured")
    }
}
