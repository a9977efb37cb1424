//! What the other player's pieces mean for the player to move (the mover):
//! - where the mover's pieces cannot land
//! - where the mover can capture
//! - the other player's chance of winning after each turn of the mover

use super::pieces::{CAPTURED, MOST_PIECES, Pieces, theirs};
use super::turn_end::TurnEnd;
use std::sync::atomic::{AtomicU32, Ordering};

/// The other player's chance once the mover has borne off all pieces. It is zero.
static NOTHING: [AtomicU32; 1] = [AtomicU32::new(0)];

/// The other player's chances of winning after the mover's turn. The first index is the number of pieces that the mover has left. The
/// second index is the [`Pieces::number`] of these pieces.
type ChanceRows<'t> = [&'t [AtomicU32]; MOST_PIECES + 1];

/// One way in which the other player's pieces stand. The sets of places have one bit for each place, numbered as the mover counts them.
pub(super) struct Others<'t> {
    /// The places on which pieces stand.
    pub(super) stand: u64,
    /// Where two or more pieces stand. Nobody may land there (A3.10).
    blocked: u64,
    /// For each piece that stands alone, a set with only its place. Whoever lands there captures the piece (A3.11). Unused entries are 0.
    alone: [u64; MOST_PIECES],
    all_alone: u64,
    /// The chances of the other player to win. There is an entry for each set of lone pieces that may have been captured.
    chances: [ChanceRows<'t>; 1 << MOST_PIECES],
}

impl<'t> Others<'t> {
    /// Makes the sets of places, and looks up the chances, for these pieces of the other player. `rows(pieces, count)` returns the
    /// chances of the other player, who throws next and has `pieces` left. The slice has one chance for each way in which `count` pieces
    /// of the mover can stand.
    pub(super) fn new(other: Pieces, rows: impl Fn(Pieces, usize) -> &'t [AtomicU32]) -> Self {
        let stands_alone = |place: &u32| other.places().filter(|one| one == place).count() == 1;
        let on_board = other.places().filter(|&place| Pieces::is_on_board(place));
        let lone: Vec<u32> = on_board.filter(stands_alone).collect();
        let mut alone = [0; MOST_PIECES];
        for (bit, &place) in alone.iter_mut().zip(&lone) {
            *bit = 1 << theirs(place);
        }
        let (stand, all_alone) = (other.on_board(theirs), alone.iter().sum::<u64>());
        Self {
            stand,
            blocked: stand & !all_alone,
            alone,
            all_alone,
            chances: std::array::from_fn(|captured| {
                let captured = (0..).zip(&lone).filter(|(n, _)| captured >> n & 1 == 1);
                let left = captured.fold(other, |left, (_, place)| left.moved(*place, CAPTURED));
                std::array::from_fn(|count| match count {
                    0 => &NOTHING[..],
                    _ => rows(left, count),
                })
            }),
        }
    }

    /// The chance of the other player after the mover's turn has ended like this. `None` if a block of the other player prevents that
    /// turn.
    fn chance(&self, end: TurnEnd) -> Option<f32> {
        let landings = end.landings();
        if landings & self.blocked != 0 {
            return None;
        }
        let captured = match landings & self.all_alone {
            0 => 0,
            hit => (0..)
                .zip(&self.alone)
                .fold(0, |set, (n, bit)| set | usize::from(hit & bit != 0) << n),
        };
        let chance = &self.chances[captured][end.count()][end.number()];
        Some(f32::from_bits(chance.load(Ordering::Relaxed)))
    }

    /// The smallest of the chances that these ends leave to the other player. Returns `least` if none of them is smaller than `least`.
    pub(super) fn least(&self, ends: &[TurnEnd], least: f32) -> f32 {
        let chances = ends.iter().filter_map(|&end| self.chance(end));
        chances.fold(least, f32::min)
    }
}
