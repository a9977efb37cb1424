//! The program `lusoria engine` behind pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

struct Program {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _home: tempfile::TempDir,
}

impl Program {
    fn start() -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_lusoria"))
            .arg("engine")
            .current_dir(home.path())
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: process.stdin.take().unwrap(),
            output: BufReader::new(process.stdout.take().unwrap()),
            process,
            _home: home,
        }
    }

    fn say(&mut self, bytes: impl AsRef<[u8]>) {
        self.input.write_all(bytes.as_ref()).unwrap();
        self.input.flush().unwrap();
    }

    /// The next line that comes out, while the input stays open.
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// The next line that is not about the progress of a search (`info`).
    fn line_after_info(&mut self) -> String {
        loop {
            let line = self.line();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(format!("{line}\n"));
        self.line()
    }

    /// Checks that the program ends by itself and in order.
    fn ended(mut self) {
        drop(self.output);
        assert!(self.process.wait().unwrap().success());
    }
}

#[test]
fn a_program_converses_with_it() {
    let mut engine = Program::start();
    assert_eq!(engine.ask("ugi"), "id name Lusoria 0.1.0");
    while engine.line() != "ugiok" {}
    assert_eq!(engine.ask("isready"), "readyok");
    engine.say("setoption name Game value quick\nuginewgame\n");
    engine.say("position startpos moves roll:1-4-6\n");
    assert_eq!(engine.ask("moves"), "moves place:1 place:4 place:6 pass");
    engine.say("go infinite\nisready\n");
    assert_eq!(engine.line_after_info(), "readyok");
    engine.say("stop\n");
    let best = engine.line_after_info();
    assert!(best.starts_with("bestmove place:"), "{best}");
    engine.say("perft 50\n");
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(engine.ask("stop"), "error the count was stopped");
    engine.say("quit\n");
    engine.ended();
}

/// The program promises 20 ms. But the machine may be busy with other tests, so the test allows seconds: a search that does not hear the
/// command takes even longer.
#[test]
fn a_search_ends_soon_after_stop_and_quit() {
    let mut engine = Program::start();
    for game in [
        "tablut",
        "gabata",
        "selus(rounds=match)",
        "afrika",
        "scripta",
    ] {
        engine.say(format!("setoption name Game value {game}\n"));
        if game == "scripta" {
            engine.say("position startpos moves roll:1-4-6\n");
        }
        engine.say("go infinite\n");
        std::thread::sleep(Duration::from_millis(100));
        let told = Instant::now();
        engine.say("stop\n");
        let best = engine.line_after_info();
        assert!(
            best.starts_with("bestmove ") && best != "bestmove none",
            "{best}"
        );
        assert!(told.elapsed() < Duration::from_secs(60), "{game}");
    }
    engine.say("go infinite\nquit\n");
    assert!(engine.line_after_info().starts_with("bestmove "));
    engine.ended();
}

#[test]
fn bad_input_does_not_end_it() {
    let mut engine = Program::start();
    engine.say(b"\xff\xfe\x00\r\n");
    assert_eq!(engine.line(), "error the line is not UTF-8");
    engine.say("moves ".repeat(20_000));
    assert_eq!(engine.ask(""), "error it is written moves");
    engine.say([0; 1_000]);
    assert!(engine.ask("").starts_with("error there is no command"));
    assert_eq!(engine.ask("isready\r"), "readyok");
    engine.say("quit\n");
    engine.ended();
}

#[test]
fn it_ends_with_its_input() {
    let Program {
        mut process,
        mut input,
        output,
        _home,
    } = Program::start();
    input.write_all(b"perft 2").unwrap();
    drop(input);
    let lines: Vec<_> = output.lines().map(Result::unwrap).collect();
    assert_eq!(lines, ["nodes 182"]);
    assert!(process.wait().unwrap().success());
}
