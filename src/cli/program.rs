//! The whole program: reads the arguments and the environment, and runs the subcommand on an async runtime.
//!
//! This code is in the library, not in `main.rs`. If `main.rs` called the async functions of the library, the compiler would compile the
//! whole program a second time.

#[cfg(unix)]
use super::shutdown::survive_largest_file;
use super::{Arguments, report_error, run};
use crate::app::THREAD_STOP_TIMEOUT;
use crate::config;
use anyhow::Context;
use clap::Parser;
use std::io;
use std::process::ExitCode;
use tokio::runtime::Runtime;

/// How many pipes the program opens before it starts tokio, to find out whether it may open enough files. The pipes take more open files
/// than tokio needs.
const FILES_TO_START: usize = 4;

/// Runs the program with the arguments that it was started with, and returns its exit status.
///
/// The runtime has one thread. One task handles all messages, and SQLite has threads of its own. More runtime threads would only compete
/// with SQLite for processors (bench `w1`).
#[must_use]
pub fn run_program() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(why) => return report_error(&why),
    };
    let code = runtime.block_on(run_subcommand(arguments));
    runtime.shutdown_timeout(THREAD_STOP_TIMEOUT);
    code
}

/// The async runtime.
fn runtime() -> anyhow::Result<Runtime> {
    const TOO_LITTLE: &str =
        "the system lets this program open too few files to start (`ulimit -n` raises that)";
    // tokio panics if it cannot open a pipe for signals, so we find out beforehand whether pipes can be opened.
    let tried: io::Result<Vec<_>> = (0..FILES_TO_START).map(|_| io::pipe()).collect();
    drop(tried.context(TOO_LITTLE)?);
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().context(TOO_LITTLE)
}

async fn run_subcommand(arguments: Arguments) -> ExitCode {
    #[cfg(unix)]
    survive_largest_file();
    let done = match config::read() {
        Ok(config) => run(arguments, config).await,
        Err(why) => Err(why),
    };
    done.unwrap_or_else(|why| report_error(&why))
}
