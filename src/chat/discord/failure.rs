//! What a failed request means for the [`Post`] that was to be sent: Discord's status and error codes, in one table.
//! Source: Discord's "Opcodes and Status Codes", JSON error codes.

use serenity::Error;
use serenity::http::{ErrorResponse, HttpError};
use std::time::Duration;

/// A pause after a refusal that trying soon makes worse.
const LONG: Duration = Duration::from_secs(60);

/// What to do after a failure. The text is for the log: status and code, no secret and no message text.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// Try the same again.
    Later {
        /// At the earliest after this time.
        after: Option<Duration>,
        /// Why.
        cause: String,
    },
    /// The message to edit is gone, or cannot be edited any more.
    Gone,
    /// A reply needs the right to read the history, which is missing; the plain message may pass.
    NoHistory,
    /// The bot may not write there.
    Denied(String),
    /// Discord does not take this message: a rule of the server (AutoMod), a limit. Another one may pass.
    Refused(String),
    /// Trying again is useless, and there is nobody to tell.
    Never(String),
}

impl Failure {
    /// Reads serenity's error.
    pub(super) fn of(error: &Error) -> Self {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(response)) => Self::of_response(response),
            // The network, TLS, an answer cut short: the request may have worked, and the nonce keeps a second try harmless.
            other => Self::later(None, other.to_string()),
        }
    }

    fn of_response(response: &ErrorResponse) -> Self {
        let status = response.status_code.as_u16();
        let code = response.error.code;
        let cause = format!("status {status}, Discord's code {code}");
        Self::of_codes(response.method.as_str(), status, code, cause)
    }

    /// A code that nobody told us of is read in the way that loses least: an edit that finds nothing is sent as a new message, a post
    /// that is forbidden is told of with the rights it needs.
    fn of_codes(method: &str, status: u16, code: isize, cause: String) -> Self {
        match (status, code) {
            // Unknown message; too many edits of an old one; not ours; its thread is archived (a new message wakes it).
            (_, 10008 | 30046 | 50005 | 50083) => Self::Gone,
            (_, 160_002) => Self::NoHistory,
            // Missing access, missing permissions.
            (_, 50001 | 50013) => Self::Denied(cause),
            // A refused token is the owner's to mend, and what is to be said must wait for that.
            // Such requests count as invalid, and too many of them bar the bot.
            (401, _) => Self::later(Some(LONG), cause),
            // serenity has waited and tried again, unless Discord did not say how long.
            (429, _) => Self::later(Some(LONG), cause),
            (408 | 500.., _) => Self::later(None, cause),
            // Not Discord's own words: something between us answered.
            (_, ..=0) => Self::later(None, cause),
            // The channel is gone; the person takes no direct messages.
            (_, 10003 | 50007) => Self::Never(cause),
            // Cloudflare's no, which is about the request and not about rights.
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
        assert_eq!(of(404, 10003), Failure::Never(String::new()));
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
