//! `lusoria rules`: the same page that `!rules` answers with.

use super::output::print;
use crate::locales::Lang;
use crate::render::{no_game_page, plain_text, rules_page};
use crate::session::find_game;
use anyhow::{Result, anyhow};
use std::process::ExitCode;

/// Prints the rules of a game. With `full`, prints the whole text.
pub(super) fn print_rules(name: &str, lang: Lang, full: bool) -> Result<ExitCode> {
    let (game, _) =
        find_game(name).map_err(|refusal| anyhow!(plain_text(&no_game_page(&refusal, lang))))?;
    print(&plain_text(&rules_page(game.info.id, full, lang)))?;
    Ok(ExitCode::SUCCESS)
}
