//! Computes the costs for the pairing of a Swiss round: of a game between two entrants, and of a bye. A higher cost is worse.
//!
//! Source: the criteria of the FIDE Dutch system (C.04.3, C.1 to C.21). As in the program bbpPairings, they are combined into one number
//! for each pairing. The best round is the one with the smallest sum. Our criteria differ from the Dutch system in two points:
//!
//! - The Dutch system pairs one score group after the other. We add up the squared differences of points over the whole round.
//! - Within a score group, the Dutch system tries exchanges of entrants in a fixed order. We count how far each game is from the right
//!   order (`out_of_place`).

use super::one_pairing::Entrant;
use super::seat_history::SeatPriority;
use super::swiss_entrant::SwissEntrant;

/// A factor between two weights. It is larger than the sum of `out_of_place` over a round, and larger than the sum of the squared
/// differences of points. So all costs of one weight together stay below the next weight.
const ROOM: i128 = 1 << 32;

/// The weights of the rules. Each weight is more than the costs of all smaller weights together. [`ROOM`] is the factor after a weight
/// whose costs are squares. The smaller factor `1 << 12` is enough after a weight that only counts games or points.
const OUT_OF_PLACE: i128 = 1;
const COLOUR_MISSED: i128 = ROOM * OUT_OF_PLACE;
const SCORES_DIFFER: i128 = (1 << 12) * COLOUR_MISSED;
const BYE_TOO_HIGH: i128 = ROOM * SCORES_DIFFER;
pub(super) const COLOUR_BROKEN: i128 = (1 << 12) * BYE_TOO_HIGH;
const AGAIN: i128 = (1 << 12) * COLOUR_BROKEN;

/// The cost of a game between these two.
pub(super) fn cost_of_game(all: &[SwissEntrant], one: Entrant, other: Entrant) -> i128 {
    let (first, second) = (&all[one], &all[other]);
    let met = first.met.iter().filter(|met| **met == other).count() as i128;
    let difference = i128::from(first.points) - i128::from(second.points);
    let (broken, missed) = colour_faults(first, second);
    AGAIN * met
        + COLOUR_BROKEN * broken
        + SCORES_DIFFER * difference * difference
        + COLOUR_MISSED * missed
        + OUT_OF_PLACE * out_of_place(all, one, other)
}

/// The cost of giving this entrant the bye. It is very high if the entrant has had a bye. Otherwise it grows with the entrant's points.
/// With equal points, it is lower for the entrant with the higher number. Points weigh more here than in the cost of a game. So an
/// entrant with few points gets the bye (criterion C.5), even if that leads to more games between entrants with different points.
pub(super) fn cost_of_bye(all: &[SwissEntrant], one: Entrant) -> i128 {
    let entrant = &all[one];
    let lowest = all
        .iter()
        .map(|other| other.points)
        .min()
        .unwrap_or_default();
    let above = i128::from(entrant.points) - i128::from(lowest);
    AGAIN * i128::from(entrant.byes)
        + BYE_TOO_HIGH * above
        + OUT_OF_PLACE * (all.len() - one) as i128
}

/// Two numbers, each 0 or 1. The first is 1 if both have an absolute priority for the same seat, so that a game between them breaks a
/// rule. The second is 1 if the same seat is due to both, so that one of them misses it.
fn colour_faults(one: &SwissEntrant, other: &SwissEntrant) -> (i128, i128) {
    let ((one, priority), (other, other_priority)) = (one.colours.due(), other.colours.due());
    match one.is_some() && one == other {
        false => (0, 0),
        true if priority.min(other_priority) == SeatPriority::Absolute => (1, 1),
        true => (0, 1),
    }
}

/// How far a game between these two is from the right order in their score group. In the right order, the best of the upper half meets
/// the best of the lower half, and so on. A game between two of the same half costs most. 0 if the two are in different score groups.
fn out_of_place(all: &[SwissEntrant], one: Entrant, other: Entrant) -> i128 {
    let points = all[one].points;
    if points != all[other].points {
        return 0;
    }
    let in_group = |entrants: &[SwissEntrant]| {
        let equal = entrants.iter().filter(|each| each.points == points);
        equal.count() as i128
    };
    let (one, other) = (one.min(other), one.max(other));
    let (group, above, below) = (
        in_group(all),
        in_group(&all[..one]),
        in_group(&all[..other]),
    );
    let half = group / 2;
    let same_half = (above < half) == (below < half);
    (below - above - half).pow(2) + if same_half { group * group } else { 0 }
}
