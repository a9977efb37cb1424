//! The conversation of the people at one terminal. It knows who speaks the next line, and collects the lines of a record or a board.

use super::Speaker;
use super::collect::{Collector, leaves};
use super::speaker::NOBODY;
use super::wait_for_answer::wait_for_answer;
use crate::service::ServiceHandle;

/// The prompt while the lines of a record or a board are collected. Its dot is what people type as the last line.
const COLLECTING: &str = "!import … .";

/// Whether the people at the terminal stay or leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Presence {
    Stayed,
    Left,
}

/// The state of the conversation at the terminal.
#[derive(Debug)]
pub(super) struct Conversation {
    service: ServiceHandle,
    /// Keeps the event ids of this run apart from those of other runs.
    run: u64,
    number: u64,
    /// The person who speaks the next line. It is whoever spoke or was notified last.
    speaker: Speaker,
    collector: Collector,
}

impl Conversation {
    pub(super) fn new(service: ServiceHandle) -> Self {
        Self {
            service,
            run: rand::random(),
            number: 0,
            speaker: Speaker::new(NOBODY),
            collector: Collector::for_terminal(),
        }
    }

    /// Sets who speaks the next line. The line itself may still name somebody else.
    pub(super) fn next_is(&mut self, name: &str) {
        self.speaker = Speaker::new(name);
    }

    /// Whether the lines of a record or a board are being collected.
    pub(super) const fn is_collecting(&self) -> bool {
        self.collector.waits()
    }

    /// Sends what was typed. If several lines were pasted, each counts as if it had been typed alone.
    pub(super) async fn hear(&mut self, text: &str) -> Presence {
        for line in text.split('\n') {
            for (speaker, text) in self.collector.take(line, &self.speaker) {
                if leaves(&text) {
                    return Presence::Left;
                }
                self.number += 1;
                self.speaker = speaker;
                let event = format!("{:x}-{}", self.run, self.number);
                say(&self.speaker, &text, event, &self.service).await;
            }
        }
        Presence::Stayed
    }

    /// The text of the prompt.
    pub(super) fn asks(&self) -> &str {
        match self.is_collecting() {
            true => COLLECTING,
            false => self.speaker.name(),
        }
    }
}

async fn say(speaker: &Speaker, text: &str, event: String, service: &ServiceHandle) {
    if !text.is_empty() {
        let receipt = service.submit(speaker.says(event, text, true)).await;
        wait_for_answer(receipt).await;
    }
}
