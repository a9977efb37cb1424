//! `lusoria verify`: plays a record through and deals its dice again.

use super::output::print;
use crate::locales::Lang;
use crate::render::{plain_text, verdict_page};
use crate::session::{Proof, Record};
use anyhow::{Context, Result};
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

/// The status for a record of which nothing can be proved. 1 is for what is false or no record, and 2 is clap's for a command
/// line that it does not understand.
const CANNOT_BE_PROVED: u8 = 3;

/// Prints what is proved about the record in this file. Scripts read the same from the status.
pub(super) fn verify(file: &Path, lang: Lang) -> Result<ExitCode> {
    let replayed = Record::parse(&read(file)?).context("this is not a record")?;
    print(&plain_text(&verdict_page(&replayed, lang)))?;
    Ok(match replayed.verdict().proof() {
        Proof::Proved => ExitCode::SUCCESS,
        Proof::False => ExitCode::FAILURE,
        Proof::Open => ExitCode::from(CANNOT_BE_PROVED),
    })
}

fn read(file: &Path) -> Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}
