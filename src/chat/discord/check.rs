//! `lusoria check` for Discord: whether the token is valid, and whether the bot may read and write in its servers.

use super::permissions::NEEDED;
use super::{DiscordError, Endpoint, rest};
use secrecy::SecretString;
use serenity::http::HttpError;
use serenity::model::application::ApplicationFlags;
use serenity::model::guild::GuildInfo;

/// Makes all checks. The first sentence is about the bot's account. One more sentence follows for each thing that is missing.
///
/// # Errors
/// If the token is refused or Discord cannot be reached.
pub async fn check(token: &SecretString, endpoint: &Endpoint) -> Result<Vec<String>, DiscordError> {
    let http = rest::http(token, endpoint)?;
    let me = http.get_current_user().await.map_err(login_error)?;
    let application = http
        .get_current_application_info()
        .await
        .map_err(login_error)?;
    let guilds = http.get_guilds(None, None).await.map_err(login_error)?;
    let mut found = vec![format!(
        "the token is that of {}; it is in {} servers",
        me.name,
        guilds.len()
    )];
    found.extend(intent(
        application.flags.unwrap_or(ApplicationFlags::empty()),
    ));
    found.extend(guilds.iter().filter_map(lacks));
    Ok(found)
}

fn intent(flags: ApplicationFlags) -> Option<String> {
    let granted = flags.intersects(
        ApplicationFlags::GATEWAY_MESSAGE_CONTENT
            | ApplicationFlags::GATEWAY_MESSAGE_CONTENT_LIMITED,
    );
    (!granted).then(|| {
        "the message-content intent is off: only mentions, replies that ring and direct messages are read \
         (developer portal, page Bot)"
            .to_owned()
    })
}

/// Names the permissions that the bot lacks in the whole server. Those of single channels are not checked. `None` if it lacks none.
fn lacks(guild: &GuildInfo) -> Option<String> {
    let missing = NEEDED - guild.permissions;
    (!missing.is_empty()).then(|| {
        format!(
            "in the server {} it lacks: {}",
            guild.name,
            missing.get_permission_names().join(", ")
        )
    })
}

fn login_error(error: serenity::Error) -> DiscordError {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code == 401 =>
        {
            DiscordError::TokenRefused
        }
        error => DiscordError::Gateway(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::{ApplicationFlags, NEEDED, intent, lacks};
    use serenity::model::Permissions;
    use serenity::model::guild::GuildInfo;

    #[test]
    fn what_is_missing_is_named() {
        let guild = |permissions: Permissions| -> GuildInfo {
            serde_json::from_value(serde_json::json!({
                "id": "1", "name": "Hall", "icon": null, "owner": false, "features": [], "permissions": permissions.bits().to_string(),
            }))
            .unwrap()
        };
        assert_eq!(lacks(&guild(NEEDED)), None);
        let told = lacks(&guild(NEEDED - Permissions::SEND_MESSAGES)).unwrap();
        assert_eq!(told, "in the server Hall it lacks: Send Messages");
        assert_eq!(
            intent(ApplicationFlags::GATEWAY_MESSAGE_CONTENT_LIMITED),
            None
        );
        assert!(
            intent(ApplicationFlags::empty())
                .unwrap()
                .contains("intent is off")
        );
    }
}
