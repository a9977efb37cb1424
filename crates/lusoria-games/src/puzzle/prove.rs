//! Proves a puzzle a second time, by another search than the one that found it. In games whose exact values are known, this is a
//! proof-number search. In other games it is a plain search that remembers nothing.

use super::recipe::Recipe;
use super::stored::Puzzle;
use crate::catalog::{Line, Proof};
use crate::rules::{Seat, Turn};

/// How many nodes are searched for each move.
const NODES: u64 = 400_000;

/// Why a puzzle is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The text of the puzzle cannot be read, no seat is to move in its position, or its solution cannot be played.
    Unplayable,
    /// The solution goes on with a move that does not win. The number says how many right answers came before it.
    NoWin(usize),
    /// Another move than that of the solution wins, too. The number says how many right answers came before it.
    AlsoWins(usize, String),
    /// The search ended before it was known whether a move wins.
    Unknown,
}

/// Proves that whenever the solver is to move, the solution's move wins and no other move does. If the puzzle has a limit of plies,
/// slower wins do not count.
///
/// # Errors
/// The first [`Flaw`] that is found.
pub fn prove(puzzle: &Puzzle, recipe: &Recipe) -> Result<(), Flaw> {
    let solver = puzzle.solver().ok_or(Flaw::Unplayable)?;
    let mut plies = puzzle.plies;
    let mut line = puzzle.begin().ok_or(Flaw::Unplayable)?;
    let mut right = 0;
    for ply in &puzzle.solution {
        if line.turn() == Turn::Seat(solver) {
            let judge = Judge {
                solver,
                plies,
                known: recipe.known,
            };
            judge.only_this_wins(&*line, ply, right)?;
            right += 1;
        }
        line.play(ply).map_err(|_| Flaw::Unplayable)?;
        plies = plies.map(|plies| plies.saturating_sub(1));
    }
    Ok(())
}

struct Judge {
    solver: Seat,
    /// How many plies are left for the win. `None` if there is no limit.
    plies: Option<u32>,
    known: bool,
}

impl Judge {
    fn only_this_wins(&self, line: &dyn Line, right: &str, answers: usize) -> Result<(), Flaw> {
        for m in line.legal_moves() {
            let mut next = line.boxed_clone();
            next.play(&m).map_err(|_| Flaw::Unplayable)?;
            match (self.wins(&*next).ok_or(Flaw::Unknown)?, m == right) {
                (false, true) => return Err(Flaw::NoWin(answers)),
                (true, false) => return Err(Flaw::AlsoWins(answers, m)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether the solver can force a win after the move that led to `line`. `None` if the search ended before this was known.
    fn wins(&self, line: &dyn Line) -> Option<bool> {
        if !self.known {
            let plies = self.plies?.saturating_sub(1);
            return line.wins_within(self.solver, plies, NODES);
        }
        match line.prove(self.solver, NODES, &|| false) {
            Proof::Win { .. } => Some(true),
            Proof::NoWin => Some(false),
            Proof::Unknown => None,
        }
    }
}
