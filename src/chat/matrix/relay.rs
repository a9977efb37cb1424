//! Lets the bot send its messages as an appservice, because Synapse does not limit how many messages an appservice sends. Each request of
//! an appservice has to name, in its query, an account and a device. matrix-sdk cannot add these names. So it sends its requests to this
//! relay on the same machine. The relay adds the names and passes the requests on.
//!
//! Source: the Matrix specification, "Application Service API", "Identity assertion".
//!
//! Every program on this machine can connect to the relay. So there are some limits:
//! - Requests are passed on to the homeserver only.
//! - A request without the appservice's token must be a GET. Its body is not read, and the connection is ended after the answer.
//! - If too many open connections have not sent the token yet, the oldest of these connections is ended. So they never hold up the bot.
//! - The sizes of heads and bodies and the time for them are limited.

use super::MatrixError;
use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CONNECTION, CONTENT_LENGTH, HOST, HeaderName, TRANSFER_ENCODING,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::serve::Listener;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use matrix_sdk::SessionMeta;
use matrix_sdk::reqwest::{Client, Error, Url};
use secrecy::{ExposeSecret, SecretString};
use std::collections::VecDeque;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tracing::debug;

/// The most bytes that the body of a request may have. Synapse has the same limit: 200 events of 64 KiB. The largest bodies are pictures
/// of boards.
const MOST_BYTES: usize = 200 << 16;

/// How long the head of a request may take to arrive. The body, which follows it, has the same limit.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many connections that have not sent the appservice's token yet may be open at once.
const STRANGERS: usize = 128;

/// The longest head of a request.
const MOST_HEAD_BYTES: usize = 64 << 10;

/// The headers that concern only one connection and are not passed on.
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
    /// The account and the device for which requests are made, once they are known.
    account: OnceLock<SessionMeta>,
}

impl Relay {
    /// Starts a relay to this homeserver.
    ///
    /// # Errors
    /// If no HTTP client can be made, or no port of this machine can be opened.
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
        tokio::spawn(accept_all(listener, forwarder.clone()));
        Ok(Self { address, forwarder })
    }

    /// The address of the relay. matrix-sdk uses it instead of the homeserver's address.
    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on all requests with the appservice's token are made for this account and device.
    pub(super) fn act_for(&self, account: &SessionMeta) {
        // The account of a process never changes.
        let _ = self.forwarder.account.set(account.clone());
    }
}

/// Whether the appservice's token has come over this connection.
type HasToken = Arc<AtomicBool>;

async fn accept_all(mut listener: TcpListener, forwarder: Arc<Forwarder>) {
    let router = Router::new().fallback(relay).with_state(forwarder);
    let mut strangers: VecDeque<(HasToken, AbortHandle)> = VecDeque::new();
    loop {
        let (stream, _) = Listener::accept(&mut listener).await;
        let has_token = HasToken::default();
        let served = serve(stream, router.clone().layer(Extension(has_token.clone())));
        let connection = tokio::spawn(served).abort_handle();
        strangers.push_back((has_token, connection));
        strangers.retain(|(has_token, connection)| {
            !has_token.load(Ordering::Relaxed) && !connection.is_finished()
        });
        if strangers.len() > STRANGERS
            && let Some((_, oldest)) = strangers.pop_front()
        {
            oldest.abort();
        }
    }
}

async fn serve(stream: TcpStream, router: Router) {
    let mut server = http1::Builder::new();
    server
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(MOST_HEAD_BYTES);
    let service = TowerToHyperService::new(router);
    let served = server.serve_connection(TokioIo::new(stream), service);
    if let Err(why) = served.await {
        debug!(%why, "a connection to the relay has ended");
    }
}

/// Answers a request. If the request does not have the appservice's token, the connection is ended after the answer. So no other program
/// can keep a connection open by asking again and again.
async fn relay(
    State(forwarder): State<Arc<Forwarder>>,
    Extension(has_token): Extension<HasToken>,
    request: Request,
) -> Response {
    let is_own = forwarder.is_own(request.headers());
    has_token.fetch_or(is_own, Ordering::Relaxed);
    let mut response = pass_on(&forwarder, is_own, request).await;
    if !is_own {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
    }
    response
}

