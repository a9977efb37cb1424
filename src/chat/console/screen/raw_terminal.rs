//! Switches the terminal to the full screen. Switches it back when the conversation ends, when the program is asked to end, and when
//! it panics. After SIGKILL the program cannot do that. Then people have to type `reset`.

use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm;
use ratatui::crossterm::cursor::Show;
use std::io::{Stdout, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether this program has switched the terminal to the full screen.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether the terminal was switched back because of a panic.
static TORN: AtomicBool = AtomicBool::new(false);

/// The terminal while the full screen is shown.
#[derive(Debug)]
pub struct RawTerminal {
    /// The terminal to draw on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl RawTerminal {
    /// Switches the terminal to the full screen.
    ///
    /// # Errors
    /// If the terminal cannot be used.
    pub fn take() -> std::io::Result<Self> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let report = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                TORN.store(TAKEN.load(Ordering::Relaxed), Ordering::Relaxed);
                give_back();
                report(panic);
            }));
        });
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::Relaxed);
        let taken = execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste);
        let terminal = taken.and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        terminal
            .map(|terminal| Self { terminal })
            .inspect_err(|_| give_back())
    }
}

/// Whether the terminal was switched back because of a panic. Then nothing can be drawn any more.
pub(super) fn is_torn() -> bool {
    TORN.load(Ordering::Relaxed)
}

impl Drop for RawTerminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// Switches the terminal back, if it shows the full screen. Errors are ignored, because they mean that the terminal is gone.
fn give_back() {
    if TAKEN.swap(false, Ordering::Relaxed) {
        let _ = execute!(stdout(), DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
}
