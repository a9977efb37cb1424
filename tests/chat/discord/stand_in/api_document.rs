//! Holds every request of the bot and every response of the stand-in to Discord's published OpenAPI document. Its part that the bot
//! uses is `tests/chat/discord/api/discord-api.json`; `extract.mjs` beside it makes it, and says where it comes from.
//!
//! Deliberately absent: events of the gateway, which the document does not describe, and answers that Discord itself has not given (a proxy's
//! answers, which are no JSON).

use super::form;
use super::json_schema;
use super::world::World;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::Response;
use serde_json::Value;
use std::sync::LazyLock;

/// Below this all paths of the document lie.
pub(super) const BASE: &str = "/api/v10";

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../api/discord-api.json");
    serde_json::from_str(text).unwrap()
});

/// Says what the document has against this body of a request.
pub(crate) fn check_request(operation: &str, body: &Value) -> Result<(), String> {
    let requests = &DOCUMENT["requests"];
    match requests.get(operation) {
        Some(schema) => check(schema, body, requests),
        None => Err("the document knows no such request with a body".to_owned()),
    }
}

/// Says what the document has against this response.
pub(crate) fn check_response(operation: &str, status: u16, body: &Value) -> Result<(), String> {
    let responses = &DOCUMENT["responses"];
    let hundred = format!("{}XX", status / 100);
    let known = [&status.to_string(), &hundred].map(|status| responses[operation].get(status));
    match known.into_iter().flatten().next() {
        Some(schema) => check(schema, body, responses),
        None => Err(format!("the document knows no response {status} to this")),
    }
}

fn check(schema: &Value, body: &Value, section: &Value) -> Result<(), String> {
    let faults = json_schema::faults(schema, body, &section["$defs"]);
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults.join("\n")),
    }
}

/// Every request and its response go through here.
pub(super) async fn hold(State(world): State<World>, request: Request, next: Next) -> Response {
    let operation = operation(request.method().as_str(), request.uri().path());
    let (head, body) = request.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    if !bytes.is_empty() || DOCUMENT["requests"].get(&operation).is_some() {
        let sent = form::read(head.headers.get(CONTENT_TYPE), &bytes);
        world.note_fault(
            &operation,
            check_request(&operation, &sent.body),
            &sent.body,
        );
    }
    let response = next.run(Request::from_parts(head, Body::from(bytes))).await;
    let (head, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    if let Some(given) = response_body(head.status, &bytes) {
        let checked = check_response(&operation, head.status.as_u16(), &given);
        world.note_fault(&format!("the response to {operation}"), checked, &given);
    }
    Response::from_parts(head, Body::from(bytes))
}

/// The operation of the document to which this path belongs.
fn operation(method: &str, path: &str) -> String {
    let path = path.strip_prefix(BASE).expect("all paths lie there");
    let known = DOCUMENT["responses"].as_object().unwrap();
    let is_it = |operation: &&String| {
        let Some((named, pattern)) = operation.split_once(' ') else {
            return false;
        };
        let pairs = || pattern.split('/').zip(path.split('/'));
        named == method
            && pattern.split('/').count() == path.split('/').count()
            && pairs().all(|(pattern, part)| pattern.starts_with('{') || pattern == part)
    };
    // A path without a gap goes before one with a gap.
    let found = known
        .keys()
        .filter(is_it)
        .min_by_key(|one| one.matches('{').count());
    found.map_or_else(|| format!("{method} {path}"), String::clone)
}

/// The body of a response; nothing if a proxy has given it, which answers no JSON.
fn response_body(status: StatusCode, bytes: &Bytes) -> Option<Value> {
    match status {
        StatusCode::NO_CONTENT => Some(Value::Null),
        _ => serde_json::from_slice(bytes).ok(),
    }
}