async fn pass_on(forwarder: &Forwarder, is_own: bool, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let Some(url) = forwarder.url(&parts.uri, &parts.headers) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    if is_own && body.size_hint().lower() > MOST_BYTES as u64 {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    }
    let body = match is_own {
        true => match timeout(PATIENCE, to_bytes(body, MOST_BYTES)).await {
            Ok(Ok(body)) => body,
            Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
            Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
        },
        false if parts.method == Method::GET => Bytes::new(),
        false => return StatusCode::UNAUTHORIZED.into_response(),
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
    /// Whether the request has the appservice's token.
    fn is_own(&self, headers: &HeaderMap) -> bool {
        let given = headers.get(AUTHORIZATION).map(|given| given.as_bytes());
        let own = format!("Bearer {}", self.token.expose_secret());
        given == Some(own.as_bytes())
    }

    /// The address at the homeserver. In a request of the appservice it also names the account and the device. `None` if the requested
    /// address is not a path. An address with a host, as in `CONNECT x@example.org:80`, would send the request elsewhere.
    fn url(&self, asked: &Uri, headers: &HeaderMap) -> Option<Url> {
        let is_path = asked.authority().is_none() && asked.path().starts_with('/');
        let path = asked.path_and_query().filter(|_| is_path)?;
        let mut url: Url = format!("{}{path}", self.homeserver).parse().ok()?;
        if self.is_own(headers)
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
    use matrix_sdk::ruma::{device_id, user_id};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    fn forwarder() -> Forwarder {
        Forwarder {
            http: Client::new(),
            homeserver: "https://example.org/matrix".to_owned(),
            token: "secret".into(),
            account: OnceLock::from(SessionMeta {
                user_id: user_id!("@lusoria:example.org").to_owned(),
                device_id: device_id!("LUSORIA1").to_owned(),
            }),
        }
    }

    fn url(token: Option<&'static str>, asked: &'static str) -> String {
        let forwarder = forwarder();
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

    #[test]
    fn nothing_but_paths_is_passed_on() {
        for asked in ["x@127.0.0.1:18999", "http://127.0.0.1:18999/evil", "*"] {
            let asked = Uri::from_static(asked);
            let url = forwarder().url(&asked, &HeaderMap::new());
            assert_eq!(url, None, "{asked}");
        }
    }

    async fn running() -> Relay {
        let relay = Relay::start("http://127.0.0.1:1", &"secret".into()).await;
        relay.unwrap()
    }

    /// What the relay answers to this request, whose body never comes.
    async fn answer_to(relay: &Relay, head: &str) -> String {
        let mut stream = TcpStream::connect(relay.address).await.unwrap();
        status(&mut stream, head).await
    }

    /// Sends this request on an open connection. Returns the HTTP version and the status code of the answer.
    async fn status(stream: &mut TcpStream, head: &str) -> String {
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        String::from_utf8(answer.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn whoever_has_no_token_is_answered_once_however_many_requests_come_at_once() {
        let relay = running().await;
        for (token, answered) in [("other", 1), ("secret", 5)] {
            let mut stream = TcpStream::connect(relay.address).await.unwrap();
            let head = format!("GET /x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n");
            let others = format!("{head}\r\n").repeat(4);
            let all = format!("{others}{head}Connection: close\r\n\r\n");
            stream.write_all(all.as_bytes()).await.unwrap();
            let mut answers = Vec::new();
            // The relay may end the connection before it has read all requests. Then reading the answers ends in an error.
            let _ = stream.read_to_end(&mut answers).await;
            let answers = String::from_utf8(answers).unwrap();
            assert_eq!(
                answers.matches("HTTP/1.1 502").count(),
                answered,
                "{answers}"
            );
        }
    }

    #[tokio::test]
    async fn silent_connections_hold_up_nobody_who_has_the_token() {
        let relay = running().await;
        let own = "GET /x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\n\r\n";
        let mut open = TcpStream::connect(relay.address).await.unwrap();
        assert_eq!(status(&mut open, own).await, "HTTP/1.1 502");
        let mut silent = Vec::new();
        for _ in 0..4 * STRANGERS {
            silent.push(TcpStream::connect(relay.address).await.unwrap());
        }
        assert_eq!(answer_to(&relay, own).await, "HTTP/1.1 502");
        let ended = silent[0].read(&mut [0]).await;
        assert!(matches!(ended, Ok(0) | Err(_)), "{ended:?}");
        let newest = silent.last().unwrap().try_read(&mut [0]);
        let waits = newest.is_err_and(|why| why.kind() == std::io::ErrorKind::WouldBlock);
        assert!(waits, "only the oldest connections are ended");
        open.write_all(own.as_bytes()).await.unwrap();
        let mut answer = vec![0; 4_096];
        let read = open.read(&mut answer).await.unwrap();
        assert!(read > 0, "the bot's own connection stays");
    }

    #[tokio::test]
    async fn whoever_has_no_token_hands_in_no_body_and_reaches_no_other_host() {
        let relay = running().await;
        let post = |token: &str, length: usize| {
            let length = format!("Content-Length: {length}\r\n\r\n");
            format!("POST /x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n{length}")
        };
        for (head, status) in [
            (
                "CONNECT x@127.0.0.1:1 HTTP/1.1\r\nHost: x\r\n\r\n".to_owned(),
                400,
            ),
            (post("other", 1_000), 401),
            (post("secret", MOST_BYTES + 1), 413),
            ("GET /x HTTP/1.1\r\nHost: x\r\n\r\n".to_owned(), 502),
        ] {
            let answer = answer_to(&relay, &head).await;
            assert_eq!(answer, format!("HTTP/1.1 {status}"), "{head}");
        }
    }
}
