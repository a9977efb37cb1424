//! Finds puzzles. It plays games in which the players often err, and looks in each for a position in which exactly one move wins.
//!
//! If the exact value of every position is known (`Recipe::known`), it looks at all positions from a random one on. Otherwise it looks at
//! the last ones only.

use super::prove::prove;
use super::recipe::Recipe;
use super::stored::Puzzle;
use crate::catalog::{self, Level, Line, ThinkOrder};
use crate::exact::SeatResult;
use crate::rules::{Seat, Turn};

/// Returns a random number below its argument, each equally likely.
type RandomBelow<'a> = &'a mut dyn FnMut(u32) -> u32;

/// A game that is played to find puzzles is stopped after this many plies.
const LONGEST_GAME: usize = 250;
/// The most nodes that a weak computer player searches for one move, in a game that is played to find puzzles.
const NODES_OF_A_MOVE: u64 = 400;
/// The most nodes that are searched to see whether a position looks won.
const NODES_OF_A_LOOK: u64 = 30_000;
/// The most nodes that are searched for the exact value of a move.
const NODES_OF_A_VALUE: u64 = 20_000;
/// The most nodes that are searched to learn whether a seat can force a win within some number of plies.
const NODES_OF_A_COUNT: u64 = 3_000_000;
/// The most moves that a puzzle asks for.
const MOST_ANSWERS: usize = 6;
/// Puzzles of this difficulty are not kept, because anybody sees their answer at once.
const EASIEST: u8 = 1;
/// The fewest moves that a puzzle asks for. One move is enough if the puzzle says in how many plies to win, and that number is at least
/// three.
const FEWEST_ANSWERS: usize = 2;

/// Plays one game, and looks in it for a puzzle. Returns the first one that is proved.
pub fn make(recipe: &Recipe, below: RandomBelow<'_>) -> Option<Puzzle> {
    let options = recipe.options[below(recipe.options.len() as u32) as usize];
    let positions = play(recipe, options, below)?;
    let count = positions.len() as u32;
    let late = if recipe.known {
        below(count.max(1))
    } else {
        count.saturating_sub(recipe.most_plies + 2)
    };
    let maker = Maker { recipe };
    let puzzles = positions[late as usize..]
        .iter()
        .filter_map(|position| maker.puzzle_of(position));
    let mut harder = puzzles.filter(|puzzle| puzzle.difficulty > EASIEST);
    harder.find(|puzzle| prove(puzzle, recipe).is_ok())
}

/// Plays a game. Returns the positions in which a seat was to move, as game strings.
fn play(recipe: &Recipe, options: &str, below: RandomBelow<'_>) -> Option<Vec<String>> {
    let mut line = catalog::find(recipe.game)?.0.begin(options).ok()?;
    let mut positions = Vec::new();
    while let Turn::Seat(_) = line.turn() {
        positions.push(game_string(&*line, options));
        if positions.len() > LONGEST_GAME {
            break;
        }
        let ply = next_move(recipe, &*line, below)?;
        line.play(&ply).ok()?;
    }
    Some(positions)
}

/// The game string for a game that begins with the present position of `line`.
fn game_string(line: &dyn Line, options: &str) -> String {
    let (game, position) = (line.game().info.id, line.position());
    match options {
        "" => format!("{game}@{position}"),
        options => format!("{game}({options})@{position}"),
    }
}

/// The next ply of a game that is played to find puzzles. It is a random move, or one of a weak computer player. In a solitaire, it is a
/// winning move if one is known, because after another move the game could no longer be won.
fn next_move(recipe: &Recipe, line: &dyn Line, below: RandomBelow<'_>) -> Option<String> {
    let alone = line.game().info.seats == 1;
    if alone || below(10) < recipe.random_of_ten {
        let winners = known_winners(line).filter(|_| alone).unwrap_or_default();
        let moves = if winners.is_empty() {
            line.sensible_moves()
        } else {
            winners
        };
        return Some(moves[below(moves.len() as u32) as usize].clone());
    }
    let order = ThinkOrder {
        level: Level::Easy,
        seed: u64::from(below(1 << 30)),
        nodes: Some(NODES_OF_A_MOVE),
        hash_bytes: 1 << 18,
        ..ThinkOrder::default()
    };
    Some(line.think(&order, &|| false)?.ply)
}

/// Within how many plies the solver of a puzzle wins.
enum Distance {
    /// Within this many plies.
    Plies(u32),
    /// The puzzle does not say within how many plies the solver wins.
    Unlimited,
}

/// Looks for puzzles by one recipe.
struct Maker<'a> {
    recipe: &'a Recipe,
}

