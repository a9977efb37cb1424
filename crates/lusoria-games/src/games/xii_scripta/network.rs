//! A small network: a function with learned weights that says how likely it is that whoever is to throw next wins.
//!
//! How the weights were learned, and how to learn them again: `docs/solved.md`. Deliberately absent: games against itself, which
//! `examples/train_xii_scripta/` plays.

use super::side::LAST;
use super::{Side, XiiScripta};

/// What each player's pieces say: four numbers for each step, and some for those off the board.
const OF_A_SIDE: usize = 4 * LAST as usize + 9;
/// How many input numbers describe a position.
const INPUTS: usize = 2 * OF_A_SIDE;
/// How many hidden sums are made from the inputs.
const HIDDEN: usize = 64;
/// The stored number that stands for a weight of 1.
const PARTS: f32 = 2048.0;

/// How many bytes a stored network has.
pub const NETWORK_BYTES: usize = 2 * ((INPUTS + 1) * HIDDEN + HIDDEN + 1);

/// A number for each hidden sum.
type Sums = [f32; HIDDEN];

/// A position as a network sees it: the inputs that are not zero, with their numbers.
#[derive(Clone, Debug, Default)]
pub struct Features(Vec<(u16, f32)>);

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// What each input adds to each sum.
    inputs: Vec<Sums>,
    /// The number with which each sum begins.
    begin: Sums,
    /// What each sum adds to the odds, for each unit above zero.
    odds: Sums,
    /// The number with which the odds begin.
    odds_begin: f32,
}

impl Features {
    /// The position as the seat to move sees it.
    #[must_use]
    pub fn of(state: &XiiScripta) -> Self {
        let mut features = Self(Vec::with_capacity(96));
        for (seat, begin) in [(state.to_move, 0), (state.to_move.other(), OF_A_SIDE)] {
            features.add_side(state.side(seat), begin);
        }
        features
    }

    fn add(&mut self, at: usize, value: f32) {
        if value != 0.0 {
            self.0.push((at as u16, value));
        }
    }

    fn add_side(&mut self, side: &Side, begin: usize) {
        let (mut steps, mut pips) = (side.steps().peekable(), 0);
        while let Some(step) = steps.next() {
            let mut count = 1;
            while steps.next_if_eq(&step).is_some() {
                count += 1;
            }
            pips += count * u32::from(LAST + 1 - step);
            self.add_point(begin + 4 * (usize::from(step) - 1), count as f32);
        }
        let counts = [side.waiting, side.captured, side.off].map(f32::from);
        let [waiting, captured, off] = counts;
        pips += u32::from(LAST + 1) * u32::from(side.waiting + side.captured);
        let away = f32::from(side.not_home(true));
        let yes = |holds: bool| f32::from(u8::from(holds));
        let others = [
            waiting / 15.0,
            yes(waiting > 0.0),
            yes(captured > 0.0),
            captured / 4.0,
            off / 15.0,
            pips as f32 / 300.0,
            away / 15.0,
            yes(away == 0.0),
            (f32::from(side.on_board()) + waiting + captured) / 15.0,
        ];
        for (n, value) in others.into_iter().enumerate() {
            self.add(begin + 4 * usize::from(LAST) + n, value);
        }
    }

    fn add_point(&mut self, at: usize, count: f32) {
        self.add(at, 1.0);
        for more in 1..3 {
            self.add(at + more, f32::from(u8::from(count > more as f32)));
        }
        self.add(at + 3, (count - 3.0).max(0.0) / 2.0);
    }
}

impl Network {
    /// A network that knows nothing yet. Its weights come from `chance`, which returns small random numbers.
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

    /// Reads what [`Network::to_bytes`] has written; `None` if there are too few or too many bytes.
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

    /// The weights as bytes, each rounded to a number of sixteen bits.
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
    pub fn chance(&self, features: &Features) -> f32 {
        self.chance_by(&self.sums(features))
    }

    /// Changes the weights a little, so that the chance for this position comes nearer to `target`.
    pub fn learn(&mut self, features: &Features, target: f32, rate: f32) {
        let sums = self.sums(features);
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

    fn sums(&self, features: &Features) -> Sums {
        let mut sums = self.begin;
        for &(input, value) in &features.0 {
            add(&mut sums, &self.inputs[usize::from(input)], value);
        }
        sums
    }

    fn chance_by(&self, sums: &Sums) -> f32 {
        let added = |(sum, weight): (&f32, &f32)| sum.max(0.0) * weight;
        let odds: f32 = sums.iter().zip(&self.odds).map(added).sum();
        1.0 / (1.0 + (-(odds + self.odds_begin)).exp())
    }
}

/// Adds this many times these numbers.
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
        let features = Features::of(&XiiScripta::start(&Options::default()));
        let mut network = untrained();
        let mut last = network.chance(&features);
        for _ in 0..20 {
            network.learn(&features, 1.0, 0.1);
            let chance = network.chance(&features);
            assert!(chance > last, "{chance} {last}");
            last = chance;
        }
        assert!(last > 0.8, "{last}");
    }
}
