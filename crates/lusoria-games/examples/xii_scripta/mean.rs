//! The mean of some measurements, and its confidence interval.

/// The mean of these shares in percent, and half the width of its 95 % confidence interval. Each share lies between 0 and 1.
pub(crate) fn percent(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let squares = shares.iter().map(|share| (share - mean).powi(2));
    let error = 1.96 * (squares.sum::<f64>() / count / count).sqrt();
    (100.0 * mean, 100.0 * error)
}
