//! What prints replies in the console.

use super::{json_lines, paint, terminal_width};
use crate::chat::{Chat, Post, SendError};
use crate::render::Block;
use crate::session::{Identity, Platform};
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use tokio::sync::Notify;

/// How replies are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Text, with a blank line after each reply.
    Plain,
    /// The same with colours.
    Colour,
    /// One JSON object a line.
    Json,
}

/// The console's pen: prints replies as soon as they are stored.
pub struct Console {
    style: Style,
    out: Mutex<Box<dyn Write + Send>>,
    /// Whoever read what is printed has gone.
    gone: Notify,
    /// Whom the last reply called, so that the terminal can offer him the next line.
    called: Mutex<Option<Identity>>,
    /// How wide the terminal is; 0 where that is not known.
    columns: AtomicUsize,
}

impl std::fmt::Debug for Console {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Console")
            .field("style", &self.style)
            .finish_non_exhaustive()
    }
}

impl Console {
    /// A pen that writes here.
    pub fn new(style: Style, out: impl Write + Send + 'static) -> Self {
        Self {
            style,
            out: Mutex::new(Box::new(out)),
            gone: Notify::new(),
            called: Mutex::new(None),
            columns: AtomicUsize::new(if style == Style::Colour {
                terminal_width::columns()
            } else {
                0
            }),
        }
    }

    /// The terminal has so many columns now: sentences are wrapped at words.
    pub fn set_columns(&self, columns: usize) {
        self.columns.store(columns, Ordering::Relaxed);
    }

    fn columns(&self) -> Option<usize> {
        Some(self.columns.load(Ordering::Relaxed)).filter(|columns| *columns > 0)
    }

    /// Writes one line or several, whole, and flushes.
    ///
    /// # Errors
    /// If whoever reads has gone.
    pub fn print(&self, text: &str) -> std::io::Result<()> {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        // In one piece: a kill between text and line end would leave half a line to whoever reads.
        out.write_all(format!("{text}\n").as_bytes())?;
        out.flush()
    }

    /// Waits until a reply cannot be printed because whoever reads has gone.
    pub async fn unheard(&self) {
        self.gone.notified().await;
    }

    /// Text of ours in this pen's style: a greeting, not a reply.
    #[must_use]
    pub fn painted(&self, body: &[Block]) -> String {
        paint::text(body, None, self.style == Style::Colour, self.columns())
    }

    /// Whom a reply has called since this was last asked.
    pub fn take_called(&self) -> Option<Identity> {
        self.called
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }

    fn reply(&self, post: &Post) -> String {
        let colour = self.style == Style::Colour;
        let text = paint::text(&post.body, post.calls.as_ref(), colour, self.columns());
        match self.style {
            Style::Json => json_lines::reply_line(post, &text),
            Style::Plain | Style::Colour => format!("{text}\n"),
        }
    }
}

impl Chat for Console {
    fn platform(&self) -> Platform {
        Platform::Console
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        vec![body]
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        let printed = self.print(&self.reply(post));
        if post.calls.is_some() {
            self.called
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .clone_from(&post.calls);
        }
        printed.map(|()| None).map_err(|why| {
            self.gone.notify_one();
            SendError::Later {
                after: None,
                cause: why.to_string(),
            }
        })
    }
}
