//! What a program that the referee has started prints, as far as it is kept.
//!
//! The program prints into a pipe, which a thread reads to its end. So a program never waits until what it prints is read, whatever the
//! disk does, and one that prints without end does not fill the disk.

use std::fs::{self, File};
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read, Write, pipe};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

/// The most bytes that are kept of what a program prints in one game, as many as it may send.
const MOST_KEPT: usize = 1 << 20;
/// How long to wait for the rest after the program has ended. Something that it has started may still hold the pipe.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// The output of a program that is being kept.
#[derive(Debug)]
pub(super) struct ProgramOutput {
    /// Closed once everything is kept.
    reading: watch::Receiver<()>,
}

impl ProgramOutput {
    /// Begins to keep an output in this file, and returns the end of the pipe for the program.
    ///
    /// # Errors
    /// If the system has no pipe or thread left.
    pub(super) fn keep_in(file: &Path) -> io::Result<(PipeWriter, Self)> {
        let (reader, writer) = pipe()?;
        let (done, reading) = watch::channel(());
        let mut kept = Kept::in_file(file.to_owned());
        std::thread::Builder::new().spawn(move || {
            kept.keep_all(reader);
            drop(done);
        })?;
        Ok((writer, Self { reading }))
    }

    /// Waits a moment until everything is kept that a program has printed which has ended.
    pub(super) async fn finish(&mut self) {
        // The only change is the end.
        let _ = timeout(LAST_WORDS, self.reading.changed()).await;
    }
}

/// A file that takes so many bytes and no more.
struct Kept {
    name: PathBuf,
    /// None after the last byte, or if it cannot be written: that is no fault of the program.
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

    fn keep_all(&mut self, mut pipe: PipeReader) {
        let mut chunk = vec![0; 64 << 10];
        loop {
            match pipe.read(&mut chunk) {
                Ok(0) => return,
                Ok(n) => self.keep(&chunk[..n]),
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
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
