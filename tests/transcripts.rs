//! Transcripts of the console: one short evening in each language as people read it (`transcripts/<language>.txt`), and every game
//! from `!new` to its end (`transcripts/games/<game>.txt`). Lines `> name: text` are what people type (`\n` stands for a line
//! break), all other lines are what the program answers.
//!
//! `LUSORIA_REGENERATE=1 cargo test --test transcripts` writes the answers anew; then read the difference as a player would read
//! it.

#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use lusoria_games::catalog::GAMES;
use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Fixes all dice.
const SEED: &str = "7";

/// The real program behind pipes, in a room of its own.
struct Room {
    child: Child,
    input: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    _data: tempfile::TempDir,
}

impl Room {
    fn open(lang: &str) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_lusoria"))
            .args(["console", "--json", "--seed", SEED])
            .current_dir(data.path())
            .env_clear()
            .env("DATABASE_URL", "sqlite:evening.db")
            .env("LUSORIA_LANG", lang)
            .env("RUST_LOG", "error")
            // On a busy machine a thought must not end before its nodes do.
            .env("LUSORIA_THINK_MILLISECONDS", "60000")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap()).lines();
        Self {
            child,
            input,
            answers,
            _data: data,
        }
    }

    /// Says a line and returns all that is answered to it.
    fn say(&mut self, id: usize, line: &str) -> String {
        let (from, text) = line.split_once(": ").expect("somebody says something");
        let text = text.replace("\\n", "\n");
        let said = serde_json::json!({"id": id.to_string(), "from": from, "text": text});
        writeln!(self.input, "{said}").unwrap();
        let mut answer = String::new();
        loop {
            let line = self.answers.next().expect("the program goes on").unwrap();
            let line: serde_json::Value = serde_json::from_str(&line).unwrap();
            match line["text"].as_str() {
                Some(text) => answer.push_str(&format!("{}\n\n", without_times(text))),
                None => break assert_eq!(line, serde_json::json!({"done": id.to_string()})),
            }
        }
        answer
    }

    fn close(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// The text without the time at which a game was opened, which differs in every run.
fn without_times(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| match line.strip_prefix("opened: ") {
            Some(time) => {
                time.parse::<jiff::Timestamp>().expect("a time");
                "opened: (a time)"
            }
            None => line,
        });
    lines.collect::<Vec<_>>().join("\n")
}

/// Plays what is typed in the file, and compares the answers with those in the file. Returns the whole transcript.
fn check(lang: &str, name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/transcripts/{name}.txt"));
    let stored = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
    let mut room = Room::open(lang);
    let mut now = String::new();
    for (id, line) in stored
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .enumerate()
    {
        now.push_str(&format!("> {line}\n{}", room.say(id, line)));
    }
    room.close();
    assert!(now.lines().count() > 100, "{name}: much has been said");
    if std::env::var_os("LUSORIA_REGENERATE").is_some() {
        fs::write(&file, &now).unwrap();
        return now;
    }
    // Line by line, so that the first difference is what is shown.
    for (n, (now, stored)) in (1..).zip(now.lines().zip(stored.lines())) {
        assert_eq!(now, stored, "{name}, line {n}");
    }
    assert_eq!(now, stored);
    now
}

#[test]
fn every_game_is_played_from_new_to_its_end() {
    for game in GAMES {
        let talk = check("en", &format!("games/{}", game.info.id));
        assert!(talk.contains("\nending: rule:"), "{}", game.info.id);
        assert!(talk.contains(": !why\n"), "{}", game.info.id);
    }
}

#[test]
fn a_game_against_the_computer_in_two_languages() {
    for lang in ["en", "it"] {
        let talk = check(lang, &format!("computer_{lang}"));
        assert!(talk.contains("=level:second:hard"), "{talk}");
    }
}

#[test]
fn hints_and_analyses_in_each_language() {
    for lang in ["en", "cs", "it", "ru"] {
        let talk = check(lang, &format!("hints_{lang}"));
        assert!(talk.contains("100 │"), "{talk}");
    }
}

#[test]
fn an_evening_in_english() {
    check("en", "en");
}

#[test]
fn an_evening_in_czech() {
    check("cs", "cs");
}

#[test]
fn an_evening_in_italian() {
    check("it", "it");
}

#[test]
fn an_evening_in_russian() {
    check("ru", "ru");
}
