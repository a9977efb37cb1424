//! Reads the body of the bot's requests: JSON, or a form with JSON in the field `payload_json` and files in the fields `files[0]`,
//! `files[1]` …

use super::model::File;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// The most bytes that a bot may upload with one message.
pub(super) const LARGEST_UPLOAD: usize = 10 * 1024 * 1024;

/// The body of a request.
pub(super) struct Sent {
    pub(super) body: Value,
    /// The uploaded files with their numbers.
    pub(super) files: Vec<(u64, File)>,
}

impl Sent {
    /// The same files with another body.
    pub(super) fn with_body(&self, body: Value) -> Self {
        Self {
            body,
            files: self.files.clone(),
        }
    }
}

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let kind = request.headers().get(CONTENT_TYPE).cloned();
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(IntoResponse::into_response)?;
        Ok(read(kind.as_ref(), &bytes))
    }
}

/// Reads a body with this content type.
pub(super) fn read(kind: Option<&HeaderValue>, bytes: &[u8]) -> Sent {
    let kind = kind.expect("a body has a type").to_str().unwrap();
    match kind.split_once("boundary=") {
        None => Sent {
            body: serde_json::from_slice(bytes).unwrap(),
            files: Vec::new(),
        },
        Some((_, boundary)) => read_form(bytes, boundary),
    }
}

fn read_form(bytes: &[u8], boundary: &str) -> Sent {
    let mut sent = Sent {
        body: Value::Null,
        files: Vec::new(),
    };
    let delimiter = format!("--{boundary}");
    for part in divide(bytes, delimiter.as_bytes()) {
        let Some((head, content)) = halve(part, b"\r\n\r\n") else {
            continue;
        };
        let head = String::from_utf8(head.to_vec()).unwrap();
        let content = content.strip_suffix(b"\r\n").unwrap_or(content);
        match parameter(&head, "name").as_deref() {
            Some("payload_json") => sent.body = serde_json::from_slice(content).unwrap(),
            Some(field) => {
                let number = field.strip_prefix("files[").unwrap();
                let number = number.strip_suffix(']').unwrap().parse().unwrap();
                let file = File {
                    name: parameter(&head, "filename").unwrap(),
                    description: String::new(),
                    bytes: content.to_vec(),
                };
                sent.files.push((number, file));
            }
            None => panic!("a part without a name: {head}"),
        }
    }
    sent
}

/// The value of `name="value"` in the header of a part.
fn parameter(head: &str, name: &str) -> Option<String> {
    let (_, rest) = head.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0.to_owned())
}

fn halve<'a>(bytes: &'a [u8], mark: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let at = bytes
        .windows(mark.len())
        .position(|window| window == mark)?;
    Some((&bytes[..at], &bytes[at + mark.len()..]))
}

fn divide<'a>(mut bytes: &'a [u8], mark: &[u8]) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    while let Some((part, rest)) = halve(bytes, mark) {
        parts.push(part);
        bytes = rest;
    }
    parts
}
