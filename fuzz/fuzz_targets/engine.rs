//! Fuzz target: conversations with the engine (`lusoria engine`). A line `+3` plays the fourth of the plies that the engine lists as
//! possible.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lusoria::engine_protocol::{EngineError, StopListener, Engine};

/// A count or search is stopped after this many nodes.
const NODES: u64 = 1_000;
const MOST_LINES: usize = 60;

/// Stops a count or search as soon as it has taken more than [`NODES`] nodes.
struct Hasty(u64);

impl StopListener for Hasty {
    fn count_nodes(&mut self, nodes: u64) -> Result<(), EngineError> {
        self.0 += nodes.max(1);
        if self.0 > NODES {
            Err(EngineError::Stopped)
        } else {
            Ok(())
        }
    }

    fn ends_search(&mut self, _: bool) -> bool {
        self.count_nodes(100).is_err()
    }

    fn say(&mut self, _: &str) {}

    fn wait_for_stop(&mut self) {}
}

fuzz_target!(|script: &str| {
    let mut engine = Engine::default();
    for line in script.lines().take(MOST_LINES) {
        let number = line.strip_prefix('+').and_then(|rest| rest.parse().ok());
        match number {
            Some(number) => play(&mut engine, number),
            None => execute(&mut engine, line),
        }
    }
});

/// Checks the reply to a line: an answer consists of whole lines; an error is one line, and the engine's state is unchanged.
fn execute(engine: &mut Engine, line: &str) {
    let before = engine.clone();
    match engine.execute(line, &mut Hasty(0)) {
        Ok(answer) => {
            assert!(answer.is_empty() || answer.ends_with('\n'), "{answer:?}");
            assert!(!answer.lines().any(|line| line.starts_with("error")));
            assert!(answer.chars().all(|c| c == '\n' || !c.is_control()));
        }
        Err(why) => {
            assert_eq!(format!("{engine:?}"), format!("{before:?}"), "{line}");
            let text = why.to_line();
            assert!(
                !text.is_empty() && !text.contains(char::is_control),
                "{text:?}"
            );
        }
    }
}

fn ask(engine: &mut Engine, line: &str) -> String {
    let answer = engine.execute(line, &mut Hasty(0));
    answer.unwrap_or_else(|why| panic!("{line}: {why}"))
}

/// Plays one of the moves that the engine lists, starting from the position text that it prints, and checks that its answers agree.
fn play(engine: &mut Engine, number: usize) {
    let shown = ask(engine, "d");
    let fen = shown
        .lines()
        .last()
        .and_then(|line| line.strip_prefix("fen "));
    let fen = fen.expect("d ends with the position text").to_owned();
    let listed = ask(engine, "moves");
    let mut words = listed.split_whitespace();
    let chance = words.next() == Some("chances");
    let plies: Vec<&str> = words
        .map(|word| match word.rsplit_once(':') {
            Some((ply, _)) if chance => ply,
            _ => word,
        })
        .collect();
    let over = ask(engine, "query gameover") == "response true\n";
    assert_eq!(plies.is_empty(), over, "{fen}");
    let best = ask(engine, "go");
    let best = best
        .lines()
        .last()
        .and_then(|line| line.strip_prefix("bestmove "));
    let best = best.expect("go ends with a move");
    assert!(
        if over || chance {
            best == "none"
        } else {
            plies.contains(&best)
        },
        "{fen}"
    );
    if over {
        return;
    }
    let ply = plies[number % plies.len()];
    let legal = engine.execute(&format!("why {ply}"), &mut Hasty(0));
    assert_eq!(legal, Err(EngineError::Legal(ply.to_owned())));
    ask(engine, &format!("position fen {fen} moves {ply}"));
}
