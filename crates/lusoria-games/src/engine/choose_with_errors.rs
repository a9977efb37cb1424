//! How the levels below ruthless choose a move: they score the moves, and then draw one of them at random. The more a move lowers the
//! chance to win, the less likely it is drawn. So small errors are more frequent than large ones, as with people. Where the value of
//! every move is known, `slip.rs` chooses instead. How far a level looks and how much it errs: `level.rs`, or `SKILLS` in a game's
//! `search.rs`.

use super::Searchable;
use super::level::Skill;
use super::limits::Stopped;
use super::score::{Score, Window};
use super::search::{Node, Searcher};
use super::thought::Thought;
use crate::rules::{Seat, State, Turn};

/// A move and what it is worth.
type Scored<M> = (M, Score);

impl<S: Searchable> Searcher<'_, S> {
    /// The move that a player of this skill chooses. `None` if the limits end the search before every move has a score.
    pub(super) fn choose(
        &mut self,
        state: &S,
        seat: Seat,
        skill: &Skill,
        seed: u64,
    ) -> Option<Thought<S::Move>> {
        let (mut scored, mut depth) = (Vec::new(), 0);
        for deeper in 0..=skill.depth {
            let Ok(deeper_scored) = self.score_moves(state, seat, deeper) else {
                break;
            };
            (scored, depth) = (deeper_scored, deeper);
        }
        let (ply, score) = pick::<S>(scored, seat, skill, seed)?;
        Some(self.thought(vec![ply], score, depth))
    }

    /// The score of every move. At depth 0, the score is the evaluation of the position after the move. Last resorts
    /// ([`State::last_resort`]) are left out if there are other moves.
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
                match (depth, arrival.turn) {
                    (0, Turn::Seat(_) | Turn::Chance) => Ok(self.evaluate(&next, seat)),
                    _ => {
                        let deep = depth.saturating_sub(u32::from(!S::WHOLE_TURNS));
                        self.value(node, seat, deep, Window::FULL)
                    }
                }
            });
            self.path.go_back(before);
            scored.push((m, score?));
        }
        Ok(scored)
    }
}

/// Every legal move; last resorts only if there are no others.
pub(super) fn sensible_moves<S: State>(state: &S) -> Vec<S::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    if moves.iter().any(|&m| !state.last_resort(m)) {
        moves.retain(|&m| !state.last_resort(m));
    }
    moves
}

/// Draws one of the moves at random. The less a move lowers the chance to win, the more often it is drawn. With
/// [`Skill::sees_the_obvious`], a blunder is never drawn. `None` if there are no moves.
fn pick<S: Searchable>(
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
    // The weights may add up to a little less than `left`, because they are rounded; then the last move is taken.
    Some(scored[drawn.unwrap_or(scored.len() - 1)])
}

/// Whether a move of this score is a blunder. With [`Skill::sees_the_obvious`], a blunder is never played. A blunder:
/// - gives a win away or delays it,
/// - leads to a certain loss or hastens it, or
/// - divides the odds of winning by more than e (2.718…).
///
/// Odds are compared, not chances. So a move can be a blunder even if the chance to win is very small already.
fn is_blunder<S: Searchable>(best: Score, score: Score, seat: Seat) -> bool {
    match (best.units(), score.units()) {
        (Some(best), Some(units)) => {
            f64::from(best - units) > S::WIN_PROBABILITY.units[seat.index()]
        }
        (None, _) => score < best,
        (Some(_), None) => true,
    }
}

/// A number of at least 0 and less than 1 that depends only on the seed.
pub(super) fn fraction(seed: u64) -> f64 {
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
