//! What a failed request means for the `Post` that was being sent. It is a table of Discord's status and error codes.
//!
//! Source: the JSON error codes in Discord's documentation, "Opcodes and Status Codes".

use serenity::Error;
use serenity::http::{ErrorResponse, HttpError};
use std::time::Duration;

/// The pause before a request is repeated, if Discord may punish a bot that repeats it sooner.
const LONG: Duration = Duration::from_secs(60);

/// What to do after a failure. The texts are for the log. They have the status and the code, but no secret and no message text.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// Send the same request again.
    Later {
        /// The shortest time to wait. `None` if the usual pause is enough.
        after: Option<Duration>,
        /// The cause.
        cause: String,
    },
    /// The message to edit is gone, or can no longer be edited.
    Gone,
    /// The post is a reply. The bot cannot reply here, because it may not read the history. Discord may accept the post if it is no
    /// reply.
    NoHistory,
    /// The bot may not write in this channel.
    Denied(String),
    /// Discord refuses this message because of a rule of the server (AutoMod) or a limit. It may accept another message.
    Refused(String),
    /// Sending the same request again is useless. People are not told of the failure.
    Never(String),
    /// The channel is gone.
    RoomGone(String),
}

impl Failure {
    /// Classifies serenity's error.
    pub(super) fn of(error: &Error) -> Self {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(response)) => Self::of_response(response),
            // The network, TLS, or an incomplete answer: the request may have been carried out. The nonce makes a second attempt
            // harmless.
            other => Self::later(None, other.to_string()),
        }
    }

    /// Classifies the error of a request whose address holds a secret. serenity's texts name the address, so they are left out.
    pub(super) fn of_secret(error: &Error) -> Self {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(response)) => Self::of_response(response),
            _ => Self::later(None, "no answer of Discord".to_owned()),
        }
    }

    fn of_response(response: &ErrorResponse) -> Self {
        let status = response.status_code.as_u16();
        let code = response.error.code;
        let cause = format!("status {status}, Discord's code {code}");
        Self::of_codes(response.method.as_str(), status, code, cause)
    }

    /// Classifies a refused request by its status and Discord's code. If the code is not in this table, the status decides. For
    /// example:
    ///
    /// - 404 to an edit: the edited message is gone, so the text is sent as a new message.
    /// - 403: the bot lacks permissions, and people are told.
    fn of_codes(method: &str, status: u16, code: isize, cause: String) -> Self {
        match (status, code) {
            // Unknown message; too many edits of an old message; another author's message; the thread of the message is archived (a
            // new message unarchives it).
            (_, 10008 | 30046 | 50005 | 50083) => Self::Gone,
            (_, 160_002) => Self::NoHistory,
            // Missing access; missing permissions.
            (_, 50001 | 50013) => Self::Denied(cause),
            // The token of an interaction has ended.
            (401, 50027) | (_, 10015) => Self::Never(cause),
            // A refused token has to be replaced by the operator. Until then, messages wait. The pause is long because Discord bans
            // an address that sends too many requests with a refused token.
            (401, _) => Self::later(Some(LONG), cause),
            // serenity has already waited and tried again. This error remains if Discord did not say how long to wait.
            (429, _) => Self::later(Some(LONG), cause),
            (408 | 500.., _) => Self::later(None, cause),
            // Too large for Discord or for a proxy before it.
            (413, _) => Self::Refused(cause),
            // No code of Discord: the answer comes from a proxy between Discord and the bot.
            (_, ..=0) => Self::later(None, cause),
            (_, 10003) => Self::RoomGone(cause),
            // The person does not accept direct messages.
            (_, 50007) => Self::Never(cause),
            // A refusal by Cloudflare: it concerns this request, not the bot's permissions.
            (_, 40333) => Self::Refused(cause),
            (404, _) if method == "PATCH" => Self::Gone,
            (404, _) => Self::Never(cause),
            (403, _) => Self::Denied(cause),
            _ => Self::Refused(cause),
        }
    }

    fn later(after: Option<Duration>, cause: String) -> Self {
        Self::Later { after, cause }
    }
}

/// Discord's code of an error, if Discord answered at all.
pub(super) fn code_of(error: &Error) -> Option<isize> {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response.error.code),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Failure, LONG};

    #[test]
    fn codes_mean_what_discord_says() {
        let of = |status, code| Failure::of_codes("POST", status, code, String::new());
        assert_eq!(of(404, 10008), Failure::Gone);
        assert_eq!(of(429, 30046), Failure::Gone);
        assert_eq!(of(403, 50013), Failure::Denied(String::new()));
        assert_eq!(of(403, 50007), Failure::Never(String::new()));
        assert_eq!(of(404, 10003), Failure::RoomGone(String::new()));
        for (status, code) in [(400, 50035), (400, 200_000), (403, 40333), (400, 99_999)] {
            assert_eq!(of(status, code), Failure::Refused(String::new()), "{code}");
        }
        assert_eq!(of(400, 160_002), Failure::NoHistory);
        let later = |after| Failure::later(after, String::new());
        assert_eq!(of(403, -1), later(None));
        assert_eq!(of(503, 0), later(None));
        assert_eq!(of(429, -1), later(Some(LONG)));
        assert_eq!(of(401, 0), later(Some(LONG)));
    }

    #[test]
    fn a_code_nobody_told_us_of_is_read_in_the_safe_way() {
        let of = |method, status| Failure::of_codes(method, status, 99_999, String::new());
        assert_eq!(of("PATCH", 404), Failure::Gone);
        assert_eq!(of("POST", 404), Failure::Never(String::new()));
        assert_eq!(of("POST", 403), Failure::Denied(String::new()));
        assert_eq!(of("PATCH", 403), Failure::Denied(String::new()));
    }
}
