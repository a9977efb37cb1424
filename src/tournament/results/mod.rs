//! The folder of results: the games as they end, and what is made of them.
//!
//! `tournament.json` (the settings) and `games.jsonl` (one line a finished game, on the disk before the next is counted) are all that a
//! resumed tournament needs. The rest is made from them: `standings.csv`, `standings.json`, `index.html`, `records/`. The folder `logs/`
//! is written by the players' logs.

mod board_pictures;
mod folder;
mod page;
mod page_tables;
mod scored;
mod standing_files;

pub use folder::{ResultsError, ResultsFolder};
