//! `lusoria tournament play`: engines over pipes, ours among them, in a game with dice and in one without.

use lusoria::tournament::players::{ProgramCommand, StartedProgram};
use lusoria_games::rules::Seat;
use std::fs;
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;
use tokio::time::Instant;

const PROGRAM: &str = env!("CARGO_BIN_EXE_lusoria");

/// An engine that is not ours: it knows UGI's handshake, prints to its standard error, and never moves legally.
const LIAR: &str = "#!/bin/sh\necho 'I lie' >&2\nwhile read word rest; do\ncase $word in\nugi) echo ugiok;;\nisready) echo readyok;;\ngo) echo 'info depth 1'; echo 'bestmove a0-a0';;\nquit) exit;;\nesac\ndone\n";

fn play(folder: &Path, game: &str, engines: &[&str], more: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args([
        "tournament",
        "play",
        game,
        "--rounds",
        "double",
        "--seed",
        "3",
        "--tables",
        "1",
    ]);
    command.args(["--move-ms", "60000"]).args(more);
    for engine in engines {
        command.args(["--engine", engine]);
    }
    command
        .current_dir(folder)
        .env("RUST_LOG", "off")
        .output()
        .unwrap()
}

fn said(output: Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join("results").join(file)).unwrap()
}

/// The level easy searches few nodes, so it answers long before its time is over.
#[test]
fn engines_play_a_game_with_dice_and_every_record_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let easy = folder.path().join("easy.sh");
    // Our engine, whose first command sets the level easy.
    let script = format!("(echo setoption name Strength value easy; cat) | {PROGRAM} engine\n");
    fs::write(&easy, script).unwrap();
    let engine = format!("piped=sh {}", easy.display());
    let said = said(play(
        folder.path(),
        "scripta(pieces=3)",
        &[&engine, "level:easy", "random"],
        &[],
    ));
    assert!(said.contains("6/6: round "), "{said}");
    for line in read(folder.path(), "standings.csv").lines().skip(1) {
        assert_eq!(line.split(',').nth(7), Some("0"), "{line}");
    }
    for record in fs::read_dir(folder.path().join("results/records")).unwrap() {
        let mut verify = Command::new(PROGRAM);
        verify
            .arg("verify")
            .arg(record.unwrap().path())
            .current_dir(folder.path());
        assert!(verify.output().unwrap().status.success());
    }
}

#[test]
fn an_engine_that_lies_or_cannot_be_started_loses_and_what_it_printed_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("liar.sh"), LIAR).unwrap();
    let engines = ["liar=sh liar.sh", "none=./not-there", "random"];
    // They are not tried out before the first game.
    let told = said(play(folder.path(), "cats", &engines, &["--no-trial"]));
    assert!(told.contains("is no legal move"), "{told}");
    let table = read(folder.path(), "standings.csv");
    let columns = |name: &str| {
        let line = table.lines().find(|line| line.contains(name)).unwrap();
        line.split(',').map(str::to_owned).collect::<Vec<_>>()
    };
    // Rank, name, points, games, wins, draws, losses, faults.
    assert_eq!(
        columns("random")[..8],
        ["1", "random", "12", "4", "4", "0", "0", "0"],
        "{table}"
    );
    assert_eq!(columns("none")[7], "4", "{table}");
    let printed = fs::read_dir(folder.path().join("results/logs/liar")).unwrap();
    let mut printed = printed.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    assert!(printed.any(|text| text == "I lie\n"));
}

/// A program that asks for more memory than it may have ends, and has lost.
#[test]
fn memory_is_limited_and_one_engine_is_no_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let engines = ["greedy=python3 -c 'bytearray(3 << 30)'", "random"];
    let told = said(play(
        folder.path(),
        "murus",
        &engines,
        &["--memory", "1000", "--no-trial"],
    ));
    assert!(
        told.contains("the program ended") || told.contains("connection was closed"),
        "{told}"
    );
    let printed = fs::read_dir(folder.path().join("results/logs/greedy")).unwrap();
    let mut printed = printed.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    assert!(printed.any(|text| text.contains("MemoryError")));
    let refused = play(folder.path(), "murus", &["random"], &["--results", "other"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("fewer than two"));
}

/// The clients of the league read the seconds as a whole number.
#[test]
fn a_command_gets_whole_seconds() {
    let seconds = |milliseconds| {
        let command = ProgramCommand {
            command: "player {seconds}".to_owned(),
            folder: ".".into(),
            output: "001.out".into(),
            memory: None,
        };
        let time = Duration::from_millis(milliseconds);
        command
            .with_address(Ipv4Addr::LOCALHOST.into(), 5800, Seat::First, time)
            .command
    };
    assert_eq!(
        [500, 1_000, 1_999, 60_000].map(seconds),
        ["player 1", "player 1", "player 1", "player 60"]
    );
}

