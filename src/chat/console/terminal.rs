//! The console at a terminal: a prompt with line editing and history that offers the next line to whoever is on turn.

use super::collect::Collector;
use super::voice::NOBODY;
use super::{Console, Voice};
use crate::service::ServiceHandle;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Stands in the prompt while the lines of a record are taken: a line with only a dot ends it.
const COLLECTING: &str = "!import … .";

/// One line typed, and the way to say that the next may be asked for, by whom.
struct Typed {
    line: String,
    next: oneshot::Sender<String>,
}

/// Talks with the people at this terminal until they leave (Ctrl-D, Ctrl-C, `quit`).
///
/// # Errors
/// If the terminal cannot be used.
pub async fn chat(console: Arc<Console>, service: ServiceHandle) -> anyhow::Result<()> {
    let editor = DefaultEditor::new()?;
    let (lines, mut typed) = mpsc::channel(1);
    let pen = console.clone();
    // A thread of its own: the runtime must be able to end while somebody thinks about a line.
    std::thread::spawn(move || prompt(editor, &pen, &lines));
    let run: u64 = rand::random();
    let mut voice = Voice::new(NOBODY);
    let mut number = 0_u64;
    let mut collector = Collector::default();
    while let Some(Typed { line, next }) = typed.recv().await {
        let leaves = |text: &str| ["quit", "exit"].contains(&text);
        for (speaker, text) in collector.take(&line, &voice) {
            if leaves(&text) {
                return Ok(());
            }
            number += 1;
            voice = speaker;
            say(&voice, &text, format!("{run:x}-{number}"), &service).await;
        }
        if let Some(called) = console.take_called() {
            voice = Voice::new(&called.name);
        }
        let asks = match collector.waits() {
            true => COLLECTING,
            false => voice.name(),
        };
        // The prompt thread only goes away together with this loop.
        let _ = next.send(asks.to_owned());
    }
    Ok(())
}

async fn say(voice: &Voice, text: &str, event: String, service: &ServiceHandle) {
    if !text.is_empty() {
        let receipt = service.said(voice.says(event, text, true)).await;
        receipt.spoken().await;
    }
}

/// How wide the terminal is; 0 if there is none.
pub(super) fn columns() -> usize {
    let editor = DefaultEditor::new().ok();
    let dimensions = editor.and_then(|mut editor| editor.dimensions());
    dimensions.map_or(0, |(columns, _)| columns.into())
}

fn prompt(mut editor: DefaultEditor, console: &Console, lines: &mpsc::Sender<Typed>) {
    let mut name = NOBODY.to_owned();
    loop {
        if let Some((columns, _)) = editor.dimensions() {
            console.set_columns(usize::from(columns));
        }
        let line = match editor.readline(&format!("{name}> ")) {
            Ok(line) => line,
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => return,
            Err(why) => {
                tracing::error!(%why, "the terminal cannot be read");
                return;
            }
        };
        if !line.trim().is_empty() {
            // History that cannot be kept is no reason to stop.
            let _ = editor.add_history_entry(&line);
        }
        let (next, asked) = oneshot::channel();
        if lines.blocking_send(Typed { line, next }).is_err() {
            return;
        }
        let Ok(next) = asked.blocking_recv() else {
            return;
        };
        name = next;
    }
}
