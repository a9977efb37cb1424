//! Registers the slash commands after the start, if those that Discord knows are different.

use super::Discord;
use super::failure::Failure;
use super::slash_commands::{is_registered, registration};
use crate::chat::retry_pauses;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::sleep;
use tracing::{info, warn};

impl Discord {
    /// Starts to register the commands, unless that was started before.
    pub(super) fn register_commands(&self, application: u64) {
        if self.registered.swap(true, Ordering::Relaxed) {
            return;
        }
        let discord = self.clone();
        tokio::spawn(async move { discord.try_to_register(application).await });
    }

    async fn try_to_register(&self, application: u64) {
        let mut pauses = retry_pauses(Duration::from_secs(1), Duration::from_mins(5));
        loop {
            let Err(error) = self.register_if_changed(application).await else {
                return;
            };
            match Failure::of(&error) {
                Failure::Later { after, cause } => {
                    warn!(cause, "the slash commands are not registered yet");
                    let pause = pauses.next().unwrap_or_default();
                    sleep(after.unwrap_or_default().max(pause)).await;
                }
                failure => {
                    return warn!(
                        ?failure,
                        "Discord does not take the slash commands; typed commands work all the same"
                    );
                }
            }
        }
    }

    async fn register_if_changed(&self, application: u64) -> serenity::Result<()> {
        let ours = registration();
        let theirs = self.rest.commands(application).await?;
        if is_registered(&ours, &theirs) {
            return Ok(());
        }
        self.rest.set_commands(application, &ours).await?;
        info!("the slash commands are registered");
        Ok(())
    }
}
