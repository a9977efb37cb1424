//! An evaluation counts several things in a position, such as stones, and adds up the counts, each multiplied by its weight. This file
//! finds the weights with which that sum best predicts how games ended (logistic regression, "Texel's tuning method").
//!
//! It uses Newton's method, which needs about ten steps. Each old weight serves as a prior with a standard deviation of 1, in log-odds
//! per counted thing. So the weight of a thing that rarely occurs stays near its old value.

/// A position of a game, as its counts, with the result of the game.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The counts in the position, one for each weight.
    pub(crate) counts: Vec<f64>,
    /// What First got in the end: 1, 1/2 or 0.
    pub(crate) points: f64,
    /// The weight of this position in the fit. Positions of one game are similar, so each game has the same total weight.
    pub(crate) weight: f64,
}

/// All positions of one game together count as this many independent positions.
const PER_GAME: f64 = 6.0;
const STEPS: usize = 20;

/// The weights that fit the samples best without going far from `prior`. Each weight says how much one counted thing adds to First's
/// log-odds of winning.
pub(crate) fn fit_weights(samples: &[Sample], prior: &[f64]) -> Vec<f64> {
    let mut weights = prior.to_vec();
    let mut loss = loss(samples, &weights, prior);
    for _ in 0..STEPS {
        let step = newton_step(samples, &weights, prior);
        let shorter = [1.0, 0.5, 0.25, 0.1, 0.01].map(|part| along(&weights, &step, part));
        let better = shorter.into_iter().find_map(|tried| {
            let less = self::loss(samples, &tried, prior);
            (less < loss).then_some((tried, less))
        });
        let Some(better) = better else { break };
        (weights, loss) = better;
    }
    weights
}

fn along(weights: &[f64], step: &[f64], part: f64) -> Vec<f64> {
    weights
        .iter()
        .zip(step)
        .map(|(weight, step)| weight + part * step)
        .collect()
}

/// The loss that the fit minimises: how badly the weights predict the results, plus how far they are from the old weights.
fn loss(samples: &[Sample], weights: &[f64], prior: &[f64]) -> f64 {
    let surprise = |sample: &Sample| {
        let sum = sum(&sample.counts, weights);
        let won = sample.points * (1.0 + (-sum).exp()).ln();
        sample.weight * PER_GAME * (won + (1.0 - sample.points) * (1.0 + sum.exp()).ln())
    };
    let moved = prior
        .iter()
        .zip(weights)
        .map(|(old, now)| (now - old).powi(2) / 2.0);
    samples.iter().map(surprise).sum::<f64>() + moved.sum::<f64>()
}

fn sum(counts: &[f64], weights: &[f64]) -> f64 {
    counts
        .iter()
        .zip(weights)
        .map(|(count, weight)| count * weight)
        .sum()
}

fn newton_step(samples: &[Sample], weights: &[f64], prior: &[f64]) -> Vec<f64> {
    let many = weights.len();
    let mut curvature = vec![vec![0.0; many]; many];
    let mut slope: Vec<f64> = prior
        .iter()
        .zip(weights)
        .map(|(old, now)| old - now)
        .collect();
    for (at, row) in curvature.iter_mut().enumerate() {
        row[at] = 1.0;
    }
    for sample in samples {
        let chance = logistic(sum(&sample.counts, weights));
        let (off, steep) = (sample.points - chance, chance * (1.0 - chance));
        let heavy = sample.weight * PER_GAME;
        for (at, count) in sample.counts.iter().enumerate() {
            slope[at] += heavy * off * count;
            for (other, more) in sample.counts.iter().enumerate() {
                curvature[at][other] += heavy * steep * count * more;
            }
        }
    }
    solve(curvature, slope)
}

/// How many units of advantage make the odds of winning e times better (e = 2.718…). Each of `scores` belongs to a position: the score of
/// the seat to move, in units, and the points that this seat got in the end (0 to 1).
pub(crate) fn fit_curve(scores: &[(f64, f64)]) -> f64 {
    let mut weight = 0.0;
    for _ in 0..STEPS {
        let (mut slope, mut curvature) = (0.0, 1e-9);
        for &(units, points) in scores {
            let chance = logistic(units / 100.0 * weight);
            slope += (points - chance) * units / 100.0;
            curvature += chance * (1.0 - chance) * (units / 100.0).powi(2);
        }
        weight += f64::clamp(slope / curvature, -0.5, 0.5);
    }
    100.0 / weight
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}

/// Solves a system of linear equations. The matrix is symmetric and positive definite, so no pivoting is needed.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let many = right.len();
    for pivot in 0..many {
        let (row, value) = (matrix[pivot].clone(), right[pivot]);
        for below in pivot + 1..many {
            let factor = matrix[below][pivot] / row[pivot];
            for column in pivot..many {
                matrix[below][column] -= factor * row[column];
            }
            right[below] -= factor * value;
        }
    }
    for pivot in (0..many).rev() {
        let known: f64 = (pivot + 1..many)
            .map(|at| matrix[pivot][at] * right[at])
            .sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}
