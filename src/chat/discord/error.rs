//! Why Discord cannot be used.

/// Why Discord cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// Discord does not accept the bot's token: close code 4004, or status 401.
    #[error(
        "Discord does not accept the bot's token: copy it again from the developer portal, page Bot"
    )]
    TokenRefused,
    /// The HTTP client could not be built.
    #[error("no HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    /// Close code 4011. The bot is in more servers than its shards may serve.
    #[error(
        "Discord wants more shards: raise the total in LUSORIA_DISCORD_SHARDS, or leave it empty"
    )]
    MoreShards,
    /// The gateway closed the connection, and connecting again would not help.
    #[error("Discord's gateway: {0}")]
    Gateway(String),
}
