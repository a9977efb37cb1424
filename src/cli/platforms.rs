//! Runs several platforms in one program: a task listens to each, and if one fails the others go on.

use super::start_app;
use crate::app::{App, CHAT_STOP_TIMEOUT};
use crate::config::Config;
use crate::service::{Clock, Seeds};
use crate::session::Platform;
use anyhow::Result;
use std::pin::pin;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::error;

/// The app, and the tasks that listen on its platforms.
pub(super) struct Platforms {
    app: App,
    listeners: JoinSet<(Platform, Result<()>)>,
    /// The listeners end when this sender is dropped.
    stop: watch::Sender<()>,
}

impl Platforms {
    /// Starts an app for these platforms. It does not connect them yet.
    pub(super) async fn start(
        config: &Config,
        seeds_and_clock: (Seeds, Clock),
        platforms: &[Platform],
    ) -> Result<Self> {
        Ok(Self {
            app: start_app::start_app(config, seeds_and_clock, platforms, false).await?,
            listeners: JoinSet::new(),
            stop: watch::Sender::new(()),
        })
    }

    /// Connects Discord.
    ///
    /// # Errors
    /// If the HTTP client cannot be built.
    #[cfg(feature = "discord")]
    pub(super) fn connect_discord(
        &mut self,
        config: &Config,
        token: secrecy::SecretString,
        endpoint: crate::chat::discord::Endpoint,
    ) -> Result<()> {
        use crate::chat::discord::{self, Discord};
        let lang = config.lang;
        let words: discord::NoticeWords = std::sync::Arc::new(move |notice, locale| {
            super::discord_notices::words(notice, locale, lang)
        });
        let (chat, gateway) = Discord::connect(discord::Config {
            token,
            endpoint,
            shards: config.discord_shards,
            words,
            complete: start_app::complete_on_discord(&self.app),
            lang: config.lang,
            live: start_app::live_on_discord(&self.app),
        })?;
        self.app.connect(std::sync::Arc::new(chat));
        let listening = gateway.run_for(self.app.service.clone(), self.time_to_end());
        self.spawn(Platform::Discord, listening);
        Ok(())
    }

    /// Connects Matrix, if an account is set.
    #[cfg(feature = "matrix")]
    pub(super) fn connect_matrix(&mut self, config: &Config) {
        let Some(account) = config.matrix.clone() else {
            return;
        };
        let (chat, listener) = crate::chat::matrix::Matrix::new(account);
        self.app.connect(std::sync::Arc::new(chat));
        let listening = listener.run(self.app.service.clone(), self.time_to_end());
        self.spawn(Platform::Matrix, listening);
    }

    /// Does nothing, because the program was built without Matrix.
    #[cfg(not(feature = "matrix"))]
    pub(super) fn connect_matrix(&mut self, _: &Config) {}

    fn spawn<E: Into<anyhow::Error> + Send + 'static>(
        &mut self,
        platform: Platform,
        listening: impl Future<Output = Result<(), E>> + Send + 'static,
    ) {
        self.listeners
            .spawn(async move { (platform, listening.await.map_err(Into::into)) });
    }

    /// Completes when the program is to end.
    fn time_to_end(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stop = self.stop.subscribe();
        async move { while stop.changed().await.is_ok() {} }
    }

    /// Hosts until `ended` completes, then sends the messages that wait.
    ///
    /// # Errors
    /// If no platform is left, the service panicked, or the database cannot be closed properly.
    pub(super) async fn run_until(self, ended: impl Future<Output = ()> + Send) -> Result<()> {
        let Self {
            app,
            mut listeners,
            stop,
        } = self;
        let mut ended = pin!(ended);
        let end = loop {
            let over = tokio::select! {
                () = &mut ended => break Ok(()),
                // The service panicked; stopping the app below returns that error.
                () = app.service.ended() => break Ok(()),
                over = listeners.join_next() => over,
            };
            match over {
                Some(Ok((_, end))) if listeners.is_empty() => break end,
                Some(Ok((platform, Err(why)))) => {
                    error!(?platform, "{why:#}; the others play on");
                }
                Some(Ok(_)) => {}
                Some(Err(why)) => break Err(why.into()),
                None => break Ok(()),
            }
        };
        drop(stop);
        let all_ended = async { while listeners.join_next().await.is_some() {} };
        if timeout(CHAT_STOP_TIMEOUT, all_ended).await.is_err() {
            listeners.shutdown().await;
        }
        app.stop().await?;
        end
    }
}
