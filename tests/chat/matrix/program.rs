//! The program as an operator runs it: a process with an environment, which can be killed.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::synapse::{PASSWORD, Synapse};
use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The bot's name on the homeserver.
pub(crate) const BOT: &str = "@lusoria:localhost";

/// Fixes the dice, so that a game is as long in every run.
const SEED: &str = "12";

/// Far more than ending may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program and its folder.
pub(crate) struct Program {
    home: TempDir,
    settings: Vec<(String, String)>,
    running: Option<Child>,
    /// How many processes were started.
    pub(crate) lives: usize,
}

impl Program {
    /// Set up for this homeserver, not started. It takes this many seconds for a message.
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

    /// Sets a key of the environment from the next start on.
    pub(crate) fn set(&mut self, key: &str, value: &str) {
        self.settings.retain(|(known, _)| known != key);
        self.settings.push((key.to_owned(), value.to_owned()));
    }

    /// Starts it over what it left the last time.
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

    /// The program with its environment, and nothing of ours.
    pub(crate) fn command(&self) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
        program
            .env_clear()
            .envs(self.settings.iter().cloned())
            .current_dir(self.home.path());
        program
    }

    /// SIGKILL.
    pub(crate) fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.kill();
            let _ = running.wait();
        }
    }

    /// Whether it has ended by itself, as a crash point makes it.
    pub(crate) fn has_ended(&mut self) -> bool {
        let running = self.running.as_mut().unwrap();
        running.try_wait().unwrap().is_some()
    }

    /// SIGTERM, and an end in order.
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

    /// Waits until its log has told this so many times.
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

    /// A file in its folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// Where Matrix's session and keys are.
    pub(crate) fn folder(&self) -> PathBuf {
        self.home.path().join("lusoria.matrix")
    }

    fn log_path(&self) -> PathBuf {
        self.home.path().join("log")
    }

    /// What it logged in all its lives.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_path()).unwrap_or_default()
    }

    /// What nobody should find in its log.
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
