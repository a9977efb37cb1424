//! `lusoria` without a subcommand: connects Discord and Matrix, if they are configured. If neither is, opens the console room.

use super::arguments::ConsoleArguments;
use super::console;
#[cfg(any(feature = "discord", feature = "matrix"))]
use super::platforms::Platforms;
use crate::config::Config;
#[cfg(any(feature = "discord", feature = "matrix"))]
use crate::service::{Clock, Seeds};
#[cfg(any(feature = "discord", feature = "matrix"))]
use crate::session::Platform;
use anyhow::Result;
use std::process::ExitCode;

#[cfg(not(any(feature = "discord", feature = "matrix")))]
pub(super) async fn serve(config: Config) -> Result<ExitCode> {
    console::open_console(config, ConsoleArguments::default(), true).await
}

#[cfg(any(feature = "discord", feature = "matrix"))]
pub(super) async fn serve(config: Config) -> Result<ExitCode> {
    use super::log::start_log;
    use super::shutdown::shutdown_requested;

    let platforms = platforms(&config);
    if platforms.is_empty() {
        return console::open_console(config, ConsoleArguments::default(), true).await;
    }
    start_log(&config, &config.log_filter)?;
    let mut hosted = Platforms::start(&config, (seeds(), Clock::default()), &platforms).await?;
    #[cfg(feature = "discord")]
    if let Some(token) = config.discord_token.clone() {
        let endpoint = crate::chat::discord::Endpoint::discord();
        hosted.connect_discord(&config, token, endpoint)?;
    }
    hosted.connect_matrix(&config);
    hosted.run_until(shutdown_requested()).await?;
    Ok(ExitCode::SUCCESS)
}

/// The configured platforms.
#[cfg(any(feature = "discord", feature = "matrix"))]
fn platforms(config: &Config) -> Vec<Platform> {
    let accounts = [
        #[cfg(feature = "discord")]
        config.discord_token.as_ref().map(|_| Platform::Discord),
        #[cfg(feature = "matrix")]
        config.matrix.as_ref().map(|_| Platform::Matrix),
    ];
    accounts.into_iter().flatten().collect()
}

/// The source of the seeds. Tests of the whole program fix the dice with a number in the environment variable `LUSORIA_SEED`. Release
/// builds ignore the variable, because everybody who knows the number can compute the dice.
#[cfg(any(feature = "discord", feature = "matrix"))]
fn seeds() -> Seeds {
    let fixed = cfg!(debug_assertions)
        .then(|| std::env::var("LUSORIA_SEED").ok())
        .flatten();
    let number = fixed.and_then(|number| number.parse().ok());
    number.map_or(Seeds::Random, |number| {
        tracing::warn!("LUSORIA_SEED is set: the dice are known");
        Seeds::Fixed(number)
    })
}

/// Hosts games on Discord until `ended` completes. If a Matrix account is set, hosts on Matrix, too. Only tests give fixed seeds or a
/// clock of their own.
///
/// # Errors
/// If the store cannot be used, or no platform accepts the bot.
#[cfg(feature = "discord")]
pub async fn serve_on_discord(
    config: &Config,
    token: secrecy::SecretString,
    endpoint: crate::chat::discord::Endpoint,
    seeds_and_clock: (Seeds, Clock),
    ended: impl Future<Output = ()> + Send + 'static,
) -> Result<()> {
    let mut here = platforms(config);
    here.retain(|platform| *platform != Platform::Discord);
    here.push(Platform::Discord);
    let mut hosted = Platforms::start(config, seeds_and_clock, &here).await?;
    hosted.connect_discord(config, token, endpoint)?;
    hosted.connect_matrix(config);
    hosted.run_until(ended).await
}
