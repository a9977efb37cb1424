//! Output for the operator: answers on standard output, errors on standard error.

use anyhow::Result;
use std::io::Write;
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

/// Writes a line to standard output and flushes it.
pub(super) fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}
