//! The program as an operator runs it: a process with environment variables. A test can kill it.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::synapse::{PASSWORD, Synapse};
use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The bot's name on the homeserver.
pub(crate) const BOT: &str = "@lusoria:localhost";

/// Fixes the dice, so that games have the same length in every run.
const SEED: &str = "12";

/// How long a test waits for the program to end: far more than necessary, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program and its data folder.
pub(crate) struct Program {
    home: TempDir,
    settings: Vec<(String, String)>,
    running: Option<Child>,
    /// How often the program was started.
    pub(crate) lives: usize,
}

impl Program {
    /// Prepares the program for this homeserver without starting it. The program sends one message every `pace` seconds.
    pub(crate) fn new(synapse: &Synapse, pace: u32) -> Self {
        let home = tempfile::tempdir().unwrap();
        let database = home.path().join("lusoria.db");
        let settings = [
            ("DATABASE_URL", format!("sqlite:{}", database.display())),
            ("MATRIX_HOMESERVER", synapse.url()),
            ("MATRIX_USER", BOT.to_owned()),
            ("MATRIX_PASSWORD", PASSWORD.to_owned()),
            ("LUSORIA_MATRIX_PACE", pace.to_string()),
            ("LUSORIA_SEED", SEED.to_owned()),
            ("RUST_LOG", "info,lusoria=debug,matrix_sdk=warn".to_owned()),
        ];
        Self {
            settings: settings
                .map(|(key, value)| (key.to_owned(), value))
                .to_vec(),
            home,
            running: None,
            lives: 0,
        }
    }

    /// Sets an environment variable, which counts from the next start on.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        self.settings.retain(|(known, _)| known != key);
        self.settings.push((key.to_owned(), value.to_owned()));
    }

    /// Starts the program with the data of its last life.
    pub(crate) fn start(&mut self) {
        self.lives += 1;
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.log_path())
            .unwrap();
        let mut program = self.command();
        program
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        self.running = Some(program.spawn().unwrap());
    }

    /// A command that runs the program with its own environment only, without that of the test.
    pub(crate) fn command(&self) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
        program
            .env_clear()
            .envs(self.settings.iter().cloned())
            .current_dir(self.home.path());
        program
    }

    /// Kills the program with SIGKILL.
    pub(crate) fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.kill();
            let _ = running.wait();
        }
    }

    /// Whether the program has ended by itself, as it does at a crash point.
    pub(crate) fn has_ended(&mut self) -> bool {
        let running = self.running.as_mut().unwrap();
        running.try_wait().unwrap().is_some()
    }

    /// Sends SIGTERM, and checks that the program ends in order.
    pub(crate) async fn stop(&mut self) {
        let running = self.running.as_mut().unwrap();
        let pid = nix::unistd::Pid::from_raw(i32::try_from(running.id()).unwrap());
        nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGTERM).unwrap();
        let start = std::time::Instant::now();
        while !self.has_ended() {
            assert!(
                start.elapsed() < PATIENCE,
                "it does not end: {}",
                self.log()
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let status = self.running.take().unwrap().wait().unwrap();
        assert!(status.success(), "{status}: {}", self.log());
    }

    /// Waits until the program's log contains this text this many times.
    pub(crate) async fn until_logged(&self, what: &str, times: usize) {
        let start = std::time::Instant::now();
        while self.log().matches(what).count() < times {
            assert!(
                start.elapsed() < PATIENCE,
                "no {what:?} in the log: {}",
                self.log()
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// A file in the program's folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// The folder with the Matrix session and its keys.
    pub(crate) fn folder(&self) -> PathBuf {
        self.home.path().join("lusoria.matrix")
    }

    fn log_path(&self) -> PathBuf {
        self.home.path().join("log")
    }

    /// Everything that the program has logged in all its lives.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_path()).unwrap_or_default()
    }

    /// Checks that the log contains no secrets and not the text `said`.
    pub(crate) fn check_log(&self, said: &str) {
        let log = self.log();
        for secret in [PASSWORD, "syt_", said] {
            assert!(!log.contains(secret), "{secret:?} is in the log: {log}");
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            let _ = std::io::Write::write_all(&mut std::io::stderr(), self.log().as_bytes());
        }
    }
}
