//! A league: in each division all play all, season after season. After a season, the best entrants of a division move up and the
//! worst move down. Pure.

use super::pairing::{Entrant, Pairing, all_against_all};
use super::standings::{PointSystem, Quarters, ScoredGame, Standing, TieBreak, standings};

/// How many play in a division, at most, if the organizer has chosen no other number.
pub const USUAL_SIZE: u32 = 6;
/// If two neighbouring divisions both have at least this many members, two entrants move up and two move down. Otherwise, one moves up
/// and one moves down.
const LARGE: usize = 6;

/// Divides a list, the best first, into divisions of at most `size` members. Their sizes differ by one at most, and the larger ones come
/// first.
#[must_use]
pub fn divide<T: Clone>(order: &[T], size: u32) -> Vec<Vec<T>> {
    let size = usize::try_from(size).unwrap_or(usize::MAX).max(2);
    let count = order.len().div_ceil(size);
    let mut divisions = Vec::with_capacity(count);
    let mut rest = order;
    for left in (1..=count).rev() {
        let (here, others) = rest.split_at(rest.len().div_ceil(left));
        divisions.push(here.to_vec());
        rest = others;
    }
    divisions
}

/// The order of all entrants after a season. `tables` are the final tables of the divisions, the best division first. The last entrants
/// of each division change places with the first entrants of the next one.
#[must_use]
pub fn promote<T: Clone>(tables: &[Vec<T>]) -> Vec<T> {
    let mut after: Vec<Vec<T>> = tables.to_vec();
    for upper in 0..after.len().saturating_sub(1) {
        let (above, below) = (&tables[upper], &tables[upper + 1]);
        let moving = match above.len().min(below.len()) {
            0 => 0,
            LARGE.. => 2,
            _ => 1,
        };
        let last = above.len() - moving;
        after[upper][last..].clone_from_slice(&below[..moving]);
        after[upper + 1][..moving].clone_from_slice(&above[last..]);
    }
    after.into_iter().flatten().collect()
}

/// The pairings of a season, round by round. All divisions play at the same time. A small division is finished earlier than a large one.
/// In every second season, the seats are exchanged.
#[must_use]
pub fn season_rounds(divisions: &[Vec<Entrant>], season: u32) -> Vec<Vec<Pairing>> {
    let mut rounds: Vec<Vec<Pairing>> = Vec::new();
    for division in divisions {
        for (round, pairings) in all_against_all(division.len(), 1).into_iter().enumerate() {
            if rounds.len() <= round {
                rounds.push(Vec::new());
            }
            let named = pairings.into_iter().map(|pairing| match pairing {
                Pairing::Game([first, second]) if season.is_multiple_of(2) => {
                    Pairing::Game([division[second], division[first]])
                }
                Pairing::Game(pair) => Pairing::Game(pair.map(|one| division[one])),
                Pairing::Bye(one) => Pairing::Bye(division[one]),
            });
            rounds[round].extend(named);
        }
    }
    rounds
}

/// The table of a division. It counts only games between members of the division. A bye brings no points. With equal points, those who
/// have left (`gone`) stand behind the others.
#[must_use]
pub fn division_table(
    division: &[Entrant],
    games: &[ScoredGame],
    points: PointSystem,
    gone: &[Entrant],
) -> Vec<Standing> {
    let place = |one: Entrant| division.iter().position(|other| *other == one);
    let among = |game: &ScoredGame| {
        let pairing = match game.pairing {
            Pairing::Game([first, second]) => Pairing::Game([place(first)?, place(second)?]),
            Pairing::Bye(one) => Pairing::Bye(place(one)?),
        };
        Some(ScoredGame { pairing, ..*game })
    };
    let games: Vec<_> = games.iter().filter_map(among).collect();
    let tie_breaks = &TieBreak::OF_ALL_AGAINST_ALL;
    let gone: Vec<_> = gone.iter().filter_map(|one| place(*one)).collect();
    let table = standings(
        division.len(),
        &games,
        points,
        Quarters(0),
        tie_breaks,
        &gone,
    );
    let named = table.into_iter().map(|line| Standing {
        entrant: division[line.entrant],
        ..line
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_best_move_up_and_the_last_down() {
        let tables = [vec!["a", "b", "c"], vec!["d", "e", "f"], vec!["g", "h"]];
        assert_eq!(promote(&tables), ["a", "b", "d", "c", "e", "g", "f", "h"]);
        let six = |from: u8| (from..from + 6).collect::<Vec<_>>();
        assert_eq!(
            promote(&[six(0), six(6)]),
            [0, 1, 2, 3, 6, 7, 4, 5, 8, 9, 10, 11]
        );
        // Two divisions of one entrant each: the two change places.
        assert_eq!(promote(&[vec![1], vec![2]]), [2, 1]);
    }

    #[test]
    fn divisions_are_as_equal_as_possible() {
        let sizes = |n: usize| -> Vec<usize> {
            let all: Vec<usize> = (0..n).collect();
            divide(&all, 6).iter().map(Vec::len).collect()
        };
        assert_eq!(sizes(6), [6]);
        assert_eq!(sizes(7), [4, 3]);
        assert_eq!(sizes(13), [5, 4, 4]);
        assert!(sizes(0).is_empty());
    }

    proptest! {
        #[test]
        fn nobody_gets_lost_and_all_meet_once_in_their_division(n in 2_usize..40, size in 2_u32..9, season in 1_u32..5) {
            let order: Vec<Entrant> = (0..n).collect();
            let divisions = divide(&order, size);
            prop_assert!(divisions.iter().all(|one| !one.is_empty() && one.len() <= size as usize));
            let mut after = promote(&divisions);
            after.sort_unstable();
            prop_assert_eq!(&after, &order);
            let mut met = BTreeSet::new();
            for round in season_rounds(&divisions, season) {
                let mut busy = BTreeSet::new();
                for pairing in round {
                    for one in pairing.entrants() {
                        prop_assert!(busy.insert(one), "{} plays twice in a round", one);
                    }
                    if let Pairing::Game([first, second]) = pairing {
                        prop_assert!(met.insert((first.min(second), first.max(second))));
                    }
                }
            }
            let games: usize = divisions.iter().map(|one| one.len() * (one.len() - 1) / 2).sum();
            prop_assert_eq!(met.len(), games);
        }
    }
}
