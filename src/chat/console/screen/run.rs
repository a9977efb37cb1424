//! Runs the full screen. It reads the keys, hands the typed lines to the service, and draws the screen again after every change.

use super::keys::{Effect, press};
use super::raw_terminal::is_torn;
use super::shown::Screen;
use super::view::Said;
use crate::chat::console::conversation::{Conversation, Presence};
use crate::render::ScreenWords;
use crate::service::ServiceHandle;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::crossterm::event::{self, Event};
use tokio::sync::mpsc;

/// The word that ends the full screen, in addition to the words that end every console.
const LEAVE: &str = "q";

/// Reads the keys of the terminal on a separate thread. So the program can end while nobody presses a key.
pub fn read_keys() -> mpsc::Receiver<Event> {
    let (pressed, keys) = mpsc::channel(64);
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            if pressed.blocking_send(event).is_err() {
                return;
            }
        }
    });
    keys
}

/// Shows the screen and converses with the people at it until they leave. `words` returns the texts of the screen itself, such as its
/// headings. They are in the language of the room.
///
/// # Errors
/// If the terminal cannot be drawn on.
pub async fn show_screen<B>(
    terminal: &mut Terminal<B>,
    screen: &Screen,
    keys: mpsc::Receiver<Event>,
    service: ServiceHandle,
    words: impl AsyncFn() -> ScreenWords,
) -> anyhow::Result<()>
where
    B: Backend,
    B::Error: Send + Sync + 'static,
{
    let (lines, heard) = mpsc::unbounded_channel();
    tokio::select! {
        ended = show(terminal, screen, keys, &lines) => Ok(ended?),
        () = converse(heard, screen, Conversation::new(service), words) => Ok(()),
    }
}

/// Draws the screen whenever something has changed. Ends when somebody presses a key that ends the conversation, when no more keys
/// can be read, or when the terminal was switched back because of a panic.
async fn show<B: Backend>(
    terminal: &mut Terminal<B>,
    screen: &Screen,
    mut keys: mpsc::Receiver<Event>,
    lines: &mpsc::UnboundedSender<Said>,
) -> Result<(), B::Error> {
    while !is_torn() {
        terminal.draw(|frame| screen.draw(frame))?;
        let mut pressed = tokio::select! {
            pressed = keys.recv() => pressed,
            () = screen.changed() => continue,
        };
        if pressed.is_none() {
            break;
        }
        // All keys that wait are handled before drawing: a terminal without bracketed paste sends a paste as thousands of single keys.
        while let Some(event) = pressed {
            match press(&mut screen.view(), &event) {
                Effect::Seen => {}
                // Sending cannot fail: the conversation lasts as long as this function.
                Effect::Say(said) => said.into_iter().for_each(|said| {
                    let _ = lines.send(said);
                }),
                Effect::Leave => return Ok(()),
            }
            pressed = keys.try_recv().ok();
        }
    }
    Ok(())
}

/// Hands the lines to the service one after the other, until one ends the conversation. Each line waits for the answer to the line
/// before, but at most half a minute.
async fn converse(
    mut lines: mpsc::UnboundedReceiver<Said>,
    screen: &Screen,
    mut conversation: Conversation,
    words: impl AsyncFn() -> ScreenWords,
) {
    while let Some(said) = lines.recv().await {
        if said.text.trim() == LEAVE {
            return;
        }
        let waited = conversation.is_collecting();
        if let Some(speaker) = &said.speaker {
            conversation.next_is(speaker);
        }
        if conversation.hear(&said.text).await == Presence::Left {
            return;
        }
        if let Some(called) = screen.take_called() {
            conversation.next_is(&called.name);
        }
        screen.change(|view| {
            if conversation.is_collecting() && !waited {
                view.show_text(&view.words.paste_hint.clone());
            }
            conversation.asks().clone_into(&mut view.prompt);
            view.waiting -= 1;
        });
        screen.set_words(words().await);
    }
}
