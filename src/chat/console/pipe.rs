//! The console as a filter. It reads a line `NAME: text`, waits until the replies to it are printed (`printer.rs`), and then reads the
//! next line. The lines of a record below `!import` are read as one message (see [`super::collect`]).

use super::Speaker;
use super::collect::Collector;
use super::lines::lines;
use super::speaker::NOBODY;
use super::wait_for_answer::wait_for_answer;
use crate::service::ServiceHandle;
use std::io::Read;

/// Reads lines until there are no more. If a line names no speaker, its speaker is called `guest`. The next line is read when the replies
/// to a line are printed, or after half a minute.
pub async fn read_lines(input: impl Read + Send + 'static, service: ServiceHandle) {
    let mut lines = lines(input);
    let run: u64 = rand::random();
    let mut number = 0_u64;
    let mut collector = Collector::default();
    let nobody = Speaker::new(NOBODY);
    loop {
        let line = lines.recv().await;
        let said = match &line {
            Some(line) => collector.take(line, &nobody),
            None => collector.finish(),
        };
        for (voice, text) in said {
            number += 1;
            speak(&voice, &text, format!("{run:x}-{number}"), &service).await;
        }
        if line.is_none() {
            return;
        }
    }
}

async fn speak(voice: &Speaker, text: &str, event: String, service: &ServiceHandle) {
    if text.is_empty() {
        return;
    }
    let receipt = service.submit(voice.says(event, text, false)).await;
    wait_for_answer(receipt).await;
}
