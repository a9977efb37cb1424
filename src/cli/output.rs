//! Output for the operator: answers on standard output, errors on standard error.

use anyhow::Result;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Prints an error with its causes on standard error.
#[must_use]
pub(super) fn report_error(why: &anyhow::Error) -> ExitCode {
    let mut text = String::new();
    for cause in why.chain().map(ToString::to_string) {
        // Some errors repeat the text of their cause.
        if !text.ends_with(&cause) {
            let colon = if text.is_empty() { "" } else { ": " };
            text = format!("{text}{colon}{cause}");
        }
    }
    // Nothing can be done about an error stream that is closed.
    let _ = writeln!(std::io::stderr(), "lusoria: {text}");
    ExitCode::FAILURE
}

/// Writes a line to standard output and flushes it. If nobody reads the output any more (`lusoria check | head -1`), the command goes on.
/// Its exit status is then the same as with a reader.
pub(super) fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match writeln!(out, "{text}").and_then(|()| out.flush()) {
        Err(why) if why.kind() != ErrorKind::BrokenPipe => Err(why.into()),
        _ => Ok(()),
    }
}
