//! The console at a terminal: line editing, history, and a prompt that names the person who is to type next.

use super::collect::{Collector, leaves};
use super::speaker::NOBODY;
use super::{Console, Speaker};
use crate::service::ServiceHandle;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The prompt while the lines of a record are collected. It shows the dot because a line with only a dot ends the record.
const COLLECTING: &str = "!import … .";

/// A text that was typed or pasted up to Enter, and the channel for the text of the next prompt.
struct Typed {
    text: String,
    next: oneshot::Sender<String>,
}

/// Converses with the people at this terminal until they leave (Ctrl-D, Ctrl-C, `quit`). `hint` says how a pasted record ends.
///
/// # Errors
/// If the terminal cannot be used.
pub async fn chat(
    console: Arc<Console>,
    service: ServiceHandle,
    hint: impl AsyncFn() -> String,
) -> anyhow::Result<()> {
    let editor = DefaultEditor::new()?;
    let (lines, mut typed) = mpsc::channel(1);
    let pen = console.clone();
    // A thread of its own: the runtime must be able to end while a person is thinking about a line.
    std::thread::spawn(move || prompt(editor, &pen, &lines));
    let mut table = TerminalSession {
        service,
        run: rand::random(),
        number: 0,
        speaker: Speaker::new(NOBODY),
        collector: Collector::for_terminal(),
    };
    while let Some(Typed { text, next }) = typed.recv().await {
        let waited = table.collector.waits();
        if table.hear(&text).await == Presence::Left {
            return Ok(());
        }
        if let Some(called) = console.take_called() {
            table.speaker = Speaker::new(&called.name);
        }
        if table.collector.waits() && !waited {
            console.print(&hint().await)?;
        }
        // This cannot fail, because the thread of the prompt waits for it.
        let _ = next.send(table.asks().to_owned());
    }
    Ok(())
}

/// Whether the people at the terminal stay.
#[derive(PartialEq, Eq)]
enum Presence {
    Stayed,
    Left,
}

/// The state of the conversation at the terminal.
struct TerminalSession {
    service: ServiceHandle,
    /// Distinguishes the event ids of this run from those of other runs.
    run: u64,
    number: u64,
    /// The person who spoke last, or was called last.
    speaker: Speaker,
    collector: Collector,
}

impl TerminalSession {
    /// Sends what was typed. A paste comes as one text with several lines; each is treated as if it had been typed by itself.
    async fn hear(&mut self, text: &str) -> Presence {
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
    fn asks(&self) -> &str {
        match self.collector.waits() {
            true => COLLECTING,
            false => self.speaker.name(),
        }
    }
}

async fn say(speaker: &Speaker, text: &str, event: String, service: &ServiceHandle) {
    if !text.is_empty() {
        let receipt = service.submit(speaker.says(event, text, true)).await;
        receipt.wait_for_delivery().await;
    }
}

fn prompt(mut editor: DefaultEditor, console: &Console, lines: &mpsc::Sender<Typed>) {
    let mut name = NOBODY.to_owned();
    loop {
        if let Some((columns, _)) = editor.dimensions() {
            console.set_columns(usize::from(columns));
        }
        let text = match editor.readline(&format!("{name}> ")) {
            Ok(text) => text,
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => return,
            Err(why) => {
                tracing::error!(%why, "the terminal cannot be read");
                return;
            }
        };
        if !text.trim().is_empty() {
            // A history that cannot be kept is no reason to stop.
            let _ = editor.add_history_entry(&text);
        }
        let (next, asked) = oneshot::channel();
        if lines.blocking_send(Typed { text, next }).is_err() {
            return;
        }
        let Ok(next) = asked.blocking_recv() else {
            return;
        };
        name = next;
    }
}
