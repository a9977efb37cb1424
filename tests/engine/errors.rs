//! Every command that is wrong is answered by one line `error …`, and changes nothing.

use crate::{Patient, said};
use lusoria::engine_protocol::{Engine, EngineError, StopListener};
use proptest::prelude::*;

const SETUP: &str = "setoption name Game value quick\nposition startpos moves roll:1-4-6 place:4\n";
const FEN: &str = "fen 4=1;2;0;0/-;3;0;0/1-6/4.5.5.4.5.4,5.5.5.5.5.5/I\n";

/// What the engine answers to one wrong line, after which nothing may have changed.
fn complaint(line: impl AsRef<[u8]>) -> String {
    let mut input = SETUP.as_bytes().to_vec();
    input.extend_from_slice(line.as_ref());
    input.extend_from_slice(b"\nd\nquit\n");
    let answer = said(&input);
    let (error, rest) = answer.split_once('\n').unwrap();
    assert!(rest.ends_with(FEN) && !rest.contains("error"), "{answer}");
    assert!(!error.contains(char::is_control), "{error:?}");
    assert!(error.chars().count() <= 310, "{error}");
    error.strip_prefix("error ").expect("an error").to_owned()
}

#[test]
fn commands_that_do_not_exist() {
    let known = "ugi isready setoption uginewgame position go stop query d moves perft why quit";
    for word in ["hello", "UGI", "position\0startpos", "žluť", "Perft"] {
        let shown = word.replace('\0', "");
        let expected = format!("there is no command {shown}; there are {known}");
        assert_eq!(complaint(word), expected);
    }
}

#[test]
fn commands_that_are_written_wrong() {
    for (line, usage) in [
        ("ugi now", "ugi"),
        ("isready?", "there is no command isready?"),
        ("isready 1", "isready"),
        ("uginewgame tablut", "uginewgame"),
        ("stop it", "stop"),
        ("quit now", "quit"),
        ("moves all", "moves"),
        ("d third", "d [first|second]"),
        ("query", "query p1turn|gameover|result"),
        ("query winner", "query p1turn|gameover|result"),
        ("query result now", "query p1turn|gameover|result"),
        ("perft", "perft DEPTH, with a depth of 0 to 100"),
        ("perft -1", "perft DEPTH, with a depth of 0 to 100"),
        ("perft 101", "perft DEPTH, with a depth of 0 to 100"),
        (
            "perft 99999999999999999999",
            "perft DEPTH, with a depth of 0 to 100",
        ),
        ("perft 3 4", "perft DEPTH, with a depth of 0 to 100"),
        ("why", "why MOVE"),
        ("why \t ", "why MOVE"),
        ("go fast", "go [movetime N] "),
        ("go depth", "go [movetime N] "),
        ("go depth three", "go [movetime N] "),
        ("go movetime -5", "go [movetime N] "),
        ("setoption", "setoption name NAME value VALUE"),
        ("setoption Game tablut", "setoption name NAME value VALUE"),
        ("setoption name Game", "setoption name NAME value VALUE"),
        ("setoption value x name", "setoption name NAME value VALUE"),
        ("position", "position startpos"),
        ("position here", "position startpos"),
        ("position fen", "position startpos"),
        ("position startpos roll:1-4-6", "position startpos"),
        ("position fen a b", "not a position"),
    ] {
        let said = complaint(line);
        assert!(
            said.starts_with(&format!("it is written {usage}")) || said.starts_with(usage),
            "{line}: {said}"
        );
    }
}

#[test]
fn options_and_games_that_do_not_exist() {
    let option = complaint("setoption name Ponder value 16");
    assert_eq!(
        option,
        "there is no option Ponder; there are Game, Strength, Hash and Threads"
    );
    for game in ["chess", "", "xii_scripta(pieces=3", "(", "()"] {
        let said = complaint(format!("setoption name Game value {game}"));
        assert!(said.starts_with("there is no game "), "{said}");
        assert!(said.contains("; there are xii_scripta"), "{said}");
    }
    let said = complaint("setoption name Game value quick(colour=red)");
    assert_eq!(said, "there is no option colour");
    let said = complaint("setoption name Game value quick(pieces=99)");
    assert_eq!(said, "option pieces takes 1–15");
}

#[test]
fn positions_that_do_not_exist() {
    for text in [
        "x",
        "-",
        "////",
        "🎲",
        "-;3;0;0/-;3;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/III",
    ] {
        let said = complaint(format!("position fen {text}"));
        assert!(said.starts_with("not a position: "), "{said}");
    }
}

