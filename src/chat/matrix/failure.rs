//! What a failed request means: a table of the errors of the homeserver and of the library.

use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use matrix_sdk::{Error, HttpError};
use std::time::{Duration, SystemTime};

/// How long to wait after status 401, and after status 429 without `M_LIMIT_EXCEEDED`. Repeating the request sooner makes things worse.
const LONG: Duration = Duration::from_secs(60);

/// What to do after a failure. The texts in it are for the log. They contain no secrets and no message text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// The homeserver accepts nothing for this long (`M_LIMIT_EXCEEDED` or status 429).
    Limited(Duration),
    /// Send the same request again.
    Later {
        /// How long to wait at least.
        after: Option<Duration>,
        /// The cause.
        cause: String,
    },
    /// The bot's login has ended.
    SessionEnded,
    /// The bot has no permission for this request.
    Denied(String),
    /// Sending again is useless.
    Never(String),
}

impl Failure {
    /// Classifies an error of the library.
    pub(super) fn of(error: &Error) -> Self {
        match error {
            Error::Http(error) => Self::of_request(error),
            Error::WrongRoomState(_) => Self::Denied("not in the room".to_owned()),
            // The library's store or its keys failed: perhaps the disk is full.
            other => Self::later(other.to_string()),
        }
    }

    /// Classifies an error of a request.
    pub(super) fn of_request(error: &HttpError) -> Self {
        if let HttpError::Cached(error) = error {
            return Self::of_request(error);
        }
        let Some(answer) = error.as_client_api_error() else {
            // The network, TLS, or a proxy: the request may have been carried out. Its transaction id makes a second attempt
            // harmless.
            return Self::later(without_url(error));
        };
        let status = answer.status_code.as_u16();
        match answer.error_kind() {
            Some(kind) => Self::of_kind(status, kind),
            None => Self::of_status(status, format!("status {status}")),
        }
    }

    fn of_kind(status: u16, kind: &ErrorKind) -> Self {
        let cause = format!("status {status}, {}", kind.errcode());
        match kind {
            ErrorKind::LimitExceeded(limit) => Self::Limited(pause(limit.retry_after)),
            ErrorKind::UnknownToken(_) | ErrorKind::UserDeactivated => Self::SessionEnded,
            ErrorKind::Forbidden | ErrorKind::GuestAccessForbidden => Self::Denied(cause),
            // Every homeserver has the endpoints that the bot uses. So this answer means that a worker or a proxy has not started yet.
            ErrorKind::Unrecognized => Self::later(cause),
            _ => Self::of_status(status, cause),
        }
    }

    fn of_status(status: u16, cause: String) -> Self {
        match status {
            429 => Self::Limited(LONG),
            408 | 500.. => Self::later(cause),
            401 => Self::Later {
                after: Some(LONG),
                cause,
            },
            _ => Self::Never(cause),
        }
    }

    fn later(cause: String) -> Self {
        Self::Later { after: None, cause }
    }
}

/// The error without the URL, which may contain more than a log should.
fn without_url(error: &HttpError) -> String {
    match error {
        HttpError::Cached(error) => without_url(error),
        HttpError::Reqwest(error) if error.is_timeout() => "no answer in time".to_owned(),
        HttpError::Reqwest(error) if error.is_connect() => connection_fault(error).to_owned(),
        HttpError::Reqwest(_) => "the connection broke off".to_owned(),
        _ => "the homeserver's answer cannot be read".to_owned(),
    }
}

/// Why there is no connection, according to the innermost error.
fn connection_fault(error: &dyn std::error::Error) -> &'static str {
    let mut bottom = error;
    while let Some(deeper) = bottom.source() {
        bottom = deeper;
    }
    let text = bottom.to_string().to_lowercase();
    let known = [
        (
            "refused",
            "the connection is refused: nobody listens at that address and port",
        ),
        (
            "corrupt message",
            "there is no TLS at that port: is it http:// instead of https://?",
        ),
        ("certificate", "its certificate is not accepted"),
        ("lookup", "there is no machine of that name"),
        ("unreachable", "there is no way to it"),
    ];
    let known = known.into_iter().find(|(word, _)| text.contains(word));
    known.map_or("the homeserver cannot be reached", |(_, cause)| cause)
}

fn pause(retry_after: Option<RetryAfter>) -> Duration {
    match retry_after {
        Some(RetryAfter::Delay(delay)) => delay,
        Some(RetryAfter::DateTime(at)) => at.duration_since(SystemTime::now()).unwrap_or_default(),
        None => Duration::from_secs(5),
    }
}

#[cfg(test)]
mod tests {
    use super::{Failure, LONG};

    #[test]
    fn a_homeserver_that_does_not_know_the_request_yet_is_asked_again() {
        use matrix_sdk::ruma::api::error::ErrorKind;
        let failure = Failure::of_kind(404, &ErrorKind::Unrecognized);
        assert!(matches!(failure, Failure::Later { .. }), "{failure:?}");
        assert!(matches!(
            Failure::of_kind(404, &ErrorKind::NotFound),
            Failure::Never(_)
        ));
    }

    /// An error with another one as its source.
    #[derive(Debug)]
    struct RandomBelow(std::io::Error);

    impl std::fmt::Display for RandomBelow {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("error sending request")
        }
    }

    impl std::error::Error for RandomBelow {
        fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
            Some(&self.0)
        }
    }

    #[test]
    fn why_there_is_no_connection_is_said() {
        for (bottom, said) in [
            ("Connection refused (os error 111)", "nobody listens"),
            (
                "received corrupt message of type InvalidContentType",
                "http://",
            ),
            ("something else", "cannot be reached"),
        ] {
            let error = RandomBelow(std::io::Error::other(bottom));
            assert!(super::connection_fault(&error).contains(said), "{bottom}");
        }
    }

    #[test]
    fn statuses_mean_what_the_specification_says() {
        let of = |status| Failure::of_status(status, String::new());
        assert_eq!(of(429), Failure::Limited(LONG));
        assert_eq!(of(502), Failure::later(String::new()));
        assert_eq!(of(400), Failure::Never(String::new()));
        assert_eq!(of(404), Failure::Never(String::new()));
        assert_eq!(of(413), Failure::Never(String::new()));
    }
}
