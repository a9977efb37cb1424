//! The program `lusoria`: reads arguments and environment, and hands over.

use anyhow::Context;
use clap::Parser;
use lusoria::cli::{self, Arguments};
use lusoria::config;
use std::io;
use std::process::ExitCode;
use tokio::runtime::Runtime;

/// Half as many pipes as tokio opens files, and some to spare.
const FILES_TO_START: usize = 4;

// One thread for all that waits: one task decides and SQLite has a thread of its own, so more would only take turns, and take
// the processor from SQLite where there are two (bench `w1`).
fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(why) => return cli::report_error(&why),
    };
    let code = runtime.block_on(run(arguments));
    runtime.shutdown_timeout(lusoria::app::THREAD_STOP_TIMEOUT);
    code
}

/// What the program runs in.
fn runtime() -> anyhow::Result<Runtime> {
    const TOO_LITTLE: &str =
        "the system lets this program open too few files to start (`ulimit -n` raises that)";
    // tokio panics where it gets no pipe for signals; so it is tried beforehand whether it will.
    let tried: io::Result<Vec<_>> = (0..FILES_TO_START).map(|_| io::pipe()).collect();
    drop(tried.context(TOO_LITTLE)?);
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().context(TOO_LITTLE)
}

async fn run(arguments: Arguments) -> ExitCode {
    let done = match config::read() {
        Ok(config) => cli::run(arguments, config).await,
        Err(why) => Err(why),
    };
    done.unwrap_or_else(|why| cli::report_error(&why))
}
