//! A homeserver for the tests: a pinned version of Synapse, installed once from PyPI into a virtual environment under
//! `target/tmp/`, with SQLite, on 127.0.0.1, without federation. It needs `python3` with its module `venv`, and PyPI for the first
//! run.
//!
//! If the homeserver cannot be installed or started, the tests fail and say so. `LUSORIA_SKIP_SYNAPSE=1` makes them pass without
//! testing anything.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use std::fs::{self, File};
use std::io::Write;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const VERSION: &str = "1.163.2";

/// Everybody's password.
pub(crate) const PASSWORD: &str = "only for tests on loopback";

/// How long a test waits for Synapse to start: far more than necessary, because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(120);

/// Starts Synapse so that it ends when its standard input is closed. So it does not outlive a test that was killed.
const LEASH: &str = "
import os, runpy, sys, threading
def wait():
    sys.stdin.buffer.read()
    os._exit(0)
threading.Thread(target=wait, daemon=True).start()
sys.argv = ['synapse', '-c', sys.argv[1]]
runpy.run_module('synapse.app.homeserver', run_name='__main__')
";

/// Registers people as Synapse's own script does, but all at once. Synapse's script needs a second of imports for each person.
const REGISTER: &str = "
import hashlib, hmac, json, sys, urllib.request
url, password, *names = sys.argv[1:]
url += '/_synapse/admin/v1/register'
for name in names:
    nonce = json.load(urllib.request.urlopen(url))['nonce']
    signed = '\\0'.join([nonce, name, password, 'notadmin']).encode()
    mac = hmac.new(b'tests', signed, hashlib.sha1).hexdigest()
    told = {'nonce': nonce, 'username': name, 'password': password, 'admin': False, 'mac': mac}
    urllib.request.urlopen(url, json.dumps(told).encode())
";

/// A homeserver signs events with a key of its own. Nobody checks ours. Having Synapse make a key would take as long as its start.
const SIGNING_KEY: &str = "ed25519 a_tests AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8\n";

/// A Synapse homeserver for one test.
pub(crate) struct Synapse {
    home: TempDir,
    python: PathBuf,
    address: SocketAddr,
    running: Option<Child>,
}

/// Which limits the homeserver has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limits {
    /// Synapse's defaults: ten messages of one person at once, then one every five seconds.
    Defaults,
    /// No limit on messages, but three joins at once and then one every two seconds.
    Joins,
    /// No limits.
    None,
}

impl Synapse {
    /// Starts a new homeserver on which these people have accounts. `None` if these tests are to be skipped.
    pub(crate) async fn start(limits: Limits, people: &[&str]) -> Option<Self> {
        Self::start_with(limits, people, "").await
    }

    /// The same with more lines in its configuration.
    pub(crate) async fn start_with(limits: Limits, people: &[&str], more: &str) -> Option<Self> {
        if std::env::var("LUSORIA_SKIP_SYNAPSE").is_ok_and(|skip| skip == "1") {
            let _ = writeln!(
                std::io::stderr(),
                "\nSKIPPED by LUSORIA_SKIP_SYNAPSE: nothing of Matrix was tested\n"
            );
            return None;
        }
        let people: Vec<String> = people.iter().map(|name| (*name).to_owned()).collect();
        let more = more.to_owned();
        let starting = tokio::task::spawn_blocking(move || {
            let mut synapse = Self::prepare(limits, &more);
            synapse.run();
            synapse.register(&people);
            synapse
        });
        Some(starting.await.unwrap())
    }

    fn prepare(limits: Limits, more: &str) -> Self {
        let home = tempfile::tempdir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap();
        let synapse = Self {
            python: environment(),
            address: port,
            home,
            running: None,
        };
        fs::write(
            synapse.config(),
            configuration(synapse.home.path(), port.port(), limits) + more,
        )
        .unwrap();
        let log = format!(
            "version: 1\nhandlers: {{ file: {{ class: logging.FileHandler, filename: {} }} }}\nroot: {{ level: WARNING, handlers: [file] }}\n",
            synapse.home.path().join("log").display()
        );
        fs::write(synapse.home.path().join("log.yaml"), log).unwrap();
        fs::write(synapse.home.path().join("signing.key"), SIGNING_KEY).unwrap();
        synapse
    }

    fn config(&self) -> PathBuf {
        self.home.path().join("homeserver.yaml")
    }

    /// The homeserver's URL. Panics if it is not on this machine.
    pub(crate) fn url(&self) -> String {
        assert!(
            self.address.ip().is_loopback(),
            "no test reaches another machine"
        );
        format!("http://{}", self.address)
    }

