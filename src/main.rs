//! The program `lusoria`. What it does is in the library, `src/cli/program.rs`.

use lusoria::cli::run_program;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_program()
}
