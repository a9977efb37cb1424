//! The folder of results: the games that are over, and what is made from them.
//!
//! `tournament.json` (the settings) and `games.jsonl` (a line for each finished game) are all that is needed to resume a tournament. A
//! game counts as finished only when its line is on the disk. From these two files, `standings.csv`, `standings.json`, `index.html`,
//! `records/` and, for a league, `seasons/` are made. The players' logs are written into `logs/`.

mod board_pictures;
mod folder;
mod page;
mod page_tables;
mod scored;
mod standing_files;

pub use folder::{ResultsError, ResultsFolder};