/// The program prints three megabytes and goes on. It must never wait until somebody reads them.
#[tokio::test]
async fn a_megabyte_of_what_a_program_prints_is_kept_and_the_rest_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("logs/loud/001.out");
    let command = ProgramCommand {
        command: "head -c 3000000 /dev/zero | tr '\\0' x; echo more >&2; touch at-its-end; exit 7"
            .to_owned(),
        folder: folder.path().to_owned(),
        output: output.clone(),
        memory: None,
    };
    let mut program = StartedProgram::start(&command, Instant::now())
        .await
        .unwrap();
    let fault = program.ended().await;
    assert!(fault.what.contains('7'), "{fault}");
    assert!(folder.path().join("at-its-end").exists());
    program.end().await;
    let kept = fs::read_to_string(output).unwrap();
    let (printed, rest) = kept.split_once('\n').unwrap();
    assert_eq!(printed.len(), 1 << 20);
    assert_eq!(
        rest,
        "(it printed more than 1048576 bytes in this game; the rest is left out)\n"
    );
}

/// What a program prints is no part of its game, so the program plays even if its output cannot be kept.
#[tokio::test]
async fn a_program_whose_output_cannot_be_kept_runs_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("logs"), "not a folder").unwrap();
    let command = ProgramCommand {
        command: "echo hello; touch at-its-end".to_owned(),
        folder: folder.path().to_owned(),
        output: folder.path().join("logs/loud/001.out"),
        memory: None,
    };
    let mut program = StartedProgram::start(&command, Instant::now())
        .await
        .unwrap();
    program.ended().await;
    assert!(folder.path().join("at-its-end").exists());
}

/// Reads the number of a process from this file, and whether the process is still there.
#[cfg(target_os = "linux")]
fn is_alive(file: &Path) -> bool {
    let number = fs::read_to_string(file).unwrap();
    let state = fs::read_to_string(format!("/proc/{}/stat", number.trim()));
    // A process that has ended may still be listed (state Z) because nobody has waited for it.
    state.is_ok_and(|state| !state.contains(") Z "))
}

/// Otherwise what a program has started would take processor time from the other games.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn what_a_program_has_started_ends_with_the_game_even_in_a_session_of_its_own() {
    for is_dropped in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let child = "sh -c 'echo $$ > number; mv number child; sleep 60'";
        let command = ProgramCommand {
            command: format!("(setsid {child} &)\nsleep 60"),
            folder: folder.path().to_owned(),
            output: folder.path().join("logs/001.out"),
            memory: None,
        };
        let program = StartedProgram::start(&command, Instant::now())
            .await
            .unwrap();
        let child = folder.path().join("child");
        wait_for(&child).await;
        assert!(is_alive(&child));
        match is_dropped {
            true => drop(program),
            false => program.end().await,
        }
        for _ in 0..500 {
            if !is_alive(&child) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(!is_alive(&child), "dropped: {is_dropped}");
    }
}

/// The process that holds the program's output has a session of its own and no mark of the game, so nothing ends it. It ends by itself
/// when it can print no more, or after a minute.
#[tokio::test]
async fn nothing_is_left_of_a_game_while_something_that_a_program_has_started_holds_its_output() {
    let folder = tempfile::tempdir().unwrap();
    let holds = "env -i PATH=\"$PATH\" setsid sh -c 'trap \"\" PIPE; touch holds; n=0; while echo x >&2 && [ $n -lt 600 ]; do n=$((n + 1)); sleep 0.1; done; touch closed' &";
    let command = |after: &str| ProgramCommand {
        command: format!("{holds}\nuntil [ -e holds ]; do sleep 0.01; done; {after}"),
        folder: folder.path().to_owned(),
        output: folder.path().join("logs/001.out"),
        memory: None,
    };
    for pipes in [false, true] {
        for after in ["exit 7", "sleep 60"] {
            let program = match pipes {
                true => {
                    StartedProgram::start_with_pipes(&command(after), Instant::now())
                        .await
                        .unwrap()
                        .0
                }
                false => StartedProgram::start(&command(after), Instant::now())
                    .await
                    .unwrap(),
            };
            wait_for(&folder.path().join("holds")).await;
            program.end().await;
            wait_for(&folder.path().join("closed")).await;
            for file in ["holds", "closed"] {
                fs::remove_file(folder.path().join(file)).unwrap();
            }
        }
    }
}

/// Waits for a file, which commonly takes a moment.
async fn wait_for(file: &Path) {
    for _ in 0..1_000 {
        if file.exists() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{} has not come", file.display());
}

/// With so few open files allowed, the tournament begins, but has none left for its programs. The number depends on the system, so
/// several are tried.
#[test]
fn where_the_system_has_no_file_left_nobody_loses_and_the_tournament_stops() {
    let mut stopped = 0;
    for files in 8..24 {
        let folder = tempfile::tempdir().unwrap();
        let script = format!(
            "ulimit -n {files}; exec {PROGRAM} tournament play cats --engine a=true --engine b=true --rounds single --tables 1 --no-trial --arrival-ms 100"
        );
        let mut command = Command::new("/bin/sh");
        command.args(["-c", &script]).current_dir(folder.path());
        let done = command.env("RUST_LOG", "off").output().unwrap();
        let said = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
        assert!(!said.contains("cannot be started: Too many"), "{said}");
        if said.contains("no program can be started any more") {
            assert!(said.contains("--resume goes on"), "{said}");
            let games = fs::read_to_string(folder.path().join("results/games.jsonl"));
            assert_eq!(games.unwrap_or_default(), "");
            stopped += 1;
        }
    }
    assert!(stopped > 0);
}
