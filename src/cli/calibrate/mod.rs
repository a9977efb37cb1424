//! `lusoria calibrate`: measures how strong the levels of the computer players are, and how fair the games are.
//!
//! It prints a page in Markdown to standard output, and its progress to standard error. `docs/calibration.md` is such a page.

mod page;
mod plan;
mod slips;

use super::output::print;
use anyhow::{Context, Result, ensure};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use lusoria_games::catalog::{Game, Level, parse_game_string};
use lusoria_games::contest::Tally;
use plan::{Contest, MoveBudget};
use rayon::prelude::*;
use slips::Slips;
use std::process::ExitCode;
use std::time::Duration;

/// What is to be measured.
#[derive(Clone, Debug, clap::Args)]
pub struct CalibrateArguments {
    /// The game, with options if you like: `tablut(king=custodial)`. Without a game, every game for two is measured.
    game: Option<String>,
    /// The number of openings for each contest, each played twice with the seats swapped.
    #[arg(long, value_name = "N", default_value_t = 200)]
    pairs: u64,
    /// How many positions a computer player searches for a move; with this limit, every run plays the same games.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 5_000,
        conflicts_with = "time"
    )]
    nodes: u64,
    /// How many milliseconds a computer player thinks about a move, instead of `--nodes`.
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// The seed of the random numbers. With another seed, other games are played.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Plays the contests and prints their results.
pub(super) fn calibrate(arguments: &CalibrateArguments) -> Result<ExitCode> {
    print(&measure(arguments)?)?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the contests. Returns their results as a page in Markdown.
fn measure(arguments: &CalibrateArguments) -> Result<String> {
    let game = match &arguments.game {
        Some(text) => Some(parse_game_string(text).context("there is no such game")?),
        None => None,
    };
    let budget = match arguments.time {
        Some(milliseconds) => MoveBudget::Time(Duration::from_millis(milliseconds)),
        None => MoveBudget::Nodes(arguments.nodes),
    };
    let is_cats = |(game, _): &(&Game, String)| game.info.id == "cats_and_mouse";
    let has_cats = game.as_ref().is_none_or(is_cats);
    let contests = plan::contests(game, arguments.pairs)?;
    ensure!(
        !contests.is_empty(),
        "nobody plays against anybody in a game for one"
    );
    let tallies = play_all(&contests, budget, arguments);
    let results: Vec<(&Contest, Tally)> = contests.iter().zip(tallies).collect();
    let mut page = page::page(&results, budget, arguments.seed);
    if has_cats {
        let slips = Level::ALL.map(|level| (level, all_slips(level, budget, arguments)));
        page.push_str(&page::slips_table(&slips));
    }
    Ok(page)
}

/// Plays every pair of games of every contest, on all processors.
fn play_all(
    contests: &[Contest],
    budget: MoveBudget,
    arguments: &CalibrateArguments,
) -> Vec<Tally> {
    let pairs = contests.iter().enumerate();
    let pairs = pairs.flat_map(|(at, contest)| (0..contest.pairs).map(move |pair| (at, pair)));
    let pairs: Vec<(usize, u64)> = pairs.collect();
    let bar = progress_bar(pairs.len() as u64);
    let play = |(at, pair)| (at, plan::play(&contests[at], budget, seed(arguments, pair)));
    let bar_of_pairs = pairs.into_par_iter().progress_with(bar.clone());
    let played: Vec<(usize, Tally)> = bar_of_pairs.map(play).collect();
    bar.finish_and_clear();
    let mut tallies = vec![Tally::default(); contests.len()];
    for (at, tally) in played {
        tallies[at] += tally;
    }
    tallies
}

fn all_slips(level: Level, budget: MoveBudget, arguments: &CalibrateArguments) -> Slips {
    let games = (0..2 * arguments.pairs).into_par_iter();
    let played = games.map(|number| slips::play_cats(level, budget, seed(arguments, number)));
    let played: Vec<Slips> = played.collect();
    played.into_iter().fold(Slips::default(), |mut sum, slips| {
        sum += slips;
        sum
    })
}

/// The seed of the pair of games, or of the single game, with this number.
const fn seed(arguments: &CalibrateArguments, number: u64) -> u64 {
    arguments.seed << 32 | number
}

fn progress_bar(pairs: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} pairs of games, {eta} left");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(pairs).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::{CalibrateArguments, measure};

    fn arguments(game: &str, seed: u64) -> CalibrateArguments {
        CalibrateArguments {
            game: Some(game.to_owned()),
            pairs: 2,
            nodes: 40,
            time: None,
            seed,
        }
    }

    #[test]
    fn a_seed_and_a_limit_of_nodes_give_the_same_page_every_time() {
        let page = |seed| measure(&arguments("cats_and_mouse", seed)).unwrap();
        assert_eq!(page(1), page(1));
        let rows = |page: String| page.lines().filter(|line| line.starts_with("| ")).count();
        // The rows of three tables, each with its head: four contests, the seats, three levels.
        assert_eq!(rows(page(1)), 5 + 2 + 4);
    }

    #[test]
    fn what_cannot_be_measured_is_refused() {
        for game in ["tchuka_ruma", "chess", "tablut(king=flanked)"] {
            assert!(measure(&arguments(game, 1)).is_err(), "{game}");
        }
    }
}
