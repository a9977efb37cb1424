//! Several platforms at one host: each listens in a task of its own, and one that breaks off leaves the others playing.

use super::online;
use crate::app::{App, TO_STOP_LISTENING};
use crate::config::Config;
use crate::service::Seeds;
use crate::session::Platform;
use anyhow::Result;
use std::pin::pin;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::error;

/// A host, and who listens for it.
pub(super) struct Party {
    host: App,
    listening: JoinSet<(Platform, Result<()>)>,
    /// Dropped when it is time to end.
    stop: watch::Sender<()>,
}

impl Party {
    /// A host for these platforms, none of them connected yet.
    pub(super) async fn start(
        config: &Config,
        seeds: Seeds,
        platforms: &[Platform],
    ) -> Result<Self> {
        Ok(Self {
            host: online::host(config, seeds, platforms).await?,
            listening: JoinSet::new(),
            stop: watch::Sender::new(()),
        })
    }

    /// Connects Discord.
    ///
    /// # Errors
    /// If no client can be made.
    #[cfg(feature = "discord")]
    pub(super) fn on_discord(
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
            words,
            live: super::online::live_on_discord(&self.host),
        })?;
        self.host.connect(std::sync::Arc::new(chat));
        let (heard, mut inbox) = tokio::sync::mpsc::channel(64);
        let (service, ended) = (self.host.service.clone(), self.ended());
        self.listening.spawn(async move {
            let hearing = tokio::spawn(async move {
                while let Some(inbound) = inbox.recv().await {
                    service.submit(inbound).await;
                }
            });
            let listened = gateway.run(heard, ended).await;
            let heard = hearing.await;
            let end = listened.map_err(Into::into).and(heard.map_err(Into::into));
            (Platform::Discord, end)
        });
        Ok(())
    }

    /// Connects Matrix, if an account is set.
    #[cfg(feature = "matrix")]
    pub(super) fn on_matrix(&mut self, config: &Config) {
        let Some(account) = config.matrix.clone() else {
            return;
        };
        let (chat, listener) = crate::chat::matrix::Matrix::new(account);
        self.host.connect(std::sync::Arc::new(chat));
        let (service, ended) = (self.host.service.clone(), self.ended());
        self.listening.spawn(async move {
            let listened = listener.run(service, ended).await;
            (Platform::Matrix, listened.map_err(Into::into))
        });
    }

    /// Built without Matrix: there is nothing to connect.
    #[cfg(not(feature = "matrix"))]
    pub(super) fn on_matrix(&mut self, _: &Config) {}

    /// Completes when it is time to end.
    fn ended(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stop = self.stop.subscribe();
        async move { while stop.changed().await.is_ok() {} }
    }

    /// Hosts until `ended`, then says what there is to say.
    ///
    /// # Errors
    /// If no platform is left, or the database cannot be closed in order.
    pub(super) async fn until(self, ended: impl Future<Output = ()> + Send) -> Result<()> {
        let Self {
            host,
            mut listening,
            stop,
        } = self;
        let mut ended = pin!(ended);
        let end = loop {
            let over = tokio::select! {
                () = &mut ended => break Ok(()),
                over = listening.join_next() => over,
            };
            match over {
                Some(Ok((_, end))) if listening.is_empty() => break end,
                Some(Ok((platform, Err(why)))) => {
                    error!(?platform, "{why:#}; the others play on");
                }
                Some(Ok(_)) => {}
                Some(Err(why)) => break Err(why.into()),
                None => break Ok(()),
            }
        };
        drop(stop);
        let all_heard = async { while listening.join_next().await.is_some() {} };
        if timeout(TO_STOP_LISTENING, all_heard).await.is_err() {
            listening.shutdown().await;
        }
        host.stop().await?;
        end
    }
}
