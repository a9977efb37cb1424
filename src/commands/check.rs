//! `lusoria check`: whether the database can be used, and whether each platform lets the bot in.

use super::{offline, print};
use crate::config::Config;
use anyhow::Result;
use std::process::ExitCode;

/// Tells what is right and what is not; fails if something is not. `local` asks no platform.
pub(super) async fn check(config: &Config, local: bool) -> Result<ExitCode> {
    database(config).await?;
    let fine = local || platforms(config).await?;
    Ok(if fine {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

async fn database(config: &Config) -> Result<()> {
    let store = offline::open(config).await?;
    let (waiting, dead) = (store.pending().await?, store.dead_letters().await?);
    print(&format!(
        "database: in order, {} messages waiting, {} that could not be sent",
        waiting.len(),
        dead.len()
    ))?;
    for (delivery, cause) in dead {
        print(&format!(
            "message {} could not be sent: {cause}",
            delivery.id
        ))?;
    }
    store.close().await?;
    Ok(())
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
