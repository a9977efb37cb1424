//! The full screen as a [`Chat`]. It shows each message that is sent to it.

use super::draw::draw;
use super::view::View;
use crate::chat::console::picture::PictureOutput;
use crate::chat::{Chat, Post, SendError};
use crate::render::{Block, Control, ScreenWords};
use crate::session::{Identity, Platform};
use ratatui::Frame;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The full screen. Several tasks change what it shows, and one task draws it.
#[derive(Debug)]
pub struct Screen {
    view: Mutex<View>,
    changed: Notify,
    /// The person who was notified last. That person speaks the next line, unless the line names somebody else.
    called: Mutex<Option<Identity>>,
    pictures: PictureOutput,
}

impl Screen {
    /// An empty screen. `words` are the texts of the screen itself, such as its headings. If the first line names no speaker, its speaker
    /// is called `guest`.
    #[must_use]
    pub fn new(words: ScreenWords) -> Self {
        Self {
            view: Mutex::new(View::new(words, super::super::speaker::NOBODY)),
            changed: Notify::new(),
            called: Mutex::new(None),
            pictures: PictureOutput::file(),
        }
    }

    /// Sets where the picture of a board is written. The screen draws the board as text, and adds the name of the picture's file. A
    /// picture in the terminal would disturb the screen.
    #[must_use]
    pub fn with_pictures(mut self, pictures: PictureOutput) -> Self {
        self.pictures = pictures;
        self
    }

    /// Shows a text that is no message, such as a greeting.
    pub fn show_text(&self, body: &[Block]) {
        self.change(|view| view.show_text(body));
    }

    /// Sets the texts of the screen itself, such as its headings.
    pub fn set_words(&self, words: ScreenWords) {
        self.change(|view| view.set_words(words));
    }

    /// Makes this control the only choice. Called before the first message has come.
    pub fn offer(&self, control: &Control) {
        self.change(|view| view.offer(control));
    }

    /// Draws everything.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        draw(frame, &mut self.view());
    }

    /// Whether a line is still to be answered.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.view().waiting > 0
    }

    pub(super) fn view(&self) -> MutexGuard<'_, View> {
        self.view.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what is shown, and has the screen drawn again.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut View) -> T) -> T {
        let changed = change(&mut self.view());
        self.changed.notify_one();
        changed
    }

    /// Waits until the screen has to be drawn again.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Returns the person who was notified last, and forgets them. `None` if nobody was notified since the last call.
    pub(super) fn take_called(&self) -> Option<Identity> {
        self.called().take()
    }

    fn called(&self) -> MutexGuard<'_, Option<Identity>> {
        self.called.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Chat for Screen {
    fn platform(&self) -> Platform {
        Platform::Console
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        vec![body]
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        if post.calls.is_some() {
            self.called().clone_from(&post.calls);
        }
        // The picture is made before the view is locked: if its file cannot be written, a log line is shown on the screen, which locks the
        // view.
        let picture = post
            .picture()
            .and_then(|picture| self.pictures.show(picture));
        self.change(|view| view.show(post, picture));
        Ok(None)
    }
}

/// Shows the lines of the program's log on the screen. On standard error, they would disturb the screen.
#[derive(Clone, Debug)]
pub struct ScreenLog(pub Arc<Screen>);

impl Write for ScreenLog {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.0
            .change(|view| text.lines().for_each(|line| view.note(line)));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
