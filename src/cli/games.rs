//! `lusoria games`: the same list that `!games` answers with.

use super::output::print;
use crate::locales::Lang;
use crate::render::{games_page, plain_text};
use anyhow::Result;
use std::process::ExitCode;

/// Prints the list of games.
pub(super) fn print_games(lang: Lang) -> Result<ExitCode> {
    print(&plain_text(&games_page(lang)))?;
    Ok(ExitCode::SUCCESS)
}
