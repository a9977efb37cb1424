//! `lusoria rules`: the same page that `!rules` answers with.

use super::output::print;
use crate::locales::Lang;
use crate::render::{plain_text, rules_page};
use anyhow::{Result, bail};
use lusoria_games::catalog;
use std::process::ExitCode;

/// Prints the rules of a game, in full if that is asked.
pub(super) fn print_rules(name: &str, lang: Lang, full: bool) -> Result<ExitCode> {
    let Some((game, _)) = catalog::find(name) else {
        bail!("there is no game {name}; `lusoria games` lists them")
    };
    print(&plain_text(&rules_page(game.info.id, full, lang)))?;
    Ok(ExitCode::SUCCESS)
}
