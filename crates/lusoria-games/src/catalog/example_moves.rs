//! Chooses a few moves to offer as examples, if possible of different kinds and by different pieces. A move that gives up the turn or
//! loses the game is chosen only if there are no others.
//!
//! Pure and deterministic. Deliberately absent: finding good moves, which computer players do. A move counts as losing if it loses at
//! once or lets the other seat win with its next move. Many messages have examples, so as few moves as possible are tried out.

use super::{Line, ListedMove};
use crate::rules::{Outcome, Seat, Turn};

/// In a solitaire with more legal moves than this, it is not tested which of them lose.
const MOST_TRIED: usize = 16;

/// If one of the chosen moves loses, more moves are tried out to find better ones: this many for each example that is wanted.
const CANDIDATES_FACTOR: usize = 4;

/// A few moves as examples for somebody who is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleMoves {
    /// The moves, in canonical notation.
    pub moves: Vec<String>,
    /// Whether `moves` contains every legal move, except perhaps moves that give something up, such as a pass.
    pub all: bool,
}

/// A legal move that may be shown: its place in the list of legal moves, and its notation.
type Candidate<'a> = (usize, &'a str);

/// Chooses up to `max` legal moves worth showing. If there are only `max` + 1 to choose from, it may choose them all. `legal` are the
/// line's [`listed_moves`](Line::listed_moves).
#[must_use]
pub fn example_moves(line: &dyn Line, legal: &[ListedMove], max: usize) -> ExampleMoves {
    let numbered = legal.iter().enumerate();
    let sensible = numbered.filter(|(_, one)| !one.is_last_resort);
    let sensible: Vec<_> = sensible
        .map(|(place, one)| (place, one.notation.as_str()))
        .collect();
    let many = sensible.len();
    let moves = without_loss(line, sensible);
    let chosen = match moves.len() > max + 1 {
        true => choose_not_losing(line, &moves, max),
        false => not_losing(line, &moves).unwrap_or(moves),
    };
    ExampleMoves {
        all: chosen.len() == many,
        moves: chosen.into_iter().map(|(_, one)| one.to_owned()).collect(),
    }
}

/// The moves that neither lose at once nor let the other seat win with its next move. `None` if there are none.
fn not_losing<'a>(line: &dyn Line, moves: &[Candidate<'a>]) -> Option<Vec<Candidate<'a>>> {
    let places: Vec<_> = moves.iter().map(|(place, _)| *place).collect();
    let lose = line.lose_at_once(&places);
    let fine = moves.iter().zip(lose).filter(|(_, loses)| !loses);
    let fine: Vec<_> = fine.map(|(one, _)| *one).collect();
    (!fine.is_empty()).then_some(fine)
}

/// In a solitaire with at most [`MOST_TRIED`] moves, leaves out the moves that lose at once. Returns all moves in three cases:
/// - All of them lose at once.
/// - There are more than [`MOST_TRIED`] moves.
/// - The game is no solitaire.
fn without_loss<'a>(line: &dyn Line, moves: Vec<Candidate<'a>>) -> Vec<Candidate<'a>> {
    if line.game().info.seats > 1 || moves.len() > MOST_TRIED {
        return moves;
    }
    let loses = |(_, canonical): &Candidate<'_>| {
        let mut after = line.boxed_clone();
        after.play(canonical).is_ok() && after.turn() == Turn::Over(Outcome::Win(Seat::Second))
    };
    let (lost, fine): (Vec<_>, Vec<_>) = moves.into_iter().partition(loses);
    if fine.is_empty() { lost } else { fine }
}

/// Varied moves that neither lose at once nor let the other seat win with its next move. If there are none, any varied moves.
fn choose_not_losing<'a>(
    line: &dyn Line,
    moves: &[Candidate<'a>],
    max: usize,
) -> Vec<Candidate<'a>> {
    let chosen = choose_varied(moves, max);
    if not_losing(line, &chosen).is_some_and(|fine| fine.len() == chosen.len()) {
        return chosen;
    }
    let wider = choose_varied(moves, max * CANDIDATES_FACTOR);
    // If all of these lose, every move is tried out, because the few that do not lose may be anywhere in the list.
    match not_losing(line, &wider).or_else(|| not_losing(line, moves)) {
        Some(fine) => choose_varied(&fine, max),
        None => chosen,
    }
}

/// At most `max` moves. Takes one of each kind first, as far as `max` allows, then moves from all over the list.
fn choose_varied<'a>(moves: &[Candidate<'a>], max: usize) -> Vec<Candidate<'a>> {
    let kinds = moves.chunk_by(|(_, a), (_, b)| kind(a) == kind(b));
    let kinds: Vec<_> = kinds.collect();
    let mut chosen: Vec<_> = spread_places(kinds.len(), max)
        .map(|place| kinds[place])
        .map(|of_kind| of_kind[of_kind.len() / 2])
        .collect();
    let more = spread_places(moves.len(), max).map(|place| moves[place]);
    for another in more.chain(moves.iter().copied()) {
        if chosen.len() == max {
            break;
        }
        if !chosen.contains(&another) {
            chosen.push(another);
        }
    }
    // In the order of the list.
    chosen.sort_unstable();
    chosen
}

/// At most `max` numbers below `count`, spread evenly.
fn spread_places(count: usize, max: usize) -> impl Iterator<Item = usize> {
    let many = count.min(max);
    (0..many).map(move |n| (2 * n + 1) * count / (2 * many.max(1)))
}

/// The first part of a move. It says what the move does (`place`) or which piece it moves (`e4`). Empty if the move has only one part.
fn kind(canonical: &str) -> &str {
    let is_cut = |sign: &u8| matches!(sign, b':' | b'-' | b',' | b'>');
    let cut = canonical.as_bytes().iter().position(is_cut);
    cut.map_or("", |cut| &canonical[..cut])
}
