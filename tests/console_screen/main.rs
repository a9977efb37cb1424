//! Tests of the full screen of the console. `looks.rs` and `other_boards.rs` check what is seen on it. The tests in this file run the
//! program at a real terminal (a pseudo-terminal of its own): it is killed in the middle of a game, and it must give the terminal back at
//! its end. They run only on Linux, whose `setsid` can hand a terminal over.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

mod looks;
mod other_boards;

use lusoria::chat::console::RawTerminal;
use nix::pty::{OpenptyResult, Winsize, openpty};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZero;
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use vt100::Parser;

const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const PAGE_UP: &str = "\x1b[5~";
const PAGE_DOWN: &str = "\x1b[6~";
/// How long a test waits until something is seen.
const PATIENCE: Duration = Duration::from_secs(60);

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}

/// A terminal with a program in it.
struct Terminal {
    hand: File,
    /// The program's end of the pseudo-terminal.
    line: OwnedFd,
    shown: Arc<Mutex<Parser>>,
    child: Child,
}

impl Terminal {
    fn start(mut program: Command) -> Self {
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        let OpenptyResult { master, slave } = openpty(&size, None).unwrap();
        let end = || Stdio::from(slave.try_clone().unwrap());
        let child = program
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let shown = Arc::new(Mutex::new(Parser::new(cells(24), cells(80), 0)));
        let (screen, mut eye) = (shown.clone(), File::from(master.try_clone().unwrap()));
        std::thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(count @ 1..) = eye.read(&mut some) {
                screen.lock().unwrap().process(&some[..count]);
            }
        });
        Self {
            hand: File::from(master),
            line: slave,
            shown,
            child,
        }
    }

    fn contents(&self) -> String {
        self.shown.lock().unwrap().screen().contents()
    }

    /// Waits until the terminal shows this and no answer is on its way.
    fn wait_for(&self, what: &str) {
        self.wait_until(what, |shown| {
            shown.contains(what) && !shown.contains("One moment")
        });
    }

    fn wait_until(&self, what: &str, is_there: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        loop {
            let contents = self.contents();
            if is_there(&contents) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "no {what:?} in\n{contents}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn press(&mut self, keys: &str) {
        self.hand.write_all(keys.as_bytes()).unwrap();
    }

    fn resize(&self, columns: u16, rows: u16) {
        let mut shown = self.shown.lock().unwrap();
        shown.screen_mut().set_size(cells(rows), cells(columns));
        let size = format!("cols {columns} rows {rows}");
        let resized = Command::new("stty")
            .args(size.split(' '))
            .stdin(self.line.try_clone().unwrap())
            .status();
        assert!(resized.unwrap().success());
    }

    /// Sends a signal to the program, which is the child of the shell that has the terminal.
    fn kill(&self, signal: Signal) {
        let shell = self.child.id();
        let children = format!("/proc/{shell}/task/{shell}/children");
        let pid = std::fs::read_to_string(children).unwrap();
        kill(Pid::from_raw(pid.trim().parse().unwrap()), signal).unwrap();
    }

    /// Waits for the end of the program, and checks that it gave the terminal back. The shell, which ends after the program, prints the
    /// settings of the terminal.
    fn ended(self) -> String {
        self.wait_until("the terminal's state", |shown| shown.contains(" iexten"));
        let shown = self.contents();
        assert!(
            shown.contains(" icanon ") && shown.contains(" echo "),
            "{shown}"
        );
        let parser = self.shown.lock().unwrap();
        let screen = parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor());
        drop(parser);
        shown
    }
}

/// The program in a shell that owns the terminal, and says at the end how the program ended and how the terminal is set.
fn in_shell(program: &str, home: &Path) -> Command {
    let mut command = Command::new("setsid");
    let script = format!("{program}; echo \"status $?\"; stty -a");
    command.args(["--ctty", "sh", "-c", &script]);
    settings(command, home)
}

