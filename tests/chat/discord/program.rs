//! The whole program on Discord, with its store. It has a runtime of its own, so that a test can kill it.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::bot;
use crate::discord::stand_in::{TOKEN, World};
use lusoria::cli::serve_on_discord;
use lusoria::config::Config;
use lusoria::locales::Lang;
use lusoria::service::{Clock, Limits, Seeds};
use std::path::Path;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A fixed seed, so that the dice are the same in every run.
const SEEDS: Seeds = Seeds::Fixed(12);

/// How long a test waits for the program to end: far more than necessary, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, connected.
pub(crate) struct Program {
    /// `None` after the program was killed or stopped.
    running: Option<Running>,
}

struct Running {
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    end: JoinHandle<anyhow::Result<()>>,
}

impl Program {
    /// Starts the program with the database in this folder, and waits until it has a session with Discord.
    pub(crate) async fn start(world: &World, folder: &Path) -> Self {
        Self::with(world, config(folder)).await
    }

    /// The same, with other settings.
    pub(crate) async fn with(world: &World, config: Config) -> Self {
        bot::keep_log();
        let endpoint = world.endpoint();
        let sessions = world.identifies();
        let (stop, stopped) = oneshot::channel::<()>();
        let runtime = Runtime::new().unwrap();
        let end = runtime.spawn(async move {
            let ended = async { drop(stopped.await) };
            serve_on_discord(
                &config,
                TOKEN.into(),
                endpoint,
                (SEEDS, Clock::default()),
                ended,
            )
            .await
        });
        world
            .until("the program connects", |world| {
                world.identifies() > sessions && world.is_connected()
            })
            .await;
        let running = Some(Running { runtime, stop, end });
        Self { running }
    }

    /// Kills the program: whatever it was about to do is not done, and it does not close its connections in order.
    pub(crate) async fn kill(self, world: &World) {
        drop(self);
        world
            .until("the connection is gone", |world| !world.is_connected())
            .await;
    }

    /// Stops the program in order.
    pub(crate) async fn stop(mut self) {
        let Running { runtime, stop, end } = self.running.take().expect("it runs");
        drop(stop);
        let end = tokio::time::timeout(PATIENCE, end).await;
        end.expect("it ends in time").unwrap().unwrap();
        runtime.shutdown_background();
        assert!(!bot::log().contains(TOKEN), "the token is in the log");
    }
}

/// A runtime must not be dropped in async code, not even where a test fails.
impl Drop for Program {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            running.runtime.shutdown_background();
        }
    }
}

/// The settings with which tests run the program.
pub(crate) fn config(folder: &Path) -> Config {
    Config {
        database_url: address(folder),
        discord_token: None,
        discord_shards: lusoria::chat::discord::ShardOrder::default(),
        #[cfg(feature = "matrix")]
        matrix: None,
        lang: Lang::En,
        prefix: "!".to_owned(),
        limits: Limits::default(),
        thinking: lusoria::service::ThinkingSettings::default(),
        tables: folder.join("lusoria.tables"),
        json_log: false,
        log_filter: String::new(),
        warnings: Vec::new(),
    }
}

/// The URL of the database in this folder.
pub(crate) fn address(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("lusoria.db").display())
}
