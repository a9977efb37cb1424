//! The console at a terminal: a prompt with line editing and history that offers the next line to whoever is on turn.

use super::voice::{NOBODY, named};
use super::{Console, Voice};
use crate::service::ServiceHandle;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

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
    // A thread of its own: the runtime must be able to end while somebody thinks about a line.
    std::thread::spawn(move || prompt(editor, &lines));
    let run: u64 = rand::random();
    let mut voice = Voice::new(NOBODY);
    let mut number = 0_u64;
    while let Some(Typed { line, next }) = typed.recv().await {
        number += 1;
        let (speaker, text) = named(&line).unwrap_or_else(|| (voice.clone(), line.trim()));
        voice = speaker;
        if ["quit", "exit"].contains(&text) {
            break;
        }
        if !text.is_empty() {
            service
                .said(voice.says(format!("{run:x}-{number}"), text, true))
                .await
                .spoken()
                .await;
        }
        if let Some(called) = console.take_called() {
            voice = Voice::new(&called.name);
        }
        // The prompt thread only goes away together with this loop.
        let _ = next.send(voice.name().to_owned());
    }
    Ok(())
}

fn prompt(mut editor: DefaultEditor, lines: &mpsc::Sender<Typed>) {
    let mut name = NOBODY.to_owned();
    loop {
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
