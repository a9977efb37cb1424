//! Finished tables, as the computer players use them: two bytes for each position.

use super::pieces::{CAPTURED, Pieces, WAITING, ways};
use super::tables::Tables;
use crate::games::xii_scripta::{BearOff, Chances, Side, XiiScripta, install_chances};
use crate::rules::Seat;
use std::sync::atomic::Ordering;

/// The stored number that stands for the chance 1.
const PARTS: f32 = 65_535.0;

/// The chance of winning for the seat that throws next. It is known for all positions with three plain dice and at most `pieces` pieces
/// left for each player.
pub struct ChanceTable {
    pub(super) pieces: usize,
    pub(super) values: Vec<u16>,
    /// For each layer (`tables.rs` explains layers): the index of its first value in `values`.
    begins: Vec<usize>,
}

impl std::fmt::Debug for ChanceTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ChanceTable {{ pieces: {} }}", self.pieces)
    }
}

impl ChanceTable {
    /// The tables as they are now, each value rounded.
    #[must_use]
    pub fn of(tables: &Tables) -> Self {
        let all = tables.layers.iter().flat_map(|layer| &layer.chances);
        let values = all.map(|chance| {
            let chance = f32::from_bits(chance.load(Ordering::Relaxed));
            (chance * PARTS).round() as u16
        });
        Self::with_values(tables.pieces(), values).expect("the tables have all values")
    }

    /// The tables with these values. `None` if the number of values is wrong.
    pub(super) fn with_values(pieces: usize, values: impl Iterator<Item = u16>) -> Option<Self> {
        let values: Vec<u16> = values.collect();
        let left = (1..=pieces).flat_map(|own| (1..=pieces).map(move |other| [own, other]));
        let (mut begins, mut all) = (Vec::new(), 0);
        for [own, other] in left {
            begins.push(all);
            all += ways(own) * ways(other);
        }
        (values.len() == all).then_some(Self {
            pieces,
            values,
            begins,
        })
    }

    /// The most pieces of a player in these tables.
    #[must_use]
    pub const fn pieces(&self) -> usize {
        self.pieces
    }

    /// The chance of winning for the seat that throws next. Shuffle bags count as plain dice. `None` in two cases:
    /// - A player has more pieces left than the tables know.
    /// - The option `bearoff`, `need_all` or `strict` does not have its usual value.
    #[must_use]
    pub fn chance(&self, state: &XiiScripta) -> Option<f32> {
        let options = state.options();
        let same_rules = options.bearoff == BearOff::Label && options.need_all && !options.strict;
        let left = |seat| usize::from(options.pieces - state.side(seat).off);
        if !same_rules
            || seats(state)
                .into_iter()
                .any(|seat| left(seat) > self.pieces)
        {
            return None;
        }
        let [own, other] = seats(state).map(|seat| pieces(state.side(seat)));
        if own == Pieces::NONE {
            return Some(1.0);
        }
        let (owns, others) = (own.count(), other.count());
        let begin = self.begins[(owns - 1) * self.pieces + others - 1];
        let place = begin + own.number() * ways(others) + other.number();
        Some(f32::from(self.values[place]) / PARTS)
    }

    /// Makes the computer players of this process use these tables. If tables were installed before, nothing happens.
    pub fn install(self) {
        install_chances(Box::new(self));
    }
}

impl Chances for ChanceTable {
    fn chance(&self, state: &XiiScripta) -> Option<f32> {
        self.chance(state)
    }
}

const fn seats(state: &XiiScripta) -> [Seat; 2] {
    [state.to_move(), state.to_move().other()]
}

/// A player's pieces in the form of the tables.
fn pieces(side: &Side) -> Pieces {
    let away = |place, count| std::iter::repeat_n(place, usize::from(count));
    let steps = side.steps().map(|step| u32::from(step) + 1);
    let places = away(CAPTURED, side.captured)
        .chain(away(WAITING, side.waiting))
        .chain(steps);
    Pieces::on(&places.collect::<Vec<u32>>())
}
