//! The program itself: `lusoria tournament serve` with programs that it starts (the Python client of the docs, our own client), killed in
//! the middle and resumed. Every limit is a minute, so nothing depends on how fast this machine is.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_lusoria");
const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/murus_client.py");

/// A list of three programs in this folder: Python, our client, and one of our players at the table.
fn write_list(folder: &Path) {
    let list = format!(
        "name,program\npython,python3 {CLIENT} {{host}} {{port}} 5\n\
         client,{PROGRAM} tournament join {{host}} {{port}} --player random --seed 9 --move-ms 60000 --games 1\nown,random\n"
    );
    fs::write(folder.join("teams.csv"), list).unwrap();
}

fn serve(folder: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args([
        "tournament",
        "serve",
        "murus",
        "--players",
        "teams.csv",
        "--rounds",
        "double",
    ]);
    command.args([
        "--move-ms",
        "60000",
        "--warm-up-ms",
        "0",
        "--arrival-ms",
        "60000",
    ]);
    command.args(["--tables", "1", "--seed", "4"]).args(more);
    command
        .current_dir(folder)
        .env("RUST_LOG", "off")
        .stdin(Stdio::null());
    command
}

fn run(mut command: Command) -> String {
    let done = command.output().unwrap();
    let errors = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{errors}");
    String::from_utf8(done.stdout).unwrap()
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join("results").join(file)).unwrap()
}

/// Waits until this many games are told, then kills the server.
fn kill_after(mut server: Child, games: usize) {
    let lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let told = lines
        .map(Result::unwrap)
        .filter(|line| line.contains(": round "));
    assert_eq!(told.take(games).count(), games);
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn a_tournament_of_started_programs_killed_and_resumed() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [whole, killed] = folders.each_ref().map(|folder| folder.path());
    write_list(whole);
    let said = run(serve(whole, &[]));
    assert!(said.contains("6/6: round "), "{said}");
    let table = read(whole, "standings.csv");
    assert_eq!(table.lines().count(), 4, "{table}");
    // Nobody has lost by a fault: the column is the eighth.
    for line in table.lines().skip(1) {
        assert_eq!(line.split(',').nth(7), Some("0"), "{table}");
    }
    let records: Vec<_> = fs::read_dir(whole.join("results/records"))
        .unwrap()
        .collect();
    assert_eq!(records.len(), 6);
    for record in records {
        let mut verify = Command::new(PROGRAM);
        verify
            .arg("verify")
            .arg(record.unwrap().path())
            .current_dir(whole);
        run(verify);
    }
    for name in ["python", "client"] {
        let logs = fs::read_dir(whole.join("results/logs").join(name)).unwrap();
        let mut logs = logs.map(|log| fs::read_to_string(log.unwrap().path()).unwrap());
        assert!(logs.any(|log| log.contains("> WELCOME ") && log.contains("< MOVE ")));
    }
    write_list(killed);
    kill_after(
        serve(killed, &[]).stdout(Stdio::piped()).spawn().unwrap(),
        2,
    );
    assert!(read(killed, "games.jsonl").lines().count() >= 2);
    let said = run(serve(killed, &["--resume"]));
    assert!(
        said.contains("6/6: round ") && !said.contains("1/6: round "),
        "{said}"
    );
    assert_eq!(read(killed, "standings.csv"), table);
}

#[test]
fn what_cannot_be_held_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    write_list(folder.path());
    let refused = |arguments: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command
            .args(["tournament", "serve"])
            .args(arguments)
            .current_dir(folder.path());
        let done = command.output().unwrap();
        assert!(!done.status.success());
        String::from_utf8(done.stderr).unwrap()
    };
    let said = refused(&["chess", "--players", "teams.csv"]);
    assert!(said.contains("there is no game chess"), "{said}");
    assert!(refused(&["tchuka", "--players", "teams.csv"]).contains("alone"));
    assert!(refused(&["scripta", "--players", "teams.csv"]).contains("dice"));
    assert!(refused(&["murus", "--players", "no.csv"]).contains("no.csv cannot be read"));
    assert!(refused(&["murus", "--players", "teams.csv", "--resume"]).contains("no tournament"));
    assert!(refused(&["murus", "--players", "teams.csv", "--tables", "0"]).contains("--tables"));
    // Clients of Bologna's protocol say their names, so these two could not be told apart.
    fs::write(folder.path().join("said.csv"), "name\na-1\nA1\n").unwrap();
    let said = refused(&["tablut", "--players", "said.csv"]);
    assert!(
        said.contains("two players are called A1, or nearly so"),
        "{said}"
    );
}

/// The reference player meets a server that closes the connection without a word, as by Bologna's protocol, and an engine's server.
#[test]
fn a_player_that_meets_another_protocol_says_so() {
    for said in ["", "ugi\n", "\0\0\0\u{1}x\n"] {
        let server = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = server.local_addr().unwrap().port().to_string();
        let mut join = Command::new(PROGRAM);
        join.args(["tournament", "join", "127.0.0.1", &port]);
        let joined = join.stderr(Stdio::piped()).stdout(Stdio::null()).spawn();
        let (mut player, _) = server.accept().unwrap();
        player.write_all(said.as_bytes()).unwrap();
        drop(player);
        let done = joined.unwrap().wait_with_output().unwrap();
        let error = String::from_utf8(done.stderr).unwrap();
        assert!(
            error.contains("another protocol") && error.contains("`lines` only"),
            "{error}"
        );
    }
}

/// Here the file of finished games is a device that is always full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_ends_it_with_a_sentence_that_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("teams.csv"),
        "name,program\na,random\nb,random\n",
    )
    .unwrap();
    fs::create_dir(folder.path().join("results")).unwrap();
    let games = folder.path().join("results/games.jsonl");
    std::os::unix::fs::symlink("/dev/full", games).unwrap();
    let done = serve(folder.path(), &[]).output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success());
    assert!(
        said.contains("No space left") && said.contains("make room"),
        "{said}"
    );
    assert!(said.contains("--resume goes on"), "{said}");
}
