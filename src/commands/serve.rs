//! `lusoria` without a command: connects every platform that has a token, and opens the console room where none has.

use super::console;
use crate::config::Config;
#[cfg(feature = "discord")]
use crate::service::Seeds;
use anyhow::Result;
use std::process::ExitCode;

#[cfg(not(feature = "discord"))]
pub(super) async fn serve(config: Config) -> Result<ExitCode> {
    console::open(config, false, None, true).await
}

#[cfg(feature = "discord")]
pub(super) async fn serve(config: Config) -> Result<ExitCode> {
    use super::online::{asked_to_end, start_log};

    let Some(token) = config.discord_token.clone() else {
        return console::open(config, false, None, true).await;
    };
    start_log(&config, &config.log_filter)?;
    on_discord(
        &config,
        token,
        crate::chat::discord::Endpoint::discord(),
        Seeds::Random,
        asked_to_end(),
    )
    .await?;
    Ok(ExitCode::SUCCESS)
}

/// Hosts games on Discord until `ended`. Only tests give it seeds that are not random.
///
/// # Errors
/// If the store cannot be used, or Discord does not want us.
#[cfg(feature = "discord")]
pub async fn on_discord(
    config: &Config,
    token: secrecy::SecretString,
    endpoint: crate::chat::discord::Endpoint,
    seeds: Seeds,
    ended: impl Future<Output = ()> + Send + 'static,
) -> Result<()> {
    use crate::chat::discord::{self, Discord};
    use crate::host::Platform;
    use std::sync::Arc;

    let lang = config.lang;
    let words: discord::Words =
        Arc::new(move |notice, locale| super::notices::words(notice, locale, lang));
    let (chat, gateway) = Discord::connect(discord::Config {
        token,
        endpoint,
        words,
    })?;
    let mut host = super::online::host(config, seeds, Platform::Discord).await?;
    host.connect(Arc::new(chat));
    let (heard, mut inbox) = tokio::sync::mpsc::channel(64);
    let service = host.service.clone();
    let hearing = tokio::spawn(async move {
        while let Some(inbound) = inbox.recv().await {
            service.said(inbound).await;
        }
    });
    let listened = gateway.run(heard, ended).await;
    hearing.await?;
    host.stop().await?;
    Ok(listened?)
}
