//! Checks every request of the bot and every response of the stand-in against Discord's published OpenAPI document. The part of it that
//! the bot uses is `tests/chat/discord/api/discord-api.json`; `extract.mjs` beside it extracts that part, and says where the document
//! comes from.
//!
//! Deliberately absent: events of the gateway, which the document does not describe, and responses that do not come from Discord itself
//! (a proxy's responses, which are not JSON).

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

/// The path under which all paths of the document lie.
pub(super) const BASE: &str = "/api/v10";

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../api/discord-api.json");
    serde_json::from_str(text).unwrap()
});

/// Returns an error if the document does not allow this request body.
pub(crate) fn check_request(operation: &str, body: &Value) -> Result<(), String> {
    let requests = &DOCUMENT["requests"];
    match requests.get(operation) {
        Some(schema) => check(schema, body, requests),
        None => Err("the document knows no such request with a body".to_owned()),
    }
}

/// Returns an error if the document does not allow this response.
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

/// Middleware that checks every request and its response.
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

/// The operation in the document to which this path belongs.
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
    // A path without a parameter takes precedence over a path with one.
    let found = known
        .keys()
        .filter(is_it)
        .min_by_key(|one| one.matches('{').count());
    found.map_or_else(|| format!("{method} {path}"), String::clone)
}

/// The body of a response; `None` if it is a proxy's response, which is not JSON.
fn response_body(status: StatusCode, bytes: &Bytes) -> Option<Value> {
    match status {
        StatusCode::NO_CONTENT => Some(Value::Null),
        _ => serde_json::from_slice(bytes).ok(),
    }
}
