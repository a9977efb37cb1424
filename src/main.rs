//! The program `lusoria`: reads arguments and environment, and hands over.

use anyhow::Context;
use clap::Parser;
use lusoria::cli::Cli;
use lusoria::{commands, config};
use std::process::ExitCode;
use std::time::Duration;

/// How long a thread that still reads or writes somewhere may keep the program from ending.
const LAST_MOMENT: Duration = Duration::from_millis(500);

// One thread for all that waits: one task decides and SQLite has a thread of its own, so more would only take turns, and take
// the processor from SQLite where there are two (bench `w1`).
fn main() -> ExitCode {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the system gives this program too little to start with (open files, threads)");
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(why) => return commands::complain(&why),
    };
    let code = runtime.block_on(run(cli));
    runtime.shutdown_timeout(LAST_MOMENT);
    code
}

async fn run(cli: Cli) -> ExitCode {
    let done = match config::read() {
        Ok(config) => commands::run(cli, config).await,
        Err(why) => Err(why),
    };
    done.unwrap_or_else(|why| commands::complain(&why))
}
