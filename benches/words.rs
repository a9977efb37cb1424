//! Measures how long it takes to understand the worst messages: to read them, choose a game, divide them into moves, and guess what was
//! meant. Each must take less than 5 ms in a release build (they once took 270 to 1,330 ms).
//!
//! Deliberately absent: the database and the moves of the games. The bench w1 and the budget of the service measure those.

#![expect(clippy::print_stdout, reason = "a bench prints what it measured")]

use lusoria::command::{
    Addressing, Command, MessageLine, choose_game, nearest, not_implemented, read_message,
};
use lusoria::locales::Lang;
use lusoria_games::catalog::{GAMES, near_move, read_moves};
use std::hint::black_box;
use std::time::Instant;

/// How many milliseconds a message may take.
const MOST: f64 = 5.0;

fn messages() -> Vec<(&'static str, String)> {
    let words = "ﷺ ".repeat(60);
    vec![
        (
            "a long unknown command",
            format!("!{}", "\u{FDFA}".repeat(3_998)),
        ),
        (
            "a new game of very many words",
            format!("!new {}", "ﷺ ".repeat(1_990)),
        ),
        (
            "ten new games of long words",
            format!("!new {words}\n").repeat(10),
        ),
        (
            "ten unknown commands",
            format!("!{}\n", "ю".repeat(31)).repeat(10),
        ),
        (
            "ten lines of half moves",
            "place 1 plcae 2 place 3 plaec 4 \n".repeat(10),
        ),
        ("a line of letters", "a ".repeat(119)),
        ("a line of pits without end", "a".repeat(3_999)),
        (
            "ten lines of cells",
            "e4 e5 ".repeat(60).trim().to_owned() + "\n",
        ),
        ("combining marks", format!("!e{}", "\u{301}".repeat(3_990))),
        ("very many lines", "!help\n".repeat(660)),
        (
            "a record that is none",
            format!("!import {}", "x".repeat(60_000)),
        ),
    ]
}

/// Everything that is asked about a line before the service looks at a session, for every game.
fn understand(text: &str) {
    let how = Addressing {
        prefix: "!",
        addressed: true,
    };
    for spoken in read_message(text, how) {
        match spoken {
            MessageLine::Command(Command::New(new)) => drop(black_box(choose_game(&new))),
            MessageLine::Command(Command::Play(_, text)) | MessageLine::Bare(_, text) => {
                line(&text)
            }
            other => drop(black_box(other)),
        }
    }
}

fn line(text: &str) {
    let word = text.split_whitespace().next().unwrap_or_default();
    black_box((not_implemented(word), nearest(word, Lang::En)));
    for game in GAMES {
        let Ok(line) = game.begin("") else { continue };
        black_box(read_moves(&*line, text, true));
        black_box(near_move(&*line, text));
    }
}

fn main() {
    understand("!new scripta");
    let mut worst = 0.0_f64;
    for (name, text) in messages() {
        let begun = Instant::now();
        understand(&text);
        let ms = begun.elapsed().as_secs_f64() * 1_000.0;
        worst = worst.max(ms);
        println!("{ms:8.3} ms  {name}");
    }
    println!("{worst:8.3} ms  the worst; at most {MOST} in a release build");
}
