//! `lusoria check` prints whether the database can be used and written to, whether a bot runs on it, and whether each platform lets the
//! bot in.
//!
//! `--local` is a health check, cheap enough to be run every minute. It asks no platform, and it does not read every page of a large
//! database. It fails if no bot runs.
//!
//! A missing database is reported and not created.

use super::output::print;
use crate::config::Config;
use crate::store::{HostClaim, HostStatus, Store, StoreError};
use anyhow::Result;
use std::process::ExitCode;

/// The size in bytes of the largest database that a health check reads completely. Reading so much takes about a tenth of a second.
const SMALL: u64 = 16 << 20;

/// Prints what each check has found. The exit status is a failure if a check has found a fault. With `local`, no platform is asked.
pub(super) async fn check(config: &Config, local: bool) -> Result<ExitCode> {
    for warning in &config.warnings {
        print(&format!("settings: {warning}"))?;
    }
    let mut fine = check_database(config, local).await?;
    fine &= check_bot(config, local)?;
    if !local {
        fine &= check_platforms(config).await?;
    }
    Ok(match fine {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// Whether the database is whole and can be written to.
async fn check_database(config: &Config, local: bool) -> Result<bool> {
    // This is checked before the database is opened, because the same fault may also keep it from being opened.
    let is_writable = check_writing(config)?;
    let store = Store::open_existing(&config.database_url).await?;
    print(&format!("database: {}", store.name()))?;
    let is_small = store.size().is_some_and(|size| size <= SMALL);
    let fine = match local && !is_small {
        true => skip_large_database()?,
        false => check_pages(&store).await?,
    };
    let is_unlocked = is_writable && check_locking(&store).await?;
    let are_read = match print_waiting_messages(&store).await {
        Ok(()) => true,
        Err(why) => {
            print(&format!(
                "database: how many messages wait cannot be read: {why}"
            ))?;
            false
        }
    };
    store.close().await?;
    Ok(fine && is_unlocked && are_read)
}

/// Whether the files of the database can be written to.
fn check_writing(config: &Config) -> Result<bool> {
    print_unwritable(Store::try_writing(&config.database_url))
}

/// Whether the open database can be written to. Another process may have locked it, or the header of its file may forbid writing.
async fn check_locking(store: &Store) -> Result<bool> {
    print_unwritable(store.try_changing_nothing().await)
}

/// Takes the result of an attempt to write. If it failed, prints why nothing can be stored. Returns true if it succeeded.
fn print_unwritable(tried: Result<(), StoreError>) -> Result<bool> {
    if let Err(why) = &tried {
        print(&format!("database: nothing can be stored: {why}"))?;
    }
    Ok(tried.is_ok())
}

/// Prints that this database is too large for a health check to read completely. Returns true, because that is no fault.
fn skip_large_database() -> Result<bool> {
    print("database: opens; too large to be read through here, `lusoria check` does that")?;
    Ok(true)
}

/// Reads every page of the database and prints what is damaged. Returns true if nothing is.
async fn check_pages(store: &Store) -> Result<bool> {
    let faults = store.faults().await?;
    for fault in &faults {
        print(&format!("database: damaged: {fault}"))?;
    }
    if !faults.is_empty() {
        print(
            "database: stop the bot and restore the last backup that was whole (README.md, \"To restore a backup\"); keep this file, `sqlite3 FILE .recover` may save what came after the backup",
        )?;
        return Ok(false);
    }
    print("database: in order, every page was read")?;
    Ok(true)
}

/// Prints how many messages wait, and which could not be sent.
async fn print_waiting_messages(store: &Store) -> Result<()> {
    let (waiting, dead) = (store.pending().await?, store.dead_letters().await?);
    print(&format!(
        "database: {} messages waiting, {} that could not be sent",
        waiting.len(),
        dead.len()
    ))?;
    for (delivery, cause) in dead {
        print(&format!(
            "message {} could not be sent: {cause}",
            delivery.id
        ))?;
    }
    Ok(())
}

/// Prints whether a bot runs on the database, and whether that bot answers. Returns false if the bot hangs. With `local`, also returns
/// false if no sign of life of a bot is found.
fn check_bot(config: &Config, local: bool) -> Result<bool> {
    let (line, fine) = match HostClaim::status(&config.database_url)? {
        HostStatus::Nobody => ("no bot is running on it".to_owned(), !local),
        HostStatus::Hidden => (
            "running on it, but there is no sign of life beside this file: it uses another name of it, or the file -host was deleted"
                .to_owned(),
            !local,
        ),
        HostStatus::Alive(process, ago) => (
            format!(
                "running on it{process}, it answered {} seconds ago",
                ago.as_secs()
            ),
            true,
        ),
        HostStatus::Silent(process, ago) => (
            format!(
                "running on it{process}, but it has not answered for {} seconds: it hangs",
                ago.as_secs()
            ),
            false,
        ),
    };
    print(&format!("bot: {line}"))?;
    Ok(fine)
}

/// Whether every configured platform accepts the bot's login.
async fn check_platforms(config: &Config) -> Result<bool> {
    Ok(discord(config).await? & matrix(config).await?)
}

#[cfg(feature = "discord")]
async fn discord(config: &Config) -> Result<bool> {
    use crate::chat::discord::{Endpoint, check};
    match &config.discord_token {
        Some(token) => print_found("discord", check(token, &Endpoint::discord()).await),
        None => print_unused("discord", "no token (DISCORD_TOKEN)"),
    }
}

#[cfg(not(feature = "discord"))]
async fn discord(_: &Config) -> Result<bool> {
    print_unused("discord", "not in this build")
}

#[cfg(feature = "matrix")]
async fn matrix(config: &Config) -> Result<bool> {
    match &config.matrix {
        Some(account) => print_found("matrix", crate::chat::matrix::check(account).await),
        None => print_unused("matrix", "no account (MATRIX_HOMESERVER, MATRIX_USER)"),
    }
}

#[cfg(not(feature = "matrix"))]
async fn matrix(_: &Config) -> Result<bool> {
    print_unused("matrix", "not in this build")
}

/// Prints what was found on a platform. Returns true if nothing was wrong there.
#[cfg(any(feature = "discord", feature = "matrix"))]
fn print_found(platform: &str, found: Result<Vec<String>, impl std::fmt::Display>) -> Result<bool> {
    match found {
        Ok(lines) => {
            for line in lines {
                print(&format!("{platform}: {line}"))?;
            }
            Ok(true)
        }
        Err(why) => {
            print(&format!("{platform}: {why}"))?;
            Ok(false)
        }
    }
}

/// Prints why a platform is not used. Returns true, because that is no fault.
fn print_unused(platform: &str, why: &str) -> Result<bool> {
    print(&format!("{platform}: {why}"))?;
    Ok(true)
}
