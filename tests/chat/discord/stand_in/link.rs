//! The bot's gateway session, and its current connection.

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

/// What the stand-in sends over the connection.
pub(crate) enum Out {
    Text(String),
    Close(u16),
    Drop,
}

/// The session and the connection on which it runs.
#[derive(Default)]
pub(crate) struct Link {
    /// The session's id; empty if there is no session.
    pub(crate) session: String,
    pub(crate) intents: u64,
    pub(crate) identifies: usize,
    pub(crate) resumes: usize,
    pub(crate) muted: bool,
    pub(crate) rewind: usize,
    pub(crate) refuses: bool,
    /// All events of the session so far.
    events: Vec<String>,
    /// The open connection, if the session runs on it.
    line: Option<UnboundedSender<Out>>,
    /// The newest connection, whether the session runs on it or not.
    pub(crate) newest: Option<UnboundedSender<Out>>,
}

impl Link {
    pub(crate) fn is_live(&self) -> bool {
        self.line.is_some()
    }

    pub(crate) fn publish(&mut self, name: &str, data: &Value) {
        if self.session.is_empty() {
            return;
        }
        let number = self.events.len() + 1;
        let event = json!({"op": 0, "t": name, "s": number, "d": data}).to_string();
        self.events.push(event.clone());
        if let Some(line) = self.line.as_ref().filter(|_| !self.muted) {
            let _ = line.send(Out::Text(event));
        }
    }

    pub(crate) fn send(&mut self, out: Out) {
        let ends = !matches!(out, Out::Text(_));
        if let Some(line) = &self.newest {
            let _ = line.send(out);
        }
        if ends {
            self.line = None;
        }
    }

    pub(crate) fn begin(&mut self, intents: u64) {
        self.identifies += 1;
        self.session = format!("session-{}", self.identifies);
        self.intents = intents;
        self.muted = false;
        self.events.clear();
        self.line = self.newest.clone();
    }

    pub(crate) fn forget_session(&mut self) {
        self.session.clear();
        self.line = None;
    }

    /// Resumes a session after the event with this number: sends the missed events, then RESUMED. Returns false if there is no such
    /// session.
    pub(crate) fn resume(&mut self, session: &str, after: usize) -> bool {
        if self.session.is_empty() || self.session != session {
            return false;
        }
        self.resumes += 1;
        self.muted = false;
        self.line = self.newest.clone();
        let from = after.saturating_sub(std::mem::take(&mut self.rewind));
        for event in &self.events[from.min(self.events.len())..] {
            if let Some(line) = &self.line {
                let _ = line.send(Out::Text(event.clone()));
            }
        }
        self.publish("RESUMED", &json!({}));
        true
    }

    /// A connection has ended.
    pub(crate) fn hung_up(&mut self, line: &UnboundedSender<Out>) {
        let was = |other: &Option<UnboundedSender<Out>>| {
            other.as_ref().is_some_and(|other| other.same_channel(line))
        };
        if was(&self.line) {
            self.line = None;
        }
    }
}
