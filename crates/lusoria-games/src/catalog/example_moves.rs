//! Chooses a few moves to offer as examples: of different kinds and by different pieces, and none that gives up the turn or loses
//! the game if there are others.
//!
//! Pure and deterministic. Deliberately absent: which move is good; that is for computer players. Only a loss with the other's next move
//! is seen, and only of the moves that are about to be shown, because this is done for every message.

use super::{Line, ListedMove};
use crate::rules::{Outcome, Seat, Turn};

/// In a solitaire with more moves than this, the moves are not tried out.
const MOST_TRIED: usize = 16;

/// If a move that was chosen loses, this many times as many moves are looked at.
const WIDER: usize = 4;

/// A few moves as examples for somebody who is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleMoves {
    /// The moves, in canonical notation.
    pub moves: Vec<String>,
    /// Whether there are no other moves worth typing, except those that give up a turn.
    pub all: bool,
}

/// At most `max` legal moves worth showing, or all of them if there is only one more. `legal` are the line's
/// [`listed_moves`](Line::listed_moves).
#[must_use]
pub fn example_moves(line: &dyn Line, legal: &[ListedMove], max: usize) -> ExampleMoves {
    let sensible = legal.iter().filter(|one| !one.is_last_resort);
    let sensible: Vec<_> = sensible.map(|one| one.notation.as_str()).collect();
    let many = sensible.len();
    let moves = without_loss(line, sensible);
    let chosen = match moves.len() > max + 1 {
        true => choose_not_losing(line, &moves, max),
        false => all_not_losing(line, moves),
    };
    ExampleMoves {
        all: chosen.len() == many,
        moves: chosen.into_iter().map(str::to_owned).collect(),
    }
}

/// The moves after which the other seat cannot win at once; all if there are none.
fn all_not_losing<'a>(line: &dyn Line, moves: Vec<&'a str>) -> Vec<&'a str> {
    let fine = moves.iter().filter(|one| !line.loses_at_once(one));
    let fine: Vec<_> = fine.copied().collect();
    if fine.is_empty() { moves } else { fine }
}

/// In a solitaire, the moves that do not lose at once, if there are any.
fn without_loss<'a>(line: &dyn Line, moves: Vec<&'a str>) -> Vec<&'a str> {
    if line.game().info.seats > 1 || moves.len() > MOST_TRIED {
        return moves;
    }
    let loses = |canonical: &&str| {
        let mut after = line.boxed_clone();
        after.play(canonical).is_ok() && after.turn() == Turn::Over(Outcome::Win(Seat::Second))
    };
    let (lost, fine): (Vec<_>, Vec<_>) = moves.into_iter().partition(loses);
    if fine.is_empty() { lost } else { fine }
}

/// Varied moves after which the other seat cannot win at once, or any if there are hardly such moves.
fn choose_not_losing<'a>(line: &dyn Line, moves: &[&'a str], max: usize) -> Vec<&'a str> {
    let chosen = choose_varied(moves, max);
    if !chosen.iter().any(|one| line.loses_at_once(one)) {
        return chosen;
    }
    let wider = choose_varied(moves, max * WIDER);
    let fine = wider.into_iter().filter(|one| !line.loses_at_once(one));
    let fine: Vec<_> = fine.collect();
    if fine.is_empty() {
        return chosen;
    }
    choose_varied(&fine, max)
}

/// One move of each kind first, then moves from all over the list.
fn choose_varied<'a>(moves: &[&'a str], max: usize) -> Vec<&'a str> {
    let kinds: Vec<_> = moves.chunk_by(|a, b| kind(a) == kind(b)).collect();
    let mut chosen: Vec<&str> = spread_places(kinds.len(), max)
        .map(|place| kinds[place])
        .map(|of_kind| of_kind[of_kind.len() / 2])
        .collect();
    let more = spread_places(moves.len(), max).map(|place| moves[place]);
    for another in more.chain(moves.iter().copied()) {
        if chosen.len() < max && !chosen.contains(&another) {
            chosen.push(another);
        }
    }
    // In the order of the list.
    let listed = moves.iter().filter(|one| chosen.contains(one));
    listed.copied().collect()
}

/// At most `max` of the numbers under `count`, far from each other.
fn spread_places(count: usize, max: usize) -> impl Iterator<Item = usize> {
    let many = count.min(max);
    (0..many).map(move |n| (2 * n + 1) * count / (2 * many.max(1)))
}

/// What a move does (`place`), or, in games in which all moves do the same, what it moves (`e4`).
fn kind(canonical: &str) -> &str {
    let cut = canonical.split_once([':', '-', ',', '>']);
    cut.map_or("", |(kind, _)| kind)
}
