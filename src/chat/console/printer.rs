//! Prints replies in the console.

use super::picture::PictureOutput;
use super::{json_protocol, paint, terminal_width};
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
    /// Text with colours, with a blank line after each reply.
    Colour,
    /// One JSON object a line.
    Json,
}

/// The console as a [`Chat`]. It prints replies as soon as they are stored.
pub struct Console {
    style: Style,
    out: Mutex<Box<dyn Write + Send>>,
    /// Wakes [`Console::unheard`] when a reply cannot be printed, because the program that reads the output has ended.
    gone: Notify,
    /// The person who was notified last. The terminal lets that person speak the next line.
    called: Mutex<Option<Identity>>,
    /// The width of the terminal in columns. It is 0 if it is not known.
    columns: AtomicUsize,
    pictures: PictureOutput,
}

impl std::fmt::Debug for Console {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Console")
            .field("style", &self.style)
            .finish_non_exhaustive()
    }
}

impl Console {
    /// A console that writes to `out`.
    pub fn new(style: Style, out: impl Write + Send + 'static) -> Self {
        Self {
            style,
            out: Mutex::new(Box::new(out)),
            gone: Notify::new(),
            called: Mutex::new(None),
            pictures: match style {
                Style::Json => PictureOutput::Nowhere,
                Style::Plain => PictureOutput::file(),
                Style::Colour => PictureOutput::of_terminal(|name| std::env::var(name).ok()),
            },
            columns: AtomicUsize::new(if style == Style::Colour {
                terminal_width::columns()
            } else {
                0
            }),
        }
    }

    /// Sets how the console shows pictures, whatever the environment says about the terminal.
    #[must_use]
    pub fn with_pictures(mut self, pictures: PictureOutput) -> Self {
        self.pictures = pictures;
        self
    }

    /// Sets the width of the terminal, at which sentences are wrapped.
    pub fn set_columns(&self, columns: usize) {
        self.columns.store(columns, Ordering::Relaxed);
    }

    fn columns(&self) -> Option<usize> {
        Some(self.columns.load(Ordering::Relaxed)).filter(|columns| *columns > 0)
    }

    /// Writes the text and a line end in one write, and flushes.
    ///
    /// # Errors
    /// If the program that reads the output has ended.
    pub fn print(&self, text: &str) -> std::io::Result<()> {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        // One write, because a kill between the text and its line end would leave half a line to the reader.
        out.write_all(format!("{text}\n").as_bytes())?;
        out.flush()
    }

    /// Waits until a reply cannot be printed, because the program that reads the output has ended.
    pub async fn unheard(&self) {
        self.gone.notified().await;
    }

    /// Formats a text that is not a reply, for example a greeting, in the same way as a reply.
    #[must_use]
    pub fn format(&self, body: &[Block]) -> String {
        paint::text(body, None, self.style == Style::Colour, self.columns())
    }

    /// Returns the person who was notified last, and forgets them. `None` if nobody was notified since the last call.
    pub fn take_called(&self) -> Option<Identity> {
        self.called
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }

    fn reply(&self, post: &Post) -> String {
        let colour = self.style == Style::Colour;
        let shown = post
            .picture()
            .and_then(|picture| self.pictures.show(picture));
        let body = match shown {
            Some(_) => post.beside_the_picture(),
            None => post.body.clone(),
        };
        let mut text = paint::text(&body, post.calls.as_ref(), colour, self.columns());
        if let Some(shown) = shown {
            text = format!("{shown}\n{text}");
        }
        match self.style {
            Style::Json => json_protocol::reply_line(post, &text),
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
