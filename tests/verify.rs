//! Checks true and false records of whole games with `lusoria verify` and with the program of `docs/dice.md`: what they print, and
//! their exit status.
//!
//! The program is taken from the page as it stands there and run by `python3`. If there is no `python3`, the test fails and says
//! so; `LUSORIA_SKIP_PYTHON=1` makes it pass without testing the program of the page.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use lusoria::session::SeatChoice;
use lusoria::session::{
    AccountId, Action, Decided, Ending, Entry, Player, Record, RoomId, SessionId, SessionStart,
    begin, begin_with_words, decide, open,
};
use lusoria_games::rules::Seat;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::io::Write;
use std::process::{Command, Stdio};

const PLAYERS: [AccountId; 2] = [AccountId(1), AccountId(2)];

/// The record of a game that is played by random moves until First gives up.
fn played(game: &str, number: u64, words: [&str; 2]) -> Record {
    let mut random = SmallRng::seed_from_u64(number);
    let opening = SessionStart {
        id: SessionId(12),
        room: RoomId(1),
        game: game.to_owned(),
        seed: random.random(),
        challenger: Player::Person(PLAYERS[0]),
        friend: Some(Player::Person(PLAYERS[1])),
        at: 0,
        seat: SeatChoice::First,
    };
    let session = open(opening).unwrap();
    let mut done = if words[0].is_empty() {
        begin(session)
    } else {
        begin_with_words(&session).unwrap()
    };
    let mut log = done.entries.clone();
    let mut act = |done: &mut Decided, player, action| {
        *done = decide(&done.after, player, &action, 0).unwrap();
        log.append(&mut done.entries.clone());
    };
    // Second gives a word before First.
    for (player, word) in PLAYERS.into_iter().zip(words).rev() {
        if !word.is_empty() {
            act(&mut done, player, Action::Word(word.to_owned()));
        }
    }
    while let Some(seat) = done.after.decider().filter(|_| done.after.entries < 120) {
        let mut moves = done.after.line.sensible_moves();
        let text = moves.swap_remove(random.random_range(0..moves.len()));
        act(&mut done, PLAYERS[seat.index()], Action::Play(text));
    }
    if done.after.ending.is_none() {
        act(&mut done, PLAYERS[0], Action::Resign);
    }
    Record {
        promise: done.after.promise,
        game: game.to_owned(),
        rules: done.after.line.game().info.rules_version,
        session: 12,
        players: ["anna".to_owned(), String::new()],
        opened: "2026-11-21T10:00:00Z".to_owned(),
        hash: done.after.promised_hash(),
        seed: Some(done.after.seed),
        ending: done.after.ending,
        entries: log,
        times: Vec::new(),
    }
}

/// Runs a program with this text on its standard input. Returns what it prints and its exit status.
fn said(command: &mut Command, input: &str) -> (String, i32) {
    let mut program = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = program.stdin.take().unwrap();
    pipe.write_all(input.as_bytes()).unwrap();
    drop(pipe);
    let done = program.wait_with_output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    let status = done.status.code().unwrap();
    (String::from_utf8(said).unwrap(), status)
}

/// What `lusoria verify` says about a record, and its exit status.
fn ours(record: &str, lang: &str) -> (String, i32) {
    let home = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
    program
        .args(["verify", "-"])
        .current_dir(home.path())
        .env_clear()
        .env("LUSORIA_LANG", lang);
    said(&mut program, record)
}

/// The verdicts of the program of the page, one for each record.
fn theirs(records: &[String]) -> Vec<String> {
    let page = include_str!("../docs/dice.md");
    let parts = page.split("```python\n").skip(1);
    let code: Vec<_> = parts
        .map(|part| part.split("```").next().unwrap())
        .collect();
    assert_eq!(code.len(), 2, "the dice, and the checker");
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("check.py");
    let run = "import sys\nfor text in sys.stdin.read().split(chr(12)): print(check(text))\n";
    std::fs::write(&file, format!("{}{}{run}", code[0], code[1])).unwrap();
    let mut python = Command::new("python3");
    let (said, status) = said(
        python.env("PYTHONIOENCODING", "utf-8").arg(&file),
        &records.join("\u{c}"),
    );
    assert_eq!(status, 0, "{said}");
    said.lines().map(str::to_owned).collect()
}

