//! The puzzles that come with the library: one line of text each, in a file for each game.

use super::recipe::RECIPES;
use crate::catalog::{self, Line};
use crate::rules::{Seat, Turn};
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// A position in which exactly one move wins, and how the solution goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The game with its options and the position: `tablut@…`.
    pub game: String,
    /// From 1 (easy) to 5.
    pub difficulty: u8,
    /// Within how many plies the solver has to win. `None` if the puzzle only asks for moves that keep the win.
    pub plies: Option<u32>,
    /// The moves of the solver and the replies between them. The last move is the solver's. Each reply is the one that delays the win the
    /// most. In a solitaire, all moves are the solver's.
    pub solution: Vec<String>,
}

/// The error for a text that is not a line of a puzzle file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPuzzle;

impl FromStr for Puzzle {
    type Err = NotAPuzzle;

    fn from_str(text: &str) -> Result<Self, NotAPuzzle> {
        let words: Vec<&str> = text.split(' ').collect();
        let [game, difficulty, plies, solution @ ..] = words.as_slice() else {
            return Err(NotAPuzzle);
        };
        let number = |text: &str| text.parse().map_err(|_| NotAPuzzle);
        let plies = match *plies {
            "-" => None,
            plies => Some(number(plies)?),
        };
        if solution.is_empty() {
            return Err(NotAPuzzle);
        }
        Ok(Self {
            game: (*game).to_owned(),
            difficulty: number(difficulty)? as u8,
            plies,
            solution: solution.iter().map(|m| (*m).to_owned()).collect(),
        })
    }
}

/// Writes the line of a puzzle file: `GAME@POSITION DIFFICULTY PLIES MOVE …`. If the puzzle has no limit of plies, `PLIES` is `-`.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.game, self.difficulty)?;
        match self.plies {
            Some(plies) => write!(f, "{plies}")?,
            None => f.write_str("-")?,
        }
        self.solution.iter().try_for_each(|m| write!(f, " {m}"))
    }
}

impl Puzzle {
    /// The position of the puzzle. `None` if its text does not describe one.
    #[must_use]
    pub fn begin(&self) -> Option<Box<dyn Line>> {
        catalog::begin(&self.game)
    }

    /// The seat that is to move and has to win. `None` if the puzzle's text describes no position in which a seat is to move.
    #[must_use]
    pub fn solver(&self) -> Option<Seat> {
        match self.begin()?.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The position after this many right answers and the replies to them. The returned number is the index of the next answer in the
    /// solution. `None` if the puzzle is solved already.
    #[must_use]
    pub fn after(&self, right_answers: usize) -> Option<(Box<dyn Line>, usize)> {
        let (mut line, solver, mut right) = (self.begin()?, self.solver()?, 0);
        for (place, ply) in self.solution.iter().enumerate() {
            let asks = line.turn() == Turn::Seat(solver);
            if asks && right == right_answers {
                return Some((line, place));
            }
            right += usize::from(asks);
            line.play(ply).ok()?;
        }
        None
    }
}

static READ: OnceLock<HashMap<&'static str, Vec<Puzzle>>> = OnceLock::new();

/// The puzzles of the game with this id, in a fixed order. The list is empty if the game has none.
#[must_use]
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    let read_all = || {
        RECIPES
            .iter()
            .map(|recipe| (recipe.game, read(recipe.stored)))
    };
    let all = READ.get_or_init(|| read_all().collect());
    all.get(game).map_or(&[], Vec::as_slice)
}

/// The puzzle of this number, counted from 1.
#[must_use]
pub fn puzzle(game: &str, number: usize) -> Option<&'static Puzzle> {
    puzzles(game).get(number.checked_sub(1)?)
}

fn read(stored: &str) -> Vec<Puzzle> {
    let line = |line: &str| line.parse().expect("the files are checked by a test");
    stored.lines().map(line).collect()
}
