//! `lusoria verify`: plays a record through and deals its dice again. `src/render/verification.rs` writes the result.

use super::output::print;
use crate::command::clean_record;
use crate::locales::Lang;
use crate::render::{not_a_record_page, plain_text, verdict_page};
use crate::session::{NotARecord, Proof, Record};
use anyhow::{Context, Result, anyhow, bail};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

/// The exit status for a record that can be neither proved nor refuted. Status 1 means that the record is false, is no record, or cannot
/// be read. Status 2 is clap's, for a command line that it does not understand.
const CANNOT_BE_PROVED: u8 = 3;

/// Prints what is proved about the record in this file. The exit status says the same to scripts.
pub(super) fn verify(file: &Path, lang: Lang) -> Result<ExitCode> {
    let text = clean_record(&read(file, lang)?);
    let replayed = Record::parse(&text).map_err(|why| no_record(&why, lang))?;
    print(&plain_text(&verdict_page(&replayed, lang)))?;
    Ok(match replayed.verdict().proof() {
        Proof::Proved => ExitCode::SUCCESS,
        Proof::False => ExitCode::FAILURE,
        Proof::Open => ExitCode::from(CANNOT_BE_PROVED),
    })
}

/// The error for a text that is no record, in this language.
fn no_record(why: &NotARecord, lang: Lang) -> anyhow::Error {
    anyhow!(plain_text(&not_a_record_page(why, lang)))
}

/// The text of the file, or of standard input if the file is `-`. A text that is longer than any record is refused. `/dev/zero`, for
/// example, has no end.
fn read(file: &Path, lang: Lang) -> Result<String> {
    let cannot_be_read = || format!("{} cannot be read", file.display());
    let input: Box<dyn Read> = match file == Path::new("-") {
        true => Box::new(std::io::stdin()),
        false if file.is_dir() => bail!("{} is a folder, not a record", file.display()),
        false => Box::new(File::open(file).with_context(cannot_be_read)?),
    };
    let mut bytes = Vec::new();
    let mut beginning = input.take(Record::LONGEST_TEXT as u64 + 1);
    beginning
        .read_to_end(&mut bytes)
        .with_context(cannot_be_read)?;
    if bytes.len() > Record::LONGEST_TEXT {
        return Err(no_record(&NotARecord::TooLong, lang));
    }
    String::from_utf8(bytes).map_err(|_| no_record(&NotARecord::Head, lang))
}
