//! `lusoria backup`: a consistent copy of the database, also while the bot runs. `src/store/sqlite/backup.rs` decides when a copy
//! is refused.

use super::output::print;
use crate::config::Config;
use crate::store::Store;
use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

/// Writes a copy of the database to `file`, which must not exist yet.
pub(super) async fn backup(config: &Config, file: &Path) -> Result<ExitCode> {
    let store = Store::open_existing(&config.database_url).await?;
    let name = store.name();
    store.backup(file).await?;
    store.close().await?;
    let copy = file.display();
    print(&format!("the database {name} is copied to {copy}"))?;
    Ok(ExitCode::SUCCESS)
}
