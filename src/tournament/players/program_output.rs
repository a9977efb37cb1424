//! Keeps the output of a program that the referee has started, up to a limit.
//!
//! The program prints into a pipe, which a task reads to its end. So a program never has to wait until its output is read. Only the first
//! megabyte is kept, so a program that prints without end does not fill the disk. A process that the program has started may keep the
//! pipe open for longer than the game. So reading stops, and the pipe is closed, a moment after the program has ended.

use std::fs::{self, File};
use std::io::{self, PipeWriter, Write, pipe};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::unix::pipe::Receiver;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, timeout};

/// The most bytes that are kept of what a program prints in one game: the same number as it may send over a connection.
const MOST_KEPT: usize = 1 << 20;
/// How long to wait for the rest of the output after the program has ended. A process that the program has started may still keep the
/// pipe open.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// The output of a program, while it is being kept.
#[derive(Debug)]
pub(super) struct ProgramOutput {
    /// The task that reads the output. It ends when the pipe is closed, or a moment after the program has ended.
    reading: JoinHandle<()>,
    /// Nothing is ever sent here. When the `ProgramOutput` is dropped, `reading` notices that this sender is gone. So `reading` ends even
    /// if [`Self::finish`] is not called.
    _program: oneshot::Sender<()>,
}

impl ProgramOutput {
    /// Begins to keep an output in this file, and returns the end of the pipe for the program.
    ///
    /// # Errors
    /// If the system has no pipe left.
    pub(super) fn keep_in(file: &Path) -> io::Result<(PipeWriter, Self)> {
        let (reader, writer) = pipe()?;
        let reader = Receiver::from_owned_fd(OwnedFd::from(reader))?;
        let (program, gone) = oneshot::channel::<()>();
        let kept = Kept::in_file(file.to_owned());
        let reading = tokio::spawn(async move {
            let last_words = async {
                // Nothing is ever sent. This ends when the sender is dropped.
                let _ = gone.await;
                sleep(LAST_WORDS).await;
            };
            tokio::select! {
                () = kept.keep_all(reader) => {}
                () = last_words => {}
            }
        });
        let output = Self {
            reading,
            _program: program,
        };
        Ok((writer, output))
    }

    /// Called after the program has ended. Waits until everything that the program has printed is kept, but at most [`LAST_WORDS`]. After
    /// that, nothing more is read.
    pub(super) async fn finish(&mut self) {
        if self.reading.is_finished() {
            return;
        }
        if timeout(LAST_WORDS, &mut self.reading).await.is_err() {
            self.reading.abort();
            // The task ends at once, and with it the pipe is closed.
            let _ = (&mut self.reading).await;
        }
    }
}

/// A file that takes only a limited number of bytes.
struct Kept {
    name: PathBuf,
    /// `None` once the file is full, or if it cannot be written. Neither is a fault of the program.
    file: Option<File>,
    room: usize,
}

impl Kept {
    fn in_file(name: PathBuf) -> Self {
        let open = || {
            if let Some(folder) = name.parent() {
                fs::create_dir_all(folder)?;
            }
            File::create(&name)
        };
        let opened = open();
        let mut kept = Self {
            name,
            file: None,
            room: MOST_KEPT,
        };
        match opened {
            Ok(file) => kept.file = Some(file),
            Err(why) => kept.lose(&why),
        }
        kept
    }

    async fn keep_all(mut self, mut pipe: Receiver) {
        let mut chunk = vec![0; 64 << 10];
        loop {
            match pipe.read(&mut chunk).await {
                Ok(0) => return,
                Ok(_) if self.file.is_none() => {}
                Ok(n) => {
                    let printed = chunk[..n].to_vec();
                    // The disk may be slow, and the games must not wait for it.
                    let kept = spawn_blocking(move || {
                        self.keep(&printed);
                        self
                    });
                    let Ok(kept) = kept.await else { return };
                    self = kept;
                }
                Err(why) => return self.lose(&why),
            }
        }
    }

    fn keep(&mut self, printed: &[u8]) {
        let Some(file) = &mut self.file else { return };
        let now = printed.len().min(self.room);
        self.room -= now;
        let mut written = file.write_all(&printed[..now]);
        if now < printed.len() {
            let rest = format!(
                "\n(it printed more than {MOST_KEPT} bytes in this game; the rest is left out)\n"
            );
            written = written.and_then(|()| file.write_all(rest.as_bytes()));
            self.file = None;
        }
        if let Err(why) = written {
            self.lose(&why);
        }
    }

    fn lose(&mut self, why: &io::Error) {
        self.file = None;
        tracing::warn!(file = %self.name.display(), %why, "what a program prints is lost");
    }
}
