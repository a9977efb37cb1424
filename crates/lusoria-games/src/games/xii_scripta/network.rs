//! A small network. It is a function with learned weights. Its result is the chance that the player who throws next wins.
//!
//! `docs/solved.md` says how the weights were learned, and how to learn them again. Deliberately absent: the games from which the network
//! learns. `examples/train_xii_scripta/` plays them.

use super::features::{INPUTS, each_input};
use super::{Features, XiiScripta};

/// How many hidden sums are made from the inputs.
const HIDDEN: usize = 64;
/// The stored number that stands for a weight of 1.
const PARTS: f32 = 2048.0;

/// How many bytes a stored network has.
pub const NETWORK_BYTES: usize = 2 * ((INPUTS + 1) * HIDDEN + HIDDEN + 1);

/// A number for each hidden sum.
pub(super) type Sums = [f32; HIDDEN];

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// What each input adds to each sum.
    inputs: Vec<Sums>,
    /// The number with which each sum begins.
    begin: Sums,
    /// The weight of each sum. A sum above zero, times its weight, is added to the logarithm of the odds. A sum below zero adds nothing.
    odds: Sums,
    /// The number with which the logarithm of the odds begins.
    odds_begin: f32,
}

impl Network {
    /// A network that has learned nothing yet. Its weights are what `chance` returns: small random numbers.
    #[must_use]
    pub fn untrained(chance: &mut impl FnMut() -> f32) -> Self {
        let mut sums = || std::array::from_fn(|_| chance());
        Self {
            inputs: (0..INPUTS).map(|_| sums()).collect(),
            begin: sums(),
            odds: sums(),
            odds_begin: 0.0,
        }
    }

    /// Reads what [`Network::to_bytes`] has written. `None` if the number of bytes is wrong.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != NETWORK_BYTES {
            return None;
        }
        let (numbers, _) = bytes.as_chunks::<2>();
        let mut numbers = numbers
            .iter()
            .map(|&number| f32::from(i16::from_le_bytes(number)) / PARTS);
        let mut next = || numbers.next().unwrap_or_default();
        let mut sums = || std::array::from_fn(|_| next());
        Some(Self {
            inputs: (0..INPUTS).map(|_| sums()).collect(),
            begin: sums(),
            odds: sums(),
            odds_begin: next(),
        })
    }

    /// The weights as bytes. Each weight is rounded to sixteen bits.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = self.inputs.iter().chain([&self.begin, &self.odds]);
        let numbers = rows.flatten().chain([&self.odds_begin]);
        numbers
            .flat_map(|weight| ((weight * PARTS).round() as i16).to_le_bytes())
            .collect()
    }

    /// The chance that the seat to move wins.
    #[must_use]
    pub fn chance(&self, state: &XiiScripta) -> f32 {
        self.chance_by(&self.sums(state))
    }

    /// Changes the weights a little, so that the chance for this position comes nearer to `target`. `rate` says how much.
    pub fn learn(&mut self, features: &Features, target: f32, rate: f32) {
        let mut sums = self.begin;
        for &(input, value) in &features.0 {
            self.add_input(&mut sums, usize::from(input), value);
        }
        let step = rate * (target - self.chance_by(&sums));
        let back: Sums = std::array::from_fn(|n| match sums[n] > 0.0 {
            true => step * self.odds[n],
            false => 0.0,
        });
        add(&mut self.odds, &sums.map(|sum| sum.max(0.0)), step);
        self.odds_begin += step;
        add(&mut self.begin, &back, 1.0);
        for &(input, value) in &features.0 {
            add(&mut self.inputs[usize::from(input)], &back, value);
        }
    }

    /// Moves every weight towards the weight of another network, by this share of the difference.
    pub fn approach(&mut self, other: &Self, share: f32) {
        let rows = self.inputs.iter_mut().zip(&other.inputs);
        let rest = [
            (&mut self.begin, &other.begin),
            (&mut self.odds, &other.odds),
        ];
        for (to, from) in rows.chain(rest) {
            for (to, from) in to.iter_mut().zip(from) {
                *to += (from - *to) * share;
            }
        }
        self.odds_begin += (other.odds_begin - self.odds_begin) * share;
    }

    /// The hidden sums of a position.
    pub(super) fn sums(&self, state: &XiiScripta) -> Sums {
        let mut sums = self.begin;
        each_input(state, |input, value| {
            self.add_input(&mut sums, input, value)
        });
        sums
    }

    /// Changes the sums as if this input had grown by `value`.
    #[inline]
    pub(super) fn add_input(&self, sums: &mut Sums, input: usize, value: f32) {
        add(sums, &self.inputs[input], value);
    }

    /// The chance that belongs to these sums.
    pub(super) fn chance_by(&self, sums: &Sums) -> f32 {
        // Eight sums at once, which a processor adds in one step.
        let mut odds = [0.0; 8];
        let (sums, _) = sums.as_chunks::<8>();
        let (weights, _) = self.odds.as_chunks::<8>();
        for (sums, weights) in sums.iter().zip(weights) {
            for n in 0..8 {
                odds[n] += sums[n].max(0.0) * weights[n];
            }
        }
        1.0 / (1.0 + (-(odds.iter().sum::<f32>() + self.odds_begin)).exp())
    }
}

/// Adds to each sum the number with the same index, multiplied by `times`.
fn add(to: &mut Sums, numbers: &Sums, times: f32) {
    for (to, number) in to.iter_mut().zip(numbers) {
        *to += number * times;
    }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use crate::rules::State;

    fn untrained() -> Network {
        let mut number = 0;
        Network::untrained(&mut || {
            number += 1;
            f32::from(number as i8) / PARTS
        })
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let bytes = untrained().to_bytes();
        let again = Network::from_bytes(&bytes).unwrap();
        assert_eq!((bytes.len(), &again), (NETWORK_BYTES, &untrained()));
        assert_eq!(Network::from_bytes(&bytes[1..]), None);
    }

    #[test]
    fn what_is_learned_comes_nearer_to_the_target() {
        let start = XiiScripta::start(&Options::default());
        let features = Features::of(&start);
        let mut network = untrained();
        let mut last = network.chance(&start);
        for _ in 0..20 {
            network.learn(&features, 1.0, 0.1);
            let chance = network.chance(&start);
            assert!(chance > last, "{chance} {last}");
            last = chance;
        }
        assert!(last > 0.8, "{last}");
    }
}
