//! `lusoria puzzles`: makes the files of puzzles that come with the games' library.

use super::output::print;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use lusoria_games::puzzle::{RECIPES, Recipe, make};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::process::ExitCode;

/// What can be done with puzzles.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum PuzzleTask {
    /// Prints puzzles of a game, one a line, each proved by two searches.
    Make {
        /// The id of the game: cats_and_mouse, tablut, murus_gallicus, tchuka_ruma, afrika or selus.
        game: String,
        /// How many.
        #[arg(long, default_value_t = 200)]
        count: usize,
        /// The random numbers follow from this number: another one makes other puzzles.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// Runs the subcommand that was given.
pub(super) fn run_puzzles(task: PuzzleTask) -> Result<ExitCode> {
    let PuzzleTask::Make { game, count, seed } = task;
    let recipe = RECIPES.iter().find(|recipe| recipe.game == game);
    let Some(recipe) = recipe else {
        let games: Vec<&str> = RECIPES.iter().map(|recipe| recipe.game).collect();
        bail!(
            "no puzzles are made for {game}; there are {}",
            games.join(", ")
        );
    };
    print_puzzles(recipe, count, seed)?;
    Ok(ExitCode::SUCCESS)
}

fn print_puzzles(recipe: &Recipe, count: usize, seed: u64) -> Result<()> {
    let (mut random, mut positions) = (SmallRng::seed_from_u64(seed), HashSet::new());
    let template = "{bar:40} {pos} of {len} puzzles, {msg} games, {eta} left";
    let style = ProgressStyle::with_template(template).context("the progress bar")?;
    let bar = ProgressBar::new(count as u64).with_style(style);
    let mut games = 0_u64;
    while positions.len() < count {
        games += 1;
        bar.set_message(games.to_string());
        let Some(puzzle) = make(recipe, &mut |n| random.random_range(0..n)) else {
            continue;
        };
        if positions.insert(puzzle.game.clone()) {
            bar.suspend(|| print(&puzzle.to_string()))?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(())
}
