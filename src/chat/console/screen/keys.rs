//! Handles the keys that people press on the full screen.

use super::choices::Direction;
use super::view::{Said, View};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm;
use tui_input::backend::crossterm::EventHandler;

/// The most characters of a line that can be typed. More are not needed, because the bot refuses a line of this length as too long.
const LONGEST_LINE: usize = 4_096;

/// The result of a key.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing is said. What is shown may have changed.
    Seen,
    /// These lines are said.
    Say(Vec<Said>),
    /// The conversation ends.
    Leave,
}

/// Handles a pressed key or a pasted text.
pub(super) fn press(view: &mut View, event: &Event) -> Effect {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press_key(view, *key, event),
        Event::Paste(text) => paste(view, text),
        _ => Effect::Seen,
    }
}

fn press_key(view: &mut View, key: KeyEvent, event: &Event) -> Effect {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    let is_empty = view.input.value().is_empty();
    match key.code {
        KeyCode::Char('c') if control => return Effect::Leave,
        KeyCode::Char('d') if control && is_empty => return Effect::Leave,
        KeyCode::Char('p') if control => view.recall(true),
        KeyCode::Char('n') if control => view.recall(false),
        KeyCode::Enter => return Effect::Say(view.enter().into_iter().collect()),
        KeyCode::Esc if is_empty => view.back(),
        KeyCode::Esc => view.input.reset(),
        KeyCode::PageUp => view.page_up(),
        KeyCode::PageDown => view.page_down(),
        _ => match direction(key.code).filter(|_| is_empty) {
            Some(direction) => view.arrow(direction),
            None if is_letter(key) && view.input.value().chars().count() >= LONGEST_LINE => {}
            None => {
                let _ = view.input.handle_event(event);
            }
        },
    }
    Effect::Seen
}

/// Whether this key makes the line longer.
fn is_letter(key: KeyEvent) -> bool {
    let others = KeyModifiers::CONTROL | KeyModifiers::ALT;
    matches!(key.code, KeyCode::Char(_)) && !key.modifiers.intersects(others)
}

fn direction(key: KeyCode) -> Option<Direction> {
    match key {
        KeyCode::Up => Some(Direction::Up),
        KeyCode::Down | KeyCode::Tab => Some(Direction::Down),
        KeyCode::Left => Some(Direction::Left),
        KeyCode::Right => Some(Direction::Right),
        _ => None,
    }
}

/// Takes in a paste. Its lines count as if they had been typed one by one. Text after the last line end stays in the input.
fn paste(view: &mut View, text: &str) -> Effect {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let whole = format!("{}{text}", view.input.value());
    let Some((lines, rest)) = whole.rsplit_once('\n') else {
        view.input = bounded(&whole).into();
        return Effect::Seen;
    };
    let said = view.spoken(None, lines.to_owned());
    view.input = bounded(rest).into();
    Effect::Say(vec![said])
}

/// The beginning of this text, at most [`LONGEST_LINE`] characters.
fn bounded(text: &str) -> String {
    text.chars().take(LONGEST_LINE).collect()
}
