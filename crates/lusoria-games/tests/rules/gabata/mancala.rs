//! Tests of what Gabata shares with all mancalas (CM-1 to CM-8), and of every reason to refuse a move.

use super::*;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{NotationError, Outcome, Seat, Turn};

fn start() -> Gabata {
    Gabata::start(&Options::default())
}

#[test]
fn cm_2_a_letter_means_the_senders_own_pit() {
    let state = at("", "1,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0/30,22/n/s/1/a,a");
    let state = after(&state, &["a"]);
    assert_eq!(
        (state.pits()[0], state.pits()[9]),
        (1, 0),
        "North’s a, not South’s"
    );
}

#[test]
fn cm_4_a_start_pit_just_lifted_is_empty() {
    // The sowing of eighteen stones ends in the pit from which they were lifted. By GA-A8 that pit counts as empty, so it captures.
    let state = at("", "0,0,0,0,0,18,0,0,0/9,0,0,0,0,0,0,0,0/13,14/s/s/1/a,a");
    let facts = effects(&state, "f");
    assert_eq!(
        text(&facts[0], "path")
            .split(" > ")
            .take(2)
            .collect::<Vec<_>>(),
        ["f18", "f x10"]
    );
}

#[test]
fn cm_6_nobody_passes() {
    let state = after(&start(), &["a", "a"]);
    for word in ["pass", "pas", "passo", "пас"] {
        match state.parse_move(word) {
            Err(NotationError::Malformed(fact)) => assert_eq!(fact.id, "no-pass"),
            other => panic!("{word}: {other:?}"),
        }
    }
}

#[test]
fn cm_8_the_third_time_loose_stones_go_to_their_side_and_the_round_is_scored() {
    let mut line = TypedLine::from_start(Options::default(), at("", CIRCLE));
    let mut facts: Vec<Fact> = Vec::new();
    for text in CIRCLE_TWICE.split(' ') {
        assert!(
            matches!(line.turn(), Turn::Seat(_)),
            "not before the third time"
        );
        let m = read(line.state(), text);
        assert!(line.allows(m), "{text} at {}", line.state());
        facts.clear();
        line.play(m, &mut facts);
    }
    assert_eq!(ids(&facts), ["sown", "stopped", "round-won"]);
    assert_eq!(line.state().stores(), [32, 22]);
    assert!(matches!(line.turn(), Turn::Over(Outcome::Win(Seat::First))));
    super::stones_are_conserved(line.state());
}

#[test]
fn every_refusal_has_its_reason() {
    let fresh = start();
    assert_eq!(refusal(&fresh, Ply::Sow(2)).id, "zero-first");
    let dealt = at(
        "rounds=2",
        "3,3,0,0,0,0,0,0,0/3,3,3,3,3,3,3,3,3/0,21/s/s/2/-,-",
    );
    assert_eq!(refusal(&dealt, read(&dealt, "zero c")).id, "empty-pit");
    let state = after(&fresh, &["a", "a"]);
    let refused = refusal(&state, read(&state, "zero c"));
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "pit")),
        ("zero-over", "c")
    );
    let refused = refusal(&state, read(&state, "c"));
    assert_eq!(
        (refused.id.as_ref(), text(&refused, "pit")),
        ("empty-pit", "c")
    );
    let endless = at("endless=illegal", ENDLESS);
    assert_eq!(refusal(&endless, read(&endless, "b")).id, "endless-pit");
    let over = after(&worked(), &["a"]);
    assert_eq!(refusal(&over, Ply::Sow(0)).id, "game-over");
}