fn console(home: &Path) -> Command {
    let program = env!("CARGO_BIN_EXE_lusoria");
    in_shell(&format!("{program} console --screen --seed 31"), home)
}

fn settings(mut command: Command, home: &Path) -> Command {
    let database = format!("sqlite:{}", home.join("test.db").display());
    command
        .current_dir(home)
        .env_remove("DISCORD_TOKEN")
        .env("DATABASE_URL", database)
        .env("RUST_BACKTRACE", "0")
        .env("TERM", "xterm");
    command
}

#[test]
fn a_game_is_played_with_arrows_through_a_kill_and_a_smaller_window() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Welcome to Lusoria");
    terminal.press("anna: new tablut @bob first\r");
    terminal.wait_for("#1 To move: anna");
    terminal.press(&format!("{DOWN}{RIGHT}"));
    terminal.wait_for("anna> #1 moves d5");
    terminal.press("\r");
    terminal.wait_for("anna> #1 d5-d2");
    terminal.press("\r");
    terminal.wait_for("#1 To move: bob");
    terminal.kill(Signal::SIGKILL);
    terminal.wait_for("status 137");

    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("One game is in progress here");
    // The message before the kill may come once more. Anna's board is seen from the other side, so it is not mistaken for that message.
    terminal.press("anna: board #1\r");
    terminal.wait_for("2 * . . W B . . . * 2");
    terminal.resize(40, 24);
    terminal.wait_until("a narrow screen", |shown| {
        shown.contains("What you can do") && shown.contains("What was said ───")
    });
    terminal.press(&format!("{DOWN}\r"));
    terminal.wait_for("bob> #1 a4-a1");
    terminal.press("\r");
    terminal.wait_for("#1 To move: anna");
    terminal.press("q\r");
    assert!(terminal.ended().contains("status 0"));
}

/// Below a large board there is room for three lines of a long answer. A person who scrolls back reads it on the whole screen.
#[test]
fn where_the_board_leaves_few_rows_scrolling_back_shows_the_conversation_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Welcome to Lusoria");
    terminal.resize(40, 24);
    terminal.press("anna: new tablut @bob first\r");
    terminal.wait_for("#1 To move: anna");
    terminal.press("anna: !rules full\r");
    let has_board = |shown: &str| shown.contains("W W K W W");
    for (keys, is_board_there) in [
        ("", true),
        (PAGE_UP, false),
        (PAGE_UP, false),
        (PAGE_DOWN, false),
        (PAGE_DOWN, true),
        (PAGE_UP, false),
        ("\x1b", true),
    ] {
        terminal.press(keys);
        terminal.wait_until(keys, |shown| {
            has_board(shown) == is_board_there && shown.contains("Esc")
        });
    }
    terminal.press("q\r");
    assert!(terminal.ended().contains("status 0"));
}

#[test]
fn the_choices_are_in_the_language_that_the_room_has_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Welcome to Lusoria");
    terminal.press("anna: new tablut @bob first\r");
    terminal.wait_for("Abort    My side  Rules");
    terminal.press("!lang ru\r");
    terminal.wait_for("Что можно сделать");
    terminal.wait_for("Отменить");
    terminal.wait_for("Правила");
    let shown = terminal.contents();
    assert!(!shown.contains("My side"), "{shown}");
    terminal.press("q\r");
    assert!(terminal.ended().contains("status 0"));
}

/// Moves contain words, too. A move that is chosen is typed with the words of the room's language.
#[test]
fn the_moves_are_in_the_language_that_the_room_has_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Welcome to Lusoria");
    terminal.press("anna: new gabata @bob first\r");
    terminal.wait_for("zero b");
    terminal.press("!lang ru\r");
    terminal.wait_for("ноль a");
    terminal.press("q\r");
    assert!(terminal.ended().contains("status 0"));
}

