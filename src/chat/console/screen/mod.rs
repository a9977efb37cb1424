//! The full screen of the console (`lusoria console --screen`). It shows the board, the conversation, and a list of what can be done
//! next.
//!
//! The list comes from the controls of the messages. A choice becomes a line, which is read like a typed line. Deliberately absent: mouse
//! input, and the rules of the games. The messages and their controls show whose turn it is and which moves are legal.

mod choices;
mod draw;
mod keys;
mod raw_terminal;
mod run;
mod shown;
mod step_line;
mod styled;
mod view;

pub use raw_terminal::RawTerminal;
pub use run::{read_keys, show_screen};
pub use shown::{Screen, ScreenLog};