#[test]
fn a_line_of_play_is_taken_whole_or_not_at_all() {
    let said = complaint("position startpos moves roll:1-1-1 place:1 place:2");
    assert_eq!(
        said,
        "move 3, place:2, is refused: no-such-die You have no 2 to use. Dice left: 1 1."
    );
    for (moves, number, id) in [
        ("place:1", 1, "throw-first"),
        ("roll:1-1-1 roll:1-1-1", 2, "not-your-dice"),
        ("roll:1-1-1 hello", 2, "syntax"),
        ("roll:1-1-1 PLACE:1", 2, "syntax"),
        ("roll:1-1-1 moves", 2, "syntax"),
    ] {
        let said = complaint(format!("position startpos moves {moves}"));
        let (start, rest) = said.split_once(", is refused: ").unwrap();
        assert!(start.starts_with(&format!("move {number}, ")), "{said}");
        assert!(rest.starts_with(&format!("{id} ")), "{said}");
    }
}

#[test]
fn why_has_nothing_to_say_of_legal_moves_and_of_chatter() {
    assert_eq!(complaint("why place:1"), "place:1 is legal");
    assert_eq!(complaint("why not"), "not is no move of this game");
}

#[test]
fn lines_that_are_no_text() {
    assert_eq!(complaint(b"d\xff"), "the line is not UTF-8");
    assert_eq!(complaint(b"\x80\x80\x80"), "the line is not UTF-8");
    assert!(complaint("\0").starts_with("there is no command ;"));
    assert!(complaint("d\u{2028}x\u{85}y").starts_with("it is written d "));
}

#[test]
fn long_lines_are_no_harm() {
    for piece in [
        "x",
        "moves ",
        "position fen ",
        "é",
        "why 1 ",
        "🎲 ",
        "go depth 1 y ",
    ] {
        complaint(piece.repeat(100_000 / piece.len() + 1));
    }
    let zeros = format!("position startpos moves {}", "roll:1-1-1 ".repeat(10_000));
    assert!(complaint(zeros).starts_with("move 2, "));
    let longest = "a".repeat(3 << 20);
    assert_eq!(complaint(longest), "the line is longer than 1048576 bytes");
}

#[test]
fn a_line_as_long_as_allowed_is_read() {
    let line = format!("isready{}\n", " ".repeat((1 << 20) - 8));
    assert_eq!(line.len(), 1 << 20);
    assert_eq!(said(&line), "readyok\n");
}

/// Lets only short counts pass.
struct Hasty(u64);

impl StopListener for Hasty {
    fn count_nodes(&mut self, nodes: u64) -> Result<(), EngineError> {
        self.0 = self.0.saturating_sub(nodes);
        if self.0 == 0 {
            Err(EngineError::Stopped)
        } else {
            Ok(())
        }
    }

    fn ends_search(&mut self, _: bool) -> bool {
        self.count_nodes(100).is_err()
    }

    fn has_quit(&mut self) -> bool {
        false
    }

    fn say(&mut self, _: &str) {}

    fn wait_for_stop(&mut self) {}
}

fn words() -> impl Strategy<Value = String> {
    let known = "(ugi|isready|setoption|name|Game|Strength|value|quick|scripta|uginewgame|position\
        |startpos|fen|moves|go|infinite|depth|stop|query|p1turn|gameover|result|d|second|perft|why\
        |roll:[1-6]-[1-6]-[1-6]|place:[0-9]|pass|[0-9]{1,4}|[(),=]| |\t){0,12}";
    prop_oneof![any::<String>(), known, "\\PC{0,60}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_refused_changes_nothing(lines in prop::collection::vec(words(), 0..12)) {
        let mut engine = Engine::default();
        for line in lines {
            let before = format!("{engine:?}");
            match engine.execute(&line, &mut Hasty(2_000)) {
                Ok(answer) => prop_assert!(answer.is_empty() || answer.ends_with('\n')),
                Err(why) => {
                    prop_assert_eq!(format!("{:?}", engine), before);
                    prop_assert!(!why.to_line().contains(char::is_control));
                }
            }
            prop_assert!(engine.execute("d", &mut Patient).unwrap().contains("\nfen "));
        }
    }

    #[test]
    fn bytes_bring_one_error_a_line_at_most(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let answer = said(&bytes);
        let errors = answer.lines().filter(|line| line.starts_with("error ")).count();
        prop_assert!(errors <= bytes.split(|byte| *byte == b'\n').count());
    }
}
