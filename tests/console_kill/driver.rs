//! A program that converses with `lusoria console --json` although the process is killed now and then: it starts the process again,
//! sends again what was not answered `done`, and drops part ids that it has seen before.

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;

/// The number that fixes the dice.
pub(crate) const SEED: u64 = 7;

/// No conversation needs this many processes. A conversation that reaches the number makes no progress any more.
const MOST_LIVES: u32 = 1_000;

/// Who says what.
pub(crate) type Line = (&'static str, String);

/// What is compared of a reply: for whom it is, and its text with the time of a record masked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    pub(crate) reader: Option<String>,
    pub(crate) text: String,
}

/// How the process dies.
#[derive(Clone, Debug)]
pub(crate) enum Death {
    /// Only because its input ends.
    Never,
    /// At a crash point (`before-commit:7`), but only the first process.
    Once(String),
    /// At a crash point, every process of the conversation.
    Always(String),
    /// As soon as a reply it had not given before is read.
    AfterReply,
    /// `kills` processes die, each some time after its start.
    AtRandom { seed: u64, kills: u32 },
}

/// What became of a conversation.
#[derive(Debug)]
pub(crate) struct Played {
    /// New replies in order, with the number of the line that was being answered.
    pub(crate) replies: Vec<(usize, Reply)>,
    /// How many processes died by the plan.
    pub(crate) deaths: u32,
}

impl Played {
    pub(crate) fn sequence(&self) -> Vec<&Reply> {
        self.replies.iter().map(|(_, reply)| reply).collect()
    }
}

/// Holds the whole conversation over a database of its own. At most `window` lines wait for an answer at a time.
pub(crate) fn converse(script: &[Line], window: usize, death: Death) -> Played {
    let mut talk = Talk {
        home: tempfile::tempdir().unwrap(),
        rng: SmallRng::seed_from_u64(match death {
            Death::AtRandom { seed, .. } => seed,
            _ => 0,
        }),
        script,
        window,
        death,
        answered: 0,
        seen: HashSet::new(),
        played: Played {
            replies: Vec::new(),
            deaths: 0,
        },
    };
    for _ in 0..MOST_LIVES {
        if talk.life() {
            return talk.played;
        }
    }
    panic!("no end after {MOST_LIVES} processes: {:?}", talk.death);
}

struct Talk<'a> {
    home: TempDir,
    rng: SmallRng,
    script: &'a [Line],
    window: usize,
    death: Death,
    /// How many lines were answered `done`.
    answered: usize,
    seen: HashSet<String>,
    played: Played,
}

impl Talk<'_> {
    /// Runs one process from start to death. Returns whether it was the last one.
    fn life(&mut self) -> bool {
        let mut child = self.start();
        let mut fate = self.fate();
        let mut killer = None;
        let mut heard = 0;
        let mut input = child.stdin.take();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut sent = self.answered;
        loop {
            while sent < self.script.len() && sent < self.answered + self.window {
                // Writing to a process that has died fails. The result is not needed, because reading shows the same.
                let _ = say(input.as_mut().unwrap(), sent, &self.script[sent]);
                sent += 1;
            }
            if self.answered == self.script.len() {
                // The last answer is here: nothing more to say.
                input = None;
            }
            if let Some((_, pause)) = fate.take_if(|(lines, _)| *lines <= heard) {
                killer = Some(killer_after(pause, &child));
            }
            let Some(line) = whole_line(&mut output) else {
                break;
            };
            heard += 1;
            if self.hear(&line) && matches!(self.death, Death::AfterReply) {
                strike(&child);
            }
        }
        if let Some(killer) = killer {
            killer.join().unwrap();
        }
        self.bury(child)
    }

    fn start(&mut self) -> Child {
        let path = self.home.path().join("room.db");
        let mut command = program(&path);
        command.args(["console", "--json", "--seed", &SEED.to_string()]);
        match &self.death {
            Death::Always(point) => {
                command.env("LUSORIA_CRASH", point);
            }
            Death::Once(point) if self.played.deaths == 0 => {
                command.env("LUSORIA_CRASH", point);
            }
            _ => {}
        }
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// When this process is to die, if the plan says so: after how many more lines are heard, and how long after the last of them. Lines
    /// are counted so that a fast process does not finish before its death. The time lets the death come between any two steps.
    fn fate(&mut self) -> Option<(u32, Duration)> {
        let Death::AtRandom { kills, .. } = self.death else {
            return None;
        };
        let lines = self.rng.random_range(0..6);
        let pause = Duration::from_micros(
            self.rng
                .random_range(0..if lines == 0 { 60_000 } else { 4_000 }),
        );
        (self.played.deaths < kills).then_some((lines, pause))
    }

    /// Takes one line from the process. Returns whether it was a reply not heard before.
    fn hear(&mut self, line: &str) -> bool {
        let line: Value = serde_json::from_str(line).unwrap();
        if let Some(done) = line["done"].as_str() {
            assert_eq!(done, self.answered.to_string(), "answers come in order");
            self.answered += 1;
            return false;
        }
        let part = line["reply"]
            .as_str()
            .unwrap_or_else(|| panic!("neither reply nor done: {line}"));
        assert!(
            part.len() == 24 && part.bytes().all(|b| b.is_ascii_hexdigit()),
            "{part}"
        );
        let new = self.seen.insert(part.to_owned());
        if new {
            let reply = Reply {
                reader: line["for"].as_str().map(str::to_owned),
                text: without_time(line["text"].as_str().unwrap()),
            };
            self.played.replies.push((self.answered, reply));
        }
        new
    }

    /// Whether the process ended well, having answered everything.
    fn bury(&mut self, mut child: Child) -> bool {
        let status = child.wait().unwrap();
        if status.signal() == Some(Signal::SIGKILL as i32) {
            assert!(!matches!(self.death, Death::Never), "killed by a stranger");
            self.played.deaths += 1;
            // If the process was killed after its last answer, the next one could only repeat replies.
            return false;
        }
        assert!(status.success(), "{status}");
        assert_eq!(self.answered, self.script.len(), "it ended too early");
        true
    }
}

fn killer_after(pause: Duration, child: &Child) -> JoinHandle<()> {
    let pid = pid(child);
    std::thread::spawn(move || {
        std::thread::sleep(pause);
        // Nobody waits for the process before this thread has ended, so no other process can have its number yet.
        let _ = kill(pid, Signal::SIGKILL);
    })
}

/// The program over this database. It logs errors only.
pub(crate) fn program(database: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lusoria"));
    command
        .env("DATABASE_URL", format!("sqlite:{}", database.display()))
        .env("RUST_LOG", "error")
        .env_remove("DISCORD_TOKEN")
        .current_dir(database.parent().unwrap());
    command
}

fn say(input: &mut ChildStdin, id: usize, (from, text): &Line) -> std::io::Result<()> {
    let line = json!({ "id": id.to_string(), "from": from, "text": text });
    writeln!(input, "{line}")?;
    input.flush()
}

/// The next line; `None` if the process died before the end of the line.
fn whole_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    line.ends_with('\n').then_some(line)
}

fn pid(child: &Child) -> Pid {
    Pid::from_raw(i32::try_from(child.id()).unwrap())
}

fn strike(child: &Child) {
    let _ = kill(pid(child), Signal::SIGKILL);
}

/// A record says when its game began, to the second.
fn without_time(text: &str) -> String {
    let mask = |line: &str| {
        if line.starts_with("opened: ") {
            "opened: TIME".to_owned()
        } else {
            line.to_owned()
        }
    };
    text.lines().map(mask).collect::<Vec<_>>().join("\n")
}
