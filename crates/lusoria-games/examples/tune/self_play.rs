//! Plays games of the search against itself, and collects the data for fitting.

use crate::fit::Sample;
use lusoria_games::catalog::{Line, ThinkOrder, Thought};
use lusoria_games::contest::{Contestant, LONGEST_GAME, RandomBelow};
use lusoria_games::rules::{Outcome, Seat, Turn};

/// One move in this many is a random one, so that the games differ.
const RANDOM_MOVE_EVERY: u32 = 20;

/// The data that one game gives for fitting.
pub(crate) struct GameData {
    /// For each [`Note`], its counts and how the game ended.
    pub(crate) samples: Vec<Sample>,
    /// For each [`Note`]: the seat to move, its score in units, and the points that this seat got in the end.
    pub(crate) scores: Vec<(Seat, f64, f64)>,
    /// What First got in the end: 1, 1/2 or 0.
    pub(crate) points: f64,
}

/// What the search found before a move: the seat to move, its score in units, and the counts in the position at the end of the line that
/// the search expects.
type Note = (Seat, f64, Vec<f64>);

/// Plays a game to its end. A game that takes too long is stopped and counts as a draw.
pub(crate) fn play_against_itself(
    mut line: Box<dyn Line>,
    order: ThinkOrder,
    below: &mut RandomBelow<'_>,
) -> GameData {
    let mut notes: Vec<Note> = Vec::new();
    while line.plies() < LONGEST_GAME {
        let Turn::Seat(seat) = line.turn() else { break };
        let thought = line.think(&order, &|| false);
        let thought = thought.expect("a seat that is to move has a move");
        notes.extend(note(&*line, seat, &thought));
        let ply = match below(RANDOM_MOVE_EVERY) {
            0 => Contestant::Random.choose(&*line, below),
            _ => Some(thought.ply),
        };
        let ply = ply.expect("a seat that is to move has a move");
        line.play(&ply).expect("it is legal");
    }
    let points = match line.turn() {
        Turn::Over(Outcome::Win(Seat::First)) => 1.0,
        Turn::Over(Outcome::Win(Seat::Second)) => 0.0,
        _ => 0.5,
    };
    judged(notes, points)
}

/// The [`Note`] about a position in which the search found this `thought`. `None` if the note would not help to fit weights, for example
/// because the search sees the end of the game.
fn note(line: &dyn Line, seat: Seat, thought: &Thought) -> Option<Note> {
    let units = thought.score.units().filter(|_| !thought.exact)?;
    let mut leaf = line.boxed_clone();
    for ply in &thought.line {
        leaf.play(ply).ok()?;
    }
    let counts = leaf.counts().into_iter().map(f64::from).collect();
    matches!(leaf.turn(), Turn::Seat(_)).then_some((seat, f64::from(units), counts))
}

fn judged(notes: Vec<Note>, points: f64) -> GameData {
    let many = notes.len() as f64;
    let of_seat = |seat| match seat {
        Seat::First => points,
        Seat::Second => 1.0 - points,
    };
    let scores = notes
        .iter()
        .map(|&(seat, units, _)| (seat, units, of_seat(seat)));
    let scores = scores.collect();
    let samples = notes.into_iter().map(|(_, _, counts)| Sample {
        counts,
        points,
        weight: 1.0 / many,
    });
    GameData {
        samples: samples.collect(),
        scores,
        points,
    }
}