    /// Starts Synapse, for the first time or with the data from before.
    pub(crate) fn run(&mut self) {
        let out = File::create(self.home.path().join("out")).unwrap();
        let mut synapse = Command::new(&self.python);
        synapse
            .args(["-c", LEASH])
            .arg(self.config())
            .current_dir(self.home.path());
        synapse
            .stdin(Stdio::piped())
            .stdout(out.try_clone().unwrap())
            .stderr(out);
        self.running = Some(synapse.spawn().unwrap());
        let start = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            let ended = self.running.as_mut().unwrap().try_wait().unwrap();
            assert!(
                ended.is_none() && start.elapsed() < PATIENCE,
                "Synapse does not start: {}",
                self.said()
            );
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Kills Synapse.
    pub(crate) fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.kill();
            let _ = running.wait();
        }
    }

    /// Stops Synapse, adds lines to its configuration, and starts it again.
    pub(crate) fn reconfigure(&mut self, more: &str) {
        self.stop();
        let text = fs::read_to_string(self.config()).unwrap();
        fs::write(self.config(), text + more).unwrap();
        self.run();
    }

    /// A command that runs the Python in which Synapse is installed.
    pub(crate) fn python(&self) -> Command {
        Command::new(&self.python)
    }

    fn register(&self, people: &[String]) {
        let mut register = Command::new(&self.python);
        register.args(["-c", REGISTER, &self.url(), PASSWORD]);
        done(register.args(people), "registering people");
    }

    /// What Synapse has printed and logged, to find the cause of a failure.
    pub(crate) fn said(&self) -> String {
        let read = |name: &str| fs::read_to_string(self.home.path().join(name)).unwrap_or_default();
        format!("{}{}", read("out"), read("log"))
    }
}

impl Drop for Synapse {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The Python in which Synapse is installed. The first test that needs it installs it.
fn environment() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("synapse-{VERSION}"));
    let lock = File::create(folder.with_extension("lock")).unwrap();
    lock.lock().unwrap();
    let (python, ready) = (folder.join("bin/python"), folder.join("ready"));
    if !ready.exists() {
        let _ = fs::remove_dir_all(&folder);
        let mut venv = Command::new("python3");
        done(
            venv.args(["-m", "venv"]).arg(&folder),
            "making a virtual environment (`python3 -m venv`)",
        );
        let mut pip = Command::new(&python);
        pip.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ]);
        done(
            pip.arg(format!("matrix-synapse=={VERSION}")),
            "installing Synapse from PyPI",
        );
        fs::write(ready, "").unwrap();
    }
    python
}

/// Runs a command and panics if it fails.
fn done(command: &mut Command, what: &str) {
    let help = "The tests of Matrix need a Synapse (tests/chat/matrix/synapse.rs says what that takes); LUSORIA_SKIP_SYNAPSE=1 leaves them out.";
    let output = command
        .output()
        .unwrap_or_else(|why| panic!("{what} failed: {why}\n{help}"));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{what} failed: {told}\n{help}");
}

fn configuration(home: &Path, port: u16, limits: Limits) -> String {
    let home = home.display();
    let mut text = format!(
        r#"server_name: localhost
pid_file: {home}/pid
public_baseurl: "http://127.0.0.1:{port}/"
listeners: [{{ bind_addresses: ["127.0.0.1"], port: {port}, tls: false, type: http, resources: [{{ names: [client], compress: false }}] }}]
database: {{ name: sqlite3, args: {{ database: {home}/synapse.db }} }}
log_config: {home}/log.yaml
media_store_path: {home}/media
signing_key_path: {home}/signing.key
registration_shared_secret: tests
macaroon_secret_key: tests
form_secret: tests
report_stats: false
federation_domain_whitelist: []
trusted_key_servers: []
suppress_key_server_warning: true
send_federation: false
url_preview_enabled: false
presence: {{ enabled: false }}
bcrypt_rounds: 4
"#
    );
    if limits != Limits::Defaults {
        let joins = match limits {
            Limits::Joins => "{ per_second: 0.5, burst_count: 3 }",
            _ => "*off",
        };
        text.push_str("rc_message: &off { per_second: 100000, burst_count: 100000 }\n");
        text.push_str(&format!("rc_joins: {{ local: {joins}, remote: *off }}\n"));
        text.push_str(
            "rc_login: { address: *off, account: *off, failed_attempts: *off }\n\
             rc_joins_per_room: *off\n\
             rc_invites: { per_room: *off, per_user: *off, per_issuer: *off }\n\
             rc_room_creation: *off\n",
        );
    }
    text
}
