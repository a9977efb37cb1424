//! The commands that host nothing: the engine, texts, records, the operator's tools.

use super::print;
use crate::catalog;
use crate::chat::console::plain_text;
use crate::config::Config;
use crate::engine_protocol;
use crate::host::{Proof, Record};
use crate::locales::Lang;
use crate::render::{games_page, rules_page, verdict_page};
use crate::store::Store;
use anyhow::{Context, Result, bail};
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

/// Converses with a program.
pub(super) fn engine() -> Result<ExitCode> {
    let talk = engine_protocol::converse(std::io::stdin(), std::io::stdout());
    talk.context("nobody reads what the engine says")?;
    Ok(ExitCode::SUCCESS)
}

/// What `!games` answers.
pub(super) fn games(lang: Lang) -> Result<ExitCode> {
    print(&plain_text(&games_page(lang)))?;
    Ok(ExitCode::SUCCESS)
}

/// What `!rules` answers.
pub(super) fn rules(name: &str, lang: Lang, full: bool) -> Result<ExitCode> {
    let Some((game, _)) = catalog::find(name) else {
        bail!("there is no game {name}; `lusoria games` lists them")
    };
    print(&plain_text(&rules_page(game.info.id, full, lang)))?;
    Ok(ExitCode::SUCCESS)
}

/// The status for a record of which nothing can be proved. 1 is for what is false or no record, and 2 is clap's for a command
/// line that it does not understand.
const CANNOT_BE_PROVED: u8 = 3;

/// Plays a record through and deals its dice again. The status says what comes of it, for scripts.
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

/// Brings the database up to date.
pub(super) async fn migrate(config: &Config) -> Result<ExitCode> {
    let store = Store::open(&config.database_url).await?;
    let name = store.name();
    store.close().await?;
    print(&format!("the database {name} is up to date"))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a copy of the database.
pub(super) async fn backup(config: &Config, file: &Path) -> Result<ExitCode> {
    let store = Store::open_existing(&config.database_url).await?;
    let name = store.name();
    store.backup(file).await?;
    store.close().await?;
    let copy = file.display();
    print(&format!("the database {name} is copied to {copy}"))?;
    Ok(ExitCode::SUCCESS)
}
