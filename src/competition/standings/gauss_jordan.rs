//! Computes the diagonal of the inverse of a matrix by Gauss-Jordan elimination. The error bars of the ratings need it.

/// The diagonal of the inverse. The matrix must be symmetric and positive definite, so no pivoting is needed. The matrix of `rating.rs`
/// is both.
pub(super) fn inverse_diagonal(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..n).map(|row| unit(row, n)).collect();
    for at in 0..n {
        let pivot = matrix[at][at];
        debug_assert!(pivot > 0.0);
        scale(&mut matrix[at], pivot);
        scale(&mut inverse[at], pivot);
        let (row, of_inverse) = (matrix[at].clone(), inverse[at].clone());
        for other in (0..n).filter(|other| *other != at) {
            let factor = matrix[other][at];
            subtract(&mut matrix[other], &row, factor);
            subtract(&mut inverse[other], &of_inverse, factor);
        }
    }
    (0..n).map(|at| inverse[at][at]).collect()
}

fn unit(row: usize, n: usize) -> Vec<f64> {
    (0..n).map(|at| f64::from(u8::from(at == row))).collect()
}

fn scale(row: &mut [f64], divisor: f64) {
    row.iter_mut().for_each(|value| *value /= divisor);
}

fn subtract(row: &mut [f64], other: &[f64], factor: f64) {
    let values = row.iter_mut().zip(other);
    values.for_each(|(value, other)| *value -= factor * other);
}
