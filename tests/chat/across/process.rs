//! The program on both platforms, in a process of its own. The binary `lusoria` cannot connect to a stand-in for Discord, and no
//! setting should make that possible. So the process is this test binary: a test that finds [`ORDER`] in its environment acts as the
//! program instead of testing.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::program::config;
use crate::discord::stand_in::{TOKEN, World};
use crate::matrix::program::BOT;
use crate::matrix::synapse::{PASSWORD, Synapse};
use lusoria::chat::discord::Endpoint;
use lusoria::chat::matrix;
use lusoria::cli::serve_on_discord;
use lusoria::locales::Lang;
use lusoria::service::{Clock, ManualClock, Seeds};
use serde_json::{Value, json};
use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The environment variable that makes a test process act as the program.
const ORDER: &str = "LUSORIA_TEST_SERVES";

/// The program and its data folder.
pub(crate) struct Process {
    test: &'static str,
    world: World,
    homeserver: String,
    home: TempDir,
    /// The time on the program's clock, which stands still until the test sets it.
    now: i64,
    running: Option<Child>,
    /// The program's output: it prints each time to which its clock was set.
    printed: Option<BufReader<ChildStdout>>,
    /// How often the program was started.
    pub(crate) lives: usize,
}

impl Process {
    /// Prepares the program for these platforms without starting it. `test` is the path of the test that calls this function.
    pub(crate) fn new(test: &'static str, world: &World, synapse: &Synapse, now: i64) -> Self {
        Self {
            test,
            world: world.clone(),
            homeserver: synapse.url(),
            home: tempfile::tempdir().unwrap(),
            now,
            running: None,
            printed: None,
            lives: 0,
        }
    }

    /// Starts the program with the data of its last life, and waits until it is connected to Discord.
    pub(crate) async fn start(&mut self) {
        self.lives += 1;
        let (discord, root) = self.world.address();
        let order = json!({
            "folder": self.home.path(), "discord": discord, "root": root, "matrix": self.homeserver, "now": self.now,
        });
        let mut log = OpenOptions::new();
        let log = log.create(true).append(true).open(self.log_path()).unwrap();
        let mut program = Command::new(std::env::current_exe().unwrap());
        program
            .args(["--exact", self.test, "--nocapture"])
            .env(ORDER, order.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log);
        let sessions = self.world.identifies();
        let mut running = program.spawn().unwrap();
        self.printed = running.stdout.take().map(BufReader::new);
        self.running = Some(running);
        self.world
            .until("the program connects", |world| {
                world.identifies() > sessions && world.is_connected()
            })
            .await;
    }

    /// Sets the program's clock, even if it is not running. If it is running, it has the new time when this function returns.
    pub(crate) fn set_clock(&mut self, now: i64) {
        self.now = now;
        let Some(running) = &mut self.running else {
            return;
        };
        let hand = running.stdin.as_mut().unwrap();
        writeln!(hand, "{now}").unwrap();
        let lines = self.printed.as_mut().unwrap().lines();
        let mut set = lines
            .map_while(Result::ok)
            .filter(|line| line.contains(&now.to_string()));
        assert!(set.next().is_some(), "it has ended");
    }

    /// Kills the program with SIGKILL.
    pub(crate) async fn kill(&mut self) {
        let mut running = self.running.take().expect("it runs");
        running.kill().unwrap();
        running.wait().unwrap();
        self.world
            .until("the connection is gone", |world| !world.is_connected())
            .await;
    }

    /// The URL of the program's database.
    pub(crate) fn database(&self) -> String {
        crate::discord::program::address(self.home.path())
    }

    fn log_path(&self) -> std::path::PathBuf {
        self.home.path().join("log")
    }

    /// Everything that the program has logged in all its lives.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_path()).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.kill();
            let _ = running.wait();
        }
        if std::thread::panicking() {
            let _ = std::io::stderr().write_all(self.log().as_bytes());
        }
    }
}

/// If this process was started as the program, runs it until the process is killed. Otherwise returns false: the caller is the test.
pub(crate) async fn served() -> bool {
    let Ok(order) = std::env::var(ORDER) else {
        return false;
    };
    let order: Value = serde_json::from_str(&order).unwrap();
    let text = |key: &str| order[key].as_str().unwrap().to_owned();
    tracing_subscriber::fmt()
        .with_env_filter("info,lusoria=debug,matrix_sdk=warn")
        .with_ansi(false)
        .with_writer(std::io::stderr)
        .init();
    let endpoint = Endpoint::stand_in(text("discord").parse().unwrap(), &text("root")).unwrap();
    let folder = text("folder");
    let mut config = config(Path::new(&folder));
    config.matrix = Some(account(Path::new(&folder), text("matrix")));
    let clock = clock(order["now"].as_i64().unwrap());
    let (token, seeds) = (TOKEN.into(), Seeds::Fixed(12));
    let ended = std::future::pending();
    serve_on_discord(&config, token, endpoint, (seeds, clock), ended)
        .await
        .unwrap();
    true
}

/// A clock that the test sets through standard input. The process ends when its standard input is closed, so it does not outlive a test
/// that was killed.
fn clock(now: i64) -> Clock {
    let (hand, clock) = ManualClock::new(now);
    std::thread::spawn(move || {
        let mut printed = std::io::stdout();
        for line in std::io::stdin().lines() {
            let line = line.unwrap();
            hand.set(line.parse().unwrap());
            writeln!(printed, "{line}").unwrap();
        }
        std::process::exit(0);
    });
    clock
}

fn account(folder: &Path, homeserver: String) -> matrix::Config {
    matrix::Config {
        appservice: None,
        homeserver,
        user: BOT.to_owned(),
        password: Some(PASSWORD.into()),
        recovery_key: None,
        folder: folder.join("lusoria.matrix"),
        passphrase: None,
        name: None,
        avatar: None,
        invites: "*".parse().unwrap(),
        pace: Duration::ZERO,
        lang: Lang::En,
    }
}
