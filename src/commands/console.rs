//! `lusoria console`: a room at a terminal, behind a pipe, or with a program.

use super::ending::asked_to_end;
use super::online::{host, start_log};
use crate::app::Host;
use crate::chat::console::{Console, ROOM, Style, chat, converse, read_lines};
use crate::config::Config;
use crate::host::{Platform, RoomKey};
use crate::render::{Greeting, greeting, in_progress};
use crate::service::{Seeds, ServiceHandle};
use anyhow::Result;
use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;

/// Opens the console room until its people leave. `unasked` if it opens for want of a platform.
pub(super) async fn open(
    config: Config,
    json: bool,
    seed: Option<u64>,
    unasked: bool,
) -> Result<ExitCode> {
    let style = style(json);
    // At a terminal the log would stand between the lines of the game.
    start_log(
        &config,
        if style == Style::Colour {
            "warn"
        } else {
            &config.log_filter
        },
    )?;
    let console = Arc::new(Console::new(style, stdout()));
    greet(style, unasked, &console, &config)?;
    let seeds = seed.map_or(Seeds::Random, Seeds::Fixed);
    let mut host = host(&config, seeds, &[Platform::Console]).await?;
    if style == Style::Colour {
        greet_again(&console, &host, &config).await?;
    }
    host.connect(console.clone());
    tokio::select! {
        ended = talk(style, console.clone(), host.service.clone()) => ended?,
        () = asked_to_end() => {}
        // Nobody hears what is still to be said; it is stored, and said when somebody listens again.
        () = console.unheard() => return Ok(ExitCode::FAILURE),
    }
    host.stop().await?;
    Ok(ExitCode::SUCCESS)
}

fn greet(style: Style, unasked: bool, console: &Console, config: &Config) -> Result<()> {
    if style == Style::Colour {
        let why = if unasked {
            Greeting::NoPlatform
        } else {
            Greeting::Asked
        };
        console.print(&console.painted(&greeting(why, config.lang, &config.prefix)))?;
    } else if unasked {
        tracing::warn!("no platform has a token; this is the console room");
    }
    Ok(())
}

/// Says that games are in progress, if some are.
async fn greet_again(console: &Console, host: &Host, config: &Config) -> Result<()> {
    let key = RoomKey {
        platform: Platform::Console,
        id: ROOM.to_owned(),
        parent: None,
    };
    let room = host.room(&key).await?;
    let Some(last) = room.live.last() else {
        return Ok(());
    };
    let lang = room.settings.lang.and_then(|lang| lang.parse().ok());
    let prefix = room.settings.prefix.unwrap_or(config.prefix.clone());
    let count = room.live.len();
    let line = in_progress(count, last.id, lang.unwrap_or(config.lang), &prefix);
    Ok(console.print(&console.painted(&line))?)
}

fn style(json: bool) -> Style {
    match json {
        true => Style::Json,
        false if stdin().is_terminal() && stdout().is_terminal() => Style::Colour,
        false => Style::Plain,
    }
}

async fn talk(style: Style, console: Arc<Console>, service: ServiceHandle) -> Result<()> {
    match style {
        Style::Colour => chat(console, service).await?,
        Style::Json => converse(stdin(), console, service).await?,
        Style::Plain => read_lines(stdin(), service).await,
    }
    Ok(())
}