/// The question of a puzzle is read first where there is no room for it below the board.
#[test]
fn on_a_small_screen_a_puzzle_is_read_before_its_board_is_looked_at() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Welcome to Lusoria");
    terminal.resize(40, 14);
    terminal.press("anna: new tablut @bob first\r");
    terminal.wait_for("To move: anna");
    terminal.press("anna: !puzzle tablut\r");
    terminal.wait_for("Exactly one move wins");
    terminal.press("\x1b");
    terminal.wait_for("Puzzle ─");
    terminal.resize(80, 24);
    terminal.press("q\r");
    assert!(terminal.ended().contains("status 0"));
}

#[test]
fn without_the_screen_the_answer_to_a_line_fits_the_window_as_it_is_then() {
    let home = tempfile::tempdir().unwrap();
    let plain = format!("{} console", env!("CARGO_BIN_EXE_lusoria"));
    let mut terminal = Terminal::start(in_shell(&plain, home.path()));
    terminal.wait_for("Welcome to Lusoria");
    terminal.press("anna: !me width wide\r");
    terminal.wait_for("far apart");
    terminal.press("editor selus\reditor set a 12\r");
    terminal.wait_for("*[12]    [3]    [3]      [3]    [3]    [3]");
    terminal.resize(40, 24);
    terminal.press("editor board\r");
    terminal.wait_for("*[12]   [3]   [3]     [3]   [3]   [3]");
    terminal.press("quit\r");
    assert!(terminal.ended().contains("status 0"));
}

#[test]
fn after_a_restart_the_words_around_are_in_the_language_of_the_room() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("What was said");
    terminal.press("anna: !lang cs\r");
    terminal.wait_for("Co zaznělo");
    terminal.press("q\r");
    assert!(terminal.ended().contains("status 0"));
    let terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Vítej v Lusorii");
    assert!(terminal.contents().contains("Co zaznělo"));
    terminal.kill(Signal::SIGKILL);
    terminal.wait_for("status 137");
}

#[test]
fn whoever_asks_the_program_to_end_has_the_terminal_back() {
    for end in ["\x03", "quit\r", "SIGTERM"] {
        let home = tempfile::tempdir().unwrap();
        let mut terminal = Terminal::start(console(home.path()));
        terminal.wait_for("Welcome to Lusoria");
        assert!(terminal.shown.lock().unwrap().screen().alternate_screen());
        match end {
            "SIGTERM" => terminal.kill(Signal::SIGTERM),
            keys => terminal.press(keys),
        }
        assert!(terminal.ended().contains("status 0"), "{end}");
    }
}

/// The terminal does not mark this paste with brackets ("bracketed paste"), so the program reads it like typed keys.
#[test]
fn a_long_paste_without_brackets_is_read_to_its_end() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(console(home.path()));
    terminal.wait_for("Esc");
    // The text is longer than one read of the terminal, and no key follows it.
    terminal.press(&format!("{}\r!rules tchuka\r", "a".repeat(3_000)));
    terminal.wait_for("Tchuka Ruma");
    terminal.press("\u{3}");
    terminal.ended();
}

/// The test starts itself once more in a terminal, where it panics on the full screen.
#[test]
fn a_panic_is_read_on_a_terminal_that_was_given_back() {
    const INSIDE: &str = "LUSORIA_TEST_PANICS";
    if std::env::var_os(INSIDE).is_some() {
        let _taken = RawTerminal::take().unwrap();
        panic!("a fault on the full screen");
    }
    let home = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let name = "a_panic_is_read_on_a_terminal_that_was_given_back";
    let program = format!("{} --exact --nocapture {name}", program.display());
    let mut command = in_shell(&program, home.path());
    command.env(INSIDE, "1");
    let shown = Terminal::start(command).ended();
    assert!(shown.contains("a fault on the full screen"), "{shown}");
    assert!(shown.contains("status 101"), "{shown}");
}

#[test]
fn without_a_terminal_one_sentence_says_what_is_missing() {
    let home = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
    program.args(["console", "--screen"]);
    let output = settings(program, home.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && output.stdout.is_empty());
    assert!(said.contains("the full screen needs a terminal"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}
