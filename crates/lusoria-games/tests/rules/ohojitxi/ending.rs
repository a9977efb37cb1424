//! Tests of how a game ends (OH-9, OH-10, OH-A3 to OH-A5, CM-8).

use super::{after, arg, at, effects, moves, of_south, options, read, south, start};
use crate::play;
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Arg, Fact, Outcome, Seat, State, Turn};

/// Plays these moves on a line, and returns the facts of the last one.
fn play_line(line: &mut TypedLine<Ohojitxi>, texts: &[&str]) -> Vec<Fact> {
    let mut facts = Vec::new();
    for text in texts {
        let m = read(line.state(), text);
        assert!(line.allows(m), "{text} at {}", line.state());
        facts.clear();
        line.play(m, &mut facts);
    }
    facts
}

fn line(options_text: &str, position: &str) -> TypedLine<Ohojitxi> {
    TypedLine::from_start(options(options_text), at(options_text, position))
}

#[test]
fn oh_9_whoever_captures_the_last_own_stones_wins_before_they_are_put_anywhere() {
    let state = south("", "0,4,3,3,3,3");
    let from_b: Vec<String> = moves(&state)
        .into_iter()
        .filter(|m| m.starts_with('b'))
        .collect();
    assert_eq!(from_b, ["b"], "no target");
    let won = after(&state, &["b"]);
    assert_eq!(won.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert_eq!(won.to_string(), "0,0,0,0,0,0/0,0,0,0,0,32/s/-,-");
    let did = effects(&state, "b");
    assert_eq!(did[1].id, "cleared");
    assert_eq!(arg(&did[1], "pits"), &of_south("f, e, d, c"));
    assert_eq!(arg(&did[1], "stones"), &Arg::Number(16));
}

#[test]
fn oh_9_north_wins_in_the_same_way() {
    let state = at("", "2,9,1,4,5,23/3,0,0,0,0,1/n/4,6");
    let won = after(&state, &["f"]);
    assert_eq!(won.to_string(), "2,9,1,4,5,23/0,0,0,0,0,0/n/4,6");
    assert_eq!(won.turn(), Turn::Over(Outcome::Win(Seat::Second)));
}

#[test]
fn oh_a3_twenty_four_stones_in_one_pit_win_in_one_move() {
    for pit in 0..6 {
        let mut pits = ["0"; 6];
        pits[pit] = "24";
        let state = south("", &pits.join(","));
        let letter = char::from(b'a' + pit as u8).to_string();
        assert_eq!(moves(&state), [letter.as_str()]);
        let won = after(&state, &[&letter]);
        assert_eq!(won.turn(), Turn::Over(Outcome::Win(Seat::First)));
    }
}

#[test]
fn oh_10_whoever_is_to_move_has_a_move() {
    play::walk::<Ohojitxi>(&["limit=500", "pits=8,limit=500"], |line| {
        let over = matches!(line.state().turn(), Turn::Over(_));
        assert_eq!(moves(line.state()).is_empty(), over, "{}", line.state());
    });
}

#[test]
fn oh_a4_at_the_limit_fewer_stones_on_the_own_side_win() {
    let fewer = "3,3,3,1,2,0/0,0,0,0,1,35/s/-,-";
    let mut first = line("limit=1", fewer);
    let facts = play_line(&mut first, &["a"]);
    assert_eq!(first.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert_eq!(facts[1].id, "limit-reached");
    assert_eq!(arg(&facts[1], "first-stones"), &Arg::Number(12));
    assert_eq!(arg(&facts[1], "second-stones"), &Arg::Number(36));
    let mut second = line("limit=2", "0,0,0,0,1,35/3,3,3,1,2,0/s/-,-");
    play_line(&mut second, &["e"]);
    assert_eq!(second.turn(), Turn::Seat(Seat::Second));
    play_line(&mut second, &["a"]);
    assert_eq!(second.turn(), Turn::Over(Outcome::Win(Seat::Second)));
}

#[test]
fn oh_a4_at_the_limit_equal_numbers_are_a_draw() {
    let mut equal = TypedLine::<Ohojitxi>::new(options("limit=2"));
    play_line(&mut equal, &["a", "a"]);
    assert_eq!(equal.turn(), Turn::Over(Outcome::Draw));
}

#[test]
fn oh_a4_a_win_in_the_last_move_is_a_win_and_without_a_limit_there_is_none() {
    let mut last = line("limit=1", "0,4,3,3,3,3/0,0,0,0,0,32/s/-,-");
    let facts = play_line(&mut last, &["b"]);
    assert_eq!(last.turn(), Turn::Over(Outcome::Win(Seat::First)));
    assert!(facts.iter().all(|fact| fact.id != "limit-reached"));
    assert_eq!(start("").ply_limit(), None);
    assert_eq!(start("limit=120").ply_limit(), Some(120));
}

/// The stones in the pits of each row, in one position. The twelve sowings of [`ROUND`] capture nothing and lead back to this position.
const CIRCLE: &str = "3,4,7,5,4,1";
const ROUND: [&str; 12] = ["c", "c", "d", "d", "e", "e", "b", "b", "a", "a", "f", "f"];

#[test]
fn oh_a5_the_third_time_of_a_position_is_a_draw() {
    let start = format!("{CIRCLE}/{CIRCLE}/s/-,-");
    let mut line = line("", &start);
    play_line(&mut line, &ROUND);
    assert_eq!(line.state().to_string(), start);
    let (nearly, last) = ROUND.split_at(11);
    play_line(&mut line, nearly);
    assert_eq!(line.turn(), Turn::Seat(Seat::Second), "twice so far");
    let facts = play_line(&mut line, last);
    assert_eq!(line.turn(), Turn::Over(Outcome::Draw));
    assert_eq!(facts.last().unwrap().id, "repeated");
}

/// For CM-8 the last targets are part of a position: the same stones with other targets are another position.
#[test]
fn cm_8_other_last_targets_are_another_position() {
    let one = at("", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5");
    let other = at("", "1,0,2,3,3,4/0,0,0,0,1,34/s/2,5");
    assert_ne!(one, other);
    assert_eq!(one.repetition_limit(), Some(3));
}
