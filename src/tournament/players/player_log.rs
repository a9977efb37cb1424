//! The log of a player in a game: every message sent to it or received from it, with its time.
//!
//! One thread writes all logs, so no game has to wait for the disk. Lines that wait for the disk cannot fill the memory, because a player
//! that sends too much is stopped before that.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use tokio::time::Instant;

/// One line for a log file.
struct LogLine {
    file: PathBuf,
    text: String,
}

/// Writes logs until it is dropped.
#[derive(Debug)]
pub struct LogWriter {
    /// `None` once the writer ends.
    queue: Option<Sender<LogLine>>,
    thread: Option<JoinHandle<()>>,
}

impl Default for LogWriter {
    fn default() -> Self {
        let (queue, lines) = channel();
        Self {
            queue: Some(queue),
            thread: Some(std::thread::spawn(move || write_lines(&lines))),
        }
    }
}

impl LogWriter {
    /// Begins the log of one player in one game. An older file is removed.
    #[must_use]
    pub fn open(&self, file: PathBuf) -> PlayerLog {
        // A game that was interrupted is played again from its beginning, so its log begins again too.
        let _ = fs::remove_file(&file);
        PlayerLog {
            file: Some((file, self.queue.clone())),
            began: Instant::now(),
        }
    }
}

impl Drop for LogWriter {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // If the thread panicked, the panic has been reported already.
            let _ = thread.join();
        }
    }
}

/// Writes down what the referee and one player send each other.
#[derive(Clone, Debug)]
pub struct PlayerLog {
    file: Option<(PathBuf, Option<Sender<LogLine>>)>,
    began: Instant,
}

impl PlayerLog {
    /// A log that is written to no file.
    #[must_use]
    pub fn none() -> Self {
        Self {
            file: None,
            began: Instant::now(),
        }
    }

    /// Notes a message that was sent to the player.
    pub(super) fn sent(&self, text: &str) {
        self.write('>', text, Instant::now());
    }

    /// Notes a message that came from the player.
    pub(super) fn received(&self, text: &str, at: Instant) {
        self.write('<', text, at);
    }

    /// Notes something else that happened.
    pub fn note(&self, text: &str) {
        self.write('#', text, Instant::now());
    }

    fn write(&self, sign: char, text: &str, at: Instant) {
        let Some((file, Some(queue))) = &self.file else {
            return;
        };
        let seconds = at.saturating_duration_since(self.began).as_secs_f64();
        let line = LogLine {
            file: file.clone(),
            text: format!("{seconds:12.6} {sign} {}\n", on_one_line(text)),
        };
        // Sending fails only if the writer has ended with the tournament. Then the line is not needed.
        let _ = queue.send(line);
    }
}

/// The text with its line ends and other invisible characters escaped. Quotes stay as they are, so that JSON can be copied out of a log.
fn on_one_line(text: &str) -> String {
    let escaped = |c: char| match c {
        '"' | '\'' => c.to_string(),
        _ => c.escape_debug().to_string(),
    };
    text.chars().map(escaped).collect()
}

fn write_lines(lines: &Receiver<LogLine>) {
    while let Ok(line) = lines.recv() {
        if let Err(why) = append(&line.file, &line.text) {
            tracing::warn!(file = %line.file.display(), %why, "a line of a player's log is lost");
        }
    }
}

fn append(file: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all(text.as_bytes())
}