impl Maker<'_> {
    fn puzzle_of(&self, game: &str) -> Option<Puzzle> {
        let mut line = catalog::begin(game)?;
        let Turn::Seat(solver) = line.turn() else {
            return None;
        };
        let choices = line.legal_moves().len();
        let plies = match self.distance(&*line, solver)? {
            Distance::Plies(plies) => Some(plies),
            Distance::Unlimited => None,
        };
        let (mut solution, mut answers, mut complete) = (Vec::new(), 0, 0);
        while let Turn::Seat(mover) = line.turn() {
            let ply = if mover == solver {
                let Some(ply) = self
                    .only_winner(&*line, solver)
                    .filter(|_| answers < MOST_ANSWERS)
                else {
                    break;
                };
                answers += 1;
                complete = solution.len() + 1;
                ply
            } else {
                self.longest_defence(&*line, solver)?
            };
            line.play(&ply).ok()?;
            solution.push(ply);
        }
        solution.truncate(complete);
        let long = plies.is_some_and(|plies| plies as usize >= 2 * FEWEST_ANSWERS - 1);
        let enough = answers >= FEWEST_ANSWERS || (answers == 1 && long);
        enough.then(|| Puzzle {
            difficulty: difficulty(game, &solution[0], answers, choices, plies),
            game: game.to_owned(),
            plies,
            solution,
        })
    }

    /// Within how many plies the solver wins from this position.
    ///
    /// - In games whose exact values are known, the result is always `Unlimited`, even if the solver cannot win.
    /// - In other games, the result is `None` if no win is found, or if the win comes too soon for a puzzle.
    fn distance(&self, line: &dyn Line, solver: Seat) -> Option<Distance> {
        if self.recipe.known {
            return Some(Distance::Unlimited);
        }
        if !looks_won(line, solver, self.recipe.most_plies) {
            return None;
        }
        let plies = self.fewest_plies(line, solver)?;
        (plies > 2).then_some(Distance::Plies(plies))
    }

    /// The fewest plies within which the solver can force a win. `None` if no win within the recipe's limit is found.
    fn fewest_plies(&self, line: &dyn Line, solver: Seat) -> Option<u32> {
        for plies in 0..=self.recipe.most_plies {
            if line.wins_within(solver, plies, NODES_OF_A_COUNT)? {
                return Some(plies);
            }
        }
        None
    }

    /// The only move that wins. `None` if no move or several moves win, if the search ended before this was known, or if only one move is
    /// legal.
    fn only_winner(&self, line: &dyn Line, solver: Seat) -> Option<String> {
        let winning = if self.recipe.known {
            known_winners(line)?
        } else {
            self.winners_in_time(line, solver)?
        };
        let choice = line.legal_moves().len() > 1;
        match winning.as_slice() {
            [only] if choice => Some(only.clone()),
            _ => None,
        }
    }

    /// Two kinds of moves in one list: those that win within the fewest plies, and those that seem to need at most two plies more. A
    /// position can be used for a puzzle only if the list has exactly one move.
    fn winners_in_time(&self, line: &dyn Line, solver: Seat) -> Option<Vec<String>> {
        let plies = self.fewest_plies(line, solver)?;
        let mut moves = Vec::new();
        for m in line.legal_moves() {
            let mut next = line.boxed_clone();
            next.play(&m).ok()?;
            let in_time = next.wins_within(solver, plies - 1, NODES_OF_A_COUNT)?;
            if in_time || looks_won(&*next, solver, plies + 1) {
                moves.push(m);
            }
        }
        Some(moves)
    }

    /// The other seat's reply that delays the solver's win the most.
    fn longest_defence(&self, line: &dyn Line, solver: Seat) -> Option<String> {
        if self.recipe.known {
            let replies = line.exact_moves(NODES_OF_A_VALUE).into_iter();
            return replies.max_by_key(|(_, value)| *value).map(|(m, _)| m);
        }
        let mut longest = None;
        for m in line.legal_moves() {
            let mut next = line.boxed_clone();
            next.play(&m).ok()?;
            let plies = self.fewest_plies(&*next, solver)?;
            if longest.as_ref().is_none_or(|(most, _)| plies > *most) {
                longest = Some((plies, m));
            }
        }
        longest.map(|(_, m)| m)
    }
}

/// The moves whose exact value is a win. `None` if the value of some move is not known.
fn known_winners(line: &dyn Line) -> Option<Vec<String>> {
    let known = line.exact_moves(NODES_OF_A_VALUE);
    if known.len() < line.legal_moves().len() {
        return None;
    }
    let wins = known
        .into_iter()
        .filter(|(_, value)| value.result == SeatResult::Win);
    Some(wins.map(|(m, _)| m).collect())
}

/// Whether a computer player sees a win for the solver when it looks this many plies ahead.
fn looks_won(line: &dyn Line, solver: Seat, plies: u32) -> bool {
    let order = ThinkOrder {
        nodes: Some(NODES_OF_A_LOOK),
        depth: Some(plies),
        hash_bytes: 1 << 20,
        ..ThinkOrder::default()
    };
    let Turn::Seat(mover) = line.turn() else {
        return line.wins_within(solver, 0, 1) == Some(true);
    };
    let found = line.think(&order, &|| false);
    found.is_some_and(|thought| {
        if mover == solver {
            thought.score.is_win()
        } else {
            thought.score.is_loss()
        }
    })
}

/// The difficulty of a puzzle, from 1 to 5. It grows with the number of moves to find, and with the number of moves to choose from. It
/// also grows if a player who looks one ply ahead would not find the first move.
fn difficulty(game: &str, first: &str, answers: usize, choices: usize, plies: Option<u32>) -> u8 {
    let order = ThinkOrder {
        depth: Some(1),
        nodes: Some(2_000),
        hash_bytes: 1 << 16,
        ..ThinkOrder::default()
    };
    let naive = catalog::begin(game).and_then(|line| line.think(&order, &|| false));
    let surprising = naive.is_none_or(|thought| thought.ply != first);
    let long = plies.is_some_and(|plies| plies > 5) || answers > 3;
    let many = choices > 8;
    1 + u8::from(surprising) + u8::from(long) + u8::from(many) + u8::from(answers > 2)
}
