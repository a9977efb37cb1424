//! Makes the tables layer by layer. Each layer is for one number of stones on the board. It has the positions in which the mover has to
//! sow. A sowing keeps all stones on the board. A capture takes some away.
//!
//! Within a layer both players may sow for ever, and then nobody gets the stones that are left (CM-8). So every value begins as 0, and
//! each round computes the values for one more ply of play. A value only moves away from 0. When a round changes no value, all values are
//! right.

use super::layer::Layer;
use super::numbering::{MOST_STONES, Numbering};
use super::tables::{Goal, Tables};

/// Called after each layer with two numbers: how many positions are done, and how many there are in all. Building stops if it returns
/// false.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// The number of a position within its layer.
type Number = u32;

/// For each position a list of other positions. All lists are stored one after the other.
struct Arrows {
    begin: Vec<u32>,
    ends: Vec<Number>,
}

/// The positions to which the sowings of a layer's positions lead.
struct Sowings {
    /// For each position: the best value of a sowing after which the other player has to capture; `None` if there is no such
    /// sowing.
    leaving: Vec<Option<i8>>,
    /// For each position: the positions to which its other sowings lead. There the other player has to sow, too.
    staying: Arrows,
}

impl Tables {
    /// Makes the tables up to this number of stones. `None` if `go_on` returns false.
    ///
    /// # Panics
    /// If `most_stones` is more than [`MOST_STONES`].
    pub fn build(goal: Goal, most_stones: usize, go_on: Progress<'_>) -> Option<Self> {
        assert!(most_stones <= MOST_STONES, "too many stones");
        let mut tables = Self {
            goal,
            layers: Vec::new(),
            numbering: Numbering::new(),
        };
        let positions = |stones| tables.numbering.positions(stones) as u64;
        let all: u64 = (0..=most_stones).map(positions).sum();
        let mut done = 0;
        for stones in 0..=most_stones {
            let layer = tables.build_layer(stones);
            done += layer.values.len() as u64;
            tables.layers.push(layer);
            if !go_on(done, all) {
                return None;
            }
        }
        Some(tables)
    }

    fn build_layer(&self, stones: usize) -> Layer {
        let Sowings { leaving, staying } = self.sowings(stones);
        let back = staying.turned_round();
        let mut layer = Layer {
            values: vec![0; leaving.len()],
            plies: vec![0; leaving.len()],
        };
        let mut look_at: Vec<Number> = (0..leaving.len() as Number).collect();
        for plies in 1.. {
            let better = |n: &Number| {
                let old = layer.values[*n as usize];
                let new = one_ply_more(&layer, leaving[*n as usize], staying.of(*n));
                (new != old).then_some((*n, new))
            };
            let changes: Vec<(Number, i8)> = look_at.iter().filter_map(better).collect();
            if changes.is_empty() {
                break;
            }
            for &(n, value) in &changes {
                layer.values[n as usize] = value;
                layer.plies[n as usize] = u8::try_from(plies).expect("captures come sooner");
            }
            look_at = changes
                .iter()
                .flat_map(|(n, _)| back.of(*n))
                .copied()
                .collect();
            look_at.sort_unstable();
            look_at.dedup();
        }
        layer
    }

    fn sowings(&self, stones: usize) -> Sowings {
        let positions = self.numbering.positions(stones);
        let mut leaving = vec![None; positions];
        let mut staying = Arrows {
            begin: vec![0],
            ends: Vec::new(),
        };
        for (number, leaving) in leaving.iter_mut().enumerate() {
            for after in self.numbering.position(stones, number).sowings() {
                match after.prize() {
                    Some(_) => *leaving = (*leaving).max(Some(-self.value(&after).gain)),
                    None => staying.ends.push(self.numbering.number(&after) as Number),
                }
            }
            staying.begin.push(staying.ends.len() as u32);
        }
        Sowings { leaving, staying }
    }
}

/// The value of a position, computed from the values of the positions after its sowings. It is 0 on an empty board, where no sowing is
/// possible.
fn one_ply_more(layer: &Layer, leaving: Option<i8>, staying: &[Number]) -> i8 {
    let staying = staying.iter().map(|&after| -layer.values[after as usize]);
    staying.chain(leaving).max().unwrap_or(0)
}

impl Arrows {
    /// The list of a position.
    fn of(&self, number: Number) -> &[Number] {
        let [begin, end] = [0, 1].map(|next| self.begin[number as usize + next] as usize);
        &self.ends[begin..end]
    }

    /// The same arrows the other way round. Each position gets a list of the positions from which an arrow leads to it.
    fn turned_round(&self) -> Self {
        let positions = self.begin.len() - 1;
        let mut begin = vec![0; positions + 1];
        for &end in &self.ends {
            begin[end as usize + 1] += 1;
        }
        for n in 0..positions {
            begin[n + 1] += begin[n];
        }
        let (mut ends, mut next) = (vec![0; self.ends.len()], begin.clone());
        for number in 0..positions as Number {
            for &end in self.of(number) {
                let place = &mut next[end as usize];
                ends[*place as usize] = number;
                *place += 1;
            }
        }
        Self { begin, ends }
    }
}
