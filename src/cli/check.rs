//! `lusoria check`: whether the database can be used, whether a bot runs on it, and whether each platform lets the bot in.
//!
//! `--local` is a health check, run every minute: it asks no platform, looks at every page of a small database only, and fails if
//! no bot runs. Nothing is made here: a database that is missing is a fault.

use super::output::print;
use crate::config::Config;
use crate::store::{Claim, HostStatus, Store};
use anyhow::Result;
use std::process::ExitCode;

/// Up to so many bytes a health check reads the whole file: some tenth of a second.
const SMALL: u64 = 16 << 20;

/// Tells what is right and what is not; fails if something is not. `local` asks no platform.
pub(super) async fn check(config: &Config, local: bool) -> Result<ExitCode> {
    for warning in &config.warnings {
        print(&format!("settings: {warning}"))?;
    }
    let mut fine = database(config, local).await?;
    fine &= bot(config, local)?;
    if !local {
        fine &= platforms(config).await?;
    }
    Ok(match fine {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// Whether the database is whole.
async fn database(config: &Config, local: bool) -> Result<bool> {
    let store = Store::open_existing(&config.database_url).await?;
    print(&format!("database: {}", store.name()))?;
    let is_small = store.size().is_some_and(|size| size <= SMALL);
    let fine = match local && !is_small {
        true => told_to_read_later()?,
        false => whole(&store).await?,
    };
    waiting(&store).await?;
    store.close().await?;
    Ok(fine)
}

fn told_to_read_later() -> Result<bool> {
    print("database: opens; too large to be read through here, `lusoria check` does that")?;
    Ok(true)
}

async fn whole(store: &Store) -> Result<bool> {
    let faults = store.faults().await?;
    for fault in &faults {
        print(&format!("database: damaged: {fault}"))?;
    }
    if !faults.is_empty() {
        print(
            "database: take a backup of what can be read, and restore the last one that was whole",
        )?;
        return Ok(false);
    }
    print("database: in order, every page was read")?;
    Ok(true)
}

async fn waiting(store: &Store) -> Result<()> {
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

/// Whether the bot that runs on the database answers. That none runs is a fault for a health check only.
fn bot(config: &Config, local: bool) -> Result<bool> {
    let (line, fine) = match Claim::status(&config.database_url)? {
        HostStatus::Nobody => ("no bot is running on it".to_owned(), !local),
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

/// Whether all platforms that have an account are fine.
async fn platforms(config: &Config) -> Result<bool> {
    Ok(discord(config).await? & matrix(config).await?)
}

#[cfg(feature = "discord")]
async fn discord(config: &Config) -> Result<bool> {
    use crate::chat::discord::{Endpoint, check};
    match &config.discord_token {
        Some(token) => told("discord", check(token, &Endpoint::discord()).await),
        None => absent("discord", "no token (DISCORD_TOKEN)"),
    }
}

#[cfg(not(feature = "discord"))]
async fn discord(_: &Config) -> Result<bool> {
    absent("discord", "not in this build")
}

#[cfg(feature = "matrix")]
async fn matrix(config: &Config) -> Result<bool> {
    match &config.matrix {
        Some(account) => told("matrix", crate::chat::matrix::check(account).await),
        None => absent("matrix", "no account (MATRIX_HOMESERVER, MATRIX_USER)"),
    }
}

#[cfg(not(feature = "matrix"))]
async fn matrix(_: &Config) -> Result<bool> {
    absent("matrix", "not in this build")
}

/// Prints what was found on a platform; whether it was fine.
#[cfg(any(feature = "discord", feature = "matrix"))]
fn told(platform: &str, found: Result<Vec<String>, impl std::fmt::Display>) -> Result<bool> {
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

/// A platform that is not used is fine.
fn absent(platform: &str, why: &str) -> Result<bool> {
    print(&format!("{platform}: {why}"))?;
    Ok(true)
}
