//! The two files that are kept of each player in each game: the log, and the output of its program.

use super::entrant_list::file_name;
use super::players::{LogWriter, PlayerLog};
use super::referee::GameSetup;
use lusoria_games::rules::Seat;
use std::path::PathBuf;

/// The log files and the output files of all games, in a folder for each player.
#[derive(Debug)]
pub(super) struct GameFiles {
    folder: PathBuf,
    writer: LogWriter,
}

impl GameFiles {
    /// The files will be written below this folder, in a folder for each player.
    pub(super) fn new(folder: PathBuf) -> Self {
        let writer = LogWriter::default();
        Self { folder, writer }
    }

    /// The log of the player at this seat, with a first line that says which game it is.
    pub(super) fn log(&self, setup: &GameSetup, seat: Seat) -> PlayerLog {
        let log = self.writer.open(self.file(setup, seat, "log"));
        let opponent = &setup.names[seat.other().index()];
        log.note(&format!("game {} against {opponent}", setup.number));
        log
    }

    /// The file that keeps what the program of the player at this seat prints.
    pub(super) fn output(&self, setup: &GameSetup, seat: Seat) -> PathBuf {
        self.file(setup, seat, "out")
    }

    fn file(&self, setup: &GameSetup, seat: Seat, ending: &str) -> PathBuf {
        let player = self.folder.join(file_name(&setup.names[seat.index()]));
        player.join(format!("{:03}.{ending}", setup.number))
    }
}
