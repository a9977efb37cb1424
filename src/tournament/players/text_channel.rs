//! Messages over a connection to a program that may do anything: it may send half a message, many at once or one that never ends, or it
//! may never read.
//!
//! Memory is limited in both directions; how long a single line or message may be is in `framing.rs`. Every future here may be dropped
//! while it waits, and nothing is lost: a byte is either sent or still in the queue, and a message is either returned or still kept.

use super::framing::{Framing, Received};
use super::player_log::PlayerLog;
use crate::tournament::referee::{Fault, FaultKind};
use std::collections::VecDeque;
use std::fmt;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadHalf, WriteHalf, split};
use tokio::time::{Instant, timeout};

/// A connection to a program.
pub trait Wire: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Wire for T {}

/// The most bytes that may wait to be read by the program.
const MOST_WAITING: usize = 64 << 10;
/// The most bytes that a program may send in one game. For an engine with UGI, the count begins anew with each move.
const MOST_RECEIVED: usize = 1 << 20;
/// How long a program has to read its last messages.
const GOODBYE: Duration = Duration::from_millis(500);

/// Messages from and to a program.
pub struct TextChannel {
    reader: ReadHalf<Box<dyn Wire>>,
    writer: WriteHalf<Box<dyn Wire>>,
    framing: Framing,
    /// The bytes that were read and not returned as messages yet.
    incoming: Vec<u8>,
    outgoing: VecDeque<u8>,
    /// Whether the program has closed its side, so that nothing more will come.
    closed: bool,
    received: usize,
    read_at: Instant,
    log: PlayerLog,
}

impl fmt::Debug for TextChannel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (incoming, outgoing) = (self.incoming.len(), self.outgoing.len());
        write!(
            f,
            "TextChannel {{ incoming: {incoming}, outgoing: {outgoing} }}"
        )
    }
}

impl TextChannel {
    /// Messages over this connection.
    #[must_use]
    pub fn new(wire: Box<dyn Wire>, framing: Framing, log: PlayerLog) -> Self {
        let (reader, writer) = split(wire);
        Self {
            reader,
            writer,
            framing,
            incoming: Vec::new(),
            outgoing: VecDeque::new(),
            closed: false,
            received: 0,
            read_at: Instant::now(),
            log,
        }
    }

    /// Queues a message. It is sent by [`flush`](Self::flush), or while [`next`](Self::next) waits.
    pub fn send(&mut self, text: &str) {
        self.log.sent(text);
        self.framing.put(text, &mut self.outgoing);
    }

    /// Sets the number of bytes received from the program back to zero. The program may then send `MOST_RECEIVED` bytes again.
    pub fn forget_what_came(&mut self) {
        self.received = 0;
    }

    /// Notes in the log how many bytes have come of a message that is not finished.
    pub fn note_unfinished(&self) {
        if !self.incoming.is_empty() {
            let what = self.framing.unfinished();
            self.note(&format!("{} bytes without {what}", self.incoming.len()));
        }
    }

    /// Keeps another log from now on.
    pub fn keep_log(&mut self, log: PlayerLog) {
        self.log = log;
    }

    /// Writes a note into the log.
    pub fn note(&self, text: &str) {
        self.log.note(text);
    }

    /// Sends what is queued.
    ///
    /// # Errors
    /// The fault of a program that is gone.
    pub async fn flush(&mut self) -> Result<(), Fault> {
        while !self.outgoing.is_empty() {
            let written = self.writer.write(self.outgoing.as_slices().0).await;
            take_written(&mut self.outgoing, written)?;
        }
        self.writer.flush().await.map_err(|_| Fault::crash())
    }

    /// Ignores all messages until the program commits a fault.
    pub async fn wait_for_fault(&mut self) -> Fault {
        loop {
            if let Err(fault) = self.next().await {
                return fault;
            }
        }
    }

    /// Waits for the next message, and returns it with the time at which it came. Meanwhile the queue is sent.
    ///
    /// # Errors
    /// The fault of a program that is gone, floods us, or does not read.
    pub async fn next(&mut self) -> Result<(Received, Instant), Fault> {
        let mut chunk = [0; 4096];
        loop {
            if let Some(message) = self.take_message() {
                return Ok((message, self.read_at));
            }
            self.check()?;
            let queued = self.outgoing.as_slices().0;
            tokio::select! {
                biased;
                read = self.reader.read(&mut chunk) => self.take_read(read, &chunk),
                written = self.writer.write(queued), if !queued.is_empty() => take_written(&mut self.outgoing, written)?,
            }
        }
    }

    /// The next message that has come already, if any. Nothing is sent meanwhile, so the message cannot be the answer to what is in
    /// the queue.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn next_waiting(&mut self) -> Result<Option<Received>, Fault> {
        let mut chunk = [0; 4096];
        loop {
            if let Some(message) = self.take_message() {
                return Ok(Some(message));
            }
            self.check()?;
            match timeout(Duration::ZERO, self.reader.read(&mut chunk)).await {
                Ok(read) => self.take_read(read, &chunk),
                Err(_) => return Ok(None),
            }
        }
    }

    fn take_read(&mut self, read: std::io::Result<usize>, chunk: &[u8]) {
        match read {
            Ok(0) | Err(_) => self.closed = true,
            Ok(n) => {
                self.read_at = Instant::now();
                self.received += n;
                self.incoming.extend_from_slice(&chunk[..n]);
            }
        }
    }

    fn check(&self) -> Result<(), Fault> {
        if self.received > MOST_RECEIVED {
            let what = format!("it sent more than {MOST_RECEIVED} bytes");
            return Err(Fault::new(FaultKind::Flood, what));
        }
        if self.outgoing.len() > MOST_WAITING {
            return Err(Fault::new(
                FaultKind::Deaf,
                "it does not read what it is told",
            ));
        }
        if self.closed {
            Err(Fault::crash())
        } else {
            Ok(())
        }
    }

    fn take_message(&mut self) -> Option<Received> {
        let received = self.framing.take(&mut self.incoming)?;
        let text = match &received {
            Received::Text(text) => text,
            Received::Unreadable(why) => *why,
        };
        self.log.received(text, self.read_at);
        Some(received)
    }

    /// Sends the queue and closes the connection, which takes at most `GOODBYE`. After the last message, what the program still sends is
    /// read and dropped: if a connection is closed while bytes are unread, the other side may lose the last messages.
    pub async fn close(mut self) {
        let goodbye = async {
            self.flush().await?;
            self.writer.shutdown().await.map_err(|_| Fault::crash())?;
            let mut chunk = [0; 4096];
            while self.received < 2 * MOST_RECEIVED {
                match self.reader.read(&mut chunk).await {
                    Ok(0) | Err(_) => break,
                    Ok(n) => self.received += n,
                }
            }
            Ok::<(), Fault>(())
        };
        // A program that does not read its last messages loses nothing else.
        let _ = timeout(GOODBYE, goodbye).await;
    }
}

/// Removes from the queue what was written.
fn take_written(queue: &mut VecDeque<u8>, written: std::io::Result<usize>) -> Result<(), Fault> {
    match written {
        Ok(0) | Err(_) => Err(Fault::crash()),
        Ok(n) => {
            queue.drain(..n);
            Ok(())
        }
    }
}
