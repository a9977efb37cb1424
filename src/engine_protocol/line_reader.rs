//! Reads the input line by line. This happens on a thread of its own, so that `stop` is read while the engine works.

use super::{EngineError, StopListener};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::time::{Duration, Instant};

/// The most bytes of a line. A longer line is refused.
const LONGEST: u64 = 1 << 20;
/// How many commands may wait while the engine works. While this many wait, no further input is read.
const AHEAD: usize = 1_000;
/// A count (`perft`) takes at most this many minutes.
const LONGEST_COUNT: u64 = 10;
/// How long a count may go on after `quit`. So a script that sends `perft` and then `quit` still gets the answer of a short count.
const GRACE: Duration = Duration::from_secs(5);
/// While `perft` counts: the number of nodes after which the input is checked again.
const NODES_BETWEEN: u64 = 1 << 14;

/// One line of the input.
#[derive(Debug)]
pub(super) enum InputLine {
    /// A line of text.
    Text(String),
    /// A line that cannot be used.
    Unreadable(EngineError),
}

impl InputLine {
    fn word(&self) -> &str {
        match self {
            Self::Text(line) => line.trim(),
            Self::Unreadable(_) => "",
        }
    }
}

/// The lines that have been read but not carried out yet.
#[derive(Debug)]
pub(super) struct LineReader {
    incoming: Receiver<InputLine>,
    waiting: VecDeque<InputLine>,
}

impl LineReader {
    /// Starts a thread that reads the input. The thread ends with the input or with the program.
    pub(super) fn open(input: impl Read + Send + 'static) -> Self {
        let (sender, incoming) = sync_channel(16);
        std::thread::spawn(move || {
            let mut input = BufReader::new(input);
            while let Some(line) = read_line(&mut input) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let waiting = VecDeque::new();
        Self { incoming, waiting }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next(&mut self) -> Option<InputLine> {
        self.waiting
            .pop_front()
            .or_else(|| self.incoming.recv().ok())
    }

    /// Makes a listener for one command. While the command runs, the listener looks for `stop` and `quit` in this input.
    pub(super) fn stop_listener<'a, W: Write>(
        &'a mut self,
        out: &'a mut W,
    ) -> impl StopListener + 'a {
        let quitting = self.waiting.iter().any(|line| line.word() == "quit");
        let minutes = Duration::from_secs(60 * LONGEST_COUNT);
        InputListener {
            lines: self,
            out,
            unseen: 0,
            until: Instant::now() + if quitting { GRACE } else { minutes },
            quitting,
            stopped: false,
            has_looked: false,
        }
    }

    /// Removes the first `stop` from the lines that wait. Returns whether there was one.
    fn take_stop(&mut self) -> bool {
        let at = self.waiting.iter().position(|line| line.word() == "stop");
        at.and_then(|at| self.waiting.remove(at)).is_some()
    }
}

/// Reads one line. `None` at the end of the input, or if the input cannot be read.
fn read_line(input: &mut impl BufRead) -> Option<InputLine> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
    if read.ok()? as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
        return Some(InputLine::Unreadable(EngineError::TooLong(LONGEST)));
    }
    if bytes.is_empty() {
        return None;
    }
    Some(match String::from_utf8(bytes) {
        Ok(line) => InputLine::Text(line),
        Err(_) => InputLine::Unreadable(EngineError::NotText),
    })
}

/// Looks now and then at the lines that come in while a command runs.
struct InputListener<'a, W> {
    lines: &'a mut LineReader,
    out: &'a mut W,
    /// How many nodes were counted since the input was checked last.
    unseen: u64,
    /// The time at which a count (`perft`) is ended, even without `stop`.
    until: Instant,
    /// Whether a `quit` is waiting.
    quitting: bool,
    /// Whether a `stop` has come for this command.
    stopped: bool,
    /// Whether `look_back` was called.
    has_looked: bool,
}

impl<W: Write> InputListener<'_, W> {
    /// Handles a line that came in while the command runs. Returns whether the command should stop.
    fn handle_line(&mut self, line: InputLine) -> bool {
        match line.word() {
            "stop" => {
                self.stopped = true;
                return true;
            }
            // `readyok` says that all commands before it are done. So if other commands wait, `isready` has to wait for them.
            "isready" if self.lines.waiting.is_empty() => {
                // An error is ignored here: if nobody reads the output any more, that is noticed at the next answer.
                let _ = writeln!(self.out, "readyok").and_then(|()| self.out.flush());
                return false;
            }
            "quit" => {
                self.until = self.until.min(Instant::now() + GRACE);
                self.quitting = true;
            }
            _ => {}
        }
        self.lines.waiting.push_back(line);
        false
    }

    /// Takes a `stop` from the lines that were read before this command began. If there is one, the command has to end. Only the first
    /// call looks for it. (During an earlier command, [`StopListener::has_quit`] may have read a `stop` and kept it.)
    fn look_back(&mut self) {
        if !self.has_looked {
            self.has_looked = true;
            self.stopped |= self.lines.take_stop();
        }
    }

    fn handle_waiting_lines(&mut self) -> Result<(), EngineError> {
        self.look_back();
        if self.stopped {
            return Err(EngineError::Stopped);
        }
        while self.lines.waiting.len() < AHEAD {
            // On an error, no line is there yet, or the input has ended.
            let Ok(line) = self.lines.incoming.try_recv() else {
                break;
            };
            if self.handle_line(line) {
                return Err(EngineError::Stopped);
            }
        }
        Ok(())
    }
}

impl<W: Write> StopListener for InputListener<'_, W> {
    fn count_nodes(&mut self, nodes: u64) -> Result<(), EngineError> {
        self.unseen += nodes;
        if self.unseen < NODES_BETWEEN {
            return Ok(());
        }
        self.unseen = 0;
        match Instant::now() < self.until {
            true => self.handle_waiting_lines(),
            false if self.quitting => Err(EngineError::Stopped),
            false => Err(EngineError::GivenUp(LONGEST_COUNT)),
        }
    }

    fn ends_search(&mut self, infinite: bool) -> bool {
        self.look_back();
        while !self.stopped && self.lines.waiting.len() < AHEAD {
            match self.lines.incoming.try_recv() {
                Ok(line) => self.handle_line(line),
                Err(TryRecvError::Empty) => return self.quitting,
                Err(TryRecvError::Disconnected) => return self.quitting || infinite,
            };
        }
        self.stopped || self.quitting || infinite
    }

    fn has_quit(&mut self) -> bool {
        while !self.quitting && self.lines.waiting.len() < AHEAD {
            let Ok(line) = self.lines.incoming.try_recv() else {
                break;
            };
            self.quitting = line.word() == "quit";
            self.lines.waiting.push_back(line);
        }
        self.quitting
    }

    fn say(&mut self, line: &str) {
        // As above: if nobody reads the output any more, that is noticed at the next answer.
        let _ = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
    }

    fn wait_for_stop(&mut self) {
        self.look_back();
        while !self.stopped && !self.quitting && self.lines.waiting.len() < AHEAD {
            let Ok(line) = self.lines.incoming.recv() else {
                return;
            };
            if self.handle_line(line) {
                return;
            }
        }
    }
}
