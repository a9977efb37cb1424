//! The commands that host games: the bot, and the console room.

use crate::app::Host;
use crate::chat::console::{Console, Style, chat, converse, read_lines};
use crate::config::Config;
use crate::render::greeting;
use crate::service::{self, Seeds};
use crate::store::Store;
use anyhow::{Context, Result};
use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::sync::Arc;
use tracing_subscriber::EnvFilter;

/// Connects every platform that has a token; none: says so and opens the console room.
pub(super) async fn serve(config: Config) -> Result<ExitCode> {
    console(config, false, None).await
}

/// The console room: at a terminal, behind a pipe, or with a program.
pub(super) async fn console(config: Config, json: bool, seed: Option<u64>) -> Result<ExitCode> {
    let at_terminal = !json && stdin().is_terminal() && stdout().is_terminal();
    start_log(
        &config,
        if at_terminal {
            "warn"
        } else {
            &config.log_filter
        },
    )?;
    let style = match (json, at_terminal) {
        (true, _) => Style::Json,
        (false, true) => Style::Colour,
        (false, false) => Style::Plain,
    };
    let console = Arc::new(Console::new(style, stdout()));
    if at_terminal {
        console.print(&console.painted(&greeting(config.lang, &config.prefix)))?;
    }
    let seeds = seed.map_or(Seeds::Random, Seeds::Fixed);
    let host = start(&config, seeds, console.clone()).await?;
    let service = host.service.clone();
    let talk = async {
        match style {
            Style::Colour => chat(console, service).await,
            Style::Json => Ok(converse(stdin(), console, service).await?),
            Style::Plain => Ok(read_lines(stdin(), service).await),
        }
    };
    tokio::select! {
        ended = talk => ended?,
        () = asked_to_end() => {}
    }
    host.stop().await?;
    Ok(ExitCode::SUCCESS)
}

async fn start(config: &Config, seeds: Seeds, console: Arc<Console>) -> Result<Host> {
    let store = Store::open(&config.database_url)
        .await
        .context("the database cannot be used")?;
    let settings = service::Config {
        lang: config.lang,
        prefix: config.prefix.clone(),
        seeds,
    };
    Host::start(store, settings, console).await
}

/// Ctrl-C, or the word of whoever runs us as a service.
async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut term) = signal(SignalKind::terminate()) else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = term.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}

/// The log goes to standard error: standard output belongs to the conversation.
fn start_log(config: &Config, filter: &str) -> Result<()> {
    let filter = EnvFilter::try_new(filter).context("RUST_LOG cannot be read")?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    if config.json_log {
        log.json().init()
    } else {
        log.init()
    }
    Ok(())
}
