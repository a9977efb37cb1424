//! `lusoria console --screen`: the console room on a full screen.

use super::arguments::ConsoleArguments;
use super::console::{open_console, room, speech};
use super::log::start_log_in;
use super::shutdown::shutdown_requested;
use super::start_app::start_app;
use crate::app::App;
use crate::chat::console::{RawTerminal, Screen, ScreenLog, read_keys, show_screen};
use crate::config::Config;
use crate::render::{Greeting, greeting, in_progress, next_board, screen_words};
use crate::service::{Clock, Seeds};
use crate::session::Platform;
use anyhow::{Result, bail};
use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;

/// Opens the console room, on a full screen or in lines.
///
/// # Errors
/// If the room cannot be opened.
pub(super) async fn open(config: Config, how: ConsoleArguments) -> Result<ExitCode> {
    match how.screen {
        true => open_screen(config, how.seed).await,
        false => open_console(config, how, false).await,
    }
}

/// Opens the console room on a full screen. Returns when somebody leaves the room by a key or by typing `quit`, when the input ends, or
/// when the program is asked to end.
async fn open_screen(config: Config, seed: Option<u64>) -> Result<ExitCode> {
    if !is_terminal() {
        bail!(
            "the full screen needs a terminal; `lusoria console` without `--screen` also reads lines `NAME: text`"
        );
    }
    let screen = Arc::new(Screen::new(screen_words(config.lang)));
    let log = ScreenLog(screen.clone());
    start_log_in(&config, "warn", false, move || log.clone())?;
    let seeds = seed.map_or(Seeds::Random, Seeds::Fixed);
    let chance_and_time = (seeds, Clock::default());
    let mut app = start_app(&config, chance_and_time, &[Platform::Console], true).await?;
    greet(&screen, &app, &config).await?;
    app.connect(screen.clone());
    tokio::select! {
        // In this order, so that signals are listened to before the terminal is taken.
        biased;
        () = shutdown_requested() => {}
        ended = talk(&screen, &app, &config) => ended?,
        // The service panicked; stopping the app below returns that error.
        () = app.service.ended() => {}
    }
    app.stop().await?;
    Ok(ExitCode::SUCCESS)
}

/// Whether there is a terminal that can be drawn on.
fn is_terminal() -> bool {
    let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

async fn greet(screen: &Screen, app: &App, config: &Config) -> Result<()> {
    let room = room(app).await?;
    let (lang, prefix) = speech(&room, config);
    screen.set_words(screen_words(lang));
    screen.show_text(&greeting(Greeting::Asked, lang, &prefix));
    if let Some(last) = room.live.last() {
        screen.show_text(&in_progress(room.live.len(), last.id, lang, &prefix));
        screen.offer(&next_board(last.id, lang));
    }
    Ok(())
}

async fn talk(screen: &Screen, app: &App, config: &Config) -> Result<()> {
    let mut taken = RawTerminal::take()?;
    let words = async || {
        let room = room(app).await.ok();
        screen_words(room.map_or(config.lang, |room| speech(&room, config).0))
    };
    let service = app.service.clone();
    show_screen(&mut taken.terminal, screen, read_keys(), service, words).await
}
