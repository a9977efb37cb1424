//! The console as a filter: lines `NAME: text` in, replies out, one line after the other.

use super::Voice;
use super::lines::lines;
use super::voice::{NOBODY, named};
use crate::service::ServiceHandle;
use std::io::Read;

/// Reads lines until there are no more. A line without a name is spoken by `guest`; a reply is printed before the next line
/// is read.
pub async fn read_lines(input: impl Read + Send + 'static, service: ServiceHandle) {
    let mut lines = lines(input);
    let run: u64 = rand::random();
    let mut number = 0_u64;
    while let Some(line) = lines.recv().await {
        number += 1;
        speak(&line, format!("{run:x}-{number}"), &service).await;
    }
}

async fn speak(line: &str, event: String, service: &ServiceHandle) {
    let (voice, text) = named(line).unwrap_or_else(|| (Voice::new(NOBODY), line.trim()));
    if text.is_empty() {
        return;
    }
    let receipt = service.said(voice.says(event, text, false)).await;
    receipt.spoken().await;
}
