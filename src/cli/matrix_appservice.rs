//! `lusoria matrix-appservice`: writes the registration file of the bot's Matrix account, and says what to do with it. What the file
//! contains: `src/chat/matrix/registration.rs`.

use super::output::print;
use crate::chat::matrix::write_registration;
use crate::config::Config;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::ExitCode;

/// Writes the file and prints what is left to do. Fails if the file exists already, or if the configuration names no Matrix account.
pub(super) fn register_appservice(config: &Config, file: &Path) -> Result<ExitCode> {
    let account = config.matrix.as_ref();
    let account = account.context("set MATRIX_HOMESERVER and MATRIX_USER first")?;
    write_registration(file, &account.user)?;
    let file = file.display();
    print(&format!(
        "{file} is written. What is left to do:\n\
         1. Copy it to the homeserver, name it there in the configuration (Synapse: app_service_config_files) and restart the homeserver.\n\
         2. Copy its as_token into .env as MATRIX_APPSERVICE_TOKEN; MATRIX_PASSWORD may go.\n\
         3. `lusoria check` says whether the homeserver knows it."
    ))?;
    Ok(ExitCode::SUCCESS)
}
