//! Measures how much one person can delay all others: `cargo bench --bench attack -- worst` and `-- mixture SECONDS`.
//!
//! `worst` hands in one bad message at a time, beside 16,000 open games that an older version left behind, and measures how much longer
//! somebody in another room waits for an answer because of it. `mixture` lets many people send bad messages for a while, and measures how
//! long two honest people wait for each other's moves, first without these messages and then with them.
//!
//! Other load on the machine changes all figures. So only medians count, and only figures that are far from the limits. The bench never
//! fails, except with `worst --strict`: then it ends with status 1 if a message costs more than the limit. `--only TEXT` measures the
//! messages whose name contains this text, `--seed N` makes other random messages. `LUSORIA_BENCH_DIR` names the folder for the
//! database.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench prints and may fail"
)]

mod crowd;
mod grammar;
mod list;
mod mixture;
mod old_database;
mod table;
mod world;
mod worst;

use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

// The same runtime as in `src/cli/program.rs`.
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    let folder = tempfile::tempdir_in(folder()).unwrap();
    if asked.first().is_some_and(|word| word == "mixture") {
        let seconds = asked.get(1).and_then(|n| n.parse().ok()).unwrap_or(30);
        mixture::measure(folder.path(), seconds, value(&asked, "--seed").unwrap_or(1)).await;
        return ExitCode::SUCCESS;
    }
    let wanted = worst::Wanted {
        only: value(&asked, "--only").unwrap_or_default(),
        seed: value(&asked, "--seed").unwrap_or(1),
    };
    let all_below = worst::measure(folder.path(), &wanted).await;
    let strict = asked.iter().any(|word| word == "--strict");
    ExitCode::from(u8::from(strict && !all_below))
}

/// The argument that follows this word, parsed.
fn value<T: FromStr>(asked: &[String], word: &str) -> Option<T> {
    let at = asked.iter().position(|other| other == word)?;
    asked.get(at + 1)?.parse().ok()
}

fn folder() -> PathBuf {
    std::env::var_os("LUSORIA_BENCH_DIR")
        .map_or_else(|| env!("CARGO_TARGET_TMPDIR").into(), PathBuf::from)
}
