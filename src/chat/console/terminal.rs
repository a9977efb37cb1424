//! The console at a terminal. It has line editing, a history, and a prompt that names who types next.

use super::Console;
use super::conversation::{Conversation, Presence};
use super::speaker::NOBODY;
use crate::service::ServiceHandle;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// A text that ended with Enter, typed or pasted. The text of the next prompt is sent through `next`.
struct Typed {
    text: String,
    next: oneshot::Sender<String>,
}

/// Converses with the people at this terminal until they leave (Ctrl-D, Ctrl-C, `quit`). When somebody begins to paste a record or a
/// board, the line made by `hint` is printed. It says how to end the pasted text.
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
    let mut conversation = Conversation::new(service);
    while let Some(Typed { text, next }) = typed.recv().await {
        let waited = conversation.is_collecting();
        if conversation.hear(&text).await == Presence::Left {
            return Ok(());
        }
        if let Some(called) = console.take_called() {
            conversation.next_is(&called.name);
        }
        if conversation.is_collecting() && !waited {
            console.print(&hint().await)?;
        }
        // This cannot fail, because the thread of the prompt waits for it.
        let _ = next.send(conversation.asks().to_owned());
    }
    Ok(())
}

fn prompt(mut editor: DefaultEditor, console: &Console, lines: &mpsc::Sender<Typed>) {
    let mut name = NOBODY.to_owned();
    loop {
        let typed = editor.readline(&format!("{name}> "));
        // The size of the window may have changed while the line was typed.
        if let Some((columns, _)) = editor.dimensions() {
            console.set_columns(usize::from(columns));
        }
        let text = match typed {
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
