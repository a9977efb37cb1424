//! `lusoria console`: a room at a terminal, at the end of a pipe, or for a program that drives it.

use super::arguments::{ConsoleArguments, TerminalPictures};
use super::log::start_log;
use super::shutdown::shutdown_requested;
use super::start_app::start_app;
use crate::app::App;
use crate::chat::console::{Console, PictureOutput, ROOM, Style, chat, drive_by_json, read_lines};
use crate::config::Config;
use crate::locales::Lang;
use crate::render::{Greeting, greeting, in_progress, paste_hint};
use crate::service::{Clock, Seeds};
use crate::session::{Platform, RoomKey};
use crate::store::StoredRoom;
use anyhow::Result;
use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;

/// Opens the console room. Returns when the input ends, when somebody at a terminal types `quit`, when nobody reads the output any more,
/// or when the program is asked to end. `unasked` means that the room opens only because neither Discord nor Matrix is configured.
pub(super) async fn open_console(
    config: Config,
    how: ConsoleArguments,
    unasked: bool,
) -> Result<ExitCode> {
    let style = style(how.json);
    // At a terminal the lines of the log would appear between those of the game, so only warnings are logged there.
    start_log(
        &config,
        if style == Style::Colour {
            "warn"
        } else {
            &config.log_filter
        },
    )?;
    let console = Console::new(style, stdout());
    let console = Arc::new(match how.pictures {
        Some(chosen) => console.with_pictures(output(chosen)),
        None => console,
    });
    let seeds = how.seed.map_or(Seeds::Random, Seeds::Fixed);
    let chance_and_time = (seeds, Clock::default());
    let mut app = start_app(&config, chance_and_time, &[Platform::Console], false).await?;
    greet(style, unasked, &console, &app, &config).await?;
    app.connect(console.clone());
    tokio::select! {
        ended = talk(style, console.clone(), &app, &config) => ended?,
        () = shutdown_requested() => {}
        // The service panicked; stopping the app below returns that error.
        () = app.service.ended() => {}
        // There is no reader for the remaining messages. They are stored, and sent when there is a reader again.
        () = console.unheard() => return Ok(ExitCode::FAILURE),
    }
    app.stop().await?;
    Ok(ExitCode::SUCCESS)
}

fn output(chosen: TerminalPictures) -> PictureOutput {
    match chosen {
        TerminalPictures::Kitty => PictureOutput::Kitty,
        TerminalPictures::Iterm => PictureOutput::Iterm,
        TerminalPictures::Sixel => PictureOutput::Sixel,
        TerminalPictures::File => PictureOutput::file(),
    }
}

async fn greet(
    style: Style,
    unasked: bool,
    console: &Console,
    app: &App,
    config: &Config,
) -> Result<()> {
    if style == Style::Colour {
        let why = if unasked {
            Greeting::NoPlatform
        } else {
            Greeting::Asked
        };
        let room = room(app).await?;
        let (lang, prefix) = speech(&room, config);
        console.print(&console.format(&greeting(why, lang, &prefix)))?;
        greet_again(console, &room, config)?;
    } else if unasked {
        tracing::warn!("no platform has a token; this is the console room");
    }
    Ok(())
}

/// Prints that games are in progress, if there are any.
fn greet_again(console: &Console, room: &StoredRoom, config: &Config) -> Result<()> {
    let Some(last) = room.live.last() else {
        return Ok(());
    };
    let (lang, prefix) = speech(room, config);
    let line = in_progress(room.live.len(), last.id, lang, &prefix);
    Ok(console.print(&console.format(&line))?)
}

/// The console room as stored.
pub(super) async fn room(app: &App) -> Result<StoredRoom> {
    let key = RoomKey {
        platform: Platform::Console,
        id: ROOM.to_owned(),
        parent: None,
    };
    app.room(&key).await
}

/// The language and the prefix of the room. If the room has not set one of them, the configuration decides.
pub(super) fn speech(room: &StoredRoom, config: &Config) -> (Lang, String) {
    let lang = room.settings.lang.as_ref();
    let lang = lang.and_then(|lang| lang.parse().ok());
    let prefix = room.settings.prefix.clone();
    (
        lang.unwrap_or(config.lang),
        prefix.unwrap_or_else(|| config.prefix.clone()),
    )
}

/// The text that tells people how to end a pasted record. It is in the present language of the room.
async fn pasting(console: &Console, app: &App, config: &Config) -> String {
    let room = room(app).await.ok();
    let lang = room.map_or(config.lang, |room| speech(&room, config).0);
    console.format(&paste_hint(lang))
}

fn style(json: bool) -> Style {
    match json {
        true => Style::Json,
        false if stdin().is_terminal() && stdout().is_terminal() => Style::Colour,
        false => Style::Plain,
    }
}

async fn talk(style: Style, console: Arc<Console>, app: &App, config: &Config) -> Result<()> {
    let service = app.service.clone();
    match style {
        Style::Colour => {
            let pen = console.clone();
            chat(console, service, async || pasting(&pen, app, config).await).await?;
        }
        Style::Json => drive_by_json(stdin(), console, service).await?,
        Style::Plain => read_lines(stdin(), service).await,
    }
    Ok(())
}
