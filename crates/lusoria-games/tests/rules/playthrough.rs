//! Checks the golden file `playthrough.txt` of each game: one whole game, with everything that the library says about each position.
//!
//! `LUSORIA_REGENERATE=1 cargo test playthrough_file` writes new files. If a file changes, players see that change, too.

use crate::play;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Arg, Fact, Parsed, Seat, State, Trace, Turn};
use lusoria_games::text_board::board_text;
use std::fmt::Write;

const SEED: u64 = 19;

pub(crate) fn check<S: State>(options: &str) {
    let file = play::folder::<S>().join("playthrough.txt");
    if std::env::var_os("LUSORIA_REGENERATE").is_some() {
        let line = play::random_line::<S>(play::options::<S>(options), SEED);
        std::fs::write(&file, dump(&line, options)).unwrap();
    }
    let text = std::fs::read_to_string(&file).unwrap();
    let line = replayed::<S>(options, &text, &mut ());
    assert!(
        matches!(line.turn(), Turn::Over(_)),
        "the file holds a whole game"
    );
    assert_eq!(dump(&line, options), text);
}

/// All facts that occur in the golden game.
pub(crate) fn effects<S: State>(options: &str) -> Vec<Fact> {
    let text = std::fs::read_to_string(play::folder::<S>().join("playthrough.txt")).unwrap();
    let mut effects = Vec::new();
    replayed::<S>(options, &text, &mut effects);
    effects
}

/// Replays the plies of a file.
fn replayed<S: State>(options: &str, text: &str, trace: &mut impl Trace) -> TypedLine<S> {
    let plies = text.lines().filter_map(|line| line.strip_prefix("ply "));
    let mut line = TypedLine::<S>::new(play::options::<S>(options));
    for ply in plies.map(|ply| ply.split_once(' ').unwrap().1) {
        let Ok(Parsed::Move(m)) = line.state().parse_move(ply) else {
            panic!("no ply: {ply}")
        };
        assert!(line.allows(m), "{ply} is not legal at {}", line.state());
        line.play(m, trace);
    }
    line
}

fn dump<S: State>(line: &TypedLine<S>, options: &str) -> String {
    let mut out = format!(
        "{}({options}), random moves; every board as First sees it\n",
        S::INFO.id
    );
    let mut again = TypedLine::from_start(line.options().clone(), line.start().clone());
    describe(&again, &mut out);
    for (n, &ply) in (1..).zip(line.plies()) {
        let mut effects = Vec::new();
        again.play(ply, &mut effects);
        writeln!(out, "\nply {n} {ply}").unwrap();
        facts("effect", &effects, &mut out);
        describe(&again, &mut out);
    }
    out
}

fn describe<S: State>(line: &TypedLine<S>, out: &mut String) {
    let state = line.state();
    writeln!(out, "position {state}\nturn {:?}", line.turn()).unwrap();
    let diagram = state.diagram();
    for row in board_text(&diagram, Seat::First).lines() {
        writeln!(out, "  {row}").unwrap();
    }
    facts("caption", &diagram.captions, out);
    match line.turn() {
        Turn::Seat(seat) => {
            let moves: Vec<String> = play::legal(state).iter().map(ToString::to_string).collect();
            writeln!(out, "moves {}", moves.join(" ")).unwrap();
            facts("prose", &state.prose(seat), out);
        }
        Turn::Chance => writeln!(out, "chances {}", play::chances(state).len()).unwrap(),
        Turn::Over(_) => {}
    }
}

fn facts(kind: &str, facts: &[Fact], out: &mut String) {
    for fact in facts {
        write!(out, "{kind} {}", fact.id).unwrap();
        for (name, value) in &fact.args {
            match value {
                Arg::Number(n) => write!(out, " {name}={n}"),
                Arg::Text(text) => write!(out, " {name}={text:?}"),
                Arg::Seat(seat) => write!(out, " {name}={seat:?}"),
                Arg::Seen([first, second]) => write!(out, " {name}={first:?}|{second:?}"),
            }
            .unwrap();
        }
        out.push('\n');
    }
}
