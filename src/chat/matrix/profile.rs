//! Sets the bot's name and picture on the homeserver, as the operator has configured them. Each is changed only if it differs from the
//! present one, because a change is an event in every room that the bot is in. A change that the homeserver refuses is logged, and the bot
//! goes on.
//!
//! Deliberately absent: a name or picture for single rooms.

use super::Config;
use super::avatar::Avatar;
use super::failure::Failure;
use super::login_request::requests;
use super::progress::Progress;
use super::syncing::pauses;
use matrix_sdk::ruma::MxcUri;
use matrix_sdk::ruma::api::client::media::create_content::v3::Request as Upload;
use matrix_sdk::ruma::api::client::profile::get_profile::v3::Request as GetProfile;
use matrix_sdk::{Client, Error};
use serde::{Deserialize, Serialize};
use tokio::time::sleep;
use tracing::{debug, info, warn};

/// The key under which the bot stores two things: which file it has uploaded as its picture, and the address of the upload.
const UPLOADED: &str = "lusoria.avatar";

/// A file that was uploaded as the picture.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Uploaded {
    hash: String,
    address: String,
}

/// The name and the picture that the homeserver has now.
#[derive(Default)]
struct Profile {
    name: Option<String>,
    picture: Option<String>,
}

/// A change of the profile.
enum Change<'a> {
    Name(&'a str),
    Picture(Avatar),
}

/// Sets the configured name and picture, unless the homeserver already has them. Waits while the homeserver cannot be reached or asks to
/// wait.
pub(super) async fn apply(client: &Client, config: &Config) {
    if let Some(name) = &config.name {
        until_made(client, "name", Change::Name(name)).await;
    }
    let Some(path) = &config.avatar else { return };
    match Avatar::read(path) {
        Ok(avatar) => until_made(client, "picture", Change::Picture(avatar)).await,
        Err(why) => warn!(
            "{}: {why}; the bot's picture stays as it is",
            path.display()
        ),
    }
}

/// Tries a change again until it is made or refused, or the bot's login has ended.
async fn until_made(client: &Client, what: &str, change: Change<'_>) {
    for next in pauses() {
        let made = match &change {
            Change::Name(name) => set_name(client, name).await,
            Change::Picture(avatar) => set_picture(client, avatar).await,
        };
        let error = match made {
            Ok(true) => return info!("the bot's {what} on Matrix was set"),
            Ok(false) => return debug!("the bot's {what} on Matrix is as it should be"),
            Err(error) => error,
        };
        match Failure::of(&error) {
            Failure::Limited(pause) => sleep(pause.max(next)).await,
            Failure::Later { after, .. } => sleep(after.unwrap_or_default().max(next)).await,
            Failure::Denied(cause) | Failure::Never(cause) => {
                return warn!(cause, "the homeserver refuses to change the bot's {what}");
            }
            // The listener logs this failure.
            Failure::SessionEnded => return,
        }
    }
}

/// Sets the name, if the homeserver has another one. Returns whether it was changed.
async fn set_name(client: &Client, name: &str) -> Result<bool, Error> {
    let differs = profile(client).await?.name.as_deref() != Some(name);
    if differs {
        client.account().set_display_name(Some(name)).await?;
    }
    Ok(differs)
}

/// Sets the picture, and returns whether it was changed. Nothing is uploaded if the account still has the picture that was uploaded
/// from the same file.
async fn set_picture(client: &Client, avatar: &Avatar) -> Result<bool, Error> {
    let progress = Progress::of(client);
    let now = profile(client).await?.picture;
    let hash = avatar.hash();
    let kept = progress.text(UPLOADED.as_bytes()).await?;
    let kept: Option<Uploaded> = kept.and_then(|text| serde_json::from_str(&text).ok());
    if kept.is_some_and(|kept| kept.hash == hash && Some(kept.address) == now) {
        return Ok(false);
    }
    let mut upload = Upload::new(avatar.bytes.clone());
    upload.content_type = Some(avatar.media_type.to_owned());
    let address = client.send(upload).await?.content_uri;
    client.account().set_avatar_url(Some(&address)).await?;
    note(&progress, hash, &address).await?;
    Ok(true)
}

async fn note(progress: &Progress, hash: String, address: &MxcUri) -> Result<(), Error> {
    let address = address.to_string();
    let text = serde_json::to_string(&Uploaded { hash, address })?;
    Ok(progress.put(UPLOADED.as_bytes(), &text).await?)
}

async fn profile(client: &Client) -> Result<Profile, Error> {
    let Some(me) = client.user_id() else {
        return Ok(Profile::default());
    };
    // Some homeservers show profiles only to those who are logged in.
    let asked = client
        .send(GetProfile::new(me.to_owned()))
        .with_request_config(requests().force_auth());
    let told = match asked.await {
        Ok(told) => told,
        // A new account may have no profile yet.
        Err(error) if super::people::is_not_found(&error) => return Ok(Profile::default()),
        Err(error) => return Err(error.into()),
    };
    let text = |field| Some(told.get(field)?.as_str()?.to_owned());
    Ok(Profile {
        name: text("displayname"),
        picture: text("avatar_url"),
    })
}
