//! Counts and searches that take long: they can be stopped, and commands that come before their end wait.

use crate::said;

#[test]
fn stop_ends_a_count() {
    assert_eq!(
        said("perft 40\nstop\nisready\n"),
        "error the count was stopped\nreadyok\n"
    );
}

#[test]
fn the_engine_is_ready_while_it_counts() {
    assert_eq!(
        said("perft 40\nisready\nstop\nquery result\n"),
        "readyok\nerror the count was stopped\nresponse none\n"
    );
}

#[test]
fn other_commands_wait_for_a_count() {
    assert_eq!(
        said("perft 40\nperft 1\nisready\nperft 2\nstop\nd third\n"),
        "error the count was stopped\nnodes 56\nreadyok\nnodes 182\n\
         error it is written d [first|second]\n"
    );
}

#[test]
fn a_short_count_is_told_before_the_end() {
    assert_eq!(said("perft 3\nquit\nisready\n"), "nodes 3694\n");
    assert_eq!(said("perft 3"), "nodes 3694\n");
}

#[test]
fn quit_ends_a_long_count() {
    assert_eq!(
        said("perft 40\nquit\nisready\n"),
        "error the count was stopped\n"
    );
}

#[test]
fn a_quit_that_waits_ends_what_comes_before_it() {
    let stopped = "error the count was stopped\n";
    assert_eq!(
        said("perft 40\nquit\nstop\nperft 40"),
        stopped,
        "stop is heard behind quit, and nothing more is done"
    );
    assert_eq!(
        said("perft 40\ngo infinite\nquit\nstop\nmoves\n"),
        format!("{stopped}bestmove none\n")
    );
}

/// The lines of an answer without those with `info`. Of a line with `bestmove`, only the first word.
fn without_info(answer: &str) -> Vec<String> {
    let lines = answer.lines().filter(|line| !line.starts_with("info "));
    let best = |line: &str| line.starts_with("bestmove place:");
    let shown = |line: &str| if best(line) { "bestmove" } else { line }.to_owned();
    lines.map(shown).collect()
}

#[test]
fn an_infinite_search_answers_after_stop() {
    let start = "position startpos moves roll:1-4-6\ngo infinite\n";
    let moves = "moves place:1 place:4 place:6 pass";
    let talk = |rest: &str| without_info(&said(format!("{start}{rest}")));
    assert_eq!(
        talk("isready\nmoves\nisready\nstop\nisready\n"),
        ["readyok", "bestmove", moves, "readyok", "readyok"]
    );
    assert_eq!(talk("quit\nmoves\n"), ["bestmove"]);
    assert_eq!(
        talk(""),
        ["bestmove"],
        "the end of the input ends the search too"
    );
    assert_eq!(talk("\u{7f}\nstop\n").len(), 2);
    assert_eq!(said("go infinite\nstop\n"), "bestmove none\n");
}

#[test]
fn too_many_waiting_commands_end_an_infinite_search() {
    let answer = said(format!("go infinite\n{}", "moves\n".repeat(3_000)));
    assert!(answer.starts_with("bestmove none\nchances "));
    assert_eq!(answer.lines().count(), 3_001);
}

#[test]
fn stop_says_nothing_of_its_own() {
    assert_eq!(said("stop\nstop\n"), "");
}

#[test]
fn a_win_that_takes_an_unknown_number_of_plies_is_told_without_a_number() {
    let answer = said(
        "setoption name Game value tchuka_ruma(pits=6,stones=4)\nposition startpos\ngo depth 1\n",
    );
    assert!(answer.contains(" score exact win nodes "), "{answer}");
}
