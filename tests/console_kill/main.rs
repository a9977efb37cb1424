//! The whole way of a message in a real process: two people converse with the real program over pipes, once undisturbed and then
//! with SIGKILL at every commit, at random moments and after every reply. Record and replies must be the same.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod driver;
mod scripts;

use driver::{Death, Played, Reply, converse, program};
use lusoria::session::{Ending, Record};
use lusoria_games::rules::Seat;
use lusoria_games::text_board::board_text;
use scripts::{Step, opening, quick, voice};
use serde_json::Value;
use std::process::Stdio;

/// Replies to one line.
fn answers(played: &Played, line: usize) -> Vec<&Reply> {
    let to = played.replies.iter().filter(|(n, _)| *n == line);
    to.map(|(_, reply)| reply).collect()
}

/// The board in a reply: the lines that hold nothing but signs of a board.
fn board(reply: &Reply) -> Vec<&str> {
    let of_board = |line: &&str| {
        line.contains(' ')
            && line
                .chars()
                .all(|c| " _ABCDEFGHIJKLMNO0123456789".contains(c))
    };
    reply.text.lines().filter(of_board).collect()
}

fn rows(view: &Value) -> Vec<&str> {
    let rows = view.as_array().unwrap().iter();
    rows.map(|row| row.as_str().unwrap()).collect()
}

#[test]
fn the_worked_example_of_the_source_is_played_with_its_boards_each_seen_by_the_player_on_turn() {
    let (script, steps) = opening();
    let played = converse(&script, 1, Death::Never);
    assert_eq!(played.replies.len(), script.len(), "one reply a line");
    steps.iter().for_each(|step| check_step(&played, step));
    let record = answers(&played, script.len() - 1)[0];
    assert!(record.text.contains(
        "\n1. first roll:1-4-6 place:4 place:1 place:6\n2. second roll:3-3-5 place:3 place:5 place:3\n"
    ));
}

fn check_step(played: &Played, Step { line, expected }: &Step) {
    let [reply] = answers(played, *line)[..] else {
        panic!("not one reply to {expected}");
    };
    let mover = voice(&expected["player"]);
    if expected["ok"] == false {
        assert_eq!(reply.reader.as_deref(), Some(mover));
        assert!(
            board(reply).is_empty() && reply.text.contains("`!moves` lists what you can play."),
            "{reply:?}"
        );
        return;
    }
    let on_turn = expected.get("next").unwrap_or(&expected["player"]);
    assert_eq!(reply.reader.as_deref(), Some(voice(on_turn)));
    if let Some(dice) = expected["dice"].as_array().filter(|dice| !dice.is_empty()) {
        let dice: Vec<_> = dice.iter().map(Value::to_string).collect();
        let left = format!("Dice left for {mover}: {}\n", dice.join(" "));
        assert!(reply.text.contains(&left), "{left} in {reply:?}");
    }
    if let Some(view) = expected.get(format!("view_{}", on_turn.as_str().unwrap())) {
        assert_eq!(board(reply), rows(view), "{expected}");
    }
}

#[test]
fn a_whole_quick_game_is_played_to_its_winner_and_its_record_verifies() {
    let (script, after) = quick();
    let played = converse(&script, 1, Death::Never);
    assert_eq!(played.replies.len(), script.len(), "one reply a line");
    let mut last = None;
    for (line, session) in after.iter().enumerate() {
        let Some(session) = session else { continue };
        let reply = answers(&played, line)[0];
        // The message about the end calls the player who did not make the last move, and shows the board from that player's side.
        let side = match session.ending {
            Some(Ending::Rule(lusoria_games::rules::Outcome::Win(winner))) => winner.other(),
            _ => session.decider().unwrap(),
        };
        assert_eq!(
            board(reply).join("\n"),
            board_text(&session.line.diagram(), side),
            "line {line}"
        );
        if session.ending.is_none() {
            assert_eq!(
                reply.reader.as_deref(),
                Some(holder(session, side)),
                "line {line}"
            );
        }
        last = Some((session, side, reply));
    }
    let (session, called, reply) = last.unwrap();
    assert!(
        reply
            .text
            .starts_with(&format!("{} wins game #1", holder(session, called.other()))),
        "{reply:?}"
    );
    check_record(&answers(&played, script.len() - 2)[0].text, session.entries);
    assert!(
        answers(&played, script.len() - 1)[0]
            .text
            .contains("throws match the seed")
    );
}

fn holder(session: &lusoria::session::Session, seat: Seat) -> &'static str {
    let account = session.people()[seat.index()].unwrap();
    scripts::PLAYERS[usize::try_from(account.0).unwrap() - 1]
}

/// The record is read, and `lusoria verify` deals its dice again.
fn check_record(text: &str, entries: u32) {
    let record = Record::parse(text).unwrap().record;
    assert_eq!(record.entries.len(), entries as usize);
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.txt");
    std::fs::write(&file, text).unwrap();
    let verify = || {
        program(&home.path().join("none.db"))
            .arg("verify")
            .arg(&file)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
    };
    assert!(verify().unwrap().success());
    let first = record.entries[0].to_string();
    let other = if first == "roll:1-2-3" {
        "roll:4-5-6"
    } else {
        "roll:1-2-3"
    };
    std::fs::write(&file, text.replacen(&first, other, 1)).unwrap();
    assert!(!verify().unwrap().success(), "another first throw");
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "a release build has no crash points")]
fn a_kill_at_any_one_commit_of_the_worked_example_changes_nothing() {
    let (script, _) = opening();
    let golden = converse(&script, 1, Death::Never);
    for point in ["before-commit", "after-commit"] {
        let mut deaths = 0;
        for n in 1.. {
            let death = Death::Once(format!("{point}:{n}"));
            let played = converse(&script, 1, death);
            assert_eq!(played.sequence(), golden.sequence(), "{point}:{n}");
            if played.deaths == 0 {
                break;
            }
            deaths += 1;
        }
        assert!(
            deaths >= script.len(),
            "every line was stored once: {deaths}"
        );
    }
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "a release build has no crash points")]
fn a_kill_at_every_commit_of_a_quick_game_changes_nothing() {
    let (script, _) = quick();
    let golden = converse(&script, 1, Death::Never);
    for (point, window) in [
        ("after-commit:1", 1),
        ("before-commit:2", 1),
        ("after-commit:2", 4),
        ("before-commit:3", 4),
        ("after-commit:1", 8),
        ("after-commit:4", 3),
        ("before-commit:4", 3),
    ] {
        let played = converse(&script, window, Death::Always(point.to_owned()));
        assert_eq!(played.sequence(), golden.sequence(), "{point}");
        assert!(played.deaths >= 5, "{point}: {}", played.deaths);
    }
}

#[test]
fn kills_at_random_moments_change_nothing() {
    for (script, seed, window) in [(quick().0, 1, 1), (opening().0, 2, 1), (quick().0, 3, 5)] {
        let golden = converse(&script, 1, Death::Never);
        let played = converse(&script, window, Death::AtRandom { seed, kills: 30 });
        assert_eq!(played.sequence(), golden.sequence(), "seed {seed}");
        assert!(played.deaths >= 4, "seed {seed}: {}", played.deaths);
    }
}

#[test]
fn a_kill_after_every_reply_changes_nothing() {
    let (script, _) = quick();
    let golden = converse(&script, 1, Death::Never);
    let played = converse(&script, 1, Death::AfterReply);
    assert_eq!(played.sequence(), golden.sequence());
    assert!(
        played.deaths as usize >= script.len() / 2,
        "{}",
        played.deaths
    );
}