/// Variants of this record without its hash or without its sum, each with the expected verdict.
fn without_a_line(record: &Record) -> Vec<(String, &'static str)> {
    let text = record.to_string();
    let hash = format!("hash: {}\n", record.hash);
    let lost = ["", "hash: -\n", "hash:\n"];
    let mut cases: Vec<_> = lost
        .map(|lost| (text.replace(&hash, lost), "cannot"))
        .into();
    let refitted = Record {
        hash: "-".to_owned(),
        ..record.clone()
    };
    cases.push((refitted.to_string(), "cannot"));
    let sum = format!("sum: {}\n", record.sum().unwrap());
    cases.push((text.replace(&sum, ""), "false"));
    cases
}

/// Records with the expected verdicts: `proved`, `false` or `cannot`.
fn cases() -> Vec<(String, &'static str)> {
    let games = [
        ("xii_scripta(pieces=3)", ["", ""]),
        ("xii_scripta", ["apple", "štěstí 7"]),
        ("xii_scripta(pieces=2,dice=plain)", ["", ""]),
        ("xii_scripta(pieces=5,bag=2)", ["42", "42"]),
        ("gabata(zero=random)", ["", ""]),
        ("gabata(zero=random,rounds=9)", ["удача", "x"]),
        ("tablut", ["", ""]),
        ("murus_gallicus(max_moves=5)", ["", ""]),
    ];
    let mut cases = Vec::new();
    for ((game, words), number) in games.into_iter().zip(1..) {
        let record = played(game, number, words);
        cases.push((record.to_string(), "proved"));
        let mut seed = record.seed.unwrap();
        seed[0] ^= 1;
        let lie = |record: Record| (record.to_string(), "false");
        cases.push(lie(Record {
            seed: Some(seed),
            ..record.clone()
        }));
        cases.push(lie(Record {
            ending: None,
            ..record.clone()
        }));
        let chance = |entry: &Entry| {
            let entry = entry.to_string();
            entry.starts_with("roll:") || entry.starts_with("lot:")
        };
        if let Some(last) = record.entries.iter().rposition(chance) {
            let mut entries = record.entries[..=last].to_vec();
            let other = if game.starts_with("xii") {
                "roll:6-6-6"
            } else {
                "lot:a"
            };
            entries[last] = other.parse().unwrap();
            entries.push(Entry::Resign(Seat::First));
            if entries[last] != record.entries[last] {
                let ending = Some(Ending::Resign(Seat::First));
                cases.push(lie(Record {
                    entries,
                    ending,
                    ..record.clone()
                }));
            }
        }
        cases.extend(without_a_line(&record));
        let sum = record.to_string().replace("sum: ", "sum: 0");
        cases.push((sum, "false"));
        cases.push((
            Record {
                seed: None,
                ..record
            }
            .to_string(),
            "cannot",
        ));
    }
    cases
}

#[test]
fn the_program_of_the_docs_and_ours_say_the_same_of_records_true_and_false() {
    let cases = cases();
    let texts: Vec<_> = cases.iter().map(|(text, _)| text.clone()).collect();
    if std::env::var("LUSORIA_SKIP_PYTHON").is_ok_and(|skip| skip == "1") {
        let skipped = b"\nSKIPPED by LUSORIA_SKIP_PYTHON: the page was not tested\n";
        std::io::stderr().write_all(skipped).unwrap();
    } else {
        let verdicts = theirs(&texts);
        assert_eq!(verdicts.len(), cases.len());
        for ((text, expected), verdict) in cases.iter().zip(verdicts) {
            assert!(verdict.starts_with(expected), "{verdict}: {text}");
        }
    }
    for (text, expected) in cases {
        let status = ["proved", "false", "", "cannot"];
        let (said, code) = ours(&text, "en");
        assert_eq!(
            status[usize::try_from(code).unwrap()],
            expected,
            "{said}{text}"
        );
    }
}

#[test]
fn a_record_is_read_as_it_is_pasted() {
    let record = played("xii_scripta(pieces=3)", 1, ["", ""]).to_string();
    for text in [
        format!("\u{feff}{record}"),
        format!("```\n{record}```\n"),
        format!("```text\n{}\n```", record.replace("first", "fi\0rst")),
    ] {
        let (said, status) = ours(&text, "en");
        assert_eq!(status, 0, "{said}{text}");
    }
}

#[test]
fn what_is_no_record_has_the_status_of_what_is_false() {
    for (text, sentence) in [
        ("", "That is not a record: it must begin with"),
        ("hello", "That is not a record: it must begin with"),
        (
            "lusoria-record: 2\ngame: chess\nrules: 1\n",
            "The record names no game",
        ),
    ] {
        let (said, status) = ours(text, "en");
        assert_eq!(status, 1, "{said}");
        assert!(said.contains(sentence), "{said}");
    }
}

