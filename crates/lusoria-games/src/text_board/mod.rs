//! Boards as monospace text, from either side of the table.
//!
//! Source: A4.1 to A4.5 of `docs/rules/xii-scripta.md`. Deliberately absent: colours, marks for the last move, and the markup of any
//! platform. But each line says whose pieces it shows, so a program that prints it may add colours.

mod board;
mod perspective;
mod text_line;

pub use board::{BoardWidth, board_lines, board_text};
pub use perspective::turned;
pub use text_line::TextLine;
