//! Lets the bot speak as an appservice, whom Synapse limits in nothing. Each request of an appservice has to name the account and the
//! device for which it is made in its query. The library cannot add that, so it sends its requests to this relay on the same machine,
//! which adds the names and passes the requests on.
//!
//! Source: the Matrix specification, "Application Service API", "Identity assertion". A request without the appservice's token is
//! passed on as it is, so the relay gives nobody anything that the homeserver itself would not give.

use super::MatrixError;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CONNECTION, CONTENT_LENGTH, HOST, HeaderName, TRANSFER_ENCODING,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use matrix_sdk::SessionMeta;
use matrix_sdk::reqwest::{Client, Error, Url};
use secrecy::{ExposeSecret, SecretString};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use tokio::net::TcpListener;
use tracing::{debug, error};

/// The longest body of a request. The largest are pictures of boards.
const MOST_BYTES: usize = 64 << 20;

/// What concerns a single connection and is not passed on.
const OF_ONE_CONNECTION: [HeaderName; 4] = [HOST, CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING];

/// A running relay. It runs as long as the process.
pub(super) struct Relay {
    address: SocketAddr,
    forwarder: Arc<Forwarder>,
}

struct Forwarder {
    http: Client,
    /// The address of the homeserver, without a slash at its end.
    homeserver: String,
    token: SecretString,
    /// For whom the requests are made, once that is known.
    account: OnceLock<SessionMeta>,
}

impl Relay {
    /// Starts a relay to this homeserver.
    ///
    /// # Errors
    /// If no port of this machine can be opened.
    pub(super) async fn start(homeserver: &str, token: &SecretString) -> Result<Self, MatrixError> {
        let forwarder = Arc::new(Forwarder {
            http: Client::builder().build().map_err(MatrixError::sdk)?,
            homeserver: homeserver.trim_end_matches('/').to_owned(),
            token: token.clone(),
            account: OnceLock::new(),
        });
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.map_err(MatrixError::sdk)?;
        let address = listener.local_addr().map_err(MatrixError::sdk)?;
        let router = Router::new().fallback(relay).with_state(forwarder.clone());
        tokio::spawn(async move {
            if let Err(why) = axum::serve(listener, router).await {
                error!(%why, "the requests to the homeserver are no longer passed on");
            }
        });
        Ok(Self { address, forwarder })
    }

    /// The address that takes the place of the homeserver's.
    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on requests are made for this account and device.
    pub(super) fn act_for(&self, account: &SessionMeta) {
        // The account of a process never changes.
        let _ = self.forwarder.account.set(account.clone());
    }
}

async fn relay(State(forwarder): State<Arc<Forwarder>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, MOST_BYTES).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let Some(url) = forwarder.url(&parts.uri, &parts.headers) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let sent = forwarder.http.request(parts.method, url);
    let sent = sent.headers(passed_on(parts.headers)).body(body);
    match answer(sent.send().await).await {
        Ok((status, headers, body)) => {
            (status, passed_on(headers), Body::from(body)).into_response()
        }
        Err(why) => {
            let why = why.without_url();
            debug!(%why, "a request could not be passed on to the homeserver");
            StatusCode::BAD_GATEWAY.into_response()
        }
    }
}

type Answer = Result<matrix_sdk::reqwest::Response, Error>;

async fn answer(answer: Answer) -> Result<(StatusCode, HeaderMap, Bytes), Error> {
    let mut answer = answer?;
    let (status, headers) = (answer.status(), std::mem::take(answer.headers_mut()));
    Ok((status, headers, answer.bytes().await?))
}

fn passed_on(mut headers: HeaderMap) -> HeaderMap {
    for name in OF_ONE_CONNECTION {
        headers.remove(name);
    }
    headers
}

impl Forwarder {
    /// The address at the homeserver, with the account if the request is the appservice's.
    fn url(&self, asked: &Uri, headers: &HeaderMap) -> Option<Url> {
        let mut url: Url = format!("{}{asked}", self.homeserver).parse().ok()?;
        let given = headers.get(AUTHORIZATION).map(|given| given.as_bytes());
        let own = format!("Bearer {}", self.token.expose_secret());
        if given == Some(own.as_bytes())
            && let Some(account) = self.account.get()
        {
            url.query_pairs_mut()
                .append_pair("user_id", account.user_id.as_str())
                .append_pair("device_id", account.device_id.as_str());
        }
        Some(url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use matrix_sdk::ruma::{device_id, user_id};

    fn url(token: Option<&'static str>, asked: &'static str) -> String {
        let forwarder = Forwarder {
            http: Client::new(),
            homeserver: "https://example.org/matrix".to_owned(),
            token: "secret".into(),
            account: OnceLock::from(SessionMeta {
                user_id: user_id!("@lusoria:example.org").to_owned(),
                device_id: device_id!("LUSORIA1").to_owned(),
            }),
        };
        let mut headers = HeaderMap::new();
        if let Some(token) = token {
            headers.insert(AUTHORIZATION, HeaderValue::from_static(token));
        }
        let url = forwarder.url(&Uri::from_static(asked), &headers);
        url.unwrap().to_string()
    }

    #[test]
    fn the_account_is_named_where_the_token_is_shown_and_nowhere_else() {
        let who = "user_id=%40lusoria%3Aexample.org&device_id=LUSORIA1";
        let at = |rest: &str| format!("https://example.org/matrix/_matrix/client/v3/sync{rest}");
        let asked = "/_matrix/client/v3/sync?timeout=30000&filter=%7B%7D";
        let named = url(Some("Bearer secret"), asked);
        assert_eq!(named, at(&format!("?timeout=30000&filter=%7B%7D&{who}")));
        let named = url(Some("Bearer secret"), "/_matrix/client/v3/sync");
        assert_eq!(named, at(&format!("?{who}")));
        for token in [None, Some("Bearer other")] {
            assert_eq!(url(token, asked), at("?timeout=30000&filter=%7B%7D"));
        }
    }
}
