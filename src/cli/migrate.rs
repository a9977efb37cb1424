//! `lusoria migrate`: brings the database up to date without hosting.

use super::output::print;
use crate::config::Config;
use crate::store::Store;
use anyhow::Result;
use std::process::ExitCode;

/// Opens the database, which migrates it, and closes it again.
pub(super) async fn migrate(config: &Config) -> Result<ExitCode> {
    let store = Store::open(&config.database_url).await?;
    let name = store.name();
    store.close().await?;
    print(&format!("the database {name} is up to date"))?;
    Ok(ExitCode::SUCCESS)
}
