//! `lusoria tables`: makes the large tables of solved games in the folder where the bot looks for them. On Linux it runs at the lowest
//! priority. Unfinished tables of XII Scripta are saved every few minutes, so that the work can go on after an interruption.

use super::output::print;
use crate::config::Config;
use crate::service::lower_priority;
use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use lusoria_games::exact::afrika::{self, Goal};
use lusoria_games::exact::xii_scripta::{ChanceTable, Pair, Tables, Tile};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The game whose tables are made.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum TableTask {
    /// XII Scripta with up to three pieces and plain dice, by value iteration: seconds for 2 pieces, an hour or more for 3.
    Scripta {
        /// The most pieces of each player.
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=3))]
        pieces: u8,
        /// The number of threads.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
        threads: u8,
    },
    /// Endings of Afrika, for both goals (more stones, or fewer): minutes for 16 stones.
    Afrika {
        /// The most stones on the board.
        #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=24))]
        stones: u8,
    },
}

/// A layer of the tables has all positions in which each player has a certain number of pieces left. If a round of value iteration
/// changes every value of a layer by less than this, the layer is finished. All later rounds together would change a value by less than a
/// ten-thousandth.
const HARDLY: f32 = 1e-5;

/// How often unfinished tables are saved.
const BETWEEN: Duration = Duration::from_secs(300);

const STYLE: &str = "{msg} {bar:30} {pos} of {len}, {eta} left";

/// Makes the tables.
pub(super) fn run_tables(config: &Config, task: &TableTask) -> Result<ExitCode> {
    lower_priority();
    let folder = &config.tables;
    let cannot = || format!("the folder {} cannot be made", folder.display());
    fs::create_dir_all(folder).with_context(cannot)?;
    match *task {
        TableTask::Scripta { pieces, threads } => make_scripta(folder, pieces, threads)?,
        TableTask::Afrika { stones } => make_afrika(folder, stones)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn make_afrika(folder: &Path, stones: u8) -> Result<()> {
    for goal in [Goal::More, Goal::Fewer] {
        let bar = bar(0)?;
        bar.set_message(format!("{goal:?} stones"));
        bar.enable_steady_tick(Duration::from_secs(1));
        let mut told = |done: u64, all: u64| {
            bar.set_length(all);
            bar.set_position(done);
            true
        };
        let tables = afrika::Tables::build(goal, usize::from(stones), &mut told);
        let tables = tables.context("nobody stops it")?;
        bar.finish_and_clear();
        keep(&afrika_file(folder, goal), &tables.to_bytes())?;
    }
    Ok(())
}

/// The file of Afrika's endings.
pub(super) fn afrika_file(folder: &Path, goal: Goal) -> PathBuf {
    folder.join(match goal {
        Goal::More => "afrika-more.table",
        Goal::Fewer => "afrika-fewer.table",
    })
}

/// The file of XII Scripta with this many pieces.
pub(super) fn scripta_file(folder: &Path, pieces: u8) -> PathBuf {
    folder.join(format!("scripta-{pieces}.table"))
}

/// The tables of XII Scripta while they are made.
struct Work {
    tables: Tables,
    pairs_done: usize,
    file: PathBuf,
    threads: usize,
    kept: Mutex<Instant>,
}

fn make_scripta(folder: &Path, pieces: u8, threads: u8) -> Result<()> {
    let file = scripta_file(folder, pieces).with_extension("unfinished");
    let (tables, pairs_done) = begin_or_go_on(&file, pieces)?;
    let mut work = Work {
        tables,
        pairs_done,
        file,
        threads: threads.into(),
        kept: Mutex::new(Instant::now()),
    };
    let pairs = work.tables.pairs();
    for (number, pair) in (1..).zip(&pairs).skip(work.pairs_done) {
        work.improve(*pair, &format!("layer {number} of {}", pairs.len()))?;
        work.pairs_done = number;
        work.keep()?;
    }
    let table = ChanceTable::of(&work.tables);
    keep(&scripta_file(folder, pieces), &table.to_bytes())?;
    let begins = work.tables.chance_of_whoever_begins();
    print(&format!(
        "whoever throws first wins with a chance of {begins:.4}"
    ))?;
    fs::remove_file(&work.file).context("the unfinished tables")
}

fn begin_or_go_on(file: &Path, pieces: u8) -> Result<(Tables, usize)> {
    if !file.exists() {
        return Ok((Tables::new(pieces.into()), 0));
    }
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    let found = Tables::from_bytes(&bytes).with_context(|| file.display().to_string())?;
    print(&format!("goes on from {}", file.display()))?;
    Ok(found)
}

impl Work {
    /// Improves all values of the tables for a [`Pair`], round after round. Stops when a round changes every value by less than
    /// [`HARDLY`].
    fn improve(&self, pair: Pair, name: &str) -> Result<()> {
        let tiles = self.tables.tiles(pair);
        for round in 1.. {
            let bar = bar(tiles.len() as u64)?;
            bar.set_message(format!("{name}, round {round}"));
            let change = self.round(&tiles, &bar)?;
            bar.finish_and_clear();
            if change < HARDLY {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Improves the values of every tile (a group of positions) once, on all threads. Returns the largest change of a value.
    fn round(&self, tiles: &[Tile], bar: &ProgressBar) -> Result<f32> {
        let next = AtomicUsize::new(0);
        let part = || -> Result<f32> {
            let mut change = 0.0_f32;
            while let Some(tile) = tiles.get(next.fetch_add(1, Ordering::Relaxed)) {
                change = change.max(self.tables.improve(tile));
                bar.inc(1);
                self.keep_now_and_then()?;
            }
            Ok(change)
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (1..self.threads).map(|_| scope.spawn(part)).collect();
            let mut change = part()?;
            for thread in threads {
                let of_thread = thread
                    .join()
                    .map_err(|_| anyhow::anyhow!("a thread failed"))?;
                change = change.max(of_thread?);
            }
            Ok(change)
        })
    }

    fn keep_now_and_then(&self) -> Result<()> {
        let Ok(mut kept) = self.kept.try_lock() else {
            return Ok(());
        };
        if kept.elapsed() > BETWEEN {
            self.keep()?;
            *kept = Instant::now();
        }
        Ok(())
    }

    fn keep(&self) -> Result<()> {
        keep(&self.file, &self.tables.to_bytes(self.pairs_done))
    }
}

fn bar(length: u64) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template(STYLE).context("the progress bar")?;
    Ok(ProgressBar::new(length).with_style(style))
}

/// Replaces a file in one step, so that nobody ever reads half of it.
fn keep(file: &Path, bytes: &[u8]) -> Result<()> {
    let half = file.with_extension("half");
    let cannot = || format!("{} cannot be written", file.display());
    fs::write(&half, bytes).with_context(cannot)?;
    fs::rename(&half, file).with_context(cannot)
}
