//! How the levels below ruthless choose: every move is looked at, and a move is played the less often the more of the chance to win
//! it loses. So errors are small ones more often than large ones, as people's are.

use super::Searchable;
use super::level::Skill;
use super::limits::Stopped;
use super::score::{Score, Window};
use super::search::{Node, Searcher};
use super::thought::Thought;
use crate::rules::{Seat, State};

/// A move and what it is worth.
type Scored<M> = (M, Score);

impl<S: Searchable> Searcher<'_, S> {
    /// A move as a player of this skill chooses it; nothing if the limits leave no time to look at all moves once.
    pub(super) fn choose(
        &mut self,
        state: &S,
        seat: Seat,
        skill: &Skill,
        seed: u64,
    ) -> Option<Thought<S::Move>> {
        let (mut scored, mut depth) = (Vec::new(), 0);
        for deeper in 1..=skill.depth {
            let Ok(deeper_scored) = self.score_moves(state, seat, deeper) else {
                break;
            };
            (scored, depth) = (deeper_scored, deeper);
        }
        let (ply, score) = pick::<S>(scored, seat, skill, seed)?;
        Some(Thought {
            ply,
            score,
            exact: false,
            depth,
            nodes: self.limits.visited(),
            hash_full: self.table.fullness(),
            line: vec![ply],
        })
    }

    /// What every move is worth, last resorts only if there is nothing else.
    fn score_moves(
        &mut self,
        state: &S,
        seat: Seat,
        depth: u32,
    ) -> Result<Vec<Scored<S::Move>>, Stopped> {
        let moves = sensible_moves(state);
        let before = self.path.place();
        let mut scored = Vec::new();
        for m in moves {
            let mut next = state.clone();
            let arrival = self.play(&mut next, m);
            let score = arrival.and_then(|arrival| {
                let node = Node {
                    state: &next,
                    turn: arrival.turn,
                    key: arrival.key,
                    ply: 1,
                };
                let deep = depth - u32::from(!S::WHOLE_TURNS);
                self.value(node, seat, deep, Window::FULL)
            });
            self.path.go_back(before);
            scored.push((m, score?));
        }
        Ok(scored)
    }
}

/// Every legal move, but last resorts only if there are no others.
pub(super) fn sensible_moves<S: State>(state: &S) -> Vec<S::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    if moves.iter().any(|&m| !state.last_resort(m)) {
        moves.retain(|&m| !state.last_resort(m));
    }
    moves
}

/// One of the moves, drawn by what they lose.
pub(super) fn pick<S: Searchable>(
    mut scored: Vec<Scored<S::Move>>,
    seat: Seat,
    skill: &Skill,
    seed: u64,
) -> Option<Scored<S::Move>> {
    let best = scored.iter().map(|(_, score)| *score).max()?;
    if skill.sees_the_obvious {
        scored.retain(|(_, score)| !is_blunder::<S>(best, *score, seat));
    }
    let chance = |score| S::WIN_PROBABILITY.chance(score, seat);
    let lost = |score| chance(best) - chance(score);
    let weights: Vec<f64> = scored
        .iter()
        .map(|(_, score)| (-lost(*score) / skill.spread).exp())
        .collect();
    let mut left = fraction(seed) * weights.iter().sum::<f64>();
    let drawn = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    // Rounding may leave a little after the last one.
    Some(scored[drawn.unwrap_or(scored.len() - 1)])
}

/// Whether nobody who sees the obvious plays a move of this score where there is a better one: it gives a win away, or shortens a
/// loss, or worsens the odds more than e times, also where hardly a chance is left to lose.
fn is_blunder<S: Searchable>(best: Score, score: Score, seat: Seat) -> bool {
    match (best.units(), score.units()) {
        (Some(best), Some(units)) => {
            f64::from(best - units) > S::WIN_PROBABILITY.units[seat.index()]
        }
        (None, _) => score < best,
        (Some(_), None) => true,
    }
}

/// A number from 0 to below 1 that depends on nothing but the seed.
fn fraction(seed: u64) -> f64 {
    (super::key::key_of(&[seed]) >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_spread_evenly() {
        let mut tenths = [0; 10];
        for seed in 0..10_000 {
            tenths[(fraction(seed) * 10.0) as usize] += 1;
        }
        assert!(tenths.iter().all(|&count| (900..1_100).contains(&count)));
    }
}
