//! Lines as they come, read on a thread of their own so that `stop` is heard while the engine works.

use super::{Complaint, Ears};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

/// A line may be this long; the rest of a longer one is thrown away.
const LONGEST: u64 = 1 << 20;
/// So many commands may wait while the engine works; those behind them are not looked at.
const AHEAD: usize = 1_000;
/// A count takes no longer than this, in minutes.
const LONGEST_COUNT: u64 = 10;
/// After `quit` a count goes on no longer than this: whoever pipes a `perft` and a `quit` gets the answer.
const GRACE: Duration = Duration::from_secs(5);
/// How many nodes are counted between two looks at what has come.
const NODES_BETWEEN: u64 = 1 << 14;

/// What was read.
#[derive(Debug)]
pub(super) enum Heard {
    /// A line.
    Line(String),
    /// A line that cannot be used.
    Unreadable(Complaint),
}

impl Heard {
    fn word(&self) -> &str {
        match self {
            Self::Line(line) => line.trim(),
            Self::Unreadable(_) => "",
        }
    }
}

/// What has come and not been dealt with.
#[derive(Debug)]
pub(super) struct Inbox {
    heard: Receiver<Heard>,
    waiting: VecDeque<Heard>,
}

impl Inbox {
    /// Begins to read. The thread ends with the input, or with the program.
    pub(super) fn open(input: impl Read + Send + 'static) -> Self {
        let (sender, heard) = sync_channel(16);
        std::thread::spawn(move || {
            let mut input = BufReader::new(input);
            while let Some(heard) = read(&mut input) {
                if sender.send(heard).is_err() {
                    break;
                }
            }
        });
        let waiting = VecDeque::new();
        Self { heard, waiting }
    }

    /// The next line; nothing at the end of the input.
    pub(super) fn next(&mut self) -> Option<Heard> {
        self.waiting.pop_front().or_else(|| self.heard.recv().ok())
    }

    /// Ears for one piece of work.
    pub(super) fn ears<'a, W: Write>(&'a mut self, out: &'a mut W) -> impl Ears + 'a {
        let quitting = self.waiting.iter().any(|heard| heard.word() == "quit");
        let minutes = Duration::from_secs(60 * LONGEST_COUNT);
        Listening {
            inbox: self,
            out,
            unseen: 0,
            until: Instant::now() + if quitting { GRACE } else { minutes },
            quitting,
        }
    }
}

/// One line; nothing at the end of the input, or if it cannot be read.
fn read(input: &mut impl BufRead) -> Option<Heard> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
    if read.ok()? as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
        return Some(Heard::Unreadable(Complaint::TooLong(LONGEST)));
    }
    if bytes.is_empty() {
        return None;
    }
    Some(match String::from_utf8(bytes) {
        Ok(line) => Heard::Line(line),
        Err(_) => Heard::Unreadable(Complaint::NotText),
    })
}

/// Looks now and then at what comes in while a piece of work goes on.
struct Listening<'a, W> {
    inbox: &'a mut Inbox,
    out: &'a mut W,
    /// Nodes counted since the last look.
    unseen: u64,
    /// When the work has to end by itself.
    until: Instant,
    /// Whether a `quit` waits.
    quitting: bool,
}

impl<W: Write> Listening<'_, W> {
    /// Deals with what came in during the work; whether it says that the work should stop.
    fn take(&mut self, heard: Heard) -> bool {
        match heard.word() {
            "stop" => return true,
            // Behind a command that waits it has to wait too: it says that all before it is done.
            "isready" if self.inbox.waiting.is_empty() => {
                // That nobody reads any more is noticed at the next answer.
                let _ = writeln!(self.out, "readyok").and_then(|()| self.out.flush());
                return false;
            }
            "quit" => {
                self.until = self.until.min(Instant::now() + GRACE);
                self.quitting = true;
            }
            _ => {}
        }
        self.inbox.waiting.push_back(heard);
        false
    }

    fn look(&mut self) -> Result<(), Complaint> {
        while self.inbox.waiting.len() < AHEAD {
            // Nothing has come, or nothing more will.
            let Ok(heard) = self.inbox.heard.try_recv() else {
                break;
            };
            if self.take(heard) {
                return Err(Complaint::Stopped);
            }
        }
        Ok(())
    }
}

impl<W: Write> Ears for Listening<'_, W> {
    fn go_on(&mut self, nodes: u64) -> Result<(), Complaint> {
        self.unseen += nodes;
        if self.unseen < NODES_BETWEEN {
            return Ok(());
        }
        self.unseen = 0;
        match Instant::now() < self.until {
            true => self.look(),
            false if self.quitting => Err(Complaint::Stopped),
            false => Err(Complaint::GivenUp(LONGEST_COUNT)),
        }
    }

    fn await_stop(&mut self) {
        while !self.quitting && self.inbox.waiting.len() < AHEAD {
            let Ok(heard) = self.inbox.heard.recv() else {
                return;
            };
            if self.take(heard) {
                return;
            }
        }
    }
}
