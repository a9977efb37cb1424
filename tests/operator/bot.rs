//! Runs the program: as a host in a folder of its own, or for one subcommand.

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A script for a shell that does nothing else and becomes the program (`"$@"`).
pub(crate) const PLAIN: &str = "exec \"$@\"";

/// The program as a host, conversing by JSON lines.
pub(crate) struct Bot {
    pub(crate) child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    log: Arc<Mutex<String>>,
    said: usize,
}

/// What was answered to one message.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) is_stored: bool,
    pub(crate) text: String,
}

impl Bot {
    /// Starts in this folder.
    pub(crate) fn start(folder: &Path) -> Self {
        Self::through(PLAIN, folder)
    }

    /// Starts through a shell that does something first. The bot's first answer shows that it is the host.
    pub(crate) fn through(shell: &str, folder: &Path) -> Self {
        let mut command = command(shell, folder, &["console", "--json", "--seed", "31"]);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let log = Arc::new(Mutex::new(String::new()));
        let (heard, told) = (log.clone(), child.stderr.take().unwrap());
        std::thread::spawn(move || {
            for line in BufReader::new(told).lines().map_while(Result::ok) {
                heard.lock().unwrap().push_str(&(line + "\n"));
            }
        });
        let mut bot = Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
            log,
            said: 0,
        };
        assert!(bot.say("anna", "!games").is_stored, "{}", bot.log());
        bot
    }

    /// Says something and reads all that is answered.
    pub(crate) fn say(&mut self, from: &str, text: &str) -> Answer {
        let id = self.send(from, text);
        let mut said = String::new();
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).unwrap();
            assert!(read > 0, "it ended: {}", self.log());
            let answer: Value = serde_json::from_str(&line).unwrap();
            let is_stored = answer["done"] == *id;
            if is_stored || answer["failed"] == *id {
                return Answer {
                    is_stored,
                    text: said,
                };
            }
            said.push_str(answer["text"].as_str().unwrap_or_default());
        }
    }

    /// Says something without waiting for an answer; returns the id of the message.
    pub(crate) fn send(&mut self, from: &str, text: &str) -> String {
        self.said += 1;
        let id = format!("{}-{}", self.child.id(), self.said);
        let line = json!({"id": id, "from": from, "text": text});
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
        id
    }

    /// What the bot has logged so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// Waits until the log has this line, and not for a certain time.
    pub(crate) fn logs(&self, text: &str) {
        for _ in 0..3_000 {
            if self.log().contains(text) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("never logged: {text}\n{}", self.log());
    }

    pub(crate) fn signal(&self, signal: Signal) {
        let id = Pid::from_raw(self.child.id().try_into().unwrap());
        kill(id, signal).unwrap();
    }

    /// Waits for the end of the bot, which something else has caused.
    pub(crate) fn ended(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().unwrap();
        (status, self.log())
    }

    /// Closes the input of the bot, and checks that the bot ends in order.
    pub(crate) fn leave(mut self) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        let (status, log) = self.ended();
        assert!(status.success(), "{status}\n{log}");
    }
}

/// Runs one command of the program to its end.
pub(crate) fn run(folder: &Path, arguments: &[&str]) -> Ran {
    run_through(PLAIN, folder, arguments)
}

/// Like [`run`], but through a shell that does something first.
pub(crate) fn run_through(shell: &str, folder: &Path, arguments: &[&str]) -> Ran {
    let output = command(shell, folder, arguments).output().unwrap();
    Ran::from(output)
}

#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

fn command(shell: &str, folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", shell, "sh", env!("CARGO_BIN_EXE_lusoria")])
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap());
    command
}