#[test]
fn a_record_that_contradicts_itself_is_told_with_the_line_in_every_language() {
    let text = "lusoria-record: 1\ngame: tablut\nrules: 1\n1. e4-f4\n2. e4-f4\n";
    for (lang, line) in [
        ("en", "Line 5"),
        ("cs", "Řádek 5"),
        ("it", "La riga 5"),
        ("ru", "Строка 5"),
    ] {
        let (said, status) = ours(text, lang);
        assert_eq!(status, 1, "{said}");
        assert!(said.contains(line), "{said}");
    }
}

#[test]
fn a_game_without_dice_misses_no_seed() {
    let text = "lusoria-record: 1\ngame: tablut\nrules: 1\n1. e4-f4\n";
    let (said, _) = ours(text, "en");
    assert!(
        said.contains("is not over, and nothing in it comes"),
        "{said}"
    );
    assert!(!said.contains("without its seed"), "{said}");
}

#[test]
fn a_mistyped_game_is_told_in_every_language_and_the_near_one_is_named() {
    let rules = |lang: &str, game: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
        said(program.args(["rules", game]).env("LUSORIA_LANG", lang), "")
    };
    for (lang, near, unknown) in [
        ("en", "Did you mean tablut?", "I don’t know the game chess"),
        ("cs", "Nemá to být tablut?", "Hru chess neznám"),
        ("it", "Volevi dire tablut?", "Non conosco il gioco chess"),
        ("ru", "Может быть, tablut?", "Игра chess мне незнакома"),
    ] {
        for (game, sentence) in [("tabult", near), ("chess", unknown)] {
            let (said, status) = rules(lang, game);
            assert_eq!(status, 1, "{said}");
            assert!(said.contains(sentence), "{said}");
            assert!(said.contains("lusoria games"), "{said}");
        }
    }
}

#[test]
fn each_verdict_is_a_sentence_of_its_own_in_every_language() {
    let record = played("xii_scripta(pieces=3)", 1, ["", ""]);
    let with = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        record.to_string()
    };
    let texts = [
        record.to_string(),
        with(&|record| record.seed = Some([0; 32])),
        with(&|record| record.ending = Some(Ending::Abort(Seat::First))),
        with(&|record| {
            record.ending = None;
            record.entries.pop();
        }),
        with(&|record| {
            record.entries = vec!["roll:6-6-6".parse().unwrap(), Entry::Resign(Seat::First)];
            record.ending = Some(Ending::Resign(Seat::First));
        }),
        record.to_string().replace("sum: ", "sum: 0"),
        with(&|record| record.seed = None),
        with(&|record| {
            record.seed = None;
            record.ending = None;
            record.entries.pop();
        }),
        with(&|record| record.hash = "-".to_owned()),
        played("tablut", 3, ["", ""]).to_string(),
    ];
    for lang in ["en", "cs", "it", "ru"] {
        let mut said: Vec<_> = texts.iter().map(|text| ours(text, lang).0).collect();
        assert!(said.iter().all(|text| text.contains("#12")), "{said:?}");
        said.sort();
        said.dedup();
        assert_eq!(said.len(), texts.len(), "{lang}: {said:#?}");
    }
}

/// `verify` waits for its input as `cat` does, but not for an end that never comes.
#[test]
fn what_never_ends_or_is_no_text_is_no_record_and_that_is_said_at_once() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("bytes");
    std::fs::write(&file, [0xff; 100]).unwrap();
    let verify = |input: &std::path::Path| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"));
        said(
            program.arg("verify").arg(input).current_dir(home.path()),
            "",
        )
    };
    for (input, sentence) in [
        (
            std::path::Path::new("/dev/zero"),
            "That is too long for a record.",
        ),
        (home.path(), "is a folder, not a record"),
        (&file, "That is not a record: it must begin with"),
    ] {
        let (said, status) = verify(input);
        assert_eq!(status, 1, "{said}");
        assert!(said.contains(sentence), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let mut endless = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_lusoria");
    let (said, status) = said(
        endless
            .args(["-c", "yes 1 | \"$0\" verify -", program])
            .current_dir(home.path()),
        "",
    );
    assert_eq!(
        (status, said.contains("That is too long for a record.")),
        (1, true),
        "{said}"
    );
}
